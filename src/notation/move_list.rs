//! Move lists, `h8 i9 j10`: moves or points separated by spaces, in order of play. A pass is `--`.
//!
//! ```
//! use narabe::notation::{parse_move_list, write_move_list};
//!
//! use narabe::rules::{Move, Point};
//!
//! let moves: Vec<Point> = parse_move_list("h8 I9\n j10")?;
//! assert_eq!(write_move_list(&moves), "h8 i9 j10");
//! let moves: Vec<Move> = parse_move_list("h8 -- j10")?;
//! assert_eq!(write_move_list(&moves), "h8 -- j10");
//! # Ok::<(), narabe::notation::MoveListError>(())
//! ```

use std::fmt::Display;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::ParsePointError;

/// A word in a move list that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}: {cause}")]
pub struct MoveListError {
    /// The number of the word, from 1.
    pub number: usize,
    /// The reason why it is not a move.
    pub cause: ParsePointError,
}

/// Writes moves or points separated by single spaces.
#[must_use]
pub fn write_move_list<T: Display>(moves: &[T]) -> String {
    moves.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// Parses moves or points separated by white space, in any letter case. An empty text has no moves.
///
/// # Errors
/// [`MoveListError`] for the first word that is not a move, or not a point if `T` is [`Point`](crate::rules::Point).
pub fn parse_move_list<T: FromStr<Err = ParsePointError>>(
    text: &str,
) -> Result<Vec<T>, MoveListError> {
    let parse = |(index, word): (usize, &str)| {
        word.parse().map_err(|cause| MoveListError {
            number: index + 1,
            cause,
        })
    };
    text.split_whitespace().enumerate().map(parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Move, Point};

    #[test]
    fn the_error_is_about_the_first_invalid_word() {
        let fault = parse_move_list::<Move>("h8 i9 zz j0").unwrap_err();
        assert_eq!(
            fault,
            MoveListError {
                number: 3,
                cause: ParsePointError {
                    text: "zz".to_owned()
                }
            }
        );
    }

    #[test]
    fn an_empty_text_has_no_moves() {
        assert_eq!(parse_move_list::<Point>(" \n\t"), Ok(Vec::new()));
        assert_eq!(write_move_list::<Point>(&[]), "");
    }

    #[test]
    fn a_pass_is_a_move_but_not_a_point() {
        assert_eq!(
            parse_move_list("h8 --"),
            Ok(vec![Move::Stone(Point::new(7, 7)), Move::Pass])
        );
        assert_eq!(parse_move_list::<Point>("h8 --").unwrap_err().number, 2);
    }
}
