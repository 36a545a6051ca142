//! The live game on twin boards: turns, undo, matches, clocks, engines, saves.

#![cfg(feature = "app")]

mod engines;
mod files;
mod harness;
mod turns;
