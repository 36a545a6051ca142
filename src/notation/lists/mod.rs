//! Moves as plain text: points, coordinates, offsets, openings one a line, saves of Yixin-Board, lists in JSON.

mod json;
mod lines;
mod moves;
mod yixin_save;

pub use json::read as read_json;
pub use lines::{
    is_offsets, is_pos_lines, read_offsets, read_pos_lines, write_offsets, write_pos_lines,
};
pub use moves::{
    is_coordinates, is_moves, read_coordinates, read_moves, without_move_numbers,
    write_coordinates, write_moves,
};
pub use yixin_save::{is_save, read as read_save};
