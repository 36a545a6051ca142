//! Positions that start from a set-up, and its saved form.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Position;
use super::start::{SavedSetupError, Start, StartError};
use crate::{Board, BoardSize, Direction, FIVE, Point, Rule, Setup, Side};

impl Position {
    /// The start of a game from a set-up, in which nothing has been played yet. The order of its stones makes no
    /// difference.
    ///
    /// # Errors
    /// [`StartError`] if the game is over there.
    pub fn from_setup(setup: &Setup) -> Result<Self, StartError> {
        let mut board = Board::new(setup.size());
        for &(point, side) in setup.stones() {
            board.place(point, side);
        }
        let stones: Arc<[_]> = board.iter().collect();
        let position = Self {
            start: Start {
                stones: (!stones.is_empty()).then_some(stones),
                to_move: setup.to_move(),
                free_passes: setup.has_free_passes(),
            },
            board,
            ..Self::new(setup.rule(), setup.size())
        };
        if let Some((winner, line)) = position.board.winning_line(setup.rule()) {
            return Err(StartError::Won { winner, line });
        }
        if position.board.is_full() {
            let to_move = setup.to_move();
            return Err(StartError::NoPointLeft { to_move });
        }
        Ok(position)
    }

    /// Whether the game started otherwise than with an empty board and Black to move, or with [free
    /// passes](Setup::set_free_passes).
    pub fn has_setup(&self) -> bool {
        self.start != Start::EMPTY
    }

    /// Whether either side may pass at any time.
    pub const fn has_free_passes(&self) -> bool {
        self.start.free_passes
    }

    /// The stones that lay on the board at the start, row by row from the bottom; none unless the position
    /// [has a set-up](Self::has_setup).
    pub fn setup_stones(&self) -> &[(Point, Side)] {
        self.start.stones.as_deref().unwrap_or_default()
    }

    /// The position before the first move.
    pub fn start(&self) -> Self {
        let mut board = Board::new(self.size());
        for &(point, side) in self.setup_stones() {
            board.place(point, side);
        }
        Self {
            start: self.start.clone(),
            board,
            ..Self::new(self.rule, self.size())
        }
    }

    /// The side that moves, or moved, after `ply` moves from the start, passes included.
    pub const fn side_at(&self, ply: usize) -> Side {
        self.start.to_move.after(ply)
    }
}

impl Board {
    /// A line on the board that wins, with its side. On a board that moves have led to there is one only if the last
    /// of them has won.
    pub fn winning_line(&self, rule: Rule) -> Option<(Side, Vec<Point>)> {
        self.iter().find_map(|(point, side)| {
            let runs = Direction::ALL.map(|direction| self.run_through(point, side, direction));
            let mut runs = runs.into_iter();
            let won = runs.find(|run| rule.is_win(side, run.length, run.closed_ends))?;
            Some((side, won.points().collect()))
        })
    }
}

impl Board {
    /// The overline of `side` that a point is in.
    pub fn overline_at(&self, point: Point, side: Side) -> Option<Vec<Point>> {
        let runs = Direction::ALL.map(|direction| self.run_through(point, side, direction));
        let mut runs = runs.into_iter();
        let overline = runs.find(|run| run.length > FIVE && self.get(point) == Some(side))?;
        Some(overline.points().collect())
    }
}

/// The saved form of a start that is not an empty board with Black to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Setup", deny_unknown_fields)]
pub struct SavedSetup {
    to_move: Side,
    black: Vec<Point>,
    white: Vec<Point>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    free_passes: bool,
}

impl SavedSetup {
    /// The set-up from which a game started, if it did.
    pub fn of(position: &Position) -> Option<Self> {
        let of = |side| {
            let stones = position.setup_stones().iter();
            let own = stones.filter(|stone| stone.1 == side);
            own.map(|stone| stone.0).collect()
        };
        position.has_setup().then(|| Self {
            to_move: position.side_at(0),
            black: of(Side::Black),
            white: of(Side::White),
            free_passes: position.has_free_passes(),
        })
    }

    /// The start of a game from the set-up, or from an empty board if there is none.
    ///
    /// # Errors
    /// If stones lie off the board, on one another or in a line that has won.
    pub fn position(
        saved: Option<&Self>,
        rule: Rule,
        size: BoardSize,
    ) -> Result<Position, SavedSetupError> {
        let Some(saved) = saved else {
            return Ok(Position::new(rule, size));
        };
        let mut setup = Setup::new(rule, size);
        for (points, side) in [(&saved.black, Side::Black), (&saved.white, Side::White)] {
            for &point in points {
                setup.place(point, side)?;
            }
        }
        setup.set_to_move(saved.to_move);
        setup.set_free_passes(saved.free_passes);
        Ok(Position::from_setup(&setup)?)
    }
}
