//! Finished reviews, one file each, so that a game that was reviewed once shows its review at once when it is studied again.
//!
//! A file is a study of the game without annotations. Its name is derived from the moves; the oldest files are removed.

use super::file;
use super::game_review::GameReview;
use crate::storage::{self, FileErrorReport, FileProblem, Folders, StorageError};
use bevy::prelude::*;
use narabe_rules::{Move, Position, Setup};
use narabe_study::review::KeptFindings;
use narabe_study::{SavedStudy, Study, StudyFindings};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

/// The most reviews that are kept. A browser has little room.
const MOST_REVIEWS: usize = if cfg!(target_family = "wasm") {
    30
} else {
    1_000
};

/// The folder of finished reviews.
#[derive(Debug, Clone)]
pub struct KeptReviews {
    folder: PathBuf,
}

impl KeptReviews {
    pub fn new(folders: &Folders) -> Self {
        Self {
            folder: folders.reviews_dir(),
        }
    }

    /// What is kept of the review of a game, by ply; empty without a readable file.
    pub fn read(&self, game: &Position) -> BTreeMap<usize, KeptFindings> {
        let read = |study| file::read_study_with_findings(&self.path(study)).ok();
        let kept = study_of(game).as_ref().and_then(read);
        let kept = kept.filter(|(study, _)| study.game() == *game);
        kept.map(|(_, found)| found.review).unwrap_or_default()
    }

    /// Keeps a finished review in place of an earlier one of the same game.
    pub(super) fn write(&self, review: &GameReview) -> Result<(), FileErrorReport> {
        let Some((game, study)) = review.game().and_then(|game| Some((game, study_of(game)?)))
        else {
            return Ok(());
        };
        let found = StudyFindings {
            review: review.kept(game),
            ..StudyFindings::default()
        };
        let path = self.path(&study);
        let written = file::write(&path, SavedStudy::encode_with_findings(&study, &found));
        let done = written.and_then(|()| {
            let removed = self.remove_oldest(MOST_REVIEWS);
            removed.map_err(Into::into)
        });
        done.map_err(|error| FileErrorReport::not_written(FileProblem::ReviewNotSaved, path, error))
    }

    /// The file of a game.
    fn path(&self, study: &Study) -> PathBuf {
        let mut hasher = DefaultHasher::new();
        // A study that cannot be encoded has no file.
        SavedStudy::encode(study).ok().hash(&mut hasher);
        let name = format!("review-{:016x}.ron", hasher.finish());
        self.folder.join(name)
    }

    /// Removes the files beyond the most that are kept, those written longest ago first.
    fn remove_oldest(&self, most: usize) -> Result<(), StorageError> {
        let mut files = storage::list(&self.folder)?;
        let surplus = files.len().saturating_sub(most);
        if surplus > 0 {
            files.sort_by_key(|path| storage::modified(path));
        }
        files[..surplus]
            .iter()
            .try_for_each(|path| storage::remove(path))
    }
}

/// A study whose main line is the game; none if its moves cannot be played again.
fn study_of(game: &Position) -> Option<Study> {
    let mut study = Study::from_setup(&Setup::from(&game.start())).ok()?;
    let moves: Vec<Move> = game.turns().collect();
    study.insert_line(study.record().root(), &moves).ok()?;
    (study.game() == *game).then_some(study)
}

/// Keeps the review of the study when it has ended.
pub(super) fn keep(
    review: Res<GameReview>,
    folders: Res<Folders>,
    mut kept: Local<Option<Position>>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    if !review.is_changed() || !review.is_finished() || kept.as_ref() == review.game() {
        return;
    }
    *kept = review.game().cloned();
    if let Err(report) = KeptReviews::new(&folders).write(&review) {
        reports.write(report);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::testing::game;
    use narabe_engine_core::{Engine, Settings};
    use narabe_study::review::{Budget, Findings};
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    /// The finished review of a game.
    fn reviewed(game: &Position) -> GameReview {
        let budget = Budget::of_search(200);
        let mut review = GameReview::with_budget(budget);
        let (hash, threads) = (1, 1);
        let mut engine = Engine::new(Settings { hash, threads });
        review.start(game);
        while let Some(request) = review.request() {
            let stop = AtomicBool::new(false);
            let setup = (&request.position).into();
            let found = Findings::examine(&setup, &mut engine, &request.task.budget, &stop);
            review.store(&request.position, found);
        }
        review
    }

    #[test]
    fn a_finished_review_is_read_again_for_the_same_moves_only() {
        let home = tempfile::tempdir().unwrap();
        let reviews = KeptReviews::new(&Folders::at(home.path()));
        let played = game("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let review = reviewed(&played);
        assert!(review.is_finished());
        reviews.write(&review).unwrap();
        assert_eq!(reviews.read(&played), review.kept(&played));
        assert!(!reviews.read(&played).is_empty());
        let same_stones = game("i8 i9 h8 h9 j8 a1 k8 b1 l8");
        assert!(reviews.read(&same_stones).is_empty());
    }

    #[test]
    fn a_damaged_review_is_as_if_there_were_none() {
        let home = tempfile::tempdir().unwrap();
        let reviews = KeptReviews::new(&Folders::at(home.path()));
        let played = game("h8 i9 i8");
        reviews.write(&reviewed(&played)).unwrap();
        let file = &storage::list(&home.path().join("reviews")).unwrap()[0];
        storage::write_text(file, "(format: \"narabe-study\", version: 2").unwrap();
        assert!(reviews.read(&played).is_empty());
    }

    #[test]
    fn the_oldest_reviews_are_removed() {
        let home = tempfile::tempdir().unwrap();
        let reviews = KeptReviews::new(&Folders::at(home.path()));
        let games = ["a1 b2", "a1 b3", "a1 b4"].map(game);
        for played in &games {
            reviews.write(&reviewed(played)).unwrap();
        }
        let path = reviews.path(&study_of(&games[1]).unwrap());
        let long_ago = storage::modified(&path).unwrap() - Duration::from_secs(60);
        let text = storage::read_text(&path, 1 << 20).unwrap();
        storage::write_dated(&path, &text, Some(long_ago)).unwrap();
        reviews.remove_oldest(2).unwrap();
        let is_kept = games.each_ref().map(|game| !reviews.read(game).is_empty());
        assert_eq!(is_kept, [true, false, true]);
    }
}
