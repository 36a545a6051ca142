//! Games as texts and files, one format per file or folder.
//!
//! Every parser accepts anything and returns a game, moves or an error that quotes the invalid part; none of them
//! panics. [`narabe_rules`] decides whether the moves are legal. [`read_each`] reads files of all formats as
//! [`GameTree`]s with their [`GameInfo`], and [`write_games`] writes them.
//!
//! ```
//! use narabe_notation::{Format, ReadOptions, WriteOptions, read_games, write_games};
//!
//! let file = read_games("a.sgf", b"(;GM[4]SZ[15]PB[Ann];B[hh];W[ig])", &ReadOptions::default())?;
//! let game = &file.games[0];
//! assert_eq!(game.info.names[0], "Ann");
//! assert_eq!(game.tree.move_count(), 2);
//!
//! let written = write_games(Format::Moves, &file.games, &WriteOptions::default())?;
//! assert_eq!(written.bytes, b"h8 i9\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod board_drawing;
mod board_text;
#[cfg(feature = "files")]
pub mod bytes;
#[cfg(feature = "files")]
mod encoding;
#[cfg(feature = "files")]
mod files;
#[cfg(feature = "files")]
mod game_file;
#[cfg(feature = "files")]
mod game_info;
mod game_text;
#[cfg(feature = "files")]
mod game_tree;
mod link;
#[cfg(feature = "files")]
mod lists;
#[cfg(feature = "files")]
mod marks;
mod move_list;
#[cfg(feature = "files")]
mod own_texts;
#[cfg(feature = "files")]
mod pos;
mod position_string;
#[cfg(feature = "files")]
mod preview;
#[cfg(feature = "files")]
mod psq;
#[cfg(feature = "files")]
mod renlib;
#[cfg(feature = "files")]
mod rif;
#[cfg(feature = "files")]
mod rule_guess;
#[cfg(feature = "files")]
mod rule_names;
mod sanitize;
#[cfg(feature = "files")]
mod saved_file;
#[cfg(feature = "files")]
mod sgf;
mod shared_game;
mod text_lines;
mod twin_link;
mod twin_text;
#[cfg(feature = "files")]
mod yixin_database;

pub use board_drawing::{BoardSigns, draw_board};
pub use board_text::{BoardTextError, is_board_text, parse_board_text, write_board_text};
#[cfg(feature = "files")]
pub use encoding::{
    Encoding, OutputEncoding, TextLanguage, TextOptions, encoding_named, offered_encodings,
};
#[cfg(feature = "files")]
pub use files::{
    ArchiveError, OWN_FOLDER, read_each, read_files, read_games, read_sgf_text, write_archive,
    write_games,
};
#[cfg(feature = "files")]
pub use game_file::{
    Assumption, Format, GameFile, GamePart, LossKind, LossReport, MAX_FILE_BYTES, MAX_GAMES,
    OddKind, Oddity, Place, ReadError, ReadEvent, ReadFault, ReadGame, ReadOptions, RenLibIndex,
    Taker, UnknownFormat, WriteError, WriteOptions, WrittenFile,
};
#[cfg(feature = "files")]
pub use game_info::{
    GameDate, GameInfo, GameResult, InfoChange, InfoField, KnownInfo, MAX_INFO_CHARS,
    ParseDateError, WinReason,
};
pub use game_text::{GameTextError, parse_game_text, write_game_text};
#[cfg(feature = "files")]
pub use game_tree::{
    Flip, GameTree, MAX_TREE_NODES, Movers, OddMove, SetupEdit, TreeError, TreeMark, TreeNode,
    TreePosition, UnknownFlip,
};
pub use link::{LINK_PREFIX, LinkError, parse_link, write_link};
#[cfg(feature = "files")]
pub use marks::{Glyph, Mark, MarkLetter, MarkNumber, MarkText, ParseGlyphError, ParseMarkError};
pub use move_list::{
    MoveListError, parse_any_move_list, parse_move_list, without_move_numbers, write_move_list,
};
pub use position_string::{PositionStringError, parse_position_string, write_position_string};
#[cfg(feature = "files")]
pub use preview::{text_preview, text_preview_with};
#[cfg(feature = "files")]
pub use renlib::{RenLibFile, RenLibNode};
#[cfg(feature = "files")]
pub use rule_guess::{RuleEvidence, RuleGuess, RuleReason};
pub use sanitize::{printable, sanitize_line, sanitize_text};
#[cfg(feature = "files")]
pub use saved_file::{SavedError, check_header, encode, has_format, is_saved_file};
#[cfg(feature = "files")]
pub use sgf::{property_texts, sgf_point, sgf_side, sgf_text, turned_property};
pub use shared_game::{IllegalMove, SetupNotShared, SharedGame, SharedTwinGame};
pub use twin_link::{is_twin_link, parse_twin_link, write_twin_link};
pub use twin_text::{TwinTextError, is_twin_text, parse_twin_text, write_twin_text};
#[cfg(feature = "files")]
pub use yixin_database::{
    YixinBound, YixinEntry, YixinLabel, YixinPart, YixinRecord, read_yixin_database,
    write_yixin_database,
};
