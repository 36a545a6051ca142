//! A game as an animated PNG file, in full colours.

use super::animation::{Frame, Frames, write_frames};
use super::bounded_file::BoundedFile;
use super::png::rgb;
use super::{PictureError, PicturePosition, PictureStyle, Timing};

/// Milliseconds in a second.
const MILLISECONDS: u16 = 1000;

/// A game as an animated PNG file. It begins with the first `timing.from` moves; marks and winning lines are on the last
/// picture only.
///
/// # Errors
/// [`PictureError`] if the picture would be too large or too long.
pub fn game_apng(
    position: &PicturePosition,
    style: &PictureStyle,
    timing: Timing,
) -> Result<Vec<u8>, PictureError> {
    write_frames(position, style, timing, write)
}

fn write(
    file: &mut BoundedFile,
    frames: Frames<'_>,
    pixels: u32,
    repeats: bool,
) -> Result<(), png::EncodingError> {
    let mut encoder = png::Encoder::new(file, pixels, pixels);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Balanced);
    encoder.set_animated(frames.len() as u32, u32::from(!repeats))?;
    let mut writer = encoder.write_header()?;
    for frame in frames {
        write_frame(&mut writer, &frame)?;
    }
    writer.finish()
}

fn write_frame(
    writer: &mut png::Writer<&mut BoundedFile>,
    frame: &Frame,
) -> Result<(), png::EncodingError> {
    let region = frame.region;
    // The size is checked against the place of the frame before.
    writer.reset_frame_position()?;
    writer.set_frame_dimension(region.width, region.height)?;
    writer.set_frame_position(region.left, region.top)?;
    let delay = u16::try_from(frame.delay).unwrap_or(u16::MAX);
    writer.set_frame_delay(delay, MILLISECONDS)?;
    writer.set_blend_op(png::BlendOp::Source)?;
    writer.set_dispose_op(png::DisposeOp::None)?;
    writer.write_image_data(&rgb(&frame.picture))
}
