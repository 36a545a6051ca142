//! What the board shows of a step, or both of twin boards: the position, the answer as a stone, and what is said to it.

use super::shared::{LessonScreenSystems, opened};
use crate::board::{
    BoardId, BoardModel, BoardSlot, PointLabel, PointLabelKind, ThreatMark, WinLine,
};
use crate::learn::{Lessons, OpenLesson};
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::position_setup::Lengths;
use crate::screens::wording::side_names::side_word;
use crate::theme::space;
use crate::widgets::{DialogOpen, NodeStyle, UiBuilder};
use bevy::prelude::*;
use narabe_learn::lessons::{
    Illustration, Judgement, LessonBoard, LessonSaid, Note, Remark, Shape, Step, Task,
};
use narabe_rules::twin::{Half, Turn, TwinPosition};
use narabe_rules::{Point, Setup, Side};
use narabe_study::Mark;

/// Twin boards are one above the other where the text is below them, and are so much higher together than one board.
const TWIN_MORE: f32 = 120.0;

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.in_set(LessonScreenSystems));
}

/// The place of the board, or of both.
pub fn build(ui: &mut UiBuilder, parent: Entity, step: &Step, lengths: &Lengths) {
    if matches!(step.board, LessonBoard::One(_)) {
        let slot = BoardSlot {
            playable: true,
            ..BoardSlot::in_layout(&ui.layout)
        };
        let place = Node::default().square(lengths.board).no_shrink();
        ui.spawn(parent, (place, slot));
        return;
    }
    let length = if lengths.is_stacked {
        lengths.board + TWIN_MORE
    } else {
        lengths.board
    };
    let side = ((length - space::M) / 2.0).floor();
    let row = Node::column().center().size(lengths.board, length);
    let row = ui.node(parent, row.no_shrink());
    ui.twin_boards(row, side, lengths.is_stacked);
}

fn show(
    open: Res<OpenLesson>,
    lessons: Res<Lessons>,
    locale: Res<Locale>,
    dialog: Res<DialogOpen>,
    mut boards: Query<(&BoardId, &mut BoardModel)>,
) {
    let Some((_, _, step)) = opened(&open, &lessons) else {
        return;
    };
    for (board, mut model) in &mut boards {
        let mut wanted = match (&step.board, board) {
            (LessonBoard::One(_), BoardId::First) => one_board(&open, &locale),
            (LessonBoard::One(_), BoardId::Second) => BoardModel::default(),
            (LessonBoard::Twin(twin), _) => twin_board(&open, twin, board.half()),
        };
        wanted.ghost = wanted.ghost.filter(|_| !dialog.0);
        model.set_if_neq(wanted);
    }
}

/// What is shown with what was said last.
fn shown_with(open: &OpenLesson) -> Illustration {
    match open.said() {
        Some(
            LessonSaid::Answer(shown)
            | LessonSaid::Judged(Judgement::Right { shown, .. } | Judgement::Wrong { shown, .. }),
        ) => shown.clone(),
        _ => Illustration::default(),
    }
}

fn one_board(open: &OpenLesson, locale: &Locale) -> BoardModel {
    let Some(attempt) = open.attempt() else {
        return BoardModel::default();
    };
    let (setup, step) = (attempt.setup(), attempt.step());
    let (moves, is_wrong) = stones(open, setup);
    let shown = shown_with(open);
    let is_asked = !matches!(step.task, Task::Read | Task::Choose(_));
    let is_first = open.said().is_none() && attempt.played().is_empty();
    let rows = shown.rows.iter().filter(|_| is_wrong);
    let rows = rows.filter_map(|row| Some([*row.first()?, *row.last()?]));
    let drawn = step.rows.iter().filter(|_| is_first || !is_asked);
    let mut labels = note_labels(step, locale, is_first || !is_asked);
    if is_wrong {
        labels.extend(
            shown
                .remarks
                .iter()
                .map(|&remark| remark_label(locale, remark)),
        );
    }
    BoardModel {
        size: setup.size(),
        mark_last: open.shown_try().is_some() || !attempt.played().is_empty(),
        ghost: (is_asked && !open.is_done()).then_some(setup.to_move()),
        closed: match step.task {
            // Points are marked, and no stones are placed.
            Task::Mark(_) => setup.board().empty_points().collect(),
            _ => Vec::new(),
        },
        line: if shown.stones.is_empty() && is_first {
            step_line(step, setup)
        } else {
            shown.stones
        },
        win: if is_wrong {
            None
        } else {
            WinLine::neutral(&shown.rows)
        },
        threats: threats(step, &shown.points),
        threat_lines: rows.chain(drawn.map(|&(from, to)| [from, to])).collect(),
        marks: marks(open, step),
        labels,
        unordered: true,
        moves,
        ..default()
    }
}

/// The stones with the one that was tried, and whether that was wrong.
fn stones(open: &OpenLesson, setup: &Setup) -> (Vec<(Point, Side)>, bool) {
    let Some(tried) = open.shown_try() else {
        return (setup.stones().to_vec(), false);
    };
    let is_last = open.shown_index() == open.tries().len().checked_sub(1);
    // The position has gone on.
    if is_last && setup.get(tried.point).is_some() {
        return (setup.stones().to_vec(), false);
    }
    let mut stones = tried.setup.stones().to_vec();
    stones.push((tried.point, tried.setup.to_move()));
    (stones, !tried.is_good())
}

/// The moves that a step shows with numbers.
fn step_line(step: &Step, setup: &Setup) -> Vec<(Point, Side)> {
    let side = setup.to_move();
    let sides = [side, side.other()].into_iter().cycle();
    step.line.iter().copied().zip(sides).collect()
}

/// The signs of a step, and rings around what was marked.
fn marks(open: &OpenLesson, step: &Step) -> Vec<(Point, Mark)> {
    let of_step = step.marks.iter();
    let of_step =
        of_step.flat_map(|(mark, points)| points.iter().map(|point| (*point, mark.clone())));
    let marked = open.marked().iter().map(|point| (*point, Mark::Circle));
    of_step.chain(marked).collect()
}

/// The points where a five or an open four is threatened; the points of a set have rings instead.
fn threats(step: &Step, points: &[Point]) -> Vec<(Point, ThreatMark)> {
    let mark = match step.task {
        Task::Mark(_) => ThreatMark::Try,
        Task::Make(Shape::OpenThree | Shape::BrokenThree | Shape::DoubleThree) => ThreatMark::Four,
        _ => ThreatMark::Five,
    };
    points.iter().map(|point| (*point, mark)).collect()
}

fn note_labels(step: &Step, locale: &Locale, are_shown: bool) -> Vec<PointLabel> {
    let notes = step.notes.iter().filter(|_| are_shown);
    let label = |note: &Note| PointLabel {
        point: note.at,
        text: locale.text(&note.text),
        kind: PointLabelKind::Played,
    };
    notes.map(label).collect()
}

/// What is said at a point of a wrong answer.
fn remark_label(locale: &Locale, (point, remark): (Point, Remark)) -> PointLabel {
    let of = |id, side| locale.text_of(id, "side", side_word(side));
    PointLabel {
        point,
        text: match remark {
            Remark::ClosedEnd => locale.text("lesson-label-closed"),
            Remark::Stops(side) => of("lesson-label-stops", side),
            Remark::Five(side) => of("lesson-label-five", side),
            Remark::WinBegins(side) => of("lesson-label-win", side),
        },
        kind: PointLabelKind::Remark,
    }
}

/// One of twin boards, with the turn so far, the last one, and the one that is shown.
fn twin_board(open: &OpenLesson, twin: &TwinPosition, half: Half) -> BoardModel {
    let board = twin.board(half);
    let on_board = twin.size().points();
    let mut moves: Vec<(Point, Side)> = on_board
        .filter_map(|point| Some((point, board.get(point)?)))
        .collect();
    let side = twin.side_to_move();
    let of_turn = |turn: Option<Turn>, side: Side| {
        let stones = turn.into_iter().flat_map(Turn::stones);
        let here = stones.filter(move |stone| stone.half == half);
        here.map(move |stone| (stone.point, side))
    };
    let first = open.first_stone().map(Turn::one);
    moves.extend(of_turn(first.or(open.turn()), side));
    let is_answer = matches!(open.said(), Some(LessonSaid::Answer(_)));
    let next = if is_answer { side } else { side.other() };
    let asks = open
        .attempt()
        .is_some_and(|attempt| matches!(attempt.step().task, Task::WinTurn | Task::HoldTurn));
    BoardModel {
        size: twin.size(),
        ghost: (asks && !open.is_done()).then_some(side),
        line: of_turn(shown_with(open).turn, next).collect(),
        moves,
        unordered: true,
        ..default()
    }
}
