//! Animated pictures of games.

use super::bounded_file::BoundedFile;
use super::frames::{Frames, Timing};
use super::limits::MAX_BYTES;
use super::{PictureError, PicturePosition, PictureStyle, apng, gif};

/// The formats of animated pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnimationFormat {
    /// GIF with one palette, which every chat shows.
    Gif,
    /// PNG in full colours.
    Apng,
}

/// A game as an animated picture. It begins with the first `timing.from` moves; marks and winning lines are on the last
/// picture only.
///
/// # Errors
/// [`PictureError`] if the picture would be too large or too long.
pub fn game_animation(
    position: &PicturePosition,
    style: &PictureStyle,
    timing: Timing,
    format: AnimationFormat,
) -> Result<Vec<u8>, PictureError> {
    let frames = Frames::new(position, style, timing)?;
    let mut file = BoundedFile::new(MAX_BYTES);
    match format {
        AnimationFormat::Gif => {
            let written = gif::write(&mut file, frames, style.pixels, timing.repeats);
            file.finish(written)
        }
        AnimationFormat::Apng => {
            let written = apng::write(&mut file, frames, style.pixels, timing.repeats);
            file.finish(written)
        }
    }
}
