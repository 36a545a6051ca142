//! Files of any format as games: our own saves, which only these rooms know, and those of other programs.
//!
//! ```
//! use narabe_matches::read_any;
//! use narabe_notation::{Format, ReadEvent, ReadOptions};
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::{SavedStudy, Study};
//! use std::ops::ControlFlow;
//!
//! let saved = SavedStudy::encode(&Study::new(Rule::Renju, BoardSize::DEFAULT))?;
//! let mut rules = Vec::new();
//! let format = read_any("a.narabe", saved.as_bytes(), &ReadOptions::default(), &mut |event| {
//!     if let ReadEvent::Game(game) = event {
//!         rules.push(game.tree.rule());
//!     }
//!     ControlFlow::Continue(())
//! })?;
//! assert_eq!((format, rules), (Format::Narabe, vec![Some(Rule::Renju)]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::ops::ControlFlow;

use super::any_saved_match::AnySavedMatch;
use narabe_notation::{
    Format, ReadError, ReadEvent, ReadFault, ReadGame, ReadOptions, SavedError, Taker,
    is_saved_file, read_each,
};
use narabe_study::{SavedStudy, Study, game_of_study};

/// Reads a file of any format, also a study or a game of ours, and hands over its games one by one. `take` can stop the
/// reading. Returns the format.
///
/// # Errors
/// [`ReadError`] if nothing can be read, with the place and the reason. Single games of many are skipped instead.
pub fn read_any(
    name: &str,
    bytes: &[u8],
    options: &ReadOptions,
    take: Taker<'_>,
) -> Result<Format, ReadError> {
    let is_own = options.format.is_none_or(|format| format == Format::Narabe);
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    if !is_own || !is_saved_file(text) {
        return read_each(name, bytes, options, take);
    }
    let mut game = own_game(text)?;
    game.tree.flip(options.flip);
    match take(ReadEvent::Game(Box::new(game))) {
        ControlFlow::Continue(()) => Ok(Format::Narabe),
        ControlFlow::Break(()) => Err(ReadFault::Stopped.into()),
    }
}

/// The game of a saved study or match.
fn own_game(text: &str) -> Result<ReadGame, ReadFault> {
    let fault = |error: SavedError| ReadFault::Text(error.to_string());
    match SavedStudy::decode(text) {
        Ok(study) => return Ok(game_of_study(&study)),
        Err(SavedError::Foreign) => {}
        Err(other) => return Err(fault(other)),
    }
    let saved = AnySavedMatch::decode(text).map_err(fault)?;
    let summary = saved.summary();
    let AnySavedMatch::OneBoard(saved) = saved else {
        let reason = "a game on twin boards has no tree of moves: open it as a game";
        return Err(ReadFault::Unknown(reason));
    };
    let mut study = Study::of_game(saved.record().clone());
    let names = [summary.black, 1 - summary.black];
    study.set_names(names.map(|index| summary.config.players[index].name.clone()));
    Ok(game_of_study(&study))
}
