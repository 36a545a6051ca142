//! Picture files from anywhere, as pixels, and pixels from anywhere as a file. The size is checked before anything is unpacked or packed.

use std::io::Cursor;

use thiserror::Error;
use zune_jpeg::{
    JpegDecoder,
    zune_core::{bytestream::ZCursor, colorspace::ColorSpace, options::DecoderOptions},
};

use super::Pixmap;

/// The most pixels of a picture that is decoded: it takes 4 bytes for each.
const MAX_PIXELS: u64 = 32 * 1024 * 1024;
/// The memory that decoding a PNG file may take besides its pixels, in bytes.
const PNG_BYTES: usize = 64 * 1024 * 1024;
// The first bytes of a PNG and of a JPEG file.
const PNG_SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
const JPEG_SIGNATURE: &[u8] = b"\xFF\xD8\xFF";

/// Why a file cannot be read as a picture.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PictureFileError {
    /// The file is neither PNG nor JPEG.
    #[error("the file is neither a PNG nor a JPEG picture: save it as one of these")]
    Format,
    /// The picture is too large.
    #[error(
        "the picture has {width} × {height} pixels: scale it to at most {max} on a side and {millions} million in all",
        max = Pixmap::MAX_SIDE, millions = MAX_PIXELS / 1_000_000
    )]
    TooLarge {
        /// The width, in pixels.
        width: u64,
        /// The height, in pixels.
        height: u64,
    },
    /// The file is damaged, or of a rare kind.
    #[error("the picture cannot be read ({reason}): save it again")]
    Damaged {
        /// What the decoder says.
        reason: String,
    },
}

/// Decodes a PNG or JPEG file.
///
/// # Errors
/// [`PictureFileError`] if the file is of another format, damaged or too large: more than 32 million pixels, or more than
/// [`Pixmap::MAX_SIDE`] on a side.
pub fn decode_picture(bytes: &[u8]) -> Result<Pixmap, PictureFileError> {
    if bytes.starts_with(PNG_SIGNATURE) {
        png(bytes)
    } else if bytes.starts_with(JPEG_SIGNATURE) {
        jpeg(bytes)
    } else {
        Err(PictureFileError::Format)
    }
}

/// Pixels as a PNG file that [`decode_picture`] reads: `rgba` has four bytes for each, row by row from the top. It is written fast rather
/// than small.
///
/// # Errors
/// [`PictureFileError`] if the picture is too large to be decoded again, or `rgba` has another length.
pub fn encode_picture(width: u32, height: u32, rgba: &[u8]) -> Result<Vec<u8>, PictureFileError> {
    check_size(width.into(), height.into())?;
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::Fastest);
    let mut writer = encoder.write_header().map_err(damaged)?;
    writer.write_image_data(rgba).map_err(damaged)?;
    writer.finish().map_err(damaged)?;
    Ok(file)
}

fn damaged(reason: impl std::fmt::Display) -> PictureFileError {
    PictureFileError::Damaged {
        reason: reason.to_string(),
    }
}

/// Refuses sizes that are too large or zero.
fn check_size(width: u64, height: u64) -> Result<(), PictureFileError> {
    if width == 0 || height == 0 {
        return Err(damaged("it is empty"));
    }
    let most = u64::from(Pixmap::MAX_SIDE);
    if width > most || height > most || width * height > MAX_PIXELS {
        return Err(PictureFileError::TooLarge { width, height });
    }
    Ok(())
}

fn png(bytes: &[u8]) -> Result<Pixmap, PictureFileError> {
    let limits = png::Limits { bytes: PNG_BYTES };
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_ignore_text_chunk(true);
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let header = decoder.read_header_info().map_err(damaged)?;
    let (width, height) = (header.width, header.height);
    check_size(width.into(), height.into())?;
    let mut reader = decoder.read_info().map_err(damaged)?;
    let size = reader.output_buffer_size();
    let mut pixels = vec![0; size.ok_or_else(|| damaged("it is too large"))?];
    let frame = reader.next_frame(&mut pixels).map_err(damaged)?;
    if (frame.width, frame.height) != (width, height) {
        return Err(damaged("its first picture does not fill it"));
    }
    pixels.truncate(frame.buffer_size());
    let rgba = match frame.color_type {
        png::ColorType::Rgba => pixels,
        png::ColorType::Rgb => widened(&pixels, |&[r, g, b]| [r, g, b, u8::MAX]),
        png::ColorType::GrayscaleAlpha => widened(&pixels, |&[grey, a]| [grey, grey, grey, a]),
        png::ColorType::Grayscale => widened(&pixels, |&[grey]| [grey, grey, grey, u8::MAX]),
        png::ColorType::Indexed => return Err(damaged("its palette is missing")),
    };
    Ok(Pixmap {
        width,
        height,
        rgba,
    })
}

/// Pixels of `N` bytes as RGBA.
fn widened<const N: usize>(pixels: &[u8], widen: impl Fn(&[u8; N]) -> [u8; 4]) -> Vec<u8> {
    let (pixels, _) = pixels.as_chunks::<N>();
    pixels.iter().flat_map(widen).collect()
}

fn jpeg(bytes: &[u8]) -> Result<Pixmap, PictureFileError> {
    let most = Pixmap::MAX_SIDE as usize;
    let options = DecoderOptions::default()
        .set_max_width(most)
        .set_max_height(most)
        .jpeg_set_out_colorspace(ColorSpace::RGBA);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(damaged)?;
    let info = decoder.info().ok_or_else(|| damaged("it has no size"))?;
    check_size(info.width.into(), info.height.into())?;
    let rgba = decoder.decode().map_err(damaged)?;
    let (width, height) = (u32::from(info.width), u32::from(info.height));
    if rgba.len() as u64 != u64::from(width) * u64::from(height) * 4 {
        return Err(damaged(
            "its colours are not those of a picture for screens",
        ));
    }
    Ok(Pixmap {
        width,
        height,
        rgba,
    })
}
