//! Paints the icons of the web page with the game's own board and stones: four slate stones, and the shell stone that
//! completes the row. The smallest of all, and the drawing for a browser's tab, are in `assets/icons/app`.

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;

use narabe_art::board::{Geometry, Padding};
use narabe_art::mark::Mark;
use narabe_art::skin::{BoardSkin, StoneSkin};
use narabe_art::{Pixmap, Rgb, board_thumbnail};

use crate::error::Error;

/// The mark of the last move on a pale stone.
const DOT: Rgb = Rgb::hex(0xC8391F);
/// The board's own edge, with its bevel and round corners, which no icon shows, in pixels.
const EDGE: u32 = 4;
/// The corner radius of an icon that the system does not round, as a part of its side.
const ROUND: f32 = 0.22;
/// Lines of a board that the row fills.
const FULL: u8 = 5;
/// Lines of a board. A system may cut away all but a disc four fifths wide.
const SAFE: u8 = 9;

// The picture that others show of the page: its size in pixels, the size and the lines of the board behind it.
const SOCIAL: (u32, u32) = (1200, 630);
const SOCIAL_BOARD: u32 = 1700;
const SOCIAL_LINES: u8 = 15;
/// One icon.
struct Icon {
    file: &'static str,
    side: u32,
    lines: u8,
    round: bool,
}

const ICONS: [Icon; 5] = [
    Icon {
        file: "icon-192.png",
        side: 192,
        lines: FULL,
        round: true,
    },
    Icon {
        file: "icon-512.png",
        side: 512,
        lines: FULL,
        round: true,
    },
    Icon {
        file: "maskable-192.png",
        side: 192,
        lines: SAFE,
        round: false,
    },
    Icon {
        file: "maskable-512.png",
        side: 512,
        lines: SAFE,
        round: false,
    },
    Icon {
        file: "touch-180.png",
        side: 180,
        lines: FULL,
        round: false,
    },
];

/// Writes all of them to `folder`.
pub fn write_all(folder: &Path) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(Error::file(folder))?;
    for icon in &ICONS {
        let board = board(icon.side + 2 * EDGE, icon.lines);
        let picture = cut(&board, icon.side, icon.side);
        let picture = if icon.round { round(&picture) } else { picture };
        write(&picture, &folder.join(icon.file))?;
    }
    let board = board(SOCIAL_BOARD, SOCIAL_LINES);
    write(&cut(&board, SOCIAL.0, SOCIAL.1), &folder.join("social.png"))
}

/// A board with the row in its middle, rising to the right.
fn board(side: u32, lines: u8) -> Pixmap {
    let middle = lines / 2;
    let last = (middle + 2, middle - 2);
    let row = (0..FULL).map(|step| (middle + step - 2, middle + 2 - step));
    let stones: Vec<_> = row
        .map(|(column, row)| (column, row, (column, row) != last))
        .collect();
    let skins = (BoardSkin::default(), StoneSkin::default());
    let mut picture = board_thumbnail(&skins.0, &skins.1, &stones, lines, side);

    let geometry = Geometry::new(side, lines, Padding::Bare);
    let dot = tinted(&Mark::last_move(geometry.cell).bake(0.0), DOT);
    let (x, y) = geometry.centre(last.0, last.1);
    let corner = |middle: f32| (middle - dot.width as f32 / 2.0).round() as i32;
    picture.draw(&dot, corner(x), corner(y));
    picture
}

/// A white mask in a colour.
fn tinted(mask: &Pixmap, colour: Rgb) -> Pixmap {
    let Rgb { r, g, b } = colour;
    Pixmap::paint(mask.width, mask.height, |x, y| {
        [r, g, b, mask.pixel(x, y)[3]]
    })
}

/// The middle of a picture.
fn cut(picture: &Pixmap, width: u32, height: u32) -> Pixmap {
    let (left, top) = ((picture.width - width) / 2, (picture.height - height) / 2);
    Pixmap::paint(width, height, |x, y| picture.pixel(x + left, y + top))
}

/// The picture with round corners.
fn round(picture: &Pixmap) -> Pixmap {
    // A mask has its centre in the middle of a pixel, half a pixel from the picture's: so much larger, it covers both sides.
    let half = (picture.width + 1) as f32 / 2.0;
    let mask = Mark::Plate {
        half_width: half,
        half_height: half,
        radius: ROUND * picture.width as f32,
    }
    .bake(0.0);
    // The mask has a clear border around it.
    let border = (mask.width - picture.width) / 2;
    Pixmap::paint(picture.width, picture.height, |x, y| {
        let [r, g, b, a] = picture.pixel(x, y);
        [r, g, b, a.min(mask.pixel(x + border, y + border)[3])]
    })
}

fn write(picture: &Pixmap, path: &Path) -> Result<(), Error> {
    let file = File::create(path).map_err(Error::file(path))?;
    let mut encoder = png::Encoder::new(BufWriter::new(file), picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let outcome = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&picture.rgba)?;
        writer.finish()
    });
    outcome.map_err(|source| Error::Picture {
        path: path.to_owned(),
        source,
    })?;
    println!("{}", path.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_lies_in_the_disc_that_every_system_leaves() {
        let side = 512;
        let geometry = Geometry::new(side, SAFE, Padding::Bare);
        let (x, y) = geometry.centre(SAFE / 2 + 2, SAFE / 2 - 2);
        let half = side as f32 / 2.0;
        let reach = (x - half).hypot(y - half) + geometry.cell * Geometry::STONE / 2.0;
        assert!(reach < 0.4 * side as f32, "{reach}");
    }

    #[test]
    fn the_shell_stone_is_last_and_bears_the_dot() {
        let picture = board(300, FULL);
        let geometry = Geometry::new(300, FULL, Padding::Bare);
        let (x, y) = geometry.centre(4, 0);
        let Rgb { r, g, b } = DOT;
        assert_eq!(picture.pixel(x as u32, y as u32), [r, g, b, 255]);
        let (x, y) = geometry.centre(0, 4);
        assert!(picture.pixel(x as u32, y as u32)[0] < 110);
    }

    #[test]
    fn round_corners_are_clear_and_the_rest_is_not() {
        let picture = round(&Pixmap::paint(64, 64, |_, _| [9, 9, 9, 255]));
        assert_eq!(picture.pixel(0, 0)[3], 0);
        assert_eq!(picture.pixel(32, 0)[3], 255);
        assert_eq!(picture.pixel(63, 32)[3], 255);
    }
}
