//! The edges beyond which the grid may continue: a picture that is cut through the board shows a smaller one.

use super::homography::Homography;
use super::mask::{Place, between};
use super::pieces::Sight;
use super::reading::Edge;
use narabe_rules::BoardSize;

/// Where beyond an edge its lines are looked for, in distances of two lines: before letters and numbers around the board, and
/// beyond what compression draws around the end of a line.
const LOOKS: [f32; 3] = [0.2, 0.3, 0.42];
// Where the picture ends before that: how near to its end is looked, as a share, and how much of it is needed.
const NEARER: [f32; 3] = [0.5, 0.7, 0.9];
const LEAST_ROOM: f32 = 0.12;
/// A board is cut, or lacks its outer line, where more than this share of the lines continues.
const MOST_GOING_ON: f32 = 0.65;

// How near to the end of the picture its rim may be taken for a line, in pixels and in distances of two lines, and where before it
// the lines of a board are looked for, in distances of two lines: before letters and numbers.
const RIM: f32 = 3.0;
const RIM_IN_PITCH: f32 = 0.15;
const BEFORE_RIM: [f32; 4] = [0.16, 0.24, 0.32, 0.4];
/// Of the lines that would reach a rim, at most this share is seen there.
const MOST_REACHING: f32 = 0.6;

/// The board within, where two of its outer lines are but the rim of the picture, a distance of two lines beyond the board: its other
/// lines do not reach them.
pub(super) fn without_rim(
    sight: &Sight<'_>,
    size: BoardSize,
    to_picture: &Homography,
) -> Option<(BoardSize, Homography)> {
    let is_rim = |edge: Edge| is_rim(sight, size, to_picture, edge);
    let first = [Edge::Left, Edge::Right]
        .into_iter()
        .find(|edge| is_rim(*edge))?;
    let second = [Edge::Top, Edge::Bottom]
        .into_iter()
        .find(|edge| is_rim(*edge))?;
    let shift = |is_first: bool| if is_first { 1.0 } else { 0.0 };
    let shift = (shift(first == Edge::Left), shift(second == Edge::Top));
    let within = Homography::scale_and_shift((1.0, 1.0), shift).then(to_picture);
    Some((BoardSize::new(size.get() - 1).ok()?, within))
}

/// Whether the outer line at an edge lies at the end of the picture, and hardly a line of the board reaches it.
fn is_rim(sight: &Sight<'_>, size: BoardSize, to_picture: &Homography, edge: Edge) -> bool {
    let across = Across::of(size, to_picture, edge);
    let middle = f64::from(size.get() - 1) / 2.0;
    let [rim, beyond] = [across.place(middle, 0.0), across.place(middle, 1.0)];
    let pitch = (beyond.0 - rim.0).hypot(beyond.1 - rim.1);
    if sight.is_in_picture(between(rim, beyond, RIM_IN_PITCH.max(RIM / pitch))) {
        return false;
    }
    let seen = |line: u8| {
        let line = f64::from(line);
        let ends = [across.place(line, -1.0), across.place(line, 0.0)];
        let seen = BEFORE_RIM
            .iter()
            .filter(|look| sight.is_line(between(ends[0], ends[1], **look), across.is_upright));
        seen.count()
    };
    let reaching: usize = (0..size.get()).map(seen).sum();
    reaching as f32 <= MOST_REACHING * (BEFORE_RIM.len() * usize::from(size.get())) as f32
}

/// The lines across an edge.
struct Across<'a> {
    to_picture: &'a Homography,
    is_upright: bool,
    /// The column or row of the edge, and the step to the next one beyond it.
    outer: f64,
    step: f64,
}

impl<'a> Across<'a> {
    fn of(size: BoardSize, to_picture: &'a Homography, edge: Edge) -> Self {
        let (outer, step) = match edge {
            Edge::Left | Edge::Top => (0.0, -1.0),
            Edge::Right | Edge::Bottom => (f64::from(size.get() - 1), 1.0),
        };
        Self {
            to_picture,
            is_upright: matches!(edge, Edge::Top | Edge::Bottom),
            outer,
            step,
        }
    }

    /// Where a line is so many distances beyond the edge.
    fn place(&self, line: f64, beyond: f64) -> Place {
        let along = self.outer + self.step * beyond;
        let (column, row) = if self.is_upright {
            (line, along)
        } else {
            (along, line)
        };
        let (x, y) = self.to_picture.apply(column, row);
        (x as f32, y as f32)
    }
}

/// The edges beyond which the lines continue, or beyond which nothing can be seen because the picture ends.
pub(super) fn doubtful(sight: &Sight<'_>, size: BoardSize, to_picture: &Homography) -> Vec<Edge> {
    let is_doubtful = |edge: &Edge| going_on(sight, size, to_picture, *edge) > MOST_GOING_ON;
    Edge::ALL.into_iter().filter(is_doubtful).collect()
}

/// The share of the lines across an edge that continue beyond it; 1 where too little of the picture is left to tell.
fn going_on(sight: &Sight<'_>, size: BoardSize, to_picture: &Homography, edge: Edge) -> f32 {
    let across = Across::of(size, to_picture, edge);
    let last = f64::from(size.get() - 1);
    let is_shown = |part: f32| {
        let ends =
            [0.0, last].map(|line| between(across.place(line, 0.0), across.place(line, 1.0), part));
        ends.into_iter().all(|end| sight.is_in_picture(end))
    };
    let looks = if is_shown(LOOKS[2]) {
        LOOKS
    } else if is_shown(LEAST_ROOM) {
        // In steps of a hundredth.
        let steps = (LEAST_ROOM * 100.0) as u8..(LOOKS[2] * 100.0) as u8;
        let room = steps
            .map(|step| f32::from(step) / 100.0)
            .filter(|room| is_shown(*room));
        let room = room.fold(LEAST_ROOM, f32::max);
        NEARER.map(|share| share * room)
    } else {
        return 1.0;
    };
    let goes_on = |line: &f64| {
        let (here, beyond) = (across.place(*line, 0.0), across.place(*line, 1.0));
        let mut looks = looks.iter();
        looks.all(|look| sight.is_line(between(here, beyond, *look), across.is_upright))
    };
    let share = |first: f64, count: u8| {
        let lines = (0..count).map(|line| first + f64::from(line));
        lines.filter(goes_on).count() as f32 / f32::from(count.max(1))
    };
    // What is seen between the lines too is the texture of the board.
    share(0.0, size.get()) - share(0.5, size.get() - 1)
}
