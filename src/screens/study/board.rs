//! What the board of the study shows.

use super::best_lines::ShownLine;
use super::edit_bar::EditShown;
use super::explorer::PopularMoves;
use super::mistake_line::{self, PlayedLine};
use super::threats::PositionThreats;
use crate::board::{
    BoardCursor, BoardModel, FirstBoard, HeatPoint, NextMove, PointLabel, PointLabelKind, WinLine,
    with_sides_from,
};
use crate::input::HeatMapShown;
use crate::live::{GameReview, HeatMapSource, HeatMaps, heat_of_lines};
use crate::locale::Locale;
use crate::settings::Settings;
use crate::study::{BoardTool, LiveAnalysis, OpenStudy, StudyThreat};
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use narabe_rules::{Foul, Move, Point, Side};
use narabe_study::Mark;
use narabe_study::review::ReviewedMove;

/// What is drawn over the board beside the stones.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StudyOverlays {
    /// The points that are forbidden to Black.
    pub forbidden: bool,
    /// The points where a side makes a threat.
    pub threats: bool,
}

/// A text of so many signs is never cut on its point.
const SHORT_TEXT: usize = 2;

pub(super) fn show(
    open: Res<OpenStudy>,
    (review, analysis): (Res<GameReview>, Res<LiveAnalysis>),
    (line, played): (Res<ShownLine>, Res<PlayedLine>),
    overlays: Res<StudyOverlays>,
    heat: Res<HeatMapShown>,
    dialog: Res<DialogOpen>,
    locale: Res<Locale>,
    mut heat_maps: ResMut<HeatMaps>,
    board: Single<(&mut BoardModel, &BoardCursor), With<FirstBoard>>,
    (settings, edit): (Res<Settings>, Res<EditShown>),
    threat: Res<StudyThreat>,
    popular: PopularMoves,
    mut threats: Local<PositionThreats>,
    mut fouls: Local<Option<(u64, Vec<(Point, Foul)>)>>,
) {
    let (mut model, cursor) = board.into_inner();
    let position = open.study().position();
    let heat = heat_points(&open, *heat, &analysis, &mut heat_maps);
    let outcome = position.outcome();
    let hash = position.board().hash();
    let forbidden = if overlays.forbidden && outcome.is_none() {
        if fouls.as_ref().is_none_or(|(known, _)| *known != hash) {
            *fouls = Some((hash, position.fouls()));
        }
        fouls
            .as_ref()
            .map_or_else(Vec::new, |(_, points)| points.clone())
    } else {
        Vec::new()
    };
    let ghost = open
        .to_move()
        .filter(|_| !dialog.0 && *open.tool() == BoardTool::Play);
    // A line under the pointer is shown in place of the threat.
    let whole_line = line.0.is_empty();
    let shown = match line.0.as_slice() {
        [] if !played.here(&open).is_empty() => {
            let points = played.here(&open).iter().copied();
            with_sides_from(position.side_to_move(), points)
        }
        [] => threat.line(),
        points => with_sides_from(position.side_to_move(), points.iter().copied()),
    };
    let next = if settings.next_moves {
        next_moves(&open)
    } else {
        Vec::new()
    };
    let mut labels = if shown.is_empty() {
        mistake_labels(&review, &open, &locale)
    } else {
        Vec::new()
    };
    if shown.is_empty() {
        labels.extend(selected_text(&next, cursor.point()));
    }
    model.set_if_neq(BoardModel {
        size: position.size(),
        moves: position.stones().collect(),
        win: outcome.and_then(|outcome| WinLine::neutral(outcome.lines())),
        ghost,
        marks: marks(&open, settings.next_moves, edit.0),
        hint: if shown.is_empty() && heat.is_empty() {
            better_line(&review, &open)
        } else {
            Vec::new()
        },
        labels,
        line: shown,
        whole_line,
        next,
        // Where both want a point, the heat map was asked for by its own button.
        popular: if heat.is_empty() {
            popular.here(&open)
        } else {
            Vec::new()
        },
        heat,
        forbidden,
        threats: if overlays.threats && outcome.is_none() {
            threats.marks(position)
        } else {
            Vec::new()
        },
        mark_last: position.last_move().is_some(),
        ..default()
    });
}

/// The moves that follow the current node.
fn next_moves(open: &OpenStudy) -> Vec<NextMove> {
    let (study, here) = (open.study(), open.study().current());
    let main = study.record().children(here).first();
    let next = study.next_moves(here).into_iter();
    next.map(|next| NextMove {
        point: next.point,
        is_main: main == Some(&next.node),
        text: next.text,
        below: next.below,
    })
    .collect()
}

/// The whole text of the next move that is selected, if it is too long for its point.
fn selected_text(next: &[NextMove], selected: Option<Point>) -> Option<PointLabel> {
    let next = next.iter().find(|next| Some(next.point) == selected)?;
    (next.text.chars().count() > SHORT_TEXT).then(|| PointLabel {
        point: next.point,
        text: next.text.clone(),
        kind: PointLabelKind::Remark,
    })
}

/// The marks of the current node. Board texts lie there with the moves that follow; those that do not are only shown where they
/// can be changed: the text of the last move, and all while the next moves are hidden.
fn marks(open: &OpenStudy, has_next: bool, is_editing: bool) -> Vec<(Point, Mark)> {
    let (study, here) = (open.study(), open.study().current());
    let last = study.record().move_at(here);
    let is_shown = |point: Point, mark: &Mark| {
        let is_last = last == Some(Move::Stone(point));
        !study.is_board_text(here, point, mark) || is_editing && (is_last || !has_next)
    };
    let marks = study.annotation(here).marks.iter();
    let shown = marks.filter(|(point, mark)| is_shown(**point, mark));
    shown.map(|(point, mark)| (*point, mark.clone())).collect()
}

/// The mistake that the last move was, if it was one.
fn mistake_here<'a>(review: &'a GameReview, open: &OpenStudy) -> Option<&'a ReviewedMove> {
    let index = open
        .ply()
        .checked_sub(1)
        .filter(|_| open.is_on_main_line())?;
    let reviewed = review.of(open.game())?.moves.get(index)?;
    let is_mistake = reviewed.label.is_some_and(|label| label.is_mistake());
    Some(reviewed).filter(|_| is_mistake)
}

/// The better move of the mistake on the board with the moves after it.
fn better_line(review: &GameReview, open: &OpenStudy) -> Vec<(Point, Side)> {
    let board = open.study().position().board();
    let is_free = |point| board.get(point).is_none();
    mistake_here(review, open)
        .map_or_else(Vec::new, |reviewed| mistake_line::better(reviewed, is_free))
}

/// If the last move was a mistake: the move, and the one that would have been better.
fn mistake_labels(review: &GameReview, open: &OpenStudy, locale: &Locale) -> Vec<PointLabel> {
    let points = mistake_here(review, open)
        .and_then(|reviewed| Some((reviewed.turn.point()?, reviewed.better?)));
    let Some((played, better)) = points else {
        return Vec::new();
    };
    vec![
        PointLabel {
            point: played,
            text: locale.text("study-label-played"),
            kind: PointLabelKind::Played,
        },
        PointLabel {
            point: better,
            text: locale.text("study-label-better"),
            kind: PointLabelKind::Better,
        },
    ]
}

/// The heat map: that of the lines where there are some, so that both are of one search.
fn heat_points(
    open: &OpenStudy,
    shown: HeatMapShown,
    analysis: &LiveAnalysis,
    heat_maps: &mut HeatMaps,
) -> Vec<HeatPoint> {
    let position = open.study().position();
    if !shown.0 || position.outcome().is_some() {
        return Vec::new();
    }
    // It is asked for in any case: the legend tells whose it is.
    let own = heat_maps.of(position, HeatMapSource::Engine);
    let found = analysis.of(open.study().current());
    let lines = found.map_or(&[][..], |found| &found.lines);
    let first = lines
        .iter()
        .filter_map(|line| Some((*line.moves.first()?, line.value.percent())));
    match first.collect::<Vec<_>>().as_slice() {
        [] => own,
        chances => heat_of_lines(chances),
    }
}
