//! Narabe: five in a row, as a library without a window. Each module is a crate of its own; this one gathers them for the tests. The
//! game is the package `narabe-app`, the only one that uses Bevy.
//!
//! From the bottom up: [`rules`] knows the game alone; [`notation`] writes it down; [`engine`] plays it, and its [`protocol`] speaks with
//! programs that manage matches; [`study`] looks at records and sets up positions; [`learn`] has lessons and proven puzzles; [`library`]
//! keeps games, finds and counts them (in a file with the feature `library`); [`art`] paints into plain pixel buffers, [`pictures`] writes
//! boards as pictures, and [`board_reader`] reads them; [`net`] lets two machines speak with each other (over WebRTC with the feature
//! `webrtc`), who meet in the `lobby` (feature `lobby`); [`players`] says who decides a side's moves, and [`mod@matches`] is a match between
//! two players, at one machine or at two; [`game_files`] says what a file holds.

pub use narabe_art::{self as art, board_reader, pictures};
pub use narabe_engine_core::{self as engine, protocol};
pub use narabe_game_files as game_files;
pub use narabe_learn as learn;
pub use narabe_library as library;
pub use narabe_matches::{self as matches, players};
pub use narabe_net as net;
#[cfg(all(feature = "lobby", not(target_family = "wasm")))]
pub use narabe_net::lobby;
pub use narabe_notation as notation;
pub use narabe_rules as rules;
pub use narabe_study as study;
