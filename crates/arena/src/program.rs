//! Other programs as players of the arena.

use std::sync::atomic::{AtomicBool, Ordering};

use narabe_external_engine::{
    EngineFault, EngineLine, EngineProgram, ExternalEngine, MoveLimits, Score as TheirScore, Watch,
};
use narabe_rules::{PlayError, Position};

use crate::evaluation::{Evaluation, Score};
use crate::player::{Choice, Fault, Player, Turn};
use crate::tournament::GameLimits;

/// A program within limits. It is started when it is first needed, and again after a fault.
pub struct ProgramPlayer {
    engine: ExternalEngine,
    limits: MoveLimits,
}

impl ProgramPlayer {
    /// A program that has not been started.
    pub fn new(program: EngineProgram, limits: &GameLimits) -> Self {
        Self {
            engine: ExternalEngine::new(program),
            limits: MoveLimits {
                turn: limits.program_time(),
                left: limits.clock.map(|clock| clock.start()),
                nodes: limits.nodes,
                tolerance: limits.late_by(),
            },
        }
    }
}

impl Player for ProgramPlayer {
    fn new_game(&mut self, start: &Position, _seed: u64) -> Result<(), Fault> {
        self.engine.new_game(start).map_err(told)
    }

    fn choose(&mut self, position: &Position, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let limits = MoveLimits {
            left: turn.left,
            ..self.limits
        };
        let mut heard = Heard {
            stop: turn.stop,
            best: None,
        };
        let point = match self.engine.choose(position, &limits, &mut heard) {
            // A foul loses by the rules.
            Err(EngineFault::Illegal {
                point,
                why: PlayError::Forbidden { .. },
            }) => point,
            chosen => chosen.map_err(told)?,
        };
        Ok(Choice {
            point,
            evaluation: heard.best,
        })
    }
}

fn told(fault: EngineFault) -> Fault {
    match fault {
        EngineFault::Stopped => Fault::Stopped,
        EngineFault::OutOfTime { .. } => Fault::Time(fault.to_string()),
        other => Fault::Failed(other.to_string()),
    }
}

/// What a program says while it thinks: the evaluation of its best line is kept.
struct Heard<'a> {
    stop: &'a AtomicBool,
    best: Option<Evaluation>,
}

impl Watch for Heard<'_> {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn line(&mut self, found: &EngineLine) {
        if found.rank > 0 {
            return;
        }
        let score = found.score.map(|score| match score {
            TheirScore::Value(units) => Score::Units(units),
            TheirScore::Win(moves) => Score::Win(moves),
            TheirScore::Loss(moves) => Score::Loss(moves),
        });
        self.best = Some(Evaluation {
            score,
            win_rate: found.win_rate,
            depth: found.depth,
        });
    }
}
