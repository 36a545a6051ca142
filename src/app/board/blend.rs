//! Opacities of the art direction, turned into those of the graphics card.
//!
//! The art direction mixes colours as their sRGB bytes; the card mixes light. At the same opacity the card's shadows are
//! weaker and its veils stronger. Whoever draws something see-through asks here for the opacity that looks as drawn,
//! on the ground it mostly lies on.

use crate::art::{Pixmap, Rgb};

/// The opacity with which the card mixes `top` over `ground` to the colour that bytes give at `opacity`.
pub fn opacity(opacity: f32, top: Rgb, ground: Rgb) -> f32 {
    through(opacity, grey(top), grey(ground))
}

/// The same for a whole picture that lies on one ground.
pub fn picture(mut picture: Pixmap, ground: impl Fn(f32) -> f32) -> Pixmap {
    for pixel in picture.rgba.chunks_exact_mut(4) {
        let top = grey(Rgb::new(pixel[0], pixel[1], pixel[2]));
        let wanted = f32::from(pixel[3]) / BYTE;
        pixel[3] = (through(wanted, top, ground(top)) * BYTE).round() as u8;
    }
    picture
}

/// How bright a colour's bytes are, from 0 to 1.
pub fn grey(colour: Rgb) -> f32 {
    (RED * f32::from(colour.r) + GREEN * f32::from(colour.g) + BLUE * f32::from(colour.b)) / BYTE
}

/// What each part adds to brightness.
const RED: f32 = 0.2126;
const GREEN: f32 = 0.7152;
const BLUE: f32 = 0.0722;
const BYTE: f32 = 255.0;
/// Colours closer than this are one colour, and any opacity looks the same.
const SAME: f32 = 0.02;

fn through(opacity: f32, top: f32, ground: f32) -> f32 {
    if (top - ground).abs() < SAME {
        return opacity;
    }
    let wanted = light(ground + (top - ground) * opacity);
    ((light(ground) - wanted) / (light(ground) - light(top))).clamp(0.0, 1.0)
}

/// Light of an sRGB value.
fn light(value: f32) -> f32 {
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
        for (top, ground) in [(INK, WOOD), (WOOD, INK), (WOOD, WOOD)] {
            assert_eq!(opacity(0.0, top, ground), 0.0);
            assert_eq!(opacity(1.0, top, ground), 1.0);
        }
    }

    #[test]
    fn the_mix_looks_as_wanted() {
        let (top, ground) = (grey(INK), grey(WOOD));
        let share = opacity(0.46, INK, WOOD);
        let mixed = light(ground) + (light(top) - light(ground)) * share;
        assert!((mixed - light(ground + (top - ground) * 0.46)).abs() < 1e-4);
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
