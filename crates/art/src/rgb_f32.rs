//! Colours as floating-point numbers, for mixing.
//!
//! The recipes mix gamma-encoded sRGB values, not linear light, because their colours were designed that way.

use super::Rgb;

/// Red, green and blue, each 0 to 255. Intermediate results may lie outside that range.
pub type RgbF32 = [f32; 3];

/// Interpolates linearly from `a` at `t` = 0 to `b` at `t` = 1, and extrapolates outside that range.
pub fn mix(a: RgbF32, b: RgbF32, t: f32) -> RgbF32 {
    [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t,
        a[2] + (b[2] - a[2]) * t,
    ]
}

/// Every channel of `a` times `factor`.
pub fn scale(a: RgbF32, factor: f32) -> RgbF32 {
    [a[0] * factor, a[1] * factor, a[2] * factor]
}

/// Additive blending: `a` plus `b` times `amount`.
pub fn add(a: RgbF32, b: RgbF32, amount: f32) -> RgbF32 {
    [
        a[0] + b[0] * amount,
        a[1] + b[1] * amount,
        a[2] + b[2] * amount,
    ]
}

/// The value rounded to a byte and clamped to 0 to 255.
pub fn byte(value: f32) -> u8 {
    // A cast from f32 to u8 saturates.
    (value + 0.5) as u8
}

/// An opaque RGBA pixel of this colour.
pub fn opaque(a: RgbF32) -> [u8; 4] {
    [byte(a[0]), byte(a[1]), byte(a[2]), u8::MAX]
}

/// An RGBA pixel of this colour with opacity `alpha`, 0 to 1.
pub fn with_alpha(a: RgbF32, alpha: f32) -> [u8; 4] {
    [byte(a[0]), byte(a[1]), byte(a[2]), byte(alpha * 255.0)]
}

/// An RGBA pixel of a colour with opacity `alpha`, 0 to 1.
pub fn tint(colour: Rgb, alpha: f32) -> [u8; 4] {
    [colour.r, colour.g, colour.b, byte(alpha * 255.0)]
}
