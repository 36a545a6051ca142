//! A tournament as data: who plays, in which order, from which openings, within which limits. Its text is RON.
//!
//! ```
//! use narabe_arena::{Schedule, Tournament};
//!
//! let tournament = Tournament::parse(
//!     r#"(
//!         name: "Two levels",
//!         players: [(who: Level("koke")), (who: Classic("shapes"))],
//!         format: RoundRobin(games: 4),
//!         openings: Renju26,
//!     )"#,
//! )?;
//! let schedule = Schedule::of(&tournament);
//! assert_eq!(schedule.games(), 4);
//! let third = schedule.game(2).expect("there are four");
//! assert_eq!((third.players, third.round, third.first_is_black), ([0, 1], 1, true));
//! assert_eq!(Tournament::parse(&tournament.to_text())?, tournament);
//! # Ok::<(), narabe_arena::TournamentError>(())
//! ```

mod adjudication;
mod check;
mod entrant;
mod error;
mod format;
mod limits;
mod openings;
mod text;

use narabe_external_engine::EngineProgram;
use narabe_rules::{BoardSize, Rule};
use serde::{Deserialize, Serialize};

pub use adjudication::{Adjudication, DrawRule, ResignRule};
pub use check::{MOST_AT_ONCE, MOST_GAMES};
pub use entrant::{EngineSettings, Entrant, Who};
pub use error::TournamentError;
pub use format::{Format, Order};
pub use limits::{GameClock, GameLimits};
pub use openings::OpeningSet;

/// Everything that decides how a tournament is played. Who starts it decides only where its files are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// The event, as files of games name it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The rule of all games.
    #[serde(default)]
    pub rule: Rule,
    /// The size of the board.
    #[serde(default)]
    pub size: BoardSize,
    /// The players. A game's file and the tables name them by their place in this list.
    pub players: Vec<Entrant>,
    /// Who meets whom and how often.
    pub format: Format,
    /// Which of the games come first.
    #[serde(default)]
    pub order: Order,
    /// Where the games begin. Each opening is played from both sides.
    #[serde(default)]
    pub openings: OpeningSet,
    /// Whether the openings of a file, a list or a set are taken in an order that the seed decides, not in their own.
    #[serde(default)]
    pub shuffled: bool,
    /// What each player may use, unless it has limits of its own.
    #[serde(default)]
    pub limits: GameLimits,
    /// Games that are ended before the board decides them.
    #[serde(default)]
    pub adjudication: Adjudication,
    /// How many games are played at a time.
    #[serde(default = "one")]
    pub at_once: usize,
    /// The seed of the openings and of players that choose by chance.
    #[serde(default = "first_seed")]
    pub seed: u64,
}

const fn one() -> usize {
    1
}

const fn first_seed() -> u64 {
    1
}

impl Tournament {
    /// A tournament of these players, and everything else as usual.
    pub fn new(players: Vec<Entrant>, format: Format) -> Self {
        Self {
            name: String::new(),
            rule: Rule::default(),
            size: BoardSize::default(),
            players,
            format,
            order: Order::default(),
            openings: OpeningSet::default(),
            shuffled: false,
            limits: GameLimits::default(),
            adjudication: Adjudication::default(),
            at_once: one(),
            seed: first_seed(),
        }
    }

    /// The limits of a player: its own, or those of all.
    pub fn limits_of(&self, player: usize) -> &GameLimits {
        let own = self.players.get(player).and_then(|one| one.limits.as_ref());
        own.unwrap_or(&self.limits)
    }

    /// The programs that are started when it is played, with their names. Who plays a tournament that somebody else has written asks
    /// the person first.
    pub fn programs(&self) -> impl Iterator<Item = (String, &EngineProgram)> {
        self.players
            .iter()
            .filter_map(|entrant| match &entrant.who {
                Who::Program(program) => Some((entrant.shown_name(), program.as_ref())),
                _ => None,
            })
    }

    /// The first key whose change makes finished games those of another tournament; none if the games of one go on in the other. The
    /// name, the format and the number of games at a time may change.
    pub fn difference(&self, other: &Self) -> Option<&'static str> {
        let differs = [
            ("rule", self.rule != other.rule),
            ("size", self.size != other.size),
            ("players", self.players != other.players),
            ("order", self.order != other.order),
            (
                "openings",
                self.openings != other.openings || self.shuffled != other.shuffled,
            ),
            ("limits", self.limits != other.limits),
            ("adjudication", self.adjudication != other.adjudication),
            ("seed", self.seed != other.seed),
        ];
        differs
            .into_iter()
            .find(|(_, differs)| *differs)
            .map(|(key, _)| key)
    }

    /// The name of a player in tables and files.
    pub fn name_of(&self, player: usize) -> String {
        self.players
            .get(player)
            .map(Entrant::shown_name)
            .unwrap_or_default()
    }
}
