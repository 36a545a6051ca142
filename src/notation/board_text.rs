//! Board texts: a position drawn with one row of signs for each row of the board, the top row first.
//!
//! `x`, `X` or `●` is a black stone, `o`, `O` or `○` a white one, and `.`, `-`, `+` or `·` an empty point. Numbers beside the rows and
//! letters below or above the columns are ignored, as programs write them. The side to move is told by the numbers of
//! stones, or by a line `Black to move` or `White to move`.
//!
//! ```
//! use narabe::notation::{parse_board_text, write_board_text};
//! use narabe::rules::{Rule, Side};
//!
//! let text = ".....\n...O.\n..X..\n.....\n.....\n";
//! let setup = parse_board_text(text, Rule::Freestyle)?;
//! assert_eq!(setup.get("c3".parse()?), Some(Side::Black));
//! assert_eq!(write_board_text(&setup), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use thiserror::Error;

use crate::rules::{BoardSize, Point, Rule, Setup, Side, SizeError};

/// What a line ends with that names the side to move.
const TO_MOVE: &str = " to move";

/// Why a text is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BoardTextError {
    /// The number of rows is not a board size.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// There are far too many rows.
    #[error("{0} rows are too many: draw at most {max}", max = BoardSize::MAX.get())]
    TooManyRows(usize),
    /// A row is longer or shorter than the board is high.
    #[error("row {row} has {points} points and the board has {rows} rows: both must be the same")]
    Row {
        /// The number of the row, from 1 at the bottom.
        row: usize,
        /// The number of its points.
        points: usize,
        /// The number of rows.
        rows: usize,
    },
    /// A sign is neither a stone nor an empty point.
    #[error("'{sign}' in row {row} must be `.`, `x` or `o`")]
    Sign {
        /// The sign.
        sign: char,
        /// The number of the row, from 1 at the bottom.
        row: usize,
    },
}

/// Draws the stones, with a line for the side to move unless the numbers of stones tell it.
#[must_use]
pub fn write_board_text(setup: &Setup) -> String {
    let mut text = String::new();
    let size = setup.size().get();
    for y in (0..size).rev() {
        text.extend((0..size).map(|x| match setup.get(Point::new(x, y)) {
            Some(Side::Black) => 'X',
            Some(Side::White) => 'O',
            None => '.',
        }));
        text.push('\n');
    }
    if setup.to_move() != setup.side_by_count() {
        text.push_str(&format!("{}{TO_MOVE}\n", setup.to_move()));
    }
    text
}

/// Whether a text has a row of a board, so that it is meant as one. Move lists have none: a move has a number.
#[must_use]
pub fn is_board_text(text: &str) -> bool {
    text.lines().map(signs_of).any(|row| {
        row.len() >= usize::from(BoardSize::MIN.get())
            && row.iter().all(|sign| stone_of(*sign).is_some())
    })
}

/// Parses a drawn board.
///
/// # Errors
/// [`BoardTextError`] with the invalid row or sign.
pub fn parse_board_text(text: &str, rule: Rule) -> Result<Setup, BoardTextError> {
    let to_move = text.lines().find_map(side_named);
    let lines = text.lines().filter(|line| side_named(line).is_none());
    let rows: Vec<Vec<char>> = lines
        .map(signs_of)
        .filter(|row| !row.is_empty() && !is_column_letters(row))
        .collect();
    let side = u8::try_from(rows.len()).map_err(|_| BoardTextError::TooManyRows(rows.len()))?;
    let mut setup = Setup::new(rule, BoardSize::new(side)?);
    for (signs, y) in rows.iter().zip((0..side).rev()) {
        let row = usize::from(y) + 1;
        if signs.len() != rows.len() {
            return Err(BoardTextError::Row {
                row,
                points: signs.len(),
                rows: rows.len(),
            });
        }
        for (&sign, x) in signs.iter().zip(0..) {
            let stone = stone_of(sign).ok_or(BoardTextError::Sign { sign, row })?;
            // Each point is drawn once, on the board.
            let placed = stone.map(|side| setup.place(Point::new(x, y), side));
            debug_assert!(placed.is_none_or(|placed| placed.is_ok()));
        }
    }
    setup.set_to_move(to_move.unwrap_or_else(|| setup.side_by_count()));
    Ok(setup)
}

/// The signs of a line without white space and without the row's number on either side.
fn signs_of(line: &str) -> Vec<char> {
    let signs: String = line.chars().filter(|sign| !sign.is_whitespace()).collect();
    let row = signs.trim_matches(|sign: char| sign.is_ascii_digit());
    row.chars().collect()
}

/// Whether the signs are the letters of the columns, from `a` on.
fn is_column_letters(signs: &[char]) -> bool {
    let letters = signs.iter().map(char::to_ascii_lowercase);
    letters.eq(('a'..='z').take(signs.len()))
}

/// The stone that a sign is, if any; `None` if it is not a sign of a board.
fn stone_of(sign: char) -> Option<Option<Side>> {
    match sign {
        '.' | '-' | '+' | '·' => Some(None),
        'x' | 'X' | '●' => Some(Some(Side::Black)),
        'o' | 'O' | '○' => Some(Some(Side::White)),
        _ => None,
    }
}

/// The side that a line says is to move.
fn side_named(line: &str) -> Option<Side> {
    let line = line.trim().to_ascii_lowercase();
    match line.strip_suffix(TO_MOVE)? {
        "black" => Some(Side::Black),
        "white" => Some(Side::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_board_is_read_from_the_top() {
        let text = "....o\n.....\n..x..\n.....\nx....\n";
        let setup = parse_board_text(text, Rule::Freestyle).unwrap();
        let stones: Vec<_> = setup
            .stones()
            .iter()
            .map(|(point, side)| format!("{point} {side}"))
            .collect();
        assert_eq!(stones, ["e5 White", "c3 Black", "a1 Black"]);
        assert_eq!(setup.to_move(), Side::White);
    }

    #[test]
    fn faulty_boards_are_explained() {
        for (text, part) in [
            ("...\n...\n...", "3 is not a board size"),
            (".....\n.....\n....\n.....\n.....", "has 4 points"),
            (".....\n..z..\n.....\n.....\n.....", "'z' in row 4"),
            (&".....\n".repeat(300), "300 rows are too many"),
        ] {
            let error = parse_board_text(text, Rule::Freestyle).unwrap_err();
            assert!(error.to_string().contains(part), "{error}");
        }
    }

    #[test]
    fn numbers_letters_and_the_side_to_move_may_stand_around_the_board() {
        let text = "  A B C D E\n5 . . . . o 5\n4 . . . . .\n3 . . x . .\n2 . . . . .\n1 x . . . .\n  a b c d e\n\n black to MOVE\n";
        let setup = parse_board_text(text, Rule::Standard).unwrap();
        assert_eq!(setup.stones().len(), 3);
        assert_eq!(setup.to_move(), Side::Black);
        assert!(write_board_text(&setup).ends_with("Black to move\n"));
        let again = parse_board_text(&write_board_text(&setup), Rule::Standard);
        assert_eq!(again, Ok(setup));
    }

    #[test]
    fn moves_are_no_board() {
        assert!(is_board_text("hello\n.x.o."));
        for text in ["", "o10 x9", "o10\nx9\no8\nx7\no6", "a b c d e", "h8 i9"] {
            assert!(!is_board_text(text), "{text}");
        }
    }
}
