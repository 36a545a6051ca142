//! The Gomocup text protocol, in which managers such as Piskvork talk to engines: from lines to commands, and from commands to
//! the engine's answers.
//!
//! Nothing here does I/O, starts threads or reads the time: the caller brings the lines, the output,
//! [`SearchThreads`] and a [`Clock`].
//! The protocol itself has no pass. The pass of Yixin-Board and Rapfi, `-1,-1`, is understood in TURN and in positions; the engine
//! never passes: where every free point is forbidden to it, it plays one and loses, as Rapfi does, because a manager that gets no
//! move would take the game on time.
//!
//! Coordinates are `x,y` from zero, and y counts from the *top*; [`Coordinates`] converts them to points and back.
//!
//! [`SearchThreads`]: crate::SearchThreads
//! [`Clock`]: crate::Clock

mod answers;
mod command;
mod coordinates;
mod error;
mod game;
mod handler;
mod info;
mod lines;
mod position_lines;
mod read_error;
mod reader;
mod request;
mod resources;
mod swap2;
mod time_control;

pub use command::{BoardLine, Command, StoneOwner};
pub use coordinates::{Coordinates, CoordinatesError};
pub use error::RequestError;
pub use handler::Handler;
pub use info::{Info, Opponent};
pub use lines::{Line, next_line};
pub use read_error::ReadError;
pub use reader::Reader;
pub use request::Request;
