//! Training games as text, one per line: `moves | values | result | size`.
//!
//! The moves are a list such as `h8 i9 j10`. The values are those of the searches before the last moves, each for the side that
//! moved; the moves before them are the opening. The result is 1, 0.5 or 0, for Black, or `?` if the game was not played to its
//! end. The size of the board may be missing.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use narabe_rules::{BoardSize, ParsePointError, Point};

/// A game that the engine played against itself. Its text form is one line, `h8 i9 j10 | 12 -30 | 0.5 | 15`.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingGame {
    /// All moves, including the opening.
    pub moves: Vec<Point>,
    /// The values of the last moves for their side, in evaluation units.
    pub values: Vec<i32>,
    /// The result for Black: 1, 0.5 or 0. None if the game was not played to its end: its values alone count then.
    pub result: Option<f32>,
    /// The size of the board, if it is known.
    pub size: Option<BoardSize>,
}

/// Why a line is not a training game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TrainingGameError {
    /// The line does not have three or four parts.
    #[error("a game is written as moves | values | result | size")]
    Parts,
    /// A move is not a point.
    #[error("move {number}: {cause}")]
    Move {
        /// The number of the move, counted from 1.
        number: usize,
        /// Why it is none.
        cause: ParsePointError,
    },
    /// A value or the result is not a number.
    #[error("\"{0}\" is not a number")]
    Number(String),
    /// There are more values than moves.
    #[error("{values} values for {moves} moves are too many")]
    TooManyValues {
        /// The number of values.
        values: usize,
        /// The number of moves.
        moves: usize,
    },
    /// A move is off the board or on an occupied point.
    #[error("move {number}, {point}, is off the board or on an occupied point")]
    IllegalMove {
        /// The number of the move, counted from 1.
        number: usize,
        /// Its point.
        point: Point,
    },
}

impl fmt::Display for TrainingGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<_> = self.values.iter().map(i32::to_string).collect();
        let moves: Vec<_> = self.moves.iter().map(Point::to_string).collect();
        let moves = moves.join(" ");
        let result = self
            .result
            .map_or("?".to_owned(), |result| result.to_string());
        write!(f, "{moves} | {} | {result}", values.join(" "))?;
        match self.size {
            Some(size) => write!(f, " | {}", size.get()),
            None => Ok(()),
        }
    }
}

impl FromStr for TrainingGame {
    type Err = TrainingGameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<_> = text.split('|').collect();
        let [moves, values, result, ref sizes @ ..] = parts[..] else {
            return Err(TrainingGameError::Parts);
        };
        if sizes.len() > 1 {
            return Err(TrainingGameError::Parts);
        }
        let move_of = |(index, word): (usize, &str)| {
            let number = index + 1;
            word.parse()
                .map_err(|cause| TrainingGameError::Move { number, cause })
        };
        let words = moves.split_whitespace().enumerate();
        let moves = words.map(move_of).collect::<Result<Vec<Point>, _>>()?;
        let error = |word: &str| TrainingGameError::Number(word.to_owned());
        let values = values
            .split_whitespace()
            .map(|word| word.parse().map_err(|_| error(word)))
            .collect::<Result<Vec<_>, _>>()?;
        if values.len() > moves.len() {
            return Err(TrainingGameError::TooManyValues {
                values: values.len(),
                moves: moves.len(),
            });
        }
        let result = match result.trim() {
            "?" => None,
            number => Some(number.parse().map_err(|_| error(result))?),
        };
        let size = |text: &str| {
            let number = text.trim().parse().map_err(|_| error(text))?;
            BoardSize::new(number).map_err(|_| error(text))
        };
        let size = sizes.first().map(|text| size(text)).transpose()?;
        Ok(Self {
            moves,
            values,
            result,
            size,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_back_as_written() {
        for (text, size) in [
            ("h8 i9 j10 | 12 -30 | 0.5", None),
            ("h8 i9 j10 | 12 -30 | 0.5 | 20", Some(20)),
            ("h8 i9 j10 | 12 -30 | ?", None),
        ] {
            let game: TrainingGame = text.parse().unwrap();
            assert_eq!(game.values, [12, -30]);
            assert_eq!(game.size.map(BoardSize::get), size);
            assert_eq!(game.to_string(), text);
        }
        assert!("h8 | 1 | 1 | 99".parse::<TrainingGame>().is_err());
        assert!("h8 | 1 2 | 1".parse::<TrainingGame>().is_err());
        assert!("h8 i9".parse::<TrainingGame>().is_err());
    }
}
