//! What the board of the study shows.

use super::best_lines::ShownLine;
use super::explorer::PopularMoves;
use super::threats::PositionThreats;
use crate::board::{
    BoardModel, FirstBoard, HeatPoint, PointLabel, PointLabelKind, WinLine, with_sides_from,
};
use crate::input::HeatMapShown;
use crate::live::{GameReview, HeatMapSource, HeatMaps};
use crate::locale::Locale;
use crate::study::{BoardTool, OpenStudy, StudyThreat};
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use narabe_rules::{Foul, Point};
use narabe_study::Mark;

/// What is drawn over the board beside the stones.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StudyOverlays {
    /// The points that are forbidden to Black.
    pub forbidden: bool,
    /// The points where a side makes a threat.
    pub threats: bool,
}

pub(super) fn show(
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    line: Res<ShownLine>,
    overlays: Res<StudyOverlays>,
    heat: Res<HeatMapShown>,
    dialog: Res<DialogOpen>,
    locale: Res<Locale>,
    mut heat_maps: ResMut<HeatMaps>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
    threat: Res<StudyThreat>,
    popular: PopularMoves,
    mut threats: Local<PositionThreats>,
    mut fouls: Local<Option<(u64, Vec<(Point, Foul)>)>>,
) {
    let position = open.study().position();
    let heat = heat_points(&open, *heat, &mut heat_maps);
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
    let shown = match line.0.as_slice() {
        [] => threat.line(),
        points => with_sides_from(position.side_to_move(), points.iter().copied()),
    };
    model.set_if_neq(BoardModel {
        size: position.size(),
        moves: position.stones().collect(),
        win: outcome.and_then(|outcome| WinLine::neutral(outcome.lines())),
        ghost,
        marks: marks(&open),
        labels: if shown.is_empty() {
            mistake_labels(&review, &open, &locale)
        } else {
            Vec::new()
        },
        line: shown,
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

/// The marks of the current node.
fn marks(open: &OpenStudy) -> Vec<(Point, Mark)> {
    let annotation = open.study().annotation(open.study().current());
    let marks = annotation.marks.iter();
    marks.map(|(point, mark)| (*point, mark.clone())).collect()
}

/// If the last move was a mistake: the move, and the one that would have been better.
fn mistake_labels(review: &GameReview, open: &OpenStudy, locale: &Locale) -> Vec<PointLabel> {
    let reviewed = || {
        let index = open
            .ply()
            .checked_sub(1)
            .filter(|_| open.is_on_main_line())?;
        let reviewed = review.of(open.game())?.moves.get(index)?;
        let is_mistake = reviewed.label.is_some_and(|label| label.is_mistake());
        Some((
            reviewed.turn.point()?,
            reviewed.better.filter(|_| is_mistake)?,
        ))
    };
    let Some((played, better)) = reviewed() else {
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

fn heat_points(open: &OpenStudy, shown: HeatMapShown, heat_maps: &mut HeatMaps) -> Vec<HeatPoint> {
    let position = open.study().position();
    if shown.0 && position.outcome().is_none() {
        heat_maps.of(position, HeatMapSource::Engine)
    } else {
        Vec::new()
    }
}
