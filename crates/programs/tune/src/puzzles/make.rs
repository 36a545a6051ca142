//! `puzzles`: plays games and keeps the puzzles that are found in them.

use std::sync::Mutex;

use narabe_engine_core::Setup;
use narabe_learn::puzzles::{AnyPuzzle, ClaimSearch, Pack, Puzzle, find_task};
use narabe_rules::Rule;
use rand::SeedableRng as _;
use rand::rngs::StdRng;

use super::false_win::false_win;
use super::game::{self, Players};
use super::grade::Levels;
use super::pack_builder::{self, PackBuilder};
use super::twin::{self, TwinSeats};
use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::checks::failures;
use narabe_command_line::parallel::play_games;
use narabe_command_line::say;

/// The rules of the games in turn: what forbidden points decide is rare.
const RULES: [Rule; 4] = [Rule::Freestyle, Rule::Renju, Rule::Standard, Rule::Renju];
// The most puzzles of one game, and the plies between two of them.
const MOST_OF_A_GAME: usize = 5;
const PLIES_BETWEEN: usize = 3;
/// The number of games between two progress lines. The pack is written before each line.
const REPORTED_GAMES: usize = 200;

/// Makes the pack. The puzzles of the packs that are named come first, as far as they can be proven.
///
/// # Errors
/// When one of them cannot be read, or the file cannot be written.
pub fn run(options: &Options) -> Result<(), ErrorText> {
    let rules = options
        .rule
        .map_or_else(|| RULES.to_vec(), |rule| vec![rule]);
    if options.is_twin {
        return make(options, TwinSeats::new, |seats, _, rng, kept| {
            twin::search_game(seats, rng, kept)
        });
    }
    let set_up = || Searcher {
        players: Players::new(),
        levels: Levels::new(),
        claims: ClaimSearch::default(),
    };
    make(options, set_up, |searcher, number, rng, kept| {
        let rule = rules[number % rules.len()];
        search_game(rule, options, searcher, rng, kept)
    })
}

/// Makes the pack from games; `search` plays and searches the game of a number.
fn make<S>(
    options: &Options,
    set_up: impl Fn() -> S + Sync,
    search: impl Fn(&mut S, usize, &mut StdRng, &Mutex<PackBuilder>) -> Result<(), ErrorText> + Sync,
) -> Result<(), ErrorText> {
    let path = options.out("puzzles")?;
    let mut kept = PackBuilder::new(options.most);
    for file in &options.files {
        kept.add_all(&proven(file, options.threads)?);
    }
    let kept = Mutex::new(kept);
    let set_up = || Ok(set_up());
    play_games(options.games, options.threads, set_up, |seats, number| {
        if kept.lock().map_err(fault)?.count() >= options.puzzles {
            return Ok(());
        }
        let rng = &mut StdRng::seed_from_u64(options.seed_of(number));
        search(seats, number, rng, &kept)?;
        if (number + 1).is_multiple_of(REPORTED_GAMES) {
            let kept = kept.lock().map_err(fault)?;
            kept.write(path)?;
            say!("{} games: {} puzzles", number + 1, kept.count());
        }
        Ok(())
    })?;
    let kept = kept.into_inner().map_err(fault)?;
    let bytes = kept.write(path)?;
    say!("{kept}\n{} puzzles in {bytes} bytes", kept.count());
    Ok(())
}

/// The pack in a file without the puzzles that cannot be proven.
fn proven(file: &str, threads: usize) -> Result<Pack, ErrorText> {
    let pack = pack_builder::read(file)?;
    let mut proven = pack.clone();
    let prove = |(): &mut (), puzzle: AnyPuzzle<'_>| puzzle.check();
    for (puzzle, reason) in failures(&pack.all(), threads, || (), prove, |_| ())? {
        say!("{} ({}) is left out: {reason}", puzzle.id(), puzzle.theme());
        proven.remove(puzzle.id());
    }
    Ok(proven)
}

/// What makes puzzles of games on one thread.
struct Searcher {
    players: Players,
    levels: Levels,
    claims: ClaimSearch,
}

/// The puzzle with the other first moves that win by a search; none if a search refutes it.
fn searched(claims: &mut ClaimSearch, puzzle: Puzzle) -> Result<Option<Puzzle>, ErrorText> {
    let found = claims.look(&puzzle);
    if found.refuted.is_some() {
        return Ok(None);
    }
    let wins = found.other_wins.iter().map(|win| win.point).collect();
    puzzle.with_other_wins(wins).map(Some).map_err(fault)
}

/// Plays a game and keeps the puzzles of it.
fn search_game(
    rule: Rule,
    options: &Options,
    searcher: &mut Searcher,
    rng: &mut StdRng,
    kept: &Mutex<PackBuilder>,
) -> Result<(), ErrorText> {
    let mut left = MOST_OF_A_GAME;
    let mut next = 0;
    let Searcher {
        players,
        levels,
        claims,
    } = searcher;
    game::play(rule, options.size, players, rng, |position, rng| {
        if position.ply() < next {
            return Ok(true);
        }
        let (setup, last) = (Setup::from(position), position.last_move());
        if kept.lock().map_err(fault)?.has(&setup) {
            return Ok(true);
        }
        let is_wanted = |theme, moves| {
            (options.theme).is_none_or(|asked| asked == theme)
                && (kept.lock()).is_ok_and(|kept| kept.has_room(rule.id(), theme, moves))
        };
        let task = find_task(&setup, last, &is_wanted).ok().flatten();
        let found = task.map(|task| (setup.clone(), last, task));
        let found = found.or_else(|| {
            let (after, point, task) = false_win(&setup, &is_wanted)?;
            Some((after, Some(point), task))
        });
        let Some((setup, last, task)) = found else {
            return Ok(true);
        };
        let Some(puzzle) = levels.grade(setup, last, task, rng)? else {
            return Ok(true);
        };
        let Some(puzzle) = searched(claims, puzzle)? else {
            return Ok(true);
        };
        kept.lock().map_err(fault)?.add(puzzle);
        left -= 1;
        next = position.ply() + PLIES_BETWEEN;
        Ok(left > 0)
    })
}
