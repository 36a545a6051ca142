//! What a file holds: a study or a game of our own, one game of any format, many games, or a picture of a board.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use narabe_art::board_reader::{BoardReading, read_board};
use narabe_art::decode_picture;
use narabe_learn::practice::Practice;
use narabe_learn::puzzles::is_puzzle;
use narabe_library::LIBRARY_PROPERTY;
use narabe_matches::{AnySavedMatch, IMPORT_SIZE_LIMIT, ImportError};
use narabe_notation::{
    Format, LossReport, Oddity, ReadError, ReadEvent, ReadFault, ReadGame, ReadOptions,
    RenLibIndex, SavedError, TextOptions, TreeNode, read_each,
};
use narabe_rules::{BoardSize, Rule};
use narabe_study::{STUDY_SIZE_LIMIT, SavedStudy, Study, StudyFindings, game_of_study};

/// What a file holds.
#[derive(Clone, Debug, PartialEq)]
pub enum FileContents {
    /// A study of ours, with what was found in it.
    Study(Box<(Study, StudyFindings)>),
    /// A game of ours.
    Match(Box<AnySavedMatch>),
    /// One game of another format.
    Game(Box<ReadGame>, Format),
    /// A board in a picture.
    Picture(Box<BoardReading>),
    /// Several games, or a backup of the library.
    Many,
}

/// How a file is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Defaults {
    /// The rule of lists of moves and drawn boards that do not say it; other formats have a usual rule of their own.
    pub rule: Rule,
    /// The size of the board where the file does not say it.
    pub size: BoardSize,
    /// The most moves that a game may have, where memory is scarce.
    pub most_moves: Option<usize>,
    /// The most moves of a library of RenLib that is opened as a whole; of a larger one a branch is chosen.
    pub most_branch_moves: Option<usize>,
    /// The character set that was chosen, and the language of the user.
    pub texts: TextOptions,
}

/// Why a file cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It is a file of ours and cannot be used.
    #[error(transparent)]
    Own(#[from] ImportError),
    /// Nothing can be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The game has more moves than fit into the memory.
    #[error("it has {moves} moves, and here there is memory for {most}")]
    TooLarge {
        /// The moves of the game.
        moves: usize,
        /// The most that a game may have.
        most: usize,
    },
    /// The picture, the file itself or the game in it cannot be used, for this reason.
    #[error("{reason}")]
    Other {
        /// Why.
        reason: String,
        /// Whether nothing in the file looks like a game.
        is_foreign: bool,
    },
}

impl OpenError {
    /// An error in these words, of a file that may hold a game.
    pub const fn other(reason: String) -> Self {
        let is_foreign = false;
        Self::Other { reason, is_foreign }
    }

    /// Whether nothing in it looks like a game.
    pub const fn is_foreign(&self) -> bool {
        match self {
            Self::Own(ImportError::File(SavedError::Foreign)) => true,
            Self::Read(error) => matches!(error.fault, ReadFault::Unknown(_) | ReadFault::Empty),
            Self::Other { is_foreign, .. } => *is_foreign,
            _ => false,
        }
    }
}

impl Defaults {
    /// The rule of a game, unless its format has a usual one.
    pub fn rule_of(&self, game: &ReadGame, format: Format) -> Option<Rule> {
        let is_bare = matches!(
            format,
            Format::Moves | Format::Coordinates | Format::Board | Format::Json
        );
        game.tree.rule().or(is_bare.then_some(self.rule))
    }
}

/// What a file holds, or the index of a large library and the most moves of a branch.
#[derive(Debug)]
pub(super) enum Looked {
    Contents(FileContents),
    Large(Box<RenLibIndex>, usize),
}

/// Looks at a file. Only the first two of several games are read. `watch` gets the number of bytes read and of all bytes, and can stop
/// it. A [`FileSession`](super::FileSession) keeps a large library in place of refusing it.
///
/// # Errors
/// [`OpenError`] if there is nothing in it to open.
pub fn open(
    name: &str,
    bytes: &[u8],
    defaults: &Defaults,
    watch: Watch<'_>,
) -> Result<FileContents, OpenError> {
    match look(name, bytes, defaults, watch)? {
        Looked::Contents(found) => Ok(found),
        Looked::Large(index, most) => {
            let moves = index.move_count();
            Err(OpenError::TooLarge { moves, most })
        }
    }
}

/// Takes the number of bytes read and of all bytes, and can stop the reading.
type Watch<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

/// The same with the index of a large library.
pub(super) fn look(
    name: &str,
    bytes: &[u8],
    defaults: &Defaults,
    watch: Watch<'_>,
) -> Result<Looked, OpenError> {
    if is_picture(bytes) {
        let picture = decode_picture(bytes).map_err(|error| OpenError::other(error.to_string()))?;
        let reading = read_board(&picture).map_err(|error| OpenError::other(error.to_string()))?;
        return Ok(Looked::Contents(FileContents::Picture(Box::new(reading))));
    }
    match open_own(bytes) {
        Ok(Some(own)) => Ok(Looked::Contents(own)),
        Ok(None) => look_at_games(name, bytes, defaults, watch),
        // The words of our own form say more, unless the file is of another format after all.
        Err(own) => look_at_games(name, bytes, defaults, watch).map_err(|_| own.into()),
    }
}

/// Whether a file begins as a PNG or a JPEG picture.
fn is_picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"\xFF\xD8\xFF")
}

/// A study or a game of our own; none if the file is of another format.
///
/// # Errors
/// If it is one and cannot be used.
pub fn open_own(bytes: &[u8]) -> Result<Option<FileContents>, ImportError> {
    let is_within = |limit| u64::try_from(bytes.len()).is_ok_and(|length| length <= limit);
    let text = std::str::from_utf8(bytes).ok();
    let Some(text) = text.filter(|_| is_within(STUDY_SIZE_LIMIT)) else {
        return Ok(None);
    };
    if let Ok(opened) = SavedStudy::decode_with_findings(text.trim()) {
        return Ok(Some(FileContents::Study(Box::new(opened))));
    }
    if !is_within(IMPORT_SIZE_LIMIT) {
        return Ok(None);
    }
    match AnySavedMatch::import(text) {
        Ok(saved) => Ok(Some(FileContents::Match(Box::new(saved)))),
        Err(ImportError::File(SavedError::Foreign)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// A study or a game of our own as a game for the library, or why there is none; none if the file is of another format.
pub(super) fn own_game(bytes: &[u8]) -> Option<Result<ReadGame, String>> {
    match open_own(bytes) {
        Ok(Some(FileContents::Study(opened))) => Some(Ok(game_of_study(&opened.0))),
        Ok(Some(FileContents::Match(saved))) => Some(match study_of(&saved) {
            Some(study) => Ok(game_of_study(&study)),
            None => Err("a game on twin boards is opened alone".to_owned()),
        }),
        _ if is_picture(bytes) => Some(Err("a picture of a board is opened alone".to_owned())),
        _ => None,
    }
}

/// A study of a game on one board, with the names that persons were given; none of a game on twin boards.
pub fn study_of(saved: &AnySavedMatch) -> Option<Study> {
    let summary = saved.summary();
    let AnySavedMatch::OneBoard(saved) = saved else {
        return None;
    };
    let mut study = Study::of_game(saved.record().clone());
    let names = [summary.black, 1 - summary.black];
    let players = names.map(|index| &summary.config.players[index]);
    study.set_names(players.map(|player| player.name.clone()));
    study.set_computers(players.map(|player| player.seat.is_computer()));
    Some(study)
}

fn look_at_games(
    name: &str,
    bytes: &[u8],
    defaults: &Defaults,
    watch: Watch<'_>,
) -> Result<Looked, OpenError> {
    let options = ReadOptions {
        size: Some(defaults.size),
        encoding: defaults.texts.given,
        language: defaults.texts.language,
        most_moves: defaults.most_branch_moves,
        ..ReadOptions::default()
    };
    let (mut first, mut large, mut is_many) = (None, None, false);
    let (mut fault, mut not_read) = (None, LossReport::default());
    let read = read_each(name, bytes, &options, &mut |event| match event {
        ReadEvent::Game(game) if first.is_none() && !is_backup(&game) => {
            first = Some(game);
            ControlFlow::Continue(())
        }
        ReadEvent::Game(_) | ReadEvent::Kept { .. } => {
            is_many = true;
            ControlFlow::Break(())
        }
        ReadEvent::Large(index) => {
            large = Some(index);
            ControlFlow::Continue(())
        }
        ReadEvent::Skipped(error) => {
            fault.get_or_insert_with(|| error.clone());
            not_read.note(Oddity::not_read(error));
            ControlFlow::Continue(())
        }
        ReadEvent::Entry(_) => ControlFlow::Continue(()),
        ReadEvent::Progress { done, total } => watch(done, total),
    });
    if is_many {
        return Ok(Looked::Contents(FileContents::Many));
    }
    let format = read?;
    if let (Some(index), Some(most)) = (large, defaults.most_branch_moves) {
        return Ok(Looked::Large(index, most));
    }
    let Some(mut game) = first else {
        return Err(fault.unwrap_or_else(|| ReadFault::Empty.into()).into());
    };
    game.lost.extend(&not_read);
    checked(game, format, defaults.most_moves).map(Looked::Contents)
}

fn checked(
    game: Box<ReadGame>,
    format: Format,
    most_moves: Option<usize>,
) -> Result<FileContents, OpenError> {
    let moves = game.tree.node_count() - 1;
    match most_moves.filter(|&most| moves > most) {
        Some(most) => Err(OpenError::TooLarge { moves, most }),
        None => Ok(FileContents::Game(game, format)),
    }
}

/// Whether a game comes from a backup: of a library, or of what was practised; or is a puzzle, which backups have as well.
pub fn is_backup(game: &ReadGame) -> bool {
    let mut properties = game.tree.properties(TreeNode::ROOT);
    properties.any(|(name, _)| name == LIBRARY_PROPERTY)
        || Practice::is_in(&game.tree)
        || is_puzzle(&game.tree)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_notation::{GameInfo, GameTree, WriteOptions, parse_move_list, write_games};

    fn opened(
        name: &str,
        text: &str,
        most_moves: Option<usize>,
    ) -> Result<FileContents, OpenError> {
        let defaults = Defaults {
            most_moves,
            ..Defaults::default()
        };
        open(name, text.as_bytes(), &defaults, &mut |_, _| {
            ControlFlow::Continue(())
        })
    }

    #[test]
    fn one_game_is_a_game_and_two_are_many() {
        let game = "(;SZ[15];B[hh];W[ig])";
        let found = opened("a.sgf", game, None).unwrap();
        assert!(
            matches!(found, FileContents::Game(_, Format::Sgf)),
            "{found:?}"
        );
        let found = opened("a.sgf", &game.repeat(2), None).unwrap();
        assert_eq!(found, FileContents::Many);
        let found = opened("a.txt", "freestyle 15: h8 i9", None).unwrap();
        assert!(matches!(found, FileContents::Match(_)), "{found:?}");
    }

    #[test]
    fn bug_what_was_not_read_beside_a_game_was_not_told() {
        let told = |name: &str, bytes: &[u8]| {
            let found = open(name, bytes, &Defaults::default(), &mut |_, _| {
                ControlFlow::Continue(())
            });
            match found {
                Ok(FileContents::Game(game, _)) => game.lost.lines(),
                other => panic!("{other:?}"),
            }
        };
        let lines = told("a.sgf", b"(;SZ[15];B[hh];W[ig])(;SZ[99];B[hh])");
        let size = "a part was not read: a board of 99×99 is not supported";
        assert!(
            lines.iter().any(|line| line.contains(size)),
            "{lines:?}: the second game"
        );
        let moves = parse_move_list("h8 i9 j10").unwrap();
        let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).unwrap();
        let games = [ReadGame::new(GameInfo::default(), tree)];
        let mut library = write_games(Format::RenLib, &games, &WriteOptions::default()).unwrap();
        library.bytes.truncate(library.bytes.len() - 1);
        let lines = told("a.lib", &library.bytes);
        let cut = "a part was not read: the file ends inside a move";
        assert!(
            lines.iter().any(|line| line.contains(cut)),
            "{lines:?}: the end of the library"
        );
    }

    #[test]
    fn a_game_with_too_many_moves_is_refused_with_both_numbers() {
        let game = "(;SZ[15];B[hh];W[ig];B[ih])";
        assert!(opened("a.sgf", game, Some(3)).is_ok());
        let error = opened("a.sgf", game, Some(2)).unwrap_err();
        assert!(error.to_string().starts_with("it has 3 moves"), "{error}");
        assert!(!error.is_foreign());
    }

    #[test]
    fn what_looks_like_no_game_is_foreign() {
        assert!(
            opened("a.txt", "milk, eggs", None)
                .unwrap_err()
                .is_foreign()
        );
        let error = opened("a.sgf", "(;SZ[99];B[hh])", None).unwrap_err();
        assert!(!error.is_foreign(), "{error}");
    }
}
