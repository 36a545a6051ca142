//! The live game in the app: engines, files, analysis and online matches, with time and engines controlled by the test.

mod analysis;
mod app_lifecycle;
mod engines;
mod files;
mod harness;
mod levels;
mod online;
mod openings;
#[path = "../../crates/matches/tests/common/play.rs"]
mod play;
#[cfg(target_os = "linux")]
mod programs;
mod settings_files;
mod twin_engines;
mod twin_files;
mod unfinished_games;
