//! A dialog over the open screen, or a sheet from below on a phone.
//!
//! It names what will happen, keeps Tab within itself, and Escape or a click beside it closes it.

use super::kit::Kit;
use super::text::Style;
use crate::app::theme::{Fill, Lift, Stroke, Token, radius, space};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

/// The widest a dialog grows, in logical pixels.
const WIDTH: f32 = 480.0;
/// Dialogs lie over the screens.
const LAYER: i32 = 500;

/// The root of an open dialog.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Dialog;

/// Closes whatever dialog is open.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct CloseDialog;

/// Whether a dialog is open: board keys and the screen's own keys rest then.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DialogOpen(pub bool);

/// The two places of a dialog that its screen fills.
#[derive(Debug, Clone, Copy)]
pub struct DialogParts {
    /// Under the words.
    pub body: Entity,
    /// The row of buttons, the main one last.
    pub actions: Entity,
}

impl Kit<'_, '_> {
    /// Opens a dialog with a title and, if there is more to say, a text.
    pub fn dialog(&mut self, title: &str, text: Option<&str>) -> DialogParts {
        let phone = self.layout.is_phone();
        let veil = Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            justify_content: JustifyContent::Center,
            align_items: if phone {
                AlignItems::End
            } else {
                AlignItems::Center
            },
            ..default()
        };
        let veil = self
            .commands
            .spawn((
                Dialog,
                veil,
                Fill(Token::Veil),
                GlobalZIndex(LAYER),
                TabGroup::modal(),
                crate::app::theme::Unfading,
            ))
            .id();
        self.on(
            veil,
            |click: On<Pointer<Click>>, mut close: MessageWriter<CloseDialog>| {
                if click.event_target() == click.original_event_target() {
                    close.write_default();
                }
            },
        );
        let card = self.dialog_card(veil, phone, title);
        self.write(card, Style::SUBHEAD.sized(22.0), title);
        if let Some(text) = text {
            self.write(card, Style::BODY.ink(Token::Ink2), text);
        }
        let body = self.column(card, space::S);
        let actions = self.node(
            card,
            Node {
                justify_content: JustifyContent::End,
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(space::XS),
                row_gap: px(space::XS),
                margin: UiRect::top(px(space::M)),
                ..default()
            },
        );
        DialogParts { body, actions }
    }

    fn dialog_card(&mut self, veil: Entity, phone: bool, title: &str) -> Entity {
        let corners = if phone {
            BorderRadius::top(px(radius::SHEET))
        } else {
            BorderRadius::all(px(radius::CARD))
        };
        let node = Node {
            flex_direction: FlexDirection::Column,
            width: if phone { percent(100) } else { px(WIDTH) },
            max_width: percent(100),
            max_height: percent(100),
            // In a low window the dialog scrolls.
            overflow: Overflow::scroll_y(),
            row_gap: px(space::XS),
            padding: UiRect::all(px(space::L)),
            border: UiRect::all(px(if self.palette.is_high_contrast() {
                2.0
            } else {
                0.0
            })),
            border_radius: corners,
            ..default()
        };
        let mut role = accesskit::Node::new(accesskit::Role::Dialog);
        role.set_label(title);
        role.set_modal();
        // The card takes clicks, so that only the veil beside it closes the dialog.
        self.spawn(
            veil,
            (
                bevy::ui_widgets::ScrollArea,
                node,
                Fill(Token::Raised),
                Stroke(Token::LineStrong),
                Lift(3),
                bevy::a11y::AccessibilityNode(role),
            ),
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DialogOpen>()
        .add_message::<CloseDialog>()
        .add_systems(Update, (escape, close).chain())
        .add_systems(PostUpdate, watch);
}

fn escape(
    keys: Res<ButtonInput<KeyCode>>,
    dialogs: Query<(), With<Dialog>>,
    mut close: MessageWriter<CloseDialog>,
) {
    if !dialogs.is_empty() && keys.just_pressed(KeyCode::Escape) {
        close.write_default();
    }
}

fn close(
    mut wishes: MessageReader<CloseDialog>,
    dialogs: Query<Entity, With<Dialog>>,
    mut commands: Commands,
) {
    if wishes.read().count() > 0 {
        for dialog in &dialogs {
            commands.entity(dialog).try_despawn();
        }
    }
}

/// Written late, so that the Escape that closes a dialog is not also taken for a Back.
fn watch(dialogs: Query<(), With<Dialog>>, mut open: ResMut<DialogOpen>) {
    open.set_if_neq(DialogOpen(!dialogs.is_empty()));
}
