//! The players of the arena: our levels, classics and engine, and other programs.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::LevelPlayer;
use narabe_engine_core::{
    Engine, Limits, OsThreads, Params, Report, Settings, Setup, SystemClock, Weights,
};
use narabe_rules::{Point, Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::ErrorText;
use crate::evaluation::Evaluation;
use crate::player::{Choice, Fault, Player, Turn};
use crate::program::ProgramPlayer;
use crate::tournament::{EngineSettings, GameLimits, Tournament, Who};

/// Sets a player of a tournament up. Relative paths are from `folder`.
///
/// # Errors
/// When its weights cannot be read.
pub fn set_up(
    tournament: &Tournament,
    player: usize,
    folder: &Path,
) -> Result<Box<dyn Player>, ErrorText> {
    let entrant = (tournament.players.get(player))
        .ok_or_else(|| format!("the tournament has no player {player}"))?;
    let limits = tournament.limits_of(player);
    Ok(match &entrant.who {
        Who::Classic(classic) => Box::new(ClassicPlayer {
            classic: *classic,
            chance: StdRng::seed_from_u64(0),
        }),
        Who::Level(level) => Box::new(SeededLevel {
            player: LevelPlayer::new(*level, || {
                Engine::with_threads(Settings::default(), Box::new(OsThreads))
            }),
            limits: engine_limits(limits),
            chance: StdRng::seed_from_u64(0),
        }),
        Who::Engine(settings) => Box::new(EnginePlayer {
            engine: engine(settings, tournament.rule, folder)?,
            limits: engine_limits(limits),
        }),
        Who::Program(program) => {
            let mut program = program.as_ref().clone();
            let path = folder.join(&program.path);
            program.path = std::path::absolute(&path).unwrap_or(path);
            Box::new(ProgramPlayer::new(program, limits))
        }
    })
}

fn engine_limits(limits: &GameLimits) -> Limits {
    Limits {
        move_time: limits.engine_time(),
        depth: limits.depth,
        nodes: limits.nodes,
        ..Limits::default()
    }
}

fn engine(settings: &EngineSettings, rule: Rule, folder: &Path) -> Result<Engine, ErrorText> {
    let mut engine = Engine::with_threads(settings.resources(), Box::new(OsThreads));
    let params = settings.params.parse::<Params>();
    engine.set_params(params.map_err(|error| error.to_string())?);
    if let Some(path) = &settings.weights {
        let path: PathBuf = folder.join(path);
        let complain = |error: String| format!("{}: {error}", path.display());
        let bytes = std::fs::read(&path).map_err(|error| complain(error.to_string()))?;
        let weights = Weights::read(rule, &bytes).map_err(|error| complain(error.to_string()))?;
        engine.set_weights(weights);
    }
    Ok(engine)
}

struct ClassicPlayer {
    classic: Classic,
    chance: StdRng,
}

impl Player for ClassicPlayer {
    fn new_game(&mut self, _start: &Position, seed: u64) -> Result<(), Fault> {
        self.chance = StdRng::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, position: &Position, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let point = self.classic.choose(position, &mut self.chance);
        moved(point, turn.stop).map(Choice::from)
    }
}

/// A level, with the random numbers of a seed.
struct SeededLevel {
    player: LevelPlayer,
    limits: Limits,
    chance: StdRng,
}

impl Player for SeededLevel {
    fn new_game(&mut self, _start: &Position, seed: u64) -> Result<(), Fault> {
        self.player.new_game();
        self.chance = StdRng::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, position: &Position, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let mut evaluation = None;
        let point = self.player.choose(
            &Setup::from(position),
            &with_clock(&self.limits, turn),
            &SystemClock::start(),
            turn.stop,
            &mut self.chance,
            |report| evaluation = Some(evaluated(report)),
        );
        let point = moved(point, turn.stop)?;
        Ok(Choice { point, evaluation })
    }
}

/// The engine within limits.
struct EnginePlayer {
    engine: Engine,
    limits: Limits,
}

impl Player for EnginePlayer {
    fn new_game(&mut self, _start: &Position, _seed: u64) -> Result<(), Fault> {
        self.engine.clear();
        Ok(())
    }

    fn choose(&mut self, position: &Position, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let report = self.engine.think(
            &Setup::from(position),
            &with_clock(&self.limits, turn),
            &SystemClock::start(),
            turn.stop,
            |_| (),
        );
        let evaluation = report.as_ref().map(evaluated);
        let point = moved(report.map(|report| report.best_move()), turn.stop)?;
        Ok(Choice { point, evaluation })
    }
}

fn with_clock(limits: &Limits, turn: &Turn<'_>) -> Limits {
    Limits {
        time_left: turn.left,
        ..limits.clone()
    }
}

fn evaluated(report: &Report) -> Evaluation {
    Evaluation::of(report.lines[0].value, report.depth)
}

/// The move of a player of ours, which has none only when the board is full or it was stopped.
fn moved(point: Option<Point>, stop: &AtomicBool) -> Result<Point, Fault> {
    point.ok_or_else(|| {
        if stop.load(Ordering::Relaxed) {
            Fault::Stopped
        } else {
            Fault::Failed("the board is full".to_owned())
        }
    })
}
