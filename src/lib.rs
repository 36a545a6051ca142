//! Narabe: five in a row, as a library without a window. The game is the package `narabe-app`, the only one that uses Bevy.
//!
//! The modules, from the bottom up: [`rules`], a package of its own, knows the game alone; [`notation`] writes it down; [`engine`] plays it; [`study`] looks
//! at records and sets up positions; [`learn`] has lessons and proven puzzles; [`library`] keeps games, finds and counts them (in a file
//! with the feature `library`); [`pictures`] writes boards as pictures, and [`board_reader`] reads them; [`protocol`] speaks with
//! programs that manage matches; [`players`] says who decides a side's moves; [`net`] lets two machines speak with each other (over
//! WebRTC with the feature `webrtc`), who meet in the `lobby` (feature `lobby`); [`mod@matches`] is a match between two players, at
//! one machine or at two; [`game_files`] says what a file holds; [`art`] paints into plain pixel buffers.
//! A module may use those below it and never one above.

pub mod art;
pub mod board_reader;
pub mod engine;
pub mod game_files;
pub mod learn;
pub mod library;
#[cfg(all(feature = "lobby", not(target_family = "wasm")))]
pub mod lobby;
pub mod matches;
pub mod net;
pub mod notation;
pub mod pictures;
pub mod players;
pub mod protocol;
pub mod study;

pub use narabe_rules as rules;
