//! Who takes part in a tournament.

use std::path::PathBuf;

use narabe_engine_core::Settings;
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;
use narabe_external_engine::EngineProgram;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::limits::GameLimits;

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The name in tables and files; by default that of the level, the classic or the program.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Who plays.
    pub who: Who,
    /// Limits of its own, in place of all those of the tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<GameLimits>,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Who {
    /// A level, by its name in small letters: `Level("kaede")`.
    Level(#[serde(serialize_with = "level_id", deserialize_with = "level")] Level),
    /// A classic opponent: `Classic("shapes")`.
    Classic(#[serde(serialize_with = "classic_id", deserialize_with = "classic")] Classic),
    /// Our engine: `Engine(hash: 256, threads: 2)`.
    Engine(EngineSettings),
    /// Another program that speaks the Gomocup protocol: `Program(name: "Rapfi", path: "/opt/pbrain-rapfi")`.
    Program(Box<EngineProgram>),
}

/// How our engine is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct EngineSettings {
    /// The size of the transposition table in MiB.
    pub hash: usize,
    /// The number of threads.
    pub threads: usize,
    /// Other weights than the built-in ones; a relative path is one from the folder of the tournament's file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<PathBuf>,
    /// Other search parameters: `name=value,name=value`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub params: String,
}

impl Default for EngineSettings {
    fn default() -> Self {
        let Settings { hash, threads } = Settings::default();
        Self {
            hash,
            threads,
            weights: None,
            params: String::new(),
        }
    }
}

impl EngineSettings {
    /// The table and the threads.
    pub const fn resources(&self) -> Settings {
        Settings {
            hash: self.hash,
            threads: self.threads,
        }
    }
}

impl Entrant {
    /// A player under its usual name, with the limits of the tournament.
    pub const fn new(who: Who) -> Self {
        Self {
            name: String::new(),
            who,
            limits: None,
        }
    }

    /// The name in tables and files.
    pub fn shown_name(&self) -> String {
        if !self.name.is_empty() {
            return self.name.clone();
        }
        match &self.who {
            Who::Level(level) => level.to_string(),
            Who::Classic(classic) => classic.id().to_owned(),
            Who::Engine(_) => "engine".to_owned(),
            Who::Program(program) => program.name.clone(),
        }
    }
}

fn level_id<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.id())
}

fn classic_id<S: Serializer>(classic: &Classic, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(classic.id())
}

fn level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    let id = String::deserialize(deserializer)?;
    Level::from_id(&id).ok_or_else(|| {
        let known = Level::ALL.map(Level::id).join(", ");
        D::Error::custom(format!("{id:?} is not a level: choose {known}"))
    })
}

fn classic<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Classic, D::Error> {
    let id = String::deserialize(deserializer)?;
    Classic::from_id(&id).ok_or_else(|| {
        let known = Classic::ALL.map(Classic::id).join(", ");
        D::Error::custom(format!("{id:?} is not a classic: choose {known}"))
    })
}
