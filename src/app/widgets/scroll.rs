//! Scrolling areas: by wheel, by drag on touch screens, and to the focused control.

use super::dialog::Dialog;
use super::kit::Kit;
use super::node::NodeStyle;
use bevy::input_focus::{FocusGained, InputFocusVisible};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui_widgets::{ScrollArea, ScrollIntoView};

impl Kit<'_, '_> {
    /// A column that takes the available height and scrolls the rest.
    pub fn scroll(&mut self, parent: Entity, node: Node) -> Entity {
        let node = node
            .flex_direction(FlexDirection::Column)
            .min_height(0)
            .overflow(Overflow::scroll_y());
        let area = self.spawn(parent, (ScrollArea, node));
        self.on(area, drag);
        area
    }

    /// A row that scrolls sideways.
    pub fn scroll_row(&mut self, parent: Entity, node: Node) -> Entity {
        let node = node.min_width(0).overflow(Overflow::scroll_x());
        let area = self.spawn(parent, (ScrollArea, node));
        self.on(area, drag);
        area
    }
}

fn drag(drag: On<Pointer<Drag>>, mut areas: Query<(&Node, &ComputedNode, &mut ScrollPosition)>) {
    if !matches!(drag.pointer_id, PointerId::Touch(_)) {
        return;
    }
    let Ok((node, computed, mut position)) = areas.get_mut(drag.event_target()) else {
        return;
    };
    let hidden = (computed.content_size() - computed.size()) * computed.inverse_scale_factor;
    if node.overflow.y == OverflowAxis::Scroll {
        position.y = (position.y - drag.delta.y).clamp(0.0, hidden.y.max(0.0));
    }
    if node.overflow.x == OverflowAxis::Scroll {
        position.x = (position.x - drag.delta.x).clamp(0.0, hidden.x.max(0.0));
    }
}

/// A column of text that scrolls by arrow keys and Page Up and Down, without focusable controls.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ScrollByKeys;

/// The distance that an arrow key scrolls, in logical pixels, and that Page Up or Down does, in heights of the column.
const STEP: f32 = 56.0;
const PAGE: f32 = 0.8;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_on).add_observer(follow_focus);
}

/// Scrolls by keys; with a dialog open only inside it.
fn read_on(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    dialogs: Query<(), With<Dialog>>,
    parents: Query<&ChildOf>,
    mut columns: Query<(Entity, &ComputedNode, &mut ScrollPosition), With<ScrollByKeys>>,
) {
    let Some(keys) = keys else { return };
    let pressed = |key| f32::from(u8::from(keys.just_pressed(key)));
    let steps = pressed(KeyCode::ArrowDown) - pressed(KeyCode::ArrowUp);
    let pages = pressed(KeyCode::PageDown) - pressed(KeyCode::PageUp);
    if steps == 0.0 && pages == 0.0 {
        return;
    }
    for (entity, column, mut position) in &mut columns {
        let in_dialog = parents
            .iter_ancestors(entity)
            .any(|above| dialogs.contains(above));
        if in_dialog == dialogs.is_empty() {
            continue;
        }
        let scale = column.inverse_scale_factor;
        let room = (column.content_size().y - column.size().y) * scale;
        let way = steps * STEP + pages * PAGE * column.size().y * scale;
        position.y = (position.y + way).clamp(0.0, room.max(0.0));
    }
}

fn follow_focus(
    gained: On<FocusGained>,
    visible: Res<InputFocusVisible>,
    nodes: Query<(), With<Node>>,
    mut commands: Commands,
) {
    let entity = gained.event_target();
    if visible.0 && nodes.contains(entity) {
        commands.trigger(ScrollIntoView { entity });
    }
}
