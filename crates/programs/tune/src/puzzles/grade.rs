//! The levels try a puzzle, each with the budget that it plays with.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::level::{Level, LevelPlayer};
use narabe_engine_core::{Engine, Limits, NoClock, Settings, Setup};
use narabe_learn::puzzles::{Puzzle, Task, decoys};
use narabe_rules::Point;
use rand::rngs::StdRng;

use super::difficulty::{Attempts, Scale, difficulty};
use narabe_command_line::arguments::{ErrorText, fault};

/// The ratings of the levels at puzzles, weakest first. They are those at which the levels solve what they solve of the puzzles of the
/// game (docs/puzzles.md): a level that searches sees fours far ahead, and so solves much more than a person who plays as well.
const RATINGS: [f64; Level::ALL.len()] = [
    900.0, 1100.0, 2100.0, 2300.0, 2500.0, 2600.0, 2700.0, 2800.0,
];
/// How much they count.
pub const SCALE: Scale<'_> = Scale {
    ratings: &RATINGS,
    estimate_error: 250.0,
};
/// How often each level tries, weakest first: the moves of the weak ones are random, those of the strong ones take long.
const TRIES: [u32; Level::ALL.len()] = [8, 8, 6, 4, 2, 1, 1, 1];
/// Nodes of the strongest level, whose budget is otherwise the machine's.
const KAYA_NODES: u64 = 150_000;
/// The size of its transposition table in mebibytes.
const KAYA_HASH: usize = 8;

/// What each level made of a puzzle.
pub type Tried = [Attempts; Level::ALL.len()];

/// The levels of one thread.
pub struct Levels(Vec<LevelPlayer>);

impl Levels {
    /// All levels.
    pub fn new() -> Self {
        let settings = Settings {
            hash: KAYA_HASH,
            threads: 1,
        };
        let player = |level| LevelPlayer::new(level, || Engine::new(settings));
        Self(Level::ALL.map(player).into())
    }

    /// Lets every level try.
    pub fn try_all(&mut self, setup: &Setup, task: &Task, rng: &mut StdRng) -> Tried {
        Level::ALL.map(|level| self.tried(level, setup, task, rng))
    }

    /// The puzzle of a task, with its difficulty; none if it is not fit for a pack, as [`graded`] says.
    ///
    /// # Errors
    /// When the task makes no puzzle.
    pub fn grade(
        &mut self,
        setup: Setup,
        last: Option<Point>,
        task: Task,
        rng: &mut StdRng,
    ) -> Result<Option<Puzzle>, ErrorText> {
        let tried = self.try_all(&setup, &task, rng);
        graded(setup, last, task, &tried)
    }

    fn tried(&mut self, level: Level, setup: &Setup, task: &Task, rng: &mut StdRng) -> Attempts {
        let (limits, stop) = (Limits::nodes(KAYA_NODES), AtomicBool::new(false));
        let place = usize::from(level.number()) - 1;
        let player = &mut self.0[place];
        let tries = TRIES[place];
        let mut solved = 0;
        for _ in 0..tries {
            player.new_game();
            let choice = player.choose(setup, &limits, &NoClock, &stop, rng, |_| ());
            solved += u32::from(choice.is_some_and(|point| task.solutions.contains(&point)));
        }
        Attempts { tries, solved }
    }
}

/// The puzzle with the difficulty that follows from what the levels made of it. None if the strongest level plays another first move:
/// it has found a win that is not of the theme's kind, or that nothing holds after all.
///
/// # Errors
/// When the task makes no puzzle.
pub fn graded(
    setup: Setup,
    last: Option<Point>,
    task: Task,
    tried: &Tried,
) -> Result<Option<Puzzle>, ErrorText> {
    if tried.last().is_none_or(|strongest| strongest.solved == 0) {
        return Ok(None);
    }
    let difficulty = difficulty(&task, decoys(&setup, &task), &SCALE, tried);
    Puzzle::new(setup, last, task, difficulty)
        .map(Some)
        .map_err(fault)
}
