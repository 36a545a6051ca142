//! The games of a match: starting and ending them, sides by the chosen rule, resignation and draws.

use super::change::{ApplyResult, Change};
use super::config::MatchConfig;
use super::game::{GameKind, Termination};
use super::refusal::Refusal;
use super::state::Match;
use narabe_rules::Side;
use std::time::Duration;

impl<G: GameKind> Match<G> {
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
        self.begin_game(opener)
    }

    /// Starts the next game. After the last game of the match an online match, in which the player `opener` opens if a
    /// coin toss decides, starts again.
    pub(super) fn next_game(&mut self, opener: Option<usize>) -> ApplyResult {
        let result = self.present_result().ok_or(Refusal::GameInProgress)?;
        match (self.is_match_over(), opener) {
            (true, None) => return Err(Refusal::MatchOver),
            (true, Some(_)) => self.past_results.clear(),
            (false, _) => self.past_results.push(result),
        }
        Ok(self.begin_game(opener))
    }

    fn begin_game(&mut self, opener: Option<usize>) -> Vec<Change> {
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
        self.set_up(G::new(&self.config), Vec::new());
        self.finish_step(vec![Change::GameStarted])
    }

    /// Sets up a game with the time of each of its steps.
    pub(super) fn set_up(&mut self, game: G, step_times: Vec<Duration>) {
        self.open = true;
        self.left = false;
        self.waiting = false;
        self.game = game;
        self.step_times = step_times;
        self.choices.clear();
        self.search_progress = None;
        self.counters.board += 1;
        self.clock = self.clock_of_turn();
    }

    pub(super) fn resign(&mut self) -> ApplyResult {
        let loser = self.resigning_side().ok_or(Refusal::NoHumanPlayer)?;
        self.finish(Termination::Resignation(loser))
    }

    /// Ends the game without a stone.
    pub(super) fn finish(&mut self, ending: Termination) -> ApplyResult {
        if self.game.finish(ending) {
            Ok(self.finish_step(Vec::new()))
        } else {
            Err(Refusal::GameOver)
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
        if accepted {
            self.finish(Termination::Draw)
        } else {
            Ok(vec![Change::DrawDeclined { by: by.other() }])
        }
    }
}
