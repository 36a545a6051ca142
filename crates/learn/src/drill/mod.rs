//! A drill: a person plays one side of a library of moves, and the other side's replies are drawn from it.
//!
//! A [`DrillTree`] is a branch of a study. In a [`Drill`] a move that the tree holds is right; any other is answered by what the
//! tree or the solver says about it ([`Miss`]), and after three misses the place of the move is shown. Each position in which the
//! person is to move is remembered by itself ([`DrillMemories`]), up to symmetry, and comes back by the
//! [`schedule`](super::schedule) of the puzzles. A [`DrillSession`] holds the drill at hand with what is remembered.
//!
//! The replies are drawn by the number of lines below them that are still to come, so that each line is about as likely as the
//! others and a round ends; where a position that is due waits below, only such replies are drawn.
//!
//! ```
//! use narabe_learn::drill::{Drill, DrillMemories, DrillPlayed, DrillTree};
//! use narabe_learn::schedule::Day;
//! use narabe_rules::{BoardSize, Rule, Side};
//! use narabe_study::{Edit, Study};
//!
//! let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in ["h8", "i9", "j8"] {
//!     study.apply(Edit::Play(point.parse()?))?;
//! }
//! let tree = DrillTree::of(&study, study.record().root(), Side::Black);
//! let (mut memories, today) = (DrillMemories::default(), Day(20_000));
//! let mut drill = Drill::new(tree, 1, &memories, today)?;
//! let played = drill.play("h8".parse()?, &mut memories, today)?;
//! assert_eq!(played, DrillPlayed::Answered { reply: "i9".parse()? });
//! assert_eq!(drill.play("j8".parse()?, &mut memories, today)?, DrillPlayed::EndOfLine);
//! assert_eq!(drill.lines_to_come(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[expect(
    clippy::module_inception,
    reason = "the type Drill is in the file of its name"
)]
mod drill;
mod drill_memories;
mod drill_tree;
mod lines;
mod merged_games;
mod miss;
mod session;
#[cfg(test)]
mod session_tests;
#[cfg(test)]
mod tests;

pub use drill::{Drill, DrillError, DrillPlayed, DrillState, MISSES_TO_HINT};
pub use drill_memories::DrillMemories;
pub use drill_tree::{DrillTree, MOST_POSITIONS};
pub use merged_games::merged_games;
pub use miss::{Miss, MissCause};
pub use session::{DrillEvent, DrillSession};
