//! The positions of a database under one rule on boards of one size, and the moves between them.
//!
//! A database does not say how its positions arise. A move leads from one to another that has one stone more, in any orientation. Where
//! no position leads to one, those before it are made up, down to the empty board: the stone farthest from the centre was the last.

use std::collections::HashMap;

use super::record::YixinRecord;
use crate::game_file::ReadFault;
use narabe_rules::{BoardSize, KeyTable, Placement, Point, PositionKeys, Side, Symmetry};

/// The most positions, those that are made up included.
const MAX_POSITIONS: usize = 4_000_000;
/// The most stones of all of them, and the most moves between them beyond one to each.
const MAX_STONES: usize = 1 << 27;
const MAX_WAYS: usize = 1 << 24;

/// The number of a position.
pub type Number = u32;

/// A position.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// Its key as it lies.
    own: u64,
    /// Where its stones begin, Black's first.
    start: usize,
    black: u16,
    white: u16,
    to_move: Side,
    record: Option<Number>,
    /// How many lines of moves begin here, those of no move included.
    lines: u64,
}

/// A move between two positions.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub from: Number,
    pub to: Number,
    /// The stone, as the position after it lies; none of a pass.
    pub stone: Option<Point>,
    /// What turns the position after it without the stone into the one before it.
    pub symmetry: Symmetry,
}

/// Positions and the moves between them.
#[derive(Debug)]
pub struct Graph {
    table: KeyTable,
    nodes: Vec<Node>,
    stones: Vec<Point>,
    records: Vec<YixinRecord>,
    by_key: HashMap<u64, Number>,
    /// Sorted by the position before.
    ways: Vec<Way>,
    /// The moves that are left out because there are too many.
    pub left_out: usize,
}

impl Graph {
    pub fn new(size: BoardSize) -> Self {
        Self {
            table: KeyTable::new(size),
            nodes: Vec::new(),
            stones: Vec::new(),
            records: Vec::new(),
            by_key: HashMap::new(),
            ways: Vec::new(),
            left_out: 0,
        }
    }

    /// Adds a position. False if it was there already.
    pub fn add(&mut self, position: &Placement, record: YixinRecord) -> Result<bool, ReadFault> {
        let [black, white] = Side::ALL.map(|side| position.stones(side));
        let keys = self.keys_of(black, white, position.to_move());
        if self.by_key.contains_key(&keys.shared()) {
            return Ok(false);
        }
        let number = self.push(keys, black, white, position.to_move())?;
        self.nodes[at(number)].record = Number::try_from(self.records.len()).ok();
        self.records.push(record);
        Ok(true)
    }

    /// Finds the moves, and makes up what is missing. Returns the empty board.
    pub fn connect(&mut self) -> Result<Number, ReadFault> {
        let most = self.nodes.iter().map(Node::plies).max().unwrap_or_default();
        let mut by_plies = vec![Vec::new(); most + 1];
        for (number, node) in (0..).zip(&self.nodes) {
            by_plies[node.plies()].push(number);
        }
        let mut root = None;
        while let Some(numbers) = by_plies.pop() {
            for number in numbers {
                if self.nodes[at(number)].plies() == 0 {
                    root = Some(number);
                } else if let Some(made) = self.find_ways(number)?
                    && let Some(fewer) = by_plies.last_mut()
                {
                    fewer.push(made);
                }
            }
        }
        self.ways.sort_by_key(|way| (way.from, way.to));
        // Only a database without any position has no empty board.
        match root {
            Some(root) => Ok(root),
            None => self.push(self.table.empty(), &[], &[], Side::Black),
        }
    }

    /// Finds the moves that lead to a position. If there is none, the position before it is made up, and returned.
    fn find_ways(&mut self, to: Number) -> Result<Option<Number>, ReadFault> {
        let node = self.nodes[at(to)];
        let keys = self.keys(to);
        let mover = node.to_move.other();
        let mut found = 0_usize;
        let mut last: Option<(Option<(u32, Point)>, Option<Point>, PositionKeys)> = None;
        for stone in node.last_stones(mover) {
            let stone = stone.map(|index| self.stones[index]);
            let before = match stone {
                Some(stone) => self.table.with(keys, stone, mover).passed(),
                None => keys.passed(),
            };
            if let Some(&from) = self.by_key.get(&before.shared()) {
                found += 1;
                self.add_way(from, to, stone, before, found == 1);
            }
            let distance = stone.map(|stone| self.distance(stone));
            if last.is_none_or(|(farthest, ..)| farthest < distance) {
                last = Some((distance, stone, before));
            }
        }
        let Some((_, stone, before)) = last.filter(|_| found == 0) else {
            return Ok(None);
        };
        let [black, white] = Side::ALL.map(|side| {
            let stones = self.stones_of(to, side).iter().copied();
            stones.filter(|one| Some(*one) != stone).collect::<Vec<_>>()
        });
        let from = self.push(before, &black, &white, mover)?;
        self.add_way(from, to, stone, before, true);
        Ok(Some(from))
    }

    fn add_way(
        &mut self,
        from: Number,
        to: Number,
        stone: Option<Point>,
        before: PositionKeys,
        is_first: bool,
    ) {
        let Some(symmetry) = before.symmetry_to(self.nodes[at(from)].own) else {
            return;
        };
        if !is_first && self.ways.len() >= MAX_WAYS {
            self.left_out += 1;
            return;
        }
        let lines = self.nodes[at(to)].lines;
        let before = &mut self.nodes[at(from)];
        before.lines = before.lines.saturating_add(lines);
        self.ways.push(Way {
            from,
            to,
            stone,
            symmetry,
        });
    }

    fn push(
        &mut self,
        keys: PositionKeys,
        black: &[Point],
        white: &[Point],
        to_move: Side,
    ) -> Result<Number, ReadFault> {
        let too_many = || ReadFault::Invalid {
            text: self.nodes.len().to_string(),
            expected: "a number of positions that is read, up to 4000000",
        };
        let count = |stones: &[Point]| u16::try_from(stones.len()).unwrap_or(u16::MAX);
        let stones = self.stones.len() + black.len() + white.len();
        if self.nodes.len() >= MAX_POSITIONS || stones > MAX_STONES {
            return Err(too_many());
        }
        let number = Number::try_from(self.nodes.len()).map_err(|_| too_many())?;
        self.nodes.push(Node {
            own: keys.own(),
            start: self.stones.len(),
            black: count(black),
            white: count(white),
            to_move,
            record: None,
            lines: 1,
        });
        self.stones.extend(black);
        self.stones.extend(white);
        self.by_key.insert(keys.shared(), number);
        Ok(number)
    }

    fn keys_of(&self, black: &[Point], white: &[Point], to_move: Side) -> PositionKeys {
        let mut keys = self.table.empty();
        for (side, stones) in [(Side::Black, black), (Side::White, white)] {
            for &stone in stones {
                keys = self.table.with(keys, stone, side);
            }
        }
        match to_move {
            Side::Black => keys,
            Side::White => keys.passed(),
        }
    }

    fn keys(&self, number: Number) -> PositionKeys {
        let [black, white] = Side::ALL.map(|side| self.stones_of(number, side));
        self.keys_of(black, white, self.nodes[at(number)].to_move)
    }

    fn stones_of(&self, number: Number, side: Side) -> &[Point] {
        let node = &self.nodes[at(number)];
        let places = match side {
            Side::Black => node.start..node.start + usize::from(node.black),
            Side::White => node.white_places(),
        };
        &self.stones[places]
    }

    /// How far from the centre a stone lies; the greater of two points of the same distance is farther.
    fn distance(&self, stone: Point) -> (u32, Point) {
        let last = u32::from(self.table.size().get() - 1);
        let off = |coordinate: u8| (2 * u32::from(coordinate)).abs_diff(last);
        (off(stone.x).pow(2) + off(stone.y).pow(2), stone)
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// What the database says of a position; nothing of one that is made up.
    pub fn record(&self, number: Number) -> Option<&YixinRecord> {
        let record = self.nodes[at(number)].record?;
        self.records.get(at(record))
    }

    /// How much follows a position: the number of its lines of moves.
    pub fn lines(&self, number: Number) -> u64 {
        self.nodes[at(number)].lines
    }

    /// The moves from a position.
    pub fn ways(&self, from: Number) -> &[Way] {
        let start = self.ways.partition_point(|way| way.from < from);
        let rest = &self.ways[start..];
        &rest[..rest.partition_point(|way| way.from == from)]
    }

    /// The symmetries under which a position is itself.
    pub fn symmetries(&self, number: Number) -> Vec<Symmetry> {
        let keys = self.keys(number);
        let own = keys.own();
        let all = Symmetry::all();
        all.filter(|symmetry| keys.of_image(*symmetry) == own)
            .collect()
    }
}

impl Node {
    /// The moves that led here, a pass included.
    fn plies(&self) -> usize {
        usize::from(self.black) + usize::from(self.white) + usize::from(self.is_after_pass())
    }

    /// Whether the last move was a pass: then the numbers of stones are those of the other side's turn.
    fn is_after_pass(&self) -> bool {
        (self.black == self.white) != (self.to_move == Side::Black)
    }

    const fn white_places(&self) -> std::ops::Range<usize> {
        let start = self.start + self.black as usize;
        start..start + self.white as usize
    }

    /// The places of the stones of which one was placed last; none stands for a pass.
    fn last_stones(&self, mover: Side) -> impl Iterator<Item = Option<usize>> + use<> {
        let places = match (self.is_after_pass(), mover) {
            (true, _) => 0..0,
            (false, Side::Black) => self.start..self.start + usize::from(self.black),
            (false, Side::White) => self.white_places(),
        };
        let pass = self.is_after_pass().then_some(None);
        places.map(Some).chain(pass)
    }
}

fn at(number: Number) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
