//! The players of the arena.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::LevelPlayer;
use narabe_engine_core::{Engine, Limits, Setup, SystemClock};
use narabe_rules::{PlayError, Point, Position};
use rand::SeedableRng;
use rand::rngs::StdRng;

use narabe_external_engine::{EngineFault, ExternalEngine, MoveLimits, NoWatch};

use crate::ErrorText;

/// Chooses moves in a game.
pub trait Player {
    /// Starts a new game from this position.
    ///
    /// # Errors
    /// When the player cannot take part.
    fn new_game(&mut self, start: &Position, seed: u64) -> Result<(), ErrorText>;
    /// Chooses a move.
    ///
    /// # Errors
    /// When the player has no move, fails, or is out of time.
    fn choose(&mut self, position: &Position) -> Result<Point, ErrorText>;
}

pub struct ClassicPlayer {
    pub classic: Classic,
    pub rng: StdRng,
}

impl Player for ClassicPlayer {
    fn new_game(&mut self, _start: &Position, seed: u64) -> Result<(), ErrorText> {
        self.rng = StdRng::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, position: &Position) -> Result<Point, ErrorText> {
        self.classic
            .choose(position, &mut self.rng)
            .ok_or_else(|| "the board is full".to_owned())
    }
}

/// A level, with the random numbers of a seed.
pub struct SeededLevel {
    pub player: LevelPlayer,
    pub limits: Limits,
    pub rng: StdRng,
}

impl Player for SeededLevel {
    fn new_game(&mut self, _start: &Position, seed: u64) -> Result<(), ErrorText> {
        self.player.new_game();
        self.rng = StdRng::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, position: &Position) -> Result<Point, ErrorText> {
        let clock = SystemClock::start();
        self.player
            .choose(
                &Setup::from(position),
                &self.limits,
                &clock,
                &AtomicBool::new(false),
                &mut self.rng,
                |_| (),
            )
            .ok_or_else(|| "the board is full".to_owned())
    }
}

/// The engine within limits.
pub struct EnginePlayer {
    pub engine: Engine,
    pub limits: Limits,
}

impl Player for EnginePlayer {
    fn new_game(&mut self, _start: &Position, _seed: u64) -> Result<(), ErrorText> {
        self.engine.clear();
        Ok(())
    }

    fn choose(&mut self, position: &Position) -> Result<Point, ErrorText> {
        let clock = SystemClock::start();
        self.engine
            .think(
                &Setup::from(position),
                &self.limits,
                &clock,
                &AtomicBool::new(false),
                |_| (),
            )
            .map(|report| report.best_move())
            .ok_or_else(|| "the board is full".to_owned())
    }
}

/// An external program within limits.
pub struct ExternalPlayer {
    pub engine: ExternalEngine,
    pub limits: MoveLimits,
}

impl Player for ExternalPlayer {
    fn new_game(&mut self, start: &Position, _seed: u64) -> Result<(), ErrorText> {
        (self.engine.new_game(start)).map_err(|fault| fault.to_string())
    }

    fn choose(&mut self, position: &Position) -> Result<Point, ErrorText> {
        match self.engine.choose(position, &self.limits, &mut NoWatch) {
            // A foul loses by the rules.
            Err(EngineFault::Illegal {
                point,
                why: PlayError::Forbidden { .. },
            }) => Ok(point),
            chosen => chosen.map_err(|fault| fault.to_string()),
        }
    }
}
