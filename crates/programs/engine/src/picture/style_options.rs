//! The style of a picture as options name it.

use narabe_art::Rgb;
use narabe_art::pictures::{MAX_PIXELS, MIN_PIXELS, PictureStyle};
use narabe_art::skin::{
    parse_board, parse_line, parse_stones,
    shipped::{BOARDS, LINES, STONES, ShippedSkin, text_of},
};

use narabe_command_line::arguments::{ErrorText, fault, ranged, value};

/// The style of the picture.
#[derive(Default)]
pub struct StyleOptions {
    pub style: PictureStyle,
}

impl StyleOptions {
    /// Takes an option of the style; false if it is none.
    pub fn take(&mut self, name: &str, parser: &mut lexopt::Parser) -> Result<bool, ErrorText> {
        match name {
            "pixels" => self.style.pixels = ranged(parser, name, MIN_PIXELS..=MAX_PIXELS)?,
            "skin" => {
                let text = skin(name, BOARDS, &value::<String>(parser, name)?)?;
                self.style.board = parse_board(text).map_err(fault)?;
            }
            "stones" => {
                let text = skin(name, STONES, &value::<String>(parser, name)?)?;
                self.style.stones = parse_stones(text).map_err(fault)?;
            }
            "line" => {
                let line: String = value(parser, name)?;
                self.style.line = Some(match line.parse::<Rgb>() {
                    Ok(colour) => colour,
                    Err(error) if line.starts_with('#') => return Err(format!("--line: {error}")),
                    Err(_) => parse_line(skin(name, LINES, &line)?).map_err(fault)?.colour,
                });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// The text of a skin of the game.
fn skin(option: &str, skins: &[ShippedSkin], id: &str) -> Result<&'static str, ErrorText> {
    text_of(skins, id).ok_or_else(|| {
        let ids: Vec<&str> = skins.iter().map(|(id, _)| *id).collect();
        format!("--{option} {id}: choose one of {}", ids.join(", "))
    })
}
