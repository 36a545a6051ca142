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
use crate::widgets::{Look, NodeStyle, Picked, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::puzzle_session::PuzzleResult;
use narabe_learn::puzzles::Attempt;
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

pub fn write(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles, attempt: &Attempt) {
    let is_tight = ui.layout.is_tight();
    if !is_tight {
        let place = words::place(&ui.locale, puzzles, attempt);
        ui.literal_text(column, Style::LABEL, place);
    }
    let head = ui.node(column, Node::line(space::S).no_shrink());
    let verdict = words::verdict(&ui.locale, attempt);
    let style = if is_tight {
        Style::SUBHEAD
    } else {
        Style::HEADING
    };
    ui.literal_text(head, style, verdict);
    if attempt.is_solved() {
        ui.icon(head, Icon::Check, MARK, Token::Success);
    }
    if let Some(result) = puzzles.result() {
        let effort = words::effort(&ui.locale, attempt, result.took);
        ui.literal_text(column, Style::SMALL, effort);
        facts(ui, column, attempt, result);
    }
    ui.divider(column);
    if !is_tight {
        ui.localized_text(column, Style::LABEL, "puzzle-line");
    }
    let moves = words::moves(&ui.locale, &ui.layout, attempt);
    ui.literal_text(column, Style::DATA_BOLD, moves);
    if !attempt.is_any_way() {
        others(ui, column, attempt);
    }
    if !ui.layout.is_stacked() {
        ui.spacer(column);
    }
    if let Some(result) = puzzles
        .result()
        .filter(|result| result.answer != Answer::Again)
    {
        grade(ui, column, result.answer);
    }
    actions(ui, column, puzzles, attempt, is_tight);
}

/// The study, once more, and the next puzzle; in one row where there is little room.
fn actions(
    ui: &mut UiBuilder,
    column: Entity,
    puzzles: &Puzzles,
    attempt: &Attempt,
    is_tight: bool,
) {
    let row = ui.node(column, Node::line(space::XS).no_shrink().stretch());
    // There is no study of twin boards.
    let study = (!attempt.is_twin()).then(|| {
        if is_tight {
            ui.icon_button(row, Icon::Review, "puzzle-study")
        } else {
            let study = ui.button(row, Look::Soft, Some(Icon::Review), "puzzle-study");
            ui.restyle(study, |node| node.flex().min_width(0));
            study
        }
    });
    if let Some(study) = study {
        ui.on(study, open_in_study);
    }
    let next_in = if is_tight {
        let again = ui.icon_button(row, Icon::Retry, "puzzle-again");
        ui.write_on(again, PuzzleRequest::Again);
        row
    } else {
        action(ui, row, Icon::Retry, "puzzle-again", PuzzleRequest::Again);
        column
    };
    remove_button(ui, row, puzzles, attempt);
    let next = ui.button(next_in, Look::Primary, Some(Icon::Next), "puzzle-next");
    ui.insert(next, Shortcut(KeyAction::Next));
    ui.restyle(next, move |node| {
        if is_tight {
            node.flex().min_width(0)
        } else {
            node.stretch().no_shrink()
        }
    });
    ui.write_on(next, PuzzleRequest::Next);
}

/// The ratings, and when it comes back.
fn facts(ui: &mut UiBuilder, column: Entity, attempt: &Attempt, result: &PuzzleResult) {
    if !ui.layout.is_tight() {
        ui.divider(column);
        let line = fact(ui, column, "puzzle-of");
        let difficulty = attempt.puzzle().difficulty().to_string();
        ui.literal_line(line, Style::DATA_BOLD, difficulty);
    }
    ui.divider(column);
    let line = fact(ui, column, "puzzle-your-rating");
    let [before, after] =
        [result.graded.before, result.graded.after].map(|rating| rating.rating.round());
    ui.literal_line(line, Style::DATA.ink(Token::Ink3), format!("{before}"));
    ui.literal_line(line, Style::DATA_BOLD, format!("{after}"));
    let ink = if after < before {
        Token::Warning
    } else {
        Token::Success
    };
    ui.literal_line(
        line,
        Style::DATA_BOLD.ink(ink),
        format!("{:+}", after - before),
    );
    ui.divider(column);
    let line = fact(ui, column, "puzzle-again-on");
    let days = result.graded.due.since(calendar::today());
    let again = words::again(&ui.locale, days);
    ui.literal_line(line, Style::BODY_BOLD, again);
}

/// The other first moves that are right too.
fn others(ui: &mut UiBuilder, column: Entity, attempt: &Attempt) {
    let first = attempt.moves().first().map(|turn| turn.sorted());
    let solutions = attempt.puzzle().solutions().into_iter();
    let others = solutions.filter(|turn| Some(turn.sorted()) != first);
    let others: Vec<String> = others
        .map(|turn| words::turn(&ui.locale, &ui.layout, attempt, turn))
        .collect();
    if !others.is_empty() {
        let moves = ui.locale.list(others);
        let text = ui.locale.text_of("puzzle-also", "moves", moves);
        ui.literal_text(column, Style::SMALL, text);
    }
}

fn grade(ui: &mut UiBuilder, column: Entity, answer: Answer) {
    let at = ANSWERS.iter().position(|(other, _)| *other == answer);
    let ids = ANSWERS.map(|(_, id)| id);
    if !ui.layout.is_tight() {
        ui.localized_text(column, Style::LABEL, "puzzle-grade");
    }
    let group = ui.segments_of(column, "puzzle-grade", &ids, at.unwrap_or_default());
    ui.restyle(group, |node| node.stretch());
    ui.on(
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
    if let Some(study) = puzzles.attempt().and_then(study_of) {
        studies.write(StudyRequest::Open(Box::new(study)));
        go.write(Go::To(Screen::Study));
    }
}

fn study_of(attempt: &Attempt) -> Option<Study> {
    let mut study = Study::from_setup(attempt.puzzle().one_board()?.setup()).ok()?;
    let moves = attempt.moves().iter().map(|turn| turn.first.point.into());
    let moves: Vec<Move> = moves.collect();
    let from = study.current();
    // The rules have checked these moves, so this cannot fail.
    study.apply(Edit::InsertLine { from, moves }).ok()?;
    Some(study)
}
