//! The position that the options describe: moves, or a board drawn as text.

use std::str::FromStr;

use narabe::engine::Setup;
use narabe::notation::{parse_any_move_list, parse_board_text};
use narabe::rules::{Move, ParsePointError, Point, Position, Side};

use super::{Options, read_text};
use crate::shared::arguments::Fault;

/// The moves or points of --moves.
fn listed<T: FromStr<Err = ParsePointError>>(text: &str) -> Result<Vec<T>, Fault> {
    parse_any_move_list(text).map_err(|error| format!("--moves: {error}"))
}

impl Options {
    /// The position that the options describe: an empty board if they describe none.
    ///
    /// # Errors
    /// When the moves or the board make no sense, or both are given.
    pub fn setup(&self) -> Result<Setup, Fault> {
        match (&self.moves, &self.board) {
            (Some(_), Some(_)) => {
                Err("--moves and --board both give a position: use one of them".to_owned())
            }
            (_, Some(path)) => self.setup_of_board(path),
            (moves, None) => self.setup_of_moves(moves.as_deref().unwrap_or("")),
        }
    }

    /// The same as a position of a game. The moves of a drawn board are taken in any order.
    ///
    /// # Errors
    /// As [`Self::setup`], and when no game can lead to the board.
    pub fn position(&self) -> Result<Position, Fault> {
        if self.board.is_none() {
            return self.played(self.moves.as_deref().unwrap_or(""));
        }
        let setup = self.setup()?;
        let of = |side| {
            let stones = setup.stones().iter();
            stones
                .filter(move |stone| stone.1 == side)
                .map(|stone| stone.0)
        };
        let (mut black, mut white) = (of(Side::Black), of(Side::White));
        let mut position = Position::new(self.rule, setup.size());
        loop {
            let next = match position.side_to_move() {
                Side::Black => black.next(),
                Side::White => white.next(),
            };
            let Some(point) = next else {
                break;
            };
            position
                .play(point)
                .map_err(|error| format!("--board: {error}"))?;
        }
        if position.moves().len() < setup.stones().len()
            || position.side_to_move() != setup.to_move()
        {
            return Err(
                "--board: this player needs a position in which the sides have moved alternately"
                    .to_owned(),
            );
        }
        Ok(position)
    }

    /// The text of the option --moves.
    pub fn moves(&self) -> Option<&str> {
        self.moves.as_deref()
    }

    /// Whether the option --board is given.
    pub const fn has_board(&self) -> bool {
        self.board.is_some()
    }

    /// The game of a move list. A forbidden move of Black is played and ends it.
    ///
    /// # Errors
    /// When the moves make no sense.
    pub fn game(&self, moves: &str) -> Result<Position, Fault> {
        let mut game = Position::new(self.rule, self.size);
        for turn in listed::<Move>(moves)? {
            game.play_turn(turn)
                .map_err(|error| format!("--moves: {error}"))?;
        }
        Ok(game)
    }

    fn played(&self, moves: &str) -> Result<Position, Fault> {
        let mut position = Position::new(self.rule, self.size);
        for point in listed::<Point>(moves)? {
            position
                .play(point)
                .map_err(|error| format!("--moves: {error}"))?;
        }
        Ok(position)
    }

    fn setup_of_moves(&self, moves: &str) -> Result<Setup, Fault> {
        let mut setup = Setup::from(&self.played(moves)?);
        if let Some(side) = self.to_move {
            setup.set_to_move(side);
        }
        Ok(setup)
    }

    fn setup_of_board(&self, path: &str) -> Result<Setup, Fault> {
        let text = read_text("--board", path)?;
        let mut setup = parse_board_text(&text, self.rule)
            .map_err(|error| format!("--board {path}: {error}"))?;
        if let Some(side) = self.to_move {
            setup.set_to_move(side);
        }
        Ok(setup)
    }
}
