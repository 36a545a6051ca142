//! What is opened of a file: a study or a game of ours, a game of any format as a study, a picture, or many games.

use super::file_reader::FileReader;
use super::received::ReceivedFile;
use crate::live::AnySavedMatch;
use crate::time_slice::TimeSlice;
use narabe_art::board_reader::BoardReading;
use narabe_game_files::{
    BranchPlace, BranchQuestion, Defaults, FileContents, FileEvent, FileTask, OpenError,
};
use narabe_notation::{Format, ReadGame};
use narabe_study::{ImportedStudy, Study, StudyFindings, StudyImport};
use std::ops::ControlFlow;

/// The share of the work that reading is; the rest is to make a study of the game.
const READING: f32 = 0.4;
/// The moves that are taken over into a study before the time is looked at.
const STEP: usize = 512;

/// What a file holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Opened {
    /// A study of ours, with what was found in it.
    Study(Box<(Study, StudyFindings)>),
    /// A game of ours.
    Match(Box<AnySavedMatch>),
    /// One game of another format as a study, with what could not be kept.
    Game(Box<ImportedStudy>),
    Picture(Box<BoardReading>),
    /// Several games, or a backup of the library.
    Many,
    /// A position of a library with too many moves for a study.
    Branches(Box<BranchPlace>),
}

/// Looks at a short file at once. Of several games only the first two are read.
///
/// # Errors
/// [`OpenError`] if there is nothing in it to open.
pub fn open_at_once(name: &str, bytes: &[u8], defaults: &Defaults) -> Result<Opened, OpenError> {
    // It is too short for a large library.
    let defaults = &Defaults {
        most_branch_moves: None,
        ..*defaults
    };
    let found =
        narabe_game_files::open(name, bytes, defaults, &mut |_, _| ControlFlow::Continue(()))?;
    let (game, format) = match ready(found) {
        Ok(opened) => return Ok(opened),
        Err(game) => game,
    };
    let imported = ImportedStudy::of(&game, format, defaults.rule_of(&game, format));
    let imported = imported.map_err(|error| OpenError::other(error.to_string()))?;
    Ok(Opened::Game(Box::new(imported)))
}

/// Reads a file and looks at it, as [`open_at_once`]. `tell` gets the share of the work that is done, 0 to 1. What has read a large
/// library is handed over, so that it can be asked.
///
/// # Errors
/// As of [`open_at_once`], and if it cannot be read.
pub async fn open(
    file: &ReceivedFile,
    defaults: &Defaults,
    tell: impl Fn(f32),
) -> Result<(Opened, Option<FileReader>), OpenError> {
    let mut reader = FileReader::default();
    reader.begin(file, FileTask::Open(*defaults));
    match read(&mut reader, &tell).await? {
        Read::Branches(place) => Ok((Opened::Branches(place), Some(reader))),
        Read::Contents(found) => {
            // What it needs is free before the study is made.
            drop(reader);
            Ok((opened(found, defaults, tell).await?, None))
        }
    }
}

/// Asks about a large library.
///
/// # Errors
/// If there is no answer.
pub async fn ask(
    reader: &mut FileReader,
    question: BranchQuestion,
    defaults: &Defaults,
    tell: impl Fn(f32),
) -> Result<Opened, OpenError> {
    reader.ask(question);
    match read(reader, &tell).await? {
        Read::Branches(place) => Ok(Opened::Branches(place)),
        Read::Contents(found) => opened(found, defaults, tell).await,
    }
}

/// What was read.
enum Read {
    Contents(FileContents),
    Branches(Box<BranchPlace>),
}

async fn read(reader: &mut FileReader, tell: &impl Fn(f32)) -> Result<Read, OpenError> {
    while let Some(event) = reader.next().await {
        match event {
            FileEvent::Opened(found) => return found.map(Read::Contents),
            FileEvent::Branches(place) => return Ok(Read::Branches(place)),
            FileEvent::Progress { done, total } => {
                tell(READING * done as f32 / total.max(1) as f32);
            }
            _ => {}
        }
    }
    Err(OpenError::other("the reading has ended early".to_owned()))
}

/// The content, or the game from which a study is still to be made.
fn ready(found: FileContents) -> Result<Opened, (Box<ReadGame>, Format)> {
    match found {
        FileContents::Study(study) => Ok(Opened::Study(study)),
        FileContents::Match(saved) => Ok(Opened::Match(saved)),
        FileContents::Picture(reading) => Ok(Opened::Picture(reading)),
        FileContents::Many => Ok(Opened::Many),
        FileContents::Game(game, format) => Err((game, format)),
    }
}

/// Makes a study of a game, in slices.
async fn opened(
    found: FileContents,
    defaults: &Defaults,
    tell: impl Fn(f32),
) -> Result<Opened, OpenError> {
    let (game, format) = match ready(found) {
        Ok(opened) => return Ok(opened),
        Err(game) => game,
    };
    let rule = defaults.rule_of(&game, format);
    let import = StudyImport::new(&game, format, rule);
    let mut import = import.map_err(|error| OpenError::other(error.to_string()))?;
    let mut slice = TimeSlice::default();
    while import.step(STEP) {
        tell(READING + (1.0 - READING) * import.share());
        slice.pause().await;
    }
    Ok(Opened::Game(Box::new(import.finish())))
}
