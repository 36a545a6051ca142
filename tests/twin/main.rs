//! Twin boards: what a turn makes of the game, against slow twins and on drawn positions.

mod drawn;
mod enumeration;
mod play;
mod players;
mod records;
mod symmetry;
mod wild;
