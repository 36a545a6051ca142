//! The palette of a GIF file: at most 255 colours chosen by median cut, and an ordered dither between them.
//!
//! The dither depends on a pixel and its place alone. So a pixel that a frame leaves as it is keeps its colour, and the
//! frame can leave it out.

use crate::{Pixmap, rgb_f32::byte};

/// The most colours: one entry of a GIF palette means "as before".
const MAX_COLOURS: usize = 255;
// Bits of a channel in the histogram and in the table of nearest colours.
const BITS: u32 = 6;
const LEVELS: usize = 1 << BITS;
const CELLS: usize = LEVELS * LEVELS * LEVELS;
/// The largest change of a channel by the dither.
const AMPLITUDE: f32 = 6.0;
/// Thresholds of an ordered dither (Bayer), 0 to 63.
const DITHER: [[u8; 8]; 8] = [
    [0, 32, 8, 40, 2, 34, 10, 42],
    [48, 16, 56, 24, 50, 18, 58, 26],
    [12, 44, 4, 36, 14, 46, 6, 38],
    [60, 28, 52, 20, 62, 30, 54, 22],
    [3, 35, 11, 43, 1, 33, 9, 41],
    [51, 19, 59, 27, 49, 17, 57, 25],
    [15, 47, 7, 39, 13, 45, 5, 37],
    [63, 31, 55, 23, 61, 29, 53, 21],
];

/// A colour of the histogram: its channels, and the number of its pixels.
type Counted = ([f32; 3], f32);

/// The colours of a file.
pub(super) struct Palette {
    colours: Vec<[u8; 3]>,
    /// The nearest colour of each cell of the colour space, once it has been asked for.
    nearest: Vec<Option<u8>>,
}

impl Palette {
    /// The colours that suit some pictures.
    pub(super) fn of(pictures: &[Pixmap]) -> Self {
        let mut boxes = vec![histogram(pictures)];
        while boxes.len() < MAX_COLOURS {
            let widest = (boxes.iter().enumerate())
                .filter(|(_, colours)| colours.len() > 1)
                .max_by(|(_, one), (_, other)| weight(one).total_cmp(&weight(other)));
            let Some((index, _)) = widest else { break };
            let colours = boxes.swap_remove(index);
            let (one, other) = split(colours);
            boxes.extend([one, other]);
        }
        let colours = boxes
            .iter()
            .map(|colours| mean(colours).map(byte))
            .collect();
        Self {
            colours,
            nearest: vec![None; CELLS],
        }
    }

    /// Red, green and blue of each entry.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let transparent = [0; 3];
        [self.colours.concat(), transparent.to_vec()].concat()
    }

    /// The entry that means "as before".
    pub(super) const fn transparent(&self) -> u8 {
        // At most 255 colours.
        self.colours.len() as u8
    }

    /// The entry of a pixel in column `x` and row `y` of the whole picture.
    pub(super) fn index(&mut self, [r, g, b, _]: [u8; 4], x: u32, y: u32) -> u8 {
        let threshold = DITHER[y as usize % 8][x as usize % 8];
        let shift = ((f32::from(threshold) + 0.5) / 64.0 - 0.5) * AMPLITUDE;
        let shifted = [r, g, b].map(|channel| byte((f32::from(channel) + shift).max(0.0)));
        let cell = cell_of(shifted);
        if let Some(known) = self.nearest[cell] {
            return known;
        }
        let found = self.search(centre_of(cell));
        self.nearest[cell] = Some(found);
        found
    }

    fn search(&self, colour: [f32; 3]) -> u8 {
        let far = |entry: &[u8; 3]| {
            let difference = |part: usize| (f32::from(entry[part]) - colour[part]).powi(2);
            (0..3).map(difference).sum::<f32>()
        };
        let entries = (0..).zip(&self.colours);
        let nearest = entries.min_by(|(_, one), (_, other)| far(one).total_cmp(&far(other)));
        nearest.map_or(0, |(index, _)| index)
    }
}

/// The cell of the colour space that a colour lies in.
fn cell_of([r, g, b]: [u8; 3]) -> usize {
    let part = |channel: u8| usize::from(channel >> (8 - BITS));
    (part(r) * LEVELS + part(g)) * LEVELS + part(b)
}

/// The middle of a cell of the colour space.
fn centre_of(cell: usize) -> [f32; 3] {
    let width = (256 / LEVELS) as f32;
    let middle = |part: usize| (part % LEVELS) as f32 * width + width / 2.0;
    [
        middle(cell / (LEVELS * LEVELS)),
        middle(cell / LEVELS),
        middle(cell),
    ]
}

/// The mean colours of the cells that the pictures use.
fn histogram(pictures: &[Pixmap]) -> Vec<Counted> {
    let mut sums = vec![([0.0_f64; 3], 0.0_f64); CELLS];
    for picture in pictures {
        let (pixels, _) = picture.rgba.as_chunks::<4>();
        for &[r, g, b, _] in pixels {
            let (sum, count) = &mut sums[cell_of([r, g, b])];
            for (part, channel) in sum.iter_mut().zip([r, g, b]) {
                *part += f64::from(channel);
            }
            *count += 1.0;
        }
    }
    let used = sums.into_iter().filter(|(_, count)| *count > 0.0);
    used.map(|(sum, count)| (sum.map(|part| (part / count) as f32), count as f32))
        .collect()
}

fn mean(colours: &[Counted]) -> [f32; 3] {
    let total: f32 = colours.iter().map(|(_, count)| count).sum();
    std::array::from_fn(|part| {
        let sum: f32 = colours
            .iter()
            .map(|(colour, count)| colour[part] * count)
            .sum();
        sum / total.max(1.0)
    })
}

/// The channel in which colours vary most, and how much.
fn spread(colours: &[Counted]) -> (usize, f32) {
    let range = |part: usize| {
        let values = colours.iter().map(|(colour, _)| colour[part]);
        let (low, high) = values.fold((f32::MAX, f32::MIN), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        (part, high - low)
    };
    let widest = (0..3)
        .map(range)
        .max_by(|one, other| one.1.total_cmp(&other.1));
    widest.unwrap_or((0, 0.0))
}

/// How much a box deserves to be split: rare colours that differ much count as well as common ones that differ little.
fn weight(colours: &[Counted]) -> f32 {
    let total: f32 = colours.iter().map(|(_, count)| count).sum();
    spread(colours).1 * total.sqrt()
}

/// Splits a box of at least two colours where half of its pixels lie on either side.
fn split(mut colours: Vec<Counted>) -> (Vec<Counted>, Vec<Counted>) {
    let (channel, _) = spread(&colours);
    colours.sort_by(|one, other| one.0[channel].total_cmp(&other.0[channel]));
    let total: f32 = colours.iter().map(|(_, count)| count).sum();
    let mut sum = 0.0;
    let before_half = colours.iter().take_while(|(_, count)| {
        sum += count;
        sum < total / 2.0
    });
    let middle = before_half.count().clamp(1, colours.len() - 1);
    let upper = colours.split_off(middle);
    (colours, upper)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let colours = [
            [250, 10, 10, 255],
            [12, 200, 14, 255],
            [0, 0, 0, 255],
            [255; 4],
        ];
        let picture = Pixmap::paint(64, 64, |x, y| colours[((x + y) % 4) as usize]);
        let mut palette = Palette::of(&[picture]);
        assert_eq!(palette.bytes().len(), 15);
        assert_eq!(palette.transparent(), 4);
        for colour in colours {
            for place in 0..64 {
                let index = usize::from(palette.index(colour, place % 8, place / 8));
                assert_eq!(palette.bytes()[index * 3..][..3], colour[..3]);
            }
        }
    }

    #[test]
    fn a_gradient_is_dithered_to_about_its_colours() {
        let picture = Pixmap::paint(256, 256, |x, y| [x as u8, y as u8, 90, 255]);
        let mut palette = Palette::of(std::slice::from_ref(&picture));
        assert!(palette.transparent() > 200);
        let bytes = palette.bytes();
        for y in 0..256 {
            for x in 0..256 {
                let pixel = picture.pixel(x, y);
                let index = usize::from(palette.index(pixel, x, y));
                for part in 0..3 {
                    assert!(bytes[index * 3 + part].abs_diff(pixel[part]) < 28);
                }
            }
        }
    }
}
