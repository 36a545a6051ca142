//! A colour while it is being mixed: three numbers on the scale of sRGB bytes.
//!
//! Recipes mix in sRGB bytes and not in linear light, for the art direction's pictures were mixed so.

use super::Rgb;

/// Red, green and blue, 0 to 255 each; a highlight may run over until it is written down.
pub type Tone = [f32; 3];

/// The tone of a colour.
pub fn tone(colour: Rgb) -> Tone {
    [
        f32::from(colour.r),
        f32::from(colour.g),
        f32::from(colour.b),
    ]
}

/// From `a` at `t` = 0 to `b` at `t` = 1; `t` outside runs on.
pub fn mix(a: Tone, b: Tone, t: f32) -> Tone {
    [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t,
        a[2] + (b[2] - a[2]) * t,
    ]
}

/// Every part of `a` times `factor`.
pub fn scale(a: Tone, factor: f32) -> Tone {
    [a[0] * factor, a[1] * factor, a[2] * factor]
}

/// `a` with `amount` of `b` added, as light adds.
pub fn add(a: Tone, b: Tone, amount: f32) -> Tone {
    [
        a[0] + b[0] * amount,
        a[1] + b[1] * amount,
        a[2] + b[2] * amount,
    ]
}

/// A byte from a number that may lie outside 0 to 255.
pub fn byte(value: f32) -> u8 {
    // A float cast saturates, so too bright is white and too dark black.
    (value + 0.5) as u8
}

/// An opaque pixel of this tone.
pub fn opaque(a: Tone) -> [u8; 4] {
    [byte(a[0]), byte(a[1]), byte(a[2]), u8::MAX]
}

/// A pixel of this tone at `alpha`, 0 to 1.
pub fn with_alpha(a: Tone, alpha: f32) -> [u8; 4] {
    [byte(a[0]), byte(a[1]), byte(a[2]), byte(alpha * 255.0)]
}

/// A pixel of a colour at `alpha`, 0 to 1.
pub fn tint(colour: Rgb, alpha: f32) -> [u8; 4] {
    [colour.r, colour.g, colour.b, byte(alpha * 255.0)]
}
