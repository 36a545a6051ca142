//! The configuration of a match: players, rule, board, opening protocol, clock and length.

use narabe_engine_core::level::Level;
use narabe_net::Terms;
use narabe_notation::sanitize_line;
use narabe_rules::opening::Protocol;
use narabe_rules::{BoardSize, Rule};
use serde::{Deserialize, Serialize};

pub use crate::players::{BlackRule, ClockRule, EngineId, FoulRule, MatchLength, Seat};

/// One of the two players of a match. Their numbers stay the same from game to game; their sides may change.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The name as entered; if empty, the screen shows the default name.
    pub name: String,
    /// Who decides this player's moves.
    pub seat: Seat,
}

impl Player {
    /// A person at this machine.
    pub fn human(name: String) -> Self {
        Self {
            name,
            seat: Seat::Human,
        }
    }
}

/// The longest name of a player, in characters.
pub const NAME_LIMIT: usize = 40;

/// The configuration of a match. The last one is remembered as a whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchConfig {
    /// Both players, in the same order in all games.
    pub players: [Player; 2],
    /// Who plays Black in each game.
    pub black: BlackRule,
    /// What wins and what is forbidden.
    pub rule: Rule,
    /// What happens to a forbidden move.
    pub fouls: FoulRule,
    /// The size of the board.
    pub size: BoardSize,
    /// Who places the first stones, and who may swap.
    pub protocol: Protocol,
    /// The clock, if any.
    pub clock: ClockRule,
    /// How many games are played.
    pub length: MatchLength,
    /// Whether the match is played on twin boards, where rule and size have no meaning.
    pub twin: bool,
}

impl Default for MatchConfig {
    fn default() -> Self {
        Self {
            players: [Seat::Human, Seat::Level(Level::Sasa)].map(|seat| Player {
                name: String::new(),
                seat,
            }),
            black: BlackRule::default(),
            rule: Rule::Freestyle,
            fouls: FoulRule::default(),
            size: BoardSize::DEFAULT,
            protocol: Protocol::default(),
            clock: ClockRule::default(),
            length: MatchLength::default(),
            twin: false,
        }
    }
}

impl MatchConfig {
    /// Brings every number into its range and every name to its maximum length, whatever a file or a screen has set.
    pub fn clamp(&mut self) {
        for player in &mut self.players {
            player.name = sanitize_line(&player.name, NAME_LIMIT);
        }
        if !self.protocol.fits(self.size) {
            self.protocol = Protocol::Free;
        }
        self.clock = self.clock.clamped();
        self.length = self.length.clamped();
    }

    /// The configuration of a match with these terms between these players.
    pub fn from_terms(terms: &Terms, players: [Player; 2]) -> Self {
        Self {
            players,
            black: terms.black,
            rule: terms.rule,
            fouls: terms.fouls,
            size: terms.size,
            protocol: terms.protocol,
            clock: terms.clock,
            length: terms.length,
            twin: terms.twin,
        }
    }

    /// The terms of an online match like this one.
    pub fn terms(&self) -> Terms {
        Terms {
            rule: self.rule,
            fouls: self.fouls,
            size: self.size,
            protocol: self.protocol,
            clock: self.clock,
            black: self.black,
            length: self.length,
            twin: self.twin,
        }
    }

    /// The same with both players at this machine: a saved match has no remote players.
    pub(super) fn with_local_seats(mut self) -> Self {
        for player in &mut self.players {
            if player.seat == Seat::Remote {
                player.seat = Seat::Human;
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invalid_configuration_is_clamped() {
        let wild = ClockRule::ByoYomi {
            main: u32::MAX,
            period: 0,
            periods: 0,
        };
        let mut config = MatchConfig {
            clock: wild,
            length: MatchLength::BestOf(4),
            ..MatchConfig::default()
        };
        config.players[0].name = format!("\n{}", "x".repeat(500));
        config.clamp();
        assert_eq!(config.clock, wild.clamped());
        assert_ne!(config.clock, wild);
        assert_eq!(config.length, MatchLength::BestOf(5));
        assert_eq!(config.players[0].name, "x".repeat(NAME_LIMIT));
    }

    #[test]
    fn a_valid_configuration_is_unchanged() {
        let mut config = MatchConfig {
            length: MatchLength::BestOf(3),
            ..MatchConfig::default()
        };
        config.players[1].name = "Ōta".into();
        let before = config.clone();
        config.clamp();
        assert_eq!(config, before);
    }
}
