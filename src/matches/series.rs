//! The series of games in a match: beginnings and ends, sides by the chosen rule, resignation and draws.

use super::apply::Answer;
use super::config::MatchConfig;
use super::game::{Ending, Game};
use super::message::{Change, Refusal};
use super::state::Match;
use crate::players::Clock;
use crate::rules::Side;

impl<G: Game> Match<G> {
    /// Starts a match. If chance decides who opens its first game, `opener` (0 or 1) does; without it a coin is tossed here.
    pub(super) fn new_match(
        &mut self,
        mut config: MatchConfig,
        opener: Option<usize>,
    ) -> Vec<Change> {
        G::adapt(&mut config);
        self.config = config;
        self.past.clear();
        self.open = true;
        self.begin_game(opener)
    }

    pub(super) fn next_game(&mut self) -> Answer {
        let result = self.present_result().ok_or(Refusal::GameOn)?;
        if self.match_over() {
            return Err(Refusal::MatchOver);
        }
        self.past.push(result);
        Ok(self.begin_game(None))
    }

    /// The next game between two machines; after the last one of a match the match begins anew.
    pub(super) fn next_online(&mut self, opener: usize) -> Answer {
        let result = self.present_result().ok_or(Refusal::GameOn)?;
        match self.match_over() {
            true => self.past.clear(),
            false => self.past.push(result),
        }
        Ok(self.begin_game(Some(opener)))
    }

    fn begin_game(&mut self, opener: Option<usize>) -> Vec<Change> {
        self.left = false;
        self.waiting = false;
        let by_rule = self.config.black.next(&self.past, self.began);
        self.black = match by_rule.or(opener) {
            Some(player) => player,
            None => usize::from(self.random() & 1 == 1),
        };
        self.began = self.black;
        self.set_up()
    }

    pub(super) fn restart(&mut self) -> Vec<Change> {
        // Whoever began has Black again, whatever was swapped.
        self.black = self.player_on(self.game.beginner());
        self.set_up()
    }

    /// An empty board for the present game.
    fn set_up(&mut self) -> Vec<Change> {
        self.game = G::new(&self.config);
        self.times.clear();
        self.clock = Clock::new(self.config.clock);
        self.counters.board += 1;
        self.insight = None;
        self.settled(vec![Change::GameStarted])
    }

    pub(super) fn resign(&mut self) -> Answer {
        let loser = self.resigning().ok_or(Refusal::NoPerson)?;
        self.finish(Ending::Resignation(loser))
    }

    /// Ends the game without a stone.
    pub(super) fn finish(&mut self, ending: Ending) -> Answer {
        match self.game.finish(ending) {
            true => Ok(self.settled(Vec::new())),
            false => Err(Refusal::GameOver),
        }
    }

    pub(super) fn offer_draw(&mut self) -> Answer {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.persons().next().is_none() {
            return Err(Refusal::NoPerson);
        }
        let by = self.to_act();
        if !self.seat(by).is_human() {
            return Err(Refusal::NotYourTurn);
        }
        if self.moves() == 0 || self.is_opening() || self.offer.is_some() {
            return Err(Refusal::NoDrawNow);
        }
        if self.seat(by.other()).is_human() {
            self.offer = Some(by);
            return Ok(vec![Change::DrawOffered { by }]);
        }
        let accepted = self.game.engine_accepts_draw(by.other());
        self.close_offer(by, accepted.ok_or(Refusal::NoDrawNow)?)
    }

    pub(super) fn answer_draw(&mut self, yes: bool) -> Answer {
        let by = self.offer.take().ok_or(Refusal::NoDrawNow)?;
        self.close_offer(by, yes)
    }

    fn close_offer(&mut self, by: Side, accepted: bool) -> Answer {
        match accepted {
            true => self.finish(Ending::Draw),
            false => Ok(vec![Change::DrawDeclined { by: by.other() }]),
        }
    }
}
