//! Files of games in any format: shown, and written in another one.

pub mod convert;
mod input;
pub mod show;
