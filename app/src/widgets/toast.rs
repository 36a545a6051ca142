//! Toasts: short notices at the bottom of the window.

use super::kit::Kit;
use super::look::Look;
use super::node::NodeStyle;
use super::text::Style;
use crate::layout::Layout;
use crate::redraw::Redraw;
use crate::theme::{Elevation, Icon, Token, radius, space};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Activate;
use std::time::Duration;

/// How long a toast stays, and how much longer per character.
const STAY: Duration = Duration::from_millis(1800);
const STAY_PER_CHARACTER: Duration = Duration::from_millis(35);
/// How much longer a toast with a button stays.
const STAY_FOR_BUTTON: Duration = Duration::from_millis(4000);
const HEIGHT: f32 = 48.0;
/// The distance from the bottom of a phone, above the buttons there.
const ABOVE_PHONE_BUTTONS: f32 = 92.0;
/// On a phone toasts are as wide as the window where their anchor is narrower.
const LEAST_WIDTH: f32 = 300.0;
/// Toasts are above screens and dialogs.
const LAYER: i32 = 900;

/// Shows a toast, which replaces the previous one.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Toast {
    pub icon: Icon,
    pub text: String,
    /// A button beside the text: the Fluent id of its label.
    pub button: Option<&'static str>,
}

/// The button of a toast was pressed: the Fluent id of its label.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToastPressed(pub &'static str);

impl Toast {
    /// A plain notice.
    pub fn info(text: impl Into<String>) -> Self {
        Self {
            icon: Icon::Info,
            text: text.into(),
            button: None,
        }
    }

    /// An error.
    pub fn fault(text: impl Into<String>) -> Self {
        Self {
            icon: Icon::Mistake,
            ..Self::info(text)
        }
    }
}

/// Marks the part of a screen at whose lower end toasts are shown, so that they hide nothing important. Without one
/// they are at the bottom of the window.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ToastAnchor;

#[derive(Component)]
struct ShownToast {
    left: Duration,
}

type ToastAnchors<'w, 's> =
    Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<ToastAnchor>>;

type MovedNode = Or<(Changed<ComputedNode>, Changed<UiGlobalTransform>)>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Toast>()
        .add_message::<ToastPressed>()
        .add_systems(Update, (show, expire).chain())
        .add_systems(PostUpdate, follow_anchor.after(UiSystems::PostLayout));
}

fn show(
    mut toasts: MessageReader<Toast>,
    old: Query<Entity, With<ShownToast>>,
    places: ToastAnchors,
    mut kit: Kit,
) {
    let Some(toast) = toasts.read().last().cloned() else {
        return;
    };
    for entity in &old {
        kit.commands.entity(entity).try_despawn();
    }
    let mut left = STAY + STAY_PER_CHARACTER * toast.text.chars().count() as u32;
    if toast.button.is_some() {
        left += STAY_FOR_BUTTON;
    }
    let toast_node = toast_node(&kit.layout, places.iter().next());
    // Its button comes after those of the screen in the tab order.
    let place = (GlobalZIndex(LAYER), TabGroup::new(1), Pickable::IGNORE);
    let toast_node = (toast_node, ShownToast { left }, place);
    let toast_node = kit.commands.spawn(toast_node).id();
    let card = Node::line(space::S).wrap().min_height(HEIGHT);
    let card = card.pad_xy(space::M, space::XS).radius(radius::CARD);
    let card = kit.filled(toast_node, card, Token::Raised);
    kit.insert(card, Elevation(2));
    kit.describe(card, accesskit::Role::Alert, &toast.text);
    let news = kit.row(card, space::S);
    kit.icon(news, toast.icon, 20.0, Token::Ai);
    kit.literal_text(news, Style::BODY, toast.text);
    if let Some(id) = toast.button {
        let button = kit.button(card, Look::Soft, None, id);
        kit.on(
            button,
            move |_: On<Activate>,
                  mut pressed: MessageWriter<ToastPressed>,
                  mut commands: Commands| {
                pressed.write(ToastPressed(id));
                commands.entity(toast_node).try_despawn();
            },
        );
    }
}

/// The node of a toast: at the lower end of its anchor, or at the bottom of the window.
fn toast_node(layout: &Layout, place: Option<(&ComputedNode, &UiGlobalTransform)>) -> Node {
    let node = Node::row().absolute().justify_center();
    let Some((place, transform)) = place else {
        let bottom = layout.if_phone(ABOVE_PHONE_BUTTONS, space::XL);
        return node.left(0).right(0).bottom(bottom).pad_x(space::M);
    };
    let scale = place.inverse_scale_factor;
    let (middle, size) = (transform.translation * scale, place.size() * scale);
    let node = node.bottom(layout.size.y - middle.y - size.y / 2.0);
    if size.x < layout.if_phone(LEAST_WIDTH, 0.0) {
        return node.left(0).right(0).pad_x(space::M);
    }
    node.left(middle.x - size.x / 2.0).width(size.x)
}

/// Moves the toast when its anchor appears, moves or disappears, as when another screen is shown.
fn follow_anchor(
    anchors: ToastAnchors,
    moved: Query<(), (With<ToastAnchor>, MovedNode)>,
    mut removed: RemovedComponents<ToastAnchor>,
    layout: Res<Layout>,
    mut shown: Query<&mut Node, With<ShownToast>>,
    mut redraw: ResMut<Redraw>,
) {
    if removed.read().count() == 0 && moved.is_empty() {
        return;
    }
    for mut node in &mut shown {
        if node.set_if_neq(toast_node(&layout, anchors.iter().next())) {
            redraw.next_frame();
        }
    }
}

fn expire(
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut shown: Query<(Entity, &mut ShownToast)>,
    mut commands: Commands,
) {
    for (entity, mut toast) in &mut shown {
        toast.left = toast.left.saturating_sub(time.delta());
        if toast.left.is_zero() {
            commands.entity(entity).try_despawn();
            redraw.next_frame();
        } else {
            redraw.after(toast.left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_a_toast_of_the_last_screen_covered_the_coordinates_of_the_board() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Redraw>()
            .insert_resource(Layout::new(Vec2::new(1280.0, 800.0), 1.0, 1.0))
            .add_systems(Update, follow_anchor);
        let left = Duration::from_secs(1);
        let toast = app
            .world_mut()
            .spawn((ShownToast { left }, Node::row()))
            .id();
        let anchor = ComputedNode {
            size: Vec2::new(240.0, 100.0),
            inverse_scale_factor: 1.0,
            ..default()
        };
        let middle = UiGlobalTransform::from_translation(Vec2::new(140.0, 500.0));
        let anchor = app.world_mut().spawn((ToastAnchor, anchor, middle)).id();
        let place = |app: &mut App| {
            app.update();
            let node = app.world().get::<Node>(toast).expect("the toast");
            (node.left, node.width, node.bottom)
        };
        assert_eq!(place(&mut app), (px(20), px(240), px(250)));
        // On a phone it would be a column of single words.
        app.insert_resource(Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0));
        app.world_mut().entity_mut(anchor).insert(middle);
        assert_eq!(place(&mut app), (px(0), auto(), px(294)));
        app.insert_resource(Layout::new(Vec2::new(1280.0, 800.0), 1.0, 1.0));
        app.world_mut().despawn(anchor);
        assert_eq!(place(&mut app), (px(0), auto(), px(space::XL)));
    }
}
