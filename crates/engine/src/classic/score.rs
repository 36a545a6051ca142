//! Scores of points.

use std::cmp::Reverse;
use std::fmt;

use narabe_rules::{BoardSize, Point, Position};

/// The score of a point, ordered by rank and then by tie-break. Displayed as the rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score {
    /// The main score; higher is better.
    pub rank: i64,
    /// Decides between points of equal rank; 0 for players without a second score.
    pub tie_break: i64,
}

impl From<i64> for Score {
    fn from(rank: i64) -> Self {
        Self { rank, tie_break: 0 }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.rank, f)
    }
}

/// The scores of the points where the side to move may play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreMap {
    size: BoardSize,
    /// By [`BoardSize::index`]; none for occupied and forbidden points.
    scores: Vec<Option<Score>>,
}

impl ScoreMap {
    /// Scores each empty point that is not forbidden.
    pub(super) fn of_points(position: &Position, mut score: impl FnMut(Point) -> Score) -> Self {
        let size = position.size();
        let may_play =
            |point| position.board().get(point).is_none() && position.foul_at(point).is_none();
        let scores = size
            .points()
            .map(|point| may_play(point).then(|| score(point)))
            .collect();
        Self { size, scores }
    }

    /// The score of a point; none when it is occupied, forbidden or off the board.
    pub fn score(&self, point: Point) -> Option<Score> {
        if !self.size.contains(point) {
            return None;
        }
        self.scores[self.size.index(point)]
    }

    /// All points with the highest score, row by row from the bottom.
    pub fn best(&self) -> Vec<Point> {
        let highest = self.iter().map(|(_, score)| score).max();
        self.iter()
            .filter(|&(_, score)| Some(score) == highest)
            .map(|(point, _)| point)
            .collect()
    }

    /// All points with their scores, best first; equal ones row by row from the bottom.
    pub fn ranked(&self) -> Vec<(Point, Score)> {
        let mut ranked: Vec<_> = self.iter().collect();
        ranked.sort_by_key(|&(_, score)| Reverse(score));
        ranked
    }

    fn iter(&self) -> impl Iterator<Item = (Point, Score)> {
        self.size
            .points()
            .zip(&self.scores)
            .filter_map(|(point, &score)| Some((point, score?)))
    }
}
