//! The frames of an animated picture: each is the smallest rectangle that holds what a move changes.

use crate::Pixmap;
use narabe_rules::Point;

use super::limits::{MAX_ANIMATED_PIXELS, MAX_MOVES};
use super::painter::Painter;
use super::signs::PlacedSign;
use super::{PictureError, PicturePosition, PictureStyle};
use crate::pixel_rect::PixelRect;

/// The shortest delay that browsers keep, in milliseconds.
const MIN_DELAY: u32 = 20;
/// The longest delay, in milliseconds: a minute.
const MAX_DELAY: u32 = 60_000;

/// How fast an animated picture runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The time of each move, in milliseconds; 20 ms to a minute.
    pub per_move: u32,
    /// The time of the last move, in milliseconds; 20 ms to a minute.
    pub last: u32,
    /// The number of moves on the first frame.
    pub from: usize,
    /// Whether the picture starts again after its end.
    pub repeats: bool,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            per_move: 700,
            last: 4000,
            from: 0,
            repeats: true,
        }
    }
}

pub(super) struct Frame {
    pub(super) picture: Pixmap,
    pub(super) region: PixelRect,
    /// How long it is shown, in milliseconds.
    pub(super) delay: u32,
}

/// The frames of a game, painted one by one. Moves without a stone show nothing new and have no frame.
pub(super) struct Frames<'a> {
    painter: Painter<'a>,
    position: &'a PicturePosition,
    style: &'a PictureStyle,
    timing: Timing,
    /// The numbers of the moves that frames end with.
    ends: Vec<usize>,
    next: usize,
}

impl<'a> Frames<'a> {
    /// # Errors
    /// [`PictureError`] if the picture would be too large or too long.
    pub(super) fn new(
        position: &'a PicturePosition,
        style: &'a PictureStyle,
        timing: Timing,
    ) -> Result<Self, PictureError> {
        if style.pixels > MAX_ANIMATED_PIXELS {
            return Err(PictureError::AnimatedPixels {
                pixels: style.pixels,
            });
        }
        let painter = Painter::new(style, position)?;
        let from = timing.from.min(position.last_number());
        let later = position.moves().map(|(_, number)| number);
        let ends: Vec<usize> = [from]
            .into_iter()
            .chain(later.filter(|&number| number > from))
            .collect();
        if ends.len() > MAX_MOVES + 1 {
            return Err(PictureError::Moves {
                moves: ends.len() - 1,
            });
        }
        Ok(Self {
            painter,
            position,
            timing,
            ends,
            style,
            next: 0,
        })
    }

    /// The number of frames.
    pub(super) const fn len(&self) -> usize {
        self.ends.len()
    }

    /// The last picture and the first, which hold all colours.
    pub(super) fn samples(&mut self) -> [Pixmap; 2] {
        let whole = self.painter.whole();
        let first = self.position.after(self.ends[0]);
        [
            self.painter.paint(self.position, whole),
            self.painter.paint(&first, whole),
        ]
    }

    /// What a frame changes: new stones, and the signs of old ones.
    fn region(&self, index: usize, position: &PicturePosition) -> PixelRect {
        let is_last = index + 1 == self.ends.len();
        if index == 0 || is_last && !position.wins().is_empty() {
            return self.painter.whole();
        }
        let before = self.position.after(self.ends[index - 1]);
        let (old, new) = (
            PlacedSign::all(&before, self.style),
            PlacedSign::all(position, self.style),
        );
        let only_in = |one: &[PlacedSign], other: &[PlacedSign]| -> Vec<Point> {
            let signs = one.iter().filter(|sign| !other.contains(sign));
            signs.map(|sign| sign.point).collect()
        };
        let stones = position.stones()[before.stones().len()..].iter();
        let points = (stones.map(|stone| stone.point))
            .chain(only_in(&old, &new))
            .chain(only_in(&new, &old));
        let regions = points.map(|point| self.painter.around(point));
        regions
            .reduce(PixelRect::with)
            .unwrap_or_else(|| self.painter.whole())
    }
}

impl Iterator for Frames<'_> {
    type Item = Frame;

    fn next(&mut self) -> Option<Frame> {
        let index = self.next;
        let end = *self.ends.get(index)?;
        self.next += 1;
        // Once all moves are shown, these are the marks and winning lines too.
        let position = self.position.after(end);
        let region = self.region(index, &position);
        let is_last = self.next == self.ends.len();
        let delay = if is_last {
            self.timing.last
        } else {
            self.timing.per_move
        };
        let picture = self.painter.paint(&position, region);
        Some(Frame {
            picture,
            region,
            delay: delay.clamp(MIN_DELAY, MAX_DELAY),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Numbers;
    use super::*;
    use narabe_notation::Mark;
    use narabe_rules::{BoardSize, Move, Position, Rule};

    fn game() -> Position {
        let mut game = Position::new(Rule::Renju, BoardSize::DEFAULT);
        for point in ["h8", "h9", "j10", "i9", "g9"] {
            game.play(point.parse().unwrap()).unwrap();
        }
        game.play_turn(Move::Pass).unwrap();
        game.play("a1".parse().unwrap()).unwrap();
        game
    }

    /// The picture after each frame.
    fn shown(position: &PicturePosition, style: &PictureStyle, timing: Timing) -> Vec<Pixmap> {
        let mut shown = Vec::new();
        let mut screen = Pixmap::new(style.pixels, style.pixels);
        for frame in Frames::new(position, style, timing).unwrap() {
            let (left, top) = (frame.region.left as i32, frame.region.top as i32);
            screen.draw(&frame.picture, left, top);
            shown.push(screen.clone());
        }
        shown
    }

    #[test]
    fn every_frame_shows_its_position() {
        let marked =
            |position: PicturePosition| position.with_marks([(Point::new(1, 1), Mark::Circle)]);
        for numbers in [Numbers::None, Numbers::All, Numbers::Last(2)] {
            let style = PictureStyle {
                pixels: 200,
                numbers,
                ..PictureStyle::default()
            };
            let position = marked(PicturePosition::from(&game()));
            let shown = shown(&position, &style, Timing::default());
            assert_eq!(shown.len(), 7, "a pass has no frame");
            for (picture, moves) in shown.iter().zip([0, 1, 2, 3, 4, 5, 7]) {
                let expected = super::super::position_pixels(&position.after(moves), &style);
                assert_eq!(Ok(picture), expected.as_ref(), "{numbers:?} {moves}");
            }
        }
    }

    #[test]
    fn the_last_frame_is_longer_and_the_first_may_have_moves() {
        let style = PictureStyle {
            pixels: 100,
            ..PictureStyle::default()
        };
        let timing = Timing {
            per_move: 0,
            last: 5000,
            from: 4,
            repeats: false,
        };
        let position = PicturePosition::from(&game());
        let frames = Frames::new(&position, &style, timing).unwrap();
        assert_eq!(frames.len(), 3);
        let delays: Vec<u32> = frames.map(|frame| frame.delay).collect();
        assert_eq!(delays, [MIN_DELAY, MIN_DELAY, 5000]);
        let timing = Timing { from: 99, ..timing };
        assert_eq!(Frames::new(&position, &style, timing).unwrap().len(), 1);
    }
}
