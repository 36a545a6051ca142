//! Whose data are edited.

use bevy::prelude::*;
use narabe_library::GameId;

/// Opens the dialog.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct EditData(pub DataSubject);

/// Whose data are edited.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum DataSubject {
    /// The game of the open study.
    #[default]
    Study,
    /// Games of the library.
    Games(Vec<GameId>),
}
