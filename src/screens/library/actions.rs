//! The actions on the chosen games and their reports.

use super::choice::GameChoice;
use super::parts::LibraryScreenSystems;
use crate::library::{GameLibrary, LibraryChange, LibraryRequest, LibrarySearch};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::game_data::{DataSubject, EditData, kept_words};
use crate::theme::{Icon, Token};
use crate::widgets::{Style, Toast, ToastPressed, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_library::{EditKind, Edited, GameId, MAX_TAG_CHARS};

/// The label of the button in a toast that takes the last edit back.
const UNDO: &str = "library-undo";
/// So many tags are offered.
const TAGS_OFFERED: usize = 24;

pub(super) fn plugin(app: &mut App) {
    // Undo is pressed wherever the toast is seen.
    app.add_systems(Update, (tell.in_set(LibraryScreenSystems), undo, warn));
}

/// Deletes the chosen games at once; the toast offers to take it back.
pub fn delete(
    _: On<Activate>,
    search: Res<LibrarySearch>,
    choice: Res<GameChoice>,
    mut requests: MessageWriter<LibraryRequest>,
) {
    requests.write(LibraryRequest::Delete(choice.in_order(&search)));
}

/// Opens the dialog with the data of the chosen games.
pub fn edit_data(
    _: On<Activate>,
    search: Res<LibrarySearch>,
    choice: Res<GameChoice>,
    mut edits: MessageWriter<EditData>,
) {
    let games = choice.in_order(&search);
    edits.write(EditData(DataSubject::Games(games)));
}

/// Asks for a tag: those that there are, and a field for a new one.
pub fn ask_tag(
    _: On<Activate>,
    library: Res<GameLibrary>,
    search: Res<LibrarySearch>,
    choice: Res<GameChoice>,
    mut ui: UiBuilder,
) {
    let games = choice.in_order(&search);
    let title = ui.locale.text("library-tag-title");
    let parts = ui.dialog(&title, None);
    let tags = &search.counts().tags;
    if !tags.is_empty() {
        ui.localized_text(
            parts.body,
            Style::SMALL.ink(Token::Ink2),
            "library-tag-note",
        );
        let row = ui.chip_row(parts.body);
        for (tag, _) in tags.iter().take(TAGS_OFFERED) {
            let is_on = all_have(&library, &games, tag);
            let chip = ui.chip(row, tag, &format!("library-give-{tag}"), is_on);
            let (games, tag) = (games.clone(), tag.clone());
            let request = if is_on {
                LibraryRequest::Untag { games, tag }
            } else {
                LibraryRequest::Tag { games, tag }
            };
            ui.send_on(chip, request);
        }
    }
    let field = ui.field(parts.body, "library-tag-field", "", MAX_TAG_CHARS);
    ui.insert(field, AutoFocus);
    let yes = ui.cancel_or(parts.actions, Some(Icon::Plus), "library-tag-yes");
    ui.send_text_on(yes, field, move |tag| {
        let games = games.clone();
        (!tag.is_empty()).then_some(LibraryRequest::Tag { games, tag })
    });
}

fn all_have(library: &GameLibrary, games: &[GameId], tag: &String) -> bool {
    let mut summaries = games
        .iter()
        .filter_map(|game| library.games().summary(*game));
    summaries.all(|summary| summary.tags.contains(tag))
}

/// Says what was done, with a button that takes it back, or why nothing was.
fn tell(
    mut changes: MessageReader<LibraryChange>,
    locale: Res<Locale>,
    mut choice: ResMut<GameChoice>,
    library: Res<GameLibrary>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    for change in changes.read() {
        redraw.next_frame();
        match change {
            LibraryChange::Edited(edited) => {
                choice.forget_missing(&library);
                let buttons = Vec::from_iter((edited.games > 0).then_some(UNDO));
                let told = Toast::info(words_of(&locale, *edited));
                toasts.write(Toast { buttons, ..told });
            }
            LibraryChange::Undone(undone) => {
                let id = match undone {
                    Some(_) => "library-undone",
                    None => "library-nothing-undone",
                };
                toasts.write(Toast::info(locale.text(id)));
            }
            LibraryChange::RuleKept { rule, games } => {
                toasts.write(Toast::info(kept_words(&locale, *rule, *games)));
            }
            _ => {}
        }
    }
}

fn words_of(locale: &Locale, edited: Edited) -> String {
    let id = match edited.kind {
        EditKind::Tagged => "library-tagged",
        EditKind::Untagged => "library-untagged",
        EditKind::Changed => "library-changed",
        EditKind::Deleted => "library-deleted",
        EditKind::Merged => "library-merged",
    };
    locale.text_with(id, &[("count", edited.games.into())])
}

fn undo(mut pressed: MessageReader<ToastPressed>, mut requests: MessageWriter<LibraryRequest>) {
    if pressed.read().any(|button| button.0 == UNDO) {
        requests.write(LibraryRequest::Undo);
    }
}

/// Says on every screen that the library was damaged, or that a game could not be kept.
fn warn(
    mut changes: MessageReader<LibraryChange>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    for change in changes.read() {
        let words = match change {
            LibraryChange::Refused { reason } => {
                locale.text_with("library-refused", &[("reason", reason.clone().into())])
            }
            LibraryChange::Opened {
                damage: Some(damage),
            } => {
                let parts = [
                    ("kept", damage.kept.into()),
                    ("reason", damage.reason.clone().into()),
                ];
                locale.text_with("library-damaged", &parts)
            }
            _ => continue,
        };
        toasts.write(Toast::fault(words));
        redraw.next_frame();
    }
}
