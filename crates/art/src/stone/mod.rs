//! Stones, lit from the upper left.
//!
//! Stones are supersampled, so that fine lines do not alias on small stones. Each stone has several variants, so that a
//! board does not look uniform; [`variant`] selects one by the point.

mod flat;
mod shaded;

use flat::Paint;

use super::{
    Pixmap,
    noise::fract,
    rgb_f32::{RgbF32, byte, mix},
    skin::{Rim, StoneRecipe, StoneSkin},
};

/// The number of variants of each stone.
pub const VARIANTS: u8 = 9;
/// The variant of stones in the user interface.
const UI_VARIANT: u8 = 1;
/// The width of the separation rim, relative to the diameter. It is at least one pixel.
const RIM: f32 = 0.032;
// Samples per pixel in each direction, below and from a diameter of [`FINE_BELOW`] pixels.
const SAMPLES: (u32, u32) = (3, 2);
const FINE_BELOW: u32 = 120;

/// The variant of the stone on a point. It depends on the point alone, so a stone that is undone and replayed looks the
/// same.
pub fn variant(column: u8, row: u8) -> u8 {
    ((u32::from(column) * 7 + u32::from(row) * 13) % u32::from(VARIANTS)) as u8
}

/// A stone without its shadow, in an image `diameter` pixels square.
///
/// `rim` is the separation rim of the board, ignored unless [`StoneRecipe::takes_rim`]. `picture` is the one that
/// [`StoneRecipe::picture`] names; without it such a stone has its plain tone.
pub fn bake(
    recipe: &StoneRecipe,
    variant: u8,
    diameter: u32,
    rim: Option<Rim>,
    picture: Option<&Pixmap>,
) -> Pixmap {
    let seed = fract(f32::from(variant % VARIANTS) * 0.618_03 + 0.13);
    let samples = if diameter < FINE_BELOW {
        SAMPLES.0
    } else {
        SAMPLES.1
    };
    let fine = (diameter.max(1) * samples) as f32;
    let rim = rim
        .filter(|_| recipe.takes_rim())
        .map(|rim| RimStroke::new(rim, diameter, fine));
    let sample = |x: u32, y: u32| {
        let (u, v) = (
            (x as f32 + 0.5) / fine * 2.0 - 1.0,
            (y as f32 + 0.5) / fine * 2.0 - 1.0,
        );
        let r = u.hypot(v);
        if r > 1.0 {
            return ([0.0; 3], 0.0);
        }
        let paint = colour(recipe, (u, v), seed, picture);
        let (base, alpha) = rim.as_ref().map_or(paint, |rim| rim.over(paint, r));
        // An antialiased edge per sample is smoother than supersampling alone.
        let edge_alpha = ((1.0 - r) * fine / 2.0).clamp(0.0, 1.0);
        (
            base.map(|channel| channel.clamp(0.0, 255.0)),
            alpha * edge_alpha,
        )
    };
    Pixmap::paint(diameter, diameter, |column, row| {
        let (mut sum, mut total) = ([0.0; 3], 0.0);
        for index in 0..samples * samples {
            let (base, alpha) = sample(
                column * samples + index % samples,
                row * samples + index / samples,
            );
            sum = super::rgb_f32::add(sum, base, alpha);
            total += alpha;
        }
        if total <= 0.0 {
            return [0; 4];
        }
        let [r, g, b] = sum.map(|channel| byte(channel / total));
        [r, g, b, byte(255.0 * total / (samples * samples) as f32)]
    })
}

/// A stone for the user interface, independent of the stone set: slate if `black`, otherwise shell. `rim` separates it
/// from the background.
pub fn ui_stone(black: bool, diameter: u32, rim: Option<Rim>) -> Pixmap {
    bake(
        StoneSkin::default().recipe(black),
        UI_VARIANT,
        diameter,
        rim,
        None,
    )
}

/// The colour of a stone at (u, v), each from −1 to 1.
fn colour(recipe: &StoneRecipe, (u, v): (f32, f32), seed: f32, picture: Option<&Pixmap>) -> Paint {
    match recipe {
        StoneRecipe::Slate(slate) => (shaded::slate(slate, u, v, seed), 1.0),
        StoneRecipe::Shell(shell) => (shaded::shell(shell, u, v, seed), 1.0),
        StoneRecipe::Glass(glass) => (shaded::glass(glass, u, v, seed), 1.0),
        StoneRecipe::Jade(jade) => (shaded::jade(jade, u, v, seed), 1.0),
        StoneRecipe::Kintsugi(kintsugi) => (shaded::kintsugi(kintsugi, u, v, seed), 1.0),
        StoneRecipe::Wood(wood) => (shaded::wood(wood, u, v, seed), 1.0),
        StoneRecipe::Blot(blot) => flat::blot(blot, u, v, seed),
        StoneRecipe::Enso(enso) => flat::enso(enso, u, v, seed),
        StoneRecipe::Lantern(lantern) => flat::lantern(lantern, u.hypot(v)),
        StoneRecipe::Plain(plain) => (flat::plain(plain, u, v), 1.0),
        StoneRecipe::Picture { tone: fallback, .. } => {
            picture.map_or((fallback.to_f32(), 1.0), |picture| {
                let [r, g, b, a] = picture.sample((u + 1.0) / 2.0, (v + 1.0) / 2.0);
                ([r, g, b], a / 255.0)
            })
        }
    }
}

/// The separation rim in the supersampled image.
struct RimStroke {
    colour: RgbF32,
    opacity: f32,
    /// The distance of the middle of the stroke from the centre, in radii.
    middle: f32,
    /// Half the width of the stroke, in radii.
    half: f32,
    /// The number of samples per radius, to antialias the stroke.
    radius: f32,
}

impl RimStroke {
    fn new(rim: Rim, diameter: u32, fine: f32) -> Self {
        let width = (diameter as f32 * RIM).max(1.0);
        let half = width / diameter.max(1) as f32;
        Self {
            colour: rim.colour.to_f32(),
            opacity: rim.opacity,
            middle: 1.0 - half,
            half,
            radius: fine / 2.0,
        }
    }

    /// The rim over a colour at distance `r` from the centre, in radii.
    fn over(&self, (base, alpha): Paint, r: f32) -> Paint {
        let distance = (r - self.middle).abs() - self.half;
        let rim_alpha = self.opacity * (0.5 - distance * self.radius).clamp(0.0, 1.0);
        let total = rim_alpha + alpha * (1.0 - rim_alpha);
        if total <= 0.0 {
            (base, 0.0)
        } else {
            (mix(base, self.colour, rim_alpha / total), total)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rgb;

    fn brightness(picture: &Pixmap, x: u32, y: u32) -> i32 {
        picture.pixel(x, y)[..3]
            .iter()
            .map(|&channel| i32::from(channel))
            .sum()
    }

    #[test]
    fn stones_are_round_lit_and_deterministic() {
        let skin = StoneSkin::default();
        for (black, diameter) in [
            (true, 44),
            (false, 44),
            (true, 26),
            (false, 26),
            (true, 151),
        ] {
            let stone = bake(skin.recipe(black), 2, diameter, None, None);
            assert_eq!(stone, bake(skin.recipe(black), 2, diameter, None, None));
            let (last, middle) = (diameter - 1, diameter / 2);
            for corner in [(0, 0), (last, 0), (0, last), (last, last)] {
                assert_eq!(stone.pixel(corner.0, corner.1)[3], 0);
            }
            assert_eq!(stone.pixel(middle, middle)[3], 255);
            let (near, far) = (diameter * 3 / 10, diameter * 8 / 10);
            assert!(
                brightness(&stone, near, near) > brightness(&stone, far, far) + 40,
                "lit from the upper left"
            );
        }
    }

    #[test]
    fn variants_differ_between_neighbours() {
        let skin = StoneSkin::default();
        let shells: Vec<_> = (0..VARIANTS)
            .map(|v| bake(&skin.pale, v, 40, None, None))
            .collect();
        for (index, shell) in shells.iter().enumerate() {
            assert!(!shells[..index].contains(shell));
        }
        assert_eq!(variant(0, 0), 0);
        assert_eq!(variant(3, 2), (21 + 26) % 9);
        assert_ne!(variant(4, 4), variant(5, 4), "neighbours differ");
        assert_ne!(variant(4, 4), variant(4, 5), "neighbours differ");
    }

    #[test]
    fn the_rim_lies_inside_the_edge() {
        let skin = StoneSkin::default();
        let rim = Rim {
            colour: Rgb::hex(0xD9C3A0),
            opacity: 0.55,
        };
        let (plain, rimmed) = (
            bake(&skin.dark, 0, 60, None, None),
            bake(&skin.dark, 0, 60, Some(rim), None),
        );
        assert!(brightness(&rimmed, 59, 30) > brightness(&plain, 59, 30) + 150);
        assert_eq!(rimmed.pixel(50, 30), plain.pixel(50, 30));
        assert_eq!(rimmed.pixel(0, 0)[3], 0);
    }

    #[test]
    fn a_picture_is_clipped_to_the_disc() {
        let recipe = StoneRecipe::Picture {
            file: "mine.png".to_owned(),
            tone: Rgb::hex(0x123456),
        };
        let red = Pixmap::paint(8, 8, |_, _| [255, 0, 0, 255]);
        let stone = bake(&recipe, 0, 30, None, Some(&red));
        assert_eq!(stone.pixel(15, 15), [255, 0, 0, 255]);
        assert_eq!(stone.pixel(0, 0)[3], 0);
        assert_eq!(
            bake(&recipe, 0, 30, None, None).pixel(15, 15),
            [0x12, 0x34, 0x56, 255]
        );
    }

    #[test]
    fn the_smallest_stones_are_rendered() {
        for diameter in 0..4 {
            assert_eq!(
                bake(&StoneSkin::default().dark, 0, diameter, None, None).width,
                diameter.max(1)
            );
        }
    }
}
