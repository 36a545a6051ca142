//! The person's own puzzles: a pack in a file of its own, as SGF, written whenever one is added or removed.

use super::resource::Puzzles;
use crate::storage::{self, FileErrorReport, FileProblem, Folders, WriteError};
use bevy::prelude::*;
use narabe_learn::puzzles::{Pack, PuzzleFile, SolutionShown};
use narabe_notation::{Format, ReadGame, WriteOptions, write_games};

/// The most bytes of the file: many times what the puzzles take.
const LIMIT: u64 = 8 * 1024 * 1024;

/// What the file holds.
#[derive(Resource, Debug)]
pub(super) struct StoredOwn(pub Pack);

/// Reads the file. A damaged one is moved aside and reported; what can be read of it stays.
pub(super) fn load(folders: &Folders) -> (Pack, Option<FileErrorReport>) {
    let path = folders.own_puzzles();
    let aside = |problem, detail| Some(FileErrorReport::moved_aside(problem, &path, detail));
    match storage::read_text(&path, LIMIT) {
        // Where all were removed there is nothing to read.
        Ok(text) if text.is_empty() => (Pack::default(), None),
        Ok(text) => {
            // What was proven when it was added is not proven again.
            let file = PuzzleFile::read_own(&text);
            let file = file.unwrap_or_else(|error| PuzzleFile {
                faults: vec![error.to_string()],
                ..PuzzleFile::default()
            });
            let fault = file.faults.first();
            let detail = fault.map(|fault| format!("{}: {fault}", path.display()));
            let report = detail.and_then(|detail| aside(FileProblem::Damaged, detail));
            (file.pack, report)
        }
        Err(error) if error.is_missing() => (Pack::default(), None),
        Err(error) => (Pack::default(), aside(error.problem(), error.to_string())),
    }
}

/// The puzzles as the games of a file, without the solutions beyond the first move.
pub fn games_of(pack: &Pack) -> impl Iterator<Item = ReadGame> + '_ {
    let puzzles = pack.puzzles().iter();
    puzzles.map(|puzzle| puzzle.game(SolutionShown::FirstMoves))
}

/// Writes the puzzles when they have changed. A failed write is reported, and tried again with the next change.
pub(super) fn store(
    puzzles: Res<Puzzles>,
    mut stored: ResMut<StoredOwn>,
    folders: Res<Folders>,
    mut told: MessageWriter<FileErrorReport>,
) {
    if *puzzles.own() == stored.0 {
        return;
    }
    let path = folders.own_puzzles();
    let written = text_of(puzzles.own())
        .map_err(WriteError::from)
        .and_then(|text| Ok(storage::write_text(&path, &text)?));
    match written {
        Ok(()) => stored.0 = puzzles.own().clone(),
        Err(error) => {
            let problem = FileProblem::PracticeNotSaved;
            told.write(FileErrorReport::not_written(problem, path, error));
        }
    }
}

/// The text of the file; empty without puzzles, which no format of games can be.
fn text_of(pack: &Pack) -> Result<String, String> {
    let games: Vec<ReadGame> = games_of(pack).collect();
    if games.is_empty() {
        return Ok(String::new());
    }
    let file = write_games(Format::Sgf, &games, &WriteOptions::default());
    let file = file.map_err(|error| error.to_string())?;
    String::from_utf8(file.bytes).map_err(|error| error.to_string())
}
