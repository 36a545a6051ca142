//! The review of a finished game by the analysis engine: what each move was worth, and where the game was lost.
//!
//! A screen starts it and may stop it; positions are looked at one by one, the last first, and what has been found is there
//! at once when the same game is reviewed again.

use crate::rules::Position;
use crate::study::review::{Budget, Findings, Review, positions};
use bevy::prelude::*;

/// The review of one game.
#[derive(Resource, Debug, Default)]
pub struct GameReview {
    game: Option<Position>,
    /// The positions in which the game goes on, from the start.
    positions: Vec<Position>,
    findings: Vec<Option<Findings>>,
    review: Option<Review>,
    runs: bool,
    revision: u64,
    /// How much is looked at in each position.
    pub budget: Budget,
}

impl GameReview {
    /// Starts or goes on with the review of a game. What was found in the positions that it shares with the last one is kept.
    pub fn start(&mut self, game: &Position) {
        if self.game.as_ref() != Some(game) {
            let positions = positions(game);
            let mut known = self
                .positions
                .iter()
                .zip(std::mem::take(&mut self.findings));
            let findings: Vec<_> = (positions.iter())
                .map(|position| known.next().filter(|(old, _)| *old == position)?.1)
                .collect();
            let is_begun = findings.iter().any(Option::is_some);
            *self = Self {
                game: Some(game.clone()),
                review: is_begun.then(|| Review::of(game, &findings)),
                findings,
                positions,
                revision: self.revision + 1,
                budget: self.budget,
                ..Self::default()
            };
        }
        self.runs = self.next().is_some();
    }

    /// Stops the review; what has been found stays.
    pub const fn stop(&mut self) {
        self.runs = false;
    }

    /// Whether positions are being looked at.
    pub const fn is_running(&self) -> bool {
        self.runs
    }

    /// Whether this game is the one under review.
    pub fn is_of(&self, game: &Position) -> bool {
        self.game.as_ref() == Some(game)
    }

    /// What is known of a game so far; none if nothing of it was looked at.
    pub fn of(&self, game: &Position) -> Option<&Review> {
        self.review.as_ref().filter(|_| self.is_of(game))
    }

    /// What was found in the position of a game after this many moves.
    pub fn findings(&self, game: &Position, ply: usize) -> Option<&Findings> {
        self.findings
            .get(ply)?
            .as_ref()
            .filter(|_| self.is_of(game))
    }

    /// A number that changes with all that is known, and with the game.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// How many positions were looked at, of how many.
    pub fn progress(&self) -> (usize, usize) {
        let done = self.findings.iter().flatten().count();
        (done, self.findings.len())
    }

    /// The next position to look at.
    fn next(&self) -> Option<usize> {
        self.findings.iter().rposition(Option::is_none)
    }

    /// The position to look at, if the review runs.
    pub(super) fn request(&self) -> Option<Position> {
        let next = self.next().filter(|_| self.runs)?;
        Some(self.positions[next].clone())
    }

    /// Stores what was found in a position. Without findings the engine has failed, and the review ends.
    pub(super) fn store(&mut self, position: &Position, found: Option<Findings>) {
        let (Some(next), Some(game)) = (self.next(), &self.game) else {
            return;
        };
        if self.positions[next] != *position {
            return;
        }
        self.runs &= found.is_some() && next > 0;
        self.findings[next] = found;
        self.revision += 1;
        self.review = Some(Review::of(game, &self.findings));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Engine, Settings};
    use crate::rules::{BoardSize, Rule};
    use std::sync::atomic::AtomicBool;

    fn game(moves: &str) -> Position {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in moves.split(' ') {
            position.play(point.parse().unwrap()).unwrap();
        }
        position
    }

    /// Looks at the requested position; false if there is none.
    fn answer(review: &mut GameReview) -> bool {
        let Some(position) = review.request() else {
            return false;
        };
        let mut engine = Engine::new(Settings {
            hash: 1,
            threads: 1,
        });
        let stop = AtomicBool::new(false);
        let found = Findings::examine(
            &(&position).into(),
            &mut engine,
            &Budget::of_search(500),
            &stop,
        );
        review.store(&position, found);
        true
    }

    #[test]
    fn a_review_begins_at_the_end_and_ends_at_the_start() {
        let game = game("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let mut review = GameReview::default();
        assert!(review.request().is_none());
        review.start(&game);
        assert_eq!(
            review.request().unwrap().ply(),
            8,
            "the game is over after move 9"
        );
        let revision = review.revision();
        assert!(answer(&mut review));
        assert!(review.of(&game).is_some());
        assert_ne!(review.revision(), revision);
        while answer(&mut review) {}
        assert_eq!(review.progress(), (9, 9));
        assert!(!review.is_running());
        let labels = review.of(&game).unwrap().moves.iter();
        assert!(labels.into_iter().all(|reviewed| reviewed.label.is_some()));
    }

    #[test]
    fn a_stopped_review_goes_on_where_it_was() {
        let game = game("h8 i9 i8");
        let mut review = GameReview::default();
        review.start(&game);
        answer(&mut review);
        review.stop();
        assert!(review.request().is_none());
        review.start(&game);
        assert_eq!(review.progress(), (1, 4));
        assert_eq!(review.request().unwrap().ply(), 2);
    }

    #[test]
    fn another_game_starts_over() {
        let mut review = GameReview::default();
        review.start(&game("h8 i9 i8"));
        answer(&mut review);
        let other = game("h8 i9");
        review.start(&other);
        assert_eq!(review.progress(), (0, 3));
        assert!(review.of(&other).is_none());
    }

    #[test]
    fn an_engine_that_fails_ends_the_review() {
        let game = game("h8 i9");
        let mut review = GameReview::default();
        review.start(&game);
        let position = review.request().unwrap();
        review.store(&position, None);
        assert!(!review.is_running());
    }
}
