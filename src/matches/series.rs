//! The games of a match: starting and ending them, sides by the chosen rule, resignation and draws.

use super::apply::ApplyResult;
use super::change::Change;
use super::config::MatchConfig;
use super::game::{Game, Termination};
use super::refusal::Refusal;
use super::state::Match;
use crate::players::Clock;
use crate::rules::Side;

impl<G: Game> Match<G> {
    /// Starts a match. If a coin toss decides who opens its first game, the player `opener` (0 or 1) does; without it
    /// the coin is tossed here.
    pub(super) fn new_match(
        &mut self,
        mut config: MatchConfig,
        opener: Option<usize>,
    ) -> Vec<Change> {
        G::normalize_config(&mut config);
        self.config = config;
        self.past_results.clear();
        self.open = true;
        self.begin_game(opener)
    }

    pub(super) fn next_game(&mut self) -> ApplyResult {
        let result = self.present_result().ok_or(Refusal::GameInProgress)?;
        if self.is_match_over() {
            return Err(Refusal::MatchOver);
        }
        self.past_results.push(result);
        Ok(self.begin_game(None))
    }

    /// Starts the next game of an online match; after the last game of the match, the match starts anew.
    pub(super) fn next_online_game(&mut self, opener: usize) -> ApplyResult {
        let result = self.present_result().ok_or(Refusal::GameInProgress)?;
        match self.is_match_over() {
            true => self.past_results.clear(),
            false => self.past_results.push(result),
        }
        Ok(self.begin_game(Some(opener)))
    }

    fn begin_game(&mut self, opener: Option<usize>) -> Vec<Change> {
        self.left = false;
        self.waiting = false;
        let by_rule = self.config.black.next(&self.past_results, self.opened_by);
        self.black_player = match by_rule.or(opener) {
            Some(player) => player,
            None => usize::from(self.random() & 1 == 1),
        };
        self.opened_by = self.black_player;
        self.reset_game()
    }

    pub(super) fn restart(&mut self) -> Vec<Change> {
        // The player who began has Black again, regardless of swaps.
        self.black_player = self.player_on(self.game.beginner());
        self.reset_game()
    }

    /// Resets the board for a new game.
    fn reset_game(&mut self) -> Vec<Change> {
        self.game = G::new(&self.config);
        self.step_times.clear();
        self.clock = Clock::new(self.config.clock);
        self.counters.board += 1;
        self.search_progress = None;
        self.finish_step(vec![Change::GameStarted])
    }

    pub(super) fn resign(&mut self) -> ApplyResult {
        let loser = self.resigning_side().ok_or(Refusal::NoHumanPlayer)?;
        self.finish(Termination::Resignation(loser))
    }

    /// Ends the game without a stone.
    pub(super) fn finish(&mut self, ending: Termination) -> ApplyResult {
        match self.game.finish(ending) {
            true => Ok(self.finish_step(Vec::new())),
            false => Err(Refusal::GameOver),
        }
    }

    pub(super) fn offer_draw(&mut self) -> ApplyResult {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.persons().next().is_none() {
            return Err(Refusal::NoHumanPlayer);
        }
        let by = self.to_act();
        if !self.seat(by).is_human() {
            return Err(Refusal::NotYourTurn);
        }
        if self.moves() == 0 || self.is_opening() || self.draw_offer.is_some() {
            return Err(Refusal::NoDrawNow);
        }
        if self.seat(by.other()).is_human() {
            self.draw_offer = Some(by);
            return Ok(vec![Change::DrawOffered { by }]);
        }
        let accepted = self.game.engine_accepts_draw(by.other());
        self.resolve_draw_offer(by, accepted.ok_or(Refusal::NoDrawNow)?)
    }

    pub(super) fn answer_draw(&mut self, yes: bool) -> ApplyResult {
        let by = self.draw_offer.take().ok_or(Refusal::NoDrawNow)?;
        self.resolve_draw_offer(by, yes)
    }

    fn resolve_draw_offer(&mut self, by: Side, accepted: bool) -> ApplyResult {
        match accepted {
            true => self.finish(Termination::Draw),
            false => Ok(vec![Change::DrawDeclined { by: by.other() }]),
        }
    }
}
