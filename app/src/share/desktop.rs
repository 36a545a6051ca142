//! The system's clipboard, and files dropped on the window.

use super::import::{ImportSource, Received};
use super::{CopyText, ExportText, GameText, ImportGame, ShareGame};
use crate::live::{IMPORT_SIZE_LIMIT, LoadError};
use crate::locale::Locale;
use crate::storage::{self, FileErrorReport};
use crate::widgets::Toast;
use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .init_resource::<Clipboard>()
        .add_systems(
            Update,
            (copy, export_text.before(copy_text), copy_text, paste, drop),
        );
}

fn copy(
    mut requests: MessageReader<ShareGame>,
    game_text: GameText,
    mut clipboard: ResMut<Clipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    if !requests.read().any(|request| *request == ShareGame::Copy) {
        return;
    }
    let copied = match game_text.text() {
        Ok(text) => clipboard.set_text(text).map_err(|fault| fault.to_string()),
        Err(fault) => Err(fault.to_string()),
    };
    let locale = &game_text.locale;
    toasts.write(match copied {
        Ok(()) => Toast::info(locale.text("share-copied")),
        Err(reason) => {
            Toast::fault(locale.text_with("share-not-copied", &[("reason", reason.into())]))
        }
    });
}

/// An exported text is copied.
fn export_text(mut requests: MessageReader<ExportText>, mut copies: MessageWriter<CopyText>) {
    for ExportText { text, told, .. } in requests.read() {
        let text = text.clone();
        copies.write(CopyText { text, told });
    }
}

fn copy_text(
    mut requests: MessageReader<CopyText>,
    locale: Res<Locale>,
    mut clipboard: ResMut<Clipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(CopyText { text, told }) = requests.read().last() else {
        return;
    };
    toasts.write(match clipboard.set_text(text.as_str()) {
        Ok(()) => Toast::info(locale.text(told)),
        Err(fault) => Toast::fault(
            locale.text_with("share-not-copied", &[("reason", fault.to_string().into())]),
        ),
    });
}

fn paste(
    mut requests: MessageReader<ImportGame>,
    mut clipboard: ResMut<Clipboard>,
    mut received: MessageWriter<Received>,
) {
    if !requests.read().any(|request| *request == ImportGame::Paste) {
        return;
    }
    // An empty or unreadable clipboard is reported as text without a game.
    let text = match clipboard.fetch_text() {
        ClipboardRead::Ready(Ok(text)) => text,
        _ => String::new(),
    };
    received.write(Received {
        source: ImportSource::Clipboard,
        text,
    });
}

fn drop(
    mut drops: MessageReader<FileDragAndDrop>,
    mut received: MessageWriter<Received>,
    mut told: MessageWriter<FileErrorReport>,
) {
    for event in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = event else {
            continue;
        };
        match storage::read_text(path_buf, IMPORT_SIZE_LIMIT) {
            Ok(text) => {
                let source = ImportSource::File(path_buf.clone());
                received.write(Received { source, text });
            }
            Err(fault) => {
                told.write(LoadError::from(fault).report(path_buf));
            }
        }
    }
}
