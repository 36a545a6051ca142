//! Tournaments from their text to their standings: schedules, results in any order, journals that were cut, and whole runs.

mod common;
mod export;
mod journal;
mod results;
mod runs;
mod schedule;
mod sessions;
mod text;
