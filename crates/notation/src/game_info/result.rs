//! Results of games, as files give them: often without the reason.

use serde::{Deserialize, Serialize};

use narabe_rules::{Outcome, Side, Victory};

/// Who won a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GameResult {
    /// The file does not say, or the game was not finished.
    #[default]
    Unknown,
    /// Neither side.
    Draw,
    /// One side.
    Win {
        /// The side that won.
        winner: Side,
        /// Why, if the file says so.
        reason: WinReason,
    },
}

/// Why a side won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WinReason {
    /// The file does not say.
    #[default]
    Unknown,
    /// Five in a row.
    Five,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The loser played on a forbidden point.
    Foul,
    /// The loser broke a rule of the tournament or did not come.
    Forfeit,
}

impl WinReason {
    /// All reasons, in the order of the numbers that stand for them in files.
    pub const ALL: [Self; 6] = [
        Self::Unknown,
        Self::Five,
        Self::Resignation,
        Self::Time,
        Self::Foul,
        Self::Forfeit,
    ];
}

impl GameResult {
    /// A win whose reason is not known.
    pub const fn win(winner: Side) -> Self {
        let reason = WinReason::Unknown;
        Self::Win { winner, reason }
    }

    /// The side that won.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw | Self::Unknown => None,
        }
    }
}

impl From<&Outcome> for GameResult {
    fn from(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Draw(_) => Self::Draw,
            Outcome::Win { winner, by } => Self::Win {
                winner: *winner,
                reason: match by {
                    Victory::Lines(_) => WinReason::Five,
                    Victory::Foul(_) => WinReason::Foul,
                    Victory::Resignation => WinReason::Resignation,
                    Victory::Time => WinReason::Time,
                    Victory::Absence => WinReason::Forfeit,
                },
            },
        }
    }
}
