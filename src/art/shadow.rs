//! The soft shadows under stones, and the light around those that shine.
//!
//! Two shadows ground a stone: a wide one that the light casts to the lower right, and a tight dark one where the stone
//! touches the board. A lifted stone has only the first, farther away and softer.

use super::{Pixmap, Rgb, tone::tint};

/// The colour of every shadow on a board.
pub const COLOUR: Rgb = Rgb::hex(0x221406);

/// How a soft edge falls from full to nothing: part of the way and what is left.
const FALL: [(f32, f32); 4] = [(0.0, 1.0), (0.35, 0.72), (0.7, 0.22), (1.0, 0.0)];
/// The light around a shining stone: part of the way from [`BLOOM_FROM`] to [`BLOOM_TO`], and its opacity.
const BLOOM: [(f32, f32); 3] = [(0.0, 0.42), (0.45, 0.14), (1.0, 0.0)];
const BLOOM_FROM: f32 = 0.6;
const BLOOM_TO: f32 = 1.9;

/// A sprite to draw centred on a stone's centre moved by `offset`. It is larger than the stone; draw it at its own size.
#[derive(Debug, Clone, PartialEq)]
pub struct Shadow {
    /// The shadow, already in [`COLOUR`].
    pub picture: Pixmap,
    /// From the stone's centre to the picture's, in pixels: right and down.
    pub offset: (f32, f32),
}

/// The shadow that the light casts from a stone of `diameter` pixels, `lift` from 0 (on the board) to 1 (just let go).
/// The picture is 1.28 diameters wide for a stone on the board, and 1.68 for a lifted one.
pub fn cast(diameter: u32, lift: f32) -> Shadow {
    let (r, lift) = (diameter as f32 / 2.0, lift.clamp(0.0, 1.0));
    let offset = (r * (0.14 + 0.5 * lift), r * (0.22 + 0.8 * lift));
    Shadow {
        picture: soft_disc(r, 0.98, 0.30 + 0.4 * lift, 0.46 - 0.16 * lift),
        offset,
    }
}

/// The shadow where a stone of `diameter` pixels touches the board; only for stones that do. 1.09 diameters wide.
pub fn contact(diameter: u32) -> Shadow {
    let r = diameter as f32 / 2.0;
    Shadow {
        picture: soft_disc(r, 0.99, 0.10, 0.42),
        offset: (r * 0.05, r * 0.09),
    }
}

/// The light around a shining stone of `diameter` pixels, to draw under it and centred on it; 1.9 diameters wide.
pub fn bloom(colour: Rgb, diameter: u32) -> Pixmap {
    let r = diameter as f32 / 2.0;
    round(r * BLOOM_TO, |distance| {
        let way = (distance / r - BLOOM_FROM) / (BLOOM_TO - BLOOM_FROM);
        tint(colour, falling(&BLOOM, way))
    })
}

/// A disc of `size` times `radius` whose edge is `blur` times `radius` soft to either side.
fn soft_disc(radius: f32, size: f32, blur: f32, opacity: f32) -> Pixmap {
    let (inner, outer) = ((size - blur) * radius, (size + blur) * radius);
    round(outer, |distance| {
        let way = (distance - inner) / (outer - inner).max(f32::EPSILON);
        tint(COLOUR, opacity * falling(&FALL, way))
    })
}

/// A picture just large enough for `radius`, painted by the distance from its centre.
fn round(radius: f32, paint: impl Fn(f32) -> [u8; 4] + Sync) -> Pixmap {
    let side = (radius * 2.0).ceil() as u32;
    let middle = side as f32 / 2.0;
    Pixmap::paint(side, side, |x, y| {
        paint((x as f32 + 0.5 - middle).hypot(y as f32 + 0.5 - middle))
    })
}

/// The value at `way` of a line through the given (place, value) pairs; level before the first and after the last.
pub(super) fn falling(stops: &[(f32, f32)], way: f32) -> f32 {
    let mut before = stops.first().copied().unwrap_or_default();
    for &(place, value) in stops {
        if way < place {
            let part = ((way - before.0) / (place - before.0).max(f32::EPSILON)).clamp(0.0, 1.0);
            return before.1 + (value - before.1) * part;
        }
        before = (place, value);
    }
    before.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shadows_fade_outwards_and_reach_beyond_the_stone() {
        for shadow in [cast(44, 0.0), cast(44, 1.0), contact(44)] {
            let side = shadow.picture.width;
            assert!(side > 44);
            let row: Vec<_> = (side / 2..side)
                .map(|x| shadow.picture.pixel(x, side / 2)[3])
                .collect();
            assert!(row.is_sorted_by(|a, b| a >= b), "{row:?}");
            assert!(row[0] > 60 && row[row.len() - 1] < 12, "{row:?}");
            assert!(shadow.offset.0 > 0.0 && shadow.offset.1 > shadow.offset.0);
        }
        assert!(cast(44, 1.0).offset.1 > cast(44, 0.0).offset.1 + 10.0);
    }

    #[test]
    fn bloom_is_nothing_at_its_border() {
        let light = bloom(Rgb::hex(0xFFB042), 40);
        assert_eq!(light.width, 76);
        assert_eq!(light.pixel(0, 0)[3], 0);
        assert!(light.pixel(38, 38)[3] > 100);
    }

    #[test]
    fn a_line_through_points_is_met() {
        let stops = [(0.0, 1.0), (0.5, 0.0), (1.0, 0.4)];
        for (way, value) in [
            (-1.0, 1.0),
            (0.25, 0.5),
            (0.5, 0.0),
            (0.75, 0.2),
            (2.0, 0.4),
        ] {
            assert!((falling(&stops, way) - value).abs() < 1e-6, "{way}");
        }
    }
}
