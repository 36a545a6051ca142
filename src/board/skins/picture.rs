//! Pictures of skins: PNG files from untrusted authors.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use bevy::render::render_resource::TextureFormat;
use narabe_art::Pixmap;
use thiserror::Error;

/// The maximum size of a picture file, in bytes.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;
/// The maximum width and height of a picture, in pixels.
const MAX_SIDE: u32 = 4096;
/// The first bytes of every PNG file: the signature, and the length and name of the header.
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x0DIHDR";

/// Why a picture cannot be used.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum PictureError {
    #[error("its picture {file} is not a PNG file; save it as one")]
    NotPng { file: String },
    #[error(
        "its picture {file} is {width} × {height} pixels; it may have 1 to {MAX_SIDE} each way"
    )]
    Size {
        file: String,
        width: u32,
        height: u32,
    },
    #[error("its picture {file} is damaged ({reason}); save it again")]
    Damaged { file: String, reason: String },
}

/// Decodes a PNG file. The size is checked before anything is decompressed.
pub fn decode(file: &str, bytes: &[u8]) -> Result<Pixmap, PictureError> {
    let (width, height) = size(bytes).ok_or_else(|| PictureError::NotPng {
        file: file.to_owned(),
    })?;
    if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
        return Err(PictureError::Size {
            file: file.to_owned(),
            width,
            height,
        });
    }
    let damaged = |reason: String| PictureError::Damaged {
        file: file.to_owned(),
        reason,
    };
    let image = Image::from_buffer(
        bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .map_err(|error| damaged(error.to_string()))?;
    let image = image
        .convert(TextureFormat::Rgba8UnormSrgb)
        .ok_or_else(|| damaged("its colours cannot be read".to_owned()))?;
    let rgba = image
        .data
        .ok_or_else(|| damaged("it is empty".to_owned()))?;
    Ok(Pixmap {
        width,
        height,
        rgba,
    })
}

/// Width and height from the header.
fn size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(SIGNATURE)?;
    let (width, rest) = header.split_first_chunk::<4>()?;
    let (height, _) = rest.split_first_chunk::<4>()?;
    Some((u32::from_be_bytes(*width), u32::from_be_bytes(*height)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of one red pixel.
    const RED: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x0DIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\
        \0\0\0\x0DIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";

    #[test]
    fn a_picture_is_read() {
        let picture = decode("red.png", RED).expect("the picture is sound");
        assert_eq!((picture.width, picture.height), (1, 1));
        assert_eq!(picture.pixel(0, 0), [255, 0, 0, 255]);
    }

    #[test]
    fn a_huge_picture_is_refused_by_its_header() {
        let mut bytes = RED.to_vec();
        bytes[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
        let error = decode("bomb.png", &bytes).expect_err("it is too wide");
        assert!(matches!(error, PictureError::Size { width: 60_000, .. }));
        assert!(error.to_string().contains("bomb.png"));
    }

    #[test]
    fn other_files_and_damaged_pictures_are_refused() {
        assert!(matches!(
            decode("a.png", b"GIF89a"),
            Err(PictureError::NotPng { .. })
        ));
        assert!(matches!(
            decode("a.png", &RED[..40]),
            Err(PictureError::Damaged { .. })
        ));
    }
}
