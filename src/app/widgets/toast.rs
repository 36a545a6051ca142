//! A short line at the foot of the window that comes and goes.

use super::kit::Kit;
use super::text::Style;
use crate::app::redraw::Redraw;
use crate::app::theme::{Fill, Icon, Lift, Token, radius, space};
use bevy::prelude::*;
use std::time::Duration;

/// How long a toast stays: so long, and longer for each character.
const STAY: Duration = Duration::from_millis(1800);
const STAY_PER_CHARACTER: Duration = Duration::from_millis(35);
const HEIGHT: f32 = 48.0;
/// Toasts lie over every screen and dialog.
const LAYER: i32 = 900;

/// Asks for a toast. A new one takes the place of the old.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Toast {
    pub icon: Icon,
    pub text: String,
}

impl Toast {
    /// A plain piece of news.
    pub fn info(text: impl Into<String>) -> Self {
        Self {
            icon: Icon::Info,
            text: text.into(),
        }
    }

    /// Something went wrong.
    pub fn fault(text: impl Into<String>) -> Self {
        Self {
            icon: Icon::Mistake,
            text: text.into(),
        }
    }
}

#[derive(Component)]
struct Shown {
    left: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Toast>()
        .add_systems(Update, (show, expire).chain());
}

fn show(mut toasts: MessageReader<Toast>, old: Query<Entity, With<Shown>>, mut kit: Kit) {
    let Some(toast) = toasts.read().last().cloned() else {
        return;
    };
    for entity in &old {
        kit.commands.entity(entity).try_despawn();
    }
    let left = STAY + STAY_PER_CHARACTER * toast.text.chars().count() as u32;
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
