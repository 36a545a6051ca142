//! Pausing, and running out of time.
//!
//! During a pause all clocks are stopped, engines do not think, and no stone is placed. In a game with a clock the board is
//! hidden meanwhile ([`Match::is_covered`]), so that nobody can think without using time.
//!
//! When time runs out within a frame, it is not known whether a move in that frame came before or after: the move counts, and
//! the frame's time is charged to neither side. So the flag falls ([`Intent::Fall`](super::Intent::Fall)) only after all intents
//! of the frame were handled.

use super::apply::Answer;
use super::game::{Ending, Game};
use super::message::{Change, Refusal};
use super::state::Match;
use std::time::Duration;

impl<G: Game> Match<G> {
    /// Whether a player has paused the game.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether the board and the moves are hidden: during a pause of a game with a clock.
    pub fn is_covered(&self) -> bool {
        self.paused && self.is_timed()
    }

    /// Whether the game waits for the other machine.
    pub fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// Whether time runs: the game is on, not paused, and not waiting for the other machine.
    pub fn is_running(&self) -> bool {
        self.is_on() && !self.paused && !self.waiting
    }

    pub(super) fn pause(&mut self) -> Answer {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.paused {
            return Ok(Vec::new());
        }
        self.paused = true;
        // Engines stop; and the clocks are worth saving, because nobody knows how long this lasts.
        self.is_looking = false;
        self.counters.request += 1;
        self.counters.revision += 1;
        Ok(vec![Change::Paused])
    }

    pub(super) fn go_on(&mut self) -> Answer {
        if !self.paused {
            return Ok(Vec::new());
        }
        self.paused = false;
        self.counters.request += 1;
        Ok(vec![Change::WentOn])
    }

    /// Lets time pass for the side to act. A flag does not fall yet: see [`fall`](Self::fall).
    pub(super) fn tick(&mut self, time: Duration) -> Vec<Change> {
        if !self.is_running() {
            return Vec::new();
        }
        let side = self.to_act();
        if !self.clock.is_in_time(side, time) {
            self.overdue = Some(time);
            return Vec::new();
        }
        let low = self.clock.tick(side, time).low;
        let low = low.map(|seconds| Change::ClockLow { side, seconds });
        low.into_iter().collect()
    }

    /// Lets the flag fall that the last [`tick`](Self::tick) has reached, unless something was played since.
    pub(super) fn fall(&mut self) -> Vec<Change> {
        let overdue = self.overdue.take().filter(|_| self.is_on());
        let Some(time) = overdue.filter(|_| !self.is_online()) else {
            return Vec::new();
        };
        let side = self.to_act();
        self.clock.tick(side, time);
        match self.game.finish(Ending::Flag(side)) {
            true => self.settled(Vec::new()),
            false => Vec::new(),
        }
    }

    /// Sets the clock of the side to act to this much of its turn, if it has as much.
    pub(super) fn set_thinking(&mut self, thinking: Duration) -> Answer {
        let (side, clock) = (self.to_act(), self.clock_of_turn());
        if clock.is_in_time(side, thinking) {
            self.clock = clock;
            self.clock.tick(side, thinking);
        }
        Ok(Vec::new())
    }
}
