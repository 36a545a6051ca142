//! What a side threatens: the win that it would have if it could move again.
//!
//! ```
//! use narabe_engine_core::Setup;
//! use narabe_notation::parse_move_list;
//! use narabe_rules::{BoardSize, Position, Rule};
//! use narabe_study::Threat;
//!
//! let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in parse_move_list("h8 a1 i8 a3 j8")? {
//!     position.play(point)?;
//! }
//! let threat = Threat::find(&Setup::from(&position), 10_000);
//! assert_eq!(threat.win().map(|win| win.moves_to_win()), Some(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use serde::{Deserialize, Serialize};

use super::proof::{ProvenWin, number_of_nodes};
use super::sentence::{Sentence, SentenceArg};
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{SolverLimit, ThreatKind, Verdict, prove};
use narabe_rules::Side;

/// What the side that has just moved threatens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threat {
    /// The side that has just moved.
    pub side: Side,
    /// What was found.
    pub answer: ThreatAnswer,
}

/// What was found out about a threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThreatAnswer {
    /// The threat wins. The proof starts from this position with that side to move.
    Win(ProvenWin),
    /// There is no win by fours and threes: the solver has looked at all of them.
    None,
    /// The budget ran out before a win or its absence was proven.
    NotFound {
        /// The positions that were looked at, at most.
        nodes: u64,
    },
}

impl Threat {
    /// Looks for the win that the side that has just moved would have if it could move again: by fours with about `nodes`
    /// nodes, and then by fours and threes with as many.
    pub fn find(setup: &Setup, nodes: u64) -> Self {
        Self::find_unless(setup, nodes, &|| false)
    }

    /// As [`find`](Self::find); gives up within a few milliseconds once `stop` returns true.
    pub fn find_unless(setup: &Setup, nodes: u64, stop: &dyn Fn() -> bool) -> Self {
        let side = setup.to_move().other();
        let mut passed = setup.clone();
        passed.set_to_move(side);
        let mut answer = ThreatAnswer::NotFound { nodes };
        for kind in [ThreatKind::Vcf, ThreatKind::Vct] {
            let limit = SolverLimit::from(nodes).or_when(stop);
            match prove(&passed, kind, limit) {
                Verdict::Win(tree) => {
                    if let Ok(win) = ProvenWin::check_unless(&passed, tree, stop) {
                        answer = ThreatAnswer::Win(win);
                        break;
                    }
                }
                // Fours are threats too.
                Verdict::NoWin if kind == ThreatKind::Vct => answer = ThreatAnswer::None,
                Verdict::NoWin | Verdict::Unknown => {}
            }
        }
        Self { side, answer }
    }

    /// The proven win.
    pub const fn win(&self) -> Option<&ProvenWin> {
        match &self.answer {
            ThreatAnswer::Win(win) => Some(win),
            ThreatAnswer::None | ThreatAnswer::NotFound { .. } => None,
        }
    }

    /// The threat in the words of the game.
    pub fn words(&self) -> Sentence {
        let side = ("side", SentenceArg::side(self.side));
        match &self.answer {
            ThreatAnswer::Win(win) => {
                let moves = win.moves_to_win();
                let id = match (moves, win.kind()) {
                    (1, _) => "threat-five",
                    (_, ThreatKind::Vcf) => "threat-fours",
                    (_, ThreatKind::Vct) => "threat-threats",
                };
                let first = win.tree().root().attack;
                Sentence::new(
                    id,
                    vec![
                        side,
                        ("moves", SentenceArg::Number(moves)),
                        ("point", SentenceArg::Point(first)),
                    ],
                )
            }
            ThreatAnswer::None => Sentence::new("threat-none", vec![side]),
            ThreatAnswer::NotFound { nodes } => Sentence::new(
                "threat-not-found",
                vec![side, ("nodes", number_of_nodes(*nodes))],
            ),
        }
    }
}
