//! How colours look to people with a colour vision deficiency, and how far two colours lie apart.
//!
//! The simulation multiplies linear RGB by the matrices for the complete lack of one kind of cone from G. M. Machado,
//! M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
//! IEEE Transactions on Visualization and Computer Graphics 15 (2009).
//!
//! ```
//! use narabe_art::{Rgb, colour_vision::{ColourVision, difference}};
//!
//! let (red, green) = (Rgb::hex(0xC03020), Rgb::hex(0x5A7020));
//! let [red_seen, green_seen] = [red, green].map(|colour| ColourVision::Deuteranopia.simulate(colour));
//! assert!(difference(red_seen, green_seen) < difference(red, green) / 2.0);
//! ```

use super::{Pixmap, Rgb};

/// A kind of colour vision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColourVision {
    /// All three kinds of cones.
    Typical,
    /// No long-wavelength cones: red and green look alike, and red is dark. About one man in a hundred.
    Protanopia,
    /// No medium-wavelength cones: red and green look alike. About one man in a hundred; the milder deuteranomaly, one in
    /// twenty.
    Deuteranopia,
    /// No short-wavelength cones: blue and green, and yellow and pink, look alike. About one person in ten thousand.
    Tritanopia,
}

type Matrix = [[f32; 3]; 3];

const PROTANOPIA: Matrix = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
const DEUTERANOPIA: Matrix = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
const TRITANOPIA: Matrix = [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_900],
];
/// From linear sRGB to CIE XYZ, relative to the white point D65.
const XYZ: Matrix = [
    [0.433_953, 0.376_219, 0.189_828],
    [0.212_673, 0.715_152, 0.072_175],
    [0.017_757, 0.109_477, 0.872_766],
];

impl ColourVision {
    /// All kinds, the typical one first.
    pub const ALL: [Self; 4] = [
        Self::Typical,
        Self::Protanopia,
        Self::Deuteranopia,
        Self::Tritanopia,
    ];

    /// The name in commands: `typical`, `protanopia`, `deuteranopia` or `tritanopia`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Typical => "typical",
            Self::Protanopia => "protanopia",
            Self::Deuteranopia => "deuteranopia",
            Self::Tritanopia => "tritanopia",
        }
    }

    /// The kind of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|vision| vision.id() == id)
    }

    /// The colour that somebody with typical vision sees as similar to what this person sees.
    pub fn simulate(self, colour: Rgb) -> Rgb {
        let matrix = match self {
            Self::Typical => return colour,
            Self::Protanopia => PROTANOPIA,
            Self::Deuteranopia => DEUTERANOPIA,
            Self::Tritanopia => TRITANOPIA,
        };
        let [r, g, b] = product(&matrix, linear(colour)).map(|part| {
            let part = part.clamp(0.0, 1.0);
            let encoded = if part <= 0.003_130_8 {
                12.92 * part
            } else {
                1.055 * part.powf(1.0 / 2.4) - 0.055
            };
            (encoded * 255.0).round() as u8
        });
        Rgb { r, g, b }
    }

    /// Simulates every pixel; opacity stays.
    pub fn simulate_picture(self, picture: &mut Pixmap) {
        let mut last = (Rgb::hex(0), self.simulate(Rgb::hex(0)));
        for pixel in picture.rgba.chunks_exact_mut(4) {
            let colour = Rgb::new(pixel[0], pixel[1], pixel[2]);
            if colour != last.0 {
                last = (colour, self.simulate(colour));
            }
            pixel[..3].copy_from_slice(&[last.1.r, last.1.g, last.1.b]);
        }
    }
}

/// The difference of two colours: their distance in CIE L\*a\*b\* (ΔE, CIE 1976). 2 is just visible side by side, black and
/// white differ by 100.
pub fn difference(one: Rgb, other: Rgb) -> f32 {
    let (one, other) = (lab(one), lab(other));
    let squares = one.iter().zip(other).map(|(a, b)| (a - b) * (a - b));
    squares.sum::<f32>().sqrt()
}

/// The channels in linear light, 0 to 1.
fn linear(colour: Rgb) -> [f32; 3] {
    [colour.r, colour.g, colour.b].map(super::rgb::linear)
}

fn product(matrix: &Matrix, vector: [f32; 3]) -> [f32; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// Lightness 0 to 100, green to red, blue to yellow.
fn lab(colour: Rgb) -> [f32; 3] {
    const DELTA: f32 = 6.0 / 29.0;
    let [x, y, z] = product(&XYZ, linear(colour)).map(|part| {
        if part > DELTA.powi(3) {
            part.cbrt()
        } else {
            part / (3.0 * DELTA * DELTA) + 4.0 / 29.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grey_stays_grey() {
        for vision in ColourVision::ALL {
            for byte in [0, 90, 200, 255] {
                let seen = vision.simulate(Rgb::new(byte, byte, byte));
                let off = [seen.r, seen.g, seen.b].map(|part| part.abs_diff(byte));
                assert!(off.into_iter().all(|off| off <= 1), "{vision:?}: {seen}");
            }
        }
    }

    #[test]
    fn black_and_white_differ_by_a_hundred() {
        let distance = difference(Rgb::hex(0), Rgb::hex(0xFF_FFFF));
        assert!((distance - 100.0).abs() < 0.1, "{distance}");
    }

    #[test]
    fn confused_colours_come_near_each_other() {
        for (vision, one, other) in [
            (ColourVision::Protanopia, 0x80_2020, 0x3A_3A20),
            (ColourVision::Deuteranopia, 0xC0_3020, 0x5A_7020),
            (ColourVision::Tritanopia, 0x20_70C0, 0x10_8080),
        ] {
            let (one, other) = (Rgb::hex(one), Rgb::hex(other));
            let seen = difference(vision.simulate(one), vision.simulate(other));
            assert!(seen < difference(one, other) * 0.7, "{vision:?}: {seen}");
        }
    }

    #[test]
    fn a_picture_is_simulated_pixel_by_pixel() {
        let mut picture = Pixmap::paint(2, 1, |x, _| [200, 30 * x as u8, 10, 77]);
        ColourVision::Protanopia.simulate_picture(&mut picture);
        let expected = [0, 30].map(|g| ColourVision::Protanopia.simulate(Rgb::new(200, g, 10)));
        let [one, other] = expected.map(|seen| [seen.r, seen.g, seen.b, 77]);
        assert_eq!(picture.rgba, [one, other].concat());
    }
}
