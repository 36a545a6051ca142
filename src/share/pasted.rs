//! What is pasted: a game as text, or a picture of a board.

use super::opener::Opener;
use super::received::{ImportSource, Received, ReceivedFile};
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_game_files::OpenError;

/// The clipboard was read. Without text and picture it was empty or could not be read.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Pasted {
    pub text: String,
    /// The picture, or why it cannot be used.
    pub picture: Option<Result<ReceivedFile, String>>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pasted>()
        .add_systems(Update, (open, open_beside));
}

/// Opens the text, and keeps the picture for the case that it is no game. A text that is no game is refused where there is no picture: it
/// says why it is none.
fn open(
    mut pasted: MessageReader<Pasted>,
    mut opener: Opener,
    mut received: MessageWriter<Received>,
    mut redraw: ResMut<Redraw>,
) {
    for Pasted { text, picture } in pasted.read() {
        redraw.next_frame();
        let beside = opener.picture_beside();
        beside.picture.clone_from(picture);
        let nothing_else = text.trim().is_empty();
        if !(nothing_else && beside.want()) {
            received.write(Received::text(ImportSource::Clipboard, text.clone()));
        }
    }
}

fn open_beside(
    mut opener: Opener,
    mut received: MessageWriter<Received>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(picture) = opener.picture_beside().take_wanted() else {
        return;
    };
    redraw.next_frame();
    let source = ImportSource::Clipboard;
    match picture {
        Ok(file) => {
            let files = vec![file];
            received.write(Received { source, files });
        }
        Err(reason) => {
            let nothing = Received::text(source, String::new());
            opener.refuse(&nothing, &OpenError::other(reason));
        }
    }
}
