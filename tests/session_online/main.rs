//! The live game between two machines, without a window and over a network that is made of numbers: it loses words, doubles
//! them, delays them, brings them out of order, and breaks.

#[cfg(feature = "app")]
mod app;
mod dishonest;
mod faults;
mod flows;
mod machine;
mod network;
mod random_games;
