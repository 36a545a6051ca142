//! Elo ratings from the games of all pairs: the Bradley-Terry model, fitted by maximum likelihood.

use serde::Serialize;

use super::tally::{CONFIDENCE, Tally};

/// The Elo difference that multiplies the odds by e.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The part of a won game that each side of a pair is given, so that a player who wins every game has a finite rating. Small,
/// because it pulls ratings that are far apart together.
pub(crate) const PRIOR: f64 = 0.02;
/// The most iterations of the fit.
const ITERATIONS: usize = 2_000;
/// The fit has converged when no strength changes by more than this part of it.
const CONVERGED: f64 = 1e-10;

/// The games of two players, by their indices in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The players.
    pub players: [usize; 2],
    /// Their games, from the first one's side.
    pub tally: Tally,
}

/// The rating of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating.
    pub elo: f64,
    /// Half the width of the 95 % confidence interval, if the ratings of the others are exact.
    pub error: f64,
    /// The games played.
    pub games: u32,
    /// The share of points, from 0 to 1.
    pub score: f64,
}

/// Which rating is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zero {
    /// The lowest.
    Lowest,
    /// The mean of all.
    Mean,
}

/// The ratings under which the games are most likely. The iteration is that of Hunter, "MM algorithms for generalized Bradley-Terry
/// models" (2004).
pub fn ratings(players: usize, pairs: &[Pair], zero: Zero) -> Vec<Rating> {
    let strengths = strengths(players, pairs);
    let elo = |strength: f64| ELO * strength.ln();
    let origin = match zero {
        Zero::Lowest => strengths.iter().copied().fold(f64::INFINITY, f64::min),
        // Their geometric mean is 1.
        Zero::Mean => 1.0,
    };
    (0..players)
        .map(|player| {
            let (mut information, mut played, mut scored) = (0.0, 0, 0.0);
            for pair in pairs {
                let Some(place) = pair.players.iter().position(|&at| at == player) else {
                    continue;
                };
                let other = pair.players[1 - place];
                let expected = strengths[player] / (strengths[player] + strengths[other]);
                let count = pair.tally.games();
                information += (f64::from(count) + 2.0 * PRIOR) * expected * (1.0 - expected);
                played += count;
                let score = pair.tally.score();
                scored += f64::from(count) * if place == 0 { score } else { 1.0 - score };
            }
            Rating {
                elo: elo(strengths[player] / origin),
                error: CONFIDENCE * ELO / information.max(f64::MIN_POSITIVE).sqrt(),
                games: played,
                score: scored / f64::from(played.max(1)),
            }
        })
        .collect()
}

/// The strengths of the model, with a geometric mean of 1. A player without a pair is left as it is.
pub(crate) fn strengths(players: usize, pairs: &[Pair]) -> Vec<f64> {
    let mut games = vec![vec![0.0; players]; players];
    let mut points = vec![0.0; players];
    for Pair {
        players: [first, second],
        tally,
    } in pairs
    {
        let played = f64::from(tally.games()) + 2.0 * PRIOR;
        games[*first][*second] += played;
        games[*second][*first] += played;
        let won = tally.score() * f64::from(tally.games()) + PRIOR;
        points[*first] += won;
        points[*second] += played - won;
    }
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..ITERATIONS {
        let before = strengths.clone();
        for player in 0..players {
            let expected: f64 = (0..players)
                .map(|other| games[player][other] / (strengths[player] + strengths[other]))
                .sum();
            if expected > 0.0 {
                strengths[player] = points[player] / expected;
            }
        }
        let mean = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64;
        for strength in &mut strengths {
            *strength /= mean.exp();
        }
        let is_same = |(now, before): (&f64, &f64)| (now / before - 1.0).abs() < CONVERGED;
        if strengths.iter().zip(&before).all(is_same) {
            break;
        }
    }
    strengths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(players: [usize; 2], wins: u32, losses: u32) -> Pair {
        let tally = Tally {
            wins,
            losses,
            ..Tally::default()
        };
        Pair { players, tally }
    }

    #[test]
    fn three_of_four_twice_over_are_two_steps_of_191() {
        let pairs = [
            pair([0, 1], 7_500, 2_500),
            pair([1, 2], 7_500, 2_500),
            pair([0, 2], 9_000, 1_000),
        ];
        let lowest = ratings(3, &pairs, Zero::Lowest);
        assert!((lowest[0].elo - 381.7).abs() < 2.0, "{lowest:?}");
        assert!((lowest[1].elo - 190.8).abs() < 2.0, "{lowest:?}");
        assert_eq!(lowest[2].elo, 0.0);
        assert_eq!(lowest[1].games, 20_000);
        assert_eq!(lowest[1].score, 0.5);
        let mean = ratings(3, &pairs, Zero::Mean);
        assert!(mean.iter().map(|rating| rating.elo).sum::<f64>().abs() < 0.001);
        assert!((mean[0].elo - mean[2].elo - lowest[0].elo).abs() < 0.001);
    }

    #[test]
    fn who_wins_every_game_still_has_a_place() {
        let ratings = ratings(2, &[pair([0, 1], 40, 0)], Zero::Lowest);
        assert!(
            ratings[0].elo.is_finite() && ratings[0].elo > 400.0,
            "{ratings:?}"
        );
        assert!(ratings[0].error > 200.0);
    }
}
