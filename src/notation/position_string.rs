//! Position strings, `h8i9j10`: a whole game as one word, short enough for a link. The order is the order of play, Black
//! first; a pass is `--`; rows count from the bottom. (Some programs write the same look with rows from the top: such a text reads as
//! the game mirrored, which no reader can notice.)
//!
//! ```
//! use narabe::notation::{parse_position_string, write_position_string};
//!
//! let moves = parse_position_string("h8i9J10")?;
//! assert_eq!(write_position_string(&moves), "h8i9j10");
//! # Ok::<(), narabe::notation::PositionStringError>(())
//! ```

use thiserror::Error;

use crate::rules::{Move, PASS, ParsePointError};

/// A position string in which something is no point.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}, at character {column}: {cause}")]
pub struct PositionStringError {
    /// Which move, from 1.
    pub number: usize,
    /// Where it starts, in characters from 1.
    pub column: usize,
    /// What stands there.
    pub cause: ParsePointError,
}

/// Writes moves one after the other, with nothing between.
#[must_use]
pub fn write_position_string(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect()
}

/// Reads moves one after the other; capital letters and white space between moves are fine, and no text is no moves.
///
/// # Errors
/// [`PositionStringError`] names the first place that is no point.
pub fn parse_position_string(text: &str) -> Result<Vec<Move>, PositionStringError> {
    let mut moves = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let word = first_word(rest);
        let turn = word.parse().map_err(|cause| PositionStringError {
            number: moves.len() + 1,
            column: text[..text.len() - rest.len()].chars().count() + 1,
            cause,
        })?;
        moves.push(turn);
        rest = rest[word.len()..].trim_start();
    }
    Ok(moves)
}

/// What a non-empty text begins with: a pass, or one character and all digits that follow it.
fn first_word(text: &str) -> &str {
    if text.starts_with(PASS) {
        return PASS;
    }
    let mut places = text.char_indices().skip(1);
    let end = places.find(|(_, next)| !next.is_ascii_digit());
    &text[..end.map_or(text.len(), |(place, _)| place)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_may_stand_between_moves() {
        assert_eq!(
            parse_position_string(" h8 i9\nj10 "),
            parse_position_string("h8i9j10")
        );
        assert_eq!(parse_position_string(""), Ok(Vec::new()));
    }

    #[test]
    fn a_pass_stands_between_points() {
        let moves = parse_position_string("h8--j10 --").expect("moves");
        assert_eq!((moves[1], moves[3]), (Move::Pass, Move::Pass));
        assert_eq!(write_position_string(&moves), "h8--j10--");
        assert_eq!(parse_position_string("h8-").unwrap_err().cause.text, "-");
    }

    #[test]
    fn the_first_fault_is_named_with_its_place() {
        let fault = parse_position_string("h8 é9z").unwrap_err();
        let cause = ParsePointError {
            text: "é9".to_owned(),
        };
        assert_eq!(
            fault,
            PositionStringError {
                number: 2,
                column: 4,
                cause
            }
        );
        assert_eq!(parse_position_string("h8i9z").unwrap_err().column, 5);
        assert_eq!(parse_position_string("h 8").unwrap_err().cause.text, "h");
    }
}
