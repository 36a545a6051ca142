//! Move lists, `h8 i9 j10`: moves or points separated by spaces, in order of play. A pass is `--`.
//!
//! ```
//! use narabe_notation::{parse_move_list, write_move_list};
//!
//! use narabe_rules::{Move, Point};
//!
//! let moves: Vec<Point> = parse_move_list("h8 I9\n j10")?;
//! assert_eq!(write_move_list(&moves), "h8 i9 j10");
//! let moves: Vec<Move> = parse_move_list("h8 -- j10")?;
//! assert_eq!(write_move_list(&moves), "h8 -- j10");
//! # Ok::<(), narabe_notation::MoveListError>(())
//! ```

use std::fmt::Display;
use std::str::FromStr;

use thiserror::Error;

use super::position_string::parse_position_string;
use narabe_rules::ParsePointError;

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
pub fn write_move_list<T: Display>(moves: &[T]) -> String {
    moves.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// Parses moves or points separated by white space, in any letter case. An empty text has no moves.
///
/// # Errors
/// [`MoveListError`] for the first word that is not a move, or not a point if `T` is [`Point`](narabe_rules::Point).
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

/// Parses moves or points with spaces between them or without, with the numbers of moves or without: `h8 i9`, `h8i9`,
/// `1. h8 i9`.
///
/// # Errors
/// As of [`parse_move_list`].
pub fn parse_any_move_list<T: FromStr<Err = ParsePointError>>(
    text: &str,
) -> Result<Vec<T>, MoveListError> {
    parse_move_list(text).or_else(|error| {
        let moves = parse_position_string(&without_move_numbers(text)).unwrap_or_default();
        if moves.is_empty() {
            Err(error)
        } else {
            parse_move_list(&write_move_list(&moves))
        }
    })
}

/// The text with spaces in place of the numbers of moves (`12.`, `12)`, `12...`), commas and semicolons, so that columns
/// in errors stay right.
pub fn without_move_numbers(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut rest = text;
    let mut starts_word = true;
    while let Some(sign) = rest.chars().next() {
        let skipped = if starts_word { number_length(rest) } else { 0 };
        if skipped > 0 {
            cleaned.extend(std::iter::repeat_n(' ', skipped));
            rest = &rest[skipped..];
            continue;
        }
        let is_separator = sign.is_whitespace() || matches!(sign, ',' | ';');
        cleaned.push(if is_separator { ' ' } else { sign });
        starts_word = is_separator;
        rest = &rest[sign.len_utf8()..];
    }
    cleaned
}

/// The number of bytes that the number of a move takes at the start of a text; 0 if there is none.
fn number_length(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let after = text[digits..].bytes();
    let signs = after.take_while(|sign| matches!(sign, b'.' | b')')).count();
    if digits > 0 && signs > 0 {
        digits + signs
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{Move, Point};

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
    fn moves_need_no_spaces_between_them() {
        for text in ["h8 i9 j10", "h8i9j10", "1. h8 i9 2. j10", "h8,i9,j10"] {
            let moves: Vec<Point> = parse_any_move_list(text).unwrap();
            assert_eq!(write_move_list(&moves), "h8 i9 j10", "{text}");
        }
        assert_eq!(
            parse_any_move_list::<Move>("h8--i9").unwrap()[1],
            Move::Pass
        );
        assert_eq!(
            parse_any_move_list::<Point>("h8--i9").unwrap_err().number,
            2
        );
        assert_eq!(parse_any_move_list::<Point>("h8 zz").unwrap_err().number, 2);
    }

    #[test]
    fn a_pass_is_a_move_but_not_a_point() {
        assert_eq!(
            parse_move_list("h8 --"),
            Ok(vec![Move::Stone(Point::new(7, 7)), Move::Pass])
        );
        assert_eq!(parse_move_list::<Point>("h8 --").unwrap_err().number, 2);
    }

    #[test]
    fn numbers_of_moves_are_replaced_by_spaces() {
        for (text, cleaned) in [
            ("1. h8 i9 2.j10", "   h8 i9   j10"),
            ("1.h8,i9;2...j10", "  h8 i9     j10"),
            ("12) h8", "    h8"),
            ("h8i9 8", "h8i9 8"),
            ("é. 3.", "é.   "),
        ] {
            assert_eq!(without_move_numbers(text), cleaned);
        }
    }
}
