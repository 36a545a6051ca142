//! A position in the moves of a game: exact, in any of the eight symmetries, or some stones among others.
//!
//! The key of a game is updated move by move and compared with the keys of the position's images, so a game costs one look-up for
//! each move up to the number of stones that are asked for; a match is checked stone by stone.

use super::games::Games;
use super::packed_moves::PASS_CODE;
use super::position_key::{key_of, stone_key};
use super::row::Row;
use narabe_rules::{BoardSize, Point, Position, Side, Symmetry};

/// How the stones are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PositionMatch {
    /// These stones and no others.
    #[default]
    Exact,
    /// These stones, perhaps among others.
    Contains,
}

/// A position to look for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuery {
    /// The size of the board.
    pub size: BoardSize,
    /// The stones, in any order.
    pub stones: Vec<(Point, Side)>,
    /// The side to move, if it matters.
    pub to_move: Option<Side>,
    /// Whether there may be other stones.
    pub matching: PositionMatch,
    /// Whether rotated and mirrored positions count as well.
    pub symmetric: bool,
}

impl PositionQuery {
    /// Exactly these stones, in any of the eight symmetries.
    pub const fn exact(size: BoardSize, stones: Vec<(Point, Side)>) -> Self {
        Self {
            size,
            stones,
            to_move: None,
            matching: PositionMatch::Exact,
            symmetric: true,
        }
    }

    /// These stones among others, in any of the eight symmetries.
    pub fn contains(size: BoardSize, stones: Vec<(Point, Side)>) -> Self {
        Self {
            matching: PositionMatch::Contains,
            ..Self::exact(size, stones)
        }
    }

    /// The position of a game, with its side to move.
    pub fn of(position: &Position) -> Self {
        let stones = position.stones().collect();
        Self {
            to_move: Some(position.side_to_move()),
            ..Self::exact(position.size(), stones)
        }
    }
}

/// Where a position was found in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlaceInGame {
    /// The number of moves before it.
    pub ply: u16,
    /// The symmetry that maps the game to the position that was asked for.
    pub symmetry: Symmetry,
}

/// A stone as the index of its point, with its side.
type Stone = (u16, Side);

/// One of the images of the position.
struct Image {
    key: u64,
    /// In the order of the indices.
    stones: Vec<Stone>,
    /// The symmetry that leads back.
    symmetry: Symmetry,
}

/// Looks for one position in many games.
pub(super) struct PositionSearch {
    size: BoardSize,
    to_move: Option<Side>,
    matching: PositionMatch,
    /// The different images; the first is the position itself.
    images: Vec<Image>,
    count: usize,
    /// For each point of the board the ply and the side of its stone in the game at hand, and the number of that game.
    board: Vec<(u32, u16, Side)>,
    game: u32,
}

impl PositionSearch {
    /// None if no game can have the position: a point is off the board, or has two stones.
    pub fn new(query: &PositionQuery) -> Option<Self> {
        let size = query.size;
        let mut points: Vec<Point> = query.stones.iter().map(|stone| stone.0).collect();
        points.sort_unstable();
        points.dedup();
        let is_possible =
            points.len() == query.stones.len() && points.iter().all(|&point| size.contains(point));
        if !is_possible {
            return None;
        }
        let symmetries = Symmetry::all().take(if query.symmetric { 8 } else { 1 });
        let mut images: Vec<Image> = Vec::new();
        for symmetry in symmetries {
            let image = image_of(&query.stones, size, symmetry);
            if images.iter().all(|known| known.stones != image.stones) {
                images.push(image);
            }
        }
        Some(Self {
            size,
            to_move: query.to_move,
            matching: query.matching,
            images,
            count: query.stones.len(),
            board: vec![(0, 0, Side::Black); size.area()],
            game: 0,
        })
    }

    /// The first time that the position arises in a game.
    pub fn find(&mut self, games: &Games, row: &Row) -> Option<PlaceInGame> {
        if row.is_twin || row.size != self.size {
            return None;
        }
        match self.matching {
            PositionMatch::Exact => self.find_exact(games, row),
            PositionMatch::Contains => self.find_contained(games, row),
        }
    }

    fn find_exact(&self, games: &Games, row: &Row) -> Option<PlaceInGame> {
        let setup = games.setup(row);
        let mut stones = setup.len();
        if stones > self.count || stones + usize::from(row.turns) < self.count {
            return None;
        }
        let mut key = key_of(setup, self.size);
        let mut side = row.first;
        let mut codes = games.packed(row).codes();
        for ply in 0..=row.turns {
            let is_turn = self.to_move.is_none_or(|to_move| to_move == side);
            if stones == self.count && is_turn {
                let image = self.images.iter().find(|image| image.key == key);
                let image = image.filter(|image| is_same(games, row, ply, &image.stones));
                if let Some(image) = image {
                    let symmetry = image.symmetry;
                    return Some(PlaceInGame { ply, symmetry });
                }
            }
            match codes.next() {
                None => break,
                Some(PASS_CODE) => {}
                Some(_) if stones == self.count => break,
                Some(code) => {
                    key ^= stone_key(usize::from(code), side);
                    stones += 1;
                }
            }
            side = side.other();
        }
        None
    }

    fn find_contained(&mut self, games: &Games, row: &Row) -> Option<PlaceInGame> {
        self.game += 1;
        let size = self.size;
        for &(point, side) in games.setup(row) {
            self.board[size.index(point)] = (self.game, 0, side);
        }
        for (ply, code) in (0..).zip(games.packed(row).codes()) {
            if let Some(slot) = self.board.get_mut(usize::from(code)) {
                *slot = (self.game, ply + 1, row.first.after(usize::from(ply)));
            }
        }
        let found = self.images.iter().filter_map(|image| {
            let ply = self.last_ply(&image.stones)?;
            let ply = self.with_turn(row, ply)?;
            let symmetry = image.symmetry;
            Some(PlaceInGame { ply, symmetry })
        });
        found.min_by_key(|found| found.ply)
    }

    /// The number of moves after which all these stones lie in the game at hand; none if one never does.
    fn last_ply(&self, stones: &[Stone]) -> Option<u16> {
        let mut last = 0;
        for &(index, side) in stones {
            let (game, ply, whose) = self.board[usize::from(index)];
            if game != self.game || whose != side {
                return None;
            }
            last = last.max(ply);
        }
        Some(last)
    }

    /// The first ply from this one on at which the side is to move that was asked for.
    fn with_turn(&self, row: &Row, ply: u16) -> Option<u16> {
        let is_turn = |ply: u16| {
            let side = row.first.after(usize::from(ply));
            self.to_move.is_none_or(|to_move| to_move == side)
        };
        let ply = if is_turn(ply) { ply } else { ply + 1 };
        (ply <= row.turns).then_some(ply)
    }
}

/// The image of some stones.
fn image_of(stones: &[(Point, Side)], size: BoardSize, symmetry: Symmetry) -> Image {
    let images = stones
        .iter()
        .map(|&(point, side)| (symmetry.image(point, size), side));
    let images: Vec<(Point, Side)> = images.collect();
    let index = |point| u16::try_from(size.index(point)).unwrap_or_default();
    let mut stones: Vec<Stone> = images
        .iter()
        .map(|&(point, side)| (index(point), side))
        .collect();
    stones.sort_unstable();
    Image {
        key: key_of(&images, size),
        stones,
        symmetry: symmetry.inverse(),
    }
}

/// Whether exactly these stones lie on the board after so many moves.
fn is_same(games: &Games, row: &Row, ply: u16, stones: &[Stone]) -> bool {
    let setup = games.setup(row).iter();
    let setup = setup.map(|&(point, side)| {
        let index = u16::try_from(row.size.index(point)).unwrap_or_default();
        (index, side)
    });
    let played = games.packed(row).codes().take(usize::from(ply)).enumerate();
    let played = played.filter(|&(_, code)| code != PASS_CODE);
    let played = played.map(|(ply, code)| (code, row.first.after(ply)));
    let mut there: Vec<Stone> = setup.chain(played).collect();
    there.sort_unstable();
    there == stones
}
