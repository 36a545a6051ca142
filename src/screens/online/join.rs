//! The card for joining a room by its code.

use super::code::{self, TypedCode};
use super::{cards, code_picker};
use crate::live::online::OnlineRequest;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::online_errors::invitation_error;
use crate::theme::{Icon, Ink, Token, space};
use crate::widgets::{DialogOpen, EnterInField, Look, Style, UiBuilder, enable};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use narabe_net::Invitation;

/// A button that needs a complete code.
#[derive(Component, Debug, Clone, Copy)]
struct NeedsCode;

/// The text below the boxes.
#[derive(Component, Debug, Clone, Copy)]
struct CodeNote;

pub fn build(ui: &mut UiBuilder, parent: Entity) {
    let card = cards::card(ui, parent, "online-join", false);
    code::field(ui, card, "online-code", "");
    let note = ui.localized_text(card, Style::LABEL.ink(Token::Ink2), "online-code-note");
    ui.insert(note, CodeNote);
    code_picker::button(ui, card);
    let row = ui.row(card, space::XS);
    let join = ui.button(row, Look::Primary, None, "online-join-do");
    request_on(ui, join, OnlineRequest::Join);
    let watch = ui.button(row, Look::Soft, Some(Icon::Eye), "online-watch-do");
    request_on(ui, watch, OnlineRequest::Watch);
}

/// Requests this with the typed code on press.
fn request_on(ui: &mut UiBuilder, button: Entity, request: fn(Invitation) -> OnlineRequest) {
    cards::share_width(ui, button);
    ui.insert(button, (NeedsCode, InteractionDisabled));
    let send = move |_: On<Activate>, typed: Res<TypedCode>, mut commands: Commands| {
        if let Some(invitation) = typed.complete() {
            commands.write_message(request(invitation));
        }
    };
    ui.on(button, send);
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((begin, enable_buttons, note, enter));
}

/// Restores the typed text when the card is built.
fn begin(mut fields: Query<&mut EditableText, Added<code::CodeField>>, typed: Res<TypedCode>) {
    for mut text in &mut fields {
        if !typed.letters.is_empty() {
            *text = EditableText {
                max_characters: text.max_characters,
                ..EditableText::new(&typed.letters)
            };
        }
    }
}

fn enable_buttons(
    typed: Res<TypedCode>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<NeedsCode>>,
    mut commands: Commands,
) {
    let is_whole = typed.complete().is_some();
    for (entity, disabled) in &buttons {
        enable(&mut commands, entity, !disabled, is_whole);
    }
}

/// Shows what is wrong with the typed text, where it leads, or what to do.
fn note(
    typed: Res<TypedCode>,
    mut notes: Query<(&mut Text, &mut Ink), With<CodeNote>>,
    ui: UiBuilder,
) {
    for (mut text, mut ink) in &mut notes {
        let lobby = typed.complete().and_then(|whole| whole.lobby);
        let (words, token) = match (&typed.fault, lobby) {
            (Some(fault), _) => (invitation_error(&ui.locale, fault), Token::Fault),
            (None, Some(lobby)) => (
                ui.locale
                    .text_of("online-code-at", "lobby", lobby.to_string()),
                Token::Ink2,
            ),
            (None, None) => (ui.locale.text("online-code-note"), Token::Ink2),
        };
        text.set_if_neq(Text(words));
        ink.set_if_neq(Ink(token));
    }
}

/// Enter in the boxes joins.
fn enter(
    enter: EnterInField<code::CodeField>,
    dialog: Res<DialogOpen>,
    typed: Res<TypedCode>,
    mut messages: MessageWriter<OnlineRequest>,
) {
    if enter.is_pressed() && !dialog.0 {
        messages.write_batch(typed.complete().map(OnlineRequest::Join));
    }
}
