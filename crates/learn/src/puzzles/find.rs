//! A task in a position whose theme is not known: a quick look with few nodes says which may be there, and only what is wanted is
//! proven.

use std::ops::RangeInclusive;

use super::fault::TaskFault;
use super::one_board::{prove, starts};
use super::win::MOST_THREATS;
use super::{Task, Theme};
use narabe_engine_core::tactics::{AttackShape, ThreatKind, Verdict, shortest_win, solve};
use narabe_rules::{Point, Setup};

// Nodes of a quick look for fours, for threats of the side to move and of the other, and for the length of a win by threats.
const FOURS_LOOK: u64 = 3_000;
const THREATS_LOOK: u64 = 10_000;
const OTHER_THREATS_LOOK: u64 = 1_500;
const LENGTH_LOOK: u64 = 30_000;
// The lengths of wins by fours that are puzzles, and the shortest by threats, in own moves.
const FOURS: RangeInclusive<usize> = 2..=12;
const SHORTEST_THREATS: usize = 3;
/// The themes of a win by fours, the rarest first.
const BY_FOURS: [Theme; 4] = [
    Theme::MakeForbidden,
    Theme::AvoidForbidden,
    Theme::FourThree,
    Theme::Fours,
];

/// Whether a task of a theme and a length in moves is wanted.
pub type IsWanted<'a> = &'a dyn Fn(Theme, usize) -> bool;

/// The rarest task in a position that is wanted, proven; none if the one that is there is not wanted. `last` is the move that led to
/// the position, if it is known. Takes milliseconds to seconds.
///
/// # Errors
/// [`TaskFault`] with the reason why there is no task.
pub fn find_task(
    setup: &Setup,
    last: Option<Point>,
    is_wanted: IsWanted<'_>,
) -> Result<Option<Task>, TaskFault> {
    starts(setup)?;
    match look(setup) {
        QuickWin::Fours(moves) if FOURS.contains(&moves) => by_fours(setup, last, moves, is_wanted),
        QuickWin::Fours(moves) => Err(TaskFault::Length(moves)),
        QuickWin::Threats => {
            let moves = match shortest_win(setup, MOST_THREATS, LENGTH_LOOK).verdict {
                Verdict::Win(moves) => moves,
                Verdict::NoWin | Verdict::Unknown => return Err(TaskFault::Unknown),
            };
            if moves < SHORTEST_THREATS {
                return Err(TaskFault::Length(moves));
            }
            proven_if(
                is_wanted(Theme::Threats, moves),
                setup,
                last,
                Theme::Threats,
            )
        }
        QuickWin::None => {
            let moves = threatened(setup).ok_or(TaskFault::NoThreat)?;
            let theme = if makes_two_threes(setup, last) {
                Theme::FalseWin
            } else {
                Theme::OnlyDefence
            };
            proven_if(is_wanted(theme, moves), setup, last, theme)
        }
    }
}

fn by_fours(
    setup: &Setup,
    last: Option<Point>,
    moves: usize,
    is_wanted: IsWanted<'_>,
) -> Result<Option<Task>, TaskFault> {
    let fits = |theme: &Theme| theme.fits(setup.rule(), setup.to_move());
    let themes: Vec<Theme> = BY_FOURS.into_iter().filter(fits).collect();
    if !themes.iter().any(|&theme| is_wanted(theme, moves)) {
        return Ok(None);
    }
    // Each of them is what the last one is, and something more.
    prove(setup, last, Theme::Fours)?;
    let mut proven = themes
        .into_iter()
        .filter_map(|theme| prove(setup, last, theme).ok());
    let rarest = proven.next();
    Ok(rarest.filter(|task| is_wanted(task.theme, moves)))
}

fn proven_if(
    is_wanted: bool,
    setup: &Setup,
    last: Option<Point>,
    theme: Theme,
) -> Result<Option<Task>, TaskFault> {
    if is_wanted {
        prove(setup, last, theme).map(Some)
    } else {
        Ok(None)
    }
}

/// The win of the side to move that a quick search finds.
enum QuickWin {
    /// A win by fours in so many own moves.
    Fours(usize),
    /// A win by threats.
    Threats,
    /// None.
    None,
}

fn look(setup: &Setup) -> QuickWin {
    let fours = solve(setup, ThreatKind::Vcf, FOURS_LOOK).verdict;
    if let Some(moves) = fours.moves_to_win() {
        return QuickWin::Fours(moves);
    }
    match solve(setup, ThreatKind::Vct, THREATS_LOOK).verdict {
        Verdict::Win(_) => QuickWin::Threats,
        Verdict::NoWin | Verdict::Unknown => QuickWin::None,
    }
}

/// The moves to the five that the other side would need if it could move; none if it threatens no win, or the five itself.
pub fn threatened(setup: &Setup) -> Option<usize> {
    let mut passed = setup.clone();
    passed.set_to_move(setup.to_move().other());
    let moves = |kind, nodes| solve(&passed, kind, nodes).verdict.moves_to_win();
    // A five that must be stopped is no puzzle.
    moves(ThreatKind::Vcf, FOURS_LOOK)
        .or_else(|| moves(ThreatKind::Vct, OTHER_THREATS_LOOK))
        .filter(|&moves| moves > 1)
}

fn makes_two_threes(setup: &Setup, last: Option<Point>) -> bool {
    let mut before = setup.clone();
    last.is_some_and(|last| {
        before.remove(last).is_ok()
            && AttackShape::at(&before, last, setup.to_move().other()) == AttackShape::DoubleThree
    })
}
