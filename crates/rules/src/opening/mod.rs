//! Opening protocols: who places the first stones, and who may swap colours.
//!
//! A [`Protocol`] is data: a list of [`Step`]s that define who acts, where stones may go and which choices there are.
//! One state machine, [`Opening`], runs every protocol. It tells which player has to act and what they have to do
//! ([`Prompt`]), refuses every other action with an [`ActionError`], and tells when free play begins. Its state
//! follows from the list of actions: deserialisation replays them, so it cannot reach a state that the protocol does not
//! allow.
//!
//! The players are first and second, independent of colour: a swap exchanges the colours, and the stones stay. Passing
//! is not allowed in an opening. After it the game continues under its rule.
//!
//! ```
//! use narabe_rules::opening::{Action, Choice, Opening, Player, Protocol};
//! use narabe_rules::{BoardSize, Rule, Side};
//!
//! let mut opening = Opening::new(Protocol::Swap, Rule::Freestyle, BoardSize::DEFAULT)?;
//! for point in ["b13", "d14", "c11"] {
//!     assert_eq!(opening.to_act(), Player::First);
//!     opening.apply(Action::Place(point.parse()?))?;
//! }
//! opening.apply(Action::Choose(Choice::Swap))?;
//! assert!(opening.is_over());
//! assert_eq!(opening.side_of(Player::Second), Side::Black);
//! assert_eq!(opening.to_act(), Player::First); // White makes the fourth move.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod error;
mod fifth_moves;
mod named;
mod player;
mod progress;
mod prompt;
mod protocol;
mod region;
mod saved;
mod state_machine;
mod step;
mod stones;
mod symmetry;
mod tables;

pub use action::{Action, ParseActionError};
pub use error::{ActionError, OpeningError};
pub use named::{NamedOpening, SecondMove};
pub use player::Player;
pub use prompt::Prompt;
pub use protocol::{Family, Protocol};
pub use region::Region;
pub use state_machine::Opening;
pub use step::{Actor, Branch, Choice, OfferCount, Step};
pub use stones::Stones;
pub use symmetry::PatternSymmetry;
