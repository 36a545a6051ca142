//! The system's clipboard, and files that are dropped onto the window.

use super::receive::{Received, Source};
use super::{CopyText, HandOn, Names, TakeIn};
use crate::app::locale::Locale;
use crate::app::session::{LoadError, SIZE_LIMIT};
use crate::app::storage::{self, FileTrouble};
use crate::app::widgets::Toast;
use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .init_resource::<Clipboard>()
        .add_systems(Update, (copy, copy_text, paste, drop));
}

fn copy(
    mut wishes: MessageReader<HandOn>,
    names: Names,
    mut clipboard: ResMut<Clipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    if !wishes.read().any(|wish| *wish == HandOn::Copy) {
        return;
    }
    let text = names.text();
    let locale = &names.locale;
    toasts.write(match clipboard.set_text(text) {
        Ok(()) => Toast::info(locale.text("share-copied")),
        Err(fault) => Toast::fault(
            locale.text_with("share-not-copied", &[("reason", fault.to_string().into())]),
        ),
    });
}

fn copy_text(
    mut wishes: MessageReader<CopyText>,
    locale: Res<Locale>,
    mut clipboard: ResMut<Clipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(CopyText { text, told }) = wishes.read().last() else {
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
    mut wishes: MessageReader<TakeIn>,
    mut clipboard: ResMut<Clipboard>,
    mut received: MessageWriter<Received>,
) {
    if !wishes.read().any(|wish| *wish == TakeIn::Paste) {
        return;
    }
    // An empty clipboard, and one that cannot be read, hold no game: that is then said.
    let text = match clipboard.fetch_text() {
        ClipboardRead::Ready(Ok(text)) => text,
        _ => String::new(),
    };
    received.write(Received {
        source: Source::Clipboard,
        text,
    });
}

fn drop(
    mut drops: MessageReader<FileDragAndDrop>,
    mut received: MessageWriter<Received>,
    mut told: MessageWriter<FileTrouble>,
) {
    for event in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = event else {
            continue;
        };
        match storage::read_text(path_buf, SIZE_LIMIT) {
            Ok(text) => {
                let source = Source::File(path_buf.clone());
                received.write(Received { source, text });
            }
            Err(fault) => {
                told.write(LoadError::from(fault).trouble(path_buf));
            }
        }
    }
}
