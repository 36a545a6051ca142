//! The keyboard focus: brackets around the focused control, and arrow keys.

use super::brackets::{BRACKET_OUTSET, spawn_corners};
use super::focus_key::FocusKey;
use super::node::NodeStyle;
use super::scan::Scanned;
use crate::redraw::Redraw;
use bevy::input_focus::tab_navigation::{NavAction, TabNavigation, TabNavigationPlugin};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

/// The brackets are above everything.
const LAYER: i32 = 1000;

/// A control that shows the focus by itself.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct OwnBrackets;

/// A control that uses the arrows and a gamepad's directions itself.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct OwnArrows;

/// Puts the brackets of a control around a part of it.
#[derive(Component, Debug, Clone, Copy)]
pub struct BracketsAround(pub Entity);

/// Controls that get the brackets.
type Bracketed = (With<FocusKey>, Without<FocusBrackets>, Without<OwnBrackets>);

#[derive(Component)]
struct FocusBrackets;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scanned>()
        .add_plugins(TabNavigationPlugin)
        .add_systems(Startup, spawn)
        .add_systems(
            PostUpdate,
            place_brackets.after(bevy::ui::UiSystems::PostLayout),
        );
}

fn spawn(mut commands: Commands) {
    let frame = commands
        .spawn((
            FocusBrackets,
            Node::default().absolute(),
            GlobalZIndex(LAYER),
            Visibility::Hidden,
            Pickable::IGNORE,
        ))
        .id();
    spawn_corners(&mut commands, frame);
}

fn place_brackets(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    scanned: Res<Scanned>,
    unframed: Query<(), With<OwnBrackets>>,
    parts: Query<&BracketsAround>,
    controls: Query<(), Bracketed>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform)>,
    mut brackets: Query<(&mut Node, &mut Visibility), With<FocusBrackets>>,
    mut redraw: ResMut<Redraw>,
) {
    let Ok((mut node, mut visibility)) = brackets.single_mut() else {
        return;
    };
    let focused = || {
        let focused = focus.get().filter(|_| visible.0);
        focused.filter(|entity| controls.contains(*entity))
    };
    let scanned = scanned.0.filter(|entity| !unframed.contains(*entity));
    let target = scanned
        .or_else(focused)
        .map(|control| parts.get(control).map_or(control, |part| part.0))
        .and_then(|entity| nodes.get(entity).ok());
    let Some((computed, transform)) = target else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let scale = computed.inverse_scale_factor;
    let outset = BRACKET_OUTSET;
    let corner = (transform.translation - computed.size() / 2.0) * scale - outset;
    let size = computed.size() * scale + 2.0 * outset;
    let place = [px(corner.x), px(corner.y), px(size.x), px(size.y)];
    if [node.left, node.top, node.width, node.height] != place {
        [node.left, node.top, node.width, node.height] = place;
        redraw.next_frame(); // The layout of this frame is done, so the brackets appear in the next.
    }
    visibility.set_if_neq(Visibility::Inherited);
}

/// Moves the focus by one control, as Tab does. Screens call it for arrows and gamepads.
pub fn step(
    nav: &TabNavigation,
    focus: &mut InputFocus,
    visible: &mut InputFocusVisible,
    forward: bool,
) {
    let action = if forward {
        NavAction::Next
    } else {
        NavAction::Previous
    };
    let current = focus.clone();
    if let Ok(next) = nav.navigate(&current, action) {
        focus.set(next, FocusCause::Navigated);
        visible.0 = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::testing::key_input;
    use bevy::input::InputPlugin;
    use bevy::input::keyboard::Key;
    use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
    use bevy::input_focus::{InputDispatchPlugin, InputFocusPlugin};
    use bevy::window::PrimaryWindow;

    fn press_tab(app: &mut App, window: Entity) -> Option<Entity> {
        app.world_mut()
            .write_message(key_input(KeyCode::Tab, Key::Tab, window));
        app.update();
        app.world().resource::<InputFocus>().get()
    }

    #[test]
    fn bug_tab_did_not_move_the_focus() {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            InputPlugin,
            InputFocusPlugin,
            InputDispatchPlugin,
        ))
        .init_resource::<Redraw>()
        .add_plugins(super::plugin);
        let window = app
            .world_mut()
            .spawn((Window::default(), PrimaryWindow))
            .id();
        let group = app.world_mut().spawn(TabGroup::new(0)).id();
        let controls = [(); 2].map(|()| app.world_mut().spawn((TabIndex(0), ChildOf(group))).id());
        app.update();
        assert_eq!(press_tab(&mut app, window), Some(controls[0]));
        assert_eq!(press_tab(&mut app, window), Some(controls[1]));
        assert!(app.world().resource::<InputFocusVisible>().0);
    }
}
