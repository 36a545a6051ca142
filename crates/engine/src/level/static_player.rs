//! Levels that do not search: they play by the shapes that they notice.

use rand::{Rng, RngExt};

use crate::board::{PointIndex, SearchBoard};
use crate::network::Weights;
use crate::noise::gumbel;
use crate::shapes::{MoveClass, Shape, ShapeCode};
use narabe_rules::{Point, Setup};

/// What a level without search notices and prefers. Probabilities are from 0 to 1 and apply to each point and side.
#[derive(Clone, Copy, Debug)]
pub struct StaticPlayer {
    /// The probability of noticing that the opponent can complete a five.
    pub sees_fives: f64,
    /// The probability of noticing an open four in the making, of either side.
    pub sees_open_fours: f64,
    /// The probability of noticing a three or a four in the making, of either side.
    pub sees_threes: f64,
    /// The factor of the probability above for threes with a gap.
    pub sees_split: f64,
    /// The factor of what a move makes.
    pub attack: f64,
    /// The factor of what a move prevents.
    pub defence: f64,
    /// The scale of the Gumbel noise on move scores, in units of move ordering.
    pub noise: f64,
}

impl StaticPlayer {
    /// The move; none when there is no legal one.
    pub fn choose(&self, setup: &Setup, rng: &mut impl Rng) -> Option<Point> {
        let board = SearchBoard::from_setup(setup, Weights::of(setup.rule()));
        let index = self
            .urgent_move(&board, rng)
            .or_else(|| self.best_move(&board, rng))?;
        Some(board.point(index))
    }

    /// A five to complete or to stop, or an open four to make, if it is noticed.
    fn urgent_move(&self, board: &SearchBoard, rng: &mut impl Rng) -> Option<PointIndex> {
        let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
        if let Some(five) = board.points(me, MoveClass::Five).first() {
            return Some(five);
        }
        let defence = board.points(opponent, MoveClass::Five).first();
        let defence = defence.filter(|&point| board.is_legal(point));
        if let Some(defence) = defence.filter(|_| rng.random_bool(self.sees_fives)) {
            return Some(defence);
        }
        let open_four = board.legal(*board.points(me, MoveClass::OpenFour)).first();
        open_four.filter(|_| rng.random_bool(self.sees_open_fours))
    }

    /// The move near the stones with the highest score, noise included.
    fn best_move(&self, board: &SearchBoard, rng: &mut impl Rng) -> Option<PointIndex> {
        if board.stones() == 0 {
            return Some(board.index(board.size().centre()));
        }
        let is_playable = |&point: &PointIndex| board.is_empty(point) && board.is_legal(point);
        let near = board.neighbourhood().iter();
        let mut points: Vec<PointIndex> = near.filter(is_playable).collect();
        if points.is_empty() {
            points = board.empty_points().filter(is_playable).collect();
        }
        let mut best: Option<(f64, PointIndex)> = None;
        for point in points {
            let score = self.score(board, point, rng) + self.noise * gumbel(rng);
            if best.is_none_or(|(highest, _)| score > highest) {
                best = Some((score, point));
            }
        }
        best.map(|(_, point)| point)
    }

    /// The ordering score of a move, by what is noticed of it.
    fn score(&self, board: &SearchBoard, point: PointIndex, rng: &mut impl Rng) -> f64 {
        let mut noticed = |side| {
            let code = board.code(point, side);
            self.notices(code, board.class(point, side), rng)
                .then_some(code)
        };
        let side = board.side_to_move();
        let (own, opponent) = (noticed(side), noticed(side.other()));
        let weights = board.weights();
        let attack = own.map_or(0, |code| weights.attack_score(code));
        let defence = opponent.map_or(0, |code| weights.defence_score(code));
        self.attack * f64::from(attack) + self.defence * f64::from(defence)
    }

    /// Whether it notices what a side makes on a point.
    fn notices(&self, code: ShapeCode, class: MoveClass, rng: &mut impl Rng) -> bool {
        if class >= MoveClass::OpenFour {
            return rng.random_bool(self.sees_open_fours);
        }
        if class < MoveClass::Three {
            return true;
        }
        let is_split = code.shapes().contains(&Shape::Three);
        rng.random_bool(self.sees_threes * if is_split { self.sees_split } else { 1.0 })
    }
}
