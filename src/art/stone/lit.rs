//! Stones with a body that the light goes round.

use crate::art::{
    light::{Shine, Spot},
    noise::{cells, fbm, floor, fract, noise, smoothstep},
    skin::{Glass, Jade, Kintsugi, Shell, Slate, Wood},
    tone::{Tone, mix, scale, tone},
};

/// How gold leaf takes the light.
const GOLD: Shine = Shine {
    ambient: 0.6,
    diffuse: 0.5,
    broad: (0.2, 6.0),
    tight: (0.5, 40.0),
};
/// A mended seam: inside the first gap between two shards it is all gold, from the second on none.
const SEAM: (f32, f32) = (0.026, 0.048);
/// From which part of the radius the lower right flank is shaded.
const FLANK_FROM: f32 = 0.60;

pub(super) fn slate(slate: &Slate, u: f32, v: f32, seed: f32) -> Tone {
    let spot = Spot::new(u, v, slate.curve);
    let broad = fbm(u * 5.0 + seed * 9.0, v * 5.0, 3) - 0.5;
    let fine = noise(u * 42.0 + seed, v * 42.0) - 0.5;
    let base = scale(tone(slate.base), 1.0 + slate.mottle * (broad + 0.62 * fine));
    let stone = spot.edge_lit(spot.lit(base, &slate.shine), &slate.edge);
    spot.turned(stone, 0.28)
}

pub(super) fn shell(shell: &Shell, u: f32, v: f32, seed: f32) -> Tone {
    let spot = Spot::new(u, v, shell.curve);
    let (x, y) = turned((seed - 0.5) * 0.9 + 0.25, u, v);
    let bow = 0.34 * x * x * (0.7 + seed * 0.6);
    let growth = (y + 0.55 + bow) * shell.lines + fbm(x * 2.0 + seed * 5.0, y * 2.0, 2) * 0.8;
    let year = floor(growth) as f32;
    let within = growth - year;
    let line = smoothstep(0.0, 0.5, within) * (1.0 - smoothstep(0.55, 0.98, within));
    let strength = shell.strength * (0.35 + 0.65 * noise(year * 3.1, seed * 20.0));
    let base = mix(tone(shell.base), tone(shell.growth), line * strength);
    spot.turned(
        spot.edge_lit(spot.lit(base, &shell.shine), &shell.edge),
        0.10,
    )
}

pub(super) fn glass(glass: &Glass, u: f32, v: f32, seed: f32) -> Tone {
    let spot = Spot::new(u, v, glass.curve);
    let stone = spot.edge_lit(spot.lit(tone(glass.base), &glass.shine), &glass.edge);
    let uneven = (noise(u * 30.0 + seed * 5.0, v * 30.0) - 0.5) * glass.mottle;
    spot.turned(scale(stone, 1.0 + uneven), 0.08)
}

pub(super) fn jade(jade: &Jade, u: f32, v: f32, seed: f32) -> Tone {
    let spot = Spot::new(u, v, jade.curve);
    let cloud = fbm(
        u * jade.clouds + seed * 20.0,
        v * jade.clouds + seed * 7.0,
        4,
    );
    let base = mix(
        tone(jade.base),
        tone(jade.cloud),
        smoothstep(0.32, 0.72, cloud),
    );
    let vein = 1.0 - smoothstep(0.0, 0.03, (cloud - 0.52).abs());
    let base = mix(base, tone(jade.vein), vein * jade.vein_opacity);
    spot.turned(spot.edge_lit(spot.lit(base, &jade.shine), &jade.edge), 0.15)
}

pub(super) fn kintsugi(kintsugi: &Kintsugi, u: f32, v: f32, seed: f32) -> Tone {
    let spot = Spot::new(u, v, kintsugi.curve);
    let scatter = kintsugi.breaks;
    // Ceramic does not break along a ruler.
    let (bend_x, bend_y) = (
        fbm(u * 3.0 + seed * 3.0, v * 3.0, 2) * 0.22,
        fbm(u * 3.0, v * 3.0 + seed * 5.0, 2) * 0.22,
    );
    let (nearest, second) = cells(
        u * scatter + seed * 40.0 + bend_x,
        v * scatter + seed * 23.0 + bend_y,
    );
    let seam = 1.0 - smoothstep(SEAM.0, SEAM.1, second - nearest);
    let leaf = mix(
        tone(kintsugi.gold),
        tone(kintsugi.glint),
        noise(u * 9.0, v * 9.0),
    );
    let stone = mix(
        spot.lit(tone(kintsugi.base), &kintsugi.shine),
        spot.lit(leaf, &GOLD),
        seam,
    );
    spot.turned(
        scale(stone, 1.0 - spot.flank(FLANK_FROM) * kintsugi.flank),
        0.14,
    )
}

pub(super) fn wood(wood: &Wood, u: f32, v: f32, seed: f32) -> Tone {
    let spot = Spot::new(u, v, wood.curve);
    let (x, y) = turned(seed * 1.2 - 0.6, u, v);
    let year = fract(x * wood.rings + fbm(x * 0.7 + seed * 9.0, y * 0.25, 3) * 1.8);
    let ring = smoothstep(0.0, 0.7, year) * (1.0 - smoothstep(0.8, 1.0, year));
    let base = mix(tone(wood.light), tone(wood.dark), ring * 0.75);
    let base = scale(
        base,
        1.0 + (noise(x * 30.0, y * 2.0 + seed * 9.0) - 0.5) * 0.16,
    );
    let stone = spot.lit(base, &wood.shine);
    spot.turned(
        scale(stone, 1.0 - spot.flank(FLANK_FROM) * wood.flank),
        0.14,
    )
}

/// (u, v) in the stone's own directions, which `angle` (in radians) turns from stone to stone.
fn turned(angle: f32, u: f32, v: f32) -> (f32, f32) {
    let (sin, cos) = angle.sin_cos();
    (u * cos - v * sin, u * sin + v * cos)
}
