//! The machine that runs every protocol.
//!
//! It keeps what has been done and where that has led: the stones, who holds Black, the steps still to come. A check is
//! made before anything changes, so a refusal leaves all as it was.

use std::mem;

use super::fifths::Fifths;
use super::{
    Action, ActionError, Actor, Ask, Choice, Count, NamedOpening, OpeningError, Player, Protocol,
    Step,
};
use crate::rules::{BoardSize, Point, Position, Rule, Side};

/// An opening under way, or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    protocol: Protocol,
    position: Position,
    black: Player,
    /// The steps to come: those of the part or branch being walked stand last, what follows it before. The last is not
    /// empty.
    ahead: Vec<&'static [Step]>,
    declared: Option<u8>,
    offers: Vec<Point>,
    history: Vec<Action>,
}

impl Opening {
    /// The start of an opening: an empty board, Black in the hands of the first player.
    ///
    /// # Errors
    /// [`OpeningError::NoRoom`] when the board is too small for the protocol's regions.
    pub fn new(protocol: Protocol, rule: Rule, size: BoardSize) -> Result<Self, OpeningError> {
        if !protocol.fits(size) {
            return Err(OpeningError::NoRoom { protocol, size });
        }
        Ok(Self::start(protocol, rule, size))
    }

    /// No opening at all: free play from the first stone, on a board of any size.
    #[must_use]
    pub fn free(rule: Rule, size: BoardSize) -> Self {
        Self::start(Protocol::Free, rule, size)
    }

    fn start(protocol: Protocol, rule: Rule, size: BoardSize) -> Self {
        let mut opening = Self {
            protocol,
            position: Position::new(rule, size),
            black: Player::First,
            ahead: protocol.parts().iter().rev().copied().collect(),
            declared: None,
            offers: Vec::new(),
            history: Vec::new(),
        };
        opening.settle();
        opening
    }

    /// Which protocol is followed.
    #[must_use]
    pub const fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// The stones so far. Free play goes on from here.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether free play has begun.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }

    /// Which side a player has now. Until the opening is over this may change.
    #[must_use]
    pub fn side_of(&self, player: Player) -> Side {
        if player == self.black {
            Side::Black
        } else {
            Side::White
        }
    }

    /// Which player has a side now.
    #[must_use]
    pub const fn player_of(&self, side: Side) -> Player {
        match side {
            Side::Black => self.black,
            Side::White => self.black.other(),
        }
    }

    /// The player who has to act; once the opening is over, the one who is to move.
    #[must_use]
    pub fn to_act(&self) -> Player {
        let to_move = Actor::Side(self.position.side_to_move());
        self.player(self.step().map_or(to_move, |step| step.actor()))
    }

    /// What is asked of that player; nothing once the opening is over.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        Some(match self.step()? {
            Step::Place { by, region } => Ask::Place {
                side: self.position.side_to_move(),
                region,
                stones: self.stones_in_a_row(by),
            },
            Step::Choose { branches, .. } => {
                Ask::Choose(branches.iter().map(|branch| branch.choice).collect())
            }
            Step::Declare { most, .. } => Ask::Declare { most },
            Step::Offer { count, .. } => {
                let (count, made) = (self.count(count), self.offers.len());
                let wanted = made + self.fifths().kinds(count - made);
                Ask::Offer { wanted, made }
            }
            Step::Pick { .. } => Ask::Pick,
        })
    }

    /// Every point that can be placed, offered or picked now, row by row from the bottom; none when something else is asked
    /// for.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        let size = self.position.size();
        match self.step() {
            Some(Step::Place { region, .. }) => region
                .points(size)
                .filter(|&point| self.position.check(point).is_ok())
                .collect(),
            Some(Step::Offer { .. }) => self.fifths().open().collect(),
            Some(Step::Pick { .. }) => {
                let is_offered = |point: &Point| self.offers.contains(point);
                size.points().filter(is_offered).collect()
            }
            Some(Step::Choose { .. } | Step::Declare { .. }) | None => Vec::new(),
        }
    }

    /// Everything that the player who has to act may do; empty only when the opening is over.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let points = self.points().into_iter();
        match self.ask() {
            None => Vec::new(),
            Some(Ask::Place { .. }) => points.map(Action::Place).collect(),
            Some(Ask::Choose(choices)) => choices.into_iter().map(Action::Choose).collect(),
            Some(Ask::Declare { most }) => (1..=most).map(Action::Declare).collect(),
            Some(Ask::Offer { .. }) => points.map(Action::Offer).collect(),
            Some(Ask::Pick) => points.map(Action::Pick).collect(),
        }
    }

    /// The fifth moves on offer: being collected, or to be picked from.
    #[must_use]
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// How many fifth moves were declared, if that has happened.
    #[must_use]
    pub const fn declared(&self) -> Option<u8> {
        self.declared
    }

    /// Everything done so far, in order.
    #[must_use]
    pub fn history(&self) -> &[Action] {
        &self.history
    }

    /// Who did each thing so far, in order.
    #[must_use]
    pub fn actors(&self) -> Vec<Player> {
        let (rule, size) = (self.position.rule(), self.position.size());
        let mut again = Self::start(self.protocol, rule, size);
        let acts = self.history.iter().map(|&action| {
            let actor = again.to_act();
            again.carry_out(action);
            actor
        });
        acts.collect()
    }

    /// Which of the 26 openings has arisen, if one has.
    #[must_use]
    pub fn named(&self) -> Option<&'static NamedOpening> {
        NamedOpening::of(self.position.moves(), self.position.size())
    }

    /// Whether an action may be done now.
    ///
    /// # Errors
    /// [`ActionError`] says why not.
    pub fn check(&self, action: Action) -> Result<(), ActionError> {
        let step = self.step().ok_or(ActionError::Over(action))?;
        match (step, action) {
            (Step::Place { region, .. }, Action::Place(point)) => {
                self.position.check(point)?;
                if !region.contains(self.position.size(), point) {
                    return Err(ActionError::OutsideRegion { point, region });
                }
                Ok(())
            }
            (Step::Choose { branches, .. }, Action::Choose(choice))
                if branches.iter().any(|branch| branch.choice == choice) =>
            {
                Ok(())
            }
            (Step::Declare { most, .. }, Action::Declare(number)) => {
                if !(1..=most).contains(&number) {
                    return Err(ActionError::Number { number, most });
                }
                Ok(())
            }
            (Step::Offer { .. }, Action::Offer(point)) => self.fifths().check(point),
            (Step::Pick { .. }, Action::Pick(point)) => {
                if !self.offers.contains(&point) {
                    return Err(ActionError::NotOffered { point });
                }
                Ok(())
            }
            _ => Err(self
                .ask()
                .map_or(ActionError::Over(action), |ask| ActionError::NotAsked {
                    action,
                    ask,
                })),
        }
    }

    /// Does an action for the player who has to act.
    ///
    /// # Errors
    /// [`ActionError`] when it is not allowed; the opening is then exactly as it was.
    pub fn apply(&mut self, action: Action) -> Result<(), ActionError> {
        self.check(action)?;
        self.carry_out(action);
        Ok(())
    }

    /// Does several actions, or none of them.
    ///
    /// # Errors
    /// [`ActionError`] of the first that is not allowed; the opening is then exactly as it was.
    pub fn apply_all(&mut self, actions: &[Action]) -> Result<(), ActionError> {
        let mut after = self.clone();
        for &action in actions {
            after.apply(action)?;
        }
        *self = after;
        Ok(())
    }

    /// Takes the last action back and gives it; nothing at the start.
    pub fn undo(&mut self) -> Option<Action> {
        let mut history = mem::take(&mut self.history);
        let last = history.pop()?;
        *self = Self::start(self.protocol, self.position.rule(), self.position.size());
        history
            .into_iter()
            .for_each(|action| self.carry_out(action));
        Some(last)
    }

    /// The step that is waited for.
    fn step(&self) -> Option<Step> {
        self.ahead.last()?.first().copied()
    }

    fn player(&self, actor: Actor) -> Player {
        match actor {
            Actor::Player(player) => player,
            Actor::Side(side) => self.player_of(side),
        }
    }

    /// How many stones the actor of the next step places one after the other.
    fn stones_in_a_row(&self, by: Actor) -> u8 {
        let steps = self.ahead.iter().rev().copied().flatten();
        let own = |step: &&Step| matches!(step, Step::Place { by: other, .. } if *other == by);
        steps.take_while(own).fold(0, |count, _| count + 1)
    }

    fn count(&self, count: Count) -> usize {
        match count {
            Count::Fixed(number) => number.into(),
            Count::Declared => self.declared.unwrap_or(1).into(),
        }
    }

    fn fifths(&self) -> Fifths<'_> {
        Fifths::new(&self.position, &self.offers)
    }

    /// Does what has been checked: the action is of the kind that the step waits for.
    fn carry_out(&mut self, action: Action) {
        self.history.push(action);
        match (self.step(), action) {
            (Some(Step::Choose { branches, .. }), Action::Choose(choice)) => {
                if choice == Choice::Swap {
                    self.black = self.black.other();
                }
                self.advance();
                let chosen = branches.iter().find(|branch| branch.choice == choice);
                self.ahead.extend(chosen.map(|branch| branch.steps));
                self.settle();
            }
            (Some(Step::Offer { count, .. }), Action::Offer(point)) => {
                self.offers.push(point);
                let is_enough = self.offers.len() >= self.count(count);
                if is_enough || self.fifths().open().next().is_none() {
                    self.advance();
                }
            }
            (_, Action::Declare(number)) => {
                self.declared = Some(number);
                self.advance();
            }
            (_, Action::Place(point) | Action::Pick(point)) => {
                self.offers.clear();
                self.position.play_unchecked(point);
                self.advance();
            }
            (_, Action::Choose(_) | Action::Offer(_)) => {}
        }
    }

    fn advance(&mut self) {
        if let Some(steps) = self.ahead.last_mut() {
            *steps = steps.get(1..).unwrap_or_default();
        }
        self.settle();
    }

    /// Drops the parts that are done with.
    fn settle(&mut self) {
        while self.ahead.last().is_some_and(|steps| steps.is_empty()) {
            self.ahead.pop();
        }
    }
}
