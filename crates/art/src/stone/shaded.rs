//! Shaded stones: rounded bodies with ambient, diffuse and specular light.

use crate::{
    light::{Shine, SurfacePoint},
    noise::{fbm, floor, fract, noise, smoothstep, worley},
    rgb_f32::{RgbF32, mix, scale},
    skin::{Jade, Kintsugi, Mottled, Shell, Wood},
};

/// The shading of gold leaf.
const GOLD: Shine = Shine {
    ambient: 0.6,
    diffuse: 0.5,
    broad: (0.2, 6.0),
    tight: (0.5, 40.0),
};
/// A gold seam between two shards: up to the first difference of Worley distances it is opaque, from the second on
/// transparent.
const SEAM: (f32, f32) = (0.026, 0.048);
/// The distance from the centre, in radii, from which the lower right is shaded.
const SHADE_FROM: f32 = 0.60;

pub(super) fn slate(slate: &Mottled, u: f32, v: f32, seed: f32) -> RgbF32 {
    let surface = SurfacePoint::new(u, v, slate.curve);
    let broad = fbm(u * 5.0 + seed * 9.0, v * 5.0, 3) - 0.5;
    let fine = noise(u * 42.0 + seed, v * 42.0) - 0.5;
    let base = scale(
        slate.base.to_f32(),
        1.0 + slate.mottle * (broad + 0.62 * fine),
    );
    let stone = surface.with_edge_light(surface.shaded(base, &slate.shine), &slate.edge);
    surface.with_dark_edge(stone, 0.28)
}

pub(super) fn shell(shell: &Shell, u: f32, v: f32, seed: f32) -> RgbF32 {
    let surface = SurfacePoint::new(u, v, shell.curve);
    let (x, y) = rotated((seed - 0.5) * 0.9 + 0.25, u, v);
    let bow = 0.34 * x * x * (0.7 + seed * 0.6);
    let growth = (y + 0.55 + bow) * shell.lines + fbm(x * 2.0 + seed * 5.0, y * 2.0, 2) * 0.8;
    let year = floor(growth) as f32;
    let within = growth - year;
    let line = smoothstep(0.0, 0.5, within) * (1.0 - smoothstep(0.55, 0.98, within));
    let strength = shell.strength * (0.35 + 0.65 * noise(year * 3.1, seed * 20.0));
    let base = mix(shell.base.to_f32(), shell.growth.to_f32(), line * strength);
    surface.with_dark_edge(
        surface.with_edge_light(surface.shaded(base, &shell.shine), &shell.edge),
        0.10,
    )
}

pub(super) fn glass(glass: &Mottled, u: f32, v: f32, seed: f32) -> RgbF32 {
    let surface = SurfacePoint::new(u, v, glass.curve);
    let stone = surface.with_edge_light(
        surface.shaded(glass.base.to_f32(), &glass.shine),
        &glass.edge,
    );
    let uneven = (noise(u * 30.0 + seed * 5.0, v * 30.0) - 0.5) * glass.mottle;
    surface.with_dark_edge(scale(stone, 1.0 + uneven), 0.08)
}

pub(super) fn jade(jade: &Jade, u: f32, v: f32, seed: f32) -> RgbF32 {
    let surface = SurfacePoint::new(u, v, jade.curve);
    let cloud = fbm(
        u * jade.clouds + seed * 20.0,
        v * jade.clouds + seed * 7.0,
        4,
    );
    let base = mix(
        jade.base.to_f32(),
        jade.cloud.to_f32(),
        smoothstep(0.32, 0.72, cloud),
    );
    let vein = 1.0 - smoothstep(0.0, 0.03, (cloud - 0.52).abs());
    let base = mix(base, jade.vein.to_f32(), vein * jade.vein_opacity);
    let stone = surface.shaded(base, &jade.shine);
    surface.with_dark_edge(surface.with_edge_light(stone, &jade.edge), 0.15)
}

pub(super) fn kintsugi(kintsugi: &Kintsugi, u: f32, v: f32, seed: f32) -> RgbF32 {
    let surface = SurfacePoint::new(u, v, kintsugi.curve);
    let density = kintsugi.breaks;
    // Bends the edges of the shards.
    let (bend_x, bend_y) = (
        fbm(u * 3.0 + seed * 3.0, v * 3.0, 2) * 0.22,
        fbm(u * 3.0, v * 3.0 + seed * 5.0, 2) * 0.22,
    );
    let (nearest, second) = worley(
        u * density + seed * 40.0 + bend_x,
        v * density + seed * 23.0 + bend_y,
    );
    let seam = 1.0 - smoothstep(SEAM.0, SEAM.1, second - nearest);
    let leaf = mix(
        kintsugi.gold.to_f32(),
        kintsugi.glint.to_f32(),
        noise(u * 9.0, v * 9.0),
    );
    let stone = mix(
        surface.shaded(kintsugi.base.to_f32(), &kintsugi.shine),
        surface.shaded(leaf, &GOLD),
        seam,
    );
    surface.with_dark_edge(
        scale(stone, 1.0 - surface.back_light(SHADE_FROM) * kintsugi.flank),
        0.14,
    )
}

pub(super) fn wood(wood: &Wood, u: f32, v: f32, seed: f32) -> RgbF32 {
    let surface = SurfacePoint::new(u, v, wood.curve);
    let (x, y) = rotated(seed * 1.2 - 0.6, u, v);
    let year = fract(x * wood.rings + fbm(x * 0.7 + seed * 9.0, y * 0.25, 3) * 1.8);
    let ring = smoothstep(0.0, 0.7, year) * (1.0 - smoothstep(0.8, 1.0, year));
    let base = mix(wood.light.to_f32(), wood.dark.to_f32(), ring * 0.75);
    let base = scale(
        base,
        1.0 + (noise(x * 30.0, y * 2.0 + seed * 9.0) - 0.5) * 0.16,
    );
    let stone = surface.shaded(base, &wood.shine);
    surface.with_dark_edge(
        scale(stone, 1.0 - surface.back_light(SHADE_FROM) * wood.flank),
        0.14,
    )
}

/// (u, v) in the coordinate system of the stone, which is rotated by `angle`, in radians.
fn rotated(angle: f32, u: f32, v: f32) -> (f32, f32) {
    let (sin, cos) = angle.sin_cos();
    (u * cos - v * sin, u * sin + v * cos)
}
