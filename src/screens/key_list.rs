//! The list of keys: in the settings, and on every screen as a dialog that "?" opens. An entry changes its key.

use super::key_change::{self, ListPlace};
use crate::input::{BINDINGS, Binding, KeyAction, KeyMap, PressSystems, key_pressed, pad_words};
use crate::settings::Settings;
use crate::theme::{Icon, Token, space};
use crate::widgets::{DialogParts, Kit, Look, NodeStyle, Style};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

// The height of a row and the width for its key, in logical pixels.
const LINE: f32 = 40.0;
const CAPS: f32 = 112.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.after(PressSystems)
            .run_if(key_pressed(KeyAction::KeyList)),
    )
    .add_observer(
        |_: On<key_change::ShowList>, settings: Res<Settings>, mut kit: Kit| {
            dialog(&mut kit, &settings);
        },
    );
}

/// The rows of the list; the first one is returned.
pub fn rows(
    kit: &mut Kit,
    parent: Entity,
    settings: &Settings,
    place: ListPlace,
) -> Option<Entity> {
    let map = KeyMap::of(settings);
    let note = kit.node(parent, Node::default().pad_y(space::XS).no_shrink());
    kit.localized_text(note, Style::LABEL, "keys-note");
    let columns = match place {
        ListPlace::Settings if !kit.layout.is_narrow() => 2,
        ListPlace::Settings | ListPlace::Dialog => 1,
    };
    let node = Node::row().column_gap(space::XXL).no_shrink();
    let list = kit.node(parent, node);
    let mut first = None;
    for bindings in BINDINGS.chunks(BINDINGS.len().div_ceil(columns)) {
        let column = kit.node(list, Node::column().fill());
        for binding in bindings {
            let row = row(kit, column, (binding, place), &map);
            first = first.or(Some(row));
        }
    }
    if map != KeyMap::default() {
        let reset = kit.button(parent, Look::Quiet, Some(Icon::Retry), "keys-reset-all");
        kit.restyle(reset, |node| node.align_self(AlignSelf::Start));
        kit.on(
            reset,
            move |_: On<Activate>, mut change: key_change::KeyChange| {
                change.apply(place, |map| *map = KeyMap::default());
            },
        );
    }
    first
}

fn row(
    kit: &mut Kit,
    parent: Entity,
    (binding, place): (&'static Binding, ListPlace),
    map: &KeyMap,
) -> Entity {
    let (action, does) = (binding.action, kit.t(binding.id));
    let key = (map.key(action)).map_or_else(|| kit.t("keys-none"), |key| key.words(&kit.locale));
    let words = [("action", does.clone().into()), ("key", key.clone().into())];
    let label = kit.tv("keys-row", &words);
    let node = Node::line(space::M).min_height(LINE).no_shrink();
    let focus = match place {
        ListPlace::Settings => format!("key {}", binding.file),
        ListPlace::Dialog => format!("listed key {}", binding.file),
    };
    let row = kit.bare_button(parent, Look::Row, &label, &focus, node.pad_y(space::XXS));
    let caps = kit.node(row, Node::row().width(CAPS).no_shrink());
    kit.key_cap(caps, key);
    let column = kit.node(row, Node::column().fill());
    kit.control_text(column, Style::SMALL, does);
    if let Some(button) = map.pad(action) {
        let button = pad_words(button, &kit.locale);
        let words = kit.t_of("keys-pad", "button", button);
        kit.literal_text(column, Style::LABEL.ink(Token::Ink3), words);
    }
    kit.on(
        row,
        move |_: On<Activate>, settings: Res<Settings>, mut kit: Kit| {
            key_change::ask(&mut kit, &settings, action, place);
        },
    );
    row
}

fn open(settings: Res<Settings>, mut kit: Kit) {
    dialog(&mut kit, &settings);
}

fn dialog(kit: &mut Kit, settings: &Settings) {
    let title = kit.t("settings-controls");
    let DialogParts { body, actions } = kit.dialog(&title, None);
    let column = kit.node(body, Node::column().stretch());
    // With the focus on a button below it the list would open scrolled to its end.
    if let Some(first) = rows(kit, column, settings, ListPlace::Dialog) {
        kit.insert(first, AutoFocus);
    }
    kit.close_button(actions, Look::Primary, "done");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::TestApp;
    use crate::state::Screen;
    use crate::widgets::testing::key_pressed;
    use bevy::input::keyboard::Key;
    use bevy::input_focus::InputFocus;
    use bevy::text::EditableText;

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
        assert!(!test.says("key-does-undo"));
        test.resource_mut::<InputFocus>().clear();
        test.send(mark());
        assert!(test.says("key-does-undo"));
        for binding in &BINDINGS {
            let name = binding.key.words(test.resource());
            assert!(test.shows(&name), "{name}");
        }
    }

    #[test]
    fn bug_the_list_of_keys_opened_scrolled_to_its_end() {
        let mut test = TestApp::at(Screen::Title);
        let key = Key::Character("?".into());
        test.send(key_pressed(KeyCode::Slash, key, Entity::PLACEHOLDER));
        test.frames(2);
        let first = test.control(&format!("listed key {}", BINDINGS[0].file));
        assert_eq!(test.resource::<InputFocus>().get(), Some(first));
    }
}
