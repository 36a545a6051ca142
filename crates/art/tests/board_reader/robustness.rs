//! Files that are no pictures, and pictures that are no boards: never a panic.

use narabe_art::board_reader::read_board;
use narabe_art::pictures::{PicturePosition, PictureStyle, position_png};
use narabe_art::{PictureFileError, Pixmap, decode_picture, encode_picture};
use narabe_rules::BoardSize;
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::distort::jpeg;

/// A sound PNG and a sound JPEG file.
fn files() -> [Vec<u8>; 2] {
    let style = PictureStyle {
        pixels: 96,
        ..PictureStyle::default()
    };
    let png = position_png(&PicturePosition::empty(BoardSize::DEFAULT), &style).unwrap();
    let picture = decode_picture(&png).unwrap();
    [png, jpeg(&picture, 70)]
}

#[test]
fn both_formats_are_decoded_to_the_same_picture() {
    let [png, jpeg] = files().map(|file| decode_picture(&file).unwrap());
    assert_eq!((png.width, png.height), (jpeg.width, jpeg.height));
    let differences = png
        .rgba
        .iter()
        .zip(&jpeg.rgba)
        .map(|(one, other)| one.abs_diff(*other));
    let mean = differences.map(u64::from).sum::<u64>() as f64 / png.rgba.len() as f64;
    assert!(mean < 12.0, "{mean}");
}

#[test]
fn cut_and_changed_files_are_refused_or_read_without_a_panic() {
    let mut rng = StdRng::seed_from_u64(3);
    for file in files() {
        for length in (0..file.len()).step_by(37) {
            let _ = decode_picture(&file[..length]);
        }
        for _ in 0..150 {
            let mut changed = file.clone();
            for _ in 0..rng.random_range(1..6) {
                let at = rng.random_range(0..changed.len());
                changed[at] = rng.random_range(0..=255);
            }
            if let Ok(picture) = decode_picture(&changed) {
                assert_eq!(
                    picture.rgba.len(),
                    picture.width as usize * picture.height as usize * 4
                );
            }
        }
    }
}

#[test]
fn a_huge_picture_is_refused_by_its_header() {
    let [mut png, mut jpeg] = files();
    png[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
    // The check sum of the header is wrong now too: either way it is refused.
    assert!(decode_picture(&png).is_err());
    let header = jpeg
        .windows(2)
        .position(|bytes| bytes == [0xFF, 0xC0])
        .unwrap();
    jpeg[header + 5..header + 9].copy_from_slice(&[0xFF, 0xF0, 0xFF, 0xF0]);
    assert!(decode_picture(&jpeg).is_err());
    assert_eq!(decode_picture(b"GIF89a"), Err(PictureFileError::Format));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_bytes_are_decoded_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400), kind in 0..3) {
        let start: &[u8] = match kind {
            0 => b"\x89PNG\r\n\x1a\n\0\0\0\x0DIHDR",
            1 => b"\xFF\xD8\xFF\xE0",
            _ => b"",
        };
        let _ = decode_picture(&[start, &bytes].concat());
    }

    #[test]
    fn any_pixels_are_read_or_refused(seed in any::<u64>(), width in 1_u32..140, height in 1_u32..140, levels in 1_u8..6) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut picture = Pixmap::new(width, height);
        for byte in &mut picture.rgba {
            *byte = rng.random_range(0..=levels) * 40;
        }
        if let Ok(reading) = read_board(&picture) {
            prop_assert!(reading.size().get() >= 9);
            for point in reading.size().points() {
                let confidence = reading.point(point).confidence;
                prop_assert!((0.0..=1.0).contains(&confidence));
            }
        }
    }
}

#[test]
fn pixels_become_a_file_and_are_read_again() {
    let rgba: Vec<u8> = (0..3 * 2 * 4).collect();
    let file = encode_picture(3, 2, &rgba).unwrap();
    let picture = decode_picture(&file).unwrap();
    assert_eq!((picture.width, picture.height, picture.rgba), (3, 2, rgba));
}

#[test]
fn pixels_that_could_not_be_read_again_are_refused() {
    let most = Pixmap::MAX_SIDE + 1;
    let refused = encode_picture(most, 1, &vec![0; most as usize * 4]);
    let (width, height) = (most.into(), 1);
    let expected = PictureFileError::TooLarge { width, height };
    assert_eq!(refused, Err(expected));
    for pixels in [&[][..], &[0; 3]] {
        let refused = encode_picture(1, 1, pixels);
        let is_damaged = matches!(refused, Err(PictureFileError::Damaged { .. }));
        assert!(is_damaged, "{refused:?}");
    }
    assert!(encode_picture(0, 0, &[]).is_err());
}
