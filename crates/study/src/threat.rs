//! The wins by threats that are asked for at a position: what the side that has just moved threatens, which is the win that it
//! would have if it could move again; and the win by fours of either side, as if it were to move.
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

/// What is asked about the wins at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ThreatQuestion {
    /// What the side that has just moved threatens, by fours or by fours and threes.
    LastMove,
    /// Which side wins by fours if it is to move: the side to move first, then the other.
    FoursOfBoth,
}

/// What a side threatens, or wins by if it is to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threat {
    /// The side.
    pub side: Side,
    /// The question that is answered.
    pub question: ThreatQuestion,
    /// What was found.
    pub answer: ThreatAnswer,
}

/// What was found out about a threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThreatAnswer {
    /// The threat wins. The proof starts from this position with that side to move.
    Win(ProvenWin),
    /// There is no win by fours, or by fours and threes, as was asked: the solver has looked at all of them.
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
        Self::of_last_move(setup, nodes, &|| false)
    }

    /// Answers a question, with about `nodes` nodes for each side and each kind of threats; gives up within a few milliseconds once
    /// `stop` returns true.
    pub fn answer_unless(
        question: ThreatQuestion,
        setup: &Setup,
        nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Self> {
        match question {
            ThreatQuestion::LastMove => vec![Self::of_last_move(setup, nodes, stop)],
            ThreatQuestion::FoursOfBoth => {
                let sides = [setup.to_move(), setup.to_move().other()];
                let of_side = |side| Self {
                    side,
                    question,
                    answer: find(setup, side, &[ThreatKind::Vcf], nodes, stop),
                };
                sides.map(of_side).into()
            }
        }
    }

    fn of_last_move(setup: &Setup, nodes: u64, stop: &dyn Fn() -> bool) -> Self {
        let side = setup.to_move().other();
        // Fours are threats too, but they are found much faster alone.
        let kinds = [ThreatKind::Vcf, ThreatKind::Vct];
        Self {
            side,
            question: ThreatQuestion::LastMove,
            answer: find(setup, side, &kinds, nodes, stop),
        }
    }

    /// The proven win.
    pub const fn win(&self) -> Option<&ProvenWin> {
        match &self.answer {
            ThreatAnswer::Win(win) => Some(win),
            ThreatAnswer::None | ThreatAnswer::NotFound { .. } => None,
        }
    }

    /// The answer in the words of the game.
    pub fn words(&self) -> Sentence {
        let side = ("side", SentenceArg::side(self.side));
        let by_fours = self.question == ThreatQuestion::FoursOfBoth;
        match &self.answer {
            ThreatAnswer::Win(win) => {
                let moves = win.moves_to_win();
                let id = match (moves, win.kind()) {
                    (1, _) if by_fours => "fours-five",
                    _ if by_fours => "fours-win",
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
            ThreatAnswer::None => {
                let id = if by_fours {
                    "fours-none"
                } else {
                    "threat-none"
                };
                Sentence::new(id, vec![side])
            }
            ThreatAnswer::NotFound { nodes } => {
                let id = if by_fours {
                    "fours-not-found"
                } else {
                    "threat-not-found"
                };
                Sentence::new(id, vec![side, ("nodes", number_of_nodes(*nodes))])
            }
        }
    }
}

/// Looks for a win of a side that is to move, by one kind of threats after the other: the last one includes those before.
fn find(
    setup: &Setup,
    side: Side,
    kinds: &[ThreatKind],
    nodes: u64,
    stop: &dyn Fn() -> bool,
) -> ThreatAnswer {
    let mut asked = setup.clone();
    asked.set_to_move(side);
    let mut answer = ThreatAnswer::NotFound { nodes };
    for kind in kinds {
        let limit = SolverLimit::from(nodes).or_when(stop);
        answer = match prove(&asked, *kind, limit) {
            Verdict::Win(tree) => match ProvenWin::check_unless(&asked, tree, stop) {
                Ok(win) => return ThreatAnswer::Win(win),
                Err(_) => ThreatAnswer::NotFound { nodes },
            },
            Verdict::NoWin => ThreatAnswer::None,
            Verdict::Unknown => ThreatAnswer::NotFound { nodes },
        };
    }
    answer
}
