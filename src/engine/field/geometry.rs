//! Where every point of a board lies on its four lines, and which points are near it.

use super::shape::{DIRECTIONS, PLACE_BITS, WALL};
use super::spots::{Spot, Spots};
use crate::rules::{BoardSize, Point, Side};

/// The four directions have their own number here: the place of a line in the lists.
pub const LINES: usize = 4;
/// Lines in one direction on the largest board.
const LINES_ON_BOARD: usize = 2 * BoardSize::MAX.get() as usize - 1;
/// Walls in front of each line's first place: twice the longest reach, so that no shift runs off the line.
const WALLS: u8 = 10;
/// Lines of all directions.
pub const ALL_LINES: usize = LINES * LINES_ON_BOARD;
/// How far from a stone a move is still considered: on any point of the square of this reach …
const NEAR_SQUARE: i8 = 2;
/// … and on the eight rays this far.
const NEAR_RAY: i8 = 3;

/// A point's place on one line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// Which of [`ALL_LINES`].
    pub line: u8,
    /// Where the point's two bits lie in the line.
    pub shift: u8,
    /// Steps to the edge backward, at most the reach.
    pub back: u8,
    /// Steps to the edge forward, at most the reach.
    pub ahead: u8,
}

/// How far apart two points are looked at, in steps along the longer side.
const FARTHEST: u8 = 5;
/// How many ways two points can lie to one another, turned and mirrored alike; the last one is "far".
pub const RELATIONS: usize = (FARTHEST as usize + 1) * (FARTHEST as usize + 2) / 2 + 1;

/// The geometry of one board size.
pub struct Geometry {
    size: BoardSize,
    words: usize,
    places: Vec<[Place; LINES]>,
    strides: [i16; LINES],
    points: Vec<Point>,
    near: Vec<Spots>,
    stars: Vec<Spots>,
    keys: Vec<[u64; 2]>,
    walls: [u128; ALL_LINES],
}

impl Geometry {
    /// The geometry of a board, for shapes of a certain reach. `five_reach` is how far a stone can lie from another and still
    /// help or hinder the same five.
    #[must_use]
    pub fn new(size: BoardSize, reach: usize, five_reach: usize) -> Self {
        let side = size.get();
        let reach = u8::try_from(reach).expect("a reach is short");
        let five_reach = i8::try_from(five_reach).expect("a reach is short");
        let places: Vec<_> = size
            .points()
            .map(|point| std::array::from_fn(|number| place(size, reach, point, number)))
            .collect();
        let mut walls = [u128::MAX; ALL_LINES];
        for place in places.iter().flatten() {
            walls[usize::from(place.line)] &= !(WALL << place.shift);
        }
        let mut random = SplitMix(u64::from(side));
        Self {
            size,
            words: size.area().div_ceil(64),
            strides: DIRECTIONS.map(|direction| {
                let (dx, dy) = direction.step();
                i16::from(dy) * i16::from(side) + i16::from(dx)
            }),
            points: size.points().collect(),
            near: size.points().map(|point| near(size, point)).collect(),
            stars: size
                .points()
                .map(|point| around(size, point, five_reach, is_on_ray))
                .collect(),
            keys: size
                .points()
                .map(|_| [random.next(), random.next()])
                .collect(),
            places,
            walls,
        }
    }

    /// The board.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Words of a set of spots that this board fills.
    #[inline]
    #[must_use]
    pub const fn words(&self) -> usize {
        self.words
    }

    /// Where a spot lies on its lines.
    #[inline]
    #[must_use]
    pub fn places(&self, spot: Spot) -> &[Place; LINES] {
        &self.places[usize::from(spot)]
    }

    /// From a spot to the next on a line, as a difference of numbers.
    #[inline]
    #[must_use]
    pub const fn stride(&self, direction: usize) -> i16 {
        self.strides[direction]
    }

    /// The spots near enough to a stone to be considered.
    #[inline]
    #[must_use]
    pub fn near(&self, spot: Spot) -> &Spots {
        &self.near[usize::from(spot)]
    }

    /// The spots on the four lines of a spot that help or hinder one five together with it.
    #[inline]
    #[must_use]
    pub fn star(&self, spot: Spot) -> &Spots {
        &self.stars[usize::from(spot)]
    }

    /// What a stone adds to the hash of a position.
    #[inline]
    #[must_use]
    pub fn key(&self, spot: Spot, side: Side) -> u64 {
        self.keys[usize::from(spot)][side as usize]
    }

    /// The lines of an empty board: walls around nothing.
    #[must_use]
    pub const fn empty_lines(&self) -> [u128; ALL_LINES] {
        self.walls
    }

    /// How two spots lie to one another, from 0 to [`RELATIONS`] - 1.
    #[inline]
    #[must_use]
    pub fn relation(&self, one: Spot, other: Spot) -> usize {
        let (a, b) = (
            self.points[usize::from(one)],
            self.points[usize::from(other)],
        );
        let (dx, dy) = (a.x.abs_diff(b.x), a.y.abs_diff(b.y));
        let (short, long) = (usize::from(dx.min(dy)), usize::from(dx.max(dy)));
        if long > usize::from(FARTHEST) {
            RELATIONS - 1
        } else {
            long * (long + 1) / 2 + short
        }
    }

    /// The spot of a point.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the largest board has 625 points"
    )]
    pub fn spot(&self, point: Point) -> Spot {
        self.size.index(point) as Spot
    }

    /// The point of a spot.
    #[must_use]
    pub fn point(&self, spot: Spot) -> Point {
        self.size.point(usize::from(spot))
    }
}

fn place(size: BoardSize, reach: u8, point: Point, direction: usize) -> Place {
    let side = size.get();
    let last = side - 1;
    let Point { x, y } = point;
    let (line, at, back, ahead) = match direction {
        0 => (y, x, x, last - x),
        1 => (x, y, y, last - y),
        2 => (x + last - y, x, x.min(y), (last - x).min(last - y)),
        _ => (x + y, x, x.min(last - y), (last - x).min(y)),
    };
    Place {
        line: u8::try_from(direction * LINES_ON_BOARD).expect("there are 196 lines") + line,
        shift: (at + WALLS) * u8::try_from(PLACE_BITS).expect("two"),
        back: back.min(reach),
        ahead: ahead.min(reach),
    }
}

fn near(size: BoardSize, point: Point) -> Spots {
    around(size, point, NEAR_SQUARE.max(NEAR_RAY), |dx, dy| {
        is_on_ray(dx, dy) || dx.abs().max(dy.abs()) <= NEAR_SQUARE
    })
}

const fn is_on_ray(dx: i8, dy: i8) -> bool {
    dx == 0 || dy == 0 || dx.abs() == dy.abs()
}

/// The points within so many steps whose offset is wanted.
fn around(size: BoardSize, point: Point, reach: i8, is_wanted: fn(i8, i8) -> bool) -> Spots {
    let offsets = (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (dx, dy)));
    offsets
        .filter(|&(dx, dy)| is_wanted(dx, dy))
        .filter_map(|(dx, dy)| {
            let x = point.x.checked_add_signed(dx)?;
            let y = point.y.checked_add_signed(dy)?;
            let found = Point::new(x, y);
            size.contains(found)
                .then(|| Spot::try_from(size.index(found)).expect("a board has 625 points at most"))
        })
        .collect()
}

/// A small generator of well-mixed numbers, the same in every run and build.
struct SplitMix(u64);

impl SplitMix {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
