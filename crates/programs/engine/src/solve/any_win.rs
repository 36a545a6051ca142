//! A forced win by any moves.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use narabe_engine_core::tactics::{Solution, SolverLimit, Verdict, solve_wide};
use narabe_engine_core::{Clock as _, Engine, Limits, OsThreads, Settings, Setup, SystemClock};

/// The part of the limits that the solver of wide threats has: one in so many.
const SOLVER_PART: u32 = 5;

/// Looks for a win by threats, then by a search of all moves until the limits are reached. Also gives the number of own moves:
/// the line of a search may end before the five.
pub fn solve(
    setup: &Setup,
    settings: Settings,
    nodes: u64,
    time: Option<Duration>,
) -> (Solution, Option<usize>) {
    let clock = SystemClock::start();
    let is_late = || time.is_some_and(|time| clock.now() >= time / SOLVER_PART);
    let limit = SolverLimit::from(nodes / u64::from(SOLVER_PART)).or_when(&is_late);
    let by_threats = solve_wide(setup, limit);
    if let Some(own_moves) = by_threats.verdict.moves_to_win() {
        return (by_threats, Some(own_moves));
    }
    let limits = Limits {
        nodes: Some(nodes.saturating_sub(by_threats.nodes)),
        move_time: time.map(|time| time.saturating_sub(clock.now())),
        ..Limits::default()
    };
    let mut by_search = search(setup, settings, &limits);
    by_search.0.nodes += by_threats.nodes;
    by_search
}

fn search(setup: &Setup, settings: Settings, limits: &Limits) -> (Solution, Option<usize>) {
    let mut engine = Engine::with_threads(settings, Box::new(OsThreads));
    let stop = AtomicBool::new(false);
    let unknown = Solution {
        verdict: Verdict::Unknown,
        nodes: 0,
    };
    let clock = SystemClock::start();
    let Some(mut report) = engine.think(setup, limits, &clock, &stop, |_| ()) else {
        return (unknown, None);
    };
    let nodes = report.nodes;
    engine.complete_proven_lines(setup, &mut report, &stop);
    let Some(line) = report.lines.into_iter().next() else {
        return (unknown, None);
    };
    let own_moves = line.value.moves_to_win().map(|moves| moves as usize);
    let verdict = if own_moves.is_some() {
        Verdict::Win(line.moves)
    } else if line.value.moves_to_loss().is_some() {
        Verdict::NoWin
    } else {
        Verdict::Unknown
    };
    (Solution { verdict, nodes }, own_moves)
}
