//! The background of the window: a gradient between two similar colours.

use super::{
    Pixmap, Rgb,
    noise::hash,
    rgb_f32::{mix, opaque},
};

/// The direction of the gradient, in degrees as in a CSS `linear-gradient`.
const ANGLE: f32 = 168.0;

/// A gradient from `top` to `bottom`, dithered so that no bands are visible.
pub fn gradient(width: u32, height: u32, top: Rgb, bottom: Rgb) -> Pixmap {
    let (sin, cos) = ANGLE.to_radians().sin_cos();
    let (w, h) = (width as f32, height as f32);
    let length = (w * sin).abs() + (h * cos).abs();
    Pixmap::paint(width, height, |column, row| {
        let (x, y) = (column as f32 + 0.5 - w / 2.0, row as f32 + 0.5 - h / 2.0);
        let position = (x * sin - y * cos) / length + 0.5;
        let dither = hash(column as i32, row as i32) - 0.5;
        opaque(mix(top.to_f32(), bottom.to_f32(), position).map(|channel| channel + dither))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_background_darkens_downwards() {
        let picture = gradient(60, 90, Rgb::hex(0xE8E9E5), Rgb::hex(0xDFE1DC));
        let [top, bottom] = [picture.pixel(30, 0)[0], picture.pixel(30, 89)[0]];
        assert!(top >= 0xE6 && bottom <= 0xE1, "{top} {bottom}");
    }
}
