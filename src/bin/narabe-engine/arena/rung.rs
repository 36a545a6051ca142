//! The rungs of a ladder: one strength for each player that explains the games of all pairs best.

use super::tally::{CONFIDENCE, Tally};

/// Elo of a factor e in the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The part of a game that each side of a pair is given beforehand, so that who wins them all has a place, too. Small, for
/// pairs that stand far apart would else draw near.
const PRIOR: f64 = 0.02;
/// Rounds in which the strengths are found; they rest long before.
const ROUNDS: usize = 2_000;

/// The games of two players, by their places in the list.
pub struct Pair {
    pub players: [usize; 2],
    pub tally: Tally,
}

/// A player's place on the ladder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    pub elo: f64,
    /// Half the width of the 95 % interval, if the others stood where they do.
    pub error: f64,
    pub games: u32,
    /// The share of points, from 0 to 1.
    pub score: f64,
}

/// The strengths under which the games that were played are likeliest (Bradley and Terry's model), the least at 0.
pub fn rungs(players: usize, pairs: &[Pair]) -> Vec<Rung> {
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
    for _ in 0..ROUNDS {
        for player in 0..players {
            let expected: f64 = (0..players)
                .map(|other| games[player][other] / (strengths[player] + strengths[other]))
                .sum();
            strengths[player] = points[player] / expected.max(f64::MIN_POSITIVE);
        }
        let mean = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64;
        for strength in &mut strengths {
            *strength /= mean.exp();
        }
    }
    let lowest = strengths.iter().copied().fold(f64::INFINITY, f64::min);
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
            Rung {
                elo: ELO * (strengths[player] / lowest).ln(),
                error: CONFIDENCE * ELO / information.max(f64::MIN_POSITIVE).sqrt(),
                games: played,
                score: scored / f64::from(played.max(1)),
            }
        })
        .collect()
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
        let rungs = rungs(3, &pairs);
        assert!((rungs[0].elo - 381.7).abs() < 2.0, "{rungs:?}");
        assert!((rungs[1].elo - 190.8).abs() < 2.0, "{rungs:?}");
        assert_eq!(rungs[2].elo, 0.0);
        assert_eq!(rungs[1].games, 20_000);
        assert_eq!(rungs[1].score, 0.5);
    }

    #[test]
    fn who_wins_every_game_still_has_a_place() {
        let rungs = rungs(2, &[pair([0, 1], 40, 0)]);
        assert!(
            rungs[0].elo.is_finite() && rungs[0].elo > 400.0,
            "{rungs:?}"
        );
        assert!(rungs[0].error > 200.0);
    }
}
