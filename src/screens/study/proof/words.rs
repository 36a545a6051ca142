//! The words of the tree: what is beside its nodes, and what a screen reader calls them.

use crate::locale::Locale;
use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::side_id;
use narabe_rules::{Point, Side};
use narabe_study::proof::{AttackKind, AttackStep, Defence, ProofWalk, attack_kind_name};

/// "two threes at once".
pub fn made_words(locale: &Locale, step: &AttackStep) -> String {
    sentence_text(locale, &attack_kind_name(step.kind))
}

/// "8 answers, 30 in all" beside the first attack, "8 answers, five by 31 at the latest" beside the others.
pub fn answers(locale: &Locale, walk: &ProofWalk, step: &AttackStep, is_first: bool) -> String {
    if step.kind == AttackKind::Five {
        return String::new();
    }
    let count = ("count", step.defences.len().into());
    let answers = (
        "answers",
        locale.text_with("study-proof-answers", &[count]).into(),
    );
    let all = walk.total().choices;
    if is_first && all > step.defences.len() {
        return locale.text_with(
            "study-proof-answers-of-all",
            &[answers, ("all", all.into())],
        );
    }
    let ply = ("ply", step.by_move.into());
    locale.text_with("study-proof-answers-by", &[answers, ply])
}

/// "8 more" if the defender has a choice later, else "by 27".
pub fn defence_note(locale: &Locale, defence: &Defence) -> String {
    match defence.below.choices {
        0 => locale.text_with("study-proof-by", &[("ply", defence.by_move.into())]),
        count => locale.text_with("study-proof-more", &[("count", count.into())]),
    }
}

/// "Black F9, move 21, two threes at once, 8 answers, five by 31 at the latest".
pub fn attack_name(locale: &Locale, side: Side, step: &AttackStep, answers: &str) -> String {
    let name = locale.text_with(
        "study-proof-attack",
        &[
            ("side", locale.text(side_id(side)).into()),
            ("point", step.attack.label().into()),
            ("ply", step.ply.into()),
            ("made", made_words(locale, step).into()),
        ],
    );
    match answers {
        "" => name,
        answers => locale.facts([name.as_str(), answers]),
    }
}

/// "White F7, defence 1 of 8, five by move 31".
pub fn defence_name(locale: &Locale, side: Side, step: &AttackStep, index: usize) -> String {
    let Some(defence) = step.defences.get(index) else {
        return String::new();
    };
    locale.text_with(
        "study-proof-defence",
        &[
            ("side", locale.text(side_id(side)).into()),
            ("point", defence.point.label().into()),
            ("number", (index + 1).into()),
            ("count", step.defences.len().into()),
            ("ply", defence.by_move.into()),
        ],
    )
}

/// "White O15, not listed by the proof".
pub fn other_name(locale: &Locale, side: Side, point: Point) -> String {
    let side = ("side", locale.text(side_id(side)).into());
    locale.text_with(
        "study-proof-other",
        &[side, ("point", point.label().into())],
    )
}

/// "Then 23 D9, 24 C9, 25 H11".
pub fn line_name(locale: &Locale, first: usize, line: &[(Point, Side)]) -> String {
    let moves = (line.iter().enumerate())
        .map(|(index, (point, _))| format!("{} {}", first + index, point.label()));
    locale.text_with("study-proof-line", &[("moves", locale.list(moves).into())])
}
