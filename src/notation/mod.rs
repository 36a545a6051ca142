//! How games are written down: one file per format. Every reader takes any text and answers with moves or an error that
//! quotes the fault; none of them panics. Whether the moves are legal is for [`rules`](crate::rules) to say.

mod game_text;
mod link;
mod move_list;
mod plain;

mod position_string;
mod twin_link;
mod twin_text;
mod written_game;

pub use game_text::{GameTextError, parse_game_text, write_game_text};
pub use link::{LINK_MARK, LinkError, parse_link, write_link};
pub use move_list::{MoveListError, parse_move_list, write_move_list};
pub use plain::plain_line;
pub use position_string::{PositionStringError, parse_position_string, write_position_string};
pub use twin_link::{is_twin_link, parse_twin_link, write_twin_link};
pub use twin_text::{TwinTextError, is_twin_text, parse_twin_text, write_twin_text};
pub use written_game::{IllegalMove, WrittenGame, WrittenTwinGame, rule_of_word, rule_word};
