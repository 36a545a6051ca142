//! The paper behind everything: a page that is a little darker at the bottom.

use super::{
    Pixmap, Rgb,
    noise::hash,
    tone::{mix, opaque, tone},
};

/// The page's light comes from almost straight above: 168° on the compass of style sheets.
const ANGLE: f32 = 168.0;

/// A page from `top` to `bottom`. The two tones are so near each other that without a trace of grain one would see bands.
pub fn page(width: u32, height: u32, top: Rgb, bottom: Rgb) -> Pixmap {
    let (sin, cos) = ANGLE.to_radians().sin_cos();
    let (w, h) = (width as f32, height as f32);
    let length = (w * sin).abs() + (h * cos).abs();
    Pixmap::paint(width, height, |column, row| {
        let (x, y) = (column as f32 + 0.5 - w / 2.0, row as f32 + 0.5 - h / 2.0);
        let way = (x * sin - y * cos) / length + 0.5;
        let grain = hash(column as i32, row as i32) - 0.5;
        opaque(mix(tone(top), tone(bottom), way).map(|part| part + grain))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_darkens_downwards() {
        let picture = page(60, 90, Rgb::hex(0xE8E9E5), Rgb::hex(0xDFE1DC));
        let [top, bottom] = [picture.pixel(30, 0)[0], picture.pixel(30, 89)[0]];
        assert!(top >= 0xE6 && bottom <= 0xE1, "{top} {bottom}");
    }
}
