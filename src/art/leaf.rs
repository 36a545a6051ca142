//! Leaf light: the shadow of a bamboo that stands outside the window, for the title.
//!
//! Two layers, a near one with crisp leaves and a far one with large soft ones. Baked once; only the sprites drift.

use std::f32::consts::FRAC_PI_2;

use super::{Pixmap, Rgb, noise::hash, tone::tint};

/// The colour of the shade.
pub const COLOUR: Rgb = Rgb::hex(0x4A4A38);

/// One of the two layers. Drawn as plain alpha it darkens whatever lies below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Farther from the board: larger, softer, paler.
    Far,
    /// Nearer to the board.
    Near,
}

/// How high the window is that the lengths below are made for, in pixels.
const DESIGN_HEIGHT: f32 = 800.0;
/// A leaf's length, and its greatest half width in parts of the length.
const LEAF: (f32, f32) = (90.0, 130.0);
const HALF_WIDTH: f32 = 0.075;
/// Where a leaf is widest, in parts of its length from the stalk.
const BELLY: f32 = 0.36;
/// From one fan of leaves to the next along a stem.
const NODE: f32 = 74.0;
/// How much a stem droops from node to node, in radians.
const DROOP: f32 = 0.085;
/// How far a fan of leaves opens, in radians, at least and at most.
const FAN: (f32, f32) = (0.75, 1.5);
/// How long the twig between a stem and its fan is, and how far it stands off, in radians.
const TWIG: (f32, f32) = (20.0, 58.0);
const TWIG_ANGLE: f32 = 0.95;
/// How much leaves hang: 0 is the way of their twig, 1 straight down.
const HANG: f32 = 0.45;
/// What part of the nodes has lost its leaves.
const BARE: f32 = 0.18;
/// Where stems come in, in parts of width and height, which way they go at first (radians, clockwise from the right), and
/// how many nodes they have.
const STEMS: [(f32, f32, f32, i32); 6] = [
    (1.04, -0.10, 2.62, 9),
    (1.06, 0.22, 2.80, 7),
    (0.86, -0.12, 2.30, 8),
    (1.08, 0.58, 2.95, 6),
    (0.62, -0.14, 2.45, 6),
    (1.02, -0.06, 1.95, 8),
];

impl Layer {
    const fn blur(self) -> f32 {
        match self {
            Self::Far => 9.0,
            Self::Near => 3.6,
        }
    }

    const fn scale(self) -> f32 {
        match self {
            Self::Far => 1.5,
            Self::Near => 1.0,
        }
    }

    const fn opacity(self) -> f32 {
        match self {
            Self::Far => 0.12,
            Self::Near => 0.17,
        }
    }

    /// Keeps the two layers from having the same bamboo.
    const fn seed(self) -> i32 {
        match self {
            Self::Far => 40,
            Self::Near => 3,
        }
    }
}

/// A layer for a window of `width` × `height` pixels. It is soft, so half the window's size, stretched, does too.
pub fn layer(layer: Layer, width: u32, height: u32) -> Pixmap {
    let mut shade = Shade::new(width, height);
    let unit = shade.height as f32 / DESIGN_HEIGHT;
    for leaf in leaves(layer, shade.width as f32, shade.height as f32, unit) {
        shade.draw(&leaf);
    }
    shade.blur(layer.blur() * unit);
    let wide = shade.width;
    Pixmap::paint(wide as u32, shade.height as u32, |x, y| {
        tint(
            COLOUR,
            shade.values[y as usize * wide + x as usize] * layer.opacity(),
        )
    })
}

/// A leaf from its stalk in a direction, in pixels.
struct Leaf {
    x: f32,
    y: f32,
    angle: f32,
    length: f32,
}

fn leaves(layer: Layer, width: f32, height: f32, unit: f32) -> Vec<Leaf> {
    let scale = unit * layer.scale();
    let mut leaves = Vec::new();
    for (stem, &(across, down, heading, nodes)) in STEMS.iter().enumerate() {
        let salt = stem as i32 * 31 + layer.seed();
        let (mut x, mut y) = (across * width, down * height);
        let mut angle = heading + 0.3 * (hash(salt, 0) - 0.5);
        for node in 1..=nodes {
            // Down is a quarter turn clockwise; every node leads a little farther to it.
            angle += (FRAC_PI_2 - angle).clamp(-DROOP, DROOP);
            let step = NODE * scale * between((0.7, 1.3), hash(salt, node));
            (x, y) = (x + angle.cos() * step, y + angle.sin() * step);
            if hash(salt + 1, node) > BARE {
                fan(&mut leaves, (x, y), angle, scale, (salt, node));
            }
        }
    }
    leaves
}

/// Three or four leaves at the end of a twig, to one side of the stem and the other in turn.
fn fan(
    leaves: &mut Vec<Leaf>,
    (x, y): (f32, f32),
    stem: f32,
    scale: f32,
    (salt, node): (i32, i32),
) {
    let luck = |index: i32| hash(salt + index, node * 7 + 5);
    let side = if node % 2 == 0 { 1.0 } else { -1.0 };
    let twig = stem + side * TWIG_ANGLE * between((0.5, 1.0), luck(2));
    let reach = between(TWIG, luck(3)) * scale;
    let (x, y) = (x + twig.cos() * reach, y + twig.sin() * reach);
    let middle = twig + (FRAC_PI_2 - twig) * HANG;
    let open = between(FAN, luck(4));
    let count = 3 + i32::from(luck(5) > 0.5);
    for index in 0..count {
        let place = index as f32 / (count - 1) as f32 - 0.5 + 0.3 * (luck(6 + index) - 0.5);
        // The outer leaves of a fan are the older and shorter ones.
        let length = between(LEAF, luck(10 + index)) * scale * (1.0 - 0.35 * place.abs());
        leaves.push(Leaf {
            x,
            y,
            angle: middle + place * open,
            length,
        });
    }
}

fn between((low, high): (f32, f32), part: f32) -> f32 {
    low + (high - low) * part
}

/// How much shade there is at each pixel, 0 to 1.
struct Shade {
    width: usize,
    height: usize,
    values: Vec<f32>,
}

impl Shade {
    fn new(width: u32, height: u32) -> Self {
        let width = width.clamp(1, Pixmap::MAX_SIDE) as usize;
        let height = height.clamp(1, Pixmap::MAX_SIDE) as usize;
        Self {
            width,
            height,
            values: vec![0.0; width * height],
        }
    }

    fn draw(&mut self, leaf: &Leaf) {
        let (sin, cos) = leaf.angle.sin_cos();
        let reach = |from: f32, along: f32, limit: usize| {
            let margin = leaf.length * HALF_WIDTH + 1.0;
            let low = from.min(from + along) - margin;
            let high = from.max(from + along) + margin;
            low.clamp(0.0, limit as f32) as usize..high.clamp(0.0, limit as f32) as usize
        };
        for row in reach(leaf.y, sin * leaf.length, self.height) {
            for column in reach(leaf.x, cos * leaf.length, self.width) {
                let (dx, dy) = (column as f32 + 0.5 - leaf.x, row as f32 + 0.5 - leaf.y);
                let (along, across) = (
                    (dx * cos + dy * sin) / leaf.length,
                    (dy * cos - dx * sin).abs(),
                );
                // Most of the rectangle is beside the leaf, and the leaf's outline is dear to work out.
                if across >= HALF_WIDTH * leaf.length + 0.5 {
                    continue;
                }
                let inside = (half_width(along) * leaf.length - across + 0.5).clamp(0.0, 1.0);
                let value = &mut self.values[row * self.width + column];
                *value = value.max(inside);
            }
        }
    }

    /// Three running means each way are as good as a Gaussian of standard deviation `deviation`.
    fn blur(&mut self, deviation: f32) {
        let reach = (((4.0 * deviation * deviation + 1.0).sqrt() - 1.0) / 2.0).round() as usize;
        let mut line = Vec::new();
        for _ in 0..3 {
            for row in 0..self.height {
                running_mean(
                    &mut self.values,
                    row * self.width,
                    1,
                    self.width,
                    reach,
                    &mut line,
                );
            }
            for column in 0..self.width {
                running_mean(
                    &mut self.values,
                    column,
                    self.width,
                    self.height,
                    reach,
                    &mut line,
                );
            }
        }
    }
}

/// The mean of the `reach` values to either side, for `count` values that lie `stride` apart from `first` on. Outside
/// there is no shade. `line` is room to work in.
fn running_mean(
    values: &mut [f32],
    first: usize,
    stride: usize,
    count: usize,
    reach: usize,
    line: &mut Vec<f32>,
) {
    line.clear();
    line.extend((0..count).map(|index| values[first + index * stride]));
    let window = (2 * reach + 1) as f32;
    let mut sum: f32 = line.iter().take(reach).sum();
    for index in 0..count {
        sum += line.get(index + reach).copied().unwrap_or(0.0);
        values[first + index * stride] = (sum / window).max(0.0);
        if index >= reach {
            sum -= line[index - reach];
        }
    }
}

/// Half the width of a leaf at a part of its length, in parts of its length; less than nothing beyond its ends.
fn half_width(along: f32) -> f32 {
    if !(0.0..=1.0).contains(&along) {
        return -1.0;
    }
    let slope = if along < BELLY {
        along / BELLY
    } else {
        (1.0 - along) / (1.0 - BELLY)
    };
    // Round at the stalk, drawn out to a point at the tip.
    let shape = if along < BELLY {
        (slope * (2.0 - slope)).sqrt()
    } else {
        slope.powf(0.85)
    };
    HALF_WIDTH * shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_shade_within_their_strength() {
        for (which, strongest) in [(Layer::Far, 31), (Layer::Near, 44)] {
            let picture = layer(which, 320, 200);
            assert_eq!(picture, layer(which, 320, 200));
            let alphas: Vec<_> = picture.rgba.chunks_exact(4).map(|pixel| pixel[3]).collect();
            let most = alphas.iter().copied().max().unwrap_or_default();
            assert!(most > strongest / 2 && most <= strongest, "{most}");
            assert!(alphas.contains(&0), "light falls between the leaves");
            assert_eq!(picture.pixel(5, 5)[..3], [0x4A, 0x4A, 0x38]);
        }
    }

    #[test]
    fn a_blur_keeps_the_sum() {
        let mut shade = Shade::new(61, 41);
        shade.values[20 * 61 + 30] = 1.0;
        shade.blur(3.0);
        let sum: f32 = shade.values.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        assert!(shade.values[20 * 61 + 30] < 0.05);
    }

    #[test]
    fn any_size_will_do() {
        assert_eq!(layer(Layer::Near, 1, 1).width, 1);
        assert_eq!(layer(Layer::Far, 40, 3).height, 3);
    }
}
