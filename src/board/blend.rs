//! Converts opacities of the art direction for blending in linear light.
//!
//! The art direction blends colours as sRGB bytes; the graphics card blends in linear light. At the same opacity the
//! card's shadows are weaker and its overlays stronger. Semi-transparent parts take the opacity from here that looks as
//! designed on their usual background.

use narabe_art::{Pixmap, Rgb};

/// The opacity with which linear blending of `top` over `background` gives the same colour as blending bytes at
/// `opacity`.
pub fn opacity(opacity: f32, top: Rgb, background: Rgb) -> f32 {
    linear_opacity(opacity, grey(top), grey(background))
}

/// The same for every pixel of a picture on one background.
pub fn picture(mut picture: Pixmap, background: impl Fn(f32) -> f32) -> Pixmap {
    for pixel in picture.rgba.chunks_exact_mut(4) {
        let top = grey(Rgb::new(pixel[0], pixel[1], pixel[2]));
        let wanted = f32::from(pixel[3]) / BYTE;
        pixel[3] = (linear_opacity(wanted, top, background(top)) * BYTE).round() as u8;
    }
    picture
}

/// The luma of a colour's bytes, from 0 to 1.
pub fn grey(colour: Rgb) -> f32 {
    (RED * f32::from(colour.r) + GREEN * f32::from(colour.g) + BLUE * f32::from(colour.b)) / BYTE
}

// The weights of the channels in the luma.
const RED: f32 = 0.2126;
const GREEN: f32 = 0.7152;
const BLUE: f32 = 0.0722;
const BYTE: f32 = 255.0;
/// Colours closer than this look the same at any opacity.
const SAME_GREY: f32 = 0.02;

fn linear_opacity(opacity: f32, top: f32, background: f32) -> f32 {
    if (top - background).abs() < SAME_GREY {
        return opacity;
    }
    let wanted = linear(background + (top - background) * opacity);
    ((linear(background) - wanted) / (linear(background) - linear(top))).clamp(0.0, 1.0)
}

/// The linear value of an sRGB value.
fn linear(value: f32) -> f32 {
    const KNEE: f32 = 0.040_45;
    if value <= KNEE {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WOOD: Rgb = Rgb::hex(0xDFB76D);
    const INK: Rgb = Rgb::hex(0x1A1E23);

    #[test]
    fn dark_over_light_needs_more_and_light_over_dark_less() {
        assert!(opacity(0.5, INK, WOOD) > 0.6);
        assert!(opacity(0.15, WOOD, INK) < 0.08);
    }

    #[test]
    fn all_and_nothing_stay_what_they_are() {
        for (top, background) in [(INK, WOOD), (WOOD, INK), (WOOD, WOOD)] {
            assert_eq!(opacity(0.0, top, background), 0.0);
            assert_eq!(opacity(1.0, top, background), 1.0);
        }
    }

    #[test]
    fn the_mix_looks_as_wanted() {
        let (top, background) = (grey(INK), grey(WOOD));
        let share = opacity(0.46, INK, WOOD);
        let mixed = linear(background) + (linear(top) - linear(background)) * share;
        assert!((mixed - linear(background + (top - background) * 0.46)).abs() < 1e-4);
    }

    #[test]
    fn a_picture_keeps_its_colours() {
        let veil = Pixmap {
            width: 1,
            height: 1,
            rgba: vec![26, 30, 35, 128],
        };
        let turned = picture(veil, |_| grey(WOOD));
        assert_eq!(turned.rgba[..3], [26, 30, 35]);
        assert!(turned.rgba[3] > 150);
    }
}
