//! Scrolling areas: by wheel, by drag on touch screens, and to the focused control.

use super::dialog::Dialog;
use super::kept_focus::HasFocusAgain;
use super::node::NodeStyle;
use super::ui_builder::UiBuilder;
use bevy::input_focus::{FocusGained, InputFocusVisible};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui_widgets::{ScrollArea, ScrollIntoView};

/// An offset beyond the end of every scrolling area, which is clamped to it.
pub const SCROLL_END: f32 = 1.0e6;

impl UiBuilder<'_, '_> {
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

/// Scrolls a column down by this many logical pixels, at most to its end.
pub fn scroll_down(position: &mut ScrollPosition, column: &ComputedNode, way: f32) {
    let hidden = (column.content_size().y - column.size().y) * column.inverse_scale_factor;
    position.y = (position.y + way).clamp(0.0, hidden.max(0.0));
}

fn drag(drag: On<Pointer<Drag>>, mut areas: Query<(&Node, &ComputedNode, &mut ScrollPosition)>) {
    if !matches!(drag.pointer_id, PointerId::Touch(_)) {
        return;
    }
    let Ok((node, computed, mut position)) = areas.get_mut(drag.event_target()) else {
        return;
    };
    if node.overflow.y == OverflowAxis::Scroll {
        scroll_down(&mut position, computed, -drag.delta.y);
    }
    if node.overflow.x == OverflowAxis::Scroll {
        let hidden = computed.content_size().x - computed.size().x;
        let last = (hidden * computed.inverse_scale_factor).max(0.0);
        position.x = (position.x - drag.delta.x).clamp(0.0, last);
    }
}

/// A column of text that scrolls by keys: Page Up and Down, Home and End, a gamepad's shoulder buttons, and arrows.
#[derive(Component, Debug, Clone, Copy)]
pub struct ScrollByKeys {
    /// Whether arrows scroll, because they move no focus.
    pub by_arrows: bool,
}

impl Default for ScrollByKeys {
    fn default() -> Self {
        Self { by_arrows: true }
    }
}

// The distance that an arrow key scrolls, in logical pixels, and that Page Up or Down does, in heights of the column.
const STEP: f32 = 56.0;
const PAGE: f32 = 0.8;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_on).add_observer(follow_focus);
}

/// Scrolls by keys; with a dialog open only inside it.
fn read_on(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    pads: Query<&Gamepad>,
    dialogs: Query<(), With<Dialog>>,
    parents: Query<&ChildOf>,
    mut columns: Query<(Entity, &ComputedNode, &mut ScrollPosition, &ScrollByKeys)>,
) {
    let Some(keys) = keys else { return };
    let way = |forward: bool, back: bool| f32::from(i8::from(forward) - i8::from(back));
    let key = |forward, back| way(keys.just_pressed(forward), keys.just_pressed(back));
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let shoulders = [GamepadButton::RightTrigger, GamepadButton::LeftTrigger].map(pad);
    let pages = way(
        shoulders[0] || keys.just_pressed(KeyCode::PageDown),
        shoulders[1] || keys.just_pressed(KeyCode::PageUp),
    );
    let steps = key(KeyCode::ArrowDown, KeyCode::ArrowUp);
    let ends = key(KeyCode::End, KeyCode::Home);
    if pages == 0.0 && steps == 0.0 && ends == 0.0 {
        return;
    }
    for (entity, column, mut position, by_keys) in &mut columns {
        let in_dialog = parents
            .iter_ancestors(entity)
            .any(|above| dialogs.contains(above));
        if in_dialog == dialogs.is_empty() {
            continue;
        }
        let steps = if by_keys.by_arrows { steps } else { 0.0 };
        let far = pages * PAGE * column.size().y + ends * column.content_size().y;
        let way = steps * STEP + far * column.inverse_scale_factor;
        scroll_down(&mut position, column, way);
    }
}

fn follow_focus(
    gained: On<FocusGained>,
    visible: Res<InputFocusVisible>,
    nodes: Query<(), (With<Node>, Without<HasFocusAgain>)>,
    mut commands: Commands,
) {
    let entity = gained.event_target();
    // The event propagates to the control's ancestors.
    let is_control = entity == gained.original_event_target();
    if visible.0 && is_control && nodes.contains(entity) {
        commands.trigger(ScrollIntoView { entity });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input_focus::FocusCause;

    /// What was scrolled into view.
    #[derive(Resource, Default)]
    struct Scrolled(Vec<Entity>);

    #[test]
    fn bug_a_list_jumped_to_its_top_when_the_focus_moved_in_it() {
        let mut app = App::new();
        app.insert_resource(InputFocusVisible(true))
            .init_resource::<Scrolled>()
            .add_plugins(plugin)
            .add_observer(
                |scroll: On<ScrollIntoView>, mut scrolled: ResMut<Scrolled>| {
                    scrolled.0.push(scroll.entity);
                },
            );
        let world = app.world_mut();
        let column = world.spawn(Node::default()).id();
        let entity = world.spawn((Node::default(), ChildOf(column))).id();
        let cause = FocusCause::Navigated;
        world.trigger(FocusGained { entity, cause });
        world.flush();
        assert_eq!(world.resource::<Scrolled>().0, [entity]);
    }
}
