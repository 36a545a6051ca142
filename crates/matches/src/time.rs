//! Pausing, and running out of time.
//!
//! During a pause the clocks stand still, engines do not think, and no stone is placed. In a game with a clock the
//! board is hidden meanwhile ([`Match::is_board_hidden`]), so that nobody can think without using time.
//!
//! When time runs out within a frame, it is not known whether a move in that frame came before or after. The move
//! counts, and the frame's time is charged to neither side. Therefore the flag falls
//! ([`Intent::CheckFlag`](super::Intent::CheckFlag)) only after all intents of the frame were handled.

use super::change::{ApplyResult, Change};
use super::config::ClockRule;
use super::game::{Game, GameKind, Termination};
use super::refusal::Refusal;
use super::state::Match;
use crate::players::{Clock, MoveTime};
use std::time::Duration;

impl<G: Game + ?Sized> Match<G> {
    /// Whether the match is played against a clock.
    pub fn is_timed(&self) -> bool {
        self.config.clock != ClockRule::None
    }

    /// The time that the side to act has for its turn.
    pub fn move_time(&self) -> MoveTime {
        self.clock.move_time(self.to_act())
    }

    /// The clock of both sides.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The time of each move up to now, on twin boards of each turn, starting with Black's first.
    pub fn move_times(&self) -> Vec<Duration> {
        self.game.move_times(self.past_step_times())
    }

    fn past_step_times(&self) -> &[Duration] {
        &self.step_times[..self.game.steps().min(self.step_times.len())]
    }

    /// The clock as it was when the present turn began.
    pub(super) fn clock_of_turn(&self) -> Clock {
        let sides = self.game.actors().into_iter();
        let times = self.past_step_times().iter().copied();
        Clock::replay(self.config.clock, sides.zip(times))
    }

    /// Whether the side to act would still be in time after thinking for this long about the present turn.
    pub fn is_in_time(&self, thinking: Duration) -> bool {
        self.clock_of_turn().is_in_time(self.to_act(), thinking)
    }

    /// The time that the side to act has used for its turn.
    pub fn turn_time(&self) -> Duration {
        self.clock.turn(self.to_act())
    }

    /// The time by which the present frame exceeds the flag of the side to act, if it does.
    pub fn overdue(&self) -> Option<Duration> {
        self.overdue
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether the board and the moves are hidden: during a pause in a game with a clock.
    pub fn is_board_hidden(&self) -> bool {
        self.paused && self.is_timed()
    }

    /// Whether the game waits for the other machine.
    pub fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// Whether time passes: the game is in progress, not paused, and not waiting for the other machine.
    pub fn is_running(&self) -> bool {
        self.is_in_progress() && !self.paused && !self.waiting
    }

    /// Whether the clock of the side to act runs: not that of a person before whom an imported game has just been opened. It begins
    /// with the first move, because nobody may be ready. Nor that of an engine that has failed, while a person decides who plays on.
    pub fn is_clock_running(&self) -> bool {
        let is_untouched = self.imported && self.seat(self.to_act()).is_human();
        let has_failed = self.failed_engine() == Some(self.to_act());
        self.is_running() && !is_untouched && !has_failed
    }
}

impl<G: GameKind> Match<G> {
    pub(super) fn pause(&mut self) -> ApplyResult {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.paused {
            return Ok(Vec::new());
        }
        self.paused = true;
        // Engines stop. The clock is worth saving, because nobody knows how long the pause lasts.
        self.is_hint_pending = false;
        self.counters.request += 1;
        self.counters.revision += 1;
        Ok(vec![Change::Paused])
    }

    pub(super) fn unpause(&mut self) -> ApplyResult {
        if !self.paused {
            return Ok(Vec::new());
        }
        self.paused = false;
        self.counters.request += 1;
        Ok(vec![Change::Unpaused])
    }

    /// Lets time pass for the side to act. The flag does not fall yet: see [`check_flag`](Self::check_flag).
    pub(super) fn tick(&mut self, time: Duration) -> Vec<Change> {
        if !self.is_clock_running() {
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

    /// Lets the flag fall if the last [`tick`](Self::tick) has reached it, unless a move was played since.
    pub(super) fn check_flag(&mut self) -> Vec<Change> {
        let overdue = self.overdue.take().filter(|_| self.is_in_progress());
        let Some(time) = overdue.filter(|_| !self.is_online()) else {
            return Vec::new();
        };
        let side = self.to_act();
        self.clock.tick(side, time);
        self.finish(Termination::Flag(side)).unwrap_or_default()
    }

    /// Sets the time that the side to act has used for its turn, unless it is more than the side has.
    pub(super) fn set_turn_time(&mut self, thinking: Duration) -> Vec<Change> {
        let (side, clock) = (self.to_act(), self.clock_of_turn());
        if clock.is_in_time(side, thinking) {
            self.clock = clock;
            self.clock.tick(side, thinking);
        }
        Vec::new()
    }
}
