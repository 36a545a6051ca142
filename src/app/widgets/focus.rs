//! Where the keyboard is: brackets over the focused control, and arrows that walk a menu.

use super::brackets::{BRACKET_OUTSET, spawn_corners};
use crate::app::redraw::Redraw;
use bevy::input_focus::tab_navigation::{NavAction, TabNavigation};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

/// The name by which focus finds a control again after its screen was built anew. Unique on its screen.
#[derive(Component, Debug, Clone, PartialEq, Eq, Hash)]
pub struct FocusKey(pub String);

impl FocusKey {
    pub fn new(key: impl Into<String>) -> Self {
        Self(key.into())
    }
}

/// The brackets lie over everything.
const LAYER: i32 = 1000;

#[derive(Component)]
struct FocusBrackets;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(PostUpdate, surround.after(bevy::ui::UiSystems::PostLayout));
}

fn spawn(mut commands: Commands) {
    let frame = commands
        .spawn((
            FocusBrackets,
            Node {
                position_type: PositionType::Absolute,
                ..default()
            },
            GlobalZIndex(LAYER),
            Visibility::Hidden,
            Pickable::IGNORE,
        ))
        .id();
    spawn_corners(&mut commands, frame);
}

fn surround(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    controls: Query<(&ComputedNode, &UiGlobalTransform), (With<FocusKey>, Without<FocusBrackets>)>,
    mut brackets: Query<(&mut Node, &mut Visibility), With<FocusBrackets>>,
    mut redraw: ResMut<Redraw>,
) {
    let Ok((mut node, mut visibility)) = brackets.single_mut() else {
        return;
    };
    let target = focus
        .get()
        .filter(|_| visible.0)
        .and_then(|entity| controls.get(entity).ok());
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
        redraw.next_frame(); // The layout of this frame is done; the brackets arrive in the next.
    }
    visibility.set_if_neq(Visibility::Inherited);
}

/// Moves the focus by one control, as Tab does. Screens call it for arrows and gamepads where arrows are free.
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
