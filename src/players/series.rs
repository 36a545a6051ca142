//! A match of several games: who begins each of them, and when it is won.
//!
//! Players are counted 0 and 1 and keep their places; sides change by the rule. Nothing here knows what is played.
//!
//! ```
//! use narabe::players::{GameResult, MatchLength, StartRule};
//!
//! let results = [GameResult::Won(0), GameResult::Won(1)];
//! assert_eq!(StartRule::LoserStarts.starter(&results, &[0, 1], false), 0);
//! assert!(!MatchLength::FirstTo(2).is_over(&results));
//! assert!(MatchLength::FirstTo(2).is_over(&[GameResult::Won(0), GameResult::Drawn, GameResult::Won(0)]));
//! ```

use serde::{Deserialize, Serialize};

/// How a finished game counts for the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameResult {
    /// This player, 0 or 1, has won it.
    Won(usize),
    /// Nobody has.
    Drawn,
}

/// Who begins the games of a match, with Black. Where the first game decides nothing the first player begins it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StartRule {
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
    LoserStarts,
    /// Who has won the game before; after a draw whoever did not begin it.
    WinnerStarts,
}

/// How many games make a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchLength {
    /// One game.
    Single,
    /// An odd number of games; the match is won by more than half of them.
    BestOf(u32),
    /// As many games as it takes until one player has won so many.
    FirstTo(u32),
    /// Until the players stop.
    #[default]
    Open,
}

impl StartRule {
    /// The player who begins the next game, after games with these results that these players began. The coin decides where
    /// the rule leaves it to chance.
    #[must_use]
    pub fn starter(self, results: &[GameResult], starters: &[usize], coin: bool) -> usize {
        let after = |winner_starts: bool| match (results.last(), starters.last()) {
            (Some(GameResult::Won(winner)), _) if winner_starts => other(other(*winner)),
            (Some(GameResult::Won(winner)), _) => other(*winner),
            (Some(GameResult::Drawn), Some(starter)) => other(*starter),
            _ => 0,
        };
        match self {
            Self::First => 0,
            Self::Second => 1,
            Self::Alternate => results.len() % 2,
            Self::Random => usize::from(coin),
            Self::LoserStarts => after(false),
            Self::WinnerStarts => after(true),
        }
    }
}

/// The other player; of a number that no player has, the first.
const fn other(player: usize) -> usize {
    if player == 0 { 1 } else { 0 }
}

impl MatchLength {
    /// Whether the match is decided or all its games are played. An open match never is.
    #[must_use]
    pub fn is_over(self, results: &[GameResult]) -> bool {
        let wins = |player| {
            let won = results
                .iter()
                .filter(|&&result| result == GameResult::Won(player));
            won.count()
        };
        let most_wins = wins(0).max(wins(1));
        let count = |games: u32| usize::try_from(games).unwrap_or(usize::MAX);
        match self {
            Self::Single => !results.is_empty(),
            Self::BestOf(games) => most_wins > count(games) / 2 || results.len() >= count(games),
            Self::FirstTo(wanted) => most_wins >= count(wanted.max(1)),
            Self::Open => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use GameResult::{Drawn, Won};

    /// Who begins each game of a match with these results.
    fn starters(rule: StartRule, results: &[GameResult]) -> Vec<usize> {
        let mut starters = Vec::new();
        for played in 0..=results.len() {
            starters.push(rule.starter(&results[..played], &starters, false));
        }
        starters
    }

    #[test]
    fn every_rule_gives_the_first_stone_as_it_says() {
        let results = [Won(0), Won(0), Drawn, Drawn, Won(1)];
        for (rule, expected) in [
            (StartRule::First, [0, 0, 0, 0, 0, 0]),
            (StartRule::Second, [1, 1, 1, 1, 1, 1]),
            (StartRule::Alternate, [0, 1, 0, 1, 0, 1]),
            (StartRule::LoserStarts, [0, 1, 1, 0, 1, 0]),
            (StartRule::WinnerStarts, [0, 0, 0, 1, 0, 1]),
        ] {
            assert_eq!(starters(rule, &results), expected, "{rule:?}");
        }
        assert_eq!(StartRule::Random.starter(&[], &[], true), 1);
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
}
