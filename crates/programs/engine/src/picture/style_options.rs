//! The style of a picture as options name it.

use clap::Args;
use narabe_art::Rgb;
use narabe_art::pictures::{MAX_PIXELS, MIN_PIXELS, Numbers, PictureStyle};
use narabe_art::skin::{
    BoardSkin, StoneSkin, parse_board, parse_line, parse_stones,
    shipped::{BOARDS, LINES, STONES, ShippedSkin, text_of},
};

use narabe_command_line::arguments::{ErrorText, OneOf, fault, ranged};

/// The options of the style.
#[derive(Args)]
pub struct StyleOptions {
    /// The side of the picture, 64-4096 (default: 800; animated at most 1200)
    #[arg(long, value_name = "N", value_parser = ranged(MIN_PIXELS..=MAX_PIXELS))]
    pixels: Option<u32>,
    /// The board (default: kaya)
    #[arg(long, value_name = "NAME", value_parser = board())]
    skin: Option<BoardSkin>,
    /// The stones (default: slate)
    #[arg(long, value_name = "NAME", value_parser = stones())]
    stones: Option<StoneSkin>,
    /// The lines: chalk, gold, indigo, ink, sepia, vermilion, or a colour like #3B2814
    #[arg(long, value_name = "NAME", value_parser = line)]
    line: Option<Rgb>,
    /// Number the moves
    #[arg(long)]
    numbers: bool,
    /// Without letters and numbers around the board
    #[arg(long)]
    no_coordinates: bool,
    /// Without the dot on the last stone
    #[arg(long)]
    no_last_move: bool,
}

impl StyleOptions {
    /// The style that the options give.
    pub fn style(&self) -> PictureStyle {
        let default = PictureStyle::default();
        PictureStyle {
            pixels: self.pixels.unwrap_or(default.pixels),
            board: self.skin.clone().unwrap_or(default.board),
            stones: self.stones.clone().unwrap_or(default.stones),
            line: self.line.or(default.line),
            numbers: if self.numbers {
                Numbers::All
            } else {
                default.numbers
            },
            coordinates: !self.no_coordinates,
            last_move: !self.no_last_move,
            ..default
        }
    }
}

fn board() -> OneOf<BoardSkin> {
    let names = BOARDS.iter().map(|(name, _)| *name);
    OneOf::new(names, |name| {
        parse_board(skin(BOARDS, name)?).map_err(fault)
    })
}

fn stones() -> OneOf<StoneSkin> {
    let names = STONES.iter().map(|(name, _)| *name);
    OneOf::new(names, |name| {
        parse_stones(skin(STONES, name)?).map_err(fault)
    })
}

fn line(name: &str) -> Result<Rgb, ErrorText> {
    match name.parse::<Rgb>() {
        Ok(colour) => Ok(colour),
        Err(error) if name.starts_with('#') => Err(error.to_string()),
        Err(_) => Ok(parse_line(skin(LINES, name)?).map_err(fault)?.colour),
    }
}

/// The text of a skin of the game.
fn skin(skins: &[ShippedSkin], id: &str) -> Result<&'static str, ErrorText> {
    text_of(skins, id).ok_or_else(|| {
        let ids: Vec<&str> = skins.iter().map(|(id, _)| *id).collect();
        format!("choose one of {}", ids.join(", "))
    })
}
