//! Who is ahead beyond doubt, and who cannot be told apart.

use serde::Serialize;

use crate::rating::{ELO, PRIOR, Pair, strengths};
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
        let mut ranking: Vec<_> = (0..players).collect();
        ranking.sort_by(|&one, &other| strengths[other].total_cmp(&strengths[one]));
        let inverse = inverse_of_information(&strengths, pairs);
        let is_above = |one: usize, other: usize| {
            let variance = inverse[one][one] + inverse[other][other]
                - inverse[one][other]
                - inverse[other][one];
            let difference = ELO * (strengths[one] / strengths[other]).ln();
            difference > CONFIDENCE * ELO * variance.max(0.0).sqrt()
        };
        let leader = ranking.first().copied();
        let leader = leader.filter(|&first| ranking[1..].iter().all(|&one| is_above(first, one)));
        let mut alike: Vec<Vec<usize>> = Vec::new();
        let mut reached = 0;
        for start in 0..players {
            let rest = &ranking[start..];
            let last = rest.iter().rposition(|&one| !is_above(rest[0], one));
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

/// The inverse of the Fisher information of the logarithms of the strengths, as far as differences between them go: the information
/// itself does not change when all are shifted, so that a constant matrix is added.
fn inverse_of_information(strengths: &[f64], pairs: &[Pair]) -> Vec<Vec<f64>> {
    let players = strengths.len();
    let mut information = vec![vec![1.0; players]; players];
    for pair in pairs {
        let [one, other] = pair.players;
        let expected = strengths[one] / (strengths[one] + strengths[other]);
        let games = f64::from(pair.tally.games()) + 2.0 * PRIOR;
        let known = games * expected * (1.0 - expected);
        information[one][one] += known;
        information[other][other] += known;
        information[one][other] -= known;
        information[other][one] -= known;
    }
    inverse(information)
}

/// The inverse of a symmetric positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse = vec![vec![0.0; size]; size];
    for (at, row) in inverse.iter_mut().enumerate() {
        row[at] = 1.0;
    }
    for pivot in 0..size {
        let scale = matrix[pivot][pivot].max(f64::MIN_POSITIVE);
        for value in matrix[pivot].iter_mut().chain(&mut inverse[pivot]) {
            *value /= scale;
        }
        let (pivot_row, pivot_inverse) = (matrix[pivot].clone(), inverse[pivot].clone());
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            let subtract = |to: &mut [f64], from: &[f64]| {
                for (to, from) in to.iter_mut().zip(from) {
                    *to -= factor * from;
                }
            };
            subtract(&mut matrix[row], &pivot_row);
            subtract(&mut inverse[row], &pivot_inverse);
        }
    }
    inverse
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
    fn players_without_games_are_alike() {
        let lead = Lead::of(3, &[pair([0, 1], 0, 0), pair([0, 2], 0, 0)]);
        assert_eq!((lead.leader, lead.alike), (None, vec![vec![0, 1, 2]]));
    }
}
