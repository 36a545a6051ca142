//! Positions read from pasted text: a list of moves in one of several forms, a game text, a link, or a drawn board.
//!
//! ```
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::PastedPosition;
//!
//! let pasted = PastedPosition::parse("1. h8 i9 2. h7", Rule::Renju, BoardSize::DEFAULT)?;
//! assert_eq!((pasted.setup.stones().len(), pasted.moves), (3, Some(3)));
//! # Ok::<(), narabe_study::PastedPositionError>(())
//! ```

use thiserror::Error;

use super::Study;
use narabe_notation::{
    BoardTextError, GameTextError, LINK_PREFIX, LinkError, PositionStringError, is_board_text,
    parse_board_text, parse_game_text, parse_link, parse_position_string, without_move_numbers,
};
use narabe_rules::{BoardSize, Move, Record, Rule, Setup, SetupError, StartError};

/// The longest text that is read, in bytes: far more than the largest board needs.
const MAX_BYTES: usize = 64 * 1024;

/// Why no position can be read from a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PastedPositionError {
    /// The text has no moves and no board.
    #[error("there is nothing to read: paste moves like h8 i9, or the rows of a board")]
    Empty,
    /// The text is too long.
    #[error("it is longer than {MAX_BYTES} bytes: paste one position")]
    TooLong,
    /// A part is not a move.
    #[error(transparent)]
    Moves(#[from] PositionStringError),
    /// The stone of a move cannot be placed.
    #[error("move {number}: {cause}")]
    Stone {
        /// The number of the move, from 1.
        number: usize,
        /// Why it cannot be placed.
        cause: SetupError,
    },
    /// The rows are not a board.
    #[error(transparent)]
    Board(#[from] BoardTextError),
    /// The line of moves with its rule and board size is not a game.
    #[error(transparent)]
    Game(#[from] GameTextError),
    /// The link is not a game.
    #[error(transparent)]
    Link(#[from] LinkError),
}

/// A position read from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedPosition {
    /// The stones, in the order of the moves if they are known.
    pub setup: Setup,
    /// The number of moves understood; `None` if a board was drawn, without an order of moves.
    pub moves: Option<usize>,
    /// Whether the stones are all moves of the game in order, Black first and without passes.
    pub is_order_known: bool,
}

impl PastedPosition {
    /// Reads a position. `rule` and `size` are those of a text that does not name its own.
    ///
    /// # Errors
    /// [`PastedPositionError`] with the invalid part.
    pub fn parse(text: &str, rule: Rule, size: BoardSize) -> Result<Self, PastedPositionError> {
        if text.len() > MAX_BYTES {
            return Err(PastedPositionError::TooLong);
        }
        if let Some(at) = text.find(LINK_PREFIX) {
            let link = text[at..].split_whitespace().next().unwrap_or_default();
            let game = parse_link(link)?;
            let moves: Vec<Move> = game.position().turns().collect();
            return Self::of_moves(game.position().rule(), game.position().size(), &moves);
        }
        match parse_game_text(text) {
            Ok(game) => {
                let moves: Vec<Move> = game.position().turns().collect();
                return Self::of_moves(game.position().rule(), game.position().size(), &moves);
            }
            Err(GameTextError::MissingHeader) => {}
            Err(fault) => return Err(fault.into()),
        }
        if is_board_text(text) {
            return Ok(Self {
                setup: parse_board_text(text, rule)?,
                moves: None,
                is_order_known: false,
            });
        }
        match parse_position_string(&without_move_numbers(text))? {
            moves if moves.is_empty() => Err(PastedPositionError::Empty),
            moves => Self::of_moves(rule, size, &moves),
        }
    }

    /// A study of the game, if the stones are its moves and all of them are legal; else of the position.
    ///
    /// # Errors
    /// [`StartError`] if the game is over in the position.
    pub fn to_study(&self) -> Result<Study, StartError> {
        match self.game() {
            Some(game) => Ok(Study::of_game(game)),
            None => Study::from_setup(&self.setup),
        }
    }

    /// The game whose moves the stones are.
    fn game(&self) -> Option<Record> {
        let mut game = Record::new(self.setup.rule(), self.setup.size());
        for (point, _) in self.setup.stones() {
            game.play(*point).ok()?;
        }
        self.is_order_known.then_some(game)
    }

    /// The position after moves, which need not be legal: only each stone needs an empty point.
    fn of_moves(rule: Rule, size: BoardSize, moves: &[Move]) -> Result<Self, PastedPositionError> {
        let mut setup = Setup::new(rule, size);
        for (turn, number) in moves.iter().zip(1..) {
            let side = setup.to_move();
            match turn {
                Move::Pass => setup.set_to_move(side.other()),
                Move::Stone(point) => setup
                    .place(*point, side)
                    .map_err(|cause| PastedPositionError::Stone { number, cause })?,
            }
        }
        Ok(Self {
            setup,
            moves: Some(moves.len()),
            is_order_known: !moves.contains(&Move::Pass),
        })
    }
}
