//! The position that the options describe: moves, or a board drawn as text.

use std::str::FromStr;

use narabe_engine_core::Setup;
use narabe_notation::{parse_any_move_list, parse_board_text};
#[cfg(feature = "full")]
use narabe_rules::Move;
use narabe_rules::{BoardSize, ParsePointError, Point, Position};

use super::{Options, read_text};
use narabe_command_line::arguments::{ErrorText, fault};

/// The moves or points of --moves.
fn listed<T: FromStr<Err = ParsePointError>>(text: &str) -> Result<Vec<T>, ErrorText> {
    parse_any_move_list(text).map_err(|error| format!("--moves: {error}"))
}

impl Options {
    /// The position that the options describe: an empty board if they describe none.
    ///
    /// # Errors
    /// When the moves or the board make no sense, or both are given.
    pub fn setup(&self) -> Result<Setup, ErrorText> {
        match (&self.moves, &self.board) {
            (Some(_), Some(_)) => {
                Err("--moves and --board both give a position: use one of them".to_owned())
            }
            (_, Some(path)) => self.setup_of_board(path),
            (moves, None) => self.setup_of_moves(moves.as_deref().unwrap_or("")),
        }
    }

    /// The same as a position of a game: moves as they were played, a drawn board as the set-up that was read of it.
    ///
    /// # Errors
    /// When the moves make no sense, or no game can start from the board.
    pub fn position(&self, setup: &Setup) -> Result<Position, ErrorText> {
        if self.board.is_none() && self.to_move.is_none() {
            return self.played(self.moves.as_deref().unwrap_or(""));
        }
        Position::from_setup(setup).map_err(fault)
    }

    /// The text of the option --moves.
    #[cfg(feature = "full")]
    pub fn moves(&self) -> Option<&str> {
        self.moves.as_deref()
    }

    /// Whether the option --board is given.
    #[cfg(feature = "full")]
    pub const fn has_board(&self) -> bool {
        self.board.is_some()
    }

    /// The game of a move list. A forbidden move of Black is played and ends it.
    ///
    /// # Errors
    /// When the moves make no sense.
    #[cfg(feature = "full")]
    pub fn game(&self, moves: &str) -> Result<Position, ErrorText> {
        let mut game = Position::new(self.rule, self.size);
        for turn in listed::<Move>(moves)? {
            game.play_turn(turn)
                .map_err(|error| format!("--moves: {error}"))?;
        }
        Ok(game)
    }

    fn played(&self, moves: &str) -> Result<Position, ErrorText> {
        let mut position = Position::new(self.rule, self.size);
        for point in listed::<Point>(moves)? {
            position
                .play(point)
                .map_err(|error| format!("--moves: {error}"))?;
        }
        Ok(position)
    }

    fn setup_of_moves(&self, moves: &str) -> Result<Setup, ErrorText> {
        let mut setup = Setup::from(&self.played(moves)?);
        if let Some(side) = self.to_move {
            setup.set_to_move(side);
        }
        Ok(setup)
    }

    fn setup_of_board(&self, path: &str) -> Result<Setup, ErrorText> {
        let text = read_text("--board", path)?;
        if text.trim().is_empty() {
            return Err(format!(
                "--board {path}: it is empty: write a line for each row"
            ));
        }
        let mut setup = parse_board_text(&text, self.rule)
            .map_err(|error| format!("--board {path}: {error}"))?;
        let drawn = setup.size();
        if let Some(given) = self.given_size().filter(|given| *given != drawn) {
            let [given, drawn] = [given, drawn].map(BoardSize::get);
            return Err(format!(
                "--size {given}: the board of --board {path} has {drawn} lines: leave --size out"
            ));
        }
        if let Some(side) = self.to_move {
            setup.set_to_move(side);
        }
        Ok(setup)
    }
}
