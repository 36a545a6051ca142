//! The row of the search: its field, "3 of 12", and the buttons.

use super::study_search::{SearchStep, StudySearch};
use crate::input::{KeyAction, KeyPressed};
use crate::locale::Locale;
use crate::screens::keys::PressedByEscape;
use crate::screens::lifecycle::AddScreen;
use crate::screens::study::mark_tools::small_button;
use crate::screens::study::systems::StudyScreenSystems;
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The longest words that are looked for, in characters.
const LONGEST: usize = 100;
/// The height of the row, in logical pixels.
const HEIGHT: f32 = 36.0;

/// The row of the search. In a sheet it is always there.
#[derive(Component, Debug)]
struct SearchPlace {
    is_in_sheet: bool,
}

impl Part for SearchPlace {
    /// Whether it has the field.
    type Content = bool;
}

#[derive(Component, Debug)]
pub struct SearchField;

/// "3 of 12".
#[derive(Component, Debug)]
struct SearchCount;

pub(super) fn plugin(app: &mut App) {
    app.add_details((show, count).chain().in_set(StudyScreenSystems));
}

/// The row above the list, where the search is if it is open.
pub fn build(ui: &mut UiBuilder, parent: Entity) {
    place(ui, parent, false);
}

/// The row in the sheet of a phone, where it always is.
pub fn build_in_sheet(ui: &mut UiBuilder, parent: Entity) {
    place(ui, parent, true);
}

fn place(ui: &mut UiBuilder, parent: Entity, is_in_sheet: bool) {
    let row = ui.node(parent, Node::line(space::XS).no_shrink());
    ui.insert(row, SearchPlace { is_in_sheet });
}

/// The button that opens and closes the search.
pub fn button(ui: &mut UiBuilder, row: Entity) {
    let button = small_button(ui, row, "study-search");
    ui.control_icon(button, Icon::Search, 18.0);
    ui.write_on(button, KeyPressed(KeyAction::Search));
}

/// Opens the row with the focus in its field, or closes it.
fn show(search: Res<StudySearch>, mut parts: Parts<SearchPlace>) {
    if !search.is_changed() && !parts.has_new() {
        return;
    }
    parts.draw(
        |_, place| search.is_open || place.is_in_sheet,
        |ui, row, place, is_open| {
            if *is_open {
                fill(ui, row, &search.words, place.is_in_sheet);
            }
        },
    );
}

fn fill(ui: &mut UiBuilder, row: Entity, words: &str, is_in_sheet: bool) {
    ui.restyle(row, |node| node.height(HEIGHT));
    ui.icon(row, Icon::Search, 18.0, Token::Ink2);
    let (id, hint) = ("study-search-field", "study-search-hint");
    let field = ui.field_with_hint(row, id, words, LONGEST, hint);
    ui.insert(field, SearchField);
    let count = ui.literal_line(row, Style::DATA_LABEL, "");
    ui.insert(count, SearchCount);
    for (icon, id, step) in [
        (Icon::Up, "study-search-previous", SearchStep::Previous),
        (Icon::Down, "study-search-next", SearchStep::Next),
    ] {
        let button = small_button(ui, row, id);
        ui.control_icon(button, icon, 18.0);
        ui.write_on(button, step);
    }
    if is_in_sheet {
        return;
    }
    let close = small_button(ui, row, "study-search-close");
    ui.control_icon(close, Icon::Close, 18.0);
    ui.insert(close, PressedByEscape);
    ui.on(close, |_: On<Activate>, mut search: ResMut<StudySearch>| {
        search.close();
    });
    if words.is_empty() {
        ui.commands.queue(move |world: &mut World| {
            let mut focus = world.resource_mut::<InputFocus>();
            focus.set(field, FocusCause::Navigated);
        });
    }
}

fn count(
    search: Res<StudySearch>,
    locale: Res<Locale>,
    new: Query<(), Added<SearchCount>>,
    mut texts: Query<&mut Text, With<SearchCount>>,
) {
    if !search.is_changed() && new.is_empty() {
        return;
    }
    let words = counted(&locale, &search);
    for mut text in &mut texts {
        text.set_if_neq(Text(words.clone()));
    }
}

/// "3 of 12", or that nothing is found.
fn counted(locale: &Locale, search: &StudySearch) -> String {
    let Some(task) = search.task.as_ref().filter(|_| !search.words.is_empty()) else {
        return String::new();
    };
    let count = task.search.found().len();
    if count == 0 {
        return locale.text(if task.search.is_running() {
            "study-searching"
        } else {
            "study-search-none"
        });
    }
    let number = search.chosen.map_or(0, |chosen| chosen + 1);
    let facts = [("number", number.into()), ("count", count.into())];
    locale.text_with("study-search-of", &facts)
}
