//! The column once a puzzle is over: what it came to, when it is tried again, and what can be done with it.

use super::parts::remove_button;
use super::words;
use crate::calendar;
use crate::input::{KeyAction, Shortcut};
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::screens::practice_parts::{action, fact};
use crate::state::{Go, Screen};
use crate::study::StudyRequest;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Picked, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::puzzle_session::PuzzleResult;
use narabe_learn::puzzles::{AnyAttempt, Attempt};
use narabe_learn::schedule::Answer;
use narabe_rules::Move;
use narabe_study::{Edit, Study};

/// The check behind the verdict.
const MARK: f32 = 24.0;
/// What one can say about a puzzle that was solved, the hardest first.
const ANSWERS: [(Answer, &str); 3] = [
    (Answer::Hard, "puzzle-grade-hard"),
    (Answer::Good, "puzzle-grade-good"),
    (Answer::Easy, "puzzle-grade-easy"),
];

pub fn write(kit: &mut Kit, column: Entity, puzzles: &Puzzles, attempt: &AnyAttempt) {
    let is_tight = kit.layout.is_tight();
    if !is_tight {
        let place = words::place(&kit.locale, puzzles, attempt);
        kit.literal_text(column, Style::LABEL, place);
    }
    let head = kit.node(column, Node::line(space::S).no_shrink());
    let verdict = words::verdict(&kit.locale, attempt);
    let style = if is_tight {
        Style::SUBHEAD
    } else {
        Style::HEADING
    };
    kit.literal_text(head, style, verdict);
    if attempt.is_solved() {
        kit.icon(head, Icon::Check, MARK, Token::Success);
    }
    if let Some(result) = puzzles.result() {
        let effort = words::effort(&kit.locale, attempt, result.took);
        kit.literal_text(column, Style::SMALL, effort);
        facts(kit, column, attempt, result);
    }
    kit.divider(column);
    if !is_tight {
        kit.localized_text(column, Style::LABEL, "puzzle-line");
    }
    let moves = words::moves(&kit.locale, &kit.layout, attempt);
    kit.literal_text(column, Style::DATA_BOLD, moves);
    if !attempt.is_any_way() {
        others(kit, column, attempt);
    }
    if !kit.layout.is_stacked() {
        kit.spacer(column);
    }
    if let Some(result) = puzzles
        .result()
        .filter(|result| result.answer != Answer::Again)
    {
        grade(kit, column, result.answer);
    }
    actions(kit, column, puzzles, attempt, is_tight);
}

/// The study, once more, and the next puzzle; in one row where there is little room.
fn actions(kit: &mut Kit, column: Entity, puzzles: &Puzzles, attempt: &AnyAttempt, is_tight: bool) {
    let row = kit.node(column, Node::line(space::XS).no_shrink().stretch());
    // There is no study of twin boards.
    let study = (!attempt.is_twin()).then(|| {
        if is_tight {
            kit.icon_button(row, Icon::Review, "puzzle-study")
        } else {
            let study = kit.button(row, Look::Soft, Some(Icon::Review), "puzzle-study");
            kit.restyle(study, |node| node.flex().min_width(0));
            study
        }
    });
    if let Some(study) = study {
        kit.on(study, open_in_study);
    }
    let next_in = if is_tight {
        let again = kit.icon_button(row, Icon::Retry, "puzzle-again");
        kit.write_on(again, PuzzleRequest::Again);
        row
    } else {
        action(kit, row, Icon::Retry, "puzzle-again", PuzzleRequest::Again);
        column
    };
    remove_button(kit, row, puzzles, attempt);
    let next = kit.button(next_in, Look::Primary, Some(Icon::Next), "puzzle-next");
    kit.insert(next, Shortcut(KeyAction::Next));
    kit.restyle(next, move |node| {
        if is_tight {
            node.flex().min_width(0)
        } else {
            node.stretch().no_shrink()
        }
    });
    kit.write_on(next, PuzzleRequest::Next);
}

/// The ratings, and when it comes back.
fn facts(kit: &mut Kit, column: Entity, attempt: &AnyAttempt, result: &PuzzleResult) {
    if !kit.layout.is_tight() {
        kit.divider(column);
        let line = fact(kit, column, "puzzle-of");
        let difficulty = attempt.puzzle().difficulty().to_string();
        kit.literal_line(line, Style::DATA_BOLD, difficulty);
    }
    kit.divider(column);
    let line = fact(kit, column, "puzzle-your-rating");
    let [before, after] =
        [result.graded.before, result.graded.after].map(|rating| rating.rating.round());
    kit.literal_line(line, Style::DATA.ink(Token::Ink3), format!("{before}"));
    kit.literal_line(line, Style::DATA_BOLD, format!("{after}"));
    let ink = if after < before {
        Token::Warning
    } else {
        Token::Success
    };
    kit.literal_line(
        line,
        Style::DATA_BOLD.ink(ink),
        format!("{:+}", after - before),
    );
    kit.divider(column);
    let line = fact(kit, column, "puzzle-again-on");
    let days = result.graded.due.since(calendar::today());
    let again = words::again(&kit.locale, days);
    kit.literal_line(line, Style::BODY_BOLD, again);
}

/// The other first moves that are right too.
fn others(kit: &mut Kit, column: Entity, attempt: &AnyAttempt) {
    let first = attempt.moves().first().map(|turn| turn.sorted());
    let solutions = attempt.puzzle().solutions().into_iter();
    let others = solutions.filter(|turn| Some(turn.sorted()) != first);
    let others: Vec<String> = others
        .map(|turn| words::turn(&kit.locale, &kit.layout, attempt, turn))
        .collect();
    if !others.is_empty() {
        let moves = kit.locale.list(others);
        let text = kit.t_of("puzzle-also", "moves", moves);
        kit.literal_text(column, Style::SMALL, text);
    }
}

fn grade(kit: &mut Kit, column: Entity, answer: Answer) {
    let at = ANSWERS.iter().position(|(other, _)| *other == answer);
    let ids = ANSWERS.map(|(_, id)| id);
    if !kit.layout.is_tight() {
        kit.localized_text(column, Style::LABEL, "puzzle-grade");
    }
    let group = kit.segments_of(column, "puzzle-grade", &ids, at.unwrap_or_default());
    kit.restyle(group, |node| node.stretch());
    kit.on(
        group,
        |picked: On<Picked>, mut requests: MessageWriter<PuzzleRequest>| {
            if let Some((answer, _)) = ANSWERS.get(picked.index) {
                requests.write(PuzzleRequest::Grade(*answer));
            }
        },
    );
}

/// The puzzle as a study with the line that was played, to try others.
fn open_in_study(
    _: On<Activate>,
    puzzles: Res<Puzzles>,
    mut studies: MessageWriter<StudyRequest>,
    mut go: MessageWriter<Go>,
) {
    if let Some(study) = puzzles
        .attempt()
        .and_then(AnyAttempt::one_board)
        .and_then(study_of)
    {
        studies.write(StudyRequest::Open(Box::new(study)));
        go.write(Go::To(Screen::Study));
    }
}

fn study_of(attempt: &Attempt) -> Option<Study> {
    let mut study = Study::from_setup(attempt.puzzle().setup()).ok()?;
    let moves: Vec<Move> = attempt.moves().iter().map(|&point| point.into()).collect();
    let from = study.current();
    // The rules have checked these moves, so this cannot fail.
    study.apply(Edit::InsertLine { from, moves }).ok()?;
    Some(study)
}
