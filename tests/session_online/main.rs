//! Online matches between two machines, without a window, over a simulated network that loses, repeats, delays and
//! reorders messages and breaks connections.

#[cfg(feature = "app")]
mod app;
mod cheating;
mod flows;
mod invalid_data;
mod machine;
mod network;
mod random_games;
