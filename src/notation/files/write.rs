//! The one way out: games in any format that is written.

use encoding_rs::Encoding;
use thiserror::Error;

use super::format::Format;
use super::loss_report::{LossKind, LossReport};
use super::reading::ReadGame;
use crate::notation::game_info::GameInfo;
use crate::notation::game_tree::TreeNode;
use crate::notation::{lists, own_texts, psq, renlib, sgf};
use crate::rules::{BoardSize, Move, Point, Side};

/// Why games are not written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The format is only read.
    #[error("{} is only read: choose another format to write", .0.name())]
    ReadOnly(Format),
    /// The format has no board of this size.
    #[error("{} cannot hold a {size}×{size} board: choose another format", .0.name(), size = .1.get())]
    Size(Format, BoardSize),
    /// The format always starts from an empty board with Black to move.
    #[error("{} cannot start from a position that was set up: choose SGF", .0.name())]
    Setup(Format),
    /// The rule does not allow what the format must hold.
    #[error("{name} cannot hold this game: {1}", name = .0.name())]
    Game(Format, String),
    /// There is no game.
    #[error("there is no game to write")]
    Empty,
}

/// How games are written.
#[derive(Clone, Copy, Debug, Default)]
pub struct WriteOptions {
    /// The character set of formats that have no fixed one: libraries of RenLib, which are UTF-8 otherwise.
    pub encoding: Option<&'static Encoding>,
}

/// The content of a file, and what it could not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFile {
    /// The content.
    pub bytes: Vec<u8>,
    /// What was lost.
    pub lost: LossReport,
}

/// Writes games. Of several, formats of one game hold the first.
///
/// ```
/// use narabe::notation::{Format, ReadOptions, WriteOptions, read_games, write_games};
///
/// let file = read_games("a.sgf", b"(;SZ[15];B[hh]C[centre];W[ig])", &ReadOptions::default())?;
/// let written = write_games(Format::Psq, &file.games, &WriteOptions::default())?;
/// assert_eq!(written.bytes, b"Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\n9,7,0\r\n-1\r\n");
/// assert_eq!(written.lost.lines(), ["1 comment was left out"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`WriteError`] if the format is only read or cannot hold the game.
pub fn write_games(
    format: Format,
    games: &[ReadGame],
    options: &WriteOptions,
) -> Result<WrittenFile, WriteError> {
    let first = games.first().ok_or(WriteError::Empty)?;
    let mut lost = LossReport::default();
    let holds_many = matches!(format, Format::Sgf | Format::Offsets | Format::PosLines);
    if !holds_many {
        lost.lose_many(LossKind::FurtherGames, games.len() - 1);
    }
    let bytes = match format {
        Format::Sgf => sgf::write(games, &mut lost).into_bytes(),
        Format::RenLib => renlib::write(first, options.encoding, &mut lost)?,
        Format::Psq => psq::write(first, &mut lost)?.into_bytes(),
        Format::Offsets => lists::write_offsets(games, &mut lost)?.into_bytes(),
        Format::PosLines => lists::write_pos_lines(games, &mut lost)?.into_bytes(),
        Format::Moves => lists::write_moves(first, &mut lost)?.into_bytes(),
        Format::Coordinates => lists::write_coordinates(first, &mut lost)?.into_bytes(),
        Format::Board => own_texts::write_board(first, &mut lost)?.into_bytes(),
        Format::Link => own_texts::write_link_or_text(first, &mut lost)?.into_bytes(),
        other => return Err(WriteError::ReadOnly(other)),
    };
    Ok(WrittenFile { bytes, lost })
}

/// The stones of the main line, for formats that hold nothing else. Counted as lost is all the rest; names are not, which
/// some of these formats hold.
pub(in crate::notation) fn main_stones(
    game: &ReadGame,
    format: Format,
    lost: &mut LossReport,
) -> Result<Vec<Point>, WriteError> {
    let tree = &game.tree;
    if !tree.setup().is_empty() || tree.first_to_move() == Side::White {
        return Err(WriteError::Setup(format));
    }
    let mut points = Vec::new();
    let mut is_whole = true;
    for node in tree.main_line() {
        let kind = match tree.turn(node) {
            _ if tree.side(node).is_some() => LossKind::WrongTurn,
            Some(Move::Stone(point)) => {
                points.push(point);
                continue;
            }
            Some(Move::Pass) => LossKind::Passes,
            None if tree.edits(node).next().is_some() => LossKind::SetupChanges,
            None => {
                lost.lose(LossKind::EmptyNodes);
                continue;
            }
        };
        lost.lose(kind);
        is_whole = false;
        break;
    }
    // What follows the end of the line is lost with it.
    if is_whole {
        lost.lose_many(LossKind::Variations, tree.move_count() - points.len());
    }
    for node in tree.nodes().filter(|node| tree.has_attachments(*node)) {
        count_attachments(game, node, lost);
    }
    count_details(&game.info, lost);
    let names_rule = format == Format::Link;
    lost.lose_many(
        LossKind::Details,
        usize::from(tree.rule().is_some() && !names_rule),
    );
    Ok(points)
}

/// Counts what belongs to a node as lost.
fn count_attachments(game: &ReadGame, node: TreeNode, lost: &mut LossReport) {
    let tree = &game.tree;
    lost.lose_many(
        LossKind::Comments,
        usize::from(!tree.comment(node).is_empty()),
    );
    lost.lose_many(LossKind::Glyphs, usize::from(tree.glyph(node).is_some()));
    lost.lose_many(LossKind::Properties, tree.properties(node).count());
    for (_, mark) in tree.marks(node) {
        lost.lose(match mark {
            crate::notation::TreeMark::Label(_) => LossKind::BoardTexts,
            _ => LossKind::Marks,
        });
    }
}

/// Counts the details of a game that are not its names or its rule as lost.
fn count_details(info: &GameInfo, lost: &mut LossReport) {
    let [_, _, details @ ..] = info.texts();
    let texts = details.iter().filter(|text| !text.is_empty()).count();
    let rule = usize::from(!info.rule_text.is_empty());
    let date = usize::from(info.date.is_some());
    lost.lose_many(LossKind::Details, texts - rule + date);
}
