//! The position that the options describe: moves, or a board drawn as text.

use std::str::FromStr;

use clap::{Args, ValueHint};
use narabe_engine_core::Setup;
use narabe_notation::{parse_any_move_list, parse_board_text};
#[cfg(feature = "full")]
use narabe_rules::Move;
use narabe_rules::{BoardSize, ParsePointError, Point, Position, Side};

use super::{Options, read_text, side};
use narabe_command_line::arguments::{ErrorText, OneOf, fault};

const HEADING: &str = "Position";

/// The options that give a position: an empty board without any.
#[derive(Clone, Debug, Default, Args)]
pub struct PositionOptions {
    /// The game so far, Black first: "h8 i9"
    #[arg(long, allow_hyphen_values = true, help_heading = HEADING)]
    pub moves: Option<String>,
    /// A file with rows from the top, `.` empty, `x` black, `o` white; `-` is standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = HEADING)]
    pub board: Option<String>,
    /// The side to move, with --board (default: by the number of stones)
    #[arg(long, value_name = "SIDE", value_parser = OneOf::new(["black", "white"], side), help_heading = HEADING)]
    to_move: Option<Side>,
}

/// The moves or points of --moves.
fn listed<T: FromStr<Err = ParsePointError>>(text: &str) -> Result<Vec<T>, ErrorText> {
    parse_any_move_list(text).map_err(|error| format!("--moves: {error}"))
}

impl PositionOptions {
    /// The position.
    ///
    /// # Errors
    /// When the moves or the board make no sense, or both are given.
    pub fn setup(&self, options: &Options) -> Result<Setup, ErrorText> {
        match (&self.moves, &self.board) {
            (Some(_), Some(_)) => {
                Err("--moves and --board both give a position: use one of them".to_owned())
            }
            (_, Some(path)) => self.setup_of_board(options, path),
            (_, None) => self.setup_of_moves(options),
        }
    }

    /// The same as a position of a game: moves as they were played, a drawn board as the set-up that was read of it.
    ///
    /// # Errors
    /// When the moves make no sense, or no game can start from the board.
    pub fn position(&self, options: &Options, setup: &Setup) -> Result<Position, ErrorText> {
        if self.board.is_none() && self.to_move.is_none() {
            return self.played(options);
        }
        Position::from_setup(setup).map_err(fault)
    }

    fn played(&self, options: &Options) -> Result<Position, ErrorText> {
        let mut position = Position::new(options.rule(), options.size());
        for point in listed::<Point>(self.moves.as_deref().unwrap_or(""))? {
            position
                .play(point)
                .map_err(|error| format!("--moves: {error}"))?;
        }
        Ok(position)
    }

    fn setup_of_moves(&self, options: &Options) -> Result<Setup, ErrorText> {
        let mut setup = Setup::from(&self.played(options)?);
        if let Some(side) = self.to_move {
            setup.set_to_move(side);
        }
        Ok(setup)
    }

    fn setup_of_board(&self, options: &Options, path: &str) -> Result<Setup, ErrorText> {
        let text = read_text("--board", path)?;
        if text.trim().is_empty() {
            return Err(format!(
                "--board {path}: it is empty: write a line for each row"
            ));
        }
        let mut setup = parse_board_text(&text, options.rule())
            .map_err(|error| format!("--board {path}: {error}"))?;
        let drawn = setup.size();
        if let Some(given) = options.size.filter(|given| *given != drawn) {
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

impl Options {
    /// The game of a move list. A forbidden move of Black is played and ends it.
    ///
    /// # Errors
    /// When the moves make no sense.
    #[cfg(feature = "full")]
    pub fn game(&self, moves: &str) -> Result<Position, ErrorText> {
        let mut game = Position::new(self.rule(), self.size());
        for turn in listed::<Move>(moves)? {
            game.play_turn(turn)
                .map_err(|error| format!("--moves: {error}"))?;
        }
        Ok(game)
    }
}
