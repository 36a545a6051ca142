//! Procedural noise: value noise, fractal Brownian motion (fBm) and Worley noise. The same coordinates always give the
//! same value.

/// The ratio of the frequencies of successive octaves of [`fbm`]. Not exactly 2, so that their lattices do not align.
const LACUNARITY: f32 = 2.03;
/// The offset between successive octaves of [`fbm`], for the same reason.
const OCTAVE_SHIFT: (f32, f32) = (17.1, 9.7);

// The multipliers of lattice column and row in the hash.
const COLUMN: u32 = 374_761_393;
const ROW: u32 = 668_265_263;
/// Scales a 32-bit hash to 0 to 1.
const TO_UNIT: f32 = 1.0 / u32::MAX as f32;

/// The largest integer not above `x`. Faster than `f32::floor`, which is a function call on baseline x86-64.
pub fn floor(x: f32) -> i32 {
    let whole = x as i32;
    whole - i32::from((whole as f32) > x)
}

/// The fractional part of `x`, 0 to 1.
pub fn fract(x: f32) -> f32 {
    x - floor(x) as f32
}

/// A pseudo-random value of a lattice point, 0 to 1.
pub fn hash(x: i32, y: i32) -> f32 {
    finalise(
        (x as u32)
            .wrapping_mul(COLUMN)
            .wrapping_add((y as u32).wrapping_mul(ROW)),
    )
}

/// Mixes the bits of a combined lattice coordinate and scales them to 0 to 1.
fn finalise(key: u32) -> f32 {
    let mixed = (key ^ (key >> 13)).wrapping_mul(1_274_126_177);
    (mixed ^ (mixed >> 16)) as f32 * TO_UNIT
}

/// Value noise, 0 to 1, with features about one unit wide.
pub fn noise(x: f32, y: f32) -> f32 {
    let (column, row) = (floor(x), floor(y));
    let (u, v) = (ease(x - column as f32), ease(y - row as f32));
    // The hashes of the four corners, with two multiplications instead of eight.
    let key = (column as u32)
        .wrapping_mul(COLUMN)
        .wrapping_add((row as u32).wrapping_mul(ROW));
    let below = key.wrapping_add(ROW);
    let (a, b) = (finalise(key), finalise(key.wrapping_add(COLUMN)));
    let (c, d) = (finalise(below), finalise(below.wrapping_add(COLUMN)));
    a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/// Fractal Brownian motion, 0 to 1: the sum of `octaves` octaves of [`noise`], each with half the amplitude and about
/// twice the frequency of the one before.
pub fn fbm(mut x: f32, mut y: f32, octaves: u32) -> f32 {
    let (mut sum, mut gain, mut total) = (0.0, 0.5, 0.0);
    for _ in 0..octaves {
        sum += gain * noise(x, y);
        total += gain;
        x = x * LACUNARITY + OCTAVE_SHIFT.0;
        y = y * LACUNARITY + OCTAVE_SHIFT.1;
        gain *= 0.5;
    }
    sum / total
}

/// Hermite interpolation: 0 below `from`, 1 above `to`, and `3t² − 2t³` between them.
pub fn smoothstep(from: f32, to: f32, x: f32) -> f32 {
    ease(((x - from) / (to - from)).clamp(0.0, 1.0))
}

/// Worley noise: the distances to the nearest and the second nearest feature point. Each unit square has one.
pub fn worley(x: f32, y: f32) -> (f32, f32) {
    /// The offset between the hashes for the two coordinates of a feature point.
    const SECOND: (i32, i32) = (57, 131);
    let (column, row) = (floor(x), floor(y));
    let (mut nearest, mut second) = (f32::MAX, f32::MAX);
    for i in column - 1..=column + 1 {
        for j in row - 1..=row + 1 {
            let dx = i as f32 + hash(i, j) - x;
            let dy = j as f32 + hash(i + SECOND.0, j + SECOND.1) - y;
            let distance = dx * dx + dy * dy;
            if distance < nearest {
                second = nearest;
                nearest = distance;
            } else if distance < second {
                second = distance;
            }
        }
    }
    (nearest.sqrt(), second.sqrt())
}

/// `3t² − 2t³`.
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floor_is_the_library_floor() {
        for step in -4000..4000 {
            let x = step as f32 * 0.0137;
            assert_eq!(floor(x) as f32, x.floor(), "{x}");
        }
    }

    #[test]
    fn noise_stays_in_range_and_is_smooth() {
        for step in 0..20_000 {
            let (x, y) = (step as f32 * 0.037 - 300.0, step as f32 * 0.011 - 90.0);
            let here = noise(x, y);
            assert!((0.0..=1.0).contains(&here));
            assert!(
                (noise(x + 1e-3, y) - here).abs() < 5e-3,
                "discontinuous at {x}, {y}"
            );
            assert!((0.0..=1.0).contains(&fbm(x, y, 4)));
        }
    }

    #[test]
    fn hashes_are_uniform() {
        let count = 10_000;
        let mean = (0..count).map(|i| hash(i, i * 7 + 3)).sum::<f32>() / count as f32;
        assert!((mean - 0.5).abs() < 0.02, "{mean}");
    }

    #[test]
    fn worley_distances_are_ordered() {
        for step in 0..1000 {
            let (nearest, second) = worley(step as f32 * 0.13, step as f32 * 0.07 - 20.0);
            assert!(nearest <= second && second < 3.0);
        }
    }
}
