//! Who is ahead beyond doubt, and who cannot be told apart.

use serde::Serialize;

use crate::rating::{PRIOR, Pair, strengths};
use crate::tally::CONFIDENCE;

/// What the games say about the order of the players.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Lead {
    /// The players, the strongest first.
    pub ranking: Vec<usize>,
    /// Who is stronger than each of the others, with 95 % confidence in each comparison.
    pub leader: Option<usize>,
    /// Players beside each other in the ranking of whom the first is not stronger than the last with that confidence.
    pub alike: Vec<Vec<usize>>,
}

impl Lead {
    /// The order that the games of all pairs show.
    pub fn of(players: usize, pairs: &[Pair]) -> Self {
        let strengths = strengths(players, pairs);
        let likelihood = log_likelihood(&strengths, pairs);
        let mut ranking: Vec<_> = (0..players).collect();
        ranking.sort_by(|&one, &other| strengths[other].total_cmp(&strengths[one]));
        // A likelihood ratio test: how much less likely the games are if both are equally strong. Unlike the errors of the ratings it
        // holds for players who have won or lost every game.
        let is_above = |one: usize, other: usize| {
            let merged = merged(pairs, one, other);
            let equal = log_likelihood(&self::strengths(players, &merged), &merged);
            2.0 * (likelihood - equal) > CONFIDENCE * CONFIDENCE
        };
        let leader = ranking.first().copied();
        let leader = leader.filter(|&first| ranking[1..].iter().all(|&one| is_above(first, one)));
        let mut alike: Vec<Vec<usize>> = Vec::new();
        let mut reached = 0;
        for start in 0..players {
            let rest = &ranking[start..];
            let last = rest
                .iter()
                .rposition(|&one| one == rest[0] || !is_above(rest[0], one));
            let end = start + last.unwrap_or(0) + 1;
            if end > reached && end > start + 1 {
                alike.push(ranking[start..end].to_vec());
                reached = end;
            }
        }
        Self {
            ranking,
            leader,
            alike,
        }
    }
}

/// The logarithm of the chance of these games, with the part of a game that each side of a pair is given.
fn log_likelihood(strengths: &[f64], pairs: &[Pair]) -> f64 {
    let of_pair = |pair: &Pair| {
        let [one, other] = pair.players;
        let expected = strengths[one] / (strengths[one] + strengths[other]);
        let won = f64::from(pair.tally.half_points()) / 2.0;
        let lost = f64::from(pair.tally.reversed().half_points()) / 2.0;
        (won + PRIOR) * expected.ln() + (lost + PRIOR) * (1.0 - expected).ln()
    };
    pairs.iter().map(of_pair).sum()
}

/// The same games with one player in the place of two. Their games against each other are those of a player against itself, who wins
/// half of them.
fn merged(pairs: &[Pair], one: usize, other: usize) -> Vec<Pair> {
    let merge = |player: usize| if player == other { one } else { player };
    let pairs = pairs.iter();
    pairs
        .map(|pair| Pair {
            players: pair.players.map(merge),
            tally: pair.tally,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Tally;

    fn pair(players: [usize; 2], wins: u32, losses: u32) -> Pair {
        let tally = Tally {
            wins,
            losses,
            ..Tally::default()
        };
        Pair { players, tally }
    }

    #[test]
    fn a_few_games_leave_doubt_and_many_do_not() {
        let few = Lead::of(2, &[pair([0, 1], 3, 1)]);
        assert_eq!((few.leader, few.alike), (None, vec![vec![0, 1]]));
        let many = Lead::of(2, &[pair([0, 1], 75, 25)]);
        assert_eq!((many.leader, many.alike), (Some(0), vec![]));
    }

    #[test]
    fn two_players_are_told_apart_as_the_error_of_their_match_says() {
        for wins in 40..80 {
            let pair = pair([0, 1], wins, 100 - wins);
            let (elo, error) = pair.tally.elo().unwrap();
            // The interval of a match is that of its score, the other that of the fit: they differ a little.
            if (elo - error).abs() > 3.0 {
                let lead = Lead::of(2, &[pair]);
                assert_eq!(lead.leader == Some(0), elo > error, "{wins} {elo} {error}");
            }
        }
    }

    #[test]
    fn the_first_is_ahead_and_the_next_two_are_alike() {
        let lead = Lead::of(
            4,
            &[
                pair([3, 0], 45, 5),
                pair([3, 1], 44, 6),
                pair([3, 2], 48, 2),
                pair([0, 1], 26, 24),
                pair([0, 2], 40, 10),
                pair([1, 2], 39, 11),
            ],
        );
        assert_eq!((lead.leader, lead.ranking), (Some(3), vec![3, 0, 1, 2]));
        assert_eq!(lead.alike, [[0, 1]]);
    }

    #[test]
    fn bug_players_who_won_every_game_could_not_be_told_apart_from_those_who_lost_them() {
        let pairs = [
            pair([0, 1], 8, 0),
            pair([0, 2], 8, 0),
            pair([0, 3], 8, 0),
            pair([1, 2], 8, 0),
            pair([1, 3], 8, 0),
            pair([2, 3], 2, 0),
        ];
        let lead = Lead::of(4, &pairs);
        assert_eq!((lead.leader, lead.alike), (Some(0), vec![vec![2, 3]]));
    }

    #[test]
    fn players_without_games_are_alike() {
        let lead = Lead::of(3, &[pair([0, 1], 0, 0), pair([0, 2], 0, 0)]);
        assert_eq!((lead.leader, lead.alike), (None, vec![vec![0, 1, 2]]));
    }
}
