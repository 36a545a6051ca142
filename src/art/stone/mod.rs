//! Stones, lit from the upper left.
//!
//! A stone is painted nine times finer than its pixels and brought down, so that growth lines and gold seams stay calm
//! at 26 pixels. Nine variants of each keep a board from looking printed; [`variant`] chooses one by the place.

mod flat;
mod lit;

use super::{
    Pixmap,
    noise::fract,
    skin::{Rim, StoneRecipe, StoneSkin},
    tone::{Tone, byte, mix, tone},
};

/// How many variants of each stone there are.
pub const VARIANTS: u8 = 9;
/// The variant of every stone in the interface: one whose growth lines are calm.
const UI_VARIANT: u8 = 1;
/// The separation rim, in parts of the diameter, and at least in pixels.
const RIM: f32 = 0.022;
/// Samples in a pixel each way; below and from [`FINE_BELOW`] pixels of diameter.
const SAMPLES: (u32, u32) = (3, 2);
const FINE_BELOW: u32 = 120;

/// A colour with its opacity, 0 to 1.
type Paint = (Tone, f32);

/// Which variant lies on a point, so that a stone keeps its face when it is taken back and played again.
pub fn variant(column: u8, row: u8) -> u8 {
    ((u32::from(column) * 7 + u32::from(row) * 13) % u32::from(VARIANTS)) as u8
}

/// A stone that fills a picture of `diameter` pixels, without its shadow.
///
/// `rim` is the board's line inside the edge (left out where [`StoneRecipe::takes_rim`] says so), `picture` the one that
/// [`StoneRecipe::picture`] names, if it could be read.
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
        let painted = colour(recipe, (u, v), seed, picture);
        let (base, alpha) = rim.as_ref().map_or(painted, |rim| rim.over(painted, r));
        // Each sample keeps its own soft edge, which smooths better than counting alone.
        let clear_of_edge = ((1.0 - r) * fine / 2.0).clamp(0.0, 1.0);
        (
            base.map(|part| part.clamp(0.0, 255.0)),
            alpha * clear_of_edge,
        )
    };
    Pixmap::paint(diameter, diameter, |column, row| {
        let (mut sum, mut total) = ([0.0; 3], 0.0);
        for index in 0..samples * samples {
            let (base, alpha) = sample(
                column * samples + index % samples,
                row * samples + index / samples,
            );
            sum = super::tone::add(sum, base, alpha);
            total += alpha;
        }
        if total <= 0.0 {
            return [0; 4];
        }
        let [r, g, b] = sum.map(|part| byte(part / total));
        [r, g, b, byte(255.0 * total / (samples * samples) as f32)]
    })
}

/// A stone of the interface, as switches, cards and the menu use it: slate for `black`, else shell, whatever skin the
/// board has. `rim` sets a dark stone off from a dark card.
pub fn ui(black: bool, diameter: u32, rim: Option<Rim>) -> Pixmap {
    bake(
        StoneSkin::default().recipe(black),
        UI_VARIANT,
        diameter,
        rim,
        None,
    )
}

/// The stone at (u, v), each from −1 to 1.
fn colour(recipe: &StoneRecipe, (u, v): (f32, f32), seed: f32, picture: Option<&Pixmap>) -> Paint {
    match recipe {
        StoneRecipe::Slate(slate) => (lit::slate(slate, u, v, seed), 1.0),
        StoneRecipe::Shell(shell) => (lit::shell(shell, u, v, seed), 1.0),
        StoneRecipe::Glass(glass) => (lit::glass(glass, u, v, seed), 1.0),
        StoneRecipe::Jade(jade) => (lit::jade(jade, u, v, seed), 1.0),
        StoneRecipe::Kintsugi(kintsugi) => (lit::kintsugi(kintsugi, u, v, seed), 1.0),
        StoneRecipe::Wood(wood) => (lit::wood(wood, u, v, seed), 1.0),
        StoneRecipe::Blot(blot) => flat::blot(blot, u, v, seed),
        StoneRecipe::Enso(enso) => flat::enso(enso, u, v, seed),
        StoneRecipe::Lantern(lantern) => flat::lantern(lantern, u.hypot(v)),
        StoneRecipe::Plain(plain) => (flat::plain(plain, u, v), 1.0),
        StoneRecipe::Picture { tone: fallback, .. } => {
            picture.map_or((tone(*fallback), 1.0), |picture| {
                let [r, g, b, a] = picture.sample((u + 1.0) / 2.0, (v + 1.0) / 2.0);
                ([r, g, b], a / 255.0)
            })
        }
    }
}

/// The separation rim in the fine grid of samples.
struct RimStroke {
    colour: Tone,
    opacity: f32,
    /// The middle of the stroke and half its width, in parts of the radius.
    middle: f32,
    half: f32,
    /// How many samples a radius has, to soften the stroke by one of them.
    radius: f32,
}

impl RimStroke {
    fn new(rim: Rim, diameter: u32, fine: f32) -> Self {
        let width = (diameter as f32 * RIM).max(1.0);
        let half = width / diameter.max(1) as f32;
        Self {
            colour: tone(rim.colour),
            opacity: rim.opacity,
            middle: 1.0 - half,
            half,
            radius: fine / 2.0,
        }
    }

    fn over(&self, (base, alpha): Paint, r: f32) -> Paint {
        let distance = (r - self.middle).abs() - self.half;
        let here = self.opacity * (0.5 - distance * self.radius).clamp(0.0, 1.0);
        let total = here + alpha * (1.0 - here);
        if total <= 0.0 {
            (base, 0.0)
        } else {
            (mix(base, self.colour, here / total), total)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::Rgb;

    fn brightness(picture: &Pixmap, x: u32, y: u32) -> i32 {
        picture.pixel(x, y)[..3]
            .iter()
            .map(|&part| i32::from(part))
            .sum()
    }

    #[test]
    fn stones_are_round_lit_and_the_same_each_time() {
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
    fn variants_differ_and_spread() {
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
    fn a_picture_is_cut_round() {
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
    fn the_smallest_stones_are_pictures_too() {
        for diameter in 0..4 {
            assert_eq!(
                bake(&StoneSkin::default().dark, 0, diameter, None, None).width,
                diameter.max(1)
            );
        }
    }
}
