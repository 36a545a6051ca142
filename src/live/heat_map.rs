//! The heat map: how a classic opponent or the engine rates the points of a position.
//!
//! The scores of a classic opponent are computed at once. The engine takes a moment: a screen requests a heat map in
//! each frame, and the analysis engine computes it meanwhile. The results are cached, because a review goes back and
//! forth.

use crate::board::HeatPoint;
use bevy::prelude::*;
use narabe_engine_core::classic::Classic;
use narabe_matches::players::Seat;
use narabe_rules::{Point, Position, Side};

use narabe_matches::OneBoardMatch;

/// The maximum number of points shown; the others would not be played.
const SHOWN_POINTS: usize = 8;
/// The maximum including further points that are as good as the last one shown. Classic opponents often rate points
/// equally.
const MAX_SHOWN_POINTS: usize = 12;
/// The number of cached positions.
const CACHE_SIZE: usize = 64;

/// Who rates the points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeatMapSource {
    Classic(Classic),
    Engine,
}

/// The heat maps of the engine, and the position to compute next.
#[derive(Resource, Debug, Default)]
pub struct HeatMaps {
    requested: Option<Position>,
    /// The source of the last heat map requested, and the side to move in it.
    shown: Option<(HeatMapSource, Side)>,
    /// The newest last.
    cache: Vec<(Position, Vec<HeatPoint>)>,
}

impl HeatMaps {
    /// The heat map of a position, best point first. The engine's is empty until it is computed; request it again in
    /// the next frame.
    pub fn of(&mut self, position: &Position, source: HeatMapSource) -> Vec<HeatPoint> {
        self.shown = None;
        if position.outcome().is_some() {
            return Vec::new();
        }
        self.shown = Some((source, position.side_to_move()));
        match source {
            HeatMapSource::Classic(classic) => classic_heat(position, classic),
            HeatMapSource::Engine => {
                let mut newest_first = self.cache.iter().rev();
                let cached = newest_first.find(|(cached, _)| cached == position);
                if cached.is_none() {
                    self.requested = Some(position.clone());
                }
                cached.map(|(_, heat)| heat.clone()).unwrap_or_default()
            }
        }
    }

    /// The source of the heat map shown, and the side to move in it.
    pub fn shown(&self) -> Option<(HeatMapSource, Side)> {
        self.shown
    }

    /// The position requested since the last frame.
    pub(super) fn take_request(&mut self) -> Option<Position> {
        self.requested.take()
    }

    /// Stores the engine's win chances for a position.
    pub(super) fn store(&mut self, position: Position, chances: &[(Point, u8)]) {
        if self.cache.len() >= CACHE_SIZE {
            self.cache.remove(0);
        }
        self.cache.push((position, engine_heat(chances)));
    }
}

/// The heat map of the first moves of an analysis and their chances in per cent, best first, so that it shows what the lines show.
pub fn heat_of_lines(chances: &[(Point, u8)]) -> Vec<HeatPoint> {
    engine_heat(chances)
}

/// The points that `classic` rates above zero, with the scores for the side to move, best first. Nearly every point has
/// some score, so most are left out.
fn classic_heat(position: &Position, classic: Classic) -> Vec<HeatPoint> {
    let ranked = classic.scores(position).ranked().into_iter();
    let scores = ranked.filter(|(_, score)| score.rank > 0);
    let mut scores: Vec<_> = scores
        .map(|(point, score)| (point, score, score.rank))
        .collect();
    scores.truncate(shown_count(&scores));
    rank_by_value(scores)
}

/// How many of the points, best first, are shown.
fn shown_count<T: PartialEq>(points: &[(Point, T, i64)]) -> usize {
    let Some((_, last, _)) = points.get(SHOWN_POINTS - 1) else {
        return points.len();
    };
    let is_equal = |(_, value, _): &(Point, T, i64)| value == last;
    let better = points.iter().position(is_equal).unwrap_or(0);
    let equal = points[better..].iter().take_while(|&point| is_equal(point));
    match better + equal.count() {
        all if all <= MAX_SHOWN_POINTS => all,
        // Too many equals: leave them all out, unless there is nothing better.
        _ if better > 0 => better,
        _ => SHOWN_POINTS,
    }
}

/// The engine's best points, with the win chance in per cent.
fn engine_heat(chances: &[(Point, u8)]) -> Vec<HeatPoint> {
    let best = chances.iter().take(SHOWN_POINTS);
    rank_by_value(
        best.map(|&(point, chance)| (point, chance, i64::from(chance)))
            .collect(),
    )
}

/// The heat map from points with a value to compare and a score to show, best first. `rank` runs from 0 (best) to 1
/// (worst) over the distinct values, because the scores differ by powers of ten.
fn rank_by_value<T: PartialEq>(points: Vec<(Point, T, i64)>) -> Vec<HeatPoint> {
    let mut heat = Vec::with_capacity(points.len());
    let mut place = 0.0;
    for (at, (point, value, score)) in points.iter().enumerate() {
        if at > 0 && points[at - 1].1 != *value {
            place += 1.0;
        }
        heat.push(HeatPoint {
            point: *point,
            score: *score,
            rank: place,
        });
    }
    let last = f32::max(place, 1.0);
    heat.iter_mut().for_each(|heat| heat.rank /= last);
    heat
}

impl HeatMapSource {
    /// The source for the current game: the side to move, or else the opponent; between two persons the engine.
    pub fn of(found: &OneBoardMatch) -> Self {
        let source_of = |side: Side| match found.seat(side) {
            Seat::Classic(classic) => Some(HeatMapSource::Classic(classic)),
            Seat::Level(_) => Some(HeatMapSource::Engine),
            Seat::Human | Seat::Remote | Seat::Twin(_) | Seat::External(_) => None,
        };
        let side = found.to_act();
        source_of(side)
            .or_else(|| source_of(side.other()))
            .unwrap_or(HeatMapSource::Engine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::testing::game;
    use narabe_rules::BoardSize;

    #[test]
    fn bug_a_classic_rated_every_point_a_hundred_of_them_with_zero() {
        for moves in ["", "h8", "h8 i9 h9", "h8 a1 i8 a2"] {
            for classic in Classic::ALL {
                let heat = HeatMaps::default().of(&game(moves), HeatMapSource::Classic(classic));
                assert!(
                    heat.len() <= MAX_SHOWN_POINTS,
                    "{classic:?} after {moves:?}"
                );
                assert!(heat.iter().all(|heat| heat.score > 0), "{classic:?}");
            }
        }
    }

    #[test]
    fn equals_are_shown_together_or_not_at_all() {
        let points = |values: &[i64]| -> Vec<(Point, i64, i64)> {
            let values = values.iter().zip(BoardSize::DEFAULT.points());
            values
                .map(|(&value, point)| (point, value, value))
                .collect()
        };
        assert_eq!(shown_count(&points(&[9, 8, 7])), 3);
        assert_eq!(shown_count(&points(&[9, 8, 7, 6, 5, 4, 3, 2, 1])), 8);
        assert_eq!(shown_count(&points(&[9, 8, 7, 6, 5, 4, 3, 2, 2, 2, 1])), 10);
        assert_eq!(
            shown_count(&points(&[[9].as_slice(), &[1; 20]].concat())),
            1
        );
        assert_eq!(shown_count(&points(&[5; 20])), 8);
    }

    #[test]
    fn the_source_and_the_side_to_move_are_reported() {
        let mut heat_maps = HeatMaps::default();
        assert_eq!(heat_maps.shown(), None);
        let source = HeatMapSource::Classic(Classic::Shapes);
        heat_maps.of(&game("h8"), source);
        assert_eq!(heat_maps.shown(), Some((source, Side::White)));
        let won = "a1 a15 b1 b15 c1 c15 d1 d15 e1";
        heat_maps.of(&game(won), source);
        assert_eq!(
            heat_maps.shown(),
            None,
            "nobody is to move in a game that is over"
        );
    }

    #[test]
    fn the_best_comes_first_and_ranks_run_from_0_to_1() {
        let position = game("h8 i9 h9");
        for classic in Classic::ALL {
            let heat = HeatMaps::default().of(&position, HeatMapSource::Classic(classic));
            assert!(
                heat.is_sorted_by(|one, next| one.score >= next.score && one.rank <= next.rank),
                "{classic:?}"
            );
            assert_eq!(
                (heat[0].rank, heat[heat.len() - 1].rank),
                (0.0, 1.0),
                "{classic:?}"
            );
        }
    }

    #[test]
    fn equal_scores_have_one_rank() {
        let corners = [(0, 0), (0, 14), (14, 0), (14, 14)].map(|(x, y)| Point::new(x, y));
        let points = [9, 5, 5, 1].into_iter().zip(corners);
        let heat = rank_by_value(points.map(|(value, point)| (point, value, value)).collect());
        let ranks: Vec<f32> = heat.iter().map(|heat| heat.rank).collect();
        assert_eq!(ranks, [0.0, 0.5, 0.5, 1.0]);
    }

    #[test]
    fn an_engines_heat_map_is_requested_once_and_then_cached() {
        let (mut heat_maps, here) = (HeatMaps::default(), game("h8 i9"));
        assert!(heat_maps.of(&here, HeatMapSource::Engine).is_empty());
        assert_eq!(
            heat_maps
                .take_request()
                .map(|requested| requested.moves().len()),
            Some(here.moves().len())
        );
        let points: Vec<_> = BoardSize::DEFAULT.points().zip((0..90).rev()).collect();
        heat_maps.store(here.clone(), &points);
        let heat = heat_maps.of(&here, HeatMapSource::Engine);
        assert_eq!((heat.len(), heat[0].score), (SHOWN_POINTS, 89));
        assert!(heat_maps.take_request().is_none());
        assert!(heat_maps.of(&game("h8"), HeatMapSource::Engine).is_empty());
    }

    #[test]
    fn only_the_newest_positions_are_kept() {
        let mut heat_maps = HeatMaps::default();
        for point in BoardSize::DEFAULT.points().take(CACHE_SIZE + 1) {
            heat_maps.store(game(&point.to_string()), &[(point, 50)]);
        }
        let first = BoardSize::DEFAULT
            .points()
            .next()
            .expect("a point")
            .to_string();
        assert!(
            heat_maps
                .of(&game(&first), HeatMapSource::Engine)
                .is_empty()
        );
        assert_eq!(heat_maps.cache.len(), CACHE_SIZE);
    }
}
