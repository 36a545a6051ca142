//! The list of keys: in the settings, and on every screen as a dialog that "?" opens.

use crate::input::{BINDINGS, is_control_held};
use crate::theme::space;
use crate::widgets::{DialogOpen, DialogParts, Kit, Look, NodeStyle, Style};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

/// The height of a row and the width for its key, in logical pixels.
const LINE: f32 = 32.0;
const CAPS: f32 = 96.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open);
}

/// The rows of the list.
pub fn rows(kit: &mut Kit, parent: Entity) {
    for binding in &BINDINGS {
        let line = kit.node(parent, Node::line(space::M).min_height(LINE));
        let place = kit.node(line, Node::default().width(CAPS).no_shrink());
        let name = kit.t(binding.id);
        kit.key_cap(place, name);
        let words = kit.node(line, Node::default().fill());
        kit.localized_text(words, Style::SMALL, &format!("{}-does", binding.id));
    }
}

fn open(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    dialog: Res<DialogOpen>,
    focus: Res<InputFocus>,
    typing: Query<(), With<EditableText>>,
    mut kit: Kit,
) {
    let is_asked = keys.read().any(|key| {
        let is_mark = matches!(&key.logical_key, Key::Character(text) if text == "?");
        is_mark && key.state == ButtonState::Pressed && !key.repeat
    });
    let is_typing = focus.get().is_some_and(|entity| typing.contains(entity));
    if !is_asked || is_typing || dialog.0 || is_control_held(&held) {
        return;
    }
    let title = kit.t("settings-controls");
    let DialogParts { body, actions } = kit.dialog(&title, None);
    let column = kit.node(body, Node::column().stretch());
    rows(&mut kit, column);
    kit.close_button(actions, Look::Primary, "done");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::TestApp;
    use crate::state::Screen;
    use crate::widgets::testing::key_pressed;

    #[test]
    fn the_question_mark_lists_the_keys_and_not_while_text_is_typed() {
        let mut test = TestApp::at(Screen::Title);
        let mark = || {
            let key = Key::Character("?".into());
            key_pressed(KeyCode::Slash, key, Entity::PLACEHOLDER)
        };
        let field = test.app.world_mut().spawn(EditableText::default()).id();
        test.focus(field);
        test.send(mark());
        assert!(!test.shows("Undo"));
        test.resource_mut::<InputFocus>().clear();
        test.send(mark());
        assert!(test.shows("Undo"));
        for binding in &BINDINGS {
            let name = test.resource::<crate::locale::Locale>().text(binding.id);
            assert!(test.shows(&name), "{name}");
        }
    }
}
