//! Tasks to win: all first moves that do it, each proven by the rules, and the length of the shortest win.

use super::fault::TaskFault;
use super::{Task, Theme};
use narabe_engine_core::tactics::{
    AttackProof, AttackShape, ThreatKind, Verdict, prove_attack, shortest_win, solve,
};
use narabe_rules::{Point, Rule, Setup};
use narabe_study::proof::{AttackKind, ProvenWin, makes_four};

/// The most first moves that win.
pub const MOST_SOLUTIONS: usize = 3;
/// The longest wins by threats that are looked for, in own moves.
pub const MOST_THREATS: usize = 10;
/// Nodes of the search for fours.
const FOURS_NODES: u64 = 50_000;
/// Nodes of the search for threats after each first move.
const THREATS_NODES: u64 = 200_000;
/// Nodes of the search for the shortest win by threats.
const SHORTEST_NODES: u64 = 400_000;

/// The task to win by fours.
pub fn by_fours(setup: &Setup, theme: Theme) -> Result<Task, TaskFault> {
    let shortest = match solve(setup, ThreatKind::Vcf, FOURS_NODES).verdict {
        verdict @ Verdict::Win(_) => verdict.moves_to_win().unwrap_or_default(),
        Verdict::NoWin => return Err(TaskFault::NoWin),
        Verdict::Unknown => return Err(TaskFault::Unknown),
    };
    let wins = winning_moves(setup, ThreatKind::Vcf)?;
    let lengths = wins.iter().map(|(_, win)| win.moves_to_win());
    let task = Task {
        theme,
        moves: lengths.fold(shortest, usize::min),
        solutions: wins.into_iter().map(|(point, _)| point).collect(),
    };
    match theme {
        Theme::FourThree => begins_with_four_three(setup, &task)?,
        Theme::MakeForbidden => needs_forbidden_point(setup, &task)?,
        Theme::AvoidForbidden => loses_a_win_by_forbidden_points(setup, &task)?,
        Theme::Fours
        | Theme::Threats
        | Theme::OnlyDefence
        | Theme::FalseWin
        | Theme::TwinDouble => {}
    }
    Ok(task)
}

/// The task to win by fours and threes where fours alone do not.
pub fn by_threats(setup: &Setup) -> Result<Task, TaskFault> {
    match solve(setup, ThreatKind::Vcf, FOURS_NODES).verdict {
        Verdict::NoWin => {}
        Verdict::Unknown => return Err(TaskFault::Unknown),
        win @ Verdict::Win(_) => {
            return Err(TaskFault::FoursWin(win.moves_to_win().unwrap_or_default()));
        }
    }
    let moves = match shortest_win(setup, MOST_THREATS, SHORTEST_NODES).verdict {
        Verdict::Win(moves) => moves,
        Verdict::NoWin => return Err(TaskFault::NoWin),
        Verdict::Unknown => return Err(TaskFault::Unknown),
    };
    let wins = winning_moves(setup, ThreatKind::Vct)?;
    Ok(Task {
        theme: Theme::Threats,
        moves,
        solutions: wins.into_iter().map(|(point, _)| point).collect(),
    })
}

/// The first moves that begin a win, with the proofs.
fn winning_moves(setup: &Setup, kind: ThreatKind) -> Result<Vec<(Point, ProvenWin)>, TaskFault> {
    let mut wins = Vec::new();
    for point in attacks(setup, kind) {
        if let Some(win) = win_by(setup, point, kind)? {
            wins.push((point, win));
        }
        if wins.len() > MOST_SOLUTIONS {
            return Err(TaskFault::Solutions(wins.len()));
        }
    }
    if wins.is_empty() {
        Err(TaskFault::NoWin)
    } else {
        Ok(wins)
    }
}

/// The proof that a win begins with a move; none if there is no such win.
fn win_by(setup: &Setup, point: Point, kind: ThreatKind) -> Result<Option<ProvenWin>, TaskFault> {
    let nodes = match kind {
        ThreatKind::Vcf => FOURS_NODES,
        ThreatKind::Vct => THREATS_NODES,
    };
    match prove_attack(setup, point, kind, nodes) {
        AttackProof::Win(tree) => match ProvenWin::check(setup, tree) {
            Ok(win) => Ok(Some(win)),
            Err(fault) => Err(TaskFault::Proof { point, fault }),
        },
        AttackProof::NoWin { .. } => Ok(None),
        AttackProof::Unknown { .. } => Err(TaskFault::Undecided(point)),
    }
}

/// The points where a win may begin, in order.
fn attacks(setup: &Setup, kind: ThreatKind) -> Vec<Point> {
    let (rule, side) = (setup.rule(), setup.to_move());
    let mut board = setup.board();
    let empty: Vec<Point> = board.empty_points().collect();
    let shapes = match kind {
        ThreatKind::Vcf => Vec::new(),
        ThreatKind::Vct => AttackShape::all(setup, side),
    };
    // Where points are forbidden the shapes do not tell of each whether it may be played.
    let is_any = kind == ThreatKind::Vct && rule.has_fouls();
    let may_begin = |point: &Point| {
        let is_threat = || shapes.iter().any(|(other, _)| other == point);
        is_any || is_threat() || makes_four(&mut board, rule, *point, side)
    };
    empty.into_iter().filter(may_begin).collect()
}

fn begins_with_four_three(setup: &Setup, task: &Task) -> Result<(), TaskFault> {
    let makes_it = |&&point: &&Point| AttackKind::of(setup, point) == AttackKind::FourThree;
    match task.solutions.iter().find(|point| !makes_it(point)) {
        Some(&point) => Err(TaskFault::Shape(point)),
        None => Ok(()),
    }
}

/// Without forbidden points none of the moves begins a win.
fn needs_forbidden_point(setup: &Setup, task: &Task) -> Result<(), TaskFault> {
    let mut free = setup.clone();
    free.set_rule(Rule::Freestyle);
    for &point in &task.solutions {
        if win_by(&free, point, ThreatKind::Vcf)?.is_some() {
            return Err(TaskFault::NoForbiddenPoint);
        }
    }
    Ok(())
}

/// Without forbidden points another move begins a win too.
fn loses_a_win_by_forbidden_points(setup: &Setup, task: &Task) -> Result<(), TaskFault> {
    let mut free = setup.clone();
    free.set_rule(Rule::Standard);
    let others = attacks(&free, ThreatKind::Vcf).into_iter();
    for point in others.filter(|point| !task.solutions.contains(point)) {
        if win_by(&free, point, ThreatKind::Vcf)?.is_some() {
            return Ok(());
        }
    }
    Err(TaskFault::NoForbiddenPoint)
}
