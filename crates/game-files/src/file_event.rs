//! What reading a file tells, one after the other.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::branches::BranchPlace;
use super::file_contents::{Defaults, FileContents, OpenError, own_game};
use narabe_notation::{ReadEvent, ReadFault, ReadGame, ReadOptions, TextOptions, read_each};

/// What is done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileTask {
    /// All its games are read, for the library, with what is known of the character set of its texts.
    Import(TextOptions),
    /// It is looked at, and its game is read if there is only one.
    Open(Defaults),
}

impl FileTask {
    /// The event for a file whose bytes are not available, with the reason.
    pub fn failed(&self, reason: String) -> FileEvent {
        match self {
            Self::Import(_) => FileEvent::Skipped(reason),
            Self::Open(_) => FileEvent::Opened(Err(OpenError::other(reason))),
        }
    }
}

/// What reading a file tells.
#[derive(Debug)]
pub enum FileEvent {
    /// How far the reading is.
    Progress {
        /// The bytes that have been read.
        done: usize,
        /// All bytes.
        total: usize,
    },
    /// A file of an archive begins, with this name.
    Entry(String),
    /// A game of an import.
    Game(Box<ReadGame>),
    /// A game of an import, or the whole file, that is not read, and why. Which file of an archive it is was told before.
    Skipped(String),
    /// A file of the game's own in a backup.
    Kept {
        /// Its name.
        name: String,
        /// What it holds.
        text: String,
    },
    /// What a file is that was opened, at the end.
    Opened(Result<FileContents, OpenError>),
    /// The content is a library with too many moves; a branch must be chosen. Its start; later, what was asked for.
    Branches(Box<BranchPlace>),
    /// In place of it: it is a study or a game of ours, which another program takes from the file itself.
    Own,
}

/// Takes what reading tells, and can stop it.
pub type TakeEvent<'a> = &'a mut dyn FnMut(FileEvent) -> ControlFlow<()>;

/// Reads all games of a file.
pub(super) fn read_all(name: &str, bytes: &[u8], texts: TextOptions, take: TakeEvent<'_>) {
    let own = own_game(bytes).map(|own| match own {
        Ok(game) => FileEvent::Game(Box::new(game)),
        Err(reason) => FileEvent::Skipped(reason),
    });
    if let Some(own) = own {
        let _ = take(own);
        return;
    }
    let options = ReadOptions {
        encoding: texts.given,
        language: texts.language,
        ..ReadOptions::default()
    };
    let read = read_each(name, bytes, &options, &mut |event| {
        take(match event {
            ReadEvent::Game(game) => FileEvent::Game(game),
            // The whole library is wanted.
            ReadEvent::Large(_) => return ControlFlow::Continue(()),
            ReadEvent::Entry(name) => FileEvent::Entry(name),
            ReadEvent::Skipped(error) => FileEvent::Skipped(error.within_entry().to_string()),
            ReadEvent::Kept { name, text } => FileEvent::Kept { name, text },
            ReadEvent::Progress { done, total } => FileEvent::Progress { done, total },
        })
    });
    if let Err(error) = read
        && error.fault != ReadFault::Stopped
    {
        let _ = take(FileEvent::Skipped(error.to_string()));
    }
}

#[cfg(test)]
mod tests {
    use super::super::FileSession;
    use super::*;
    use crate::{EventReader, EventWriter};
    use narabe_notation::{OWN_FOLDER, write_archive};

    fn told(name: &str, text: &str) -> Vec<String> {
        let mut told = Vec::new();
        let bytes = text.as_bytes().into();
        FileSession::default().read(
            name,
            bytes,
            &FileTask::Import(TextOptions::default()),
            &mut |event| {
                told.push(match event {
                    FileEvent::Game(game) => format!("{} moves", game.tree.move_count()),
                    FileEvent::Skipped(reason) => reason,
                    other => format!("{other:?}"),
                });
                ControlFlow::Continue(())
            },
        );
        told
    }

    #[test]
    fn games_of_ours_and_of_others_are_imported_and_what_is_none_is_skipped() {
        assert_eq!(told("a.txt", "freestyle 15: h8 i9"), ["2 moves"]);
        assert_eq!(
            told("a.sgf", "(;SZ[15];B[hh])(;SZ[15];B[hh];W[ig])"),
            ["1 moves", "2 moves"]
        );
        let twin = told("a.txt", "twin 19: L:j10");
        assert_eq!(twin, ["a game on twin boards is opened alone"]);
        assert_eq!(told("a.sgf", "").len(), 1);
    }

    #[test]
    fn a_backup_tells_what_the_game_keeps_besides_games() {
        let name = format!("{OWN_FOLDER}lessons.json");
        let files = [("a.sgf", &b"(;SZ[15];B[hh])"[..]), (&*name, b"{}")];
        let archive = write_archive(files).expect("an archive");
        let mut told = Vec::new();
        FileSession::default().read(
            "a.zip",
            archive.into(),
            &FileTask::Import(TextOptions::default()),
            &mut |event| {
                let mut sent = Vec::new();
                let mut writer = EventWriter::new(|bytes: &[u8]| sent.extend(bytes));
                writer.write(&event);
                writer.send();
                let mut reader = EventReader::default();
                let mut take = |event| match event {
                    FileEvent::Kept { name, text } => told.push(format!("{name}: {text}")),
                    FileEvent::Entry(_) => {}
                    FileEvent::Game(_) => told.push("a game".to_owned()),
                    other => panic!("{other:?}"),
                };
                reader.read(&sent, &mut take).expect("what was sent");
                ControlFlow::Continue(())
            },
        );
        assert_eq!(told, ["a game", "lessons.json: {}"]);
    }

    #[test]
    fn bug_a_game_of_an_archive_was_left_out_without_the_name_of_its_file() {
        let files = [
            ("a.sgf", &b"(;SZ[15];B[hh])"[..]),
            ("club/b.sgf", b"(;SZ[15];B[hh])(;SZ[99];B[hh])"),
            ("c.txt", b"milk"),
        ];
        let archive = write_archive(files).expect("an archive");
        let mut told = Vec::new();
        FileSession::default().read(
            "a.zip",
            archive.into(),
            &FileTask::Import(TextOptions::default()),
            &mut |event| {
                match event {
                    FileEvent::Entry(name) => told.push(name),
                    FileEvent::Game(_) => told.push("a game".to_owned()),
                    FileEvent::Skipped(reason) => told.push(reason),
                    other => panic!("{other:?}"),
                }
                ControlFlow::Continue(())
            },
        );
        let [a, game, b, second, size, c, none] = &told[..] else {
            panic!("{told:?}");
        };
        assert_eq!([a, b, c], ["a.sgf", "club/b.sgf", "c.txt"]);
        assert_eq!([game, second], ["a game", "a game"]);
        assert!(size.starts_with("line 1: a board of 99×99"), "{size}");
        assert!(none.starts_with("no format"), "{none}");
    }

    #[test]
    fn reading_stops_when_nobody_wants_more() {
        let mut games = 0;
        let text = "(;SZ[15];B[hh])".repeat(9);
        let bytes = text.as_bytes().into();
        FileSession::default().read(
            "a.sgf",
            bytes,
            &FileTask::Import(TextOptions::default()),
            &mut |event| {
                assert!(matches!(event, FileEvent::Game(_)), "{event:?}");
                games += 1;
                ControlFlow::Break(())
            },
        );
        assert_eq!(games, 1);
    }
}
