//! The card that leads to a room by its code.

use super::code::{self, Typed};
use super::{frame, trouble};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::online::OnlineWish;
use crate::app::theme::{Icon, Ink, Token, space};
use crate::app::widgets::{DialogOpen, Kit, Look, Style};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// What the card's two buttons do with the code.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Join,
    Watch,
}

/// The line under the boxes.
#[derive(Component, Debug, Clone, Copy)]
struct Note;

pub fn build(kit: &mut Kit, parent: Entity) {
    let card = frame::card(kit, parent, "online-join", false);
    code::field(kit, card, "online-code", "");
    let note = kit.say(card, Style::LABEL.ink(Token::Ink2), "online-code-note");
    kit.commands.entity(note).insert(Note);
    let row = kit.row(card, space::XS);
    for (way, look, icon, id) in [
        (Way::Join, Look::Primary, None, "online-join-do"),
        (Way::Watch, Look::Soft, Some(Icon::Eye), "online-watch-do"),
    ] {
        let button = kit.button(row, look, icon, id);
        frame::share(kit, button);
        kit.commands
            .entity(button)
            .insert((way, InteractionDisabled));
        kit.on(
            button,
            move |_: On<Activate>, typed: Res<Typed>, mut wishes: MessageWriter<OnlineWish>| {
                wishes.write_batch(typed.whole().map(|whole| match way {
                    Way::Join => OnlineWish::Join(whole),
                    Way::Watch => OnlineWish::Watch(whole),
                }));
            },
        );
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (begin, enable, note, enter).after(BuildScreen));
}

/// A card that was just built shows what was typed before.
fn begin(mut fields: Query<&mut EditableText, Added<code::CodeField>>, typed: Res<Typed>) {
    for mut text in &mut fields {
        if !typed.letters.is_empty() {
            *text = EditableText {
                max_characters: text.max_characters,
                ..EditableText::new(&typed.letters)
            };
        }
    }
}

fn enable(
    typed: Res<Typed>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<Way>>,
    mut commands: Commands,
) {
    let is_whole = typed.whole().is_some();
    for (entity, disabled) in &buttons {
        match (is_whole, disabled) {
            (true, true) => {
                commands.entity(entity).try_remove::<InteractionDisabled>();
            }
            (false, false) => {
                commands.entity(entity).try_insert(InteractionDisabled);
            }
            _ => {}
        }
    }
}

/// What is wrong with what was typed, where it goes, or what to do.
fn note(typed: Res<Typed>, mut notes: Query<(&mut Text, &mut Ink), With<Note>>, kit: Kit) {
    for (mut text, mut ink) in &mut notes {
        let lobby = typed.whole().and_then(|whole| whole.lobby);
        let (words, token) = match (&typed.fault, lobby) {
            (Some(fault), _) => (trouble::invitation(&kit.locale, fault), Token::Fault),
            (None, Some(lobby)) => {
                let lobby = [("lobby", lobby.to_string().into())];
                (kit.tv("online-code-at", &lobby), Token::Ink2)
            }
            (None, None) => (kit.t("online-code-note"), Token::Ink2),
        };
        if text.0 != words {
            text.0 = words;
        }
        ink.set_if_neq(Ink(token));
    }
}

/// Enter in the boxes joins.
fn enter(
    keys: Res<ButtonInput<KeyCode>>,
    dialog: Res<DialogOpen>,
    focus: Res<InputFocus>,
    fields: Query<&EditableText, With<code::CodeField>>,
    typed: Res<Typed>,
    mut wishes: MessageWriter<OnlineWish>,
) {
    let pressed = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    let field = focus.get().and_then(|entity| fields.get(entity).ok());
    if pressed && !dialog.0 && field.is_some_and(|text| !text.is_composing()) {
        wishes.write_batch(typed.whole().map(OnlineWish::Join));
    }
}
