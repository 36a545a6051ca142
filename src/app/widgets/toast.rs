//! Toasts: short notices at the bottom of the window.

use super::kit::Kit;
use super::look::Look;
use super::node::NodeStyle;
use super::text::Style;
use crate::app::redraw::Redraw;
use crate::app::theme::{Elevation, Fill, Icon, Token, radius, space};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
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
            text: text.into(),
            button: None,
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

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Toast>()
        .add_message::<ToastPressed>()
        .add_systems(Update, (show, expire).chain());
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
    let toast_node = toast_node(&kit, places.iter().next());
    let toast_node = kit
        .commands
        .spawn((
            toast_node,
            ShownToast { left },
            GlobalZIndex(LAYER),
            // Its button comes after those of the screen in the tab order.
            TabGroup::new(1),
            Pickable::IGNORE,
        ))
        .id();
    let card = Node::row()
        .gap(space::S)
        .wrap()
        .items_center()
        .min_height(HEIGHT)
        .pad_xy(space::M, space::XS)
        .radius(radius::CARD);
    let mut role = accesskit::Node::new(accesskit::Role::Alert);
    role.set_label(toast.text.as_str());
    let card = kit.spawn(
        toast_node,
        (
            card,
            Fill(Token::Raised),
            Elevation(2),
            bevy::a11y::AccessibilityNode(role),
            Pickable::IGNORE,
        ),
    );
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
fn toast_node(kit: &Kit, place: Option<(&ComputedNode, &UiGlobalTransform)>) -> Node {
    let node = Node::row().absolute().justify_center();
    let Some((place, transform)) = place else {
        let bottom = if kit.layout.is_phone() {
            ABOVE_PHONE_BUTTONS
        } else {
            space::XL
        };
        return node.left(0).right(0).bottom(bottom).pad_x(space::M);
    };
    let scale = place.inverse_scale_factor;
    let (middle, size) = (transform.translation * scale, place.size() * scale);
    node.left(middle.x - size.x / 2.0)
        .bottom(kit.layout.size.y - middle.y - size.y / 2.0)
        .width(size.x)
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
