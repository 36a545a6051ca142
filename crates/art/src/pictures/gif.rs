//! A game as an animated GIF file, which every chat shows.

use gif::{DisposalMethod, Encoder, EncodingError, Repeat};

use super::bounded_file::BoundedFile;
use super::frames::{Frame, Frames};
use super::palette::Palette;

/// Milliseconds in the unit of delays.
const UNIT: u32 = 10;

/// Writes the frames, `pixels` wide and high, to the file.
pub(super) fn write(
    file: &mut BoundedFile,
    mut frames: Frames<'_>,
    pixels: u32,
    repeats: bool,
) -> Result<(), EncodingError> {
    // Animated pictures are at most 1200 pixels wide.
    let side = pixels as u16;
    let mut palette = Palette::of(&frames.samples());
    let mut encoder = Encoder::new(file, side, side, &palette.bytes())?;
    if repeats {
        encoder.set_repeat(Repeat::Infinite)?;
    }
    let mut screen = vec![palette.transparent(); pixels as usize * pixels as usize];
    for frame in frames {
        let buffer = changes(&frame, &mut palette, &mut screen, pixels);
        encoder.write_frame(&gif::Frame {
            delay: u16::try_from(frame.delay / UNIT).unwrap_or(u16::MAX),
            dispose: DisposalMethod::Keep,
            transparent: Some(palette.transparent()),
            left: frame.region.left as u16,
            top: frame.region.top as u16,
            width: frame.region.width as u16,
            height: frame.region.height as u16,
            buffer: buffer.into(),
            ..gif::Frame::default()
        })?;
    }
    Ok(())
}

/// The entries of a frame's pixels, with those transparent that the screen shows already.
fn changes(frame: &Frame, palette: &mut Palette, screen: &mut [u8], pixels: u32) -> Vec<u8> {
    let region = frame.region;
    let mut entries = Vec::with_capacity(region.width as usize * region.height as usize);
    for row in 0..region.height {
        for column in 0..region.width {
            let (x, y) = (region.left + column, region.top + row);
            let entry = palette.index(frame.picture.pixel(column, row), x, y);
            let shown = &mut screen[y as usize * pixels as usize + x as usize];
            let is_new = std::mem::replace(shown, entry) != entry;
            entries.push(if is_new { entry } else { palette.transparent() });
        }
    }
    entries
}
