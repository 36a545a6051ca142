//! A task in a position: a quick look with few nodes says which may be there, and only what is wanted is proven.

use std::ops::RangeInclusive;

use narabe::engine::Setup;
use narabe::engine::tactics::{AttackShape, ThreatKind, Verdict, shortest_win, solve};
use narabe::learn::puzzles::{MOST_THREATS, Task, Theme, prove};
use narabe::rules::Point;

/// Nodes of a quick look for fours, for threats, and for the length of a win by threats.
const FOURS_NODES: u64 = 3_000;
const THREATS_NODES: u64 = 1_500;
const LENGTH_NODES: u64 = 30_000;
/// The lengths of wins by fours that are puzzles, and the shortest by threats, in own moves.
const FOURS: RangeInclusive<usize> = 2..=12;
const SHORTEST_THREATS: usize = 3;
/// The themes of a win by fours, the rarest first.
const BY_FOURS: [Theme; 4] = [
    Theme::MakeForbidden,
    Theme::AvoidForbidden,
    Theme::FourThree,
    Theme::Fours,
];

/// A task that is wanted, by its theme and length, and proven.
pub fn task(
    setup: &Setup,
    last: Option<Point>,
    is_wanted: &dyn Fn(Theme, usize) -> bool,
) -> Option<Task> {
    let prove = |theme| prove(setup, last, theme).ok();
    match look(setup) {
        Look::Fours(moves) if FOURS.contains(&moves) => {
            let fits = |theme: &Theme| theme.fits(setup.rule(), setup.to_move());
            let themes: Vec<Theme> = BY_FOURS.into_iter().filter(fits).collect();
            if !themes.iter().any(|&theme| is_wanted(theme, moves)) {
                return None;
            }
            // Each of them is what the last one is, and something more.
            prove(Theme::Fours)?;
            let rarest = themes.into_iter().find_map(prove)?;
            is_wanted(rarest.theme, moves).then_some(rarest)
        }
        Look::Fours(_) => None,
        Look::Threats => {
            let moves = shortest_win(setup, MOST_THREATS, LENGTH_NODES)
                .verdict
                .win()?;
            let is_puzzle = moves >= SHORTEST_THREATS && is_wanted(Theme::Threats, moves);
            is_puzzle.then(|| prove(Theme::Threats))?
        }
        Look::None => {
            let moves = threatened(setup)?;
            let theme = if makes_two_threes(setup, last) {
                Theme::FalseWin
            } else {
                Theme::OnlyDefence
            };
            is_wanted(theme, moves).then(|| prove(theme))?
        }
    }
}

/// A position after two open threes of the side to move, which it did not play: they do not win.
pub fn false_win(
    setup: &Setup,
    is_wanted: &dyn Fn(Theme, usize) -> bool,
) -> Option<(Setup, Point, Task)> {
    let side = setup.to_move();
    let shapes = AttackShape::all(setup, side).into_iter();
    let mut points = shapes.filter(|&(_, shape)| shape == AttackShape::DoubleThree);
    points.find_map(|(point, _)| {
        let mut after = setup.clone();
        after.place(point, side).ok()?;
        let moves = threatened(&after)?;
        let fits = Theme::FalseWin.fits(after.rule(), after.to_move());
        if !fits || !is_wanted(Theme::FalseWin, moves) {
            return None;
        }
        let task = prove(&after, Some(point), Theme::FalseWin).ok()?;
        Some((after, point, task))
    })
}

/// What a quick look finds for the side to move.
enum Look {
    /// A win by fours in so many own moves.
    Fours(usize),
    /// A win by threats.
    Threats,
    /// None.
    None,
}

fn look(setup: &Setup) -> Look {
    let fours = solve(setup, ThreatKind::Vcf, FOURS_NODES).verdict;
    if let Some(moves) = fours.moves_to_win() {
        return Look::Fours(moves);
    }
    match solve(setup, ThreatKind::Vct, THREATS_NODES).verdict {
        Verdict::Win(_) => Look::Threats,
        Verdict::NoWin | Verdict::Unknown => Look::None,
    }
}

/// The length of the win that the other side would have if it could move.
fn threatened(setup: &Setup) -> Option<usize> {
    let mut passed = setup.clone();
    passed.set_to_move(setup.to_move().other());
    let moves = |kind, nodes| solve(&passed, kind, nodes).verdict.moves_to_win();
    // A five that must be stopped is no puzzle.
    moves(ThreatKind::Vcf, FOURS_NODES)
        .or_else(|| moves(ThreatKind::Vct, THREATS_NODES))
        .filter(|&moves| moves > 1)
}

fn makes_two_threes(setup: &Setup, last: Option<Point>) -> bool {
    let mut before = setup.clone();
    last.is_some_and(|last| {
        before.remove(last).is_ok()
            && AttackShape::at(&before, last, setup.to_move().other()) == AttackShape::DoubleThree
    })
}
