//! A position as a PNG file.

use super::painter::position_pixels;
use super::{PictureError, PicturePosition, PictureStyle};
use crate::Pixmap;

/// A position as a PNG file, without transparency.
///
/// # Errors
/// [`PictureError::Pixels`] if the side is out of range.
pub fn position_png(
    position: &PicturePosition,
    style: &PictureStyle,
) -> Result<Vec<u8>, PictureError> {
    let picture = position_pixels(position, style)?;
    write(&picture).map_err(|error| PictureError::Encoder {
        reason: error.to_string(),
    })
}

fn write(picture: &Pixmap) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&rgb(picture))?;
    writer.finish()?;
    Ok(file)
}

/// The pixels without their alpha.
pub(super) fn rgb(picture: &Pixmap) -> Vec<u8> {
    let (pixels, _) = picture.rgba.as_chunks::<4>();
    pixels.iter().flat_map(|&[r, g, b, _]| [r, g, b]).collect()
}
