//! A proven win: a forced win that a solver has found and the rules have checked against every defence.
//!
//! The solver's shapes and tables take no part in the check. Only [`ProvenWin::check`] makes a [`ProvenWin`], so what is called
//! proven on a screen or a terminal has been played out by [`rules`](narabe_rules). The engine in a browser's worker sends those
//! that it has checked to the page as text; what is read back from that text is not checked again. A tree from a file is.
//!
//! A [`ProofSearch`] asks for the proof at a node of a study, and a [`ProofSession`] is a person's [`ProofWalk`] through it.
//!
//! ```
//! use narabe_engine_core::Setup;
//! use narabe_engine_core::tactics::{ThreatKind, prove};
//! use narabe_notation::parse_move_list;
//! use narabe_rules::{BoardSize, Position, Rule};
//! use narabe_study::proof::ProvenWin;
//!
//! let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in parse_move_list("h8 a1 i8 a3 j8 a5")? {
//!     position.play(point)?;
//! }
//! let setup = Setup::from(&position);
//! let tree = prove(&setup, ThreatKind::Vcf, 10_000).win().expect("an open three wins");
//! let proven = ProvenWin::check(&setup, tree)?;
//! assert_eq!((proven.kind(), proven.moves_to_win()), (ThreatKind::Vcf, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attack_answer;
mod attack_kind;
mod attack_step;
mod check;
mod defences;
mod defender_to_move;
mod lines;
mod longest_defence;
mod search;
mod session;
mod sgf;
mod tree_text;
mod unanswered_threat;
mod walk;
mod walked_proof;
mod words;

pub use attack_answer::{AttackAnswer, AttackTrial, AttackVerdict, LostWin};
pub use attack_kind::AttackKind;
pub use attack_step::AttackStep;
pub use check::{ProofFault, ProvenWin};
pub use defender_to_move::{DefenderMoves, Refutation, refutation};
pub use lines::{makes_four, stops_fives};
pub use search::{ProofSearch, ProofState, ProofTask};
pub use session::{AttackQuestion, ProofReply, ProofRole, ProofSession};
pub use sgf::{MOST_SGF_MOVES, ProofSgf, write_sgf};
pub(crate) use tree_text::{read_tree, write_tree};
pub use walk::{ProofWalk, WalkError};
pub use walked_proof::{Defence, ProofCount};
pub(crate) use words::number_of_nodes;
pub use words::{attack_kind_name, step_words};
