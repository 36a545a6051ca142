//! Opening protocols: scripts of every branch, random walks, the 26 openings, and the engine in openings.

#[path = "../../../rules/tests/common/board_symmetry.rs"]
mod board_symmetry;
mod named;
mod play;
mod scripts;
mod walk;
mod walks;
