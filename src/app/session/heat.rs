//! "What the computer sees": what the board shows of a position through somebody's eyes.
//!
//! A classic's view is there at once. The engine's takes a moment: a screen says in each frame what it wants to see, the
//! counsel looks at it meanwhile, and what was seen is kept for a while, for in a review one goes back and forth.

use crate::app::board::Heat;
use crate::engine::classic::Classic;
use crate::players::Seat;
use crate::rules::{Point, Position, Side};
use bevy::prelude::*;

use super::live::Session;

/// How many of the engine's points are shown. The others would not be played.
const BEST_FEW: usize = 8;
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
    /// The newest last.
    seen: Vec<(Position, Vec<Heat>)>,
}

impl Sight {
    /// The plates for a position, the best first. What the engine has not yet seen is empty at first; ask again in the
    /// next frame.
    pub fn of(&mut self, position: &Position, seer: Seer) -> Vec<Heat> {
        if position.outcome().is_some() {
            return Vec::new();
        }
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

/// Every empty point as `classic` scores it for the side to move, the best first. `rank` runs from 0 for the best
/// score to 1 for the least, by places among the different scores: the scores themselves lie powers of ten apart.
fn classic_heat(position: &Position, classic: Classic) -> Vec<Heat> {
    let ranked = classic.scores(position).ranked();
    let scores = ranked
        .into_iter()
        .map(|(point, score)| (point, score, score.rank));
    by_places(scores.collect())
}

/// The points that the engine likes best, with the chance to win in per cent.
fn engine_heat(chances: &[(Point, u8)]) -> Vec<Heat> {
    let best = chances.iter().take(BEST_FEW);
    by_places(
        best.map(|&(point, chance)| (point, chance, i64::from(chance)))
            .collect(),
    )
}

/// Plates from points with what they are compared by and what is written on them, the best first.
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

impl Session {
    /// Whose view the overlay shows: that of the one to move, or else of the one across the board; two persons borrow
    /// the engine's.
    pub fn seer(&self) -> Seer {
        let seer = |side: Side| match self.seat(side) {
            Seat::Classic(classic) => Some(Seer::Classic(classic)),
            Seat::Level(_) => Some(Seer::Engine),
            Seat::Human | Seat::Remote | Seat::Twin(_) => None,
        };
        let side = self.to_act();
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
    fn the_best_comes_first_and_ranks_run_from_0_to_1() {
        let position = position(&["h8", "i9", "h9"]);
        for classic in Classic::ALL {
            let heat = Sight::default().of(&position, Seer::Classic(classic));
            assert_eq!(heat.len(), BoardSize::DEFAULT.area() - 3);
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
        // On an empty board Quintuple sees the four corners alike.
        let heat = Sight::default().of(&position(&[]), Seer::Classic(Classic::Quintuple));
        let corners: Vec<f32> = heat
            .iter()
            .filter(|heat| [0, 14].contains(&heat.point.x) && [0, 14].contains(&heat.point.y))
            .map(|heat| heat.rank)
            .collect();
        assert_eq!(corners, [1.0; 4]);
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
