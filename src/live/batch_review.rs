//! The review of several games, one after the other in the background.
//!
//! It has its own engine, continues while other screens are shown, and waits while a game is played, so that the
//! opponent has the whole machine. Finished reviews are kept, also on disk: a study of such a game shows its review at once.

use super::engine_runner::{EngineRunner, RunningTask, take_ended};
use super::game_review::GameReview;
use super::kept_reviews::KeptReviews;
use super::opponent_search::Engines;
use super::review_marks::ReviewMarks;
use crate::redraw::{Redraw, Source};
use crate::state::Screen;
use crate::storage::{FileErrorReport, Folders};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_library::GameId;
use narabe_rules::Position;
use narabe_study::review::{Budget, Findings, Marks, Review, Tally};
use std::path::PathBuf;

/// Where a game to review is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GamePlace {
    /// In the library.
    Library(GameId),
    /// In the file of a saved game or a study.
    File { path: PathBuf, is_study: bool },
}

/// A game to review.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BatchGame {
    /// Its name in the list.
    pub name: String,
    /// Where it is opened from.
    pub place: GamePlace,
    /// The position in which it ends.
    pub game: Position,
    /// The persons who play Black and White; none for a computer.
    pub persons: [Option<String>; 2],
    /// How many first moves its protocol prescribes, so that they are not judged.
    pub opening_moves: usize,
}

/// The review of several games.
#[derive(Resource)]
pub struct BatchReview {
    games: Vec<BatchGame>,
    /// How many of them are reviewed.
    finished: usize,
    runs: bool,
    /// The review of the first game that is not finished.
    current: GameReview,
    /// The finished reviews of this and earlier choices.
    kept: Vec<GameReview>,
    /// What they say about the persons, by the places of the games.
    tally: Tally<usize>,
    /// The finished reviews whose marks are not kept yet.
    unmarked: Vec<(Position, Review)>,
    /// How much is looked at in each position.
    pub budget: Budget,
    task: Option<(Position, RunningTask<Option<Box<Findings>>>)>,
    runner: EngineRunner,
}

impl Default for BatchReview {
    fn default() -> Self {
        Self {
            games: Vec::new(),
            finished: 0,
            runs: false,
            current: GameReview::default(),
            kept: Vec::new(),
            tally: Tally::default(),
            unmarked: Vec::new(),
            budget: Budget::default(),
            task: None,
            runner: EngineRunner::new("Reviews"),
        }
    }
}

impl BatchReview {
    /// Reviews these games in place of earlier ones, the first one first. What is kept of them is not looked at again.
    pub fn start(&mut self, games: Vec<BatchGame>, reviews: &KeptReviews) {
        self.clear();
        self.games = games;
        self.runs = true;
        self.next_game(reviews);
    }

    /// Stops; what is finished stays.
    pub fn stop(&mut self) {
        self.runs = false;
        self.task = None;
    }

    /// Drops the summary. The finished reviews are kept.
    pub fn clear(&mut self) {
        self.stop();
        self.games.clear();
        self.finished = 0;
        self.tally = Tally::default();
    }

    /// Whether games are being reviewed.
    pub const fn is_running(&self) -> bool {
        self.runs
    }

    /// How many games are finished, of how many.
    pub const fn progress(&self) -> (usize, usize) {
        (self.finished, self.games.len())
    }

    /// The game under review, and how many of its positions were looked at, of how many.
    pub fn current(&self) -> Option<(&BatchGame, (usize, usize))> {
        let game = self.games.get(self.finished).filter(|_| self.runs)?;
        Some((game, self.current.progress()))
    }

    /// The games, in their order.
    pub fn games(&self) -> &[BatchGame] {
        &self.games
    }

    /// What the finished reviews say about the persons. Games are known by their numbers among [`BatchReview::games`].
    pub const fn tally(&self) -> &Tally<usize> {
        &self.tally
    }

    /// The finished review of a game.
    pub fn of(&self, game: &Position) -> Option<&GameReview> {
        self.kept.iter().find(|kept| kept.is_of(game))
    }

    /// Takes the next game that is not reviewed yet.
    fn next_game(&mut self, reviews: &KeptReviews) {
        while let Some(next) = self.games.get(self.finished) {
            let game = &next.game;
            if self.of(game).is_none() {
                let mut review = GameReview::with_budget(self.budget);
                review.restore(game, reviews.read(game));
                review.start(game);
                review.set_opening_moves(next.opening_moves);
                if !review.is_finished() {
                    self.current = review;
                    return;
                }
                self.kept.push(review);
            }
            self.count_game();
        }
        self.runs = false;
    }

    /// Counts what the finished review of the current game says.
    fn count_game(&mut self) {
        if let Some(BatchGame { game, persons, .. }) = self.games.get(self.finished)
            && let Some(review) = self.kept.iter().find_map(|kept| kept.of(game))
        {
            let names = persons.each_ref().map(Option::as_deref);
            self.tally.add(&self.finished, &Marks::of(review), names);
            self.unmarked.push((game.clone(), review.clone()));
        }
        self.finished += 1;
    }

    /// Takes the result of the task, if it has one, and keeps the review that it ends. True if something is new.
    fn collect(&mut self, reviews: &KeptReviews) -> Result<bool, FileErrorReport> {
        let Some((position, found)) = take_ended(&mut self.task) else {
            return Ok(false);
        };
        self.current.store(&position, found.map(|found| *found));
        if self.current.is_finished() {
            let finished = std::mem::take(&mut self.current);
            let written = reviews.write(&finished);
            self.kept.push(finished);
            self.count_game();
            self.next_game(reviews);
            written?;
        } else if !self.current.is_running() {
            // The engine has failed.
            self.runs = false;
        }
        Ok(true)
    }
}

pub(super) fn run(
    screen: Option<Res<State<Screen>>>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    folders: Res<Folders>,
    mut batch: ResMut<BatchReview>,
    mut reports: MessageWriter<FileErrorReport>,
    mut redraw: ResMut<Redraw>,
) {
    if !batch.runs {
        return;
    }
    if screen.is_some_and(|screen| *screen.get() == Screen::Game) {
        batch.bypass_change_detection().task = None;
        return;
    }
    let collected = batch
        .bypass_change_detection()
        .collect(&KeptReviews::new(&folders));
    let is_new = collected.unwrap_or_else(|report| {
        reports.write(report);
        true
    });
    if is_new {
        batch.set_changed();
        redraw.next_frame();
    }
    let batch = batch.bypass_change_detection();
    if !batch.runs {
        return;
    }
    redraw.every(Source::EngineProgress.or_headless(proxy.is_some()));
    if batch.task.is_some() {
        return;
    }
    if let Some(request) = batch.current.request() {
        let position = request.position.clone();
        let task = (batch.runner).start(&engines.make, request, proxy.as_deref());
        batch.task = Some((position, task.map(|found| found.ok().flatten())));
    }
}

/// Keeps the marks of the reviews that have ended.
pub(super) fn keep_marks(mut batch: ResMut<BatchReview>, mut marks: ResMut<ReviewMarks>) {
    if batch.unmarked.is_empty() {
        return;
    }
    for (game, review) in batch.bypass_change_detection().unmarked.drain(..) {
        marks.keep(&game, &review);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::testing::game;
    use narabe_engine_core::{Engine, Settings};

    #[test]
    fn bug_a_batch_judged_the_stones_that_a_protocol_prescribes() {
        let home = tempfile::tempdir().unwrap();
        let played = game("h8 i9 a1 h9");
        let mut batch = BatchReview {
            budget: Budget::of_search(50),
            ..BatchReview::default()
        };
        let asked = BatchGame {
            name: "swap2".to_owned(),
            place: GamePlace::Library(GameId(1)),
            game: played.clone(),
            persons: [None, None],
            opening_moves: 3,
        };
        batch.start(vec![asked], &KeptReviews::new(&Folders::at(home.path())));
        let (hash, threads) = (1, 1);
        let mut engine = Engine::new(Settings { hash, threads });
        while let Some(request) = batch.current.request() {
            let (setup, budget) = ((&request.position).into(), request.task.budget);
            let found = Findings::examine(&setup, &mut engine, &budget, &Default::default());
            batch.current.store(&request.position, found);
        }
        let moves = &batch.current.of(&played).unwrap().moves;
        let prescribed: Vec<bool> = moves.iter().map(|one| one.is_prescribed).collect();
        assert_eq!(prescribed, [true, true, true, false]);
    }
}
