//! The opening of the live game: what its protocol asks of whom, what was done, and what engines had in mind.
//!
//! The protocol is run by [`Opening`]; here is its way through the one door. A stone that it places goes into the record
//! like any other; a swap exchanges the colours of the players, and with them their clocks.

use crate::players::{Opened, Weighed};
use crate::rules::opening::{Action, ActionError, Ask, Choice, Opening, Player};
use crate::rules::{Point, Side};
use std::time::Duration;

use super::config::MatchConfig;
use super::door::{Answer, refusal_of};
use super::live::Session;
use super::message::{Change, Refusal};

/// What an engine had in mind when it acted in the opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decided {
    /// The player (0 or 1) whose engine it was.
    pub player: usize,
    /// How many things had been done in the opening before.
    pub after: usize,
    /// What it did then, one thing after the other.
    pub actions: Vec<Action>,
    /// What it had weighed, the best first.
    pub weighed: Vec<Weighed>,
}

/// The opening with the way back and forth through it.
#[derive(Debug)]
pub(super) struct Prelude {
    opening: Opening,
    /// What was taken back and can be done again, the next last.
    undone: Vec<Action>,
    /// The time that each thing took: those done, then those undone, as they follow each other.
    times: Vec<Duration>,
    decided: Vec<Decided>,
}

impl Prelude {
    /// The start of what the match is played by. A board on which the protocol has no room is played on freely.
    pub fn new(config: &MatchConfig) -> Self {
        Opening::new(config.protocol, config.rule, config.size)
            .map_or_else(|_| Self::free(config), Self::of)
    }

    /// No opening at all.
    pub fn free(config: &MatchConfig) -> Self {
        Self::of(Opening::free(config.rule, config.size))
    }

    fn of(opening: Opening) -> Self {
        Self {
            opening,
            undone: Vec::new(),
            times: Vec::new(),
            decided: Vec::new(),
        }
    }

    /// A stored opening; none when the parts do not belong together.
    pub fn stored(opening: Opening, undone: Vec<Action>, times: Vec<Duration>) -> Option<Self> {
        let prelude = Self {
            undone,
            times,
            ..Self::of(opening)
        };
        let steps = prelude.steps() + prelude.undone.len();
        (prelude.whole().is_some() && prelude.times.len() == steps).then_some(prelude)
    }

    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    pub fn undone(&self) -> &[Action] {
        &self.undone
    }

    pub fn times(&self) -> &[Duration] {
        &self.times
    }

    /// How many things were done.
    pub fn steps(&self) -> usize {
        self.opening.history().len()
    }

    /// How many stones were placed.
    pub fn stones(&self) -> usize {
        self.opening.position().moves().len()
    }

    /// The opening with everything done again that was taken back.
    pub fn whole(&self) -> Option<Opening> {
        let mut whole = self.opening.clone();
        let again: Vec<_> = self.undone.iter().rev().copied().collect();
        whole.apply_all(&again).ok().map(|()| whole)
    }

    /// Does what the protocol allows. False when it is what was taken back last, and the way on from there stays.
    fn apply(&mut self, action: Action, time: Duration) -> Result<bool, ActionError> {
        let step = self.steps();
        self.opening.apply(action)?;
        let is_new = self.undone.last() != Some(&action);
        if is_new {
            self.undone.clear();
            self.times.truncate(step);
            self.times.push(time);
        } else {
            self.undone.pop();
            self.times[step] = time;
        }
        Ok(is_new)
    }

    /// Takes the last thing back and gives it.
    pub fn undo(&mut self) -> Option<Action> {
        let action = self.opening.undo()?;
        self.undone.push(action);
        let steps = self.steps();
        self.decided.retain(|decided| decided.after < steps);
        Some(action)
    }

    /// Does again what was taken back last, and gives it.
    pub fn redo(&mut self) -> Option<Action> {
        let action = self.undone.pop()?;
        self.opening.apply(action).ok().map(|()| action)
    }
}

impl Session {
    /// The opening as it stands; over at once where no protocol is played.
    pub fn opening(&self) -> &Opening {
        self.prelude.opening()
    }

    /// Whether the protocol still asks for something.
    pub fn is_opening(&self) -> bool {
        self.is_on() && !self.opening().is_over()
    }

    /// Whether somebody has moved after the opening.
    pub fn is_past_opening(&self) -> bool {
        self.record.ply() > self.prelude.stones()
    }

    /// The side whose player has to act: in an opening that need not be the one whose stone is placed next.
    pub fn to_act(&self) -> Side {
        let opening = self.opening();
        if opening.is_over() {
            self.to_move()
        } else {
            opening.side_of(opening.to_act())
        }
    }

    /// What engines had in mind in this opening, in the order in which they acted.
    pub fn decided(&self) -> &[Decided] {
        &self.prelude.decided
    }

    /// Which player (0 or 1) one of the opening's players is.
    /// How many stones were placed by the opening's protocol.
    pub(super) fn opening_stones(&self) -> usize {
        self.prelude.stones()
    }

    pub(super) fn player_in_opening(&self, player: Player) -> usize {
        self.player_on(self.opening().side_of(player))
    }

    /// The thinking time of everything done in the opening, each with the present side of whoever did it.
    pub(super) fn opening_times(&self) -> impl Iterator<Item = (Side, Duration)> {
        let opening = self.prelude.opening();
        let sides = opening.actors().into_iter();
        let sides = sides.map(|player| opening.side_of(player));
        sides.zip(self.prelude.times().iter().copied())
    }

    /// A person points at a point of the board.
    pub(super) fn point_in_opening(&mut self, point: Point) -> Answer {
        let action = match self.opening().ask() {
            Some(Ask::Place { .. }) => Action::Place(point),
            Some(Ask::Offer { .. }) => Action::Offer(point),
            Some(Ask::Pick) => Action::Pick(point),
            Some(Ask::Choose(_) | Ask::Declare { .. }) | None => {
                return Err(Refusal::AnswerFirst);
            }
        };
        self.act(action).map_err(refusal_in_opening)
    }

    /// A person does something in the opening.
    pub(super) fn act_in_opening(&mut self, actions: &[Action]) -> Answer {
        if self.is_thinking().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        let mut after = self.opening().clone();
        after.apply_all(actions).map_err(refusal_in_opening)?;
        let mut changes = Vec::new();
        for &action in actions {
            changes.extend(self.act(action).map_err(refusal_in_opening)?);
        }
        Ok(changes)
    }

    /// An engine's answer in the opening: what it does first, and all that it has decided. A stale one is dropped without a
    /// word; an impossible one is the engine's failure.
    pub(super) fn reply_in_opening(
        &mut self,
        request: u64,
        action: Action,
        opened: Option<&Opened>,
    ) -> Vec<Change> {
        let Some(side) = self.is_thinking().filter(|_| request == self.request) else {
            return Vec::new();
        };
        let (player, after) = (self.player_on(side), self.prelude.steps());
        match self.act(action) {
            Ok(changes) => {
                let decided = opened.map(|opened| Decided {
                    player,
                    after,
                    actions: opened.actions.clone(),
                    weighed: opened.weighed.clone(),
                });
                self.prelude.decided.extend(decided);
                changes
            }
            Err(fault) => self.engine_failed(request, fault.to_string()),
        }
    }

    pub(super) fn act(&mut self, action: Action) -> Result<Vec<Change>, ActionError> {
        let (actor, stone) = (self.to_act(), self.to_move());
        self.opening().check(action)?;
        let ply = self.record.ply();
        let placed = placed_by(action);
        if let Some(point) = placed {
            self.record.play(point)?;
        }
        let time = self.clock.turn(actor);
        self.clock.press(actor);
        if self.prelude.apply(action, time)? {
            self.record.end_line();
            self.spent.truncate(ply);
        }
        let mut changes = Vec::new();
        match placed {
            Some(point) => {
                self.note_time(ply, time);
                changes.push(Change::MoveMade { point, side: stone });
            }
            None => changes.push(Change::Opened { action, by: actor }),
        }
        if action == Action::Choose(Choice::Swap) {
            self.exchange_colours();
            // The times belong to the players, not to the colours.
            self.clock = self.clock_of_turn();
            changes.push(Change::SidesSwapped);
        }
        Ok(self.settled(changes))
    }

    /// Takes the last thing of the opening back, or gives nothing at its start.
    pub(super) fn undo_in_opening(&mut self) -> Option<Action> {
        let action = self.prelude.undo()?;
        if placed_by(action).is_some() {
            self.record.undo();
        }
        self.follow_swap(action);
        Some(action)
    }

    /// Does the next thing of the opening again, if something was taken back.
    pub(super) fn redo_in_opening(&mut self) -> Option<Action> {
        let action = self.prelude.redo()?;
        if placed_by(action).is_some() {
            self.record.redo();
        }
        self.follow_swap(action);
        Some(action)
    }

    fn follow_swap(&mut self, action: Action) {
        if action == Action::Choose(Choice::Swap) {
            self.exchange_colours();
        }
    }
}

/// The point on which an action places a stone, if it does.
fn placed_by(action: Action) -> Option<Point> {
    match action {
        Action::Place(point) | Action::Pick(point) => Some(point),
        Action::Choose(_) | Action::Declare(_) | Action::Offer(_) => None,
    }
}

pub(super) fn refusal_in_opening(error: ActionError) -> Refusal {
    match error {
        ActionError::Over(_) | ActionError::NotAsked { .. } | ActionError::Number { .. } => {
            Refusal::NotAsked
        }
        ActionError::Illegal(error) => refusal_of(error),
        ActionError::OutsideRegion { .. } => Refusal::OutsideRegion,
        ActionError::Repeated { .. } => Refusal::OfferedAlready,
        ActionError::Symmetric { offered, .. } => Refusal::OfferedAlike { offered },
        ActionError::NotOffered { .. } => Refusal::NotOffered,
    }
}
