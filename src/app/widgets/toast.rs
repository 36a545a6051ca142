//! A short line at the foot of the window that comes and goes.

use super::kit::Kit;
use super::look::Look;
use super::text::Style;
use crate::app::redraw::Redraw;
use crate::app::theme::{Fill, Icon, Lift, Token, radius, space};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use std::time::Duration;

/// How long a toast stays: so long, and longer for each character.
const STAY: Duration = Duration::from_millis(1800);
const STAY_PER_CHARACTER: Duration = Duration::from_millis(35);
/// How much longer one with a button stays.
const STAY_FOR_BUTTON: Duration = Duration::from_millis(4000);
const HEIGHT: f32 = 48.0;
/// Toasts lie over every screen and dialog.
const LAYER: i32 = 900;

/// Asks for a toast. A new one takes the place of the old.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Toast {
    pub icon: Icon,
    pub text: String,
    /// A button beside the words, by the id of what it says.
    pub button: Option<&'static str>,
}

/// The button of a toast was pressed: the id of what it says.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToastPressed(pub &'static str);

impl Toast {
    /// A plain piece of news.
    pub fn info(text: impl Into<String>) -> Self {
        Self {
            icon: Icon::Info,
            text: text.into(),
            button: None,
        }
    }

    /// Something went wrong.
    pub fn fault(text: impl Into<String>) -> Self {
        Self {
            icon: Icon::Mistake,
            text: text.into(),
            button: None,
        }
    }
}

#[derive(Component)]
struct Shown {
    left: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Toast>()
        .add_message::<ToastPressed>()
        .add_systems(Update, (show, expire).chain());
}

fn show(mut toasts: MessageReader<Toast>, old: Query<Entity, With<Shown>>, mut kit: Kit) {
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
    let bottom = if kit.layout.is_phone() {
        92.0
    } else {
        space::XL
    };
    let strip = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        bottom: px(bottom),
        justify_content: JustifyContent::Center,
        padding: UiRect::horizontal(px(space::M)),
        ..default()
    };
    let strip = kit
        .commands
        .spawn((strip, Shown { left }, GlobalZIndex(LAYER), Pickable::IGNORE))
        .id();
    let card = Node {
        min_height: px(HEIGHT),
        align_items: AlignItems::Center,
        column_gap: px(space::S),
        padding: UiRect::axes(px(space::M), px(space::XS)),
        border_radius: BorderRadius::all(px(radius::CARD)),
        ..default()
    };
    let mut role = accesskit::Node::new(accesskit::Role::Alert);
    role.set_label(toast.text.as_str());
    let card = kit.spawn(
        strip,
        (
            card,
            Fill(Token::Raised),
            Lift(2),
            bevy::a11y::AccessibilityNode(role),
            Pickable::IGNORE,
        ),
    );
    kit.icon(card, toast.icon, 20.0, Token::Ai);
    kit.write(card, Style::BODY, toast.text);
    if let Some(id) = toast.button {
        let button = kit.button(card, Look::Soft, None, id);
        kit.on(
            button,
            move |_: On<Activate>,
                  mut pressed: MessageWriter<ToastPressed>,
                  mut commands: Commands| {
                pressed.write(ToastPressed(id));
                commands.entity(strip).try_despawn();
            },
        );
    }
}

fn expire(
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut shown: Query<(Entity, &mut Shown)>,
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
