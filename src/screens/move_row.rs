//! A row of a table of moves: the point, how often or how much, and more. A press on it plays or shows the move; the row that is
//! pointed at is raised, and its point on the board has brackets.

use crate::board::{BoardCursor, FirstBoard};
use crate::screens::lifecycle::AddScreen;
use crate::theme::{Elevation, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder, check};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;
use narabe_rules::Point;

/// The height of a row with its divider, and how far a chosen one is wider than the column, in logical pixels.
pub const ROW: f32 = 34.0;
pub const OVERHANG: f32 = space::XS;
/// The height of the names of the columns.
pub const HEADER: f32 = 26.0;
/// The width of the column of the moves.
pub const MOVE: f32 = 44.0;

#[derive(Component, Debug, Clone)]
pub struct MoveRow {
    /// The points of the move, several if the position is symmetric; none of a pass.
    pub points: Vec<Point>,
}

/// The move that is pointed at.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChosenMove(pub Option<Point>);

/// The systems that find the chosen move.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChooseMoveSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenMove>()
        .add_details(choose.in_set(ChooseMoveSystems));
}

/// The line of the columns' names.
pub fn header(ui: &mut UiBuilder, parent: Entity, gap: f32) -> Entity {
    let node = Node::line(gap).height(HEADER).no_shrink().stretch();
    ui.node(parent, node)
}

/// A row that begins with the name of its move; it is a button with this name for screen readers and this focus key.
pub fn row(
    ui: &mut UiBuilder,
    place: Entity,
    gap: f32,
    (points, label): (Vec<Point>, String),
    (spoken, key): (&str, &str),
) -> Entity {
    let node = Node::line(gap)
        .height(ROW - 1.0)
        .stretch()
        .no_shrink()
        .pad_x(OVERHANG)
        .radius(radius::CONTROL);
    let button = ui.bare_button(place, Look::Row, spoken, key, node);
    ui.insert(button, (MoveRow { points }, Elevation(0)));
    cell(ui, button, MOVE, false, |ui, cell| {
        ui.control_line(cell, Style::DATA_BOLD.sized(16.0), label);
    });
    button
}

/// The line below a row.
pub fn divider(ui: &mut UiBuilder, place: Entity) {
    let line = ui.node(place, Node::column().pad_x(OVERHANG).no_shrink());
    ui.divider(line);
}

/// A cell of a column; numbers are at its right end.
pub fn cell(
    ui: &mut UiBuilder,
    row: Entity,
    width: f32,
    is_number: bool,
    fill: impl FnOnce(&mut UiBuilder, Entity),
) {
    let node = Node::row().items_center().width(width).no_shrink();
    let node = if is_number { node.justify_end() } else { node };
    let place = ui.node(row, node);
    fill(ui, place);
}

/// The row under the pointer; else the one with the focus of keys; else the one of the point under the pointer on the board.
fn choose(
    rows: Query<(Entity, &MoveRow, &Hovered, Has<Checked>)>,
    cursor: Single<&BoardCursor, With<FirstBoard>>,
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
