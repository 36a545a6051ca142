//! A match of several games: who begins each of them, with Black, and when it is over.
//!
//! Players are counted 0 and 1 and keep their places; sides change by the rule. Nothing here knows what is played.
//!
//! ```
//! use narabe::players::{BlackRule, GameResult, MatchLength};
//!
//! let results = [GameResult::Won(0), GameResult::Won(1)];
//! assert_eq!(BlackRule::Loser.next(&results, 1), Some(0));
//! assert!(!MatchLength::FirstTo(2).is_over(&results));
//! assert!(MatchLength::FirstTo(2).is_over(&[GameResult::Won(0), GameResult::Drawn, GameResult::Won(0)]));
//! ```

use serde::{Deserialize, Serialize};

/// The longest match, in games, and the most wins that one can be played to.
const GAMES_LIMIT: u32 = 99;

/// How a finished game counts for the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameResult {
    /// This player, 0 or 1, has won it.
    Won(usize),
    /// Nobody has.
    Drawn,
}

/// Who is Black in the first game of a match and in those after it. Where a rule looks back the first player begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum BlackRule {
    /// Always the first player.
    #[default]
    First,
    /// Always the second player.
    Second,
    /// The first player first, then the other, in turn.
    Alternate,
    /// A coin before each game.
    Random,
    /// Who has lost the game before; after a draw whoever did not begin it.
    Loser,
    /// Who has won the game before; after a draw whoever did not begin it.
    Winner,
}

/// How many games make a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum MatchLength {
    Single,
    /// An odd number of games; the match is won by more than half of them.
    BestOf(u32),
    /// As many games as it takes until one player has won so many. Draws count for nobody.
    FirstTo(u32),
    /// Until the players stop.
    #[default]
    Open,
}

impl GameResult {
    /// How many games ended like this.
    #[must_use]
    pub fn count(self, results: &[Self]) -> u32 {
        let like_this = results.iter().filter(|result| **result == self);
        u32::try_from(like_this.count()).unwrap_or(u32::MAX)
    }
}

impl BlackRule {
    /// The player who begins the next game with Black, after games with these results of which `began` began the last
    /// one; nobody where a coin decides.
    #[must_use]
    pub fn next(self, results: &[GameResult], began: usize) -> Option<usize> {
        let after = |of_a_win: fn(usize) -> usize| match results.last() {
            Some(GameResult::Won(winner)) => of_a_win(*winner),
            Some(GameResult::Drawn) => other(began),
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

/// The other player; of a number that no player has, the first.
const fn other(player: usize) -> usize {
    if player == 0 { 1 } else { 0 }
}

impl MatchLength {
    /// The same with figures that can be played, whatever a file or a screen says.
    #[must_use]
    pub fn clamped(self) -> Self {
        match self {
            Self::BestOf(games) => Self::BestOf(games.clamp(1, GAMES_LIMIT) | 1),
            Self::FirstTo(wins) => Self::FirstTo(wins.clamp(1, GAMES_LIMIT)),
            Self::Single | Self::Open => self,
        }
    }

    /// Whether the match is decided or all its games are played. An open match never is.
    #[must_use]
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

    /// Whether the match is of several games, has begun and is not decided. An open match is as good as over after any game.
    #[must_use]
    pub fn is_undecided(self, results: &[GameResult]) -> bool {
        match self {
            Self::Single | Self::Open => false,
            Self::BestOf(_) | Self::FirstTo(_) => !results.is_empty() && !self.is_over(results),
        }
    }

    /// The fewest games that are still to be played after these, when that is known.
    #[must_use]
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

/// What the player with more wins has won.
fn most_wins(results: &[GameResult]) -> u32 {
    let wins = |player| GameResult::Won(player).count(results);
    wins(0).max(wins(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use GameResult::{Drawn, Won};

    /// Who begins each game of a match with these results.
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
    fn every_rule_gives_the_first_stone_as_it_says() {
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
    fn a_match_to_wins_knows_how_many_games_it_takes_at_least() {
        let results = [Won(0), Drawn, Won(1), Won(0)];
        assert_eq!(MatchLength::FirstTo(3).games_left(&results), Some(1));
        assert_eq!(MatchLength::BestOf(7).games_left(&results), Some(3));
        assert_eq!(MatchLength::Open.games_left(&results), None);
        assert_eq!(MatchLength::Single.games_left(&results[..1]), Some(0));
    }

    #[test]
    fn wild_figures_become_playable() {
        assert_eq!(MatchLength::BestOf(4).clamped(), MatchLength::BestOf(5));
        assert_eq!(MatchLength::FirstTo(0).clamped(), MatchLength::FirstTo(1));
        let most = MatchLength::FirstTo(GAMES_LIMIT);
        assert_eq!(MatchLength::FirstTo(u32::MAX).clamped(), most);
        assert_eq!(most.clamped(), most);
    }
}
