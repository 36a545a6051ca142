//! Straight-grained wood: year rings, fibres, pores and the silky fleck of quarter-sawn boards.

use crate::art::{
    noise::{fbm, floor, noise, smoothstep},
    skin::Grain,
    tone::{Tone, mix, scale, tone},
};

/// The wood at (x, y), in units; its grain runs along y.
pub(super) fn colour(grain: &Grain, x: f32, y: f32) -> Tone {
    let seed = grain.seed;
    let wobble = fbm(x * 0.22 + seed, y * 0.035, 3) * grain.wobble;
    let jitter = 1.3 * (noise(x * 0.9 + seed, y * 0.02) - 0.5);
    let year = grain.rings * (x + wobble + jitter);
    let whole = floor(year);
    let within = year - whole as f32;
    // Wood grows slowly lighter to darker through a year and stops at once.
    let ring = smoothstep(0.0, 0.72, within) * (1.0 - smoothstep(0.80, 1.0, within));
    let strength = 0.15 + 0.85 * noise(whole as f32 * 1.7, seed + y * 0.05).powf(1.3);

    let broad = smoothstep(0.2, 0.85, fbm(x * 0.10 + 3.0, y * 0.05 + seed, 3));
    let wood = mix(tone(grain.light), tone(grain.mid), broad);
    let wood = mix(wood, tone(grain.dark), ring * strength * grain.contrast);

    let fibre = noise(x * 38.0 + wobble * 20.0, y * 0.55) - 0.5;
    let fine = noise(x * 95.0, y * 1.6) - 0.5;
    let pore = smoothstep(0.80, 0.97, noise(x * 60.0, y * 2.6 + seed));
    let wood = scale(
        wood,
        1.0 + grain.fibre * (fibre + 0.7 * fine) - grain.pore * pore,
    );
    scale(wood, 1.0 + grain.fleck * fleck(x, y, seed))
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
