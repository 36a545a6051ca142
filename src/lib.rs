//! Narabe: five in a row, as a game and as an engine.
//!
//! The floors, from the ground up: [`rules`] is pure and knows the game alone; [`notation`] writes it down;
//! [`engine`] plays it; [`protocol`] lets managers speak with it; [`players`] says who decides a side's moves; [`net`] lets two
//! machines speak with each other, who meet in the `lobby` (feature `lobby`); [`study`] looks at records and sets up positions;
//! [`mod@matches`] is a match between two players, at one machine or at two; [`art`] paints it into plain pixel buffers. `app`
//! (feature `app`) is the only room that names Bevy.
//! A room may use the floors below it and never one above.

#[cfg(feature = "app")]
pub mod app;
pub mod art;
pub mod engine;
#[cfg(all(feature = "lobby", not(target_family = "wasm")))]
pub mod lobby;
pub mod matches;
pub mod net;
pub mod notation;
pub mod players;
pub mod protocol;
pub mod rules;
pub mod study;
