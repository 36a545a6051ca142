//! The shadow of bamboo leaves that the title screen casts over its board: a near layer with sharp leaves and a far one
//! with large blurred leaves. The layers are rendered once and move as sprites.

use std::f32::consts::FRAC_PI_2;

use super::{Pixmap, Rgb, noise::hash, rgb_f32::tint};

/// The colour of the shadow.
pub const COLOUR: Rgb = Rgb::hex(0x4A4A38);

/// One of the two layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Farther from the board: larger, more blurred, fainter.
    Far,
    /// Nearer to the board.
    Near,
}

/// The height of the window that the lengths below are designed for, in pixels.
const DESIGN_HEIGHT: f32 = 800.0;
/// The range of the length of a leaf, in design pixels.
const LEAF_LENGTH: (f32, f32) = (90.0, 130.0);
/// Half the width of a leaf where it is widest, relative to its length.
const HALF_WIDTH: f32 = 0.075;
/// Where a leaf is widest, relative to its length from the base.
const WIDEST_AT: f32 = 0.36;
/// The distance between two nodes of a stem, in design pixels.
const NODE_DISTANCE: f32 = 74.0;
/// How much a stem bends down from node to node, in radians.
const DROOP: f32 = 0.085;
/// The range of the angle of a fan of leaves, in radians.
const FAN_ANGLE: (f32, f32) = (0.75, 1.5);
/// The range of the length of the twig between a stem and a fan, in design pixels.
const TWIG_LENGTH: (f32, f32) = (20.0, 58.0);
/// The largest angle between a stem and a twig, in radians.
const TWIG_ANGLE: f32 = 0.95;
/// How much leaves hang down: 0 is the direction of their twig, 1 straight down.
const GRAVITY: f32 = 0.45;
/// The share of nodes without leaves.
const BARE_SHARE: f32 = 0.18;
/// The stems: start relative to width and height of the window, initial direction (radians, clockwise from the right),
/// and number of nodes.
const STEMS: [(f32, f32, f32, i32); 6] = [
    (1.04, -0.10, 2.62, 9),
    (1.06, 0.22, 2.80, 7),
    (0.86, -0.12, 2.30, 8),
    (1.08, 0.58, 2.95, 6),
    (0.62, -0.14, 2.45, 6),
    (1.02, -0.06, 1.95, 8),
];

impl Layer {
    /// The standard deviation of the blur, in design pixels.
    const fn blur(self) -> f32 {
        match self {
            Self::Far => 9.0,
            Self::Near => 3.6,
        }
    }

    /// The scale of the bamboo.
    const fn scale(self) -> f32 {
        match self {
            Self::Far => 1.5,
            Self::Near => 1.0,
        }
    }

    /// The opacity of full shadow, 0 to 1.
    const fn opacity(self) -> f32 {
        match self {
            Self::Far => 0.12,
            Self::Near => 0.17,
        }
    }

    /// The random seed, so that the layers have different bamboo.
    const fn seed(self) -> i32 {
        match self {
            Self::Far => 40,
            Self::Near => 3,
        }
    }
}

/// A layer for a window of `width` × `height` pixels, to blend over the board. It is smooth enough to be rendered at
/// half the size of the window and scaled up.
pub fn layer(layer: Layer, width: u32, height: u32) -> Pixmap {
    let mut shade = Coverage::new(width, height);
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

/// A leaf: its base, direction (radians, clockwise from the right) and length, in pixels.
struct Leaf {
    x: f32,
    y: f32,
    angle: f32,
    length: f32,
}

/// The leaves of a layer. `unit` is the number of pixels per design pixel.
fn leaves(layer: Layer, width: f32, height: f32, unit: f32) -> Vec<Leaf> {
    let scale = unit * layer.scale();
    let mut leaves = Vec::new();
    for (stem, &(across, down, direction, nodes)) in STEMS.iter().enumerate() {
        let salt = stem as i32 * 31 + layer.seed();
        let (mut x, mut y) = (across * width, down * height);
        let mut angle = direction + 0.3 * (hash(salt, 0) - 0.5);
        for node in 1..=nodes {
            // Straight down is a quarter turn clockwise from the right.
            angle += (FRAC_PI_2 - angle).clamp(-DROOP, DROOP);
            let step = NODE_DISTANCE * scale * lerp((0.7, 1.3), hash(salt, node));
            (x, y) = (x + angle.cos() * step, y + angle.sin() * step);
            if hash(salt + 1, node) > BARE_SHARE {
                fan(&mut leaves, (x, y), angle, scale, (salt, node));
            }
        }
    }
    leaves
}

/// Adds three or four leaves at the end of a twig, on alternating sides of the stem.
fn fan(
    leaves: &mut Vec<Leaf>,
    (x, y): (f32, f32),
    stem: f32,
    scale: f32,
    (salt, node): (i32, i32),
) {
    let random = |index: i32| hash(salt + index, node * 7 + 5);
    let side = if node % 2 == 0 { 1.0 } else { -1.0 };
    let twig = stem + side * TWIG_ANGLE * lerp((0.5, 1.0), random(2));
    let length = lerp(TWIG_LENGTH, random(3)) * scale;
    let (x, y) = (x + twig.cos() * length, y + twig.sin() * length);
    let middle = twig + (FRAC_PI_2 - twig) * GRAVITY;
    let spread = lerp(FAN_ANGLE, random(4));
    let count = 3 + i32::from(random(5) > 0.5);
    for index in 0..count {
        let place = index as f32 / (count - 1) as f32 - 0.5 + 0.3 * (random(6 + index) - 0.5);
        // The outer leaves of a fan are shorter.
        let length = lerp(LEAF_LENGTH, random(10 + index)) * scale * (1.0 - 0.35 * place.abs());
        leaves.push(Leaf {
            x,
            y,
            angle: middle + place * spread,
            length,
        });
    }
}

/// Linear interpolation between the ends of a range.
fn lerp((low, high): (f32, f32), part: f32) -> f32 {
    low + (high - low) * part
}

/// The shadow at each pixel, 0 to 1.
struct Coverage {
    width: usize,
    height: usize,
    values: Vec<f32>,
}

impl Coverage {
    fn new(width: u32, height: u32) -> Self {
        let width = width.clamp(1, Pixmap::MAX_SIDE) as usize;
        let height = height.clamp(1, Pixmap::MAX_SIDE) as usize;
        Self {
            width,
            height,
            values: vec![0.0; width * height],
        }
    }

    /// Draws a leaf, antialiased.
    fn draw(&mut self, leaf: &Leaf) {
        let (sin, cos) = leaf.angle.sin_cos();
        let bounds = |from: f32, along: f32, limit: usize| {
            let margin = leaf.length * HALF_WIDTH + 1.0;
            let low = from.min(from + along) - margin;
            let high = from.max(from + along) + margin;
            low.clamp(0.0, limit as f32) as usize..high.clamp(0.0, limit as f32) as usize
        };
        for row in bounds(leaf.y, sin * leaf.length, self.height) {
            for column in bounds(leaf.x, cos * leaf.length, self.width) {
                let (dx, dy) = (column as f32 + 0.5 - leaf.x, row as f32 + 0.5 - leaf.y);
                let (along, across) = (
                    (dx * cos + dy * sin) / leaf.length,
                    (dy * cos - dx * sin).abs(),
                );
                // Most of the bounding box is outside the leaf, and its outline is expensive to compute.
                if across >= HALF_WIDTH * leaf.length + 0.5 {
                    continue;
                }
                let inside = (half_width(along) * leaf.length - across + 0.5).clamp(0.0, 1.0);
                let value = &mut self.values[row * self.width + column];
                *value = value.max(inside);
            }
        }
    }

    /// Approximates a Gaussian blur of this standard deviation, in pixels, by three box blurs.
    fn blur(&mut self, deviation: f32) {
        let reach = (((4.0 * deviation * deviation + 1.0).sqrt() - 1.0) / 2.0).round() as usize;
        let mut line = Vec::new();
        for _ in 0..3 {
            for row in 0..self.height {
                box_blur(
                    &mut self.values,
                    row * self.width,
                    1,
                    self.width,
                    reach,
                    &mut line,
                );
            }
            for column in 0..self.width {
                box_blur(
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

/// A one-dimensional box blur of radius `reach` over `count` values, `stride` apart from `first` on. Values outside
/// count as 0. `line` is a scratch buffer.
fn box_blur(
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

/// Half the width of a leaf at a position along it (0 to 1), relative to its length; negative outside that range.
fn half_width(along: f32) -> f32 {
    if !(0.0..=1.0).contains(&along) {
        return -1.0;
    }
    let slope = if along < WIDEST_AT {
        along / WIDEST_AT
    } else {
        (1.0 - along) / (1.0 - WIDEST_AT)
    };
    // Round at the base, pointed at the tip.
    let shape = if along < WIDEST_AT {
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
    fn layers_stay_within_their_opacity() {
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
        let mut shade = Coverage::new(61, 41);
        shade.values[20 * 61 + 30] = 1.0;
        shade.blur(3.0);
        let sum: f32 = shade.values.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        assert!(shade.values[20 * 61 + 30] < 0.05);
    }

    #[test]
    fn any_size_is_rendered() {
        assert_eq!(layer(Layer::Near, 1, 1).width, 1);
        assert_eq!(layer(Layer::Far, 40, 3).height, 3);
    }
}
