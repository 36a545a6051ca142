//! Online matches between two machines, without the app, over a simulated network that loses, repeats, delays and
//! reorders messages and breaks connections.

mod absence;
mod cheating;
mod dishonest_guest;
mod flows;
mod invalid_data;
mod machine;
mod network;
mod random_games;
