//! "What the computer sees": what the board shows of a position through somebody's eyes.
//!
//! A classic's view is there at once. The engine's takes a moment: a screen says in each frame what it wants to see, the
//! counsel looks at it meanwhile, and what was seen is kept for a while, for in a review one goes back and forth.

use crate::app::board::Heat;
use crate::engine::classic::Classic;
use crate::players::Seat;
use crate::rules::{Point, Position, Side};
use bevy::prelude::*;

use crate::matches::OneBoardMatch;

/// How many points are shown. The others would not be played.
const BEST_FEW: usize = 8;
/// A classic often holds points for equal. Those that are as good as the last one shown are shown too, up to so many in all.
const WITH_EQUALS: usize = 12;
/// How many positions are kept.
const KEPT: usize = 64;

/// Whose eyes the overlay uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seer {
    Classic(Classic),
    Engine,
}

/// What the engine has seen, and what it is to look at.
#[derive(Resource, Debug, Default)]
pub struct Sight {
    wish: Option<Position>,
    /// Whose eyes were asked for last, and who was to move.
    shown: Option<(Seer, Side)>,
    /// The newest last.
    seen: Vec<(Position, Vec<Heat>)>,
}

impl Sight {
    /// The plates for a position, the best first. What the engine has not yet seen is empty at first; ask again in the
    /// next frame.
    pub fn of(&mut self, position: &Position, seer: Seer) -> Vec<Heat> {
        self.shown = None;
        if position.outcome().is_some() {
            return Vec::new();
        }
        self.shown = Some((seer, position.side_to_move()));
        match seer {
            Seer::Classic(classic) => classic_heat(position, classic),
            Seer::Engine => match self.known(position) {
                Some(heat) => heat.to_vec(),
                None => {
                    self.wish = Some(position.clone());
                    Vec::new()
                }
            },
        }
    }

    /// Whose view the plates show, and which side is to move in it.
    pub fn shown(&self) -> Option<(Seer, Side)> {
        self.shown
    }

    /// What a screen has asked for since the last frame.
    pub(super) fn take_wish(&mut self) -> Option<Position> {
        self.wish.take()
    }

    /// Keeps what the engine sees in a position.
    pub(super) fn keep(&mut self, position: Position, chances: &[(Point, u8)]) {
        if self.seen.len() >= KEPT {
            self.seen.remove(0);
        }
        self.seen.push((position, engine_heat(chances)));
    }

    fn known(&self, position: &Position) -> Option<&[Heat]> {
        let (_, heat) = self.seen.iter().rfind(|(kept, _)| kept == position)?;
        Some(heat)
    }
}

/// The points that matter to `classic` with their scores for the side to move, the best first. Nearly every point has
/// some score, and a plate on each says nothing.
fn classic_heat(position: &Position, classic: Classic) -> Vec<Heat> {
    let ranked = classic.scores(position).ranked().into_iter();
    let scores = ranked.filter(|(_, score)| score.rank > 0);
    let mut scores: Vec<_> = scores
        .map(|(point, score)| (point, score, score.rank))
        .collect();
    scores.truncate(best_few(&scores));
    by_places(scores)
}

/// How many of the points, the best first, are shown.
fn best_few<T: PartialEq>(points: &[(Point, T, i64)]) -> usize {
    let Some((_, last, _)) = points.get(BEST_FEW - 1) else {
        return points.len();
    };
    let is_equal = |(_, worth, _): &(Point, T, i64)| worth == last;
    let better = points.iter().position(is_equal).unwrap_or(0);
    let equal = points[better..].iter().take_while(|&point| is_equal(point));
    match better + equal.count() {
        all if all <= WITH_EQUALS => all,
        // Too many equals: all of them or none, unless there is nothing better.
        _ if better > 0 => better,
        _ => BEST_FEW,
    }
}

/// The points that the engine likes best, with the chance to win in per cent.
fn engine_heat(chances: &[(Point, u8)]) -> Vec<Heat> {
    let best = chances.iter().take(BEST_FEW);
    by_places(
        best.map(|&(point, chance)| (point, chance, i64::from(chance)))
            .collect(),
    )
}

/// Plates from points with what they are compared by and what is written on them, the best first. `rank` runs from 0 for
/// the best to 1 for the least, by places among the different scores: the scores themselves lie powers of ten apart.
fn by_places<T: PartialEq>(points: Vec<(Point, T, i64)>) -> Vec<Heat> {
    let mut place = 0_u16;
    let mut places = Vec::with_capacity(points.len());
    for (at, (_, worth, _)) in points.iter().enumerate() {
        if at > 0 && points[at - 1].1 != *worth {
            place += 1;
        }
        places.push(place);
    }
    let last = f32::from(place.max(1));
    points
        .into_iter()
        .zip(places)
        .map(|((point, _, score), place)| Heat {
            point,
            score,
            rank: f32::from(place) / last,
        })
        .collect()
}

impl Seer {
    /// Whose view the overlay shows: that of the one to move, or else of the opponent; between two persons the engine's.
    pub fn of(found: &OneBoardMatch) -> Self {
        let seer = |side: Side| match found.seat(side) {
            Seat::Classic(classic) => Some(Seer::Classic(classic)),
            Seat::Level(_) => Some(Seer::Engine),
            Seat::Human | Seat::Remote | Seat::Twin(_) => None,
        };
        let side = found.to_act();
        seer(side)
            .or_else(|| seer(side.other()))
            .unwrap_or(Seer::Engine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardSize, Rule};

    fn position(moves: &[&str]) -> Position {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in moves {
            position
                .play(point.parse().expect("a point"))
                .expect("a legal move");
        }
        position
    }

    #[test]
    fn bug_a_classic_put_a_plate_on_every_point_a_hundred_of_them_with_nothing() {
        for moves in [
            &[][..],
            &["h8"],
            &["h8", "i9", "h9"],
            &["h8", "a1", "i8", "a2"],
        ] {
            for classic in Classic::ALL {
                let heat = Sight::default().of(&position(moves), Seer::Classic(classic));
                assert!(heat.len() <= WITH_EQUALS, "{classic:?} after {moves:?}");
                assert!(heat.iter().all(|heat| heat.score > 0), "{classic:?}");
            }
        }
    }

    #[test]
    fn equals_are_shown_together_or_not_at_all() {
        let points = |worths: &[i64]| -> Vec<(Point, i64, i64)> {
            let worths = worths.iter().zip(BoardSize::DEFAULT.points());
            worths
                .map(|(&worth, point)| (point, worth, worth))
                .collect()
        };
        assert_eq!(best_few(&points(&[9, 8, 7])), 3);
        assert_eq!(best_few(&points(&[9, 8, 7, 6, 5, 4, 3, 2, 1])), 8);
        assert_eq!(best_few(&points(&[9, 8, 7, 6, 5, 4, 3, 2, 2, 2, 1])), 10);
        assert_eq!(best_few(&points(&[[9].as_slice(), &[1; 20]].concat())), 1);
        assert_eq!(best_few(&points(&[5; 20])), 8);
    }

    #[test]
    fn the_view_says_whose_it_is_and_who_is_to_move() {
        let mut sight = Sight::default();
        assert_eq!(sight.shown(), None);
        let seer = Seer::Classic(Classic::Shapes);
        sight.of(&position(&["h8"]), seer);
        assert_eq!(sight.shown(), Some((seer, Side::White)));
        let won = ["a1", "a15", "b1", "b15", "c1", "c15", "d1", "d15", "e1"];
        sight.of(&position(&won), seer);
        assert_eq!(
            sight.shown(),
            None,
            "nobody is to move in a game that is over"
        );
    }

    #[test]
    fn the_best_comes_first_and_ranks_run_from_0_to_1() {
        let position = position(&["h8", "i9", "h9"]);
        for classic in Classic::ALL {
            let heat = Sight::default().of(&position, Seer::Classic(classic));
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
        let heat = by_places(points.map(|(worth, point)| (point, worth, worth)).collect());
        let ranks: Vec<f32> = heat.iter().map(|heat| heat.rank).collect();
        assert_eq!(ranks, [0.0, 0.5, 0.5, 1.0]);
    }

    #[test]
    fn what_the_engine_has_not_seen_is_wished_for_once_and_then_known() {
        let (mut sight, here) = (Sight::default(), position(&["h8", "i9"]));
        assert!(sight.of(&here, Seer::Engine).is_empty());
        assert_eq!(
            sight.take_wish().map(|wish| wish.moves().len()),
            Some(here.moves().len())
        );
        let points: Vec<_> = BoardSize::DEFAULT.points().zip((0..90).rev()).collect();
        sight.keep(here.clone(), &points);
        let heat = sight.of(&here, Seer::Engine);
        assert_eq!((heat.len(), heat[0].score), (BEST_FEW, 89));
        assert!(sight.take_wish().is_none());
        assert!(sight.of(&position(&["h8"]), Seer::Engine).is_empty());
    }

    #[test]
    fn only_the_newest_positions_are_kept() {
        let mut sight = Sight::default();
        for point in BoardSize::DEFAULT.points().take(KEPT + 1) {
            sight.keep(position(&[&point.to_string()]), &[(point, 50)]);
        }
        let first = BoardSize::DEFAULT
            .points()
            .next()
            .expect("a point")
            .to_string();
        assert!(sight.of(&position(&[&first]), Seer::Engine).is_empty());
        assert_eq!(sight.seen.len(), KEPT);
    }
}
