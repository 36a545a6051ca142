//! Text forms of games, one format per file.
//!
//! Every parser accepts any text and returns a game, moves or an error that quotes the invalid part; none of them
//! panics. [`rules`](crate::rules) decides whether the moves are legal.

#![warn(missing_docs)]

mod board_text;
mod game_text;
mod link;
mod move_list;
mod position_string;
mod sanitize;
mod saved_file;
mod shared_game;
mod twin_link;
mod twin_text;

pub use board_text::{BoardTextError, is_board_text, parse_board_text, write_board_text};
pub use game_text::{GameTextError, parse_game_text, write_game_text};
pub use link::{LINK_PREFIX, LinkError, parse_link, write_link};
pub use move_list::{MoveListError, parse_move_list, write_move_list};
pub use position_string::{PositionStringError, parse_position_string, write_position_string};
pub use sanitize::sanitize_line;
pub use saved_file::{SavedError, check_header, encode, has_format};
pub use shared_game::{IllegalMove, SetupNotShared, SharedGame, SharedTwinGame};
pub use twin_link::{is_twin_link, parse_twin_link, write_twin_link};
pub use twin_text::{TwinTextError, is_twin_text, parse_twin_text, write_twin_text};
