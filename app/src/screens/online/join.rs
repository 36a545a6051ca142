//! The card for joining a room by its code.

use super::code::{self, TypedCode};
use super::{cards, error_text};
use crate::live::online::OnlineRequest;
use crate::screens::lifecycle::BuildScreenSystems;
use crate::theme::{Icon, Ink, Token, space};
use crate::widgets::{DialogOpen, Kit, Look, Style, enable};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// What the card's two buttons do with the code.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum JoinMode {
    Join,
    Watch,
}

/// The text below the boxes.
#[derive(Component, Debug, Clone, Copy)]
struct CodeNote;

pub fn build(kit: &mut Kit, parent: Entity) {
    let card = cards::card(kit, parent, "online-join", false);
    code::field(kit, card, "online-code", "");
    let note = kit.localized_text(card, Style::LABEL.ink(Token::Ink2), "online-code-note");
    kit.insert(note, CodeNote);
    let row = kit.row(card, space::XS);
    for (mode, look, icon, id) in [
        (JoinMode::Join, Look::Primary, None, "online-join-do"),
        (
            JoinMode::Watch,
            Look::Soft,
            Some(Icon::Eye),
            "online-watch-do",
        ),
    ] {
        let button = kit.button(row, look, icon, id);
        cards::share_width(kit, button);
        kit.insert(button, (mode, InteractionDisabled));
        kit.on(
            button,
            move |_: On<Activate>,
                  typed: Res<TypedCode>,
                  mut messages: MessageWriter<OnlineRequest>| {
                messages.write_batch(typed.complete().map(|whole| match mode {
                    JoinMode::Join => OnlineRequest::Join(whole),
                    JoinMode::Watch => OnlineRequest::Watch(whole),
                }));
            },
        );
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin, enable_buttons, note, enter).after(BuildScreenSystems),
    );
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
    buttons: Query<(Entity, Has<InteractionDisabled>), With<JoinMode>>,
    mut commands: Commands,
) {
    let is_whole = typed.complete().is_some();
    for (entity, disabled) in &buttons {
        enable(&mut commands, entity, !disabled, is_whole);
    }
}

/// Shows what is wrong with the typed text, where it leads, or what to do.
fn note(typed: Res<TypedCode>, mut notes: Query<(&mut Text, &mut Ink), With<CodeNote>>, kit: Kit) {
    for (mut text, mut ink) in &mut notes {
        let lobby = typed.complete().and_then(|whole| whole.lobby);
        let (words, token) = match (&typed.fault, lobby) {
            (Some(fault), _) => (error_text::invitation(&kit.locale, fault), Token::Fault),
            (None, Some(lobby)) => {
                let lobby = [("lobby", lobby.to_string().into())];
                (kit.tv("online-code-at", &lobby), Token::Ink2)
            }
            (None, None) => (kit.t("online-code-note"), Token::Ink2),
        };
        text.set_if_neq(Text(words));
        ink.set_if_neq(Ink(token));
    }
}

/// Enter in the boxes joins.
fn enter(
    keys: Res<ButtonInput<KeyCode>>,
    dialog: Res<DialogOpen>,
    focus: Res<InputFocus>,
    fields: Query<&EditableText, With<code::CodeField>>,
    typed: Res<TypedCode>,
    mut messages: MessageWriter<OnlineRequest>,
) {
    let pressed = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    let field = focus.get().and_then(|entity| fields.get(entity).ok());
    if pressed && !dialog.0 && field.is_some_and(|text| !text.is_composing()) {
        messages.write_batch(typed.complete().map(OnlineRequest::Join));
    }
}
