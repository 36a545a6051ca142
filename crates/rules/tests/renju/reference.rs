//! The reference implementation of the forbidden points: the RIF definition as directly as possible, without
//! optimisation.

use std::collections::BTreeSet;

use narabe_rules::{Board, Foul, Point, Ruling, Side};

type Place = (i32, i32);

const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// The largest distance of two stones of the same five.
const REACH: i32 = 4;

/// A board whose stones can be placed and removed.
pub struct Grid {
    size: i32,
    stones: Vec<Option<Side>>,
}

impl Grid {
    pub fn of(board: &Board) -> Self {
        Self {
            size: i32::from(board.size().get()),
            stones: board
                .size()
                .points()
                .map(|point| board.get(point))
                .collect(),
        }
    }

    /// The ruling on a black stone on an empty point.
    pub fn ruling(&mut self, point: Point) -> Ruling {
        self.rule_on((i32::from(point.x), i32::from(point.y)))
    }

    fn rule_on(&mut self, at: Place) -> Ruling {
        self.put(at, Some(Side::Black));
        let ruling = self.rule_on_stone(at);
        self.put(at, None);
        ruling
    }

    fn rule_on_stone(&mut self, at: Place) -> Ruling {
        let runs = DIRECTIONS.map(|direction| self.run(at, direction).len());
        if runs.contains(&5) {
            return Ruling::Five;
        }
        if runs.iter().any(|&run| run > 5) {
            return Ruling::Foul(Foul::Overline);
        }
        let fours = DIRECTIONS.map(|direction| self.fours(at, direction).len());
        if fours.iter().sum::<usize>() > 1 {
            return Ruling::Foul(Foul::DoubleFour);
        }
        let lines = std::iter::zip(DIRECTIONS, fours);
        let threes = lines.filter(|&(direction, fours)| fours == 0 && self.is_three(at, direction));
        if threes.count() > 1 {
            return Ruling::Foul(Foul::DoubleThree);
        }
        Ruling::Allowed
    }

    /// Whether another stone on the line makes a straight four and may be played.
    fn is_three(&mut self, at: Place, direction: (i32, i32)) -> bool {
        self.empties_near(at, direction).into_iter().any(|fourth| {
            self.put(fourth, Some(Side::Black));
            let run = self.run(at, direction);
            let fours = self.fours(at, direction);
            let is_straight = run.len() == 4
                && run.contains(&fourth)
                && fours.contains(&run)
                && self.completions(&run, at, direction) == 2;
            self.put(fourth, None);
            is_straight && self.rule_on(fourth) == Ruling::Allowed
        })
    }

    /// The number of points that make the four a five.
    fn completions(&mut self, four: &BTreeSet<Place>, at: Place, direction: (i32, i32)) -> usize {
        let places = self.empties_near(at, direction);
        let completes = |place: &Place| {
            self.put(*place, Some(Side::Black));
            let run = self.run(at, direction);
            self.put(*place, None);
            run.len() == 5 && four.is_subset(&run)
        };
        places.into_iter().filter(completes).count()
    }

    /// The different sets of four stones, the one at `at` among them, that one more stone makes exactly five.
    fn fours(&mut self, at: Place, direction: (i32, i32)) -> BTreeSet<BTreeSet<Place>> {
        let mut fours = BTreeSet::new();
        for place in self.empties_near(at, direction) {
            self.put(place, Some(Side::Black));
            let mut run = self.run(place, direction);
            self.put(place, None);
            if run.len() == 5 && run.contains(&at) {
                run.remove(&place);
                fours.insert(run);
            }
        }
        fours
    }

    fn empties_near(&self, (x, y): Place, (dx, dy): (i32, i32)) -> Vec<Place> {
        let places = (-REACH..=REACH).map(|steps| (x + steps * dx, y + steps * dy));
        places
            .filter(|&place| self.is_on_board(place) && self.get(place).is_none())
            .collect()
    }

    /// The run of black stones on a line that contains a stone.
    fn run(&self, (x, y): Place, (dx, dy): (i32, i32)) -> BTreeSet<Place> {
        let adjacent = |sign: i32| {
            let places = (1..).map(move |steps| (x + sign * steps * dx, y + sign * steps * dy));
            places.take_while(|&place| self.get(place) == Some(Side::Black))
        };
        adjacent(1).chain(adjacent(-1)).chain([(x, y)]).collect()
    }

    fn is_on_board(&self, (x, y): Place) -> bool {
        (0..self.size).contains(&x) && (0..self.size).contains(&y)
    }

    fn get(&self, (x, y): Place) -> Option<Side> {
        self.is_on_board((x, y))
            .then(|| self.stones[(y * self.size + x) as usize])
            .flatten()
    }

    fn put(&mut self, (x, y): Place, stone: Option<Side>) {
        self.stones[(y * self.size + x) as usize] = stone;
    }
}
