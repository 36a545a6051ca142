//! Reads a position from a picture of a board: a screenshot, a scan or a photo, straight or turned and tilted a little.
//!
//! Three steps. The **grid** is found first: thin lines of two directions, each with its vanishing point
//! (`skew`); evenly spaced ones among them (`grid_line_fit`); and the square of lines that cross everywhere and end
//! together (`lattice`) by what is seen of each cell (`pieces`, `mask`), which is then fitted to the lines seen (`fit`).
//! The board is **rectified** (`rectified`), and each **point** is measured and compared with the others of the
//! picture (`arms`, `point_features`, `classify`): a stone hides the lines and differs from the board around it, up to
//! where the other stones end too, and the stones are of two kinds.
//!
//! No picture is read without doubt. Each point has a confidence, and [`BoardReading::doubtful`] lists those to look at. Where the
//! grid may continue beyond an edge, all points there are doubtful (`edges`).
//!
//! ```
//! use narabe_art::{board::{Geometry, Padding}, board_thumbnail};
//! use narabe_art::board_reader::read_board;
//! use narabe_rules::{Rule, Side};
//!
//! let stones = [(7, 7, true), (8, 6, false), (8, 7, true)];
//! let picture = board_thumbnail(&Default::default(), &Default::default(), &stones, 15, 400);
//! let reading = read_board(&picture)?;
//! assert_eq!(reading.size().get(), 15);
//! assert_eq!(reading.stone("h8".parse()?), Some(Side::Black));
//! assert_eq!(reading.setup(Rule::Freestyle).stones().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod arms;
mod classify;
mod edges;
mod fit;
mod grid_line_fit;
mod homography;
mod lattice;
mod mask;
mod median;
mod pieces;
mod plane;
mod point_features;
mod reading;
mod rectified;
mod ridges;
mod skew;

pub use reading::{BoardReading, DOUBTFUL_BELOW, Edge, PointReading};

use thiserror::Error;

use crate::Pixmap;
use homography::Homography;
use lattice::FoundGrid;
use pieces::Sight;
use plane::WorkPicture;
use rectified::Rectified;
use ridges::{Lines, Ridges, Share, Smooth};

/// How much coarser the picture is in the second attempt to find a grid.
const COARSER: f32 = 2.0;
// The least share that is seen of a grid of strong lines where only strong lines are left, and how much of that is seen at most of
// the texture of its board.
const STRONG_SEEN: f32 = 0.7;
const MOST_OF_TEXTURE: f32 = 0.5;
/// The smallest side of a picture that can hold a board, in pixels.
const MIN_SIDE: u32 = 64;

/// Why a picture cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BoardReaderError {
    /// The picture is too small.
    #[error(
        "{width} × {height} pixels are too few: use a picture of at least {MIN_SIDE} × {MIN_SIDE}"
    )]
    TooSmall {
        /// The width, in pixels.
        width: u32,
        /// The height, in pixels.
        height: u32,
    },
    /// There is no board in it.
    #[error("no grid of lines was found: cut the picture to the board, and turn it upright")]
    NoGrid,
}

/// Reads the board in a picture.
///
/// # Errors
/// [`BoardReaderError`] if the picture is too small or shows no board of 5 to 25 lines.
pub fn read_board(picture: &Pixmap) -> Result<BoardReading, BoardReaderError> {
    let (width, height) = (picture.width, picture.height);
    if width.min(height) < MIN_SIDE {
        return Err(BoardReaderError::TooSmall { width, height });
    }
    // Thick lines of a small picture are seen better where there are fewer pixels.
    let found = find(picture, 1.0).or_else(|| find(picture, COARSER));
    let (lines, found, to_source) = found.ok_or(BoardReaderError::NoGrid)?;
    let FoundGrid {
        lines: size,
        doubtful,
        ..
    } = found;
    let straight = Rectified::of(picture, &to_source, size);
    let points = classify::classify(&point_features::measure(&straight, size, lines));
    Ok(BoardReading::new(size, points, to_source).doubting(&doubtful))
}

/// The best grid in a picture, its lines, and the map from its columns and rows to pixels. `coarser` times as many pixels as usual
/// become one where it is looked for.
fn find(picture: &Pixmap, coarser: f32) -> Option<(Lines, FoundGrid, Homography)> {
    let work = WorkPicture::of(picture, coarser);
    let smooth = Smooth::of(&work.light);
    let kinds = [Lines::Dark, Lines::Light].into_iter();
    let candidates: Vec<Candidate> = (kinds)
        .flat_map(|lines| Candidate::of_lines(&smooth, lines))
        .collect();
    let best = (candidates.iter())
        .filter(|candidate| !candidate.is_texture(&candidates))
        .max_by(|one, other| one.found.score.total_cmp(&other.found.score))?;
    let to_source = best.found.to_picture.then(&work.to_source());
    Some((best.lines, best.found.clone(), to_source))
}

/// A grid that may be that of the board.
struct Candidate {
    lines: Lines,
    found: FoundGrid,
    /// The share of its lines that is seen where only strong lines are left.
    strong: f32,
}

impl Candidate {
    /// The grid of dark or of light lines, and, where strong lines make another one, that one too.
    fn of_lines(smooth: &Smooth, lines: Lines) -> Vec<Self> {
        let usual = Ridges::of(smooth, lines, Share::USUAL);
        let Some(found) = lattice::find(&usual, &smooth.upright) else {
            return Vec::new();
        };
        let few = Ridges::of(smooth, lines, Share::FEW);
        let strong = found.seen(&Sight::of(&few, &smooth.upright));
        let mut candidates = vec![Self {
            lines,
            found,
            strong,
        }];
        if strong < STRONG_SEEN * MOST_OF_TEXTURE
            && let Some(found) = lattice::find(&few, &smooth.upright)
        {
            candidates.push(Self {
                lines,
                strong: found.seen,
                found,
            });
        }
        candidates
    }

    /// Whether its lines are the texture of the board: hardly any are strong, and those of another grid are.
    fn is_texture(&self, all: &[Self]) -> bool {
        all.iter()
            .any(|other| other.strong > STRONG_SEEN && self.strong < MOST_OF_TEXTURE * other.strong)
    }
}
