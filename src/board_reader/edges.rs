//! The edges of the grid at which it may go on: a picture that is cut through the board shows a smaller one.

use super::homography::Homography;
use super::mask::{Place, between};
use super::pieces::Sight;
use super::reading::Edge;
use crate::rules::BoardSize;

/// Where beyond an edge its lines are looked for, in distances of two lines: before letters and numbers around the board, and
/// beyond what compression draws around the end of a line.
const LOOKS: [f32; 3] = [0.2, 0.3, 0.42];
/// Where the picture ends before that: how near to its end is looked, as a share, and how much of it is needed.
const NEARER: [f32; 3] = [0.5, 0.7, 0.9];
const LEAST_ROOM: f32 = 0.12;
/// A board is cut, or lacks its outer line, where more than this share of the lines goes on.
const MOST_GOING_ON: f32 = 0.5;

/// The edges beyond which the lines go on, or beyond which nothing can be seen because the picture ends.
pub(super) fn doubtful(sight: &Sight<'_>, size: BoardSize, to_picture: &Homography) -> Vec<Edge> {
    let is_doubtful = |edge: &Edge| going_on(sight, size, to_picture, *edge) > MOST_GOING_ON;
    Edge::ALL.into_iter().filter(is_doubtful).collect()
}

/// The share of the lines across an edge that go on beyond it; 1 where too little of the picture is left to tell.
fn going_on(sight: &Sight<'_>, size: BoardSize, to_picture: &Homography, edge: Edge) -> f32 {
    let is_upright = matches!(edge, Edge::Top | Edge::Bottom);
    let last = f64::from(size.get() - 1);
    let place = |line: f64, along: f64| -> Place {
        let (column, row) = match is_upright {
            true => (line, along),
            false => (along, line),
        };
        let (x, y) = to_picture.apply(column, row);
        (x as f32, y as f32)
    };
    let (from, to) = match edge {
        Edge::Left | Edge::Top => (0.0, -1.0),
        Edge::Right | Edge::Bottom => (last, last + 1.0),
    };
    let is_shown = |part: f32| {
        let ends = [0.0, last].map(|line| between(place(line, from), place(line, to), part));
        ends.into_iter().all(|end| sight.is_in_picture(end))
    };
    let looks = match is_shown(LOOKS[2]) {
        true => LOOKS,
        false if is_shown(LEAST_ROOM) => {
            // In steps of a hundredth.
            let steps = (LEAST_ROOM * 100.0) as u8..(LOOKS[2] * 100.0) as u8;
            let room = steps
                .map(|step| f32::from(step) / 100.0)
                .filter(|room| is_shown(*room));
            let room = room.fold(LEAST_ROOM, f32::max);
            NEARER.map(|share| share * room)
        }
        false => return 1.0,
    };
    let goes_on = |line: &f64| {
        let (here, beyond) = (place(*line, from), place(*line, to));
        let mut looks = looks.iter();
        looks.all(|look| sight.is_line(between(here, beyond, *look), is_upright))
    };
    let share = |first: f64, count: u8| {
        let lines = (0..count).map(|line| first + f64::from(line));
        lines.filter(goes_on).count() as f32 / f32::from(count.max(1))
    };
    // What is seen between the lines too is the texture of the board.
    share(0.0, size.get()) - share(0.5, size.get() - 1)
}
