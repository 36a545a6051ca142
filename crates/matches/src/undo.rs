//! Undo and redo.
//!
//! A game is a line of steps ([`Game`]). Between two persons undo removes one step; against an engine as many as it
//! takes until the person is to move again. A loss on time stands: undo would give the time back.

use super::change::{ApplyResult, Change};
use super::game::{Game, GameKind, StepEffect};
use super::refusal::Refusal;
use super::state::Match;
use std::ops::Range;

impl<G: Game + ?Sized> Match<G> {
    /// How often undo is possible.
    pub fn undo_count(&self) -> usize {
        if self.is_lost_on_time() {
            return 0;
        }
        let done = self.game.steps();
        let steps = match (self.only_person(), self.persons().next()) {
            (Some(_), _) => self.count_persons_steps(0..done),
            (None, Some(_)) => done,
            (None, None) => return 0,
        };
        steps + usize::from(self.ended_without_stone()) + usize::from(self.game.is_mid_turn())
    }

    /// How often redo is possible.
    pub fn redo_count(&self) -> usize {
        let (done, line) = (self.game.steps(), self.game.actors().len());
        if done >= line || self.game.is_mid_turn() || self.is_lost_on_time() {
            return 0;
        }
        match (self.only_person(), self.persons().next()) {
            // Each time until the person is to move, and once to the end.
            (Some(_), _) => 1 + self.count_persons_steps(done + 1..line),
            (None, Some(_)) => line - done,
            (None, None) => 0,
        }
    }

    /// Whether undo is possible now.
    pub fn can_undo(&self) -> bool {
        self.open && !self.left && !self.paused && self.undo_count() > 0
    }

    /// Whether redo is possible now.
    pub fn can_redo(&self) -> bool {
        !self.is_online() && self.open && !self.left && !self.paused && self.redo_count() > 0
    }

    /// The number of steps back to the last action of this player; none if they have not acted.
    pub fn steps_since(&self, player: usize) -> Option<usize> {
        let (actors, done) = (self.game.actors(), self.game.steps());
        (1..=done).find(|steps| self.player_on(actors[done - steps]) == player)
    }

    fn ended_without_stone(&self) -> bool {
        self.end().is_some_and(|end| !end.is_decided_on_board)
    }

    fn is_lost_on_time(&self) -> bool {
        self.end().is_some_and(|end| end.is_decided_by_time)
    }

    /// Whether a person takes each step of the line, undone steps included.
    pub(super) fn steps_by_person(&self) -> Vec<bool> {
        let actors = self.game.actors().into_iter();
        actors.map(|side| self.seat(side).is_human()).collect()
    }

    /// How many of these steps a person takes.
    fn count_persons_steps(&self, steps: Range<usize>) -> usize {
        let by_person = self.steps_by_person();
        by_person[steps].iter().filter(|is_own| **is_own).count()
    }
}

impl<G: GameKind> Match<G> {
    pub(super) fn undo(&mut self) -> ApplyResult {
        self.persons().next().ok_or(Refusal::NoHumanPlayer)?;
        if self.is_lost_on_time() {
            return Err(Refusal::TimeUp);
        }
        // An end without a stone (resignation, agreement) is undone alone.
        if self.ended_without_stone() {
            self.game.retract();
            return Ok(self.after_undo(0));
        }
        if self.game.undo_mid_turn() {
            // The turn continues, and so does its clock.
            self.board_changed();
            return Ok(vec![Change::Undone { stones: 1 }]);
        }
        let (by_person, done) = (self.steps_by_person(), self.game.steps());
        let is_next = |steps: &usize| self.only_person().is_none() || by_person[done - steps];
        let steps = (1..=done).find(is_next).ok_or(Refusal::NothingToUndo)?;
        Ok(self.undo_steps(steps))
    }

    /// Undoes this many steps. There must be as many.
    fn undo_steps(&mut self, steps: usize) -> Vec<Change> {
        let stones = self.take_steps(steps, G::undo_step);
        let steps = self.game.steps();
        self.choices.retain(|choice| choice.after < steps);
        self.after_undo(stones)
    }

    fn after_undo(&mut self, stones: usize) -> Vec<Change> {
        self.rewind_clock();
        self.finish_step(vec![Change::Undone { stones }])
    }

    /// Undoes the last action of a player, and everything after it.
    pub(super) fn undo_last_of(&mut self, player: usize) -> ApplyResult {
        let steps = self.steps_since(player).ok_or(Refusal::NothingToUndo)?;
        Ok(self.undo_steps(steps))
    }

    pub(super) fn redo(&mut self) -> ApplyResult {
        self.persons().next().ok_or(Refusal::NoHumanPlayer)?;
        let (by_person, done) = (self.steps_by_person(), self.game.steps());
        let left = by_person.len().saturating_sub(done);
        if self.is_lost_on_time() {
            return Err(Refusal::TimeUp);
        }
        if left == 0 || self.game.is_mid_turn() {
            return Err(Refusal::NothingToRedo);
        }
        // Until the person is to move, or the line ends.
        let is_next = |steps: &usize| self.only_person().is_none() || by_person[done + steps];
        let steps = (1..left).find(is_next).unwrap_or(left);
        let stones = self.take_steps(steps, G::redo_step);
        self.rewind_clock();
        Ok(self.finish_step(vec![Change::Redone { stones }]))
    }

    /// Undoes or redoes this many steps, and returns how many stones they have.
    fn take_steps(&mut self, steps: usize, step: fn(&mut G) -> Option<StepEffect>) -> usize {
        let mut stones = 0;
        for _ in 0..steps {
            let Some(step) = step(&mut self.game) else {
                break;
            };
            stones += step.stones;
            if step.is_swap {
                self.swap_players();
            }
        }
        stones
    }

    /// Resets the clock to the beginning of the present turn.
    fn rewind_clock(&mut self) {
        // Reports about undone moves do not apply to this position.
        self.search_progress = None;
        self.clock = self.clock_of_turn();
    }
}
