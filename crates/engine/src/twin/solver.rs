//! What the exhaustive search says of a position, in turns.

use super::board::{TurnStones, TwinBoard};
use super::win_search::{OutOfTries, WinSearch, four_makers, is_threat};
use narabe_rules::twin::{Half, Turn, TwinPoint, TwinPosition};

/// Solves positions on twin boards exhaustively. All calls share the turns that may be tried.
///
/// ```
/// use narabe_engine_core::twin::TwinSolver;
/// use narabe_rules::twin::{TWIN_SIZE, TwinPosition};
/// use narabe_rules::Side;
///
/// // Three in a row on both boards, open at both ends: a four on each has two completing points, and one turn takes both of a board.
/// let threes = ["L:h8", "L:i8", "L:j8", "R:h8", "R:i8", "R:j8"];
/// let stones = threes.map(|text| (text.parse().unwrap(), Side::Black));
/// let position = TwinPosition::set_up(TWIN_SIZE, stones, Side::Black)?;
/// assert_eq!(TwinSolver::new(1_000).winning_turns(&position, 2, 1), Ok(Vec::new()));
/// # Ok::<(), narabe_rules::twin::TwinError>(())
/// ```
pub struct TwinSolver {
    search: WinSearch,
}

impl TwinSolver {
    /// A solver that may try so many turns.
    pub const fn new(tries: u64) -> Self {
        Self {
            search: WinSearch::new(tries),
        }
    }

    /// The first turn of a win by threats of at most `most` own turns, and the number of own turns of the shortest one.
    ///
    /// # Errors
    /// [`OutOfTries`] if that could not be found out.
    pub fn shortest(
        &mut self,
        position: &TwinPosition,
        most: u32,
    ) -> Result<Option<(Turn, u32)>, OutOfTries> {
        let mut board = TwinBoard::new(position);
        for turns in 1..=most {
            if let Some(stones) = self.search.find(&mut board, turns)? {
                return Ok(Some((board.turn(stones).sorted(), turns)));
            }
        }
        Ok(None)
    }

    /// All first turns of wins by threats of at most `turns` own turns, in order, for a side that cannot win at once. If there are
    /// more than `most`, some of them that are more than `most`.
    ///
    /// # Errors
    /// [`OutOfTries`] if that could not be found out.
    pub fn winning_turns(
        &mut self,
        position: &TwinPosition,
        turns: u32,
        most: usize,
    ) -> Result<Vec<Turn>, OutOfTries> {
        let mut board = TwinBoard::new(position);
        let found = self.search.find_all(&mut board, turns, most)?;
        let found = found.into_iter().map(|stones| board.turn(stones).sorted());
        let mut found: Vec<Turn> = found.collect();
        found.sort_unstable();
        Ok(found)
    }

    /// The stones with which the side to move makes a four of a three and completes no five, in order.
    pub fn four_makers(position: &TwinPosition) -> Vec<TwinPoint> {
        let board = TwinBoard::new(position);
        let side = board.side_to_move();
        let on = |half| four_makers(&board, half, side);
        let fours = Half::ALL.into_iter().flat_map(on);
        fours.map(|index| board.point(index)).collect()
    }

    /// Whether a turn threatens to win and does so within `turns` own turns, itself included.
    ///
    /// # Errors
    /// [`OutOfTries`] if that could not be found out.
    pub fn wins_by(
        &mut self,
        position: &TwinPosition,
        turn: Turn,
        turns: u32,
    ) -> Result<bool, OutOfTries> {
        let mut board = TwinBoard::new(position);
        let index = |point| board.index(point);
        let stones = TurnStones {
            first: index(turn.first),
            second: turn.second.map(index),
        };
        match turns {
            0 | 1 => Ok(false),
            _ if !is_threat(&mut board, stones) => Ok(false),
            _ => self.search.wins_by(&mut board, stones, turns),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::twin::TwinOutcome;
    use narabe_rules::{BoardSize, Side};
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    const TRIES: u64 = 200_000;

    /// Two small boards nearly full, with so many empty points on both together.
    fn random_position(seed: u64, empty: usize) -> TwinPosition {
        let mut rng = StdRng::seed_from_u64(seed);
        let size = BoardSize::new(6).unwrap();
        let points =
            Half::ALL.map(|half| size.points().map(move |point| TwinPoint::new(half, point)));
        let mut points: Vec<TwinPoint> = points.into_iter().flatten().collect();
        for at in (1..points.len()).rev() {
            points.swap(at, rng.random_range(0..=at));
        }
        let stones = points[empty..].iter();
        let stones = stones.map(|&point| (point, Side::ALL[usize::from(rng.random_bool(0.4))]));
        let stones: Vec<_> = stones.collect();
        TwinPosition::set_up(size, stones, Side::Black).unwrap()
    }

    /// All legal turns, with the stones in order.
    fn all_turns(position: &TwinPosition) -> Vec<Turn> {
        let on = |half| {
            let points = position.board(half).empty_points();
            points.map(move |point| TwinPoint::new(half, point))
        };
        let all: Vec<TwinPoint> = Half::ALL.into_iter().flat_map(on).collect();
        let pairs = all
            .iter()
            .flat_map(|&one| all.iter().map(move |&two| (one, two)));
        let pairs = pairs.filter(|(one, two)| one < two);
        let ones = all.iter().copied().map(Turn::one);
        ones.chain(pairs.map(|(one, two)| Turn::two(one, two)))
            .collect()
    }

    /// Whether a turn wins within so many own turns against every reply, by the rules alone. `threats` are all that is tried where
    /// only threats are to be.
    fn wins_by(position: &TwinPosition, turn: Turn, turns: u32, only_threats: bool) -> bool {
        let side = position.side_to_move();
        let mut after = position.clone();
        if let Some(outcome) = after.play_turn(turn).unwrap() {
            return TwinOutcome::winner(outcome) == Some(side);
        }
        if turns < 2 || only_threats && !after.threatens(side) {
            return false;
        }
        all_turns(&after).into_iter().all(|reply| {
            let mut replied = after.clone();
            match replied.play_turn(reply).unwrap().map(TwinOutcome::winner) {
                Some(winner) => winner == Some(side),
                None => wins(&replied, turns - 1, only_threats),
            }
        })
    }

    fn wins(position: &TwinPosition, turns: u32, only_threats: bool) -> bool {
        let mut all = all_turns(position).into_iter();
        position.winning_turn().is_some()
            || turns > 1 && all.any(|turn| wins_by(position, turn, turns, only_threats))
    }

    /// The first turns that win within so many turns, by the rules alone.
    fn by_rules(position: &TwinPosition, turns: u32, only_threats: bool) -> Vec<Turn> {
        let all = all_turns(position).into_iter();
        let mut winning: Vec<Turn> = all
            .filter(|&turn| wins_by(position, turn, turns, only_threats))
            .collect();
        winning.sort_unstable();
        winning
    }

    /// Compares both for positions that are not won at once; returns how many of them have a win.
    fn compare(seeds: std::ops::Range<u64>, empty: usize, turns: u32, only_threats: bool) -> usize {
        let mut won = 0;
        for seed in seeds {
            let position = random_position(seed, empty);
            let side = position.side_to_move();
            if position.threatens(side) || position.threatens(side.other()) && seed % 2 == 0 {
                continue;
            }
            let mut solver = TwinSolver::new(TRIES);
            let found = solver.winning_turns(&position, turns, usize::MAX).unwrap();
            let right = by_rules(&position, turns, only_threats);
            assert_eq!(found, right, "seed {seed}\n{position:?}");
            let shortest = TwinSolver::new(TRIES).shortest(&position, turns).unwrap();
            assert_eq!(shortest.is_some(), !right.is_empty(), "seed {seed}");
            won += usize::from(!right.is_empty());
        }
        won
    }

    #[test]
    fn wins_in_two_turns_are_those_of_the_rules_whatever_the_first_turn() {
        let won = compare(0..600, 14, 2, false);
        assert!(won >= 10, "{won}");
    }

    #[test]
    fn wins_in_three_turns_by_threats_are_those_of_the_rules() {
        let won = compare(0..1500, 9, 3, true);
        assert!(won >= 10, "{won}");
    }

    #[test]
    fn a_search_without_tries_says_that_it_does_not_know() {
        let position = (0..).map(|seed| random_position(seed, 14));
        let mut open = position.filter(|position| !position.threatens(Side::Black));
        let won = open.find(|position| {
            matches!(
                TwinSolver::new(TRIES).shortest(position, 2),
                Ok(Some((_, 2)))
            )
        });
        let mut solver = TwinSolver::new(0);
        assert_eq!(solver.winning_turns(&won.unwrap(), 2, 9), Err(OutOfTries));
    }
}
