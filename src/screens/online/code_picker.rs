//! Letters and digits to choose from, for a code without a keyboard: by a gamepad or a single switch.

use super::code::{CodeField, TypedCode};
use crate::input::{KeyAction, KeyPressed, PressSystems};
use crate::screens::lifecycle::AddScreen;
use crate::settings::Settings;
use crate::theme::{Icon, space};
use crate::widgets::{
    DialogParts, FocusKey, Look, NodeStyle, OwnArrows, ScanGroup, Style, UiBuilder, enable,
    set_display,
};
use accesskit::Role;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use narabe_net::RoomCode;

/// The letters in a row.
const COLUMNS: usize = 8;
/// An empty place of the code.
const EMPTY: char = '·';

/// The button that opens the letters, where there is a gamepad or a single switch.
#[derive(Component, Debug, Clone, Copy)]
struct OpensPicker;

/// A letter by its number.
#[derive(Component, Debug, Clone, Copy)]
struct PickerLetter(usize);

/// The button that takes the last letter away.
#[derive(Component, Debug, Clone, Copy)]
struct DeletesCharacter;

/// The letters so far.
#[derive(Component, Debug, Clone, Copy)]
struct PickedCode;

/// The button in the card of the code.
pub fn button(ui: &mut UiBuilder, parent: Entity) {
    let button = ui.button(parent, Look::Soft, Some(Icon::Keyboard), "online-letters");
    ui.insert(button, OpensPicker);
    ui.open_on(button, open);
}

fn open(ui: &mut UiBuilder) {
    let title = ui.locale.text("online-code");
    let DialogParts { body, actions } = ui.dialog(&title, None);
    let code = ui.literal_line(body, Style::DATA_BOLD.sized(28.0), "");
    ui.insert(code, PickedCode);
    let letters: Vec<char> = RoomCode::letters().collect();
    for (number, row) in letters.chunks(COLUMNS).enumerate() {
        letter_row(ui, body, number, row);
    }
    let back = ui.button(actions, Look::Soft, Some(Icon::Undo), "online-letters-back");
    ui.insert(back, DeletesCharacter);
    ui.change_on(back, |typed: &mut TypedCode| {
        typed.letters.pop();
        typed.fault = None;
    });
    ui.close_button(actions, Look::Primary, "done");
}

fn letter_row(ui: &mut UiBuilder, body: Entity, number: usize, letters: &[char]) {
    let gap = if ui.layout.is_cramped() {
        2.0
    } else {
        space::XXS
    };
    let row = ui.node(body, Node::row().gap(gap));
    let name: Vec<_> = letters.iter().map(char::to_string).collect();
    ui.describe(row, Role::Group, &name.join(" "));
    ui.insert(row, (ScanGroup, FocusKey::new(format!("letters {number}"))));
    for (column, letter) in letters.iter().copied().enumerate() {
        let place = number * COLUMNS + column;
        let words = letter.to_string();
        let node = Node::default().center().height(space::TARGET).flex();
        let node = node.min_width(0).max_width(space::TARGET);
        let button = ui.bare_button(row, Look::Soft, &words, &format!("letter {letter}"), node);
        ui.control_line(button, Style::DATA_BOLD, words);
        ui.insert(button, (PickerLetter(place), OwnArrows));
        ui.change_on(button, move |typed: &mut TypedCode| {
            if typed.letters.chars().count() < RoomCode::LENGTH {
                typed.letters.push(letter);
                (typed.invitation, typed.fault) = (None, None);
            }
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((offer, show, follow))
        .add_systems(Update, walk.after(PressSystems));
}

/// The letters are offered where there is a gamepad or a single switch.
fn offer(
    settings: Res<Settings>,
    pads: Query<(), With<Gamepad>>,
    mut buttons: Query<&mut Node, With<OpensPicker>>,
) {
    let is_wanted = settings.single_switch || !pads.is_empty();
    for node in &mut buttons {
        set_display(node, is_wanted);
    }
}

/// The code so far, and which buttons change it.
fn show(
    typed: Res<TypedCode>,
    mut codes: Query<&mut Text, With<PickedCode>>,
    letters: Query<
        (Entity, Has<InteractionDisabled>),
        (With<PickerLetter>, Without<DeletesCharacter>),
    >,
    back: Query<(Entity, Has<InteractionDisabled>), With<DeletesCharacter>>,
    mut commands: Commands,
) {
    let count = typed.letters.chars().count();
    for mut text in &mut codes {
        let empty = std::iter::repeat_n(EMPTY, RoomCode::LENGTH.saturating_sub(count));
        let signs: Vec<_> = typed
            .letters
            .chars()
            .chain(empty)
            .map(String::from)
            .collect();
        text.set_if_neq(Text(signs.join(" ")));
    }
    for (entity, disabled) in &letters {
        enable(&mut commands, entity, !disabled, count < RoomCode::LENGTH);
    }
    for (entity, disabled) in &back {
        enable(&mut commands, entity, !disabled, count > 0);
    }
}

/// The field of the code holds what was chosen.
fn follow(
    typed: Res<TypedCode>,
    open: Query<(), With<PickedCode>>,
    mut fields: Query<&mut EditableText, With<CodeField>>,
) {
    if open.is_empty() || !typed.is_changed() {
        return;
    }
    for mut text in &mut fields {
        if text.value().to_string() != typed.letters {
            *text = EditableText {
                max_characters: text.max_characters,
                ..EditableText::new(&typed.letters)
            };
        }
    }
}

/// Arrows and a gamepad's directions walk over the letters.
fn walk(
    mut keys: MessageReader<KeyPressed>,
    pads: Query<&Gamepad>,
    letters: Query<(Entity, &PickerLetter)>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let Some((_, from)) = focus.get().and_then(|entity| letters.get(entity).ok()) else {
        return;
    };
    let keys: Vec<_> = keys.read().map(|key| key.0).collect();
    let pressed = |key: KeyAction, button| {
        keys.contains(&key) || pads.iter().any(|pad| pad.just_pressed(button))
    };
    let columns = COLUMNS as isize;
    let way = [
        (KeyAction::Left, GamepadButton::DPadLeft, -1),
        (KeyAction::Right, GamepadButton::DPadRight, 1),
        (KeyAction::Up, GamepadButton::DPadUp, -columns),
        (KeyAction::Down, GamepadButton::DPadDown, columns),
    ];
    let way = way
        .into_iter()
        .find(|(key, button, _)| pressed(*key, *button));
    let Some((.., way)) = way else { return };
    let to = from.0.checked_add_signed(way);
    let to = letters.iter().find(|(_, letter)| Some(letter.0) == to);
    if let Some((entity, _)) = to {
        focus.set(entity, FocusCause::Navigated);
        visible.0 = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::online::Online;
    use crate::screens::switch_testing::Switch;

    #[test]
    fn a_code_is_chosen_letter_by_letter_with_a_single_switch() {
        let mut switch = Switch::new();
        switch.choose("title-online");
        switch.choose("online-letters");
        let letters: Vec<char> = RoomCode::letters().collect();
        for letter in "K7QMX4".chars() {
            let place = letters.iter().position(|one| *one == letter);
            let row = place.expect("a letter of codes") / COLUMNS;
            switch.choose(&format!("letters {row}"));
            switch.choose(&format!("letter {letter}"));
        }
        let whole = switch.0.resource::<TypedCode>().complete();
        assert_eq!(
            whole.map(|whole| whole.code.to_string()).as_deref(),
            Some("K7QMX4")
        );
        switch.choose("done");
        assert!(switch.0.resource::<Online>().error().is_none());
        switch.choose("online-join-do");
        let error = switch.0.resource::<Online>().error();
        assert!(error.is_some(), "it asks for the room, but knows no lobby");
    }

    #[test]
    fn a_letter_is_taken_away_again() {
        let mut switch = Switch::new();
        switch.choose("title-online");
        switch.choose("online-letters");
        switch.choose("letters 0");
        switch.choose("letter B");
        switch.choose("online-letters-back");
        assert_eq!(switch.0.resource::<TypedCode>().letters, "");
    }
}
