//! Stones without shading: ink, light and plain colours.

use crate::{
    noise::{fbm, noise, smoothstep},
    rgb_f32::{RgbF32, mix, scale},
    skin::{Blot, Emblem, Enso, Lantern, Plain},
};

/// A colour and its opacity, 0 to 1.
pub(super) type Paint = (RgbF32, f32);

/// The mean radius of a brushed stone, and the deviation of its edge, in radii.
const BRUSH_EDGE: (f32, f32) = (0.93, 0.05);
// The radius of the ring of a lantern, and the widths of the ring and of its halo, in radii.
const RING_AT: f32 = 0.78;
const RING_WIDTH: f32 = 0.085;
const HALO_WIDTH: f32 = 0.22;
/// The falloff of the light in the centre of a lantern.
const CORE_FADE: f32 = 9.0;

pub(super) fn blot(blot: &Blot, u: f32, v: f32, seed: f32) -> Paint {
    let (r, direction) = polar(u, v);
    let wander = fbm(direction.0 * 2.2 + seed * 13.0, direction.1 * 2.2 + 4.0, 3) - 0.5;
    let edge = BRUSH_EDGE.0 + BRUSH_EDGE.1 * 2.0 * wander;
    let pool = smoothstep(0.55, 0.98, r / edge);
    let streak = smoothstep(
        0.62,
        0.86,
        noise(u * 3.0 + v * 16.0 + seed * 9.0, v * 3.0 - u * 7.0),
    ) * 0.09;
    let ink = mix(blot.centre.to_f32(), blot.rim.to_f32(), 0.55 + pool * 0.45);
    let ink = mix(ink, blot.streak.to_f32(), streak * (1.0 - pool));
    (ink, 1.0 - smoothstep(edge - 0.05, edge + 0.015, r))
}

pub(super) fn enso(enso: &Enso, u: f32, v: f32, seed: f32) -> Paint {
    let (r, direction) = polar(u, v);
    let wander = fbm(direction.0 * 1.6 + seed * 11.0, direction.1 * 1.6 + 2.0, 3) - 0.5;
    let edge = BRUSH_EDGE.0 + BRUSH_EDGE.1 * 2.0 * wander;
    let angle = v.atan2(u);
    // The stroke gets thinner on its way around, as the brush runs dry.
    let thick = 0.075
        + 0.075 * smoothstep(-0.9, 1.0, (angle + seed * std::f32::consts::TAU).sin())
        + 0.03 * wander;
    let inside = 1.0 - smoothstep(edge - 0.03, edge + 0.02, r);
    let ring = inside * smoothstep(edge - thick - 0.05, edge - thick + 0.015, r);
    let wet = 0.86 + 0.14 * noise(direction.0 * 4.0 + seed * 9.0, direction.1 * 4.0);
    (
        mix(enso.paper.to_f32(), enso.ink.to_f32(), ring * wet),
        ring.max(inside * 0.94),
    )
}

pub(super) fn lantern(lantern: &Lantern, r: f32) -> Paint {
    let bell = |width: f32| (-((r - RING_AT) / width).powi(2)).exp();
    let (ring, halo) = (bell(RING_WIDTH), bell(HALO_WIDTH));
    let light = lantern.ring.to_f32();
    let filled = lantern.core.is_some();
    let glass = lantern.glass.to_f32();
    // A light in the centre brightens the glass.
    let glass = if filled {
        mix(glass, light, 0.55 * (1.0 - smoothstep(0.0, 1.0, r)))
    } else {
        glass
    };
    let stone = mix(
        glass,
        scale(light, if filled { 0.62 } else { 0.30 }),
        halo * 0.8,
    );
    let stone = mix(
        mix(stone, light, ring),
        lantern.hot.to_f32(),
        ring.powi(6) * 0.85,
    );
    let stone = lantern.core.as_ref().map_or(stone, |core| {
        mix(
            stone,
            core.colour.to_f32(),
            (-r * r * CORE_FADE).exp() * core.strength,
        )
    });
    (stone, 1.0 - smoothstep(0.95, 1.0, r))
}

pub(super) fn plain(plain: &Plain, u: f32, v: f32) -> RgbF32 {
    let r = u.hypot(v);
    if r > plain.border_from {
        return plain.border.to_f32();
    }
    match plain.emblem {
        Emblem::Square { half, colour } if u.abs() < half && v.abs() < half => colour.to_f32(),
        Emblem::Ring {
            inner,
            outer,
            colour,
        } if r > inner && r < outer => colour.to_f32(),
        _ => plain.fill.to_f32(),
    }
}

/// The distance from the centre, and the direction as a unit vector, which is continuous, unlike an angle.
fn polar(u: f32, v: f32) -> (f32, (f32, f32)) {
    let r = u.hypot(v);
    if r > 0.0 {
        (r, (u / r, v / r))
    } else {
        (0.0, (1.0, 0.0))
    }
}
