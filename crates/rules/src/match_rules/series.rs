//! Matches of several games: who has Black in each game, and when the match is over.
//!
//! The players are 0 and 1 throughout a match; their sides change by the [`BlackRule`]. The kind of game does not
//! matter.
//!
//! ```
//! use narabe_rules::match_rules::{BlackRule, GameResult, MatchLength};
//!
//! let results = [GameResult::Won(0), GameResult::Won(1)];
//! assert_eq!(BlackRule::Loser.next(&results, 1), Some(0));
//! assert!(!MatchLength::FirstTo(2).is_over(&results));
//! assert!(MatchLength::FirstTo(2).is_over(&[GameResult::Won(0), GameResult::Drawn, GameResult::Won(0)]));
//! ```

use serde::{Deserialize, Serialize};

/// The largest number of games of a match, and of wins that decide it.
const MAX_GAMES: u32 = 99;

/// The result of a finished game, for the score of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameResult {
    /// This player, 0 or 1, won.
    Won(usize),
    /// The game was drawn.
    Drawn,
}

/// Which player has Black in each game of a match. In the first game it is the first player, unless the rule says
/// otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum BlackRule {
    /// Always the first player.
    First,
    /// Always the second player.
    Second,
    /// The players in turn, the first player first.
    #[default]
    Alternate,
    /// A random player in each game.
    Random,
    /// The loser of the previous game; after a draw, the player who had White in it.
    Loser,
    /// The winner of the previous game; after a draw, the player who had White in it.
    Winner,
}

/// How long a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum MatchLength {
    /// One game.
    Single,
    /// At most this odd number of games; winning more than half of them wins the match.
    BestOf(u32),
    /// Until one player has won this number of games. Draws do not count.
    FirstTo(u32),
    /// Until the players stop.
    #[default]
    Open,
}

impl GameResult {
    /// The number of games with this result.
    pub fn count(self, results: &[Self]) -> u32 {
        let same = results.iter().filter(|result| **result == self);
        u32::try_from(same.count()).unwrap_or(u32::MAX)
    }
}

impl BlackRule {
    /// The player who has Black in the next game, after games with these results. `last_black` had Black in the last of
    /// them. `None` if the choice is random.
    pub fn next(self, results: &[GameResult], last_black: usize) -> Option<usize> {
        let after = |winner_gives: fn(usize) -> usize| match results.last() {
            Some(GameResult::Won(winner)) => winner_gives(*winner),
            Some(GameResult::Drawn) => other(last_black),
            None => 0,
        };
        match self {
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Alternate => Some(results.len() % 2),
            Self::Random => None,
            Self::Loser => Some(after(other)),
            Self::Winner => Some(after(|winner| winner.min(1))),
        }
    }
}

/// The other player; the first player for an invalid number.
const fn other(player: usize) -> usize {
    if player == 0 { 1 } else { 0 }
}

impl MatchLength {
    /// The length with its number in the valid range: 1 to 99, and odd for [`BestOf`](Self::BestOf).
    pub fn clamped(self) -> Self {
        match self {
            Self::BestOf(games) => Self::BestOf(games.clamp(1, MAX_GAMES) | 1),
            Self::FirstTo(wins) => Self::FirstTo(wins.clamp(1, MAX_GAMES)),
            Self::Single | Self::Open => self,
        }
    }

    /// Whether the match is decided or all its games have been played. An open match is never over.
    pub fn is_over(self, results: &[GameResult]) -> bool {
        let most_wins = most_wins(results);
        match self {
            Self::Single => !results.is_empty(),
            Self::BestOf(games) => {
                most_wins > games / 2 || u32::try_from(results.len()).is_ok_and(|all| all >= games)
            }
            Self::FirstTo(wins) => most_wins >= wins.max(1),
            Self::Open => false,
        }
    }

    /// Whether a match of several games has begun and is not over. An open match counts as over after every game.
    pub fn is_undecided(self, results: &[GameResult]) -> bool {
        match self {
            Self::Single | Self::Open => false,
            Self::BestOf(_) | Self::FirstTo(_) => !results.is_empty() && !self.is_over(results),
        }
    }

    /// The smallest number of games still to be played after these results; `None` for an open match.
    pub fn games_left(self, results: &[GameResult]) -> Option<u32> {
        let played = u32::try_from(results.len()).unwrap_or(u32::MAX);
        match self {
            Self::Single => Some(1_u32.saturating_sub(played)),
            Self::BestOf(games) => Some(games.saturating_sub(played)),
            Self::FirstTo(wins) => Some(wins.saturating_sub(most_wins(results))),
            Self::Open => None,
        }
    }
}

/// The number of wins of the player with more wins.
fn most_wins(results: &[GameResult]) -> u32 {
    let wins = |player| GameResult::Won(player).count(results);
    wins(0).max(wins(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use GameResult::{Drawn, Won};

    /// Who has Black in each game of a match with these results.
    fn starters(rule: BlackRule, results: &[GameResult]) -> Vec<Option<usize>> {
        let mut began = 0;
        let mut starters = Vec::new();
        for played in 0..=results.len() {
            let next = rule.next(&results[..played], began);
            began = next.unwrap_or_default();
            starters.push(next);
        }
        starters
    }

    #[test]
    fn black_is_assigned_by_the_rule() {
        let results = [Won(0), Won(0), Drawn, Drawn, Won(1)];
        for (rule, expected) in [
            (BlackRule::First, [0, 0, 0, 0, 0, 0]),
            (BlackRule::Second, [1, 1, 1, 1, 1, 1]),
            (BlackRule::Alternate, [0, 1, 0, 1, 0, 1]),
            (BlackRule::Loser, [0, 1, 1, 0, 1, 0]),
            (BlackRule::Winner, [0, 0, 0, 1, 0, 1]),
        ] {
            assert_eq!(starters(rule, &results), expected.map(Some), "{rule:?}");
        }
        assert_eq!(starters(BlackRule::Random, &results), [None; 6]);
    }

    #[test]
    fn a_match_is_over_when_it_is_decided() {
        let over = |length: MatchLength, results: &[GameResult]| length.is_over(results);
        assert!(!over(MatchLength::Single, &[]));
        assert!(over(MatchLength::Single, &[Drawn]));
        assert!(!over(MatchLength::BestOf(3), &[Won(0), Won(1)]));
        assert!(over(MatchLength::BestOf(3), &[Won(0), Won(0)]));
        assert!(over(MatchLength::BestOf(3), &[Drawn, Drawn, Won(1)]));
        assert!(!over(
            MatchLength::FirstTo(2),
            &[Drawn, Drawn, Won(1), Won(0)]
        ));
        assert!(over(MatchLength::FirstTo(2), &[Won(1), Won(0), Won(1)]));
        assert!(!over(MatchLength::FirstTo(0), &[]));
        assert!(!over(MatchLength::Open, &[Won(0); 99]));
    }

    #[test]
    fn the_smallest_number_of_games_left_is_known() {
        let results = [Won(0), Drawn, Won(1), Won(0)];
        assert_eq!(MatchLength::FirstTo(3).games_left(&results), Some(1));
        assert_eq!(MatchLength::BestOf(7).games_left(&results), Some(3));
        assert_eq!(MatchLength::Open.games_left(&results), None);
        assert_eq!(MatchLength::Single.games_left(&results[..1]), Some(0));
    }

    #[test]
    fn numbers_are_clamped_to_the_valid_range() {
        assert_eq!(MatchLength::BestOf(4).clamped(), MatchLength::BestOf(5));
        assert_eq!(MatchLength::FirstTo(0).clamped(), MatchLength::FirstTo(1));
        let most = MatchLength::FirstTo(MAX_GAMES);
        assert_eq!(MatchLength::FirstTo(u32::MAX).clamped(), most);
        assert_eq!(most.clamped(), most);
    }
}
