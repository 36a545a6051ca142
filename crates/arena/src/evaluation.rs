//! What a player thinks of the position after its move.

use std::fmt;
use std::str::FromStr;

use narabe_engine_core::Value;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The evaluation of a move by the player that made it, for its own side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evaluation {
    /// The score in units of the player's own, or a win or a loss that it has found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// The expected share of points, from 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win_rate: Option<f64>,
    /// The depth of the search, in plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
}

/// A score. Its text is `+35` or `-120`, `+M3` for a win in three own moves, `-M2` for a loss in two of the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In units of the player's own.
    Units(i32),
    /// A win in so many own moves, if it is known in how many.
    Win(Option<u32>),
    /// A loss in so many moves of the opponent.
    Loss(Option<u32>),
}

/// A text that is not a score.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a score: write one like +35, +M3 or -M2")]
pub struct ParseScoreError(String);

impl Evaluation {
    /// The evaluation of our engine.
    pub fn of(value: Value, depth: u32) -> Self {
        let score = match (value.moves_to_win(), value.moves_to_loss()) {
            (None, None) => Score::Units(value.get()),
            (None, loss) => Score::Loss(loss),
            (win, _) => Score::Win(win),
        };
        Self {
            score: Some(score),
            win_rate: Some(round(value.win_rate())),
            depth: Some(depth),
        }
    }
}

/// A share to four places: files of many games stay short.
fn round(share: f64) -> f64 {
    const PLACES: f64 = 10_000.0;
    (share * PLACES).round() / PLACES
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Units(units) => write!(f, "{units:+}"),
            Self::Win(moves) => write!(f, "+M{}", number(*moves)),
            Self::Loss(moves) => write!(f, "-M{}", number(*moves)),
        }
    }
}

/// A number of moves, or nothing.
fn number(moves: Option<u32>) -> String {
    moves.map(|moves| moves.to_string()).unwrap_or_default()
}

impl FromStr for Score {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |moves: &str| match moves {
            "" => Some(None),
            moves => moves.parse().ok().map(Some),
        };
        let read = if let Some(moves) = text.strip_prefix("+M") {
            number(moves).map(Self::Win)
        } else if let Some(moves) = text.strip_prefix("-M") {
            number(moves).map(Self::Loss)
        } else {
            text.parse().ok().map(Self::Units)
        };
        read.ok_or_else(|| ParseScoreError(text.to_owned()))
    }
}

impl Serialize for Score {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_as_they_are_written() {
        for score in [
            Score::Units(0),
            Score::Units(-120),
            Score::Units(35),
            Score::Win(Some(3)),
            Score::Win(None),
            Score::Loss(Some(0)),
        ] {
            assert_eq!(score.to_string().parse(), Ok(score));
        }
        assert!("+Mx".parse::<Score>().is_err());
        assert!("M3".parse::<Score>().is_err());
    }
}
