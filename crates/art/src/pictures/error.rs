//! Why a picture cannot be made.

use thiserror::Error;

use super::limits::{MAX_ANIMATED_PIXELS, MAX_BYTES, MAX_MOVES, MAX_PIXELS, MIN_PIXELS};

/// Why a picture cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PictureError {
    /// The picture is too small or too large.
    #[error("{pixels} pixels: choose a side from {MIN_PIXELS} to {MAX_PIXELS}")]
    Pixels {
        /// The side asked for.
        pixels: u32,
    },
    /// The animated picture is too large.
    #[error(
        "{pixels} pixels: choose a side of at most {MAX_ANIMATED_PIXELS} for an animated picture"
    )]
    AnimatedPixels {
        /// The side asked for.
        pixels: u32,
    },
    /// The game has too many moves.
    #[error(
        "{moves} moves: an animated picture shows at most {most}; begin at a later move",
        most = MAX_MOVES
    )]
    Moves {
        /// The number of moves to show.
        moves: usize,
    },
    /// The file has become too large.
    #[error(
        "the animated picture has more than {most} MB: choose fewer pixels or begin at a later move",
        most = MAX_BYTES / 1_000_000
    )]
    Bytes,
    /// The page's fonts have not been loaded, see `provide_fonts`.
    #[error("the fonts of the picture are not loaded yet: try again in a moment")]
    NoFonts,
    /// An encoder has refused.
    #[error("the picture cannot be written ({reason}): choose other pixels")]
    Encoder {
        /// What the encoder says.
        reason: String,
    },
}
