//! A game as an animated PNG file, in full colours.

use super::bounded_file::BoundedFile;
use super::frames::{Frame, Frames};
use super::png::rgb;

/// Milliseconds in a second.
const MILLISECONDS: u16 = 1000;

/// Writes the frames, `pixels` wide and high, to the file.
pub(super) fn write(
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
