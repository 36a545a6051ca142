//! The explorer: what was played next in a position, in all games that had it in any orientation.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::games::Games;
use super::packed_moves::{PASS_CODE, code_of, move_of};
use super::position_key::Images;
use super::position_search::{PlaceInGame, PositionMatch, PositionQuery, PositionSearch};
use super::progress::{Cancelled, Watch};
use super::query::{Filter, Hit, Order};
use super::row::Row;
use super::tally::{Means, Tally};
use narabe_rules::{BoardSize, Move, Point, Symmetry};

/// A move that was played next.
#[derive(Clone, Debug, PartialEq)]
pub struct NextMove {
    /// The move, in the orientation of the position that was asked for. Of moves that the symmetry of the position makes the
    /// same it is the first, row by row from the bottom.
    pub turn: Move,
    /// The points of all moves that are the same by the symmetry of the position; none of a pass.
    pub points: Vec<Point>,
    /// The games in which it was played, by result.
    pub tally: Tally,
    /// The mean of the years that are known.
    pub mean_year: Option<f64>,
    /// The mean of the players' ratings that are known.
    pub mean_rating: Option<f64>,
}

/// What was played in a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explored {
    /// The games that had the position, by result.
    pub tally: Tally,
    /// The games that ended there.
    pub ended: usize,
    /// The moves, the most frequent first.
    pub moves: Vec<NextMove>,
}

/// A position with its symmetries.
struct Explorer {
    search: PositionSearch,
    images: Images,
    /// The symmetries that map the position to itself.
    own: Vec<Symmetry>,
    size: BoardSize,
}

impl Explorer {
    fn new(position: &PositionQuery) -> Option<Self> {
        let size = position.size;
        let exact = PositionQuery {
            matching: PositionMatch::Exact,
            ..position.clone()
        };
        let count = if position.symmetric { 8 } else { 1 };
        let is_own = |symmetry: &Symmetry| {
            let mut stones = position.stones.iter();
            stones.all(|&(point, side)| {
                position
                    .stones
                    .contains(&(symmetry.image(point, size), side))
            })
        };
        Some(Self {
            search: PositionSearch::new(&exact)?,
            images: Images::new(size),
            own: Symmetry::all().take(count).filter(is_own).collect(),
            size,
        })
    }

    /// The move that the position's symmetry makes the same as this one and that comes first.
    fn first_of(&self, code: u16) -> u16 {
        match code {
            PASS_CODE => code,
            _ => {
                let images = self.own.iter().map(|&own| self.images.image(own, code));
                images.min().unwrap_or(code)
            }
        }
    }

    /// The next move of a game in which the position was found, in the orientation that was asked for; none if it ended there.
    fn next_move(&self, games: &Games, row: &Row, found: PlaceInGame) -> Option<u16> {
        let code = games.packed(row).codes().nth(usize::from(found.ply))?;
        Some(match code {
            PASS_CODE => code,
            _ => self.first_of(self.images.image(found.symmetry, code)),
        })
    }

    /// The points of all moves that are the same as this one.
    fn points(&self, code: u16) -> Vec<Point> {
        if code == PASS_CODE {
            return Vec::new();
        }
        let mut images: Vec<u16> = self
            .own
            .iter()
            .map(|&own| self.images.image(own, code))
            .collect();
        images.sort_unstable();
        images.dedup();
        images
            .into_iter()
            .map(|index| self.size.point(usize::from(index)))
            .collect()
    }
}

impl Games {
    /// What was played next in a position, in the games that meet a filter; its own position is left aside. The position is
    /// matched exactly.
    ///
    /// # Errors
    /// [`Cancelled`] if the watcher says so.
    pub fn explore(
        &self,
        position: &PositionQuery,
        filter: &Filter,
        watch: Watch<'_>,
    ) -> Result<Explored, Cancelled> {
        let mut explored = Explored::default();
        let Some(mut explorer) = Explorer::new(position) else {
            return Ok(explored);
        };
        let mut moves: HashMap<u16, (Tally, Means)> = HashMap::new();
        self.each(filter, watch, |row| {
            let Some(found) = explorer.search.find(self, row) else {
                return;
            };
            explored.tally.add(row.result);
            match explorer.next_move(self, row, found) {
                None => explored.ended += 1,
                Some(code) => {
                    let (tally, means) = moves.entry(code).or_default();
                    tally.add(row.result);
                    means.add(row);
                }
            }
        })?;
        let mut moves: Vec<_> = moves.into_iter().collect();
        moves.sort_unstable_by_key(|(code, (tally, _))| (Reverse(tally.games), *code));
        let next_move = |(code, (tally, means)): (u16, (Tally, Means))| NextMove {
            turn: move_of(code, explorer.size),
            points: explorer.points(code),
            tally,
            mean_year: means.year(),
            mean_rating: means.rating(),
        };
        explored.moves = moves.into_iter().map(next_move).collect();
        Ok(explored)
    }

    /// The games behind a move of the explorer, or (with none) all that had the position, in order. Each hit has the number of
    /// moves before the position.
    ///
    /// # Errors
    /// [`Cancelled`] if the watcher says so.
    pub fn games_with_move(
        &self,
        position: &PositionQuery,
        turn: Option<Move>,
        filter: &Filter,
        order: Order,
        watch: Watch<'_>,
    ) -> Result<Vec<Hit>, Cancelled> {
        let Some(mut explorer) = Explorer::new(position) else {
            return Ok(Vec::new());
        };
        let is_off_board = |turn: Move| {
            turn.point()
                .is_some_and(|point| !position.size.contains(point))
        };
        if turn.is_some_and(is_off_board) {
            return Ok(Vec::new());
        }
        let wanted = turn.map(|turn| explorer.first_of(code_of(turn, position.size)));
        let mut hits = Vec::new();
        self.each(filter, watch, |row| {
            let Some(found) = explorer.search.find(self, row) else {
                return;
            };
            let is_wanted = wanted.is_none() || explorer.next_move(self, row, found) == wanted;
            hits.extend(is_wanted.then_some((row, found.ply)));
        })?;
        Ok(self.in_order(hits, order))
    }
}
