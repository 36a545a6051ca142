//! Marks on points, and the glyph that judges a move.
//!
//! Text forms, in files: a mark is `circle`, `square`, `triangle`, `cross`, a capital letter, a number from 1 to 99, or `=` and
//! any other text; a glyph is `!!`, `!`, `!?`, `?!`, `?` or `??`.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use thiserror::Error;

use super::sanitize::{printable, sanitize_line};
use narabe_rules::impl_serde_as_text;

/// The longest excerpt of an invalid text that an error quotes, in characters.
const MAX_QUOTED: usize = 12;

/// What stands before a label in files that is neither a capital letter nor a number.
const LABEL: char = '=';

/// A mark on a point.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
    /// Any other text.
    Label(MarkText),
}

impl Mark {
    /// The mark that shows this text, in one line and without hidden characters; none if nothing is left of it.
    ///
    /// ```
    /// use narabe_notation::Mark;
    ///
    /// let shown = |text: &str| Mark::label(text).and_then(|mark| Some(mark.text()?.into_owned()));
    /// assert_eq!(shown("a").as_deref(), Some("a"));
    /// assert_eq!(shown(" 12a\n").as_deref(), Some("12a"));
    /// assert_eq!(shown("斜月").as_deref(), Some("斜月"));
    /// assert_eq!(shown("\u{200b}"), None);
    /// ```
    pub fn label(text: &str) -> Option<Self> {
        let line = sanitize_line(text, usize::MAX);
        let line = line.trim();
        let short = || short_label(line);
        let long = || Some(Self::Label(MarkText(line.into()))).filter(|_| !line.is_empty());
        short().or_else(long)
    }

    /// The text that it shows; none of shapes.
    pub fn text(&self) -> Option<Cow<'_, str>> {
        match self {
            Self::Circle | Self::Square | Self::Triangle | Self::Cross => None,
            Self::Letter(letter) => Some(letter.get().to_string().into()),
            Self::Number(number) => Some(number.get().to_string().into()),
            Self::Label(MarkText(text)) => Some((&**text).into()),
        }
    }
}

/// The capital letter or the number that a text is.
fn short_label(text: &str) -> Option<Mark> {
    let mut signs = text.chars();
    let letter = match (signs.next(), signs.next()) {
        (Some(letter @ 'A'..='Z'), None) => MarkLetter::new(letter).map(Mark::Letter),
        _ => None,
    };
    let number = || {
        let is_plain = text.bytes().all(|digit| digit.is_ascii_digit()) && !text.starts_with('0');
        let number = text.parse().ok().filter(|_| is_plain);
        number.and_then(MarkNumber::new).map(Mark::Number)
    };
    letter.or_else(number)
}

/// The text of a mark that is neither a capital letter nor a number: one line, not empty. [`Mark::label`] makes it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkText(Arc<str>);

/// A letter from A to Z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkLetter(char);

impl MarkLetter {
    /// The letter as a capital; `None` unless it is one of the alphabet.
    pub const fn new(letter: char) -> Option<Self> {
        if letter.is_ascii_alphabetic() {
            Some(Self(letter.to_ascii_uppercase()))
        } else {
            None
        }
    }

    /// The capital letter.
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
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=99 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A text that is not a mark.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is not a mark: write circle, square, triangle, cross, a letter A-Z, a number 1-99, or = and any text"
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
            Self::Label(MarkText(text)) => write!(f, "{LABEL}{text}"),
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
        let named = named.map(|(mark, _)| mark.clone());
        let label = || text.strip_prefix(LABEL).and_then(Self::label);
        let found = named.or_else(|| short_label(text)).or_else(label);
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
    printable(text, MAX_QUOTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_glyphs_are_read_as_they_are_written() {
        let letters = ('A'..='Z').filter_map(MarkLetter::new).map(Mark::Letter);
        let numbers = (1..=99).filter_map(MarkNumber::new).map(Mark::Number);
        let named = NAMED.into_iter().map(|(mark, _)| mark);
        let texts = [
            "a",
            "12a",
            "100",
            "0",
            "斜",
            "●",
            "#",
            "=",
            "=A",
            "circle",
            "A B",
            "ß",
            "黒番 必勝",
        ];
        let labels = texts.into_iter().filter_map(Mark::label);
        for mark in named.chain(letters).chain(numbers).chain(labels) {
            assert_eq!(mark.to_string().parse(), Ok(mark));
        }
        for glyph in Glyph::ALL {
            assert_eq!(glyph.to_string().parse(), Ok(glyph));
        }
    }

    #[test]
    fn bug_a_small_letter_became_a_capital_and_other_texts_were_no_marks() {
        for text in [
            "a", "A", "99", "100", "12a", "斜", "●", "#", "circle", "xy z",
        ] {
            let mark = Mark::label(text).unwrap();
            assert_eq!(mark.text().as_deref(), Some(text));
        }
        let [small, capital] = ["a", "A"].map(Mark::label);
        assert_ne!(small, capital);
        assert_eq!(Mark::label("A"), MarkLetter::new('A').map(Mark::Letter));
        assert_eq!(Mark::label("7"), MarkNumber::new(7).map(Mark::Number));
        let long = "a".repeat(5000);
        assert_eq!(
            Mark::label(&long).unwrap().text().as_deref(),
            Some(long.as_str())
        );
        for text in ["", " \n", "\u{202e}"] {
            assert_eq!(Mark::label(text), None);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "", "0", "100", "+1", "01", "AB", "é", "Circle", "1 ", "a", "=",
        ] {
            let fault = text.parse::<Mark>().unwrap_err();
            assert_eq!(fault.text, text);
        }
        let fault = "!!!".parse::<Glyph>().unwrap_err().to_string();
        assert!(fault.contains("\"!!!\""), "{fault}");
        assert_eq!((MarkNumber::new(0), MarkNumber::new(100)), (None, None));
    }
}
