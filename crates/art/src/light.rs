//! Lighting: one directional light from the upper left, and Blinn–Phong shading of rounded stones.

use serde::{Deserialize, Serialize};

use super::{
    noise::smoothstep,
    rgb_f32::{RgbF32, add, mix, scale},
};

/// A vector in screen space: right, down, towards the viewer.
type Vector = [f32; 3];

/// The direction to the light: (−0.46, −0.62, 0.64), normalised.
const LIGHT: Vector = [-0.458_6, -0.618_1, 0.638_0];
/// The half vector of Blinn–Phong: halfway between the directions to the light and to the viewer.
const HALF: Vector = [-0.253_4, -0.341_5, 0.905_1];
/// The direction from which light reflected by the board reaches a stone: the lower right. Deliberately shorter than 1.
const BACK_LIGHT: Vector = [0.55, 0.70, 0.15];
/// The distance from the centre, in radii, from which a stone darkens towards its edge.
const DARK_EDGE_FROM: f32 = 0.92;
const WHITE: RgbF32 = [255.0; 3];

/// The shading parameters of a surface: Blinn–Phong with two specular lobes.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shine {
    /// The ambient factor.
    pub ambient: f32,
    /// The diffuse factor.
    pub diffuse: f32,
    /// The broad specular lobe: strength and exponent.
    pub broad: (f32, f32),
    /// The tight specular lobe: strength and exponent.
    pub tight: (f32, f32),
}

/// Light on the lower right edge of a stone, reflected by the board or transmitted through the stone.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EdgeLight {
    /// Its colour.
    pub colour: super::Rgb,
    /// The strength, 0 to 1.
    pub strength: f32,
    /// The distance from the centre, in radii, at which it begins.
    pub from: f32,
    /// Whether it is added to the surface colour, like light through glass, or mixed with it.
    #[serde(default)]
    pub glows: bool,
}

/// A point on the surface of a stone, with its normal.
#[derive(Debug, Clone, Copy)]
pub struct SurfacePoint {
    /// The distance right of the centre, −1 to 1 radii.
    pub u: f32,
    /// The distance below the centre, −1 to 1 radii.
    pub v: f32,
    /// The distance from the centre, 0 to 1 radii.
    pub r: f32,
    normal: Vector,
}

impl SurfacePoint {
    /// The point (u, v) of a stone with curvature `curve`: 0 is flat, 1 a sphere.
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

    /// The surface colour `base` with ambient, diffuse and specular light.
    pub fn shaded(&self, base: RgbF32, shine: &Shine) -> RgbF32 {
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

    /// `base` with the light on the lower right edge.
    pub fn with_edge_light(&self, base: RgbF32, edge: &EdgeLight) -> RgbF32 {
        let amount = self.back_light(edge.from) * edge.strength;
        let colour = edge.colour.to_f32();
        if edge.glows {
            add(base, colour, amount)
        } else {
            mix(base, colour, amount)
        }
    }

    /// How much the point faces the lower right, 0 to about 1; 0 closer to the centre than `from` radii.
    pub fn back_light(&self, from: f32) -> f32 {
        smoothstep(from, 1.0, self.r) * dot(self.normal, BACK_LIGHT).max(0.0)
    }

    /// `base` darkened towards the edge of the stone, at most by the factor `amount`.
    pub fn with_dark_edge(&self, base: RgbF32, amount: f32) -> RgbF32 {
        scale(base, 1.0 - smoothstep(DARK_EDGE_FROM, 1.0, self.r) * amount)
    }
}

/// `base` to the power of `exponent`. Skins mostly use small integer exponents, for which repeated multiplication is
/// many times faster than `powf`.
fn power(base: f32, exponent: f32) -> f32 {
    const MAX_INTEGER: f32 = 256.0;
    if exponent.fract() == 0.0 && (0.0..=MAX_INTEGER).contains(&exponent) {
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
    fn the_directions_are_normalised() {
        for direction in [LIGHT, HALF] {
            assert!((dot(direction, direction) - 1.0).abs() < 1e-3);
        }
        let sum = [LIGHT[0], LIGHT[1], LIGHT[2] + 1.0];
        assert!(
            (dot(sum, HALF) - dot(sum, sum).sqrt()).abs() < 1e-3,
            "HALF lies between light and viewer"
        );
    }

    #[test]
    fn integer_exponents_agree_with_powf() {
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
        let bright = SurfacePoint::new(-0.5, -0.5, 0.9).shaded(grey, &shine);
        let dark = SurfacePoint::new(0.5, 0.5, 0.9).shaded(grey, &shine);
        assert!(bright[0] > dark[0] + 30.0);
    }
}
