//! Marks on points, and the glyph that judges a move.
//!
//! Text forms, in files: a mark is `circle`, `square`, `triangle`, `cross`, a capital letter or a number from 1 to 99; a
//! glyph is `!!`, `!`, `!?`, `?!`, `?` or `??`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::serde_impls::impl_serde_as_text;

/// The longest excerpt of an invalid text that an error quotes, in characters.
const MAX_QUOTED: usize = 12;

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A ring.
    Circle,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// A diagonal cross.
    Cross,
    /// A letter.
    Letter(MarkLetter),
    /// A number.
    Number(MarkNumber),
}

/// A letter from A to Z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkLetter(char);

impl MarkLetter {
    /// The letter as a capital; `None` unless it is one of the alphabet.
    #[must_use]
    pub const fn new(letter: char) -> Option<Self> {
        match letter.is_ascii_alphabetic() {
            true => Some(Self(letter.to_ascii_uppercase())),
            false => None,
        }
    }

    /// The capital letter.
    #[must_use]
    pub const fn get(self) -> char {
        self.0
    }
}

/// A number from 1 to 99.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkNumber(u8);

impl MarkNumber {
    /// The greatest number of a mark.
    pub const MAX: Self = Self(99);

    /// The number; `None` unless it is from 1 to 99.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=99 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A text that is not a mark.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is not a mark: write circle, square, triangle, cross, a letter A-Z or a number 1-99"
)]
pub struct ParseMarkError {
    /// The invalid text, truncated to 12 characters.
    pub text: String,
}

/// The marks with a name.
const NAMED: [(Mark, &str); 4] = [
    (Mark::Circle, "circle"),
    (Mark::Square, "square"),
    (Mark::Triangle, "triangle"),
    (Mark::Cross, "cross"),
];

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => write!(f, "{}", letter.get()),
            Self::Number(number) => write!(f, "{}", number.get()),
            named => {
                let name = NAMED.iter().find(|(mark, _)| mark == named);
                f.write_str(name.map_or("", |(_, name)| name))
            }
        }
    }
}

impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = NAMED.iter().find(|(_, name)| *name == text);
        let mut signs = text.chars();
        let letter = || match (signs.next(), signs.next()) {
            (Some(letter), None) => MarkLetter::new(letter).map(Self::Letter),
            _ => None,
        };
        let number = || {
            let is_plain =
                text.bytes().all(|digit| digit.is_ascii_digit()) && !text.starts_with('0');
            let number = text.parse().ok().filter(|_| is_plain);
            number.and_then(MarkNumber::new).map(Self::Number)
        };
        let found = named.map(|(mark, _)| *mark).or_else(letter).or_else(number);
        found.ok_or_else(|| ParseMarkError { text: quoted(text) })
    }
}

/// How a move is judged by whoever annotates it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// `!!`
    Brilliant,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Glyph {
    /// All glyphs, from the best to the worst.
    pub const ALL: [Self; 6] = [
        Self::Brilliant,
        Self::Good,
        Self::Interesting,
        Self::Dubious,
        Self::Mistake,
        Self::Blunder,
    ];

    /// The signs that are written behind a move.
    #[must_use]
    pub const fn signs(self) -> &'static str {
        match self {
            Self::Brilliant => "!!",
            Self::Good => "!",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// A text that is not a glyph.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\" is not a glyph: write !!, !, !?, ?!, ? or ??")]
pub struct ParseGlyphError {
    /// The invalid text, truncated to 12 characters.
    pub text: String,
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.signs())
    }
}

impl FromStr for Glyph {
    type Err = ParseGlyphError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|glyph| glyph.signs() == text);
        found.ok_or_else(|| ParseGlyphError { text: quoted(text) })
    }
}

impl_serde_as_text!(Mark, Glyph);

/// The beginning of a text.
fn quoted(text: &str) -> String {
    text.chars().take(MAX_QUOTED).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_glyphs_are_read_as_they_are_written() {
        let letters = ('A'..='Z').filter_map(MarkLetter::new).map(Mark::Letter);
        let numbers = (1..=99).filter_map(MarkNumber::new).map(Mark::Number);
        let named = NAMED.into_iter().map(|(mark, _)| mark);
        for mark in named.chain(letters).chain(numbers) {
            assert_eq!(mark.to_string().parse(), Ok(mark));
        }
        for glyph in Glyph::ALL {
            assert_eq!(glyph.to_string().parse(), Ok(glyph));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "0", "100", "+1", "01", "AB", "é", "Circle", "1 "] {
            let fault = text.parse::<Mark>().unwrap_err();
            assert_eq!(fault.text, text);
        }
        let fault = "!!!".parse::<Glyph>().unwrap_err().to_string();
        assert!(fault.contains("\"!!!\""), "{fault}");
        assert_eq!((MarkNumber::new(0), MarkNumber::new(100)), (None, None));
    }
}
