//! Games as text, one a line: `moves | values | result`. Values are those of the side that moved, from the first move
//! that was thought about; the result is 1, 0.5 or 0 for Black.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::notation::{MoveListError, parse_move_list, write_move_list};
use crate::rules::Point;

/// A game that the engine played against itself.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLine {
    /// All moves, the opening's first.
    pub moves: Vec<Point>,
    /// What the last moves were thought to be worth.
    pub values: Vec<i32>,
    /// What Black got: 1, 0.5 or 0.
    pub result: f32,
}

/// A line that is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameLineError {
    /// Not three parts.
    #[error("a game is written as moves | values | result")]
    Parts,
    /// The moves are no moves.
    #[error(transparent)]
    Moves(#[from] MoveListError),
    /// A number is none.
    #[error("\"{0}\" is not a number")]
    Number(String),
    /// More values than moves.
    #[error("{values} values for {moves} moves are too many")]
    TooManyValues {
        /// How many values.
        values: usize,
        /// How many moves.
        moves: usize,
    },
}

impl fmt::Display for GameLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<_> = self.values.iter().map(i32::to_string).collect();
        let moves = write_move_list(&self.moves);
        write!(f, "{moves} | {} | {}", values.join(" "), self.result)
    }
}

impl FromStr for GameLine {
    type Err = GameLineError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<_> = text.split('|').collect();
        let [moves, values, result] = parts[..] else {
            return Err(GameLineError::Parts);
        };
        let moves = parse_move_list(moves)?;
        let fault = |word: &str| GameLineError::Number(word.to_owned());
        let values = values
            .split_whitespace()
            .map(|word| word.parse().map_err(|_| fault(word)))
            .collect::<Result<Vec<_>, _>>()?;
        if values.len() > moves.len() {
            return Err(GameLineError::TooManyValues {
                values: values.len(),
                moves: moves.len(),
            });
        }
        let result = result.trim().parse().map_err(|_| fault(result))?;
        Ok(Self {
            moves,
            values,
            result,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_reads_back_as_written() {
        let text = "h8 i9 j10 | 12 -30 | 0.5";
        let game: GameLine = text.parse().unwrap();
        assert_eq!(game.values, [12, -30]);
        assert_eq!(game.to_string(), text);
        assert!("h8 | 1 2 | 1".parse::<GameLine>().is_err());
        assert!("h8 i9".parse::<GameLine>().is_err());
    }
}
