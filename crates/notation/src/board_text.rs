//! Board texts: a position drawn with one row of signs for each row of the board, the top row first.
//!
//! `x`, `X` or `●` is a black stone, `o`, `O` or `○` a white one, and `.`, `-`, `+` or `·` an empty point. Numbers beside the rows and
//! letters below or above the columns are ignored, as programs write them. The side to move follows from the numbers of
//! stones, or by a line `Black to move` or `White to move`.
//!
//! ```
//! use narabe_notation::{parse_board_text, write_board_text};
//! use narabe_rules::{Rule, Side};
//!
//! let text = ".....\n...O.\n..X..\n.....\n.....\n";
//! let setup = parse_board_text(text, Rule::Freestyle)?;
//! assert_eq!(setup.get("c3".parse()?), Some(Side::Black));
//! assert_eq!(write_board_text(&setup), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use thiserror::Error;

use super::text_lines::numbered_lines;
use narabe_rules::{BoardSize, Point, Rule, Setup, Side, SizeError};

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

/// Whether a text has rows of a board, so that it is meant as one: a row with a stone, or as many rows as the smallest board
/// has. Move lists have none: a move has a number. A line of dashes alone is no board.
pub fn is_board_text(text: &str) -> bool {
    let smallest = usize::from(BoardSize::MIN.get());
    let is_row =
        |row: &Vec<char>| row.len() >= smallest && row.iter().all(|sign| stone_of(*sign).is_some());
    let mut rows = numbered_lines(text)
        .map(|(_, line)| signs_of(line))
        .filter(is_row);
    let has_stone = |row: &Vec<char>| {
        row.iter()
            .any(|sign| matches!(stone_of(*sign), Some(Some(_))))
    };
    rows.clone().any(|row| has_stone(&row)) || rows.nth(smallest - 1).is_some()
}

/// Parses a drawn board.
///
/// # Errors
/// [`BoardTextError`] with the invalid row or sign.
pub fn parse_board_text(text: &str, rule: Rule) -> Result<Setup, BoardTextError> {
    let to_move = numbered_lines(text).find_map(|(_, line)| side_named(line));
    let rows: Vec<Vec<char>> = rows_of(text).into_iter().map(|(_, row)| row).collect();
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

/// The line of the text that an error is about.
#[cfg(feature = "files")]
pub(super) fn line_of_error(text: &str, error: BoardTextError) -> Option<usize> {
    let (BoardTextError::Row { row, .. } | BoardTextError::Sign { row, .. }) = error else {
        return None;
    };
    let rows = rows_of(text);
    let (line, _) = rows.get(rows.len().checked_sub(row)?)?;
    Some(*line)
}

/// Whether a line is no row of a board: most of its signs belong to none.
#[cfg(feature = "files")]
pub(super) fn is_other_line(line: &str) -> bool {
    let signs = signs_of(line);
    let right = signs
        .iter()
        .filter(|sign| stone_of(**sign).is_some())
        .count();
    let says_nothing = signs.is_empty() || is_column_letters(&signs) || side_named(line).is_some();
    !says_nothing && 2 * right < signs.len()
}

/// The rows of a board with their lines, without lines of dashes that are longer or shorter than the others.
fn rows_of(text: &str) -> Vec<(usize, Vec<char>)> {
    let lines = numbered_lines(text).filter(|(_, line)| side_named(line).is_none());
    let rows = lines.map(|(number, line)| (number, signs_of(line)));
    let mut rows: Vec<_> = rows
        .filter(|(_, row)| !row.is_empty() && !is_column_letters(row))
        .collect();
    let is_ruler = |row: &[char]| row.iter().all(|sign| matches!(sign, '-' | '+' | '='));
    let length = rows
        .iter()
        .find(|(_, row)| !is_ruler(row))
        .map(|(_, row)| row.len());
    if let Some(length) = length {
        rows.retain(|(_, row)| !is_ruler(row) || row.len() == length);
    }
    rows
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
        assert!(is_board_text(".....\n.....\n.....\n.....\n.....\n"));
        for text in ["-----", "h8 i9\n-----\nh8 h9", "Dear Ann,\n.....\n--------"] {
            assert!(!is_board_text(text), "{text}");
        }
        for text in ["", "o10 x9", "o10\nx9\no8\nx7\no6", "a b c d e", "h8 i9"] {
            assert!(!is_board_text(text), "{text}");
        }
    }
}
