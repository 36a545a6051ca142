//! What the export dialog exports, and how.

use crate::board::BoardLook;
use crate::board::skins::Skins;
use crate::share::{ExportContent, ExportFormat, PictureOptions, SystemSharing, write_export};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_notation::LossReport;
use std::sync::Arc;

/// The loss is shown before the file is written if there are at most this many games.
const MOST_GAMES: usize = 100;

/// What the dialog exports, and how. The choices stay for the next time.
#[derive(Resource, Default)]
pub struct ExportDialog {
    pub content: Arc<ExportContent>,
    pub format: ExportFormat,
    pub options: PictureOptions,
    /// The part of the dialog below the formats.
    pub details: Option<Entity>,
    pub copy: Option<Entity>,
    /// The button of the system's own sharing, where there is some.
    pub share: Option<Entity>,
    pub sharing: SystemSharing,
}

/// The look of the pictures.
#[derive(SystemParam)]
pub struct PictureLook<'w> {
    pub look: Res<'w, BoardLook>,
    pub skins: Res<'w, Skins>,
}

impl ExportDialog {
    /// What the format loses; none if it is not known before the file is written.
    pub fn loss(&self) -> Option<LossReport> {
        let is_short = self.content.games.len() <= MOST_GAMES;
        if self.format.is_picture() || !is_short {
            return None;
        }
        let style = narabe_art::pictures::PictureStyle::default();
        let written = write_export(&self.content, self.format, &style);
        written.ok().map(|written| written.lost)
    }
}
