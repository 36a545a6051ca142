//! Positions in which there is nothing to look for: the game is over, or the side to move can only pass.

use std::fmt;
use std::process::ExitCode;

use narabe_engine_core::Setup;
use narabe_notation::write_move_list;
use narabe_rules::{Point, Position, Side, StartError};
use serde_json::{Value, json};

use crate::print::Printer;
use narabe_command_line::say;

/// Why there is no move to look for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// A side has won.
    Won { winner: Side, line: Vec<Point> },
    /// The board is full.
    Full,
    /// Every empty point is forbidden to Black.
    Pass,
}

impl NoMove {
    /// Why there is no move in a position; none if there is one.
    pub fn of(setup: &Setup) -> Option<Self> {
        match Position::from_setup(setup) {
            Err(StartError::Won { winner, line }) => Some(Self::Won { winner, line }),
            Err(StartError::NoPointLeft { .. }) => Some(Self::Full),
            Ok(position) => position.must_pass().then_some(Self::Pass),
        }
    }

    /// Prints it, as JSON beside the answer of a command that has found nothing. The exit code is 1.
    pub fn print(&self, printer: Printer, mut nothing: Value) -> ExitCode {
        match self {
            Self::Won { winner, .. } => nothing["over"] = json!(winner.to_string().to_lowercase()),
            Self::Full => nothing["over"] = json!("draw"),
            Self::Pass => nothing["pass"] = json!(true),
        }
        printer.print(&nothing, || say!("{self}"));
        ExitCode::FAILURE
    }
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won { winner, line } => {
                let line = write_move_list(line);
                write!(f, "the game is over: {winner} has won by {line}")
            }
            Self::Full => f.write_str("the game is over: the board is full"),
            Self::Pass => f.write_str("Black passes: every empty point is forbidden"),
        }
    }
}
