//! Undo and redo.
//!
//! A game is a line of steps ([`Game`]). Between two people undo removes one step; against the computer it removes as many as
//! needed for the person to be to move again.

use super::apply::Answer;
use super::game::Game;
use super::message::{Change, Refusal};
use super::state::Match;

impl<G: Game> Match<G> {
    /// How many times undo can be pressed.
    pub fn undo_count(&self) -> usize {
        if self.persons().next().is_none() {
            return 0;
        }
        let by_person = self.steps_by_person();
        let mut at = self.game.steps();
        let mut presses = usize::from(self.ended_by_word()) + usize::from(self.game.is_mid_turn());
        while let Some(steps) = self.steps_back(&by_person, at) {
            at -= steps;
            presses += 1;
        }
        presses
    }

    /// How many times redo can be pressed.
    pub fn redo_count(&self) -> usize {
        if self.game.is_mid_turn() {
            return 0;
        }
        let by_person = self.steps_by_person();
        let mut at = self.game.steps();
        let mut presses = 0;
        while let Some(steps) = self.steps_forward(&by_person, at) {
            at += steps;
            presses += 1;
        }
        presses
    }

    /// Whether undo does something now.
    pub fn can_undo(&self) -> bool {
        self.open && !self.left && !self.paused && self.undo_count() > 0
    }

    /// Whether redo does something now.
    pub fn can_redo(&self) -> bool {
        !self.is_online() && self.open && !self.left && !self.paused && self.redo_count() > 0
    }

    pub(super) fn undo(&mut self) -> Answer {
        if self.persons().next().is_none() {
            return Err(Refusal::NoPerson);
        }
        // A resignation, an agreement or a flag is undone alone: the stones did not end the game.
        if self.ended_by_word() {
            self.game.retract();
            return Ok(self.undone(0));
        }
        if self.game.undo_mid_turn() {
            // The turn goes on, and so does its clock.
            self.touched();
            return Ok(vec![Change::Undone { stones: 1 }]);
        }
        let steps = self.steps_back(&self.steps_by_person(), self.game.steps());
        Ok(self.take_back(steps.ok_or(Refusal::NothingToUndo)?))
    }

    /// Undoes this many steps, which must exist.
    fn take_back(&mut self, steps: usize) -> Vec<Change> {
        let mut stones = 0;
        for _ in 0..steps {
            let Some(step) = self.game.step_back() else {
                break;
            };
            stones += step.stones;
            if step.is_swap {
                self.exchange_colours();
            }
        }
        self.undone(stones)
    }

    fn undone(&mut self, stones: usize) -> Vec<Change> {
        self.rewind_clock();
        self.settled(vec![Change::Undone { stones }])
    }

    /// Undoes what a player did last, and everything after it.
    pub(super) fn undo_of(&mut self, player: usize) -> Answer {
        let steps = self.steps_since(player).ok_or(Refusal::NothingToUndo)?;
        Ok(self.take_back(steps))
    }

    /// How many steps lead back to where this player acted last; none when they have not acted.
    pub fn steps_since(&self, player: usize) -> Option<usize> {
        let (players, done) = (self.players_of_steps(), self.game.steps());
        (1..=done).find(|steps| players[done - steps] == player)
    }

    pub(super) fn redo(&mut self) -> Answer {
        if self.persons().next().is_none() {
            return Err(Refusal::NoPerson);
        }
        if self.game.is_mid_turn() {
            return Err(Refusal::NothingToRedo);
        }
        let steps = self
            .steps_forward(&self.steps_by_person(), self.game.steps())
            .ok_or(Refusal::NothingToRedo)?;
        let mut stones = 0;
        for _ in 0..steps {
            let Some(step) = self.game.step_forward() else {
                break;
            };
            stones += step.stones;
            if step.is_swap {
                self.exchange_colours();
            }
        }
        self.rewind_clock();
        Ok(self.settled(vec![Change::Redone { stones }]))
    }

    /// Resets the clocks to where they were when the present turn began.
    fn rewind_clock(&mut self) {
        // What was reported about undone moves says nothing about the position now.
        self.insight = None;
        self.clock = self.clock_of_turn();
    }

    fn ended_by_word(&self) -> bool {
        self.end().is_some_and(|end| !end.is_decided_on_board)
    }

    /// For each step of the line, undone ones included, which player takes it.
    fn players_of_steps(&self) -> Vec<usize> {
        let actors = self.game.actors().into_iter();
        actors.map(|side| self.player_on(side)).collect()
    }

    /// The same, whether a person takes it.
    fn steps_by_person(&self) -> Vec<bool> {
        let actors = self.game.actors().into_iter();
        actors.map(|side| self.seat(side).is_human()).collect()
    }

    /// The steps that undo removes when this many were taken.
    fn steps_back(&self, by_person: &[bool], done: usize) -> Option<usize> {
        match self.lone_person() {
            Some(_) => (1..=done).find(|steps| by_person[done - steps]),
            None => (done > 0 && self.persons().next().is_some()).then_some(1),
        }
    }

    /// The steps that redo restores when this many were taken. After them the person is to move, or the line ends.
    fn steps_forward(&self, by_person: &[bool], done: usize) -> Option<usize> {
        let left = by_person.len().checked_sub(done).filter(|left| *left > 0)?;
        match self.lone_person() {
            Some(_) => (1..left)
                .find(|steps| by_person[done + steps])
                .or(Some(left)),
            None => self.persons().next().map(|_| 1),
        }
    }
}
