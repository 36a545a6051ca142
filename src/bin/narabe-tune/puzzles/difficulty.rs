//! How hard a puzzle is: on the scale of ratings, by which players find its first move.
//!
//! The eight levels try the puzzle, and each try is a game against it: the difficulty is the rating at which what was expected of the
//! levels is what they did. As eight levels tell little of a puzzle that all of them solve or none does, an estimate of what a person
//! sees at once counts as well: the length of the win, and the threats that do not win.

use narabe::engine::Setup;
use narabe::engine::level::Level;
use narabe::engine::tactics::{AttackShape, ThreatKind};
use narabe::learn::puzzles::{DIFFICULTIES, Task, Theme};

/// The ratings of the levels at puzzles, weakest first. They are those at which the levels solve what they solve of the puzzles of the
/// game (docs/puzzles.md): a level that searches sees fours far ahead, and so solves much more than a person who plays as well.
const LEVEL_RATINGS: [f64; Level::ALL.len()] = [
    900.0, 1100.0, 2100.0, 2300.0, 2500.0, 2600.0, 2700.0, 2800.0,
];
/// The difference of ratings at which the stronger is ten times as likely to win, as in Elo's and Glicko's systems.
const TEN_TIMES: f64 = 400.0;
/// What a person finds hard, in points of rating.
const ESTIMATE: Estimate = Estimate {
    base: 600.0,
    shortest: 2.0,
    per_length: 700.0,
    with_threes: 150.0,
    with_forbidden: 150.0,
    per_doubling: 200.0,
    error: 250.0,
};
/// How often the interval of the solution is halved.
const HALVINGS: usize = 40;

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

/// The threat-making first moves that are not right: those of the side to move in a puzzle to win, and also the points where the
/// other side makes a threat where the task is to hold, since a move there looks like a defence.
pub fn decoys(setup: &Setup, task: &Task) -> usize {
    let (me, other) = (setup.to_move(), setup.to_move().other());
    let mut points: Vec<_> = AttackShape::all(setup, me);
    if task.theme.win().is_none() {
        points.extend(AttackShape::all(setup, other));
    }
    let mut points: Vec<_> = points.into_iter().map(|(point, _)| point).collect();
    points.retain(|point| !task.solutions.contains(point));
    points.sort_unstable_by_key(|&point| setup.size().index(point));
    points.dedup();
    points.len()
}

/// The difficulty of a task with so many [`decoys`] that the levels, weakest first, have tried.
pub fn difficulty(task: &Task, decoys: usize, levels: &[Attempts; Level::ALL.len()]) -> u16 {
    let (easiest, hardest) = (*DIFFICULTIES.start(), *DIFFICULTIES.end());
    let estimate = ESTIMATE
        .of(task, decoys)
        .clamp(f64::from(easiest), f64::from(hardest));
    // The derivative of the logarithm of the likelihood, which falls.
    let slope = |difficulty: f64| {
        let levels = levels.iter().zip(LEVEL_RATINGS);
        let surprise = levels.filter_map(|(attempts, rating)| {
            Some(expected(rating, difficulty) - attempts.share()?)
        });
        let per_point = std::f64::consts::LN_10 / TEN_TIMES;
        per_point * surprise.sum::<f64>() + (estimate - difficulty) / ESTIMATE.error.powi(2)
    };
    let (mut low, mut high) = (f64::from(easiest), f64::from(hardest));
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as u16
}

/// How an estimate is made.
struct Estimate {
    /// Of a win by fours in the `shortest` number of moves without any other threat.
    base: f64,
    shortest: f64,
    /// What a win that is e times as long adds.
    per_length: f64,
    /// What is added where threes give the other side a choice, or the task is to hold.
    with_threes: f64,
    /// What is added where points are forbidden.
    with_forbidden: f64,
    /// What twice as many threats that do not win add for each right first move.
    per_doubling: f64,
    /// The standard error.
    error: f64,
}

impl Estimate {
    /// Long wins, many threats that do not win, and more answers to each are hard.
    fn of(&self, task: &Task, decoys: usize) -> f64 {
        let length = (task.moves as f64).max(self.shortest) / self.shortest;
        let wrong_for_each_right = (1.0 + decoys as f64) / task.solutions.len().max(1) as f64;
        let mut estimate = self.base
            + self.per_length * length.ln()
            + self.per_doubling * wrong_for_each_right.log2();
        if task.theme.win() != Some(ThreatKind::Vcf) {
            estimate += self.with_threes;
        }
        if matches!(task.theme, Theme::MakeForbidden | Theme::AvoidForbidden) {
            estimate += self.with_forbidden;
        }
        estimate
    }
}

/// The chance that a player of a rating solves a puzzle, as Elo's formula has it.
fn expected(rating: f64, difficulty: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((difficulty - rating) / TEN_TIMES))
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let of = |solvers| difficulty(&task(3), 0, &solved_by(solvers));
        for solvers in 0..Level::ALL.len() {
            assert!(of(solvers) > of(solvers + 1), "{solvers}: {}", of(solvers));
        }
    }

    #[test]
    fn longer_wins_and_more_decoys_are_harder_and_the_scale_is_kept() {
        let levels = solved_by(6);
        let of = |moves, decoys| difficulty(&task(moves), decoys, &levels);
        assert!(of(6, 5) > of(3, 5) && of(4, 15) > of(4, 0));
        assert!(DIFFICULTIES.contains(&difficulty(&task(60), 500, &solved_by(0))));
        assert!(DIFFICULTIES.contains(&difficulty(&task(1), 0, &solved_by(8))));
    }
}
