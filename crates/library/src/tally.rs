//! Games counted by their results.

use narabe_notation::GameResult;
use narabe_rules::Side;

use super::row::{Row, unpack_date};

/// How many games were won by whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All games.
    pub games: usize,
    /// Games that Black won.
    pub black: usize,
    /// Draws.
    pub draws: usize,
    /// Games that White won.
    pub white: usize,
}

impl Tally {
    pub(super) const fn add(&mut self, result: GameResult) {
        self.games += 1;
        match result {
            GameResult::Unknown => {}
            GameResult::Draw => self.draws += 1,
            GameResult::Win {
                winner: Side::Black,
                ..
            } => self.black += 1,
            GameResult::Win {
                winner: Side::White,
                ..
            } => self.white += 1,
        }
    }

    /// Games whose result is not known.
    pub const fn unknown(&self) -> usize {
        self.games - self.black - self.draws - self.white
    }

    /// Games that a side won.
    pub const fn wins(&self, side: Side) -> usize {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// The score of a side: the share of its wins and half of its draws among the games with a result, 0 to 1. None without
    /// such games.
    pub fn score(&self, side: Side) -> Option<f64> {
        let decided = self.games - self.unknown();
        let points = 2 * self.wins(side) + self.draws;
        (decided > 0).then(|| points as f64 / (2 * decided) as f64)
    }
}

/// The mean of what is known of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Means {
    years: (f64, u32),
    ratings: (f64, u32),
}

impl Means {
    pub fn add(&mut self, row: &Row) {
        if let Some(date) = unpack_date(row.date) {
            self.years.0 += f64::from(date.year());
            self.years.1 += 1;
        }
        if let Some(rating) = row.rating() {
            self.ratings.0 += rating;
            self.ratings.1 += 1;
        }
    }

    pub fn year(&self) -> Option<f64> {
        mean(self.years)
    }

    pub fn rating(&self) -> Option<f64> {
        mean(self.ratings)
    }
}

fn mean((sum, count): (f64, u32)) -> Option<f64> {
    (count > 0).then(|| sum / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_leaves_out_games_without_a_result() {
        let mut tally = Tally::default();
        assert_eq!(tally.score(Side::Black), None);
        tally.add(GameResult::win(Side::Black));
        tally.add(GameResult::Draw);
        tally.add(GameResult::Unknown);
        assert_eq!(tally.unknown(), 1);
        assert_eq!(tally.score(Side::Black), Some(0.75));
        assert_eq!(tally.score(Side::White), Some(0.25));
    }
}
