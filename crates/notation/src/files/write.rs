//! The one way out: games in any format that is written.

use std::borrow::Cow;

use super::plain_lists::write_lists;
use crate::game_file::{
    Format, LossKind, LossReport, ReadGame, WriteError, WriteOptions, WrittenFile,
};
use crate::{own_texts, psq, renlib, sgf, yixin_database};

/// Writes games. Of several, formats of one game hold the first.
///
/// ```
/// use narabe_notation::{Format, ReadOptions, WriteOptions, read_games, write_games};
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
    let holds_many = matches!(
        format,
        Format::Sgf | Format::YixinDatabase | Format::Offsets | Format::PosLines
    );
    if !holds_many {
        lost.lose_many(LossKind::FurtherGames, games.len() - 1);
    }
    let bytes = match format {
        Format::Sgf => sgf::write(games, &mut lost).into_bytes(),
        Format::RenLib => {
            renlib::write(&alternating(first, &mut lost), options.encoding, &mut lost)?
        }
        Format::Psq => psq::write(first, &mut lost)?.into_bytes(),
        Format::YixinDatabase => yixin_database::write(games, &mut lost)?,
        Format::Offsets | Format::PosLines => write_lists(format, games, &mut lost)?.into_bytes(),
        Format::Moves | Format::Coordinates => {
            write_lists(format, std::slice::from_ref(first), &mut lost)?.into_bytes()
        }
        Format::Board => own_texts::write_board(first, &mut lost).into_bytes(),
        Format::Link => {
            own_texts::write_link_or_text(&alternating(first, &mut lost), &mut lost)?.into_bytes()
        }
        other => return Err(WriteError::ReadOnly(other)),
    };
    Ok(WrittenFile { bytes, lost })
}

/// A game for formats in which no point is played twice and the sides alternate.
fn alternating<'a>(game: &'a ReadGame, lost: &mut LossReport) -> Cow<'a, ReadGame> {
    if game.tree.odd_moves().next().is_none() {
        return Cow::Borrowed(game);
    }
    let (tree, left_out) = game.tree.alternating();
    lost.lose_many(LossKind::OccupiedPoints, left_out);
    Cow::Owned(ReadGame {
        tree,
        ..game.clone()
    })
}
