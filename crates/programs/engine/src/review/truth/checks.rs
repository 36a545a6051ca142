//! The checks of what a review says.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ThreatKind, Verdict, solve};
use narabe_rules::{Position, Side};
use narabe_study::proof::{ProvenWin, Refutation};
use narabe_study::review::{Certainty, Findings, Label, Lost, LostBy, Review, positions};

use super::super::{budget, engine};
use super::claims::{Claim, Verification};
use crate::arena::spec::player;
use crate::options::Options;
use narabe_arena::play_alone;
use narabe_command_line::arguments::{ErrorText, fault};

/// The longest win by fours that must not be overlooked, in own moves.
const LONGEST_FOURS: usize = 10;
/// Nodes of the solver that looks for these.
const SOLVER_NODES: u64 = 5_000_000;

/// Checks every proof again, and that the line of every refutation ends with a five.
pub fn proofs(game: &Position, findings: &[Option<Findings>], truth: &mut Verification) {
    for (position, found) in positions(game).iter().zip(findings) {
        let Some(found) = found else {
            continue;
        };
        let ply = position.ply();
        let setup = Setup::from(position);
        let mut passed = setup.clone();
        passed.set_to_move(setup.to_move().other());
        for (setup, win) in [(&setup, &found.win), (&passed, &found.threat)] {
            if let Some(win) = win {
                let held = ProvenWin::check(setup, win.tree().clone()).is_ok();
                truth.add(Claim::Proof, held, game, ply);
            }
        }
        for refuted in &found.refuted {
            let held = ends_with_five(&setup, refuted);
            truth.add(Claim::Proof, held, game, ply);
        }
    }
}

/// Whether the line that refutes a move can be played and its last stone makes a five.
fn ends_with_five(setup: &Setup, refuted: &Refutation) -> bool {
    let Some((last, before)) = refuted.line.split_last() else {
        return false;
    };
    let mut position = setup.clone();
    let is_played = std::iter::once(&refuted.point)
        .chain(before)
        .all(|&point| position.place(point, position.to_move()).is_ok());
    let (board, winner) = (position.board(), position.to_move());
    let mut fives = board.five_points(position.rule(), winner);
    is_played && fives.any(|five| five == *last)
}

/// Confirms the reason of each mistake by the rules alone.
pub fn reasons(game: &Position, review: &Review, truth: &mut Verification) {
    for (reviewed, position) in review.moves.iter().zip(positions(game)) {
        if reviewed.reason.is_some() {
            let held = reviewed.check_reason(&Setup::from(&position));
            truth.add(Claim::Reason, held, game, reviewed.ply);
        }
    }
}

/// Compares the labels with the solver alone.
pub fn missed_wins(game: &Position, review: &Review, truth: &mut Verification) {
    let setups: Vec<Setup> = positions(game).iter().map(Setup::from).collect();
    for (reviewed, pair) in review.moves.iter().zip(setups.windows(2)) {
        let solution = solve(&pair[0], ThreatKind::Vcf, SOLVER_NODES);
        let exists = (solution.verdict.moves_to_win()).is_some_and(|moves| moves <= LONGEST_FOURS);
        let is_last = reviewed.ply == game.ply();
        if exists && !is_last && !goes_on_by_fours(&pair[1]) {
            let is_missed = reviewed.label == Some(Label::MissedWin);
            truth.add(Claim::Missed, is_missed, game, reviewed.ply);
        }
    }
}

/// Whether every legal answer to a four still leaves a win by fours.
fn goes_on_by_fours(after: &Setup) -> bool {
    /// Nodes that find a five.
    const FIVE_NODES: u64 = 10;
    let mut passed = after.clone();
    passed.set_to_move(after.to_move().other());
    let five = solve(&passed, ThreatKind::Vcf, FIVE_NODES);
    let Verdict::Win(line) = five.verdict else {
        return false;
    };
    let &[five] = line.as_slice() else {
        return false;
    };
    let foul = (after.board()).foul_of(after.rule(), five, after.to_move());
    if foul.is_some() {
        // The only stop is forbidden.
        return true;
    }
    let mut stopped = after.clone();
    if stopped.place(five, after.to_move()).is_err() {
        return false;
    }
    let solution = solve(&stopped, ThreatKind::Vcf, SOLVER_NODES);
    solution.verdict.win().is_some()
}

/// Lets kaya play on from the losing move, and looks at the better move.
pub fn lost(
    options: &Options,
    kaya_nodes: u64,
    game: &Position,
    review: &Review,
    lost: Lost,
    truth: &mut Verification,
) -> Result<(), ErrorText> {
    let mut after = game.clone();
    while after.ply() > lost.ply {
        after.undo();
    }
    if matches!(lost.by, LostBy::Cost | LostBy::Start) {
        return Ok(());
    }
    let wins = after.outcome().is_some() || kaya_wins(options, kaya_nodes, &after, lost.side)?;
    let claim = match lost.certainty {
        Certainty::Proven => Claim::LosingProven,
        Certainty::Judged => Claim::LosingJudged,
    };
    truth.add(claim, wins, game, lost.ply);
    after.undo();
    // Of a move that cost most or came too late no better one is claimed to hold.
    if lost.by != LostBy::Move {
        return Ok(());
    }
    let better = review.moves[lost.ply - 1].better;
    let holds = match better {
        Some(better) => {
            after.play(better).map_err(fault)?;
            is_not_lost(options, &after)
        }
        None => false,
    };
    truth.add(Claim::Better, holds, game, lost.ply);
    Ok(())
}

/// Whether the side that has just moved has not lost, as far as proofs and a search tell.
fn is_not_lost(options: &Options, position: &Position) -> bool {
    if position.outcome().is_some() {
        return true;
    }
    let found = Findings::examine(
        &Setup::from(position),
        &mut engine(options),
        &budget(options),
        &AtomicBool::new(false),
    );
    found.is_some_and(|found| !found.sees_win())
}

/// Whether kaya wins against itself for the side that has not lost.
fn kaya_wins(
    options: &Options,
    nodes: u64,
    start: &Position,
    loser: Side,
) -> Result<bool, ErrorText> {
    let mut limited = options.clone();
    limited.nodes = Some(nodes);
    let mut players = [player("kaya", &limited)?, player("kaya", &limited)?];
    let game = play_alone(start.clone(), &mut players, limited.seed).map_err(fault)?;
    Ok(game.winner == Some(loser.other()))
}
