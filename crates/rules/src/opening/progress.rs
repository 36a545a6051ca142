//! How far a protocol has got: the remaining steps, and what the players have decided.

use super::{Actor, OfferCount, Player, Protocol, Step};
use crate::{Point, Side};

/// How far a protocol has got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The player who has Black.
    pub black: Player,
    /// The remaining steps, as a stack of sequences: the current part or branch is on top, and the steps after it are
    /// below. The top is never empty.
    remaining: Vec<&'static [Step]>,
    /// The declared number of fifth moves.
    pub declared: Option<u8>,
    /// The fifth moves offered, until one of them is picked.
    pub offers: Vec<Point>,
}

impl Progress {
    /// The start of a protocol: the first player has Black.
    pub fn new(protocol: Protocol) -> Self {
        let mut start = Self {
            black: Player::First,
            remaining: protocol.parts().iter().rev().copied().collect(),
            declared: None,
            offers: Vec::new(),
        };
        start.drop_finished_parts();
        start
    }

    /// The current step; `None` after the opening.
    pub fn step(&self) -> Option<Step> {
        self.remaining.last()?.first().copied()
    }

    /// The player who has a side now.
    pub const fn player_of(&self, side: Side) -> Player {
        match side {
            Side::Black => self.black,
            Side::White => self.black.other(),
        }
    }

    /// The player who acts in the current step; `None` after the opening.
    pub fn to_act(&self) -> Option<Player> {
        Some(match self.step()?.actor() {
            Actor::Player(player) => player,
            Actor::Side(side) => self.player_of(side),
        })
    }

    /// The number of stones that the actor of the current step places in succession.
    pub fn stones_in_succession(&self, by: Actor) -> u8 {
        let steps = self.remaining.iter().rev().copied().flatten();
        let own = |step: &&Step| matches!(step, Step::Place { by: other, .. } if *other == by);
        steps.take_while(own).fold(0, |count, _| count + 1)
    }

    /// The number of fifth moves to offer.
    pub fn offer_count(&self, count: OfferCount) -> usize {
        match count {
            OfferCount::Fixed(number) => number.into(),
            OfferCount::Declared => self.declared.unwrap_or(1).into(),
        }
    }

    /// Enters the next step.
    pub fn advance(&mut self) {
        if let Some(steps) = self.remaining.last_mut() {
            *steps = steps.get(1..).unwrap_or_default();
        }
        self.drop_finished_parts();
    }

    /// Enters a branch, whose steps come next.
    pub fn enter(&mut self, branch: &'static [Step]) {
        self.remaining.push(branch);
        self.drop_finished_parts();
    }

    fn drop_finished_parts(&mut self) {
        while self.remaining.last().is_some_and(|steps| steps.is_empty()) {
            self.remaining.pop();
        }
    }
}
