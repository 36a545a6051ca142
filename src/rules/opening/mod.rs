//! Opening protocols: who places the first stones, and who may change the colours.
//!
//! A [`Protocol`] is data: a list of [`Step`]s that says who acts, where stones may go and which choices there are. One
//! machine, [`Opening`], runs them all. It says at any time which of the two players has to act and what is asked of
//! them, refuses everything else in words, and tells when free play begins. What it has been told is all that it keeps:
//! to take a step back, or to read a stored opening, it goes the same way anew, so that no undo and no file can lead
//! where the protocol does not.
//!
//! Players are first and second, whatever their colour: a swap exchanges the colours, the stones stay. Nobody may pass
//! in an opening. After the opening the game goes on by its rule, with whoever holds the side to move.
//!
//! ```
//! use narabe::rules::opening::{Action, Choice, Opening, Player, Protocol};
//! use narabe::rules::{BoardSize, Rule, Side};
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
mod ask;
mod fifths;
mod form;
mod machine;
mod named;
mod player;
mod protocol;
mod refusal;
mod region;
mod step;
mod symmetry;
mod tables;

pub use action::{Action, ParseActionError};
pub use ask::Ask;
pub use form::OpeningError;
pub use machine::Opening;
pub use named::{NamedOpening, SecondMove};
pub use player::Player;
pub use protocol::{Family, Protocol};
pub use refusal::ActionError;
pub use region::Region;
pub use step::{Actor, Branch, Choice, Count, Step};
