//! The soft shadows of stones, and the bloom of luminous ones.
//!
//! A stone on the board has a cast shadow, to the lower right, and a smaller and darker contact shadow. A lifted stone
//! has only a cast shadow, which is farther away and softer.

use super::{Pixmap, Rgb, rgb_f32::tint};

/// The colour of shadows on a board.
pub const COLOUR: Rgb = Rgb::hex(0x221406);

/// The falloff of a soft edge: position from 0 (inner) to 1 (outer), and opacity.
const FALLOFF: [(f32, f32); 4] = [(0.0, 1.0), (0.35, 0.72), (0.7, 0.22), (1.0, 0.0)];
/// The falloff of the bloom: position from [`BLOOM_FROM`] (0) to [`BLOOM_TO`] (1), and opacity.
const BLOOM: [(f32, f32); 3] = [(0.0, 0.42), (0.45, 0.14), (1.0, 0.0)];
// Where the bloom begins and ends, in radii of the stone.
const BLOOM_FROM: f32 = 0.6;
const BLOOM_TO: f32 = 1.9;

/// A shadow sprite. Draw it unscaled, with its centre `offset` away from the centre of the stone.
#[derive(Debug, Clone, PartialEq)]
pub struct Shadow {
    /// The shadow in [`COLOUR`], larger than the stone.
    pub picture: Pixmap,
    /// The distance right and down from the centre of the stone to that of the sprite, in pixels.
    pub offset: (f32, f32),
}

/// The cast shadow of a stone of `diameter` pixels, with `lift` from 0 (on the board) to 1 (lifted). The sprite is 1.28
/// diameters wide for a stone on the board, and 1.68 for a lifted one.
pub fn cast(diameter: u32, lift: f32) -> Shadow {
    let (r, lift) = (diameter as f32 / 2.0, lift.clamp(0.0, 1.0));
    let offset = (r * (0.14 + 0.5 * lift), r * (0.22 + 0.8 * lift));
    Shadow {
        picture: soft_disc(r, 0.98, 0.30 + 0.4 * lift, 0.46 - 0.16 * lift),
        offset,
    }
}

/// The contact shadow of a stone of `diameter` pixels on the board. The sprite is 1.09 diameters wide.
pub fn contact(diameter: u32) -> Shadow {
    let r = diameter as f32 / 2.0;
    Shadow {
        picture: soft_disc(r, 0.99, 0.10, 0.42),
        offset: (r * 0.05, r * 0.09),
    }
}

/// The bloom of a luminous stone of `diameter` pixels, to draw below it with the same centre. It is 1.9 diameters wide.
pub fn bloom(colour: Rgb, diameter: u32) -> Pixmap {
    let r = diameter as f32 / 2.0;
    radial(r * BLOOM_TO, |distance| {
        let position = (distance / r - BLOOM_FROM) / (BLOOM_TO - BLOOM_FROM);
        tint(colour, interpolate(&BLOOM, position))
    })
}

/// A disc of radius `size` × `radius` whose edge is blurred by `blur` × `radius` to either side.
fn soft_disc(radius: f32, size: f32, blur: f32, opacity: f32) -> Pixmap {
    let (inner, outer) = ((size - blur) * radius, (size + blur) * radius);
    radial(outer, |distance| {
        let position = (distance - inner) / (outer - inner).max(f32::EPSILON);
        tint(COLOUR, opacity * interpolate(&FALLOFF, position))
    })
}

/// A square image that contains a circle of this radius; the colour is a function of the distance from its centre.
fn radial(radius: f32, paint: impl Fn(f32) -> [u8; 4] + Sync) -> Pixmap {
    let side = (radius * 2.0).ceil() as u32;
    let middle = side as f32 / 2.0;
    Pixmap::paint(side, side, |x, y| {
        paint((x as f32 + 0.5 - middle).hypot(y as f32 + 0.5 - middle))
    })
}

/// Piecewise linear interpolation between (position, value) pairs in ascending order, constant outside them.
pub(super) fn interpolate(stops: &[(f32, f32)], at: f32) -> f32 {
    let mut before = stops.first().copied().unwrap_or_default();
    for &(position, value) in stops {
        if at < position {
            let span = (position - before.0).max(f32::EPSILON);
            let part = ((at - before.0) / span).clamp(0.0, 1.0);
            return before.1 + (value - before.1) * part;
        }
        before = (position, value);
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
    fn bloom_is_transparent_at_its_border() {
        let light = bloom(Rgb::hex(0xFFB042), 40);
        assert_eq!(light.width, 76);
        assert_eq!(light.pixel(0, 0)[3], 0);
        assert!(light.pixel(38, 38)[3] > 100);
    }

    #[test]
    fn interpolation_meets_its_stops() {
        let stops = [(0.0, 1.0), (0.5, 0.0), (1.0, 0.4)];
        for (at, value) in [
            (-1.0, 1.0),
            (0.25, 0.5),
            (0.5, 0.0),
            (0.75, 0.2),
            (2.0, 0.4),
        ] {
            assert!((interpolate(&stops, at) - value).abs() < 1e-6, "{at}");
        }
    }
}
