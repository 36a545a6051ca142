//! The one light of the game, from the upper left, and how a rounded stone takes it.

use serde::{Deserialize, Serialize};

use super::{
    noise::smoothstep,
    tone::{Tone, add, mix, scale},
};

/// A direction or a normal: right, down, towards the eye.
type Vector = [f32; 3];

/// Where the light stands: the unit vector of (−.46, −.62, .64).
const LIGHT: Vector = [-0.458_6, -0.618_1, 0.638_0];
/// Half way between the light and the eye: where a polished stone shows its highlight.
const HALF: Vector = [-0.253_4, -0.341_5, 0.905_1];
/// Where light that comes back from the board meets a stone: its lower right flank. Deliberately short of a unit.
const BACK_LIGHT: Vector = [0.55, 0.70, 0.15];
/// From this part of the radius outwards a stone darkens towards its edge.
const TURN_FROM: f32 = 0.92;
const WHITE: Tone = [255.0; 3];

/// How a surface answers the light.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shine {
    /// What part of its own colour it shows in the dark.
    pub ambient: f32,
    /// What part more it shows where the light falls straight.
    pub diffuse: f32,
    /// The broad highlight: strength and sharpness.
    pub broad: (f32, f32),
    /// The small highlight: strength and sharpness.
    pub tight: (f32, f32),
}

/// Light that enters or bounces at the lower right of a stone.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EdgeLight {
    /// Its colour.
    pub colour: super::Rgb,
    /// How much of it, 0 to 1.
    pub strength: f32,
    /// From which part of the radius outwards.
    pub from: f32,
    /// Whether it is added, as light through glass is, or tints the surface.
    #[serde(default)]
    pub glows: bool,
}

/// A place on a stone that is being painted: where it is and which way it faces.
#[derive(Debug, Clone, Copy)]
pub struct Spot {
    /// Right of the centre, −1 to 1.
    pub u: f32,
    /// Below the centre, −1 to 1.
    pub v: f32,
    /// Distance from the centre, 0 to 1.
    pub r: f32,
    normal: Vector,
}

impl Spot {
    /// The place (u, v) of a stone whose roundness is `curve`: 0 is a coin, 1 a ball.
    pub fn new(u: f32, v: f32, curve: f32) -> Self {
        let square = u * u + v * v;
        let normal = [
            u * curve,
            v * curve,
            (1.0 - square * curve * curve).max(0.0).sqrt(),
        ];
        Self {
            u,
            v,
            r: square.sqrt(),
            normal,
        }
    }

    /// `base` as it looks here in the light.
    pub fn lit(&self, base: Tone, shine: &Shine) -> Tone {
        let facing = dot(self.normal, LIGHT).max(0.0);
        let mirror = dot(self.normal, HALF).max(0.0);
        let (broad, tight) = (shine.broad, shine.tight);
        let highlight = broad.0 * power(mirror, broad.1) + tight.0 * power(mirror, tight.1);
        add(
            scale(base, shine.ambient + shine.diffuse * facing),
            WHITE,
            highlight,
        )
    }

    /// `base` with the light of the lower right flank.
    pub fn edge_lit(&self, base: Tone, edge: &EdgeLight) -> Tone {
        let amount = self.flank(edge.from) * edge.strength;
        let colour = super::tone::tone(edge.colour);
        if edge.glows {
            add(base, colour, amount)
        } else {
            mix(base, colour, amount)
        }
    }

    /// How much this place belongs to the lower right flank, 0 to about 1, from `from` of the radius outwards.
    pub fn flank(&self, from: f32) -> f32 {
        smoothstep(from, 1.0, self.r) * dot(self.normal, BACK_LIGHT).max(0.0)
    }

    /// `base` darkened by up to `amount` where the stone turns away at its very edge.
    pub fn turned(&self, base: Tone, amount: f32) -> Tone {
        scale(base, 1.0 - smoothstep(TURN_FROM, 1.0, self.r) * amount)
    }
}

/// The base to the power of the exponent. Those that skins use are whole and small, and multiplying is many times quicker
/// than a logarithm for each of a million samples.
fn power(base: f32, exponent: f32) -> f32 {
    const MOST: f32 = 256.0;
    if exponent.fract() == 0.0 && (0.0..=MOST).contains(&exponent) {
        base.powi(exponent as i32)
    } else {
        base.powf(exponent)
    }
}

fn dot(a: Vector, b: Vector) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_directions_are_units() {
        for direction in [LIGHT, HALF] {
            assert!((dot(direction, direction) - 1.0).abs() < 1e-3);
        }
        let sum = [LIGHT[0], LIGHT[1], LIGHT[2] + 1.0];
        assert!(
            (dot(sum, HALF) - dot(sum, sum).sqrt()).abs() < 1e-3,
            "HALF lies between light and eye"
        );
    }

    #[test]
    fn whole_exponents_are_powers_like_any_other() {
        for exponent in [0.0, 1.0, 6.0, 40.0, 7.5] {
            for base in [0.0_f32, 0.3, 0.97, 1.0] {
                let (quick, slow) = (power(base, exponent), base.powf(exponent));
                assert!((quick - slow).abs() < 1e-5, "{base} ^ {exponent}: {quick}");
            }
        }
    }

    #[test]
    fn the_upper_left_is_the_bright_side() {
        let shine = Shine {
            ambient: 0.5,
            diffuse: 0.5,
            broad: (0.1, 8.0),
            tight: (0.0, 1.0),
        };
        let grey = [100.0; 3];
        let bright = Spot::new(-0.5, -0.5, 0.9).lit(grey, &shine);
        let dark = Spot::new(0.5, 0.5, 0.9).lit(grey, &shine);
        assert!(bright[0] > dark[0] + 30.0);
    }
}
