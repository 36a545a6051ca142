//! Flakes of gold leaf, which fall when somebody wins.

use super::{
    Pixmap, Rgb,
    noise::hash,
    tone::{Tone, mix, tone, with_alpha},
};

/// How many shapes of flake there are.
pub const SHAPES: u8 = 6;
/// The leaf across a flake, from where the light falls on it.
const LEAF: [Rgb; 3] = [Rgb::hex(0xFBE9A8), Rgb::hex(0xD9A93C), Rgb::hex(0xA87714)];
/// How much shorter than the longest a corner of a flake may be.
const SHORTEST: f32 = 0.55;
/// Samples in a pixel each way.
const SAMPLES: u32 = 3;

/// A flake in a picture of `size` pixels, with 4 to 6 corners; another `shape` looks different. Turn it, squash it and let
/// it sway: a few shapes make a whole shower.
pub fn flake(shape: u8, size: u32) -> Pixmap {
    let corners = corners(shape % SHAPES);
    let fine = (size.max(1) * SAMPLES) as f32;
    Pixmap::paint(size, size, |column, row| {
        let inside = (0..SAMPLES * SAMPLES)
            .filter(|index| {
                let (x, y) = (
                    column * SAMPLES + index % SAMPLES,
                    row * SAMPLES + index / SAMPLES,
                );
                contains(
                    &corners,
                    (x as f32 + 0.5) / fine * 2.0 - 1.0,
                    (y as f32 + 0.5) / fine * 2.0 - 1.0,
                )
            })
            .count();
        let across = (column + row) as f32 / (2 * size.max(2) - 2) as f32;
        with_alpha(leaf(across), inside as f32 / (SAMPLES * SAMPLES) as f32)
    })
}

fn leaf(across: f32) -> Tone {
    let [bright, gold, deep] = LEAF.map(tone);
    if across < 0.5 {
        mix(bright, gold, across * 2.0)
    } else {
        mix(gold, deep, across * 2.0 - 1.0)
    }
}

/// Corners in order around the middle, each coordinate from −1 to 1.
fn corners(shape: u8) -> Vec<(f32, f32)> {
    let count = 4 + i32::from(shape % 3);
    (0..count)
        .map(|index| {
            let luck = |salt| hash(i32::from(shape) * 11 + salt, index);
            let angle =
                (index as f32 + 0.6 * (luck(1) - 0.5)) / count as f32 * std::f32::consts::TAU;
            let reach = SHORTEST + (1.0 - SHORTEST) * luck(2);
            (angle.cos() * reach, angle.sin() * reach)
        })
        .collect()
}

/// Whether (x, y) lies inside: a ray to the right crosses the outline an odd number of times.
fn contains(corners: &[(f32, f32)], x: f32, y: f32) -> bool {
    let next = corners.iter().cycle().skip(1);
    let crossings = corners
        .iter()
        .zip(next)
        .filter(|(a, b)| (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0)
        .count();
    crossings % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flakes_are_gold_and_all_different() {
        let flakes: Vec<_> = (0..SHAPES).map(|shape| flake(shape, 24)).collect();
        for (index, picture) in flakes.iter().enumerate() {
            let [r, g, b, a] = picture.pixel(12, 12);
            assert!(
                a == 255 && r > g && g > b,
                "the middle of flake {index} is gold"
            );
            assert_eq!(
                picture.pixel(0, 0)[3],
                0,
                "the corner of flake {index} is clear"
            );
            assert!(!flakes[..index].contains(picture));
        }
        assert_eq!(flake(SHAPES, 24), flakes[0]);
        assert_eq!(flake(0, 1).width, 1);
    }
}
