//! Renaming and deleting a save: the dialogs, and the system that does it.

use crate::live::Saves;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::lifecycle::Rebuild;
use crate::storage::Folders;
use crate::theme::Icon;
use crate::widgets::{CloseDialog, Field, Kit, Toast};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;
use std::path::{Path, PathBuf};

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 60;

/// An action on a save.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum SaveAction {
    Rename { path: PathBuf, name: String },
    Delete { path: PathBuf },
}

/// Asks for a new name, under a title.
pub fn ask_name(kit: &mut Kit, title: &str, path: &Path, name: &str) {
    let field = ("load-rename-field", name, LONGEST_NAME);
    let (field, yes) = kit.ask_name(title, field, (None, "load-rename-yes"));
    let path = path.to_path_buf();
    kit.on(
        yes,
        move |_: On<Activate>,
              texts: Query<&EditableText>,
              mut chores: MessageWriter<SaveAction>| {
            if let Ok(text) = texts.get(field) {
                chores.write(SaveAction::Rename {
                    path: path.clone(),
                    name: Field::read(text),
                });
            }
        },
    );
}

/// Asks before a save is deleted; `text` describes the save.
pub fn ask_deletion(kit: &mut Kit, path: &Path, name: &str, text: &str) {
    let title = kit.tv("load-delete-title", &[("name", name.to_owned().into())]);
    let action = (Some(Icon::Trash), "load-delete-yes");
    let yes = kit.ask(&title, text, "cancel", action);
    let path = path.to_path_buf();
    kit.write_on(yes, SaveAction::Delete { path });
}

/// Performs the action. On an error a toast explains it, and the save is unchanged.
pub fn perform(
    mut chores: MessageReader<SaveAction>,
    folders: Res<Folders>,
    locale: Res<Locale>,
    mut close: MessageWriter<CloseDialog>,
    mut rebuild: MessageWriter<Rebuild>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
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
            toasts.write(Toast::fault(
                locale.text_with(fault, &[("reason", error.to_string().into())]),
            ));
        }
        close.write_default();
        rebuild.write_default();
        redraw.next_frame();
    }
}
