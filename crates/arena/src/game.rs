//! A finished game of the arena.

use narabe_rules::{DrawReason, Move, Outcome, Side, Victory};
use serde::{Deserialize, Serialize};

use crate::ErrorText;
use crate::evaluation::Evaluation;

/// A game that has come to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinishedGame {
    /// The number of the game in its tournament, from 0.
    pub number: usize,
    /// Black and White, by their places in the list of players.
    pub sides: [usize; 2],
    /// The side that has won.
    pub winner: Option<Side>,
    /// Why the game ended.
    pub end: GameEnd,
    /// How many of the moves are its opening.
    pub opening: usize,
    /// All moves.
    #[serde(with = "moves_as_text")]
    pub moves: Vec<Move>,
    /// The time of each move after the opening, in milliseconds.
    pub times: Vec<u32>,
    /// What the player thought of each move after the opening, as far as it is known.
    pub evaluations: Vec<Option<Evaluation>>,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameEnd {
    /// Five in a row, or what else wins under the rule.
    Five,
    /// Black played on a forbidden point.
    Foul,
    /// Nobody can move any more.
    FullBoard,
    /// Both passed.
    Passes,
    /// The loser's time was over, with what happened.
    Time(ErrorText),
    /// The loser crashed, made an illegal move or did not keep to the protocol, with what happened.
    Fault(ErrorText),
    /// Both players had proven the result.
    Proven,
    /// Both players saw the same side lost for several moves.
    Resigned,
    /// Both players saw an even position for several moves.
    AgreedDraw,
}

impl GameEnd {
    /// Why a game ended on the board.
    pub const fn of(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Win {
                by: Victory::Foul(_),
                ..
            } => Self::Foul,
            Outcome::Win { .. } => Self::Five,
            Outcome::Draw(DrawReason::Passes) => Self::Passes,
            Outcome::Draw(_) => Self::FullBoard,
        }
    }

    /// What the loser did wrong, if the game ended by that.
    pub fn forfeit(&self) -> Option<&str> {
        match self {
            Self::Time(what) | Self::Fault(what) => Some(what),
            _ => None,
        }
    }

    /// A word or two for lists.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::Foul => "foul",
            Self::FullBoard => "full board",
            Self::Passes => "passes",
            Self::Time(_) => "time",
            Self::Fault(_) => "fault",
            Self::Proven => "proven",
            Self::Resigned => "resignation",
            Self::AgreedDraw => "agreement",
        }
    }
}

impl FinishedGame {
    /// What standings need of the game.
    pub const fn result(&self) -> GameResult {
        let forfeit = match self.end {
            GameEnd::Time(_) => Some(Forfeit::Time),
            GameEnd::Fault(_) => Some(Forfeit::Fault),
            _ => None,
        };
        GameResult {
            sides: self.sides,
            winner: self.winner,
            forfeit,
        }
    }

    /// What the players said and did in a move, by its place among all moves.
    pub fn note(&self, ply: usize) -> Option<(u32, Option<Evaluation>)> {
        let played = ply.checked_sub(self.opening)?;
        let time = *self.times.get(played)?;
        Some((time, self.evaluations.get(played).copied().flatten()))
    }
}

/// What standings need of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Black and White, by their places in the list of players.
    pub sides: [usize; 2],
    /// The side that has won.
    pub winner: Option<Side>,
    /// How the loser forfeited the game, if it did.
    pub forfeit: Option<Forfeit>,
}

/// How a game is lost other than by its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Forfeit {
    /// The time was over.
    Time,
    /// Anything else.
    Fault,
}

/// Moves as one text, `h8 i9 --`.
mod moves_as_text {
    use narabe_notation::{parse_move_list, write_move_list};
    use narabe_rules::Move;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(moves: &[Move], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&write_move_list(moves))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Move>, D::Error> {
        let text = String::deserialize(deserializer)?;
        parse_move_list(&text).map_err(D::Error::custom)
    }
}
