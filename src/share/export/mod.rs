//! Games that leave: what is exported, the formats, and the files.
//!
//! A screen writes [`OpenExport`]; the dialog for it offers the formats that can hold the [`ExportContent`].

mod content;
mod format;
mod write;

pub use content::ExportContent;
pub use format::ExportFormat;
pub use write::{
    Exported, PICTURE_SIZES, PictureNumbers, PictureOptions, picture_style, write_export,
};

use bevy::prelude::*;
use narabe_notation::{GameInfo, GameTree};
use std::sync::Arc;

/// A request to export something: opens the dialog with the formats.
#[derive(Message, Debug, Clone)]
pub struct OpenExport(pub ExportSubject);

/// What is exported.
#[derive(Debug, Clone)]
pub enum ExportSubject {
    /// The open study; a picture shows its current position.
    Study,
    /// The game that is played or has ended.
    LiveGame,
    /// Games of the library.
    Games(Arc<Vec<(GameInfo, GameTree)>>),
}
