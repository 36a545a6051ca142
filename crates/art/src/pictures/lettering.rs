//! Letters and digits: single lines of text in the font of the game's numbers, and in others where it lacks a letter.

use std::sync::OnceLock;

#[cfg(not(target_family = "wasm"))]
use narabe_packing::{PackedFiles, unpack};
use swash::{
    FontRef,
    scale::{Render, ScaleContext, Source, image::Image},
    zeno::{Format, Vector},
};

use crate::{Pixmap, Rgb, rgb_f32::tint};

/// The fonts, by their path below `assets`. A letter is drawn in the first that has it.
#[cfg(not(target_family = "wasm"))]
pub const PACKED_FONTS: PackedFiles = include!(concat!(env!("OUT_DIR"), "/fonts.rs"));
/// Those of the fonts that a letter was looked for in.
#[cfg(not(target_family = "wasm"))]
static FONTS: [OnceLock<Vec<u8>>; PACKED_FONTS.len()] =
    [const { OnceLock::new() }; PACKED_FONTS.len()];

/// The files of the fonts of a page, in `assets/fonts`. The Chinese one has no Japanese letters: the larger one would take longer to
/// load than a label is worth.
#[cfg(target_family = "wasm")]
pub const FONT_FILES: [&str; 3] = [
    "NotoSansSC-BoldLatin.ttf",
    "NotoSans-BoldLatin.ttf",
    "NotoSansSC-BoldChinese.ttf",
];
#[cfg(target_family = "wasm")]
static FONTS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();

/// Gives the contents of [`FONT_FILES`] to the pictures of a page; only the first time counts.
#[cfg(target_family = "wasm")]
pub fn provide_fonts(fonts: Vec<Vec<u8>>) {
    FONTS.get_or_init(|| fonts);
}

/// Whether pictures can be painted: the fonts of a page have to be provided first.
pub fn has_fonts() -> bool {
    fonts().next().is_some()
}

// The width of a halo in text sizes, and the opacity of one of its copies.
const HALO: f32 = 0.09;
const HALO_OPACITY: f32 = 0.75;
/// The directions in which the copies of a halo are shifted.
const DIRECTIONS: [(f32, f32); 8] = [
    (1.0, 0.0),
    (0.7, 0.7),
    (0.0, 1.0),
    (-0.7, 0.7),
    (-1.0, 0.0),
    (-0.7, -0.7),
    (0.0, -1.0),
    (0.7, -0.7),
];

/// A text at a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letters<'a> {
    /// A letter that no font has is drawn as an empty box.
    pub(super) text: &'a str,
    /// The size of the font, in pixels.
    pub(super) size: f32,
    /// The middle of the text, in pixels.
    pub(super) middle: (f32, f32),
    /// Its colour and opacity.
    pub(super) ink: (Rgb, f32),
    /// The colour around it, if any.
    pub(super) halo: Option<Rgb>,
}

/// Renders texts.
pub(super) struct Lettering {
    context: ScaleContext,
}

impl Lettering {
    pub(super) fn new() -> Self {
        Self {
            context: ScaleContext::new(),
        }
    }

    /// Draws a text; what lies outside the picture is clipped.
    pub(super) fn draw(&mut self, picture: &mut Pixmap, letters: &Letters<'_>) {
        let Some(main) = fonts().next() else {
            return;
        };
        let glyphs: Vec<_> = letters.text.chars().map(|sign| glyph(main, sign)).collect();
        if let Some(halo) = letters.halo {
            let reach = HALO * letters.size;
            for (dx, dy) in DIRECTIONS {
                let shift = (dx * reach, dy * reach);
                self.draw_once(picture, &glyphs, letters, shift, (halo, HALO_OPACITY));
            }
        }
        self.draw_once(picture, &glyphs, letters, (0.0, 0.0), letters.ink);
    }

    fn draw_once(
        &mut self,
        picture: &mut Pixmap,
        glyphs: &[(FontRef<'static>, u16)],
        letters: &Letters<'_>,
        shift: (f32, f32),
        ink: (Rgb, f32),
    ) {
        let Some((main, _)) = glyphs.first() else {
            return;
        };
        let advance = |(font, glyph): &(FontRef<'_>, u16)| {
            let advances = font.glyph_metrics(&[]).scale(letters.size);
            advances.advance_width(*glyph)
        };
        let width: f32 = glyphs.iter().map(advance).sum();
        let capital = main.metrics(&[]).scale(letters.size).cap_height;
        let mut left = letters.middle.0 + shift.0 - width / 2.0;
        let baseline = letters.middle.1 + shift.1 + capital / 2.0;
        for placed @ (font, glyph) in glyphs {
            let mut scaler = (self.context.builder(*font))
                .size(letters.size)
                .hint(false)
                .build();
            // The font counts upwards.
            let offset = Vector::new(left.fract(), -baseline.fract());
            let image = Render::new(&[Source::Outline])
                .format(Format::Alpha)
                .offset(offset)
                .render(&mut scaler, *glyph);
            if let Some(image) = image {
                let origin = (left.trunc() as i32, baseline.trunc() as i32);
                blend(picture, &image, origin, ink);
            }
            left += advance(placed);
        }
    }
}

fn fonts() -> impl Iterator<Item = FontRef<'static>> {
    #[cfg(target_family = "wasm")]
    let fonts = FONTS.get().into_iter().flatten();
    #[cfg(not(target_family = "wasm"))]
    let fonts = PACKED_FONTS.iter().zip(&FONTS).map(|((_, packed), font)| {
        // A test unpacks them all.
        font.get_or_init(|| unpack(packed).unwrap_or_default())
    });
    fonts.filter_map(|font| FontRef::from_index(font, 0))
}

/// The glyph of a letter and its font; the box of the main font if none has it.
fn glyph(main: FontRef<'static>, letter: char) -> (FontRef<'static>, u16) {
    fonts()
        .map(|font| (font, font.charmap().map(letter)))
        .find(|&(_, glyph)| glyph != 0)
        .unwrap_or((main, 0))
}

/// Blends a glyph whose origin is in a pixel.
fn blend(picture: &mut Pixmap, image: &Image, origin: (i32, i32), (colour, opacity): (Rgb, f32)) {
    let place = image.placement;
    let rows = image.data.chunks_exact((place.width as usize).max(1));
    for (row, coverage) in (0..).zip(rows) {
        for (column, &alpha) in (0..).zip(coverage) {
            let x = origin.0 + place.left + column;
            let y = origin.1 - place.top + row;
            if let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) {
                let alpha = f32::from(alpha) / f32::from(u8::MAX);
                picture.blend(x, y, tint(colour, alpha * opacity));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str, middle: (f32, f32)) -> Pixmap {
        let mut picture = Pixmap::paint(80, 40, |_, _| [255; 4]);
        let letters = Letters {
            text,
            size: 24.0,
            middle,
            ink: (Rgb::hex(0x000000), 1.0),
            halo: None,
        };
        Lettering::new().draw(&mut picture, &letters);
        picture
    }

    /// The first and last column and row with ink.
    fn extent(picture: &Pixmap) -> [u32; 4] {
        let mut found = [u32::MAX, 0, u32::MAX, 0];
        for y in 0..picture.height {
            for x in 0..picture.width {
                if picture.pixel(x, y)[0] < 128 {
                    found = [
                        found[0].min(x),
                        found[1].max(x),
                        found[2].min(y),
                        found[3].max(y),
                    ];
                }
            }
        }
        found
    }

    #[test]
    fn every_font_can_be_unpacked() {
        assert_eq!(fonts().count(), PACKED_FONTS.len());
    }

    #[test]
    fn a_text_is_centred() {
        for text in ["8", "12", "H", "225"] {
            let [left, right, top, bottom] = extent(&written(text, (40.0, 20.0)));
            assert!((left + right).abs_diff(79) <= 4, "{text}: {left} {right}");
            assert!((top + bottom).abs_diff(39) <= 2, "{text}: {top} {bottom}");
            assert!(bottom - top > 14, "{text}: {top} {bottom}");
        }
    }

    #[test]
    fn every_letter_and_digit_has_a_shape() {
        let blank = written("", (40.0, 20.0));
        let mut seen = vec![blank];
        for letter in ('A'..='Z').chain('0'..='9') {
            let picture = written(&letter.to_string(), (40.0, 20.0));
            assert!(!seen.contains(&picture), "{letter}");
            seen.push(picture);
        }
    }

    #[test]
    fn bug_only_latin_letters_were_drawn() {
        let missing = written("\u{e000}", (40.0, 20.0));
        for letter in ["ж", "ế", "斜", "黑", "い"] {
            assert_ne!(written(letter, (40.0, 20.0)), missing, "{letter}");
            let [left, right, top, bottom] = extent(&written(letter, (40.0, 20.0)));
            assert!((left + right).abs_diff(79) <= 6, "{letter}: {left} {right}");
            assert!(
                (top + bottom).abs_diff(39) <= 12,
                "{letter}: {top} {bottom}"
            );
        }
    }

    #[test]
    fn a_text_beside_the_picture_is_clipped() {
        let blank = written("", (0.0, 0.0));
        assert_eq!(written("99", (-60.0, 20.0)), blank);
        assert_ne!(written("99", (0.0, 0.0)), blank);
    }
}
