//! An app with only the live game, and functions to play in it, on one board and on twin boards.

use crate::play::{Play, player};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use narabe::live::{
    self, Change, Engines, Intent, Live, LiveGame, LiveReader, OpenGameFile, Player, SaveError,
    SavedGame, SavedSummary, Saves, Seat, WriteLive,
};
use narabe::storage::{FileErrorReport, Folders};
use narabe_engine_core::Limits;
use narabe_engine_core::level::Level;
use narabe_matches::players::{EnginePlayer, MoveRequest, NoMoveReason, Stop};
use narabe_matches::{EngineAnswer, GameAction};
use narabe_rules::{Point, Position};
use rand::rngs::StdRng;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// An engine's turn takes a few frames; after this many it has failed to answer.
const MAX_FRAMES: usize = 60_000;

/// What was received since it was last read.
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

impl Play for TestApp {
    fn live(&self) -> &LiveGame {
        self.resource::<Live>()
    }

    fn send(&mut self, intent: Intent) -> Vec<Change> {
        self.app.world_mut().write_live(intent);
        let mut changes = self.pass(Duration::ZERO);
        // The time of a game runs from the frame after its start.
        changes.extend(self.pass(Duration::ZERO));
        changes
    }
}

impl TestApp {
    /// An app with a folder of its own.
    pub fn new() -> Self {
        Self::with(engines())
    }

    pub fn with(engines: Engines) -> Self {
        let home = home();
        let test = Self::start(home.path(), |app| {
            app.insert_resource(engines);
        });
        Self {
            home: Some(home),
            ..test
        }
    }

    /// An app with an existing folder, as after a restart.
    pub fn at(home: &Path) -> Self {
        Self::start(home, |app| {
            app.insert_resource(engines());
        })
    }

    /// An app with these resources.
    pub fn start(home: &Path, insert_resources: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
            .insert_resource(Folders::at(home))
            .init_resource::<Received>();
        insert_resources(&mut app);
        app.add_plugins(live::plugin).add_systems(Last, listen);
        app.update();
        Self { app, home: None }
    }

    pub fn app(&mut self) -> &mut App {
        &mut self.app
    }

    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// The folder of the app.
    pub fn home(&self) -> PathBuf {
        self.resource::<Folders>().data_dir().to_path_buf()
    }

    /// Ends the app without notice, as a power cut does, and keeps its folder.
    pub fn kill(mut self) -> TempDir {
        self.home.take().expect("an app with a folder of its own")
    }

    /// What Continue would resume.
    pub fn saved(&self) -> Option<&SavedSummary> {
        self.resource::<SavedGame>().0.as_ref()
    }

    pub fn saves(&self) -> Saves {
        Saves::new(self.resource::<Folders>())
    }

    /// Saves the match under a name.
    pub fn save(&self, name: &str) -> Result<PathBuf, SaveError> {
        self.saves().save(name, self.resource::<Live>())
    }

    /// Lets time pass in one frame.
    pub fn pass(&mut self, time: Duration) -> Vec<Change> {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
        std::mem::take(&mut self.app.world_mut().resource_mut::<Received>().changes)
    }

    /// Opens the game in a file.
    pub fn open_file(&mut self, path: PathBuf) -> Vec<Change> {
        self.app.world_mut().write_message(OpenGameFile(path));
        let mut changes = self.pass(Duration::ZERO);
        changes.extend(self.pass(Duration::ZERO));
        changes
    }

    /// Waits until no engine is thinking.
    pub fn settle(&mut self) -> Vec<Change> {
        let mut changes = Vec::new();
        for _ in 0..MAX_FRAMES {
            if self.live().thinking_side().is_none() && !self.live().is_hint_pending() {
                return changes;
            }
            changes.extend(self.pass(Duration::from_millis(20)));
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("an engine did not answer");
    }

    /// Waits until a condition holds, while no time passes in the game.
    pub fn wait_until(&mut self, wanted: impl Fn(&LiveGame) -> bool) {
        for _ in 0..MAX_FRAMES {
            self.pass(Duration::ZERO);
            if wanted(self.live()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("it did not come so far");
    }

    /// Waits for a change that `wanted` accepts.
    pub fn await_change(&mut self, wanted: impl Fn(&Change) -> bool) -> Change {
        for _ in 0..MAX_FRAMES {
            let changes = self.pass(Duration::from_millis(1));
            if let Some(change) = changes.into_iter().find(&wanted) {
                return change;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("it did not come")
    }

    pub fn troubles(&mut self) -> Vec<FileErrorReport> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Received>().troubles)
    }
}

fn listen(
    mut received: ResMut<Received>,
    mut changes: LiveReader<Change>,
    mut troubles: MessageReader<FileErrorReport>,
) {
    received.changes.extend(changes.read().cloned());
    received.troubles.extend(troubles.read().cloned());
}

/// The usual engines with a fixed seed and without a time-out, since tests may run on a slow machine.
pub fn engines() -> Engines {
    Engines {
        seed: 7,
        response_timeout: Duration::MAX,
        hint: Limits::nodes(20_000),
        ..Engines::default()
    }
}

/// Engines that all choose by this function.
pub fn thinking_by(
    choose: impl Fn(&Position, &Stop) -> Option<Point> + Clone + Send + Sync + 'static,
) -> Engines {
    let make = move |seat: Seat| {
        let choose = choose.clone();
        (!seat.is_human()).then(|| Box::new(ByFunction(choose)) as Box<dyn EnginePlayer>)
    };
    Engines {
        make: Arc::new(make),
        ..engines()
    }
}

struct ByFunction<F>(F);

impl<F: Fn(&Position, &Stop) -> Option<Point> + Send> EnginePlayer for ByFunction<F> {
    fn choose(&mut self, request: &MoveRequest, _rng: &mut StdRng) -> Result<Point, NoMoveReason> {
        (self.0)(&request.position, &request.stop).ok_or(NoMoveReason::NoPoint)
    }
}

/// Holds engines back until it is opened.
#[derive(Clone, Default)]
pub struct Gate(Arc<AtomicBool>);

impl Gate {
    pub fn open(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    pub fn wait(&self, give_up: impl Fn() -> bool) {
        while !self.0.load(Ordering::SeqCst) && !give_up() {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// A temporary folder.
pub fn home() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

pub fn level(level: Level) -> Player {
    player(Seat::Level(level))
}

/// An engine's move.
pub fn reply(request: u64, point: Point) -> Intent {
    let answer = EngineAnswer::Play(GameAction::Stone(point.into()), None);
    Intent::Engine { request, answer }
}
