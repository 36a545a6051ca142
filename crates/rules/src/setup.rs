//! Stones on a board and the side to move, without a history.
//!
//! An engine searches a set-up, a person draws one, and a game can [start](Position::from_setup) from one.
//!
//! ```
//! use narabe_rules::{BoardSize, Position, Rule, Setup, Side};
//!
//! let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
//! setup.place("h8".parse()?, Side::White)?;
//! setup.set_to_move(Side::White);
//! let mut position = Position::from_setup(&setup)?;
//! position.play("i9".parse()?)?;
//! assert_eq!((position.ply(), position.side_to_move()), (1, Side::Black));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use thiserror::Error;

use super::{Board, BoardSize, Point, Position, Rule, Side};

/// Stones and the side to move. Unlike a [`Position`] it need not be reachable: Gomocup managers may set up any stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    rule: Rule,
    size: BoardSize,
    stones: Vec<(Point, Side)>,
    to_move: Side,
    free_passes: bool,
}

/// Why a stone cannot be placed or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The point is off the board.
    #[error("{point} is off the board of size {}", size.get())]
    OffBoard {
        /// The point.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// The point has a stone already.
    #[error("{point} is given twice")]
    Occupied {
        /// The point.
        point: Point,
    },
    /// The point has no stone.
    #[error("{point} holds no stone to undo")]
    Empty {
        /// The point.
        point: Point,
    },
}

impl Setup {
    /// An empty board, Black to move.
    pub const fn new(rule: Rule, size: BoardSize) -> Self {
        Self {
            rule,
            size,
            stones: Vec::new(),
            to_move: Side::Black,
            free_passes: false,
        }
    }

    /// Places a stone on an empty point and gives the turn to the other side.
    ///
    /// # Errors
    /// [`SetupError::OffBoard`] or [`SetupError::Occupied`]; the setup is unchanged then.
    pub fn place(&mut self, point: Point, side: Side) -> Result<(), SetupError> {
        if !self.size.contains(point) {
            return Err(SetupError::OffBoard {
                point,
                size: self.size,
            });
        }
        if self.stones.iter().any(|&(occupied, _)| occupied == point) {
            return Err(SetupError::Occupied { point });
        }
        self.stones.push((point, side));
        self.to_move = side.other();
        Ok(())
    }

    /// Removes the stone from a point and gives the turn to its side.
    ///
    /// # Errors
    /// [`SetupError::Empty`] when the point has no stone.
    pub fn remove(&mut self, point: Point) -> Result<(), SetupError> {
        let index = self
            .stones
            .iter()
            .rposition(|&(occupied, _)| occupied == point);
        let index = index.ok_or(SetupError::Empty { point })?;
        let (_, side) = self.stones.remove(index);
        self.to_move = side;
        Ok(())
    }

    /// Sets the side to move.
    pub const fn set_to_move(&mut self, side: Side) {
        self.to_move = side;
    }

    /// Sets whether either side may pass at any time, whatever the rule says, without ending the game by it. A game that is only
    /// looked at may need it: programs for other games pass where five in a row has no pass.
    pub const fn set_free_passes(&mut self, free: bool) {
        self.free_passes = free;
    }

    /// Whether either side may pass at any time.
    pub const fn has_free_passes(&self) -> bool {
        self.free_passes
    }

    /// Sets the rule.
    pub const fn set_rule(&mut self, rule: Rule) {
        self.rule = rule;
    }

    /// The rule.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The side to move.
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The stones, in the order in which they were placed.
    pub fn stones(&self) -> &[(Point, Side)] {
        &self.stones
    }

    /// The number of stones of a side.
    pub fn count(&self, side: Side) -> usize {
        let stones = self.stones.iter();
        stones.filter(|&&(_, whose)| whose == side).count()
    }

    /// The side to move if the sides have moved alternately: White if Black has more stones, else Black.
    pub fn side_by_count(&self) -> Side {
        if self.count(Side::Black) > self.count(Side::White) {
            Side::White
        } else {
            Side::Black
        }
    }

    /// The side whose stone is on a point.
    pub fn get(&self, point: Point) -> Option<Side> {
        let mut stones = self.stones.iter();
        let (_, side) = stones.find(|(occupied, _)| *occupied == point)?;
        Some(*side)
    }

    /// The board with the stones.
    pub fn board(&self) -> Board {
        let mut board = Board::new(self.size);
        for &(point, side) in &self.stones {
            board.place(point, side);
        }
        board
    }

    /// Whether no point is empty.
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
            free_passes: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_stones_are_refused_and_change_nothing() {
        let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        let point = Point::new(3, 4);
        setup.place(point, Side::Black).unwrap();
        let before = setup.clone();
        assert_eq!(
            setup.place(point, Side::White),
            Err(SetupError::Occupied { point })
        );
        let off = Point::new(15, 0);
        assert!(matches!(
            setup.place(off, Side::White),
            Err(SetupError::OffBoard { .. })
        ));
        assert_eq!(setup.remove(off), Err(SetupError::Empty { point: off }));
        assert_eq!(setup, before);
        setup.remove(point).unwrap();
        assert_eq!(setup, Setup::new(Rule::Freestyle, BoardSize::DEFAULT));
    }
}
