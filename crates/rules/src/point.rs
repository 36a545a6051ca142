//! Points: the intersections of a board, and their text form.
//!
//! A point is a pair of coordinates; [`BoardSize`](super::BoardSize) tells whether it lies on a board. Its text form is
//! algebraic, `h8`: a letter from the left (none is skipped) and a number from the bottom. Serde uses the text form, so
//! saved games are readable.
//!
//! ```
//! use narabe_rules::Point;
//!
//! let centre: Point = "h8".parse()?;
//! assert_eq!(centre, Point::new(7, 7));
//! assert_eq!(centre.to_string(), "h8");
//! assert_eq!(centre.label(), "H8");
//! # Ok::<(), narabe_rules::ParsePointError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::serde_impls::impl_serde_as_text;
use super::{BoardSize, printable};

/// Letters in the alphabet. Columns beyond `z` have two letters: `aa`, `ab`, …
const ALPHABET: u8 = 26;

/// Longest excerpt of an invalid text that [`ParsePointError`] quotes, in characters.
pub(super) const MAX_QUOTED: usize = 12;

/// An intersection of the board. Both coordinates count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Column from the left; 0 is `a`.
    pub x: u8,
    /// Row from the bottom; 0 is `1`.
    pub y: u8,
}

/// A text that is not a point of any board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\" is not a point: write a letter a-y and a number 1-25, like h8")]
pub struct ParsePointError {
    /// The invalid text, truncated to 12 characters.
    pub text: String,
}

impl Point {
    /// The point in column `x` and row `y`, both counted from 0.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { x, y }
    }

    /// The text form with a capital letter, as printed on boards: `H8`.
    pub fn label(self) -> String {
        self.to_string().to_ascii_uppercase()
    }

    /// The point `steps` times `(dx, dy)` away. Coordinates wrap around: the caller makes sure that the result is on
    /// the board.
    pub const fn offset(self, (dx, dy): (i8, i8), steps: i8) -> Self {
        Self::new(
            self.x.wrapping_add_signed(dx * steps),
            self.y.wrapping_add_signed(dy * steps),
        )
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |column: u8| char::from(b'a' + column);
        if let Some(prefix) = (self.x / ALPHABET).checked_sub(1) {
            write!(f, "{}", letter(prefix))?;
        }
        write!(f, "{}{}", letter(self.x % ALPHABET), u16::from(self.y) + 1)
    }
}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Parses `h8` or `H8`. Points beyond the largest board are errors.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| ParsePointError {
            text: printable(text, MAX_QUOTED),
        })
    }
}

fn parse(text: &str) -> Option<Point> {
    let (&letter, digits) = text.as_bytes().split_first()?;
    let x = letter.to_ascii_lowercase().checked_sub(b'a')?;
    let row = match *digits {
        [ones @ b'1'..=b'9'] => ones - b'0',
        [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => (tens - b'0') * 10 + (ones - b'0'),
        _ => return None,
    };
    let point = Point::new(x, row - 1);
    BoardSize::MAX.contains(point).then_some(point)
}

impl_serde_as_text!(Point);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_goes_both_ways_on_every_point_of_the_largest_board() {
        for point in BoardSize::MAX.points() {
            assert_eq!(point.to_string().parse(), Ok(point));
            assert_eq!(point.label().parse(), Ok(point));
        }
    }

    #[test]
    fn no_letter_is_skipped() {
        assert_eq!(Point::new(8, 9).to_string(), "i10");
        assert_eq!("j10".parse(), Ok(Point::new(9, 9)));
    }

    #[test]
    fn what_no_board_has_is_refused() {
        for text in [
            "", "h", "8", "h0", "h08", "h26", "z1", "h8 ", " h8", "h-8", "h888", "hh8", "é8", "h８",
        ] {
            assert_eq!(
                text.parse::<Point>(),
                Err(ParsePointError {
                    text: text.to_owned()
                })
            );
        }
    }

    #[test]
    fn points_beyond_the_alphabet_still_have_a_text() {
        assert_eq!(Point::new(26, 25).to_string(), "aa26");
        assert_eq!(Point::new(255, 255).to_string(), "iv256");
    }

    #[test]
    fn an_error_quotes_only_the_start_of_a_long_text() {
        let fault = "x".repeat(1000).parse::<Point>().unwrap_err();
        assert_eq!(fault.text.len(), MAX_QUOTED);
    }
}
