//! Writing the files.

use super::content::ExportContent;
use super::format::ExportFormat;
use crate::board::BoardLook;
use crate::board::skins::Skins;
use narabe_art::pictures::{
    AnimationFormat, MAX_ANIMATED_PIXELS, Numbers, PictureStyle, SvgWords, Timing, game_animation,
    position_png, position_svg,
};
use narabe_notation::{BoardSigns, LossReport, WriteOptions, draw_board, write_games};

/// The sides of pictures that are offered, in pixels.
pub const PICTURE_SIZES: [u32; 4] = [400, 800, 1200, 2000];
/// How many moves have numbers if only the last have.
const LAST_FEW: usize = 5;
/// The board and the stones of a plain picture, for printing.
const PLAIN_SKIN: &str = "clear";

/// Which moves of a picture have numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PictureNumbers {
    #[default]
    None,
    LastFew,
    All,
}

impl PictureNumbers {
    pub const ALL: [Self; 3] = [Self::None, Self::LastFew, Self::All];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PictureOptions {
    pub pixels: u32,
    pub numbers: PictureNumbers,
    pub coordinates: bool,
    /// Whether board and stones are plain instead of those that are chosen.
    pub plain: bool,
}

impl Default for PictureOptions {
    fn default() -> Self {
        Self {
            pixels: 800,
            numbers: PictureNumbers::default(),
            coordinates: true,
            plain: false,
        }
    }
}

pub fn picture_style(options: PictureOptions, look: &BoardLook, skins: &Skins) -> PictureStyle {
    let (board, stones, line) = if options.plain {
        (
            skins.board(PLAIN_SKIN).0,
            skins.stone_set(PLAIN_SKIN).0,
            None,
        )
    } else {
        (look.board.clone(), look.stones.clone(), look.line)
    };
    PictureStyle {
        pixels: options.pixels,
        board: board.data.clone(),
        board_picture: board.pictures[0].clone(),
        stones: stones.data.clone(),
        stone_pictures: stones.pictures.clone(),
        line,
        coordinates: options.coordinates,
        star_points: look.star_points,
        numbers: match options.numbers {
            PictureNumbers::None => Numbers::None,
            PictureNumbers::LastFew => Numbers::Last(LAST_FEW),
            PictureNumbers::All => Numbers::All,
        },
        last_move: true,
    }
}

/// A written file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exported {
    pub bytes: Vec<u8>,
    /// What the format could not hold.
    pub lost: LossReport,
}

/// Writes the content. Pictures may take a second.
///
/// # Errors
/// The reason in words.
pub fn write_export(
    content: &ExportContent,
    format: ExportFormat,
    style: &PictureStyle,
) -> Result<Exported, String> {
    if let Some(format) = format.of_games() {
        let written = write_games(format, &content.games, &WriteOptions::default());
        let written = written.map_err(|error| error.to_string())?;
        return Ok(Exported {
            bytes: written.bytes,
            lost: written.lost,
        });
    }
    let mut style = style.clone();
    if format.is_animated() {
        style.pixels = style.pixels.min(MAX_ANIMATED_PIXELS);
    }
    let words = SvgWords {
        title: content.name.clone(),
        ..SvgWords::default()
    };
    let position = content.position.as_ref();
    let animated = content.animated.as_ref();
    let animation =
        |format| animated.map(|game| game_animation(game, &style, Timing::default(), format));
    let bytes = match format {
        ExportFormat::Narabe => content.own.clone().map(String::into_bytes).map(Ok),
        ExportFormat::Moves => content
            .line_of_moves
            .clone()
            .map(String::into_bytes)
            .map(Ok),
        ExportFormat::Drawing => content
            .setup
            .as_ref()
            .map(|setup| Ok(draw_board(setup, BoardSigns::default()).into_bytes())),
        ExportFormat::Png => position.map(|position| position_png(position, &style)),
        ExportFormat::Svg => {
            position.map(|position| position_svg(position, &style, &words).map(String::into_bytes))
        }
        ExportFormat::Gif => animation(AnimationFormat::Gif),
        ExportFormat::Apng => animation(AnimationFormat::Apng),
        ExportFormat::Sgf
        | ExportFormat::Piskvork
        | ExportFormat::RenLib
        | ExportFormat::YixinDatabase => None,
    };
    let bytes = bytes.ok_or_else(|| "there is nothing to write".to_owned())?;
    Ok(Exported {
        bytes: bytes.map_err(|error| error.to_string())?,
        lost: LossReport::default(),
    })
}
