//! An app with only the session, and functions to play in it.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use narabe::app::live::{
    self, BlackRule, Change, ClockRule, Engines, Intent, Live, MatchConfig, OneBoardMatch, Player,
    Seat,
};
use narabe::app::storage::{FileErrorReport, Folders};
use narabe::engine::Limits;
use narabe::engine::classic::Classic;
use narabe::engine::level::Level;
use narabe::players::{EnginePlayer, MoveRequest, Stop};
use narabe::rules::{Point, Position, Side};
use rand::rngs::StdRng;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// An engine's turn takes a few frames; after this many it has failed to answer.
const MAX_FRAMES: usize = 20_000;

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

impl TestApp {
    /// An app with a folder of its own.
    pub fn new() -> Self {
        Self::with(engines())
    }

    pub fn with(engines: Engines) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let test = Self::start(home.path(), engines);
        Self {
            home: Some(home),
            ..test
        }
    }

    /// An app with an existing folder, as after a restart.
    pub fn at(home: &Path) -> Self {
        Self::start(home, engines())
    }

    fn start(home: &Path, engines: Engines) -> Self {
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

    pub fn app(&mut self) -> &mut App {
        &mut self.app
    }

    pub fn live(&self) -> &Live {
        self.app.world().resource::<Live>()
    }

    pub fn session(&self) -> &OneBoardMatch {
        self.live().one_board()
    }

    /// Sends an intent and returns the changes. No time passes.
    pub fn send(&mut self, intent: Intent) -> Vec<Change> {
        self.app.world_mut().write_message(intent);
        let mut changes = self.pass(Duration::ZERO);
        // The time of a game runs from the frame after its start.
        changes.extend(self.pass(Duration::ZERO));
        changes
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

    pub fn play(&mut self, points: &str) -> Vec<Change> {
        points
            .split_whitespace()
            .flat_map(|name| self.send(Intent::play(point(name))))
            .collect()
    }

    /// Waits until no engine is thinking.
    pub fn settle(&mut self) -> Vec<Change> {
        let mut changes = Vec::new();
        for _ in 0..MAX_FRAMES {
            if self.session().thinking_side().is_none() {
                return changes;
            }
            changes.extend(self.pass(Duration::from_millis(20)));
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("an engine did not answer");
    }

    /// Waits until a condition holds, while no time passes in the game.
    pub fn wait_until(&mut self, wanted: impl Fn(&OneBoardMatch) -> bool) {
        for _ in 0..MAX_FRAMES {
            self.pass(Duration::ZERO);
            if wanted(self.session()) {
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

    /// The stones on the board in the order of play.
    pub fn stones(&self) -> String {
        let names: Vec<String> = self
            .session()
            .position()
            .moves()
            .iter()
            .map(Point::to_string)
            .collect();
        names.join(" ")
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
    fn choose(&mut self, request: &MoveRequest, _rng: &mut StdRng) -> Option<Point> {
        (self.0)(&request.position, &request.stop)
    }
}

/// The first empty point from the lower left corner: an engine with predictable moves.
pub fn first_empty(position: &Position) -> Option<Point> {
    position.board().empty_points().next()
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

pub fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

pub fn human() -> Player {
    Player {
        name: String::new(),
        seat: Seat::Human,
    }
}

pub fn computer() -> Player {
    Player {
        name: String::new(),
        seat: Seat::Classic(Classic::Quintuple),
    }
}

pub fn level(level: Level) -> Player {
    Player {
        name: String::new(),
        seat: Seat::Level(level),
    }
}

/// Two persons, the first with Black, without a clock.
pub fn between(first: Player, second: Player) -> MatchConfig {
    MatchConfig {
        players: [first, second],
        black: BlackRule::First,
        ..MatchConfig::default()
    }
}

pub fn two_persons() -> MatchConfig {
    between(human(), human())
}

pub fn with_clock(clock: ClockRule) -> MatchConfig {
    MatchConfig {
        clock,
        ..two_persons()
    }
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

/// A game that Black wins with the ninth stone.
pub const BLACK_WINS: &str = "a1 a15 b1 b15 c1 c15 d1 d15 e1";
/// A game that White wins with the tenth.
pub const WHITE_WINS: &str = "a1 a15 b1 b15 c1 c15 d1 d15 h8 e15";
