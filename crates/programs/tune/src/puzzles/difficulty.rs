//! How hard a puzzle is: on the scale of ratings, by which players find its first move.
//!
//! The levels try the puzzle, and each try is a game against it: the difficulty is the rating at which what was expected of the
//! levels is what they did. As few levels tell little of a puzzle that all of them solve or none does, an estimate of what a person
//! sees at once counts as well: the length of the win, and the threats that do not win.

use narabe_learn::puzzles::{DIFFICULTIES, Task, estimated_difficulty};

/// The difference of ratings at which the stronger is ten times as likely to win, as in Elo's and Glicko's systems.
const TEN_TIMES: f64 = 400.0;

/// What a level made of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attempts {
    /// How often it tried.
    pub tries: u32,
    /// How often its first move was right.
    pub solved: u32,
}

impl Attempts {
    /// The part that was right, 0 to 1; none without a try.
    pub fn share(self) -> Option<f64> {
        (self.tries > 0).then(|| f64::from(self.solved) / f64::from(self.tries))
    }
}

/// The levels that try, as the difficulty takes them.
pub struct Scale<'a> {
    /// Their ratings at puzzles, weakest first.
    pub ratings: &'a [f64],
    /// The standard error of the estimate of what a person sees, in points of rating: beside few levels it is to count for less.
    pub estimate_error: f64,
}

/// The difficulty of a task with so many decoys that the levels have tried.
pub fn difficulty<T>(task: &Task<T>, decoys: usize, scale: &Scale<'_>, levels: &[Attempts]) -> u16 {
    let (easiest, hardest) = (*DIFFICULTIES.start(), *DIFFICULTIES.end());
    let estimate = estimated_difficulty(task, decoys);
    // The derivative of the logarithm of the likelihood, which falls.
    let slope = |difficulty: f64| {
        let levels = levels.iter().zip(scale.ratings);
        let surprise = levels.filter_map(|(attempts, &rating)| {
            Some(expected(rating, difficulty) - attempts.share()?)
        });
        let per_point = std::f64::consts::LN_10 / TEN_TIMES;
        per_point * surprise.sum::<f64>() + (estimate - difficulty) / scale.estimate_error.powi(2)
    };
    let (mut low, mut high) = (f64::from(easiest), f64::from(hardest));
    // So often the interval of the solution is halved.
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as u16
}

/// The chance that a player of a rating solves a puzzle, as Elo's formula has it.
fn expected(rating: f64, difficulty: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((difficulty - rating) / TEN_TIMES))
}

#[cfg(test)]
mod tests {
    use super::super::grade::SCALE;
    use super::*;
    use narabe_engine_core::level::Level;
    use narabe_learn::puzzles::Theme;

    /// The first `solvers` levels from the strongest down solve it always, the others never.
    fn solved_by(solvers: usize) -> [Attempts; Level::ALL.len()] {
        std::array::from_fn(|number| Attempts {
            tries: 4,
            solved: if number + solvers >= Level::ALL.len() {
                4
            } else {
                0
            },
        })
    }

    fn task(moves: usize) -> Task {
        Task {
            theme: Theme::Fours,
            solutions: Vec::new(),
            moves,
        }
    }

    #[test]
    fn the_fewer_levels_solve_it_the_harder_it_is() {
        // Easy enough by itself that no answer lies at the end of the scale.
        let of = |solvers| difficulty(&task(3), 0, &SCALE, &solved_by(solvers));
        for solvers in 0..Level::ALL.len() {
            assert!(of(solvers) > of(solvers + 1), "{solvers}: {}", of(solvers));
        }
    }

    #[test]
    fn longer_wins_and_more_decoys_are_harder_and_the_scale_is_kept() {
        let levels = solved_by(6);
        let of = |moves, decoys| difficulty(&task(moves), decoys, &SCALE, &levels);
        assert!(of(6, 5) > of(3, 5) && of(4, 15) > of(4, 0));
        assert!(DIFFICULTIES.contains(&difficulty(&task(60), 500, &SCALE, &solved_by(0))));
        assert!(DIFFICULTIES.contains(&difficulty(&task(1), 0, &SCALE, &solved_by(8))));
    }
}
