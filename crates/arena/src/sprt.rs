//! The sequential probability ratio test: whether the first of two players is better by one difference in Elo or by another, with as
//! few games as the chances of error allow.
//!
//! What is counted are pairs of games, one opening from both sides, by their points: 0, ½, 1, 1½ or 2. The log-likelihood ratio is that
//! of the generalised test (Michel Van den Bergh, "A practical introduction to the GSPRT", 2019): for each hypothesis the most likely
//! distribution of these five results with its mean.

use serde::Serialize;

/// The results of a pair of games: 0 to 4 half points.
const RESULTS: usize = 5;
/// What a result that has not been seen counts, so that it has a chance.
const UNSEEN: f64 = 0.001;
/// Steps of the bisection: it halves its interval each time.
const STEPS: usize = 80;

/// What is tested.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The null hypothesis: the first player is better by so much in Elo.
    pub elo0: f64,
    /// The alternative.
    pub elo1: f64,
    /// The chance of accepting the alternative if the null hypothesis holds.
    pub alpha: f64,
    /// The chance of accepting the null hypothesis if the alternative holds.
    pub beta: f64,
}

/// Which hypothesis is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The null hypothesis: the difference is `elo0` rather than `elo1`.
    Elo0,
    /// The alternative.
    Elo1,
}

/// How far a test is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SprtState {
    /// The log-likelihood ratio.
    pub llr: f64,
    /// The bound at which `elo0` is accepted.
    pub lower: f64,
    /// The bound at which `elo1` is accepted.
    pub upper: f64,
    /// Pairs of games by the first player's half points, 0 to 4.
    pub pairs: [u32; RESULTS],
    /// What has been decided.
    pub decision: Option<Decision>,
}

impl Sprt {
    /// A test in which no game has been played.
    pub fn start(&self) -> SprtState {
        SprtState {
            llr: 0.0,
            lower: (self.beta / (1.0 - self.alpha)).ln(),
            upper: ((1.0 - self.beta) / self.alpha).ln(),
            pairs: [0; RESULTS],
            decision: None,
        }
    }

    /// Counts a pair of games by the first player's half points.
    pub fn add(&self, state: &mut SprtState, half_points: u32) {
        let result = usize::try_from(half_points).map_or(RESULTS - 1, |at| at.min(RESULTS - 1));
        state.pairs[result] += 1;
        state.llr = self.llr(&state.pairs);
        state.decision = if state.llr >= state.upper {
            Some(Decision::Elo1)
        } else if state.llr <= state.lower {
            Some(Decision::Elo0)
        } else {
            None
        };
    }

    fn llr(&self, pairs: &[u32; RESULTS]) -> f64 {
        let counts = pairs.map(|count| f64::from(count).max(UNSEEN));
        let [tilt0, tilt1] = [self.elo0, self.elo1].map(|elo| {
            let mean = expected(elo);
            (mean, tilt(&counts, mean))
        });
        let likelihood = |(mean, tilt): (f64, f64), score: f64| 1.0 + tilt * (score - mean);
        scores()
            .zip(counts)
            .map(|(score, count)| {
                count * (likelihood(tilt0, score) / likelihood(tilt1, score)).ln()
            })
            .sum()
    }
}

/// The expected share of points of a player that is better by so much in Elo.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The share of points of each result.
fn scores() -> impl Iterator<Item = f64> {
    [0.0, 0.25, 0.5, 0.75, 1.0].into_iter()
}

/// The factor t with which the most likely distribution of a mean m gives a result s of share p the share p / (1 + t (s - m)).
fn tilt(counts: &[f64; RESULTS], mean: f64) -> f64 {
    let slope = |tilt: f64| -> f64 {
        scores()
            .zip(counts)
            .map(|(score, count)| count * (score - mean) / (1.0 + tilt * (score - mean)))
            .sum()
    };
    // Between these every share is positive; the sum falls from infinity to minus infinity.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..STEPS {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt {
        elo0: 0.0,
        elo1: 10.0,
        alpha: 0.05,
        beta: 0.05,
    };

    fn llr(pairs: [u32; RESULTS]) -> f64 {
        TEST.llr(&pairs)
    }

    #[test]
    fn the_bounds_are_those_of_wald() {
        let state = TEST.start();
        assert!((state.upper - 2.944).abs() < 0.001, "{state:?}");
        assert!((state.lower + 2.944).abs() < 0.001, "{state:?}");
    }

    #[test]
    fn the_ratio_is_that_of_the_normal_approximation_where_that_holds() {
        // Near the mean the exact ratio is n (m1 - m0) (2 m - m0 - m1) / (2 v).
        let pairs = [20, 200, 510, 260, 30];
        let n = f64::from(pairs.iter().sum::<u32>());
        let mean = scores()
            .zip(pairs)
            .map(|(s, c)| s * f64::from(c))
            .sum::<f64>()
            / n;
        let square = scores()
            .zip(pairs)
            .map(|(s, c)| s * s * f64::from(c))
            .sum::<f64>()
            / n;
        let (m0, m1) = (expected(0.0), expected(10.0));
        let normal = n * (m1 - m0) * (2.0 * mean - m0 - m1) / (2.0 * (square - mean * mean));
        assert!((llr(pairs) - normal).abs() < 0.1, "{} {normal}", llr(pairs));
    }

    #[test]
    fn one_won_pair_decides_nothing_and_many_do() {
        assert!((llr([0, 0, 0, 0, 1]) - (expected(10.0) / 0.5).ln()).abs() < 0.01);
        let mut state = TEST.start();
        let mut pairs = 0;
        while state.decision.is_none() {
            TEST.add(&mut state, 4);
            pairs += 1;
        }
        assert_eq!(state.decision, Some(Decision::Elo1));
        assert!((100..110).contains(&pairs), "{pairs}");
    }

    #[test]
    fn worse_results_never_raise_the_ratio() {
        let even = [10, 20, 40, 20, 10];
        for better in 1..RESULTS {
            let mut worse = even;
            worse[better] -= 1;
            worse[better - 1] += 1;
            assert!(llr(worse) < llr(even), "{better}");
        }
    }
}
