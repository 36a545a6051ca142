//! Matches on one board and on twin boards, through the intents of the live game, without the app.

mod clocks;
mod engines;
mod harness;
mod moves;
mod openings;
#[path = "../common/play.rs"]
mod play;
mod renju;
mod saved;
mod series;
mod twin_turns;
