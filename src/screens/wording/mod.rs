//! Texts that several screens use.

pub mod opening_text;
pub mod player_names;
pub mod rating;
pub mod sentence;
pub mod twin_text;
