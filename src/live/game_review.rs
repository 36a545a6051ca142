//! The review of a finished game by the analysis engine: what each move was worth, and where the game was lost.
//!
//! A screen starts it and may stop it; positions are looked at one by one, the last first, and what has been found is there
//! at once when the same game is reviewed again. What a file says about a game is confirmed before it is used.

use bevy::prelude::*;
use narabe_matches::players::tasks::{EngineRequest, Examine};
use narabe_rules::Position;
use narabe_study::review::{Budget, Findings, KeptFindings, Review, positions, to_look_deeper};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

/// The review of one game.
#[derive(Resource, Debug, Default, Clone)]
pub struct GameReview {
    game: Option<Position>,
    /// All positions except the final one, from the start.
    positions: Vec<Position>,
    findings: Vec<Option<Findings>>,
    /// By position, what a file says about it, if that has to be confirmed.
    kept: Vec<Option<KeptFindings>>,
    review: Option<Review>,
    /// How many first moves of the game were made in an opening.
    opening_moves: usize,
    runs: bool,
    /// Whether what a file says is being confirmed.
    confirms: bool,
    revision: u64,
    /// How much is looked at in each position.
    pub budget: Budget,
}

impl GameReview {
    /// No review yet; the next one looks at each position for so much.
    pub fn with_budget(budget: Budget) -> Self {
        Self {
            budget,
            ..Self::default()
        }
    }

    /// Starts or continues the review of a game. What was found in the positions that it shares with the last one is kept.
    pub fn start(&mut self, game: &Position) {
        self.take(game);
        self.runs = self.next().is_some();
    }

    /// Takes up what was kept of a game. What is judged is there at once, what is proven after it has been confirmed.
    pub fn restore(&mut self, game: &Position, kept: BTreeMap<usize, KeptFindings>) {
        if kept.is_empty() {
            return;
        }
        self.take(game);
        for (ply, kept) in kept {
            if !matches!(self.findings.get(ply), Some(None)) {
                continue;
            }
            if !kept.proofs.is_empty() {
                self.kept[ply] = Some(kept);
                continue;
            }
            let setup = (&self.positions[ply]).into();
            let never = AtomicBool::new(false);
            let confirmed = kept.proofs.confirm(&setup, &self.budget.deeper(), &never);
            self.findings[ply] = confirmed.map(|found| kept.with_confirmed(found));
        }
        self.confirms = self.next_kept().is_some();
        let is_begun = self.findings.iter().any(Option::is_some);
        self.review = is_begun.then(|| self.reviewed(game));
        self.revision += 1;
    }

    /// The first moves of the game that were made in an opening are not judged.
    pub fn set_opening_moves(&mut self, moves: usize) {
        if self.opening_moves == moves {
            return;
        }
        self.opening_moves = moves;
        if let Some(game) = self.game.as_ref().filter(|_| self.review.is_some()) {
            self.review = Some(self.reviewed(game));
            self.revision += 1;
        }
    }

    /// What is known of the game so far.
    fn reviewed(&self, game: &Position) -> Review {
        Review::after_opening(game, &self.findings, self.opening_moves)
    }

    /// Takes over what another review has found.
    pub fn take_over(&mut self, other: &Self) {
        let revision = self.revision.max(other.revision) + 1;
        *self = Self {
            revision,
            ..other.clone()
        };
    }

    /// What is kept of a game with its file.
    pub fn kept(&self, game: &Position) -> BTreeMap<usize, KeptFindings> {
        if !self.is_of(game) {
            return BTreeMap::new();
        }
        let of = |ply: usize| match &self.findings[ply] {
            Some(findings) => KeptFindings::of(findings),
            None => self.kept[ply].clone(),
        };
        (0..self.findings.len())
            .filter_map(|ply| Some((ply, of(ply)?)))
            .collect()
    }

    /// Makes a game the one under review.
    fn take(&mut self, game: &Position) {
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
                kept: vec![None; positions.len()],
                findings,
                positions,
                revision: self.revision + 1,
                budget: self.budget,
                ..Self::default()
            };
            self.review = is_begun.then(|| self.reviewed(game));
        }
    }

    /// Stops the review; what has been found stays.
    pub const fn stop(&mut self) {
        self.runs = false;
        self.confirms = false;
    }

    /// Whether positions are being looked at.
    pub const fn is_running(&self) -> bool {
        self.runs || self.confirms
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

    /// A number that changes with everything that is known, and with the game.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// How many positions were looked at, of how many. One in which the game turned counts once it was looked at with more nodes.
    pub fn progress(&self) -> (usize, usize) {
        let done = self.findings.iter().flatten().count();
        (
            done - usize::from(self.next_deeper().is_some()),
            self.findings.len(),
        )
    }

    /// Whether all positions of the game were looked at, and those in which it turned with more nodes.
    pub fn is_finished(&self) -> bool {
        self.game.is_some() && self.next().is_none()
    }

    /// The game under review.
    pub const fn game(&self) -> Option<&Position> {
        self.game.as_ref()
    }

    /// The next position to look at.
    fn next(&self) -> Option<usize> {
        let first = self.findings.iter().rposition(Option::is_none);
        first.or_else(|| self.next_deeper())
    }

    /// The position to look at with more nodes, where all were looked at.
    fn next_deeper(&self) -> Option<usize> {
        let game = self.game.as_ref()?;
        let is_whole = self.findings.iter().all(Option::is_some);
        let deeper = || to_look_deeper(game, &self.findings, &self.budget, self.opening_moves);
        is_whole.then(deeper)?
    }

    /// The next position with findings in a file.
    fn next_kept(&self) -> Option<usize> {
        self.kept.iter().rposition(Option::is_some)
    }

    /// The position to look at and how, if the review runs.
    pub(super) fn request(&self) -> Option<EngineRequest<Examine>> {
        let kept = self.next_kept().filter(|_| self.is_running());
        let next = kept.or_else(|| self.next().filter(|_| self.runs))?;
        let kept = kept.and_then(|next| self.kept[next].as_ref());
        let is_first = kept.is_none() && self.findings[next].is_none();
        Some(EngineRequest {
            position: self.positions[next].clone(),
            task: Examine {
                kept: kept.map(|kept| Box::new(kept.proofs.clone())),
                budget: if is_first {
                    self.budget
                } else {
                    self.budget.deeper()
                },
            },
        })
    }

    /// Stores what was found or confirmed in a position that was requested.
    pub(super) fn store(&mut self, position: &Position, found: Option<Findings>) {
        let (Some(ply), Some(game)) = (self.next_kept().or_else(|| self.next()), &self.game) else {
            return;
        };
        if self.positions[ply] != *position {
            return;
        }
        let kept = self.kept[ply].take();
        // Without findings the engine has failed, and the review ends. Unconfirmed findings are searched again by the
        // next review.
        self.runs &= kept.is_some() || found.is_some();
        let found = found.map(|found| match kept {
            Some(kept) => kept.with_confirmed(found),
            None => found,
        });
        self.findings[ply] = Findings::after_deeper(self.findings[ply].take(), found);
        self.runs &= self.next().is_some();
        self.confirms &= self.next_kept().is_some();
        self.review = Some(self.reviewed(game));
        self.revision += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::testing::game;
    use narabe_engine_core::{Engine, Settings};

    /// Looks at the requested position; false if there is none.
    fn answer(review: &mut GameReview) -> bool {
        let Some(EngineRequest { position, task }) = review.request() else {
            return false;
        };
        let mut engine = Engine::new(Settings {
            hash: 1,
            threads: 1,
        });
        let stop = AtomicBool::new(false);
        let setup = (&position).into();
        let found = match task.kept {
            Some(proofs) => proofs.confirm(&setup, &task.budget, &stop),
            None => Findings::examine(&setup, &mut engine, &task.budget, &stop),
        };
        review.store(&position, found);
        true
    }

    #[test]
    fn a_review_begins_at_the_end_and_ends_at_the_start() {
        let game = game("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let mut review = GameReview::with_budget(Budget::of_search(500));
        assert!(review.request().is_none());
        review.start(&game);
        assert_eq!(
            review.request().unwrap().position.ply(),
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
    fn the_position_in_which_the_game_turned_is_looked_at_with_more_nodes() {
        let game = game("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let mut review = GameReview::with_budget(Budget::of_search(500));
        review.start(&game);
        let mut deeper = Vec::new();
        while let Some(EngineRequest { position, task }) = review.request() {
            if task.budget != review.budget {
                assert_eq!(review.progress(), (8, 9), "one is left");
                deeper.push(position.ply());
            }
            answer(&mut review);
        }
        // Black wins after White's sixth move: the last position that White could hold was before it.
        assert_eq!(deeper, [5]);
        assert!(review.is_finished());
        let limit = |ply: usize| {
            let judgement = review.findings(&game, ply)?.judgement.as_ref();
            Some(judgement?.limit)
        };
        assert_eq!((limit(5), limit(1)), (Some(5_000), Some(500)));
        assert_eq!(review.of(&game).unwrap().lost.unwrap().ply, 6);
    }

    #[test]
    fn a_stopped_review_goes_on_where_it_was() {
        let game = game("h8 i9 i8");
        let mut review = GameReview::with_budget(Budget::of_search(500));
        review.start(&game);
        answer(&mut review);
        review.stop();
        assert!(review.request().is_none());
        review.start(&game);
        assert_eq!(review.progress(), (1, 4));
        assert_eq!(review.request().unwrap().position.ply(), 2);
    }

    #[test]
    fn another_game_starts_over() {
        let mut review = GameReview::with_budget(Budget::of_search(500));
        review.start(&game("h8 i9 i8"));
        answer(&mut review);
        let other = game("h8 i9");
        review.start(&other);
        assert_eq!(review.progress(), (0, 3));
        assert!(review.of(&other).is_none());
    }

    #[test]
    fn a_kept_review_is_there_again_once_it_is_confirmed() {
        let game = game("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let mut review = GameReview::with_budget(Budget::of_search(500));
        review.start(&game);
        while answer(&mut review) {}
        let kept = review.kept(&game);
        assert_eq!(kept.len(), 9);
        let mut again = GameReview::with_budget(Budget::of_search(500));
        again.restore(&game, kept.clone());
        let (judged, whole) = again.progress();
        assert!(0 < judged && judged < whole, "{judged} of {whole}");
        assert!(again.is_running(), "what is proven is confirmed");
        assert_eq!(again.kept(&game), kept, "it may be saved meanwhile");
        while answer(&mut again) {}
        assert!(!again.is_running());
        assert_eq!(again.of(&game), review.of(&game));
        // Another game has nothing of it.
        assert!(again.kept(&super::tests::game("h8 i9")).is_empty());
    }

    #[test]
    fn a_false_claim_of_a_file_is_dropped_and_looked_at_anew() {
        let game = game("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let mut review = GameReview::with_budget(Budget::of_search(500));
        review.start(&game);
        while answer(&mut review) {}
        let mut kept = review.kept(&game);
        // The proof of the last position is claimed of the first one.
        let last = kept[&8].clone();
        assert!(last.proofs.win.is_some());
        kept.insert(0, last);
        let mut again = GameReview::with_budget(Budget::of_search(500));
        again.restore(&game, kept);
        while answer(&mut again) {}
        assert_eq!(again.progress(), (8, 9));
        assert!(again.findings(&game, 0).is_none());
        again.start(&game);
        while answer(&mut again) {}
        assert_eq!(again.of(&game), review.of(&game));
    }

    #[test]
    fn an_engine_that_fails_ends_the_review() {
        let game = game("h8 i9");
        let mut review = GameReview::with_budget(Budget::of_search(500));
        review.start(&game);
        let request = review.request().unwrap();
        review.store(&request.position, None);
        assert!(!review.is_running());
    }
}
