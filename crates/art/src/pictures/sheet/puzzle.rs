//! A puzzle as a sheet shows it.

use narabe_rules::{Point, Setup};

/// A puzzle of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPuzzle {
    /// The position with the side to move.
    pub setup: Setup,
    /// The stone played last, if it is known.
    pub last: Option<Point>,
    /// The moves in which the side to move wins; none where it has to hold.
    pub wins_in: Option<usize>,
    /// How hard it is, on the scale of ratings.
    pub difficulty: u16,
    /// All right first moves.
    pub solutions: Vec<Point>,
}

#[cfg(test)]
impl SheetPuzzle {
    /// So many puzzles that differ in their difficulty alone.
    pub fn samples(count: u16) -> Vec<Self> {
        let points = ["h8", "a1", "i8"].map(|point| point.parse().expect("a point"));
        let mut setup = Setup::new(Default::default(), Default::default());
        for point in points {
            setup.place(point, setup.to_move()).expect("an empty point");
        }
        let puzzle = |number| Self {
            setup: setup.clone(),
            last: Some(points[2]),
            wins_in: (number % 2 == 0).then_some(3),
            difficulty: 800 + number,
            solutions: vec!["j8".parse().expect("a point")],
        };
        (0..count).map(puzzle).collect()
    }
}
