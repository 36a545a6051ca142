//! Texts that several screens use.

pub mod dates;
#[cfg(not(target_family = "wasm"))]
pub mod engine_abilities;
pub mod engine_faults;
pub mod match_terms;
pub mod online_errors;
pub mod opening_text;
pub mod player_names;
pub mod rating;
pub mod refusals;
pub mod review_comments;
pub mod rule_names;
pub mod saved_games;
pub mod sentence;
pub mod side_names;
pub mod time_format;
pub mod twin_text;
