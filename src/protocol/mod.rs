//! The Gomocup text protocol, by which managers speak with engines: what lines mean, and how answers are written. Pure:
//! nothing here reads, waits or plays.
//!
//! Coordinates are `x,y` from zero, and y counts from the *top*; [`Coordinates`] turns them into points and back.

mod command;
mod coordinates;
mod info;
mod reader;

pub use command::{BoardLine, Command, Whose};
pub use coordinates::{Coordinates, CoordinatesError};
pub use info::{Info, Opponent};
pub use reader::{ReadError, Reader};
