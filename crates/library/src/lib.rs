//! The library: all games that a player keeps, own ones and imported ones, to search, count and explore.
//!
//! All games are in memory, packed ([`Games`]), and every question is answered by looking at each of them, which takes a few
//! milliseconds for a hundred thousand. A [`Database`] keeps them: it loads records when the library is opened and writes those
//! that change, each batch as a whole or not at all. A [`Library`] is both, and the edits that can be undone.
//!
//! ```
//! use narabe_library::{Filter, Game, Library, MemoryDatabase, Order, PositionQuery, Source, unwatched};
//! use narabe_notation::{GameInfo, GameTree, parse_move_list};
//! use narabe_rules::{BoardSize, Position, Rule};
//!
//! let (mut library, damage) = Library::open(MemoryDatabase::default())?;
//! assert_eq!(damage, None);
//! let tree = GameTree::of_moves(BoardSize::DEFAULT, &parse_move_list("h8 h9 i9 g7")?)?;
//! let info = GameInfo { names: ["Hana".to_owned(), "Kaede".to_owned()], ..GameInfo::default() };
//! let id = library.add(&Game::new(info, tree, Rule::Renju, Source::Own))?;
//!
//! let filter = Filter { player: "han".to_owned(), ..Filter::default() };
//! let found = library.games().search(&filter, Order::Newest, &mut unwatched)?;
//! assert_eq!(found.iter().map(|hit| hit.id).collect::<Vec<_>>(), [id]);
//!
//! // The same opening in another orientation.
//! let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
//! for point in ["h8", "g8", "g9"] {
//!     position.play(point.parse()?)?;
//! }
//! let next = library.games().explore(&PositionQuery::of(&position), &Filter::default(), &mut unwatched)?;
//! assert_eq!(next.moves[0].turn.to_string(), "i7");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod backup;
mod block;
mod block_reader;
mod block_writer;
mod changes;
mod checked_game;
mod data_edit;
mod database;
mod duplicates;
mod edit;
mod explorer;
mod game;
mod games;
mod hash;
mod import;
mod library;
mod library_error;
mod line_key;
pub mod memory;
mod opening_names;
mod opening_tallies;
mod openings_table;
mod origin;
mod packed_moves;
mod packing;
mod players;
mod position_key;
mod position_search;
mod progress;
mod query;
mod row;
mod tally;
mod text_filter;
mod texts;
pub mod tree_form;

pub use data_edit::{DataChange, DataEdited};
#[cfg(all(feature = "file", not(target_family = "wasm")))]
pub use database::FileDatabase;
pub use database::{
    DamageReport, Database, DatabaseError, Loaded, MemoryDatabase, RecordChange, RecordKey,
};
pub use edit::{EditKind, Edited};
pub use explorer::{Explored, NextMove};
pub use game::{
    Game, GameId, GameRecord, LIBRARY_PROPERTY, MAX_GAME_NODES, MAX_LEVEL, MAX_TAG_CHARS, MAX_TAGS,
    Refusal, Source,
};
pub use games::{GameSummary, Games, SourceId};
pub use import::{Import, ImportOptions, ImportReport, LeftOut, MAX_LISTED};
pub use library::Library;
pub use library_error::{LibraryDamage, LibraryError};
pub use line_key::line_key;
pub use openings_table::{Deviation, ExampleMove, OpeningRow};
pub use players::{KnownPlayer, Me};
pub use position_search::{PositionMatch, PositionQuery};
pub use progress::{Cancelled, Progress, Watch, unwatched};
pub use query::{Counts, Filter, Hit, OpeningFilter, Order, ResultFilter};
pub use row::{pack_date, result_number, result_of, unpack_date};
pub use tally::Tally;
