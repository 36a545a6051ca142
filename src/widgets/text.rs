//! The text styles.

use crate::theme::{Face, Token};

/// The typeface, size and colour of a text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    pub face: Face,
    /// Logical pixels.
    pub size: f32,
    /// Line height in font sizes.
    pub line: f32,
    /// Letter spacing, in logical pixels.
    pub spacing: f32,
    pub ink: Token,
}

impl Style {
    pub const DISPLAY: Self = Self::new(Face::Logo, 84.0, 1.1, Token::Ink).spaced(-1.0);
    pub const DISPLAY_PHONE: Self = Self::new(Face::Logo, 62.0, 1.1, Token::Ink).spaced(-1.0);
    pub const TITLE: Self = Self::new(Face::Display, 40.0, 1.15, Token::Ink);
    /// The chosen entry of the title's menu, and the others.
    pub const MENU_CHOSEN: Self = Self::new(Face::Display, 32.0, 1.15, Token::Ink);
    pub const MENU: Self = Self::new(Face::Display, 24.0, 1.2, Token::Ink2);
    pub const HEADING: Self = Self::new(Face::Display, 28.0, 1.2, Token::Ink);
    pub const SUBHEAD: Self = Self::new(Face::Display, 20.0, 1.25, Token::Ink);
    pub const CLOCK: Self = Self::new(Face::Data, 38.0, 1.0, Token::Ink);
    pub const CLOCK_SMALL: Self = Self::new(Face::Data, 24.0, 1.0, Token::Ink);
    pub const BODY: Self = Self::new(Face::Ui, 15.0, 1.45, Token::Ink);
    pub const BODY_BOLD: Self = Self::new(Face::UiBold, 15.0, 1.45, Token::Ink);
    pub const SMALL: Self = Self::new(Face::Ui, 14.0, 1.45, Token::Ink2);
    pub const LABEL: Self = Self::new(Face::Ui, 13.0, 1.4, Token::Ink3);
    pub const KEY_CAP: Self = Self::new(Face::Ui, 12.0, 1.3, Token::Ink2);
    pub const DATA: Self = Self::new(Face::Data, 15.0, 1.45, Token::Ink);
    pub const DATA_BOLD: Self = Self::new(Face::DataBold, 15.0, 1.45, Token::Ink);
    pub const DATA_LABEL: Self = Self::new(Face::Data, 13.0, 1.4, Token::Ink3);

    const fn new(face: Face, size: f32, line: f32, ink: Token) -> Self {
        Self {
            face,
            size,
            line,
            spacing: 0.0,
            ink,
        }
    }

    /// Of one character in a square of its size.
    pub const fn of_character(size: f32) -> Self {
        Self::new(Face::Seal, size, 1.0, Token::Ink)
    }

    const fn spaced(self, spacing: f32) -> Self {
        Self { spacing, ..self }
    }

    /// The same style in another colour.
    pub const fn ink(self, ink: Token) -> Self {
        Self { ink, ..self }
    }

    /// The same style in another size.
    pub const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// The same style in another typeface.
    pub const fn face(self, face: Face) -> Self {
        Self { face, ..self }
    }
}

/// The first of the characters that are as wide as two Latin letters: those of Chinese, Japanese and Korean.
const WIDE: char = '\u{2E80}';

/// How many Latin letters are about as wide as a text on one line.
pub fn letters_in(text: &str) -> usize {
    let width = |letter: char| if letter < WIDE { 1 } else { 2 };
    text.chars().map(width).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_characters_are_as_wide_as_two_letters() {
        assert_eq!(letters_in("Kaede 5"), 7);
        assert_eq!(letters_in("枫 5"), 4);
    }
}
