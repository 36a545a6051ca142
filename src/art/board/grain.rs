//! Straight-grained wood: year rings, fibres, pores and the silky fleck of quarter-sawn boards.

use super::material::Scan;
use crate::art::{
    noise::{fbm, floor, noise, smoothstep},
    skin::Grain,
    tone::{Tone, mix, scale, tone},
};

/// The broad shapes of a board change so slowly that every fourth pixel is enough; between them they are a straight line.
/// That takes more than half of the work out of the dearest picture of the game.
const COARSE: u32 = 4;

/// One row of a wooden board.
pub(super) struct Row<'a> {
    grain: &'a Grain,
    scan: Scan,
    /// At every [`COARSE`] pixels.
    broad: Vec<Broad>,
}

/// What changes slowly across a board.
#[derive(Clone, Copy, Default)]
struct Broad {
    /// How far a ring strays here, in units, and how far in all with the uneven years.
    wobble: f32,
    stray: f32,
    /// From the lightest wood to the middle one, 0 to 1.
    shade: f32,
}

impl Broad {
    fn at(grain: &Grain, x: f32, y: f32) -> Self {
        let wobble = fbm(x * 0.22 + grain.seed, y * 0.035, 3) * grain.wobble;
        let jitter = 1.3 * (noise(x * 0.9 + grain.seed, y * 0.02) - 0.5);
        let shade = smoothstep(0.2, 0.85, fbm(x * 0.10 + 3.0, y * 0.05 + grain.seed, 3));
        Self {
            wobble,
            stray: wobble + jitter,
            shade,
        }
    }

    fn towards(self, next: Self, part: f32) -> Self {
        let line = |a: f32, b: f32| a + (b - a) * part;
        Self {
            wobble: line(self.wobble, next.wobble),
            stray: line(self.stray, next.stray),
            shade: line(self.shade, next.shade),
        }
    }
}

impl<'a> Row<'a> {
    pub(super) fn new(grain: &'a Grain, scan: Scan, width: u32) -> Self {
        let broad = (0..=width / COARSE + 1)
            .map(|index| Broad::at(grain, scan.x(index * COARSE), scan.y))
            .collect();
        Self { grain, scan, broad }
    }

    /// The wood in a column; its grain runs from row to row.
    pub(super) fn colour(&self, column: u32) -> Tone {
        let (grain, x, y) = (self.grain, self.scan.x(column), self.scan.y);
        let at = |index: u32| self.broad.get(index as usize).copied().unwrap_or_default();
        let index = column / COARSE;
        let broad = at(index).towards(at(index + 1), (column % COARSE) as f32 / COARSE as f32);

        let year = grain.rings * (x + broad.stray);
        let whole = floor(year);
        let within = year - whole as f32;
        // Wood grows slowly lighter to darker through a year and stops at once.
        let ring = smoothstep(0.0, 0.72, within) * (1.0 - smoothstep(0.80, 1.0, within));
        // No two years were alike. Raised to 5/4, so that strong rings are the rarer ones.
        let luck = noise(whole as f32 * 1.7, grain.seed + y * 0.05);
        let strength = 0.15 + 0.85 * luck * luck.sqrt().sqrt();
        let wood = mix(tone(grain.light), tone(grain.mid), broad.shade);
        let wood = mix(wood, tone(grain.dark), ring * strength * grain.contrast);

        let fibre = noise(x * 38.0 + broad.wobble * 20.0, y * 0.55) - 0.5;
        let fine = noise(x * 95.0, y * 1.6) - 0.5;
        let pore = smoothstep(0.80, 0.97, noise(x * 60.0, y * 2.6 + grain.seed));
        let texture = 1.0 + grain.fibre * (fibre + 0.7 * fine) - grain.pore * pore;
        scale(
            wood,
            texture * (1.0 + grain.fleck * fleck(x, y, grain.seed)),
        )
    }
}

/// Faint bars across the grain that shimmer, 0 to 1.
fn fleck(x: f32, y: f32, seed: f32) -> f32 {
    let patch = smoothstep(0.60, 0.85, noise(x * 3.1 + 7.0, y * 1.1 + seed));
    if patch > 0.0 {
        patch * smoothstep(0.5, 0.8, noise(x * 14.0, y * 5.0))
    } else {
        0.0
    }
}
