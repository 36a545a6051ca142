//! What the board shows of a mistake that is tried again: the answer as a stone, the line that punishes it as ghosts with
//! numbers, and the points of a hint.

use super::super::board::StudyOverlays;
use crate::board::{BoardModel, KeptModel};
use crate::study::StudyTries;
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use narabe_rules::Point;
use narabe_study::review::{TryAgain, TryHint, TryStep};

/// What the model depends on: the state of the tries, whether a dialog is open, whether forbidden points are shown.
type State = (u64, bool, bool);

pub fn show(
    shown: Res<StudyTries>,
    overlays: Res<StudyOverlays>,
    dialog: Res<DialogOpen>,
    mut model: ResMut<BoardModel>,
    mut kept: Local<KeptModel<State>>,
) {
    if let Some(tries) = shown.tries() {
        let state = (shown.revision(), dialog.0, overlays.forbidden);
        kept.show(state, &mut model, || {
            let mut wanted = model_of(tries);
            wanted.ghost = wanted.ghost.filter(|_| !dialog.0);
            if overlays.forbidden {
                wanted.forbidden = tries.mistake().position.fouls();
            }
            wanted
        });
    }
}

fn model_of(tries: &TryAgain) -> BoardModel {
    let position = &tries.mistake().position;
    let answer = tries.tried().map(|point| (point, tries.side()));
    BoardModel {
        size: position.size(),
        moves: position.stones().chain(answer).collect(),
        ghost: (*tries.step() != TryStep::Finished).then_some(tries.side()),
        line: tries.line(),
        mentioned: match (tries.step(), tries.hint()) {
            (TryStep::Asked, Some(TryHint::Area)) => free_points_of_area(tries),
            (TryStep::Asked, Some(TryHint::Point)) => vec![tries.mistake().best],
            _ => Vec::new(),
        },
        mark_last: true,
        ..default()
    }
}

fn free_points_of_area(tries: &TryAgain) -> Vec<Point> {
    let [low, high] = tries.area();
    let position = &tries.mistake().position;
    let points = (low.y..=high.y).flat_map(|y| (low.x..=high.x).map(move |x| Point::new(x, y)));
    points
        .filter(|point| position.check(*point).is_ok())
        .collect()
}
