//! Move lists, `h8 i9 j10`: moves with blanks between, in order of play, Black's first. A reader who expects passes finds
//! them as `--`.
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

/// A move list in which something is no point.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}: {cause}")]
pub struct MoveListError {
    /// Which move, from 1.
    pub number: usize,
    /// What stands there.
    pub cause: ParsePointError,
}

/// Writes moves, or points, with one blank between.
#[must_use]
pub fn write_move_list<T: Display>(moves: &[T]) -> String {
    moves.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// Reads moves, or points, with any white space between; capital letters are fine, and no text is no moves.
///
/// # Errors
/// [`MoveListError`] names the first move that is no point.
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
    fn the_first_fault_is_named() {
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
    fn no_text_is_no_moves() {
        assert_eq!(parse_move_list::<Point>(" \n\t"), Ok(Vec::new()));
        assert_eq!(write_move_list::<Point>(&[]), "");
    }

    #[test]
    fn a_pass_is_no_point() {
        assert_eq!(
            parse_move_list("h8 --"),
            Ok(vec![Move::Stone(Point::new(7, 7)), Move::Pass])
        );
        assert_eq!(parse_move_list::<Point>("h8 --").unwrap_err().number, 2);
    }
}
