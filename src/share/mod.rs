//! Exports and imports games as links, text and files.
//!
//! Screens write [`CopyGame`], [`ExportText`], [`SaveFile`] and [`ImportGame`]; the module for the platform handles them. All
//! imports arrive as [`Received`] files, which one system opens. What is exported is written by the module `export`.

mod background;
mod backup;
mod branch_choice;

#[cfg(not(target_family = "wasm"))]
mod desktop;
mod export;
#[cfg(not(target_family = "wasm"))]
mod file_dialog;
mod file_reader;
mod formats;
mod game_text;
mod import;
mod import_job;
mod import_progress;
mod import_task;
#[cfg(test)]
mod import_tests;
mod invitation;
mod loss_words;
#[cfg(not(target_family = "wasm"))]
mod open_folder;
mod opened;
mod opener;
mod opening;
#[cfg(target_family = "wasm")]
mod page_file;
mod pasted;
mod picture_beside;
mod read_again;
mod received;
mod request;
mod rule_queue;
#[cfg(target_family = "wasm")]
mod text_decoder;
mod turn;

pub use backup::BackUp;
pub use branch_choice::BranchChoice;
pub use export::{
    ExportContent, ExportFormat, ExportSubject, Exported, OpenExport, PICTURE_SIZES,
    PictureNumbers, PictureOptions, picture_style, write_export,
};

#[cfg(not(target_family = "wasm"))]
pub use file_dialog::SystemDialogs;
pub use formats::opened_endings;
pub use game_text::GameText;
pub use import::{AT_ONCE, FilesToOpen, OpeningFile};
pub use import_progress::{GameLoss, ImportPhase, ImportProgress, RuleQuestion};
#[cfg(test)]
pub use import_task::plugin as import_plugin;
pub use import_task::{GameImport, ImportRequest};
pub use invitation::{CopyText, invitation_text, page_address};
pub use loss_words::{loss_lines, lost_lines};
#[cfg(not(target_family = "wasm"))]
pub use open_folder::OpenFolder;
pub use opener::{DATA_BUTTON, MostStudyMoves, PositionFound, ShowLosses};
#[cfg(target_family = "wasm")]
pub use page_file::PageFile;
#[cfg(target_family = "wasm")]
pub use pasted::Pasted;
pub use received::{FileContent, ImportSource, ReadWith, Received, ReceivedFile};
#[cfg(not(target_family = "wasm"))]
pub use request::{ChooseProgram, ProgramChosen, TakesPrograms};
pub use request::{CopyGame, ExportText, ImportGame, SaveFile, ShareFile, SystemSharing};
pub use turn::TurnStudy;

use bevy::prelude::*;

/// What opens files, without what the platform adds.
#[cfg(test)]
pub fn opening_plugins(app: &mut App) {
    app.add_plugins((import::plugin, branch_choice::plugin, pasted::plugin));
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CopyGame>()
        .add_message::<ImportGame>()
        .add_message::<CopyText>()
        .add_message::<ExportText>()
        .add_message::<SaveFile>()
        .add_message::<ShareFile>()
        .add_message::<OpenExport>()
        .add_plugins((
            import::plugin,
            branch_choice::plugin,
            pasted::plugin,
            import_task::plugin,
            backup::plugin,
            turn::plugin,
        ));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((desktop::plugin, file_dialog::plugin, open_folder::plugin));
}
