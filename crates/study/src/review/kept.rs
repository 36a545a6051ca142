//! Findings as they are kept with a study: what a solver has proven is a claim until it is confirmed.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use super::budget::Budget;
use super::findings::{Findings, forced_stop};
use super::judgement::Judgement;
use crate::proof::{DefenderMoves, ProvenWin, refutation};
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::ProofTree;
use narabe_rules::Point;

/// Findings as they are kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeptFindings {
    /// What is proven, for the rules and the solvers to confirm.
    pub proofs: KeptProofs,
    /// The estimate.
    pub judgement: Option<Judgement>,
}

/// What was proven in a position. Nothing of it is shown before it is [confirmed](Self::confirm).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptProofs {
    /// The win of the side to move.
    pub win: Option<ProofTree>,
    /// The win that the other side would have if it could move now.
    pub threat: Option<ProofTree>,
    /// The moves that lose.
    pub refuted: Vec<Point>,
}

impl KeptFindings {
    /// What is kept of findings; none if their proofs are too long.
    pub fn of(findings: &Findings) -> Option<Self> {
        let kept = |win: &Option<ProvenWin>| match win {
            Some(win) => win.storable_tree().cloned().map(Some),
            None => Some(None),
        };
        Some(Self {
            proofs: KeptProofs {
                win: kept(&findings.win)?,
                threat: kept(&findings.threat)?,
                refuted: findings.refuted.iter().map(|one| one.point).collect(),
            },
            judgement: findings.judgement.clone(),
        })
    }

    /// The findings, with the proofs of the same position once they are confirmed.
    pub fn with_confirmed(self, confirmed: Findings) -> Findings {
        let is_decided = confirmed.win.is_some() || confirmed.is_lost();
        Findings {
            judgement: self.judgement.filter(|_| !is_decided),
            ..confirmed
        }
    }
}

impl KeptProofs {
    /// Whether nothing was proven, so that nothing has to be confirmed.
    pub const fn is_empty(&self) -> bool {
        self.win.is_none() && self.threat.is_none() && self.refuted.is_empty()
    }

    /// Plays the proofs out by the rules, and refutes again the moves that lose, with the nodes of the budget. The findings have
    /// no judgement. None if something is not so, or `stop` was set.
    pub fn confirm(&self, setup: &Setup, budget: &Budget, stop: &AtomicBool) -> Option<Findings> {
        let is_stopped = || stop.load(Ordering::Relaxed);
        let checked = |setup: &Setup, tree: &Option<ProofTree>| match tree {
            Some(tree) => ProvenWin::check_unless(setup, tree.clone(), &is_stopped)
                .ok()
                .map(Some),
            None => Some(None),
        };
        let mut findings = Findings::unknown(setup.to_move());
        findings.win = checked(setup, &self.win)?;
        if findings.win.is_some() {
            return Some(findings);
        }
        findings.forced = forced_stop(setup);
        let mut passed = setup.clone();
        passed.set_to_move(setup.to_move().other());
        findings.threat = checked(&passed, &self.threat)?;
        match &findings.threat {
            Some(threat) => {
                let nodes = budget.threats;
                let moves = DefenderMoves::confirm(setup, threat, &self.refuted, nodes, stop)?;
                findings.holding = Some(moves.holding);
                findings.refuted = moves.refuted;
            }
            None => {
                for &point in &self.refuted {
                    let refuted = refutation(setup, point, budget.threats, stop)?;
                    findings.refuted.push(refuted);
                    if is_stopped() {
                        return None;
                    }
                }
            }
        }
        Some(findings)
    }
}
