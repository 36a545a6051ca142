//! Twin boards: the results of turns, against reference implementations and on drawn positions.

#[path = "../../../rules/tests/common/board_symmetry.rs"]
mod board_symmetry;
mod drawn;
mod enumeration;
mod play;
mod players;
mod random;
mod records;
mod symmetry;
