//! The live game on twin boards, played through its one door: turns, undo, match, clocks, engines, saves.

mod engines;
mod files;
mod table;
mod turns;
