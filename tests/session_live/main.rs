//! The live game without a window: whole flows through the one door, with time and engines in the test's hands.

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
