//! Requests to share and to import games.

use super::export::ExportFormat;
use bevy::prelude::*;
use std::sync::Arc;

/// A request to copy the current game to the clipboard: in a browser as a link, on a desktop as text.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CopyGame;

/// A request to import a game.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportGame {
    /// From the clipboard.
    Paste,
    /// From files that the player chooses.
    Pick,
}

/// A request to choose a program on this machine.
#[cfg(not(target_family = "wasm"))]
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChooseProgram;

/// The program that the player has chosen, or has dropped on the window while [`TakesPrograms`] says so.
#[cfg(not(target_family = "wasm"))]
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ProgramChosen {
    pub path: std::path::PathBuf,
    /// Whether the player has picked it in a dialog. What arrives by a drop may also come from a second start of the game.
    pub is_picked: bool,
}

/// Whether programs that are dropped on the window are taken for engines. Other files are opened as ever.
#[cfg(not(target_family = "wasm"))]
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TakesPrograms(pub bool);

/// A request to hand a text over: in a browser as a file, on a desktop to the clipboard.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ExportText {
    /// The name of the file.
    pub file: String,
    pub text: String,
    /// The message that tells that the text was copied.
    pub told: &'static str,
}

/// A request to save a file where the player likes: in a browser as a download.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct SaveFile {
    /// The suggested name, with its ending.
    pub name: String,
    pub bytes: Arc<[u8]>,
}

/// A request to hand a file to another program by the system's own sharing.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ShareFile {
    /// The name, with its ending.
    pub name: String,
    pub bytes: Arc<[u8]>,
    pub format: ExportFormat,
}

/// What the system's own sharing takes; nothing where there is none.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct SystemSharing {
    pub takes_text: bool,
    /// The endings of the files that it takes.
    pub endings: Vec<&'static str>,
}

impl SystemSharing {
    /// Whether a file of this format can be handed over, as a file or as the text that it is.
    pub fn takes(&self, format: ExportFormat) -> bool {
        self.takes_file(format) || (self.takes_text && format.is_text())
    }

    pub fn takes_file(&self, format: ExportFormat) -> bool {
        self.endings.contains(&format.ending())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_shared_as_a_file_or_as_text_where_the_system_takes_it() {
        let none = SystemSharing::default();
        let text = SystemSharing {
            takes_text: true,
            ..none.clone()
        };
        let pictures = SystemSharing {
            endings: vec!["png", "gif"],
            ..text.clone()
        };
        let taken = |sharing: &SystemSharing| {
            let formats = [ExportFormat::Sgf, ExportFormat::RenLib, ExportFormat::Png];
            formats.map(|format| sharing.takes(format))
        };
        assert_eq!(taken(&none), [false; 3]);
        assert_eq!(taken(&text), [true, false, false]);
        assert_eq!(taken(&pictures), [true, false, true]);
        assert!(!pictures.takes_file(ExportFormat::Sgf));
    }
}
