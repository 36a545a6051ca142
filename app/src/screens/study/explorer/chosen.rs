//! The move that is pointed at, in the list or on the board: its row is raised and its point has brackets.

use super::super::systems::StudyScreenSystems;
use super::moves::{self, MoveRow};
use crate::board::BoardCursor;
use crate::widgets::check;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;
use narabe::rules::Point;

/// The move that is pointed at.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChosenMove(pub Option<Point>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenMove>().add_systems(
        Update,
        choose.after(moves::write_values).in_set(StudyScreenSystems),
    );
}

/// The row under the pointer; else the one with the focus of keys; else the one of the point under the pointer on the board.
fn choose(
    rows: Query<(Entity, &MoveRow, &Hovered, Has<Checked>)>,
    cursor: Res<BoardCursor>,
    focus: Res<InputFocus>,
    is_focus_visible: Res<InputFocusVisible>,
    mut chosen: ResMut<ChosenMove>,
    mut commands: Commands,
) {
    let first = |row: &MoveRow| row.points.first().copied();
    let hovered = || {
        let (_, row, ..) = rows.iter().find(|(_, _, hovered, _)| hovered.0)?;
        first(row)
    };
    let focused = || {
        let focused = focus.get().filter(|_| is_focus_visible.0)?;
        first(rows.get(focused).ok()?.1)
    };
    let on_board = || {
        let point = cursor.point()?;
        let is_there = rows.iter().any(|(_, row, ..)| row.points.contains(&point));
        is_there.then_some(point)
    };
    let now = hovered().or_else(focused).or_else(on_board);
    chosen.set_if_neq(ChosenMove(now));
    for (entity, row, _, checked) in &rows {
        let wanted = now.is_some_and(|point| row.points.contains(&point));
        check(&mut commands, entity, checked, wanted);
    }
}
