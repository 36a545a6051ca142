//! The picture beside a pasted text.

use super::received::ReceivedFile;
use bevy::prelude::*;

/// The picture beside a pasted text, which is opened if the text is no game.
#[derive(Resource, Debug, Default)]
pub struct PictureBeside {
    pub picture: Option<Result<ReceivedFile, String>>,
    is_wanted: bool,
}

impl PictureBeside {
    /// Asks for the picture in place of the text; answers whether there is one.
    pub const fn want(&mut self) -> bool {
        self.is_wanted = self.picture.is_some();
        self.is_wanted
    }

    /// The picture that was asked for, once.
    pub const fn take_wanted(&mut self) -> Option<Result<ReceivedFile, String>> {
        if self.is_wanted {
            self.is_wanted = false;
            self.picture.take()
        } else {
            None
        }
    }
}
