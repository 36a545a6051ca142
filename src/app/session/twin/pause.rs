//! Pausing, and running out of time, as in the ordinary game: during a pause clocks are stopped, engines do not think and
//! nothing is placed; a flag falls only after all intents of its frame were handled, for a turn in that frame counts.

use std::time::Duration;

use super::door::Answer;
use super::live::TwinSession;
use super::message::TwinChange;
use crate::app::session::config::ClockRule;
use crate::app::session::message::Refusal;

impl TwinSession {
    /// Whether a player has paused the game.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether the boards are hidden: during a pause of a game with a clock.
    pub fn is_covered(&self) -> bool {
        self.paused && self.is_timed()
    }

    /// Whether the match is played against a clock.
    pub fn is_timed(&self) -> bool {
        self.config.clock != ClockRule::None
    }

    /// Whether time runs: the game is on and not paused.
    pub fn is_running(&self) -> bool {
        self.is_on() && !self.paused
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
        Ok(vec![TwinChange::Paused])
    }

    pub(super) fn go_on(&mut self) -> Answer {
        if !self.paused {
            return Ok(Vec::new());
        }
        self.paused = false;
        self.request += 1;
        Ok(vec![TwinChange::WentOn])
    }

    /// Lets time pass for the side to move. A flag does not fall yet: see [`fall`](Self::fall).
    pub fn tick(&mut self, time: Duration) -> Vec<TwinChange> {
        if !self.is_running() {
            return Vec::new();
        }
        let side = self.to_move();
        if !self.clock.is_in_time(side, time) {
            self.overdue = Some(time);
            return Vec::new();
        }
        let low = self.clock.tick(side, time).low;
        low.map(|seconds| TwinChange::ClockLow { side, seconds })
            .into_iter()
            .collect()
    }

    /// Lets the flag fall that the last [`tick`](Self::tick) has reached, unless a turn was ended since.
    pub fn fall(&mut self) -> Vec<TwinChange> {
        let Some(time) = self.overdue.take().filter(|_| self.is_on()) else {
            return Vec::new();
        };
        let side = self.to_move();
        self.clock.tick(side, time);
        match self.record.flag(side) {
            Ok(_) => self.settled(Vec::new()),
            Err(_) => Vec::new(),
        }
    }
}
