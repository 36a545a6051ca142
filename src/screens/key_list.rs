//! The list of keys: in the settings, and on every screen as a dialog that "?" opens. An entry changes its key.

use super::key_change::{self, ListPlace};
use crate::input::{
    BINDINGS, Binding, KeyAction, KeyMap, PressSystems, STUDY_KEYS, StudyKey, key_pressed,
    pad_words,
};
use crate::settings::Settings;
use crate::theme::{Icon, Token, space};
use crate::widgets::{DialogParts, Look, NodeStyle, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

// The height of a row and the width for its key, in logical pixels.
const LINE: f32 = 40.0;
const CAPS: f32 = 112.0;
/// The width for a key with Shift, in logical pixels.
const SHIFTED_CAPS: f32 = 152.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.after(PressSystems)
            .run_if(key_pressed(KeyAction::KeyList)),
    )
    .add_observer(
        |_: On<key_change::ShowList>, settings: Res<Settings>, mut ui: UiBuilder| {
            dialog(&mut ui, &settings);
        },
    );
}

/// The rows of the list; the first one is returned.
pub fn rows(
    ui: &mut UiBuilder,
    parent: Entity,
    settings: &Settings,
    place: ListPlace,
) -> Option<Entity> {
    let map = KeyMap::of(settings);
    let note = ui.node(parent, Node::default().pad_y(space::XS).no_shrink());
    ui.localized_text(note, Style::LABEL, "keys-note");
    let columns = match place {
        ListPlace::Settings if !ui.layout.is_narrow() => 2,
        ListPlace::Settings | ListPlace::Dialog => 1,
    };
    let node = Node::row().column_gap(space::XXL).no_shrink();
    let list = ui.node(parent, node);
    let mut first = None;
    for bindings in BINDINGS.chunks(BINDINGS.len().div_ceil(columns)) {
        let column = ui.node(list, Node::column().fill());
        for binding in bindings {
            let row = row(ui, column, (binding, place), &map);
            first = first.or(Some(row));
        }
    }
    study_rows(ui, parent, &map, columns);
    if map != KeyMap::default() {
        let reset = ui.button(parent, Look::Quiet, Some(Icon::Retry), "keys-reset-all");
        ui.restyle(reset, |node| node.align_self(AlignSelf::Start));
        ui.on(
            reset,
            move |_: On<Activate>, mut change: key_change::KeyChange| {
                change.apply(place, |map| *map = KeyMap::default());
            },
        );
    }
    first
}

/// What keys do in the study alone, or with Shift. They follow the keys above.
fn study_rows(ui: &mut UiBuilder, parent: Entity, map: &KeyMap, columns: usize) {
    let head = ui.node(parent, Node::default().pad_y(space::S).no_shrink());
    ui.part_heading(head, Style::SUBHEAD.sized(22.0), "keys-study");
    let node = Node::row().column_gap(space::XXL).no_shrink();
    let list = ui.node(parent, node);
    let name = |ui: &UiBuilder, action| {
        let key = map.key(action);
        key.map_or_else(|| ui.locale.text("keys-none"), |key| key.words(&ui.locale))
    };
    for keys in STUDY_KEYS.chunks(STUDY_KEYS.len().div_ceil(columns)) {
        let column = ui.node(list, Node::column().fill());
        for (key, does) in keys {
            let key = match *key {
                StudyKey::Of(action) => name(ui, action),
                StudyKey::Shift(action) => {
                    let key = name(ui, action);
                    ui.locale.text_of("keys-with-shift", "key", key)
                }
                StudyKey::Named(id) => ui.locale.text(id),
            };
            let row = Node::line(space::M).min_height(LINE).no_shrink();
            let row = ui.node(column, row.pad_y(space::XXS));
            let caps = ui.node(row, Node::row().width(SHIFTED_CAPS).no_shrink());
            ui.key_cap(caps, key);
            let text = ui.node(row, Node::column().fill());
            ui.localized_text(text, Style::SMALL, does);
        }
    }
}

fn row(
    ui: &mut UiBuilder,
    parent: Entity,
    (binding, place): (&'static Binding, ListPlace),
    map: &KeyMap,
) -> Entity {
    let (action, does) = (binding.action, ui.locale.text(binding.id));
    let key =
        (map.key(action)).map_or_else(|| ui.locale.text("keys-none"), |key| key.words(&ui.locale));
    let words = [("action", does.clone().into()), ("key", key.clone().into())];
    let label = ui.locale.text_with("keys-row", &words);
    let node = Node::line(space::M).min_height(LINE).no_shrink();
    let focus = match place {
        ListPlace::Settings => format!("key {}", binding.file),
        ListPlace::Dialog => format!("listed key {}", binding.file),
    };
    let row = ui.bare_button(parent, Look::Row, &label, &focus, node.pad_y(space::XXS));
    let caps = ui.node(row, Node::row().width(CAPS).no_shrink());
    ui.key_cap(caps, key);
    let column = ui.node(row, Node::column().fill());
    ui.control_text(column, Style::SMALL, does);
    if let Some(button) = map.pad(action) {
        let button = pad_words(button, &ui.locale);
        let words = ui.locale.text_of("keys-pad", "button", button);
        ui.literal_text(column, Style::LABEL.ink(Token::Ink3), words);
    }
    ui.on(
        row,
        move |_: On<Activate>, settings: Res<Settings>, mut ui: UiBuilder| {
            key_change::ask(&mut ui, &settings, action, place);
        },
    );
    row
}

fn open(settings: Res<Settings>, mut ui: UiBuilder) {
    dialog(&mut ui, &settings);
}

fn dialog(ui: &mut UiBuilder, settings: &Settings) {
    let title = ui.locale.text("settings-controls");
    let DialogParts { body, actions } = ui.dialog(&title, None);
    let column = ui.node(body, Node::column().stretch());
    // With the focus on a button below it the list would open scrolled to its end.
    if let Some(first) = rows(ui, column, settings, ListPlace::Dialog) {
        ui.insert(first, AutoFocus);
    }
    ui.close_button(actions, Look::Primary, "done");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::TestApp;
    use crate::state::Screen;
    use crate::widgets::testing::key_input;
    use bevy::input::keyboard::Key;
    use bevy::input_focus::InputFocus;
    use bevy::text::EditableText;

    #[test]
    fn the_question_mark_lists_the_keys_and_not_while_text_is_typed() {
        let mut test = TestApp::at(Screen::Title);
        let mark = || {
            let key = Key::Character("?".into());
            key_input(KeyCode::Slash, key, Entity::PLACEHOLDER)
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
        test.send(key_input(KeyCode::Slash, key, Entity::PLACEHOLDER));
        test.frames(2);
        let first = test.control(&format!("listed key {}", BINDINGS[0].file));
        assert_eq!(test.resource::<InputFocus>().get(), Some(first));
    }
}
