//! The Gomocup text protocol, by which managers speak with engines: what lines mean, and what the engine answers. Nothing
//! here reads, waits, starts a thread or knows the time: whoever uses it brings the lines, a crew and a clock.
//!
//! It knows no pass: positions in which somebody has passed come as stones, and nobody passes here.
//!
//! Coordinates are `x,y` from zero, and y counts from the *top*; [`Coordinates`] turns them into points and back.

mod allowance;
mod brain;
mod command;
mod coordinates;
mod info;
mod reader;
mod swap2;

pub use brain::{Brain, Heard};
pub use command::{BoardLine, Command, Whose};
pub use coordinates::{Coordinates, CoordinatesError};
pub use info::{Info, Opponent};
pub use reader::{ReadError, Reader};
