//! Stones without a body: ink, light and plain signs.

use super::Paint;
use crate::art::{
    noise::{fbm, noise, smoothstep},
    skin::{Blot, Emblem, Enso, Lantern, Plain},
    tone::{Tone, mix, scale, tone},
};

/// How large a brushed stone is, in parts of the radius, and how far its edge wanders.
const BRUSH_EDGE: (f32, f32) = (0.93, 0.05);
/// Where a lantern's ring lies and how wide the ring and its halo are, in parts of the radius.
const RING_AT: f32 = 0.78;
const RING_WIDTH: f32 = 0.085;
const HALO_WIDTH: f32 = 0.22;
/// How fast the light in the middle of a lantern fades outwards.
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
    let ink = mix(tone(blot.centre), tone(blot.rim), 0.55 + pool * 0.45);
    let ink = mix(ink, tone(blot.streak), streak * (1.0 - pool));
    (ink, 1.0 - smoothstep(edge - 0.05, edge + 0.015, r))
}

pub(super) fn enso(enso: &Enso, u: f32, v: f32, seed: f32) -> Paint {
    let (r, direction) = polar(u, v);
    let wander = fbm(direction.0 * 1.6 + seed * 11.0, direction.1 * 1.6 + 2.0, 3) - 0.5;
    let edge = BRUSH_EDGE.0 + BRUSH_EDGE.1 * 2.0 * wander;
    let angle = v.atan2(u);
    // The brush sets down full and runs dry on its way round.
    let thick = 0.075
        + 0.075 * smoothstep(-0.9, 1.0, (angle + seed * std::f32::consts::TAU).sin())
        + 0.03 * wander;
    let inside = 1.0 - smoothstep(edge - 0.03, edge + 0.02, r);
    let ring = inside * smoothstep(edge - thick - 0.05, edge - thick + 0.015, r);
    let wet = 0.86 + 0.14 * noise(direction.0 * 4.0 + seed * 9.0, direction.1 * 4.0);
    (
        mix(tone(enso.paper), tone(enso.ink), ring * wet),
        ring.max(inside * 0.94),
    )
}

pub(super) fn lantern(lantern: &Lantern, r: f32) -> Paint {
    let bell = |width: f32| (-((r - RING_AT) / width).powi(2)).exp();
    let (ring, halo) = (bell(RING_WIDTH), bell(HALO_WIDTH));
    let light = tone(lantern.ring);
    let filled = lantern.core.is_some();
    let glass = tone(lantern.glass);
    // A lantern with a light inside lights its own glass, most in the middle.
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
        tone(lantern.hot),
        ring.powi(6) * 0.85,
    );
    let stone = lantern.core.as_ref().map_or(stone, |core| {
        mix(
            stone,
            tone(core.colour),
            (-r * r * CORE_FADE).exp() * core.strength,
        )
    });
    (stone, 1.0 - smoothstep(0.95, 1.0, r))
}

pub(super) fn plain(plain: &Plain, u: f32, v: f32) -> Tone {
    let r = u.hypot(v);
    if r > plain.border_from {
        return tone(plain.border);
    }
    match plain.emblem {
        Emblem::Square { half, colour } if u.abs() < half && v.abs() < half => tone(colour),
        Emblem::Ring {
            inner,
            outer,
            colour,
        } if r > inner && r < outer => tone(colour),
        _ => tone(plain.fill),
    }
}

/// The distance from the middle, and the direction as a unit vector, which unlike an angle has no seam.
fn polar(u: f32, v: f32) -> (f32, (f32, f32)) {
    let r = u.hypot(v);
    if r > 0.0 {
        (r, (u / r, v / r))
    } else {
        (0.0, (1.0, 0.0))
    }
}
