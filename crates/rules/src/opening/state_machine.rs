//! The state machine that runs every protocol.
//!
//! Its state is the list of actions and what follows from them: the stones, the player who has Black, the remaining
//! steps. An action is checked before anything changes, so a refused one leaves the state unchanged.

use std::mem;

use super::fifth_moves::FifthMoves;
use super::{
    Action, ActionError, Actor, Choice, NamedOpening, OfferCount, OpeningError, Player, Prompt,
    Protocol, Step,
};
use crate::{BoardSize, Point, Position, Rule, Side};

/// An opening in progress, or finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    protocol: Protocol,
    position: Position,
    black: Player,
    /// The remaining steps, as a stack of sequences: the current part or branch is on top, and the steps after it are
    /// below. The top is never empty.
    remaining: Vec<&'static [Step]>,
    declared: Option<u8>,
    offers: Vec<Point>,
    history: Vec<Action>,
}

impl Opening {
    /// The start of an opening: an empty board; the first player has Black.
    ///
    /// # Errors
    /// [`OpeningError::BoardTooSmall`] if the regions of the protocol do not fit on the board.
    pub fn new(protocol: Protocol, rule: Rule, size: BoardSize) -> Result<Self, OpeningError> {
        if !protocol.fits(size) {
            return Err(OpeningError::BoardTooSmall { protocol, size });
        }
        Ok(Self::start(protocol, rule, size))
    }

    /// An opening without a protocol: free play from the first stone, on a board of any size.
    pub fn free(rule: Rule, size: BoardSize) -> Self {
        Self::start(Protocol::Free, rule, size)
    }

    fn start(protocol: Protocol, rule: Rule, size: BoardSize) -> Self {
        let mut opening = Self {
            protocol,
            position: Position::new(rule, size),
            black: Player::First,
            remaining: protocol.parts().iter().rev().copied().collect(),
            declared: None,
            offers: Vec::new(),
            history: Vec::new(),
        };
        opening.drop_finished_parts();
        opening
    }

    /// The protocol of the opening.
    pub const fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// The position so far. Free play continues from it.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the opening is over and free play has begun.
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }

    /// The side that a player has now. It may change until the opening is over.
    pub fn side_of(&self, player: Player) -> Side {
        if player == self.black {
            Side::Black
        } else {
            Side::White
        }
    }

    /// The player who has a side now.
    pub const fn player_of(&self, side: Side) -> Player {
        match side {
            Side::Black => self.black,
            Side::White => self.black.other(),
        }
    }

    /// The player who has to act; after the opening, the player to move.
    pub fn to_act(&self) -> Player {
        let to_move = Actor::Side(self.position.side_to_move());
        self.player(self.step().map_or(to_move, |step| step.actor()))
    }

    /// The action required of [`to_act`](Self::to_act); `None` after the opening.
    pub fn prompt(&self) -> Option<Prompt> {
        Some(match self.step()? {
            Step::Place { by, region } => Prompt::Place {
                side: self.position.side_to_move(),
                region,
                stones: self.stones_in_succession(by),
            },
            Step::Choose { branches, .. } => {
                Prompt::Choose(branches.iter().map(|branch| branch.choice).collect())
            }
            Step::Declare { most, .. } => Prompt::Declare { most },
            Step::Offer { count, .. } => {
                let (count, made) = (self.offer_count(count), self.offers.len());
                let wanted = made + self.fifth_moves().count_distinct(count - made);
                Prompt::Offer { wanted, made }
            }
            Step::Pick { .. } => Prompt::Pick,
        })
    }

    /// Every point that may be placed, offered or picked now, row by row from the bottom. Empty if another kind of
    /// action is required.
    pub fn points(&self) -> Vec<Point> {
        let size = self.position.size();
        match self.step() {
            Some(Step::Place { region, .. }) => region
                .points(size)
                .filter(|&point| self.position.check(point).is_ok())
                .collect(),
            Some(Step::Offer { .. }) => self.fifth_moves().available().collect(),
            Some(Step::Pick { .. }) => {
                let is_offered = |point: &Point| self.offers.contains(point);
                size.points().filter(is_offered).collect()
            }
            Some(Step::Choose { .. } | Step::Declare { .. }) | None => Vec::new(),
        }
    }

    /// Every action allowed to the player to act; empty only after the opening.
    pub fn actions(&self) -> Vec<Action> {
        let points = self.points().into_iter();
        match self.prompt() {
            None => Vec::new(),
            Some(Prompt::Place { .. }) => points.map(Action::Place).collect(),
            Some(Prompt::Choose(choices)) => choices.into_iter().map(Action::Choose).collect(),
            Some(Prompt::Declare { most }) => (1..=most).map(Action::Declare).collect(),
            Some(Prompt::Offer { .. }) => points.map(Action::Offer).collect(),
            Some(Prompt::Pick) => points.map(Action::Pick).collect(),
        }
    }

    /// The fifth moves offered so far, until one of them is picked.
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// The declared number of fifth moves, once declared.
    pub const fn declared(&self) -> Option<u8> {
        self.declared
    }

    /// All actions so far, in order.
    pub fn history(&self) -> &[Action] {
        &self.history
    }

    /// The player who did each action of [`history`](Self::history).
    pub fn actors(&self) -> Vec<Player> {
        let (rule, size) = (self.position.rule(), self.position.size());
        let mut replay = Self::start(self.protocol, rule, size);
        let actors = self.history.iter().map(|&action| {
            let actor = replay.to_act();
            replay.apply_unchecked(action);
            actor
        });
        actors.collect()
    }

    /// The one of the 26 openings of Renju that the first three stones make, if any.
    pub fn named(&self) -> Option<&'static NamedOpening> {
        NamedOpening::of(self.position.moves(), self.position.size())
    }

    /// Checks that an action is allowed now.
    ///
    /// # Errors
    /// [`ActionError`] with the reason why it is not.
    pub fn check(&self, action: Action) -> Result<(), ActionError> {
        let step = self.step().ok_or(ActionError::OpeningOver(action))?;
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
                    return Err(ActionError::NumberOutOfRange { number, most });
                }
                Ok(())
            }
            (Step::Offer { .. }, Action::Offer(point)) => self.fifth_moves().check(point),
            (Step::Pick { .. }, Action::Pick(point)) => {
                if !self.offers.contains(&point) {
                    return Err(ActionError::NotOffered { point });
                }
                Ok(())
            }
            _ => Err(match self.prompt() {
                Some(prompt) => ActionError::Unexpected { action, prompt },
                None => ActionError::OpeningOver(action),
            }),
        }
    }

    /// Performs an action for the player to act.
    ///
    /// # Errors
    /// [`ActionError`] if it is not allowed; the opening is then unchanged.
    pub fn apply(&mut self, action: Action) -> Result<(), ActionError> {
        self.check(action)?;
        self.apply_unchecked(action);
        Ok(())
    }

    /// Performs all of these actions or none of them.
    ///
    /// # Errors
    /// [`ActionError`] for the first that is not allowed; the opening is then unchanged.
    pub fn apply_all(&mut self, actions: &[Action]) -> Result<(), ActionError> {
        let mut after = self.clone();
        for &action in actions {
            after.apply(action)?;
        }
        *self = after;
        Ok(())
    }

    /// Takes back the last action and returns it; `None` before the first.
    pub fn undo(&mut self) -> Option<Action> {
        let mut history = mem::take(&mut self.history);
        let last = history.pop()?;
        *self = Self::start(self.protocol, self.position.rule(), self.position.size());
        history
            .into_iter()
            .for_each(|action| self.apply_unchecked(action));
        Some(last)
    }

    /// The current step; `None` after the opening.
    fn step(&self) -> Option<Step> {
        self.remaining.last()?.first().copied()
    }

    /// The player meant by `actor` now.
    fn player(&self, actor: Actor) -> Player {
        match actor {
            Actor::Player(player) => player,
            Actor::Side(side) => self.player_of(side),
        }
    }

    /// The number of stones that the actor of the current step places in succession.
    fn stones_in_succession(&self, by: Actor) -> u8 {
        let steps = self.remaining.iter().rev().copied().flatten();
        let own = |step: &&Step| matches!(step, Step::Place { by: other, .. } if *other == by);
        steps.take_while(own).fold(0, |count, _| count + 1)
    }

    /// The number of fifth moves to offer.
    fn offer_count(&self, count: OfferCount) -> usize {
        match count {
            OfferCount::Fixed(number) => number.into(),
            OfferCount::Declared => self.declared.unwrap_or(1).into(),
        }
    }

    fn fifth_moves(&self) -> FifthMoves<'_> {
        FifthMoves::new(&self.position, &self.offers)
    }

    /// Performs an action that has been checked.
    fn apply_unchecked(&mut self, action: Action) {
        self.history.push(action);
        match (self.step(), action) {
            (Some(Step::Choose { branches, .. }), Action::Choose(choice)) => {
                if choice == Choice::Swap {
                    self.black = self.black.other();
                }
                self.advance();
                let chosen = branches.iter().find(|branch| branch.choice == choice);
                self.remaining.extend(chosen.map(|branch| branch.steps));
                self.drop_finished_parts();
            }
            (Some(Step::Offer { count, .. }), Action::Offer(point)) => {
                self.offers.push(point);
                let is_enough = self.offers.len() >= self.offer_count(count);
                if is_enough || self.fifth_moves().available().next().is_none() {
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

    /// Enters the next step.
    fn advance(&mut self) {
        if let Some(steps) = self.remaining.last_mut() {
            *steps = steps.get(1..).unwrap_or_default();
        }
        self.drop_finished_parts();
    }

    fn drop_finished_parts(&mut self) {
        while self.remaining.last().is_some_and(|steps| steps.is_empty()) {
            self.remaining.pop();
        }
    }
}
