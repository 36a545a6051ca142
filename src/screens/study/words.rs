//! The words and shapes of the study: names of labels, what a move was worth, values of lines.

use crate::locale::Locale;
use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::side_id;
use crate::theme::{Icon, Token};
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;
use narabe_study::review::{Certainty, Label, ReviewedMove};
use narabe_study::{LineValue, Sentence};

/// The message of a label.
pub const fn label_id(label: Label) -> &'static str {
    match label {
        Label::Best => "review-label-best",
        Label::Good => "review-label-good",
        Label::Inexact => "review-label-inexact",
        Label::Mistake => "review-label-mistake",
        Label::LosingMove => "review-label-losing-move",
        Label::MissedWin => "review-label-missed-win",
        Label::OnlyMove => "review-label-only-move",
        Label::Forced => "review-label-forced",
    }
}

/// The shape of a label: a dot, a diamond, a triangle or a tick. Best, good and forced moves have none.
pub fn label_mark(ui: &mut UiBuilder, parent: Entity, label: Label) {
    let ink = match label {
        Label::OnlyMove => Token::Success,
        _ => Token::Warning,
    };
    label_mark_in(ui, parent, label, ink);
}

/// The shape of a label in this colour.
pub fn label_mark_in(ui: &mut UiBuilder, parent: Entity, label: Label, ink: Token) {
    /// The side of the shapes, in logical pixels.
    const SHAPE: f32 = 9.0;
    const ICON: f32 = 16.0;
    match label {
        Label::Inexact => {
            let dot = Node::default()
                .square(SHAPE)
                .no_shrink()
                .radius(SHAPE / 2.0);
            ui.filled(parent, dot, ink);
        }
        Label::Mistake => {
            let square = Node::default().square(SHAPE).no_shrink();
            let diamond = ui.filled(parent, square, ink);
            let turned = UiTransform::from_rotation(Rot2::degrees(45.0));
            ui.insert(diamond, turned);
        }
        Label::LosingMove | Label::MissedWin => {
            ui.icon(parent, Icon::Mistake, ICON, ink);
        }
        Label::OnlyMove => {
            ui.icon(parent, Icon::Check, ICON, ink);
        }
        Label::Best | Label::Good | Label::Forced => {}
    }
}

/// What a move was worth: "Losing move, proven. H6 was better. The four was not stopped: H6 makes five."
pub fn move_words(locale: &Locale, reviewed: &ReviewedMove) -> Option<String> {
    let label = reviewed.label?;
    let certainty = locale.text(certainty_id(reviewed.certainty));
    let mut words = vec![locale.text_with(
        "review-move-label",
        &[
            ("label", locale.text(label_id(label)).into()),
            ("certainty", certainty.into()),
        ],
    )];
    words.extend(better_words(locale, reviewed));
    words.extend(reason_words(locale, reviewed));
    Some(locale.sentences(words))
}

/// "The four was not stopped: H6 makes five."
pub fn reason_words(locale: &Locale, reviewed: &ReviewedMove) -> Option<String> {
    let reason = Sentence::of_reason(reviewed)?;
    Some(sentence_text(locale, &reason))
}

/// "H6 was better." "The win is still there."
pub fn better_words(locale: &Locale, reviewed: &ReviewedMove) -> Option<String> {
    let better = reviewed
        .better
        .map(|better| locale.text_with("review-better-was", &[("better", better.label().into())]));
    let is_kept = reviewed.label == Some(Label::MissedWin) && reviewed.keeps_win;
    let kept = is_kept.then(|| locale.text("review-still-won"));
    let words: Vec<_> = better.into_iter().chain(kept).collect();
    (!words.is_empty()).then(|| locale.sentences(words))
}

/// The message of "proven" or "judged".
pub const fn certainty_id(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Proven => "review-proven",
        Certainty::Judged => "review-judged",
    }
}

/// "Black wins in 6".
pub fn wins_in(locale: &Locale, side: Side, moves: usize) -> String {
    let side = ("side", locale.text(side_id(side)).into());
    locale.text_with("study-side-wins-in", &[side, ("moves", moves.into())])
}

/// The value of a line: Black's share in per cent, or "wins in 6".
pub fn line_value(locale: &Locale, value: LineValue, side: Side) -> String {
    match (value, side) {
        (LineValue::WinsIn(moves), _) => {
            locale.text_with("study-wins-in", &[("moves", moves.into())])
        }
        (LineValue::LosesIn(moves), _) => {
            locale.text_with("study-loses-in", &[("moves", moves.into())])
        }
        (LineValue::Judged(percent), Side::Black) => percent_text(locale, percent),
        (LineValue::Judged(percent), Side::White) => percent_text(locale, 100 - percent),
    }
}

/// "72 %".
pub fn percent_text(locale: &Locale, percent: u8) -> String {
    locale.text_with("study-percent", &[("percent", percent.into())])
}
