//! Games of weak and middle levels from random openings: they leave wins open, and threaten what has one defence.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::level::{Level, LevelPlayer};
use narabe_engine_core::{Engine, Limits, NoClock, Setup};
use narabe_rules::{BoardSize, Position, Rule};
use rand::RngExt as _;
use rand::rngs::StdRng;

use crate::play::opening;
use narabe_command_line::arguments::ErrorText;

/// Who plays, each as often as it is listed.
const LEVELS: [Level; 8] = [
    Level::Warabi,
    Level::Sasa,
    Level::Sasa,
    Level::Ume,
    Level::Ume,
    Level::Ume,
    Level::Ume,
    Level::Kaede,
];
/// The longest game, in stones: a person sees less and less on a fuller board.
const LONGEST: usize = 60;

/// The players of one thread.
pub struct Players(Vec<LevelPlayer>);

impl Players {
    /// The players.
    pub fn new() -> Self {
        Self(
            LEVELS
                .map(|level| LevelPlayer::new(level, Engine::default))
                .into(),
        )
    }
}

/// Plays a game and hands over the position after each move until the receiver returns false.
///
/// # Errors
/// Those of `look`.
pub fn play(
    rule: Rule,
    size: BoardSize,
    players: &mut Players,
    rng: &mut StdRng,
    mut look: impl FnMut(&Position, &mut StdRng) -> Result<bool, ErrorText>,
) -> Result<(), ErrorText> {
    let Some(mut position) = opening(rule, size, rng) else {
        return Ok(());
    };
    let seats = [0, 1].map(|_| rng.random_range(0..players.0.len()));
    let stop = AtomicBool::new(false);
    while position.outcome().is_none() && position.ply() < LONGEST {
        if !look(&position, rng)? {
            return Ok(());
        }
        let player = &mut players.0[seats[position.ply() % seats.len()]];
        let (setup, limits) = (Setup::from(&position), Limits::default());
        let choice = player.choose(&setup, &limits, &NoClock, &stop, rng, |_| ());
        let Some(point) = choice else {
            return Ok(());
        };
        if position.play(point).is_err() {
            return Ok(());
        }
    }
    Ok(())
}
