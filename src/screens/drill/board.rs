//! What the board shows of a drill: its stones, a miss with what answers it, and the place of the move.

use crate::board::{BoardModel, FirstBoard, KeptModel, WinLine, with_sides_from};
use crate::drill::Drills;
use crate::screens::practice_parts::{with_last, wrong};
use crate::settings::Settings;
use crate::widgets::DialogOpen;
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use narabe_learn::drill::{Drill, DrillState};
use narabe_rules::{Point, Position, Side};

/// What the model depends on: the last change of the drills, whether a dialog is open, and whether forbidden points are shown.
type ModelInputs = (Tick, bool, bool);

pub fn show(
    drills: Res<Drills>,
    dialog: Res<DialogOpen>,
    settings: Res<Settings>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
    mut kept: Local<KeptModel<ModelInputs>>,
) {
    let shown = (drills.last_changed(), dialog.0, settings.forbidden_points);
    kept.show(shown, &mut model, || match drills.drill() {
        Some(drill) => model_of(drill, !dialog.0, settings.forbidden_points),
        None => BoardModel::default(),
    });
}

fn model_of(drill: &Drill, may_play: bool, shows_fouls: bool) -> BoardModel {
    let (tree, side) = (drill.tree(), drill.tree().side());
    let start = with_last(tree.start(), tree.last());
    let moves = with_sides_from(tree.start().to_move(), drill.moves().iter().copied());
    // The miss and the first answer to it are stones; the continuation is a line of ghosts.
    let answer = drill.miss().map_or(&[][..], |miss| &miss.answer);
    let (reply, line) = answer.split_at(answer.len().min(1));
    let missed: Vec<Point> = (drill.miss().map(|miss| miss.point).into_iter())
        .chain(reply.iter().copied())
        .collect();
    let position = Position::from_setup(drill.setup());
    let ghost = Some(side).filter(|_| may_play && drill.state() != DrillState::LineOver);
    let has_moved = tree.last().is_some() || !moves.is_empty() || !missed.is_empty();
    BoardModel {
        size: tree.start().size(),
        win: win_of(drill),
        ghost,
        line: with_sides_from(side, line.iter().copied()),
        labels: drill
            .miss()
            .map(|miss| wrong(miss.point))
            .into_iter()
            .collect(),
        mentioned: drill.hint().into_iter().collect(),
        forbidden: match position {
            Ok(position) if shows_fouls && ghost == Some(Side::Black) => position.fouls(),
            _ => Vec::new(),
        },
        mark_last: has_moved,
        unordered: tree.last().is_some(),
        moves: start
            .into_iter()
            .chain(moves)
            .chain(with_sides_from(side, missed))
            .collect(),
        ..default()
    }
}

/// The five, if the line ends with one.
fn win_of(drill: &Drill) -> Option<WinLine> {
    let mut position = Position::from_setup(drill.tree().start()).ok()?;
    for &point in drill.moves() {
        position.play(point).ok()?;
    }
    WinLine::neutral(position.outcome()?.lines())
}
