//! Straight-grained wood: growth rings, fibres, pores and the ray fleck of quarter-sawn boards.

use super::scanline::Scanline;
use crate::{
    noise::{fbm, floor, noise, smoothstep},
    rgb_f32::{RgbF32, mix, scale},
    skin::Grain,
};

/// The low frequencies of the wood are sampled at every fourth pixel and interpolated linearly, which saves more than
/// half of the time of the most expensive texture.
const SAMPLE_STEP: u32 = 4;

/// One row of pixels of a wooden board.
pub(super) struct Row<'a> {
    grain: &'a Grain,
    scanline: Scanline,
    /// The low frequencies at every [`SAMPLE_STEP`] pixels.
    samples: Vec<LowFrequencies>,
}

/// The properties of the wood that change slowly across a board.
#[derive(Clone, Copy, Default)]
struct LowFrequencies {
    /// The displacement of the fibres, in material units.
    wobble: f32,
    /// The displacement of the rings, in material units.
    ring_offset: f32,
    /// The mix of the lightest and the middle colour, 0 to 1.
    shade: f32,
}

impl LowFrequencies {
    fn at(grain: &Grain, x: f32, y: f32) -> Self {
        let wobble = fbm(x * 0.22 + grain.seed, y * 0.035, 3) * grain.wobble;
        let jitter = 1.3 * (noise(x * 0.9 + grain.seed, y * 0.02) - 0.5);
        let shade = smoothstep(0.2, 0.85, fbm(x * 0.10 + 3.0, y * 0.05 + grain.seed, 3));
        Self {
            wobble,
            ring_offset: wobble + jitter,
            shade,
        }
    }

    fn lerp(self, next: Self, part: f32) -> Self {
        let lerp = |a: f32, b: f32| a + (b - a) * part;
        Self {
            wobble: lerp(self.wobble, next.wobble),
            ring_offset: lerp(self.ring_offset, next.ring_offset),
            shade: lerp(self.shade, next.shade),
        }
    }
}

impl<'a> Row<'a> {
    pub(super) fn new(grain: &'a Grain, scanline: Scanline, width: u32) -> Self {
        let samples = (0..=width / SAMPLE_STEP + 1)
            .map(|index| LowFrequencies::at(grain, scanline.x(index * SAMPLE_STEP), scanline.y))
            .collect();
        Self {
            grain,
            scanline,
            samples,
        }
    }

    /// The colour in a column. The grain is vertical.
    pub(super) fn colour(&self, column: u32) -> RgbF32 {
        let (grain, x, y) = (self.grain, self.scanline.x(column), self.scanline.y);
        let at = |index: u32| {
            self.samples
                .get(index as usize)
                .copied()
                .unwrap_or_default()
        };
        let index = column / SAMPLE_STEP;
        let part = (column % SAMPLE_STEP) as f32 / SAMPLE_STEP as f32;
        let low = at(index).lerp(at(index + 1), part);

        let year = grain.rings * (x + low.ring_offset);
        let whole = floor(year);
        let within = year - whole as f32;
        // Wood darkens slowly through a year of growth and ends abruptly.
        let ring = smoothstep(0.0, 0.72, within) * (1.0 - smoothstep(0.80, 1.0, within));
        // The strength differs by year. Raised to 5/4, so that strong rings are rarer.
        let random = noise(whole as f32 * 1.7, grain.seed + y * 0.05);
        let strength = 0.15 + 0.85 * random * random.sqrt().sqrt();
        let wood = mix(grain.light.to_f32(), grain.mid.to_f32(), low.shade);
        let wood = mix(wood, grain.dark.to_f32(), ring * strength * grain.contrast);

        let fibre = noise(x * 38.0 + low.wobble * 20.0, y * 0.55) - 0.5;
        let fine = noise(x * 95.0, y * 1.6) - 0.5;
        let pore = smoothstep(0.80, 0.97, noise(x * 60.0, y * 2.6 + grain.seed));
        let texture = 1.0 + grain.fibre * (fibre + 0.7 * fine) - grain.pore * pore;
        scale(
            wood,
            texture * (1.0 + grain.fleck * fleck(x, y, grain.seed)),
        )
    }
}

/// The strength of the ray fleck, faint bars across the grain, 0 to 1.
fn fleck(x: f32, y: f32, seed: f32) -> f32 {
    let patch = smoothstep(0.60, 0.85, noise(x * 3.1 + 7.0, y * 1.1 + seed));
    if patch > 0.0 {
        patch * smoothstep(0.5, 0.8, noise(x * 14.0, y * 5.0))
    } else {
        0.0
    }
}
