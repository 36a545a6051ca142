//! Renaming and deleting a save: asked in a dialog, done in one system.

use crate::app::locale::Locale;
use crate::app::redraw::Redraw;
use crate::app::screens::stage::Rebuild;
use crate::app::session::Saves;
use crate::app::storage::Folders;
use crate::app::theme::Icon;
use crate::app::widgets::{CloseDialog, Field, Kit, Look, Toast};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;
use std::path::{Path, PathBuf};

/// The longest name that the field takes, in characters.
const LONGEST_NAME: usize = 60;

/// What is to be done with a save.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum Chore {
    Rename { path: PathBuf, name: String },
    Delete { path: PathBuf },
}

/// Asks for another name.
pub fn ask_name(kit: &mut Kit, path: &Path, name: &str) {
    let title = kit.t("load-rename-title");
    let dialog = kit.dialog(&title, None);
    let field = kit.field(dialog.body, "load-rename-field", name, LONGEST_NAME);
    kit.commands.entity(field).insert(AutoFocus);
    kit.cancel(dialog.actions);
    let yes = kit.button(dialog.actions, Look::Primary, None, "load-rename-yes");
    let path = path.to_path_buf();
    kit.on(
        yes,
        move |_: On<Activate>, texts: Query<&EditableText>, mut chores: MessageWriter<Chore>| {
            if let Ok(text) = texts.get(field) {
                chores.write(Chore::Rename {
                    path: path.clone(),
                    name: Field::read(text),
                });
            }
        },
    );
}

/// Asks before a save goes; `text` says what goes.
pub fn ask_deletion(kit: &mut Kit, path: &Path, name: &str, text: &str) {
    let title = kit.tv("load-delete-title", &[("name", name.to_owned().into())]);
    let dialog = kit.dialog(&title, Some(text));
    let cancel = kit.cancel(dialog.actions);
    kit.commands.entity(cancel).insert(AutoFocus);
    let yes = kit.button(
        dialog.actions,
        Look::Primary,
        Some(Icon::Trash),
        "load-delete-yes",
    );
    let path = path.to_path_buf();
    kit.on(
        yes,
        move |_: On<Activate>, mut chores: MessageWriter<Chore>| {
            chores.write(Chore::Delete { path: path.clone() });
        },
    );
}

/// Does what was asked for; what cannot be done is told in words, and the save stays as it was.
pub fn work(
    mut chores: MessageReader<Chore>,
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
            Chore::Rename { path, name } => {
                (saves.rename(path, name).map(|_| ()), "load-rename-fault")
            }
            Chore::Delete { path } => (saves.delete(path), "load-delete-fault"),
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
