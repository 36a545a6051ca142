//! What was read from a picture.

use serde::{Deserialize, Serialize};

use narabe_rules::{BoardSize, Point, Rule, Setup, Side};

use super::homography::Homography;

/// Points with a lower confidence are doubtful.
pub const DOUBTFUL_BELOW: f32 = 0.6;
/// The most confidence in points on an edge beyond which the grid may continue.
const DOUBTFUL_EDGE: f32 = 0.5;

/// An edge of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The first column.
    Left,
    /// The upper row.
    Top,
    /// The last column.
    Right,
    /// The lower row.
    Bottom,
}

impl Edge {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Left, Self::Top, Self::Right, Self::Bottom];

    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Top => "top",
            Self::Right => "right",
            Self::Bottom => "bottom",
        }
    }

    /// Whether a point of a board lies on it.
    fn holds(self, point: Point, size: BoardSize) -> bool {
        let last = size.get() - 1;
        match self {
            Self::Left => point.x == 0,
            Self::Top => point.y == last,
            Self::Right => point.x == last,
            Self::Bottom => point.y == 0,
        }
    }
}

/// What was read on a point.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PointReading {
    /// The stone; `None` if the point is empty.
    pub stone: Option<Side>,
    /// How sure this is, 0 to 1. It is a measure to compare points with, not a probability.
    pub confidence: f32,
}

/// A board read from a picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "ReadingParts", into = "ReadingParts")]
pub struct BoardReading {
    size: BoardSize,
    /// Row by row from the top, each from the left.
    points: Vec<PointReading>,
    /// From columns and rows from the top to pixels.
    to_picture: Homography,
}

/// The size, the readings of all points, and the map from columns and rows to pixels.
type ReadingParts = (BoardSize, Vec<PointReading>, [[f64; 3]; 3]);

impl From<BoardReading> for ReadingParts {
    fn from(reading: BoardReading) -> Self {
        (reading.size, reading.points, reading.to_picture.0)
    }
}

impl TryFrom<ReadingParts> for BoardReading {
    type Error = String;

    fn try_from((size, points, to_picture): ReadingParts) -> Result<Self, String> {
        let (found, needed) = (points.len(), size.area());
        if found == needed {
            Ok(Self::new(size, points, Homography(to_picture)))
        } else {
            Err(format!("{found} points were read of {needed}"))
        }
    }
}

impl BoardReading {
    /// `points` are row by row from the top.
    pub(super) const fn new(
        size: BoardSize,
        points: Vec<PointReading>,
        to_picture: Homography,
    ) -> Self {
        Self {
            size,
            points,
            to_picture,
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// What was read on a point; an empty point without confidence off the board.
    pub fn point(&self, point: Point) -> PointReading {
        let is_on_board = self.size.contains(point);
        let index = is_on_board.then(|| {
            let row = self.size.get() - 1 - point.y;
            usize::from(row) * usize::from(self.size.get()) + usize::from(point.x)
        });
        let found = index.and_then(|index| self.points.get(index));
        found.copied().unwrap_or(PointReading {
            stone: None,
            confidence: 0.0,
        })
    }

    /// The stone on a point.
    pub fn stone(&self, point: Point) -> Option<Side> {
        self.point(point).stone
    }

    /// The stones, row by row from the bottom.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Side)> {
        let points = self.size.points();
        points.filter_map(|point| Some((point, self.stone(point)?)))
    }

    /// The points to look at, the most doubtful first.
    pub fn doubtful(&self) -> Vec<Point> {
        let confidence = |point: &Point| self.point(*point).confidence;
        let mut points: Vec<Point> = (self.size.points())
            .filter(|point| confidence(point) < DOUBTFUL_BELOW)
            .collect();
        points.sort_by(|one, other| confidence(one).total_cmp(&confidence(other)));
        points
    }

    /// The edges beyond which the grid may continue, so that the board may be larger: the picture ends there, or is cut through the
    /// board. All their points are doubtful.
    pub fn doubtful_edges(&self) -> Vec<Edge> {
        let is_doubtful = |edge: &Edge| {
            let mut points = self
                .size
                .points()
                .filter(|point| edge.holds(*point, self.size));
            points.all(|point| self.point(point).confidence < DOUBTFUL_BELOW)
        };
        Edge::ALL.into_iter().filter(is_doubtful).collect()
    }

    /// The same reading with all points of these edges doubtful.
    pub(super) fn doubting(mut self, edges: &[Edge]) -> Self {
        let (size, side) = (self.size, usize::from(self.size.get()));
        for (index, reading) in self.points.iter_mut().enumerate() {
            let [x, row] = [index % side, index / side].map(|at| at as u8);
            let point = Point::new(x, size.get() - 1 - row);
            if edges.iter().any(|edge| edge.holds(point, size)) {
                reading.confidence = reading.confidence.min(DOUBTFUL_EDGE);
            }
        }
        self
    }

    /// Where a point lies in the picture, in pixels from its upper left corner.
    pub fn place(&self, point: Point) -> (f32, f32) {
        let row = f64::from(self.size.get()) - 1.0 - f64::from(point.y);
        let (x, y) = self.to_picture.apply(f64::from(point.x), row);
        (x as f32, y as f32)
    }

    /// Where the corners of the grid lie in the picture, in pixels: upper left, upper right, lower right, lower left.
    pub fn corners(&self) -> [(f32, f32); 4] {
        let last = self.size.get() - 1;
        let corners = [(0, last), (last, last), (last, 0), (0, 0)];
        corners.map(|(x, y)| self.place(Point::new(x, y)))
    }

    /// The stones as a set-up; the side to move follows from their numbers.
    pub fn setup(&self, rule: Rule) -> Setup {
        let mut setup = Setup::new(rule, self.size);
        for (point, side) in self.stones() {
            // Each point is read once, on the board.
            let placed = setup.place(point, side);
            debug_assert!(placed.is_ok());
        }
        setup.set_to_move(setup.side_by_count());
        setup
    }
}
