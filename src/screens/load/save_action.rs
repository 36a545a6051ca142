//! Renaming and deleting a save: the dialogs, and the system that does it.

use crate::live::Saves;
use crate::locale::Locale;
use crate::screens::lifecycle::Rebuild;
use crate::storage::Folders;
use crate::theme::Icon;
use crate::widgets::{CloseDialog, Field, Toast, UiBuilder};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;
use std::path::{Path, PathBuf};

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 60;

#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum SaveAction {
    Rename { path: PathBuf, name: String },
    Delete { path: PathBuf },
}

/// Asks for a new name, under a title.
pub fn ask_name(ui: &mut UiBuilder, title: &str, path: &Path, name: &str) {
    let field = ("load-rename-field", name, LONGEST_NAME);
    let (field, yes) = ui.ask_name(title, field, (None, "load-rename-yes"));
    let path = path.to_path_buf();
    let rename = move |_: On<Activate>, texts: Query<&EditableText>, mut commands: Commands| {
        if let Ok(name) = texts.get(field).map(Field::read) {
            let path = path.clone();
            commands.write_message(SaveAction::Rename { path, name });
        }
    };
    ui.on(yes, rename);
}

/// Asks before a save is deleted; `text` describes the save.
pub fn ask_deletion(ui: &mut UiBuilder, path: &Path, name: &str, text: &str) {
    let title = ui
        .locale
        .text_of("load-delete-title", "name", name.to_owned());
    let action = (Some(Icon::Trash), "load-delete-yes");
    let yes = ui.ask(&title, text, "cancel", action);
    let path = path.to_path_buf();
    ui.write_on(yes, SaveAction::Delete { path });
}

/// Performs the action. On an error a toast explains it, and the save is unchanged.
pub fn perform(
    mut chores: MessageReader<SaveAction>,
    folders: Res<Folders>,
    locale: Res<Locale>,
    mut commands: Commands,
) {
    for chore in chores.read() {
        let saves = Saves::new(&folders);
        let (done, fault) = match chore {
            SaveAction::Rename { path, name } => {
                (saves.rename(path, name).map(|_| ()), "load-rename-fault")
            }
            SaveAction::Delete { path } => (saves.delete(path), "load-delete-fault"),
        };
        if let Err(error) = done {
            let words = locale.text_of(fault, "reason", error.to_string());
            commands.write_message(Toast::fault(words));
        }
        commands.write_message(CloseDialog).write_message(Rebuild);
    }
}
