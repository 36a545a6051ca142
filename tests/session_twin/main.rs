//! The live game on twin boards, played through its one door: turns, undo, match, clocks, engines, saves.

#![cfg(feature = "app")]

mod engines;
mod files;
mod table;
mod turns;
