//! Pausing, and running out of time.
//!
//! During a pause all clocks are stopped, engines do not think, and no stone is placed. In a game with a clock the board is
//! hidden meanwhile ([`Session::is_covered`]), so that nobody can think without using time.
//!
//! When time runs out within a frame, it is not known whether a move in that frame came before or after: the move counts, and
//! the frame's time is charged to neither side. So the flag falls ([`Session::fall`]) only after all intents of the frame
//! were handled.

use std::time::Duration;

use super::config::ClockRule;
use super::door::Answer;
use super::live::Session;
use super::message::{Change, Refusal};

impl Session {
    /// Whether a player has paused the game.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether the board and the moves are hidden: during a pause of a game with a clock.
    pub fn is_covered(&self) -> bool {
        self.paused && self.is_timed()
    }

    /// Whether the match is played against a clock.
    pub fn is_timed(&self) -> bool {
        self.config.clock != ClockRule::None
    }

    /// Whether the game waits for another machine.
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// Whether time runs: the game is on, not paused, and not waiting for another machine.
    pub fn is_running(&self) -> bool {
        self.is_on() && !self.paused && !self.halted
    }

    /// Whether the frame that is being worked on ends after the flag of the side to move.
    pub(super) fn is_overdue(&self) -> bool {
        self.overdue.is_some()
    }

    pub(super) fn pause(&mut self) -> Answer {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.paused {
            return Ok(Vec::new());
        }
        self.paused = true;
        // Whoever thinks stops; and the clocks are worth saving, for nobody knows how long this lasts.
        self.asked = false;
        self.request += 1;
        self.revision += 1;
        Ok(vec![Change::Paused])
    }

    pub(super) fn go_on(&mut self) -> Answer {
        if !self.paused {
            return Ok(Vec::new());
        }
        self.paused = false;
        self.request += 1;
        Ok(vec![Change::WentOn])
    }

    /// Lets time pass for the side to move. A flag does not fall yet: see [`fall`](Self::fall).
    pub fn tick(&mut self, time: Duration) -> Vec<Change> {
        if !self.is_running() {
            return Vec::new();
        }
        let side = self.to_act();
        if !self.clock.is_in_time(side, time) {
            self.overdue = Some(time);
            return Vec::new();
        }
        let low = self.clock.tick(side, time).low;
        low.map(|seconds| Change::ClockLow { side, seconds })
            .into_iter()
            .collect()
    }

    /// Lets the flag fall that the last [`tick`](Self::tick) has reached, unless something was played since.
    pub fn fall(&mut self) -> Vec<Change> {
        let Some(time) = self.overdue.take().filter(|_| self.is_on()) else {
            return Vec::new();
        };
        let side = self.to_act();
        self.clock.tick(side, time);
        match self.record.flag(side) {
            Ok(_) => self.settled(Vec::new()),
            Err(_) => Vec::new(),
        }
    }
}
