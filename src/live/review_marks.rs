//! The marks of all finished reviews, in one file: lists show how a game was played without reading its review.

use super::game_review::GameReview;
use crate::storage::{self, FileErrorReport, FileProblem, Folders};
use bevy::prelude::*;
use narabe_library::line_key;
use narabe_rules::Position;
use narabe_study::review::{Marks, Review};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::OnceLock;

/// The most reviews whose marks are kept. A browser must write its storage quickly.
const MOST_MARKS: usize = if cfg!(target_family = "wasm") {
    500
} else {
    10_000
};
/// So many of the oldest are dropped at once.
const DROPPED: usize = MOST_MARKS / 10;
/// The most bytes of the file: several times what the marks take.
const LIMIT: u64 = 32 * 1024 * 1024;

/// The marks of all finished reviews, by the keys of their lines. The file is read when somebody asks.
#[derive(Resource, Debug)]
pub struct ReviewMarks {
    path: PathBuf,
    known: OnceLock<KnownMarks>,
    revision: u64,
    is_written: bool,
}

#[derive(Debug, Default)]
struct KnownMarks {
    /// The one that was reviewed longest ago first.
    marks: Vec<(u64, Marks)>,
    places: HashMap<u64, usize>,
    /// Why the file could not be read, until it is told.
    fault: Option<FileErrorReport>,
}

impl FromWorld for ReviewMarks {
    fn from_world(world: &mut World) -> Self {
        Self::new(world.resource::<Folders>())
    }
}

impl ReviewMarks {
    fn new(folders: &Folders) -> Self {
        Self {
            path: folders.review_marks(),
            known: OnceLock::new(),
            revision: 0,
            is_written: true,
        }
    }

    /// The marks of the line with a key; none if it was not reviewed.
    pub fn of(&self, key: u64) -> Option<&Marks> {
        let known = self.known();
        let place = known.places.get(&key)?;
        known.marks.get(*place).map(|(_, marks)| marks)
    }

    /// A number that grows with every change.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Keeps the marks of a finished review in place of earlier ones of the same line.
    pub(super) fn keep(&mut self, game: &Position, review: &Review) {
        let (key, marks) = (key_of(game), Marks::of(review));
        self.known();
        let Some(known) = self.known.get_mut() else {
            return;
        };
        if known.places.get(&key).map(|place| &known.marks[*place].1) == Some(&marks) {
            return;
        }
        match known.places.get(&key) {
            Some(&place) => known.marks[place].1 = marks,
            None => known.push(key, marks),
        }
        self.revision += 1;
        self.is_written = false;
    }

    fn known(&self) -> &KnownMarks {
        self.known.get_or_init(|| self.read())
    }

    fn read(&self) -> KnownMarks {
        let (problem, detail) = match storage::read_text(&self.path, LIMIT) {
            Ok(text) => match ron::from_str::<Vec<(u64, Marks)>>(&text) {
                Ok(marks) => return KnownMarks::of(marks),
                Err(error) => (
                    FileProblem::Damaged,
                    format!("{}: {error}", self.path.display()),
                ),
            },
            Err(error) if error.is_missing() => return KnownMarks::default(),
            Err(error) => (error.problem(), error.to_string()),
        };
        KnownMarks {
            fault: Some(FileErrorReport::moved_aside(problem, &self.path, detail)),
            ..KnownMarks::default()
        }
    }

    fn write(&mut self) -> Result<(), FileErrorReport> {
        let Some(known) = self.known.get().filter(|_| !self.is_written) else {
            return Ok(());
        };
        // A failed write is tried again with the next review.
        self.is_written = true;
        let text = ron::to_string(&known.marks).map_err(|error| error.to_string().into());
        let written = text.and_then(|text| Ok(storage::write_text(&self.path, &text)?));
        let problem = FileProblem::ReviewNotSaved;
        written.map_err(|error: storage::WriteError| {
            FileErrorReport::not_written(problem, self.path.clone(), error)
        })
    }
}

impl KnownMarks {
    fn of(marks: Vec<(u64, Marks)>) -> Self {
        let keys = marks.iter().map(|(key, _)| *key);
        Self {
            places: keys.zip(0..).collect(),
            marks,
            fault: None,
        }
    }

    fn push(&mut self, key: u64, marks: Marks) {
        if self.marks.len() >= MOST_MARKS {
            let kept = self.marks.split_off(DROPPED.max(1));
            *self = Self {
                fault: self.fault.take(),
                ..Self::of(kept)
            };
        }
        self.places.insert(key, self.marks.len());
        self.marks.push((key, marks));
    }
}

/// The key of the moves of a game.
fn key_of(game: &Position) -> u64 {
    let start = game.start();
    let board = (game.rule(), game.size());
    line_key(board, start.setup_stones(), game.turns())
}

/// Keeps the marks of the study's review when it has ended.
pub(super) fn keep(review: Res<GameReview>, mut marks: ResMut<ReviewMarks>) {
    if review.is_changed()
        && review.is_finished()
        && let Some(game) = review.game()
        && let Some(found) = review.of(game)
    {
        marks.keep(game, found);
    }
}

/// Writes the marks when they have changed, and tells why they could not be read or written.
pub(super) fn store(mut marks: ResMut<ReviewMarks>, mut told: MessageWriter<FileErrorReport>) {
    let is_told = |known: &KnownMarks| known.fault.is_none();
    if !marks.is_changed() && marks.known.get().is_none_or(is_told) {
        return;
    }
    let marks = marks.bypass_change_detection();
    told.write_batch(marks.known.get_mut().and_then(|known| known.fault.take()));
    told.write_batch(marks.write().err());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::testing::game;
    use narabe_study::review::Label;

    /// A review of a game in which White has lost by its sixth move.
    fn reviewed() -> (Position, Review) {
        use narabe_engine_core::{Engine, Settings};
        use narabe_study::review::{Budget, Findings, positions};
        let game = game("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let (hash, threads) = (1, 1);
        let mut engine = Engine::new(Settings { hash, threads });
        let budget = Budget::of_search(200);
        let positions = positions(&game);
        let findings = positions.iter().map(|position| {
            Findings::examine(&position.into(), &mut engine, &budget, &Default::default())
        });
        let review = Review::of(&game, &findings.collect::<Vec<_>>());
        (game, review)
    }

    #[test]
    fn marks_are_kept_in_a_file_by_the_moves_of_the_game() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        let (played, review) = reviewed();
        let mut marks = ReviewMarks::new(&folders);
        assert_eq!(marks.of(key_of(&played)), None);
        marks.keep(&played, &review);
        let revision = marks.revision();
        marks.keep(&played, &review);
        assert_eq!(marks.revision(), revision, "nothing is new");
        marks.write().unwrap();
        let again = ReviewMarks::new(&folders);
        let kept = again.of(key_of(&played)).expect("kept");
        assert_eq!(*kept, Marks::of(&review));
        assert_eq!(kept.sides[1].count(Label::LosingMove), 1);
        assert_eq!(again.of(key_of(&game("h8 i9"))), None);
    }

    #[test]
    fn a_damaged_file_is_told_and_set_aside() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        storage::write_text(&folders.review_marks(), "[(1, (sides").unwrap();
        let mut marks = ReviewMarks::new(&folders);
        assert_eq!(marks.of(1), None);
        let fault = marks.known.get_mut().unwrap().fault.take().expect("told");
        assert_eq!(fault.problem, FileProblem::Damaged);
        assert!(!storage::exists(&folders.review_marks()) && fault.aside.is_some());
    }

    #[test]
    fn the_oldest_marks_are_dropped() {
        let mut known = KnownMarks::default();
        for key in 0..=MOST_MARKS as u64 {
            known.push(key, Marks::default());
        }
        assert_eq!(known.marks.len(), MOST_MARKS - DROPPED + 1);
        assert!(!known.places.contains_key(&0));
        let newest = known.places[&(MOST_MARKS as u64)];
        assert_eq!(known.marks[newest].0, MOST_MARKS as u64);
    }
}
