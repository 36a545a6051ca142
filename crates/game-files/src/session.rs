//! Reads files one after the other, and keeps a large library to answer questions about it.

use std::sync::Arc;

use super::branches::{BranchPlace, BranchQuestion};
use super::file_contents::{FileContents, Looked, OpenError, look};
use super::file_event::{FileEvent, FileTask, TakeEvent, read_all};
use narabe_notation::{Format, Oddity, RenLibFile, write_move_list};

/// Reads files, and keeps the last one if it is a large library.
#[derive(Debug, Default)]
pub struct FileSession {
    library: Option<Library>,
}

/// A large library.
#[derive(Debug)]
struct Library {
    name: String,
    file: RenLibFile,
    /// The most moves of a branch.
    most: usize,
}

impl FileSession {
    /// Reads a file with this name, whose extension helps to recognize the format. Errors are events too.
    pub fn read(&mut self, name: &str, bytes: Arc<[u8]>, task: &FileTask, take: TakeEvent<'_>) {
        self.library = None;
        let defaults = match task {
            FileTask::Open(defaults) => defaults,
            FileTask::Import(texts) => return read_all(name, &bytes, *texts, take),
        };
        let looked = look(name, &bytes, defaults, &mut |done, total| {
            take(FileEvent::Progress { done, total })
        });
        let event = match looked {
            Ok(Looked::Contents(found)) => FileEvent::Opened(Ok(found)),
            Err(error) => FileEvent::Opened(Err(error)),
            Ok(Looked::Large(index, most)) => {
                self.library = RenLibFile::new(bytes, *index).map(|file| Library {
                    name: name.to_owned(),
                    file,
                    most,
                });
                self.answer_place(0)
            }
        };
        // Nothing follows, whether it is wanted or not.
        let _ = take(event);
    }

    /// Whether it keeps a library about which there may be questions.
    pub const fn keeps_library(&self) -> bool {
        self.library.is_some()
    }

    /// Answers a question about the library.
    pub fn answer(&self, question: BranchQuestion, take: TakeEvent<'_>) {
        let _ = take(match question {
            BranchQuestion::Place(number) => self.answer_place(number),
            BranchQuestion::Branch(number) => self.answer_branch(number),
        });
    }

    fn answer_place(&self, number: u32) -> FileEvent {
        match &self.library {
            Some(Library { file, most, .. }) => {
                FileEvent::Branches(Box::new(BranchPlace::of(file, number, *most)))
            }
            None => no_library(),
        }
    }

    /// The branch as a game with a title that names the file and the moves to it.
    fn answer_branch(&self, number: u32) -> FileEvent {
        let Some(Library { name, file, most }) = &self.library else {
            return no_library();
        };
        let place = BranchPlace::of(file, number, *most);
        if !place.is_small_enough() {
            let (moves, most) = (place.branch_moves(), *most);
            return FileEvent::Opened(Err(OpenError::TooLarge { moves, most }));
        }
        let mut game = file.branch(number);
        let (stem, _) = name.rsplit_once('.').unwrap_or((name, ""));
        let moves: Vec<_> = place.moves().collect();
        game.info.title = format!("{stem} {}", write_move_list(&moves));
        game.info = game.info.cleaned();
        if let Some(fault) = file.fault() {
            game.lost.note(Oddity::not_read(fault.clone()));
        }
        FileEvent::Opened(Ok(FileContents::Game(Box::new(game), Format::RenLib)))
    }
}

fn no_library() -> FileEvent {
    FileEvent::Opened(Err(OpenError::other("the file is closed".to_owned())))
}
