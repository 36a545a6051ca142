//! The Gomocup text protocol, in which managers such as Piskvork talk to engines: from lines to commands, and from commands to
//! the engine's answers.
//!
//! Nothing here does I/O, starts threads or reads the time: the caller brings the lines, the output,
//! [`SearchThreads`] and a [`Clock`].
//! The protocol has no pass: positions in which somebody has passed are given as stones.
//!
//! Coordinates are `x,y` from zero, and y counts from the *top*; [`Coordinates`] converts them to points and back.
//!
//! [`SearchThreads`]: crate::engine::SearchThreads
//! [`Clock`]: crate::engine::Clock

mod command;
mod coordinates;
mod error;
mod game;
mod handler;
mod info;
mod reader;
mod resources;
mod swap2;
mod time_control;

pub use command::{BoardLine, Command, Whose};
pub use coordinates::{Coordinates, CoordinatesError};
pub use error::RequestError;
pub use handler::{Handler, Request};
pub use info::{Info, Opponent};
pub use reader::{ReadError, Reader};
