//! A position as an engine is given it: stones and whose turn it is, however they came there.

use thiserror::Error;

use crate::rules::{BoardSize, Point, Position, Rule, Side};

/// Stones on a board and the side to move. Managers may set up positions that no game with turns in order can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    rule: Rule,
    size: BoardSize,
    stones: Vec<(Point, Side)>,
    to_move: Side,
}

/// Why a stone cannot be part of a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board has no such point.
    #[error("{point} is off the board of size {}", size.get())]
    OffBoard {
        /// The point.
        point: Point,
        /// The board that does not have it.
        size: BoardSize,
    },
    /// A stone stands there already.
    #[error("{point} is given twice")]
    Twice {
        /// The point.
        point: Point,
    },
    /// No stone stands there.
    #[error("{point} holds no stone to undo")]
    NoStone {
        /// The point.
        point: Point,
    },
}

impl Setup {
    /// An empty board, Black to move.
    #[must_use]
    pub const fn new(rule: Rule, size: BoardSize) -> Self {
        Self {
            rule,
            size,
            stones: Vec::new(),
            to_move: Side::Black,
        }
    }

    /// Puts a stone on an empty point; it is the other side's turn then.
    ///
    /// # Errors
    /// [`SetupError`] when the board has no such point or it is taken; nothing changes then.
    pub fn put(&mut self, point: Point, side: Side) -> Result<(), SetupError> {
        if !self.size.contains(point) {
            return Err(SetupError::OffBoard {
                point,
                size: self.size,
            });
        }
        if self.stones.iter().any(|&(taken, _)| taken == point) {
            return Err(SetupError::Twice { point });
        }
        self.stones.push((point, side));
        self.to_move = side.other();
        Ok(())
    }

    /// Takes the stone from a point; it is its side's turn then.
    ///
    /// # Errors
    /// [`SetupError::NoStone`] when none stands there.
    pub fn take(&mut self, point: Point) -> Result<(), SetupError> {
        let at = self.stones.iter().rposition(|&(taken, _)| taken == point);
        let at = at.ok_or(SetupError::NoStone { point })?;
        let (_, side) = self.stones.remove(at);
        self.to_move = side;
        Ok(())
    }

    /// Says whose turn it is.
    pub const fn set_to_move(&mut self, side: Side) {
        self.to_move = side;
    }

    /// Says what wins.
    pub const fn set_rule(&mut self, rule: Rule) {
        self.rule = rule;
    }

    /// What wins.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Points a side.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The stones, in the order in which they were put.
    #[must_use]
    pub fn stones(&self) -> &[(Point, Side)] {
        &self.stones
    }

    /// Whether no point is left.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.stones.len() == self.size.area()
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            rule: position.rule(),
            size: position.size(),
            stones: position.stones().collect(),
            to_move: position.side_to_move(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faulty_stones_are_named_and_change_nothing() {
        let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        let point = Point::new(3, 4);
        setup.put(point, Side::Black).unwrap();
        let before = setup.clone();
        assert_eq!(
            setup.put(point, Side::White),
            Err(SetupError::Twice { point })
        );
        let off = Point::new(15, 0);
        assert!(matches!(
            setup.put(off, Side::White),
            Err(SetupError::OffBoard { .. })
        ));
        assert_eq!(setup.take(off), Err(SetupError::NoStone { point: off }));
        assert_eq!(setup, before);
        setup.take(point).unwrap();
        assert_eq!(setup, Setup::new(Rule::Freestyle, BoardSize::DEFAULT));
    }
}
