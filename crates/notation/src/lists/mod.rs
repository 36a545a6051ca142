//! Moves as plain text: points, coordinates, offsets, openings one a line, games with tags or sections, dialogues, saves of
//! Yixin-Board, lists in JSON.

mod column_letters;
mod coordinate_rows;
mod coordinates;
mod dialogue;
mod header_words;
mod headers;
mod ini;
mod json;
mod lines;
mod listed_games;
mod move_numbers;
mod moves;
mod number_order;
mod pgn;
mod point_rows;
mod rows;
mod sections;
mod yixin_save;

pub use coordinates::{coordinates_line, is_coordinates, read_coordinates};
pub use dialogue::{is_dialogue, read as read_dialogue};
pub use headers::{Head, header};
pub use ini::{is_ini, read as read_ini};
pub use json::read as read_json;
pub use lines::{is_offsets, is_pos_lines, offsets_line, pos_line, read_offsets, read_pos_lines};
pub use moves::{is_moves, read_moves};
pub use pgn::{is_pgn, read as read_pgn};
pub use sections::sections;
pub use yixin_save::{is_save, read as read_save};
