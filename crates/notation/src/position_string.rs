//! Position strings, `h8i9j10`: moves in order of play without separators, short enough for a link. A pass is `--`, and
//! rows count from the bottom. Some programs count rows from the top; their strings parse as the mirrored game, which
//! cannot be detected.
//!
//! ```
//! use narabe_notation::{parse_position_string, write_position_string};
//!
//! let moves = parse_position_string("h8i9J10")?;
//! assert_eq!(write_position_string(&moves), "h8i9j10");
//! # Ok::<(), narabe_notation::PositionStringError>(())
//! ```

use thiserror::Error;

use narabe_rules::{Move, PASS, ParsePointError};

/// A part of a position string that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}, at character {column}: {cause}")]
pub struct PositionStringError {
    /// The number of the move, from 1.
    pub number: usize,
    /// The position of its first character, from 1.
    pub column: usize,
    /// The reason why it is not a move.
    pub cause: ParsePointError,
}

/// Writes moves without separators.
pub fn write_position_string(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect()
}

/// Parses moves without separators, in any letter case. White space between moves is ignored, and an empty text has no
/// moves.
///
/// # Errors
/// [`PositionStringError`] for the first part that is not a move.
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

/// The first move of a non-empty text: a pass, or one character and all digits after it.
fn first_word(text: &str) -> &str {
    if text.starts_with(PASS) {
        return PASS;
    }
    let mut rest = text.char_indices().skip(1);
    let end = rest.find(|(_, next)| !next.is_ascii_digit());
    &text[..end.map_or(text.len(), |(index, _)| index)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_between_moves_is_ignored() {
        assert_eq!(
            parse_position_string(" h8 i9\nj10 "),
            parse_position_string("h8i9j10")
        );
        assert_eq!(parse_position_string(""), Ok(Vec::new()));
    }

    #[test]
    fn passes_are_moves() {
        let moves = parse_position_string("h8--j10 --").expect("moves");
        assert_eq!((moves[1], moves[3]), (Move::Pass, Move::Pass));
        assert_eq!(write_position_string(&moves), "h8--j10--");
        assert_eq!(parse_position_string("h8-").unwrap_err().cause.text, "-");
    }

    #[test]
    fn the_error_has_the_number_and_column_of_the_first_invalid_move() {
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
