//! Sprites of gold flakes, for the effect that celebrates a win.

use super::{
    Pixmap, Rgb,
    noise::hash,
    rgb_f32::{RgbF32, mix, with_alpha},
};

/// The number of different flakes.
pub const SHAPES: u8 = 6;
/// The gradient across a flake, from the upper left to the lower right.
const GRADIENT: [Rgb; 3] = [Rgb::hex(0xFBE9A8), Rgb::hex(0xD9A93C), Rgb::hex(0xA87714)];
/// The smallest distance of a corner from the centre, relative to the largest.
const MIN_RADIUS: f32 = 0.55;
/// Samples per pixel in each direction.
const SAMPLES: u32 = 3;

/// A flake with 4 to 6 corners in an image `size` pixels square. `shape` selects one of [`SHAPES`] flakes, modulo their
/// number.
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
        with_alpha(gradient(across), inside as f32 / (SAMPLES * SAMPLES) as f32)
    })
}

/// The colour at a position across the flake, 0 to 1.
fn gradient(across: f32) -> RgbF32 {
    let [bright, gold, deep] = GRADIENT.map(Rgb::to_f32);
    if across < 0.5 {
        mix(bright, gold, across * 2.0)
    } else {
        mix(gold, deep, across * 2.0 - 1.0)
    }
}

/// The corners in order around the centre, each coordinate from −1 to 1.
fn corners(shape: u8) -> Vec<(f32, f32)> {
    let count = 4 + i32::from(shape % 3);
    (0..count)
        .map(|index| {
            let random = |salt| hash(i32::from(shape) * 11 + salt, index);
            let angle =
                (index as f32 + 0.6 * (random(1) - 0.5)) / count as f32 * std::f32::consts::TAU;
            let radius = MIN_RADIUS + (1.0 - MIN_RADIUS) * random(2);
            (angle.cos() * radius, angle.sin() * radius)
        })
        .collect()
}

/// Whether a polygon contains (x, y), by the even–odd rule: a ray to the right crosses its outline an odd number of
/// times.
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
