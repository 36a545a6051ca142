//! What a file holds: a study or a game of our own, one game of any format, many games, or a picture of a board.

use super::received::ReceivedFile;
use crate::live::{AnySavedMatch, IMPORT_SIZE_LIMIT, ImportError, SavedError};
use crate::storage::StorageError;
use narabe::art::decode_picture;
use narabe::board_reader::{BoardReading, read_board};
use narabe::library::LIBRARY_PROPERTY;
use narabe::notation::{
    Format, MAX_FILE_BYTES, ReadError, ReadEvent, ReadFault, ReadGame, ReadOptions, TreeNode,
    read_each,
};
use narabe::rules::{BoardSize, Rule};
use narabe::study::{ImportedStudy, SavedStudy, Study, StudyFound, game_of_study};
use std::ops::ControlFlow;

/// What a file holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Opened {
    /// A study of ours, with what was found in it.
    Study(Box<(Study, StudyFound)>),
    /// A game of ours.
    Match(Box<AnySavedMatch>),
    /// One game of another format as a study, with what could not be kept.
    Game(Box<ImportedStudy>),
    /// A board in a picture.
    Picture(Box<BoardReading>),
    /// Several games, or a backup of the library.
    Many,
}

/// What a game is read as if its file does not say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Defaults {
    /// The rule of lists of moves and drawn boards; other formats have a usual rule of their own.
    pub rule: Rule,
    pub size: BoardSize,
}

/// Why a file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error(transparent)]
    Own(#[from] ImportError),
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The picture or the game in it cannot be used, for this reason.
    #[error("{0}")]
    Content(String),
}

impl OpenError {
    /// Whether nothing in it looks like a game.
    pub fn is_foreign(&self) -> bool {
        match self {
            Self::Own(ImportError::File(SavedError::Foreign)) => true,
            Self::Read(error) => matches!(error.fault, ReadFault::Unknown(_) | ReadFault::Empty),
            _ => false,
        }
    }
}

/// Reads a file and looks at it, as [`open`].
///
/// # Errors
/// As of [`open`], and if it cannot be read.
pub fn open_file(file: &ReceivedFile, defaults: Defaults) -> Result<Opened, OpenError> {
    let bytes = file.read(MAX_FILE_BYTES as u64)?;
    open(&file.name, &bytes, defaults)
}

/// Looks at a file. Of several games only the first two are read.
///
/// # Errors
/// [`OpenError`] if there is nothing in it to open.
pub fn open(name: &str, bytes: &[u8], defaults: Defaults) -> Result<Opened, OpenError> {
    if is_picture(bytes) {
        let content = |error: String| OpenError::Content(error);
        let picture = decode_picture(bytes).map_err(|error| content(error.to_string()))?;
        let reading = read_board(&picture).map_err(|error| content(error.to_string()))?;
        return Ok(Opened::Picture(Box::new(reading)));
    }
    let own = open_own(bytes);
    match own {
        Ok(Some(opened)) => Ok(opened),
        Ok(None) => open_game(name, bytes, defaults),
        // The words of our own form say more, unless the file is of another format after all.
        Err(own) => open_game(name, bytes, defaults).map_err(|_| own.into()),
    }
}

/// Whether a file begins as a PNG or a JPEG picture.
fn is_picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"\xFF\xD8\xFF")
}

/// A study or a game of our own; none if the file is of another format.
fn open_own(bytes: &[u8]) -> Result<Option<Opened>, ImportError> {
    let is_short = u64::try_from(bytes.len()).is_ok_and(|length| length <= IMPORT_SIZE_LIMIT);
    let Some(text) = str::from_utf8(bytes).ok().filter(|_| is_short) else {
        return Ok(None);
    };
    if let Ok(opened) = SavedStudy::decode_with_found(text.trim()) {
        return Ok(Some(Opened::Study(Box::new(opened))));
    }
    match AnySavedMatch::import(text) {
        Ok(saved) => Ok(Some(Opened::Match(Box::new(saved)))),
        Err(ImportError::File(SavedError::Foreign)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// A study or a game of our own as a game for the library, or why there is none; none if the file is of another format.
pub fn open_own_game(bytes: &[u8]) -> Option<Result<ReadGame, String>> {
    match open_own(bytes) {
        Ok(Some(Opened::Study(opened))) => Some(Ok(game_of_study(&opened.0))),
        Ok(Some(Opened::Match(saved))) => Some(match study_of(&saved) {
            Some(study) => Ok(game_of_study(&study)),
            None => Err("a game on twin boards is opened alone".to_owned()),
        }),
        _ if is_picture(bytes) => Some(Err("a picture of a board is opened alone".to_owned())),
        _ => None,
    }
}

/// A study of a game on one board, with the names that persons were given.
pub fn study_of(saved: &AnySavedMatch) -> Option<Study> {
    let summary = saved.summary();
    let AnySavedMatch::OneBoard(saved) = saved else {
        return None;
    };
    let mut study = Study::of_game(saved.record().clone());
    let names = [summary.black, 1 - summary.black];
    study.set_names(names.map(|index| summary.config.players[index].name.clone()));
    Some(study)
}

fn open_game(name: &str, bytes: &[u8], defaults: Defaults) -> Result<Opened, OpenError> {
    let options = ReadOptions {
        size: Some(defaults.size),
        ..ReadOptions::default()
    };
    let (mut first, mut fault, mut is_many) = (None, None, false);
    let read = read_each(name, bytes, &options, &mut |event| match event {
        ReadEvent::Game(game) if first.is_none() && !is_backup(&game) => {
            first = Some(game);
            ControlFlow::Continue(())
        }
        ReadEvent::Game(_) => {
            is_many = true;
            ControlFlow::Break(())
        }
        ReadEvent::Skipped(error) => {
            fault.get_or_insert(error);
            ControlFlow::Continue(())
        }
        ReadEvent::Progress { .. } => ControlFlow::Continue(()),
    });
    if is_many {
        return Ok(Opened::Many);
    }
    let format = read?;
    match (first, fault) {
        (Some(game), _) => imported(&game, format, defaults.rule),
        (None, Some(fault)) => Err(fault.into()),
        (None, None) => Err(ReadError::from(ReadFault::Empty).into()),
    }
}

fn imported(game: &ReadGame, format: Format, rule: Rule) -> Result<Opened, OpenError> {
    let is_bare = matches!(
        format,
        Format::Moves | Format::Coordinates | Format::Board | Format::Json
    );
    let rule = game.tree.rule().or(is_bare.then_some(rule));
    let imported = ImportedStudy::of(game, format, rule);
    let imported = imported.map_err(|error| OpenError::Content(error.to_string()))?;
    Ok(Opened::Game(Box::new(imported)))
}

/// Whether a game comes from a backup of a library.
pub fn is_backup(game: &ReadGame) -> bool {
    let mut properties = game.tree.properties(TreeNode::ROOT);
    properties.any(|(name, _)| name == LIBRARY_PROPERTY)
}
