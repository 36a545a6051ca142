//! A game's own data: the rule, the size of the board, and what is known of the game besides its moves. One edit changes it.
//!
//! Under another rule the moves are looked at anew: what the new rule does not allow is taken out of the tree, and undoing brings it
//! back. [`Study::effects_of`] tells it before.
//!
//! ```
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::{Edit, Study};
//!
//! let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let mut data = study.data();
//! data.rule = Rule::Renju;
//! data.info.event = "Spring Cup".to_owned();
//! study.apply(Edit::SetData(Box::new(data)))?;
//! assert_eq!((study.position().rule(), study.origin().as_deref()), (Rule::Renju, Some("Spring Cup")));
//! study.undo();
//! assert_eq!((study.position().rule(), study.origin()), (Rule::Freestyle, None));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use narabe_notation::{GameInfo, GameResult, WinReason, sanitize_line};
use narabe_rules::{BoardSize, DrawReason, NodeId, Outcome, Record, Rule, Victory};

/// The longest name of a player, in characters; a longer one is truncated.
const MAX_NAME_CHARS: usize = 40;

/// A game's own data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameData {
    /// Names, result, date, event and so on. The result is the one that the board shows where it shows one.
    pub info: GameInfo,
    /// The rule.
    pub rule: Rule,
    /// The size of the board, which only an empty study changes.
    pub size: BoardSize,
}

/// What an edit of the data has exchanged.
#[derive(Clone, Debug)]
pub(super) struct DataBefore {
    pub(super) info: GameInfo,
    pub(super) origin: Option<String>,
    /// The record, if it is another one.
    pub(super) record: Option<Record>,
}

/// Makes a name one line that is not too long.
pub(super) fn shorten(name: &mut String) {
    *name = sanitize_line(name, MAX_NAME_CHARS);
}

/// Ends the game at the end of the main line as a result says, in place of another end that is none of the board. A win whose
/// reason is not known does not end a record.
pub(super) fn end_game(record: &mut Record, result: GameResult) {
    let first = |node: &NodeId| record.children(*node).first().copied();
    let root = record.root();
    let last = std::iter::successors(Some(root), first).last();
    let ending = match result {
        GameResult::Draw => Some(Outcome::Draw(DrawReason::Agreement)),
        GameResult::Win { winner, reason } => {
            let by = match reason {
                WinReason::Resignation => Some(Victory::Resignation),
                WinReason::Time => Some(Victory::Time),
                WinReason::Forfeit => Some(Victory::Absence),
                WinReason::Unknown | WinReason::Five | WinReason::Foul => None,
            };
            by.map(|by| Outcome::Win { winner, by })
        }
        GameResult::Unknown => None,
    };
    record.set_ending(last.unwrap_or(root), ending);
}
