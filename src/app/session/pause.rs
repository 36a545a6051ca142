//! Pauses, and the flag.
//!
//! In a pause all clocks stand still, engines do not think, and no stone is placed. Where there is a clock the game is
//! out of sight meanwhile ([`Session::is_covered`]), so that nobody thinks on the other's time, or on their own without
//! paying for it.
//!
//! When a frame ends after the flag nobody knows whether a move that came with it was made before: it counts, and what
//! the frame took is counted to neither side. So the flag falls ([`Session::fall`]) only when all wishes of the frame have
//! been heard.

use std::time::Duration;

use super::config::ClockRule;
use super::door::Answer;
use super::live::Session;
use super::message::{Change, Refusal};

impl Session {
    /// Whether the game stands still by a player's wish.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether the board and the moves are to be out of sight: in a pause of a game with a clock.
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

    /// Whether time runs: the game is on, not paused, and waits for nobody.
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
