//! An app with the session alone, and the words to play on it.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use narabe::app::session::{
    self, BlackRule, Change, ClockRule, Engines, Intent, Live, MatchConfig, OneBoardMatch, Player,
    Seat,
};
use narabe::app::storage::{FileTrouble, Folders};
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

/// An engine's turn takes a few looks; so many without an answer mean that none will come.
const MOST_LOOKS: usize = 20_000;

/// What was heard since it was last asked.
#[derive(Resource, Default)]
struct Heard {
    changes: Vec<Change>,
    troubles: Vec<FileTrouble>,
}

pub struct Table {
    app: App,
    /// Kept for its folder, which is removed with the table.
    home: Option<TempDir>,
}

impl Table {
    /// A table with a folder of its own.
    pub fn new() -> Self {
        Self::with(engines())
    }

    pub fn with(engines: Engines) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let table = Self::start(home.path(), engines);
        Self {
            home: Some(home),
            ..table
        }
    }

    /// A table over a folder that is there already, as after a restart of the game.
    pub fn at(home: &Path) -> Self {
        Self::start(home, engines())
    }

    fn start(home: &Path, engines: Engines) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
            .insert_resource(Folders::at(home))
            .insert_resource(engines)
            .init_resource::<Heard>()
            .add_plugins(session::plugin)
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

    /// Ends the game without a word to it, as a power cut does, and keeps its folder.
    pub fn kill(mut self) -> TempDir {
        self.home.take().expect("a table with a folder of its own")
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

    /// Utters a wish and gives what came of it, in no time.
    pub fn send(&mut self, intent: Intent) -> Vec<Change> {
        self.app.world_mut().write_message(intent);
        let mut changes = self.pass(Duration::ZERO);
        // A game's time runs from the frame after its begin.
        changes.extend(self.pass(Duration::ZERO));
        changes
    }

    /// Lets time pass in one frame.
    pub fn pass(&mut self, time: Duration) -> Vec<Change> {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard>().changes)
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

    /// Waits until no engine is at work any more.
    pub fn settle(&mut self) -> Vec<Change> {
        let mut changes = Vec::new();
        for _ in 0..MOST_LOOKS {
            if self.session().thinking_side().is_none() {
                return changes;
            }
            changes.extend(self.pass(Duration::from_millis(20)));
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("an engine did not answer");
    }

    /// Waits, while no time passes in the game, until somebody who works beside it has come so far.
    pub fn wait_until(&mut self, wanted: impl Fn(&OneBoardMatch) -> bool) {
        for _ in 0..MOST_LOOKS {
            self.pass(Duration::ZERO);
            if wanted(self.session()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("it did not come so far");
    }

    /// Waits for a change that `wanted` knows, from whoever works beside the game.
    pub fn await_change(&mut self, wanted: impl Fn(&Change) -> bool) -> Change {
        for _ in 0..MOST_LOOKS {
            let changes = self.pass(Duration::from_millis(1));
            if let Some(change) = changes.into_iter().find(&wanted) {
                return change;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("it did not come")
    }

    pub fn troubles(&mut self) -> Vec<FileTrouble> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard>().troubles)
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
    mut heard: ResMut<Heard>,
    mut changes: MessageReader<Change>,
    mut troubles: MessageReader<FileTrouble>,
) {
    heard.changes.extend(changes.read().cloned());
    heard.troubles.extend(troubles.read().cloned());
}

/// The usual engines, with chance in hand and without end of patience: a slow machine is no fault.
pub fn engines() -> Engines {
    Engines {
        seed: 7,
        patience: Duration::MAX,
        hint: Limits::nodes(20_000),
        ..Engines::default()
    }
}

/// Engines that all think by this function.
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

/// The first empty point from the lower left corner: an engine whose moves a test can know.
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

/// Two players, the first with Black, without a clock.
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

/// Whose turn the last such change announced.
pub fn turn_of(changes: &[Change]) -> Option<Side> {
    changes.iter().rev().find_map(|change| match change {
        Change::TurnPassed { side, .. } => Some(*side),
        _ => None,
    })
}

/// A game that Black wins in nine stones.
pub const BLACK_WINS: &str = "a1 a15 b1 b15 c1 c15 d1 d15 e1";
/// A game that White wins in ten.
pub const WHITE_WINS: &str = "a1 a15 b1 b15 c1 c15 d1 d15 h8 e15";
