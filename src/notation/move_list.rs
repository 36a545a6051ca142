//! Move lists, `h8 i9 j10`: points with blanks between, in order of play, Black's first.
//!
//! ```
//! use narabe::notation::{parse_move_list, write_move_list};
//!
//! let moves = parse_move_list("h8 I9\n j10")?;
//! assert_eq!(write_move_list(&moves), "h8 i9 j10");
//! # Ok::<(), narabe::notation::MoveListError>(())
//! ```

use thiserror::Error;

use crate::rules::{ParsePointError, Point};

/// A move list in which something is no point.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}: {cause}")]
pub struct MoveListError {
    /// Which move, from 1.
    pub number: usize,
    /// What stands there.
    pub cause: ParsePointError,
}

/// Writes moves with one blank between.
#[must_use]
pub fn write_move_list(moves: &[Point]) -> String {
    moves
        .iter()
        .map(Point::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Reads moves with any white space between; capital letters are fine, and no text is no moves.
///
/// # Errors
/// [`MoveListError`] names the first move that is no point.
pub fn parse_move_list(text: &str) -> Result<Vec<Point>, MoveListError> {
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

    #[test]
    fn the_first_fault_is_named() {
        let fault = parse_move_list("h8 i9 zz j0").unwrap_err();
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
        assert_eq!(parse_move_list(" \n\t"), Ok(Vec::new()));
        assert_eq!(write_move_list(&[]), "");
    }
}
