//! What is pasted: a game as text, or a picture of a board.

use super::import::AT_ONCE;
use super::opened::open_at_once;
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
    app.add_message::<Pasted>().add_systems(Update, open);
}

/// Opens the text if it is a game, else the picture. A text that is no game is opened where there is no picture: it says why it is none.
fn open(
    mut pasted: MessageReader<Pasted>,
    mut opener: Opener,
    mut received: MessageWriter<Received>,
    mut redraw: ResMut<Redraw>,
) {
    for Pasted { text, picture } in pasted.read() {
        redraw.next_frame();
        let text_alone = || Received::text(ImportSource::Clipboard, text.clone());
        let picture = picture.as_ref().filter(|_| !is_game(text, &opener));
        match picture {
            None => _ = received.write(text_alone()),
            Some(Ok(file)) => {
                received.write(Received {
                    source: ImportSource::Clipboard,
                    files: vec![file.clone()],
                });
            }
            Some(Err(reason)) => {
                opener.refuse(&text_alone(), &OpenError::other(reason.clone()));
            }
        }
    }
}

/// Whether a text is a game. A long one is not tried: no program puts so much beside a picture that is meant.
fn is_game(text: &str, opener: &Opener) -> bool {
    text.len() > AT_ONCE || open_at_once("", text.as_bytes(), &opener.defaults()).is_ok()
}
