//! Where the lines of a family are, pixel by pixel, and how much of a piece of a line is seen.

use super::plane::Plane;

/// Where along a piece of a line is looked, in distances of two points. A stone at an end hides the half there.
const LOOKS: [[f32; 4]; 2] = [[0.16, 0.26, 0.36, 0.46], [0.54, 0.64, 0.74, 0.84]];
/// The weight of the more visible half of a piece of a line. Something other than a stone may hide the other half.
const BETTER_HALF: f32 = 0.6;
/// What a piece counts at least whose both ends are stones: it may not be seen at all.
const HIDDEN: f32 = 0.75;
/// The most that may seem to be lines beside a piece: the ribs of a mat, the grain of wood, a hatched ground.
const MOST_TEXTURE: f32 = 0.8;

/// A place in a picture, in pixels.
pub(super) type Place = (f32, f32);

/// The place a part of the way from a place to another.
pub(super) fn between(from: Place, to: Place, part: f32) -> Place {
    (
        from.0 + (to.0 - from.0) * part,
        from.1 + (to.1 - from.1) * part,
    )
}

/// Where lines are, or are one pixel beside.
pub(super) struct Mask {
    width: usize,
    height: usize,
    seen: Vec<bool>,
}

impl Mask {
    /// Of the strength of lines at each pixel, upright or level ones.
    pub(super) fn of(strength: &Plane, upright: bool) -> Self {
        let mut seen = vec![false; strength.values.len()];
        let step = strength.stride(!upright);
        for (index, value) in strength.values.iter().enumerate() {
            if *value > 0.0 {
                // Lines end before the border, so that one pixel beside is in the same row.
                let around = seen.iter_mut().skip(index.saturating_sub(step));
                around.step_by(step).take(3).for_each(|seen| *seen = true);
            }
        }
        Self {
            width: strength.width,
            height: strength.height,
            seen,
        }
    }

    /// Whether a line runs through a place.
    pub(super) fn is_seen(&self, (x, y): Place) -> bool {
        if x < 0.0 || y < 0.0 {
            return false;
        }
        let (x, y) = ((x + 0.5) as usize, (y + 0.5) as usize);
        x < self.width && y < self.height && self.seen[y * self.width + x]
    }

    /// How much of a piece of a line is seen, 0 to 1: more than of the board on both sides of it. All three lead from a place to
    /// another. `stones` tells at which ends stones are.
    pub(super) fn piece(&self, line: [Place; 2], sides: [[Place; 2]; 2], stones: [bool; 2]) -> f32 {
        let on = self.share(line, stones);
        // The edge of the board may lie on one side.
        let off = sides.map(|side| self.share(side, stones));
        let off = off[0].min(off[1]).min(MOST_TEXTURE);
        let least = if stones == [true; 2] { HIDDEN } else { 0.0 };
        ((on - off) / (1.0 - off)).max(least)
    }

    /// The share that is seen of what stones do not hide.
    fn share(&self, [from, to]: [Place; 2], stones: [bool; 2]) -> f32 {
        let [first, second] = LOOKS.map(|looks| {
            let seen = looks
                .iter()
                .filter(|along| self.is_seen(between(from, to, **along)));
            seen.count() as f32 / looks.len() as f32
        });
        match stones {
            [true, false] => second,
            [false, true] => first,
            _ => BETTER_HALF * first.max(second) + (1.0 - BETTER_HALF) * first.min(second),
        }
    }
}
