//! Puzzles on twin boards, from games of their levels.

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use narabe_engine_core::twin::{TwinLevel, TwinPlayer, TwinReport};
use narabe_learn::puzzles::{DIFFICULTIES, Puzzle, Task, Theme, decoys, prove};
use narabe_rules::twin::{Half, TWIN_SIZE, Turn, TwinPoint, TwinPosition};
use narabe_rules::{Point, Side};
use rand::RngExt as _;
use rand::rngs::StdRng;

use super::difficulty::{Attempts, Scale, difficulty};
use super::pack_builder::PackBuilder;
use narabe_command_line::arguments::{ErrorText, fault};

/// The number of stones in an opening: Black's first turn, White's, and Black's second.
const OPENING: usize = 5;
/// The largest distance of a stone from the centre.
const REACH: i8 = 3;
// The most puzzles of one game, and the turns between two of them: most of a position is the same some turns later.
const MOST_OF_A_GAME: usize = 2;
const TURNS_BETWEEN: usize = 10;
/// The longest game, in turns: a person sees less and less on fuller boards.
const LONGEST: usize = 40;
/// Who plays, each as often as it is listed.
const PLAYERS: [TwinLevel; 3] = [TwinLevel::Futaba, TwinLevel::Futaba, TwinLevel::Renri];
/// The ratings of the levels at puzzles, weakest first, at which they solve what they solve of the puzzles of the game.
const RATINGS: [f64; TwinLevel::ALL.len()] = [1150.0, 2100.0, 2300.0];
/// How much they count.
const SCALE: Scale<'_> = Scale {
    ratings: &RATINGS,
    estimate_error: 500.0,
};
/// How often each level tries, weakest first: the turns of the weak ones are random.
const TRIES: [u32; TwinLevel::ALL.len()] = [24, 4, 1];

/// What the levels made of a puzzle.
pub struct TwinTried {
    /// The tries of each level, weakest first.
    pub attempts: [Attempts; TwinLevel::ALL.len()],
    /// Whether the strongest level wins by force in another way, such as with a quiet turn or more slowly.
    has_other_win: bool,
}

/// What a level plays, and whether it is sure to win with it.
struct Chosen {
    turn: Turn,
    is_win: bool,
}

/// The levels of one thread.
pub struct TwinSeats([TwinPlayer; TwinLevel::ALL.len()]);

impl TwinSeats {
    /// All levels.
    pub fn new() -> Self {
        Self(TwinLevel::ALL.map(TwinPlayer::new))
    }

    fn choose(
        &mut self,
        level: TwinLevel,
        position: &TwinPosition,
        rng: &mut StdRng,
    ) -> Option<Chosen> {
        let player = &mut self.0[usize::from(level.number()) - 1];
        let mut is_win = false;
        let report = |report: &TwinReport| is_win = report.value.moves_to_win().is_some();
        let turn = player.choose(position, None, &AtomicBool::new(false), rng, report)?;
        Some(Chosen { turn, is_win })
    }

    /// Lets every level try.
    pub fn try_all(&mut self, puzzle: &Puzzle<TwinPosition>, rng: &mut StdRng) -> TwinTried {
        let mut has_other_win = false;
        let attempts = TwinLevel::ALL.map(|level| {
            let tries = TRIES[usize::from(level.number()) - 1];
            let mut solved = 0;
            for chosen in (0..tries).filter_map(|_| self.choose(level, puzzle.position(), rng)) {
                let is_solution = puzzle.is_solution(chosen.turn);
                solved += u32::from(is_solution);
                has_other_win = chosen.is_win && !is_solution;
            }
            Attempts { tries, solved }
        });
        TwinTried {
            attempts,
            has_other_win,
        }
    }
}

/// A puzzle with the difficulty that follows from what the levels made of it. None if the strongest level wins in another way.
///
/// # Errors
/// When the task makes no puzzle.
pub fn graded(
    puzzle: &Puzzle<TwinPosition>,
    tried: &TwinTried,
) -> Result<Option<Puzzle<TwinPosition>>, ErrorText> {
    if tried.has_other_win {
        return Ok(None);
    }
    let (position, task) = (puzzle.position(), puzzle.task());
    let decoys = decoys(position, task);
    let difficulty = difficulty(task, decoys, &SCALE, &tried.attempts);
    Puzzle::new(position.clone(), puzzle.last(), task.clone(), difficulty)
        .map(Some)
        .map_err(fault)
}

/// Plays a game and keeps the puzzles of it.
///
/// # Errors
/// When a task makes no puzzle.
pub fn search_game(
    seats: &mut TwinSeats,
    rng: &mut StdRng,
    kept: &Mutex<PackBuilder>,
) -> Result<(), ErrorText> {
    let mut position = opening(rng);
    let players = [0, 1].map(|_| PLAYERS[rng.random_range(0..PLAYERS.len())]);
    let (mut left, mut next) = (MOST_OF_A_GAME, 0);
    while position.outcome().is_none() && position.turns().len() < LONGEST && left > 0 {
        let ply = position.turns().len();
        if ply >= next
            && let Some(task) = task(&position, kept)?
        {
            let last = position.turns().last().copied().map(Turn::sorted);
            let puzzle = Puzzle::new(alone(&position)?, last, task, *DIFFICULTIES.start());
            let puzzle = puzzle.map_err(fault)?;
            let tried = seats.try_all(&puzzle, rng);
            if let Some(puzzle) = graded(&puzzle, &tried)? {
                kept.lock().map_err(fault)?.add(puzzle);
                left -= 1;
                next = ply + TURNS_BETWEEN;
            }
        }
        let Some(chosen) = seats.choose(players[ply % players.len()], &position, rng) else {
            return Ok(());
        };
        position.play_turn(chosen.turn).map_err(fault)?;
    }
    Ok(())
}

/// The task in a position that is new, if one like it is wanted.
fn task(
    position: &TwinPosition,
    kept: &Mutex<PackBuilder>,
) -> Result<Option<Task<Turn>>, ErrorText> {
    let position = alone(position)?;
    if kept.lock().map_err(fault)?.has(&position) {
        return Ok(None);
    }
    let task = prove(&position, None, Theme::TwinDouble).ok();
    let kept = kept.lock().map_err(fault)?;
    Ok(task.filter(|task| kept.has_room("twin", task.theme, task.moves)))
}

/// The position without the turns that led to it.
fn alone(position: &TwinPosition) -> Result<TwinPosition, ErrorText> {
    let on = |half| {
        let stones = position.board(half).iter();
        stones.map(move |(point, side)| (TwinPoint::new(half, point), side))
    };
    let stones: Vec<(TwinPoint, Side)> = Half::ALL.into_iter().flat_map(on).collect();
    TwinPosition::set_up(position.size(), stones, position.side_to_move()).map_err(fault)
}

/// A few random stones near the centres of the boards, as turns.
fn opening(rng: &mut StdRng) -> TwinPosition {
    let mut position = TwinPosition::new(TWIN_SIZE);
    let centre = TWIN_SIZE.centre();
    while position.stones() < OPENING {
        let mut offset = || rng.random_range(-REACH..=REACH);
        let (dx, dy) = (offset(), offset());
        let x = centre.x.wrapping_add_signed(dx);
        let y = centre.y.wrapping_add_signed(dy);
        let half = Half::ALL[rng.random_range(0..Half::ALL.len())];
        // A point that is taken is drawn again.
        let _ = position.play(TwinPoint::new(half, Point::new(x, y)));
    }
    position
}
