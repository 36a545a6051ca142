//! A column that scrolls: by wheel, by drag on touch, and to whatever takes the focus.

use super::kit::Kit;
use bevy::input_focus::{FocusGained, InputFocusVisible};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui_widgets::{ScrollArea, ScrollIntoView};

impl Kit<'_, '_> {
    /// A column that takes the room there is and scrolls what does not fit.
    pub fn scroll(&mut self, parent: Entity, node: Node) -> Entity {
        let node = Node {
            flex_direction: FlexDirection::Column,
            overflow: Overflow::scroll_y(),
            min_height: px(0),
            ..node
        };
        let area = self.spawn(parent, (ScrollArea, node));
        self.on(area, drag);
        area
    }

    /// A row that scrolls sideways.
    pub fn scroll_row(&mut self, parent: Entity, node: Node) -> Entity {
        let node = Node {
            overflow: Overflow::scroll_x(),
            min_width: px(0),
            ..node
        };
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

pub(super) fn plugin(app: &mut App) {
    app.add_observer(follow_focus);
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
