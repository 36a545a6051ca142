//! An app with only the session, and functions to play on twin boards in it.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use narabe::app::live::{
    self, Change, Engines, Intent, Live, MatchConfig, OneBoardMatch, Player, SavedGame,
    SavedSummary, Seat, TwinMatch,
};
use narabe::app::storage::{FileErrorReport, Folders};
use narabe::engine::Limits;
use narabe::engine::twin::TwinLevel;
use narabe::notation::write_twin_text;
use narabe::rules::Side;
use narabe::rules::twin::{Turn, TwinPoint};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// An engine's turn takes a few frames; after this many it has failed to answer.
const MAX_FRAMES: usize = 60_000;

#[derive(Resource, Default)]
struct Received {
    changes: Vec<Change>,
    troubles: Vec<FileErrorReport>,
}

pub struct TestApp {
    app: App,
    /// Keeps the folder, which is removed with the app.
    home: Option<TempDir>,
}

impl TestApp {
    pub fn new() -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let test = Self::at(home.path());
        Self {
            home: Some(home),
            ..test
        }
    }

    /// An app with an existing folder, as after a restart.
    pub fn at(home: &Path) -> Self {
        let engines = Engines {
            seed: 7,
            response_timeout: Duration::MAX,
            hint: Limits::nodes(1000),
            ..Engines::default()
        };
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
            .insert_resource(Folders::at(home))
            .insert_resource(engines)
            .init_resource::<Received>()
            .add_plugins(live::plugin)
            .add_systems(Last, listen);
        app.update();
        Self { app, home: None }
    }

    pub fn home(&self) -> PathBuf {
        self.app
            .world()
            .resource::<Folders>()
            .data_dir()
            .to_path_buf()
    }

    /// Ends the app without notice, as a power cut does, and keeps its folder.
    pub fn kill(mut self) -> TempDir {
        self.home.take().expect("an app with a folder of its own")
    }

    pub fn live(&self) -> &Live {
        self.app.world().resource()
    }

    pub fn session(&self) -> &TwinMatch {
        self.live().twin()
    }

    pub fn ordinary(&self) -> &OneBoardMatch {
        self.live().one_board()
    }

    /// What Continue would resume.
    pub fn saved(&self) -> Option<&SavedSummary> {
        self.app.world().resource::<SavedGame>().0.as_ref()
    }

    /// Sends an intent and returns the changes. No time passes.
    pub fn send(&mut self, intent: Intent) -> Vec<Change> {
        self.app.world_mut().write_message(intent);
        let mut changes = self.pass(Duration::ZERO);
        // The time of a game runs from the frame after its start.
        changes.extend(self.pass(Duration::ZERO));
        changes
    }

    /// Sends an intent in a frame of this duration.
    pub fn send_late(&mut self, intent: Intent, time: Duration) -> Vec<Change> {
        self.app.world_mut().write_message(intent);
        self.pass(time)
    }

    /// Lets time pass in one frame.
    pub fn pass(&mut self, time: Duration) -> Vec<Change> {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
        std::mem::take(&mut self.app.world_mut().resource_mut::<Received>().changes)
    }

    pub fn begin(&mut self, config: MatchConfig) -> Vec<Change> {
        self.send(Intent::NewMatch(Box::new(config)))
    }

    /// Plays turns like `L:j10; R:j10 R:k11`; a turn of one stone is ended explicitly.
    pub fn play(&mut self, turns: &str) -> Vec<Change> {
        let mut changes = Vec::new();
        for turn in turns.split(';') {
            let turn: Turn = turn.trim().parse().expect("a turn");
            for stone in turn.stones() {
                changes.extend(self.send(Intent::play(stone)));
            }
            if self.session().can_end_turn() {
                changes.extend(self.send(Intent::EndTurn));
            }
        }
        changes
    }

    pub fn stone(&mut self, name: &str) -> Vec<Change> {
        self.send(Intent::play(point(name)))
    }

    /// Waits until no engine is thinking.
    pub fn settle(&mut self) -> Vec<Change> {
        let mut changes = Vec::new();
        for _ in 0..MAX_FRAMES {
            if self.session().thinking_side().is_none() && !self.session().is_hint_pending() {
                return changes;
            }
            changes.extend(self.pass(Duration::from_millis(20)));
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("an engine did not answer");
    }

    pub fn troubles(&mut self) -> Vec<FileErrorReport> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Received>().troubles)
    }

    /// The game so far, as text.
    pub fn text(&self) -> String {
        write_twin_text(self.session().record())
    }
}

fn listen(
    mut received: ResMut<Received>,
    mut changes: MessageReader<Change>,
    mut troubles: MessageReader<FileErrorReport>,
) {
    received.changes.extend(changes.read().cloned());
    received.troubles.extend(troubles.read().cloned());
}

pub fn point(name: &str) -> TwinPoint {
    name.parse().expect("a point")
}

pub fn human() -> Player {
    Player {
        name: String::new(),
        seat: Seat::Human,
    }
}

pub fn computer(level: TwinLevel) -> Player {
    Player {
        name: String::new(),
        seat: Seat::Twin(level),
    }
}

/// Two persons, the first with Black, without a clock.
pub fn between(first: Player, second: Player) -> MatchConfig {
    MatchConfig {
        players: [first, second],
        twin: true,
        ..MatchConfig::default()
    }
}

pub fn two_persons() -> MatchConfig {
    between(human(), human())
}

pub fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// The side that the last `TurnStarted` reports.
pub fn turn_of(changes: &[Change]) -> Option<Side> {
    changes.iter().rev().find_map(|change| match change {
        Change::TurnStarted { side, .. } => Some(*side),
        _ => None,
    })
}

/// Black is to move and has a four on both boards.
pub const BLACK_TO_WIN: &str = "L:a1; L:a19 R:a19; L:b1 R:a1; L:c19 R:c19; L:c1 R:b1; L:e19 R:e19; L:d1 R:c1; \
L:g19 R:g19; R:d1 R:h1; L:i19 R:i19";
/// The winning turn there.
pub const WIN: &str = "L:e1 R:e1";
