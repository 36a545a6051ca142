//! Undo and redo in the live game.
//!
//! A game is a list of steps: each action of the opening, then each stone. Between two people undo removes one step; against
//! the computer it removes as many as needed for the person to be to move again.

use crate::rules::Side;

use super::door::Answer;
use super::live::Session;
use super::message::{Change, Refusal};

impl Session {
    /// How many times undo can be pressed.
    pub fn undo_count(&self) -> usize {
        let by_person = self.steps_by_person();
        let mut at = self.steps_done();
        let mut presses = usize::from(self.ended_by_word() && self.persons().next().is_some());
        while let Some(steps) = self.step_back(&by_person, at) {
            at -= steps;
            presses += 1;
        }
        presses
    }

    /// How many times redo can be pressed.
    pub fn redo_count(&self) -> usize {
        let by_person = self.steps_by_person();
        let mut at = self.steps_done();
        let mut presses = 0;
        while let Some(steps) = self.step_forward(&by_person, at) {
            at += steps;
            presses += 1;
        }
        presses
    }

    pub fn can_undo(&self) -> bool {
        self.open && !self.left && !self.paused && self.undo_count() > 0
    }

    pub fn can_redo(&self) -> bool {
        !self.is_online() && self.open && !self.left && !self.paused && self.redo_count() > 0
    }

    pub(super) fn undo(&mut self) -> Answer {
        if self.persons().next().is_none() {
            return Err(Refusal::NoPerson);
        }
        let before = self.record.ply();
        // A resignation, an agreement or a flag is taken back alone: the stones did not end the game.
        if self.ended_by_word() {
            self.record.retract();
        } else {
            let steps = self
                .step_back(&self.steps_by_person(), self.steps_done())
                .ok_or(Refusal::NothingToUndo)?;
            return Ok(self.take_back(steps));
        }
        self.rewind_clock();
        let stones = before - self.record.ply();
        Ok(self.settled(vec![Change::Undone { stones }]))
    }

    /// Undoes this many steps, which must exist.
    pub(super) fn take_back(&mut self, steps: usize) -> Vec<Change> {
        let before = self.record.ply();
        (0..steps).for_each(|_| self.one_back());
        self.rewind_clock();
        let stones = before - self.record.ply();
        self.settled(vec![Change::Undone { stones }])
    }

    /// How many steps lead back to where this player acted last; none when they have not acted.
    pub(super) fn steps_since(&self, player: usize) -> Option<usize> {
        let (players, done) = (self.players_of_steps(), self.steps_done());
        (1..=done).find(|steps| players[done - steps] == player)
    }

    pub(super) fn redo(&mut self) -> Answer {
        if self.persons().next().is_none() {
            return Err(Refusal::NoPerson);
        }
        let before = self.record.ply();
        let steps = self
            .step_forward(&self.steps_by_person(), self.steps_done())
            .ok_or(Refusal::NothingToRedo)?;
        (0..steps).for_each(|_| self.one_forth());
        self.rewind_clock();
        let stones = self.record.ply() - before;
        Ok(self.settled(vec![Change::Redone { stones }]))
    }

    fn one_back(&mut self) {
        if self.record.ply() > self.prelude.stones() {
            self.record.undo();
        } else {
            self.undo_in_opening();
        }
    }

    fn one_forth(&mut self) {
        if self.redo_in_opening().is_none() {
            self.record.redo();
        }
    }

    /// Resets the clocks to where they were when the current move began, and forgets offers made since.
    fn rewind_clock(&mut self) {
        // What was told of the moves taken back says nothing about the position now.
        self.insight = None;
        self.clock = self.clock_of_turn();
    }

    /// The steps of the line up to now.
    fn steps_done(&self) -> usize {
        self.prelude.steps() + self.record.ply() - self.prelude.stones()
    }

    /// For each step of the line, those that redo would take included, whether a person takes it.
    fn steps_by_person(&self) -> Vec<bool> {
        let players = self.players_of_steps().into_iter();
        let humans = players.map(|player| self.player(player).seat.is_human());
        humans.collect()
    }

    /// The same, which player.
    fn players_of_steps(&self) -> Vec<usize> {
        let opening = self.opening();
        let whole = self.prelude.whole();
        let whole = whole.as_ref().unwrap_or(opening);
        let actors = whole.actors().into_iter();
        let actors = actors.map(|player| self.player_in_opening(player));
        let stones = whole.position().moves().len()..self.record.line().len();
        let players = stones.map(|ply| {
            let player = whole.player_of(Side::to_move_after(ply));
            self.player_in_opening(player)
        });
        actors.chain(players).collect()
    }

    /// The steps that undo removes when this many were done.
    fn step_back(&self, by_person: &[bool], done: usize) -> Option<usize> {
        match self.lone_person() {
            Some(_) => (1..=done).find(|steps| by_person[done - steps]),
            None => (done > 0 && self.persons().next().is_some()).then_some(1),
        }
    }

    /// The steps that redo restores when this many were done. After them the person is to move, or the line ends.
    fn step_forward(&self, by_person: &[bool], done: usize) -> Option<usize> {
        let left = by_person.len().checked_sub(done).filter(|left| *left > 0)?;
        match self.lone_person() {
            Some(_) => (1..left)
                .find(|steps| by_person[done + steps])
                .or(Some(left)),
            None => self.persons().next().map(|_| 1),
        }
    }
}
