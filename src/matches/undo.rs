//! Undo and redo.
//!
//! A game is a line of steps ([`Game`]). Between two persons undo removes one step; against an engine as many as it
//! takes until the person is to move again.

use super::apply::ApplyResult;
use super::change::Change;
use super::game::Game;
use super::refusal::Refusal;
use super::state::Match;

impl<G: Game> Match<G> {
    /// How often undo is possible.
    pub fn undo_count(&self) -> usize {
        if self.persons().next().is_none() {
            return 0;
        }
        let by_person = self.steps_by_person();
        let mut at = self.game.steps();
        let mut presses =
            usize::from(self.ended_without_stone()) + usize::from(self.game.is_mid_turn());
        while let Some(steps) = self.steps_back(&by_person, at) {
            at -= steps;
            presses += 1;
        }
        presses
    }

    /// How often redo is possible.
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

    /// Whether undo is possible now.
    pub fn can_undo(&self) -> bool {
        self.open && !self.left && !self.paused && self.undo_count() > 0
    }

    /// Whether redo is possible now.
    pub fn can_redo(&self) -> bool {
        !self.is_online() && self.open && !self.left && !self.paused && self.redo_count() > 0
    }

    pub(super) fn undo(&mut self) -> ApplyResult {
        if self.persons().next().is_none() {
            return Err(Refusal::NoHumanPlayer);
        }
        // An end without a stone (resignation, agreement, flag) is undone alone.
        if self.ended_without_stone() {
            self.game.retract();
            return Ok(self.after_undo(0));
        }
        if self.game.undo_mid_turn() {
            // The turn continues, and so does its clock.
            self.board_changed();
            return Ok(vec![Change::Undone { stones: 1 }]);
        }
        let steps = self.steps_back(&self.steps_by_person(), self.game.steps());
        Ok(self.undo_steps(steps.ok_or(Refusal::NothingToUndo)?))
    }

    /// Undoes this many steps. There must be as many.
    fn undo_steps(&mut self, steps: usize) -> Vec<Change> {
        let mut stones = 0;
        for _ in 0..steps {
            let Some(step) = self.game.undo_step() else {
                break;
            };
            stones += step.stones;
            if step.is_swap {
                self.swap_players();
            }
        }
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

    /// The number of steps back to the last action of this player; none if they have not acted.
    pub fn steps_since(&self, player: usize) -> Option<usize> {
        let (players, done) = (self.players_of_steps(), self.game.steps());
        (1..=done).find(|steps| players[done - steps] == player)
    }

    pub(super) fn redo(&mut self) -> ApplyResult {
        if self.persons().next().is_none() {
            return Err(Refusal::NoHumanPlayer);
        }
        if self.game.is_mid_turn() {
            return Err(Refusal::NothingToRedo);
        }
        let steps = self
            .steps_forward(&self.steps_by_person(), self.game.steps())
            .ok_or(Refusal::NothingToRedo)?;
        let mut stones = 0;
        for _ in 0..steps {
            let Some(step) = self.game.redo_step() else {
                break;
            };
            stones += step.stones;
            if step.is_swap {
                self.swap_players();
            }
        }
        self.rewind_clock();
        Ok(self.finish_step(vec![Change::Redone { stones }]))
    }

    /// Resets the clock to the beginning of the present turn.
    fn rewind_clock(&mut self) {
        // Reports about undone moves do not apply to this position.
        self.search_progress = None;
        self.clock = self.clock_of_turn();
    }

    fn ended_without_stone(&self) -> bool {
        self.end().is_some_and(|end| !end.is_decided_on_board)
    }

    /// The player of each step of the line, undone steps included.
    fn players_of_steps(&self) -> Vec<usize> {
        let actors = self.game.actors().into_iter();
        actors.map(|side| self.player_on(side)).collect()
    }

    /// Whether a person takes each step of the line, undone steps included.
    fn steps_by_person(&self) -> Vec<bool> {
        let actors = self.game.actors().into_iter();
        actors.map(|side| self.seat(side).is_human()).collect()
    }

    /// The number of steps that undo removes once this many were taken.
    fn steps_back(&self, by_person: &[bool], done: usize) -> Option<usize> {
        match self.only_person() {
            Some(_) => (1..=done).find(|steps| by_person[done - steps]),
            None => (done > 0 && self.persons().next().is_some()).then_some(1),
        }
    }

    /// The number of steps that redo restores once this many were taken: until the person is to move, or the line ends.
    fn steps_forward(&self, by_person: &[bool], done: usize) -> Option<usize> {
        let left = by_person.len().checked_sub(done).filter(|left| *left > 0)?;
        match self.only_person() {
            Some(_) => (1..left)
                .find(|steps| by_person[done + steps])
                .or(Some(left)),
            None => self.persons().next().map(|_| 1),
        }
    }
}
