//! sRGB colours and their text form, `#RRGGBB`, which skin files use.
//!
//! ```
//! use narabe_art::Rgb;
//!
//! let ink: Rgb = "#1A1E23".parse().unwrap();
//! assert_eq!(ink, Rgb::new(0x1A, 0x1E, 0x23));
//! assert!("1A1E23".parse::<Rgb>().unwrap_err().to_string().contains("1A1E23"));
//! ```

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::rgb_f32::RgbF32;

/// An opaque colour in sRGB bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rgb {
    /// Red, 0 to 255.
    pub r: u8,
    /// Green, 0 to 255.
    pub g: u8,
    /// Blue, 0 to 255.
    pub b: u8,
}

/// A text that is not a colour.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("\"{text}\" is not a colour; write # and six hexadecimal digits, for example \"#BA351E\"")]
pub struct RgbError {
    /// The invalid text.
    pub text: String,
}

impl Rgb {
    /// A colour from its red, green and blue byte.
    pub const fn new(r: u8, g: u8, b: u8) -> Self {
        Self { r, g, b }
    }

    /// A colour from a number like `0xBA351E`. Only the lowest 24 bits count.
    pub const fn hex(value: u32) -> Self {
        let [_, r, g, b] = value.to_be_bytes();
        Self { r, g, b }
    }

    /// The colour with its channels as floating-point numbers, each 0 to 255.
    pub fn to_f32(self) -> RgbF32 {
        [f32::from(self.r), f32::from(self.g), f32::from(self.b)]
    }

    /// The relative luminance, 0 (black) to 1 (white), by the definition in WCAG 2.
    pub fn luminance(self) -> f32 {
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }
}

/// A channel in linear light, 0 to 1.
pub(super) fn linear(byte: u8) -> f32 {
    const SRGB_KNEE: f32 = 0.040_45;
    let value = f32::from(byte) / 255.0;
    if value <= SRGB_KNEE {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

/// The contrast ratio of two colours, 1 (equal) to 21 (black and white), by the definition in WCAG 2. The order of the
/// colours does not matter.
///
/// Lines with a contrast below [`MIN_LINE_CONTRAST`] to their board are hard to see.
pub fn contrast(one: Rgb, other: Rgb) -> f32 {
    const FLARE: f32 = 0.05;
    let (a, b) = (one.luminance() + FLARE, other.luminance() + FLARE);
    a.max(b) / a.min(b)
}

/// The smallest contrast ratio of grid lines and board that needs no warning.
pub const MIN_LINE_CONTRAST: f32 = 2.5;

impl FromStr for Rgb {
    type Err = RgbError;

    fn from_str(text: &str) -> Result<Self, RgbError> {
        let error = || RgbError {
            text: text.to_owned(),
        };
        let digits = text.strip_prefix('#').ok_or_else(error)?;
        if digits.len() != 6 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(error());
        }
        u32::from_str_radix(digits, 16)
            .map(Self::hex)
            .map_err(|_| error())
    }
}

impl TryFrom<String> for Rgb {
    type Error = RgbError;

    fn try_from(text: String) -> Result<Self, RgbError> {
        text.parse()
    }
}

impl From<Rgb> for String {
    fn from(colour: Rgb) -> Self {
        colour.to_string()
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.r, self.g, self.b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for text in ["#000000", "#FFFFFF", "#BA351E", "#0A3A6E"] {
            assert_eq!(text.parse::<Rgb>().unwrap().to_string(), text);
        }
        assert_eq!("#ba351e".parse(), Ok(Rgb::hex(0xBA351E)));
    }

    #[test]
    fn an_invalid_text_is_quoted_in_the_error() {
        for text in [
            "", "#", "BA351E", "#BA351", "#BA351E0", "#BA35+1", "#BA35é", "red",
        ] {
            let error = text.parse::<Rgb>().unwrap_err();
            assert_eq!(error.text, text);
            assert!(error.to_string().contains(text));
        }
    }

    /// Ratios computed by another program.
    #[test]
    fn contrast_follows_wcag() {
        let cases = [
            (0x000000, 0xFFFFFF, 21.0),
            (0xFFFFFF, 0xFFFFFF, 1.0),
            (0x1A1E23, 0xE8E9E5, 13.7),
            (0xBA351E, 0xFBFBF9, 5.6),
            (0x2C4F82, 0xE8E9E5, 6.8),
            (0x0A3A6E, 0xFFC43D, 7.2),
        ];
        for (one, other, expected) in cases {
            let (one, other) = (Rgb::hex(one), Rgb::hex(other));
            let ratio = contrast(one, other);
            assert!(
                (ratio - expected).abs() < 0.06,
                "{one} on {other}: {ratio}, not {expected}"
            );
            assert_eq!(ratio, contrast(other, one));
        }
    }
}
