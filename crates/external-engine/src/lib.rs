//! Programs that speak the Gomocup protocol, as players. They are not trusted: their answers are checked and limited in length, and
//! a program whose time is over has failed.

mod external;
mod output;

pub use external::External;
