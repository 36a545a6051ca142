//! The live game without a window: whole flows through its intents, with time and engines controlled by the test.

#![cfg(feature = "app")]

mod adviser;
mod clocks;
mod engines;
mod files;
mod harness;
mod levels;
mod moves;
mod openings;
mod renju;
mod series;
