//! The tournament that is being set up, and how the controls change it, as plain functions.

use crate::arena::Arena;
use crate::engines::EngineList;
use bevy::prelude::*;
use narabe_arena::{Adjudication, Entrant, Format, GameLimits, OpeningSet, Order, Tournament, Who};
use narabe_engine_core::level::Level;
use narabe_rules::{BoardSize, Rule};
use std::thread;

/// The formats in the order of their segments.
pub const FORMATS: [&str; 3] = [
    "arena-format-all",
    "arena-format-first",
    "arena-format-decide",
];
/// The numbers of games of a pairing that the stepper offers.
pub const GAMES: [usize; 12] = [2, 4, 6, 8, 10, 16, 20, 30, 40, 52, 100, 200];
/// The games after which a match without a decision ends.
const MOST_GAMES_OF_MATCH: usize = 20_000;
/// The difference in Elo that a match looks for.
pub const ELO: f64 = 20.0;
/// The chances of error of a match.
const CHANCE: f64 = 0.05;
/// The times for a move that the segments offer, in milliseconds.
pub const TIMES: [u64; 5] = [100, 300, 1_000, 3_000, 10_000];
/// The sizes that the segments offer.
pub const SIZES: [u8; 5] = [13, 15, 17, 19, 20];
/// The rules in the order of their segments.
pub const RULES: [Rule; 4] = [Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro];
/// The sets of openings in the order of their segments.
pub const OPENINGS: [&str; 3] = [
    "arena-openings-choose-made",
    "arena-openings-choose-renju",
    "arena-openings-choose-empty",
];
/// The most games at a time that the stepper offers.
const MOST_AT_ONCE: usize = 16;

/// The tournament that is being set up. It is complete but for the number of its players.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct ArenaDraft {
    tournament: Tournament,
    /// The games of a pairing, which a match to a decision does not have.
    games: usize,
}

/// What is missing before a tournament can begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Problem {
    FewPlayers,
    /// A match to a decision has other than two players.
    NotTwo,
}

impl Default for ArenaDraft {
    fn default() -> Self {
        let players = [Level::Kaede, Level::Hinoki, Level::Matsu, Level::Kaya];
        let games = 8;
        Self {
            tournament: Tournament {
                name: String::new(),
                rule: Rule::Freestyle,
                size: BoardSize::DEFAULT,
                players: players.map(|level| Entrant::new(Who::Level(level))).into(),
                format: Format::RoundRobin {
                    games,
                    neighbours: None,
                },
                order: Order::default(),
                openings: OpeningSet::default(),
                shuffled: false,
                limits: GameLimits {
                    time: Some(1_000),
                    ..GameLimits::default()
                },
                adjudication: Adjudication::default(),
                at_once: (cores() / 2).max(1),
                seed: 1,
            },
            games,
        }
    }
}

/// The number of processor cores.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Begins with the tournament that there is.
pub fn begin(arena: Res<Arena>, engines: Res<EngineList>, mut draft: ResMut<ArenaDraft>) {
    if let Some(run) = arena.run() {
        draft.tournament = run.tournament().clone();
        if !matches!(draft.tournament.format, Format::Sprt { .. }) {
            draft.games = draft.tournament.format.games_per_pair();
        }
        draft.tournament.seed = draft.tournament.seed.wrapping_add(1);
    }
    draft
        .tournament
        .players
        .retain(|entrant| match &entrant.who {
            Who::Program(program) => engines.known().any(|known| known.program == **program),
            _ => true,
        });
}

impl ArenaDraft {
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// What is missing.
    pub fn problem(&self) -> Option<Problem> {
        let players = self.tournament.players.len();
        match self.tournament.format {
            _ if players < 2 => Some(Problem::FewPlayers),
            Format::Sprt { .. } if players != 2 => Some(Problem::NotTwo),
            _ => None,
        }
    }

    pub fn has(&self, who: &Who) -> bool {
        self.tournament
            .players
            .iter()
            .any(|entrant| entrant.who == *who)
    }

    /// Takes a player in, as the last, or out.
    pub fn toggle(&mut self, who: &Who) {
        let players = &mut self.tournament.players;
        let before = players.len();
        players.retain(|entrant| entrant.who != *who);
        if players.len() == before {
            players.push(Entrant::new(who.clone()));
        }
    }

    /// The segment of the format.
    pub const fn format(&self) -> usize {
        match self.tournament.format {
            Format::RoundRobin { .. } => 0,
            Format::Gauntlet { .. } => 1,
            Format::Sprt { .. } => 2,
        }
    }

    pub fn set_format(&mut self, segment: usize) {
        let games = self.games;
        self.tournament.format = match segment {
            0 => Format::RoundRobin {
                games,
                neighbours: None,
            },
            1 => Format::Gauntlet {
                games,
                challengers: 1,
            },
            _ => Format::Sprt {
                elo0: 0.0,
                elo1: ELO,
                alpha: CHANCE,
                beta: CHANCE,
                games: MOST_GAMES_OF_MATCH,
            },
        };
    }

    pub const fn games(&self) -> usize {
        self.games
    }

    pub fn set_games(&mut self, games: usize) {
        self.games = games;
        self.set_format(self.format());
    }

    pub const fn set_rule(&mut self, rule: Rule) {
        self.tournament.rule = rule;
    }

    pub const fn set_size(&mut self, size: BoardSize) {
        self.tournament.size = size;
    }

    /// The segment of the openings; none for those of a file.
    pub const fn openings(&self) -> Option<usize> {
        match self.tournament.openings {
            OpeningSet::Made { .. } => Some(0),
            OpeningSet::Renju26 => Some(1),
            OpeningSet::Empty => Some(2),
            _ => None,
        }
    }

    pub fn set_openings(&mut self, segment: usize) {
        self.tournament.openings = match segment {
            0 => OpeningSet::default(),
            1 => OpeningSet::Renju26,
            _ => OpeningSet::Empty,
        };
    }

    pub const fn set_time(&mut self, time: u64) {
        self.tournament.limits = GameLimits {
            time: Some(time),
            clock: None,
            nodes: None,
            depth: None,
            tolerance: self.tournament.limits.tolerance,
        };
    }

    /// The numbers of games at a time that this machine can play.
    pub fn at_once_choices() -> Vec<usize> {
        (1..=cores().clamp(1, MOST_AT_ONCE)).collect()
    }

    pub const fn set_at_once(&mut self, games: usize) {
        self.tournament.at_once = games;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_can_be_played_and_every_format_has_its_players() {
        let mut draft = ArenaDraft::default();
        for segment in 0..FORMATS.len() {
            draft.set_format(segment);
            assert_eq!(draft.format(), segment);
            let expected = (segment == 2).then_some(Problem::NotTwo);
            assert_eq!(draft.problem(), expected, "{segment}");
        }
        for level in [Level::Kaede, Level::Hinoki] {
            draft.toggle(&Who::Level(level));
        }
        assert_eq!(draft.problem(), None);
        assert_eq!(draft.tournament().check(), Ok(()));
        draft.toggle(&Who::Level(Level::Kaya));
        assert_eq!(draft.problem(), Some(Problem::FewPlayers));
    }

    #[test]
    fn the_games_of_a_pairing_survive_a_match_to_a_decision() {
        let mut draft = ArenaDraft::default();
        draft.set_games(52);
        draft.set_format(2);
        draft.set_format(0);
        assert_eq!(draft.tournament().format.games_per_pair(), 52);
    }

    #[test]
    fn every_set_of_openings_has_its_segment() {
        let mut draft = ArenaDraft::default();
        for segment in 0..OPENINGS.len() {
            draft.set_openings(segment);
            assert_eq!(draft.openings(), Some(segment));
        }
    }
}
