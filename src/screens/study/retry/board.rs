//! What the board shows of a mistake that is retried: the answer as a stone, the line that punishes it as ghosts with
//! numbers, and the points of a hint.

use super::super::board::StudyOverlays;
use crate::board::{BoardModel, FirstBoard, KeptModel};
use crate::study::StudyMode;
use crate::widgets::DialogOpen;
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use narabe_rules::Point;
use narabe_study::review::{Retry, RetryHint, RetryStep};

/// What the model depends on: the change of the retry, whether a dialog is open, whether forbidden points are shown.
type ModelInputs = (Tick, bool, bool);

pub fn show(
    mode: Res<StudyMode>,
    overlays: Res<StudyOverlays>,
    dialog: Res<DialogOpen>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
    mut kept: Local<KeptModel<ModelInputs>>,
) {
    if let Some(retry) = mode.retry() {
        let inputs = (mode.last_changed(), dialog.0, overlays.forbidden);
        kept.show(inputs, &mut model, || {
            let mut wanted = model_of(retry);
            wanted.ghost = wanted.ghost.filter(|_| !dialog.0);
            if overlays.forbidden {
                wanted.forbidden = retry.mistake().position.fouls();
            }
            wanted
        });
    }
}

fn model_of(retry: &Retry) -> BoardModel {
    let position = &retry.mistake().position;
    let answer = retry.tried().map(|point| (point, retry.side()));
    BoardModel {
        size: position.size(),
        moves: position.stones().chain(answer).collect(),
        ghost: (*retry.step() != RetryStep::Finished).then_some(retry.side()),
        line: retry.line(),
        mentioned: match (retry.step(), retry.hint()) {
            (RetryStep::Asked, Some(RetryHint::Area)) => free_points_of_area(retry),
            (RetryStep::Asked, Some(RetryHint::Point)) => vec![retry.mistake().best],
            _ => Vec::new(),
        },
        mark_last: true,
        ..default()
    }
}

fn free_points_of_area(retry: &Retry) -> Vec<Point> {
    let [low, high] = retry.mistake().area();
    let position = &retry.mistake().position;
    let points = (low.y..=high.y).flat_map(|y| (low.x..=high.x).map(move |x| Point::new(x, y)));
    points
        .filter(|point| position.check(*point).is_ok())
        .collect()
}
