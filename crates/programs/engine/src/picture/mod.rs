//! `picture`: a position or a game as a picture, and a position read from one.

mod read;
mod style_options;

use std::path::Path;
use std::process::ExitCode;

use clap::{Args, ValueHint};
use narabe_art::pictures::{
    AnimationFormat, PictureError, PicturePosition, SvgWords, Timing, game_animation, position_png,
    position_svg,
};
use narabe_notation::{BoardSigns, draw_board};
use narabe_rules::{Position, Setup};
use narabe_study::PastedPosition;

use crate::options::{Options, PositionOptions};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, number};
use narabe_command_line::say;
use style_options::StyleOptions;

/// A position or a game as a picture, and a position read from one
///
/// OUT ends in .png or .svg for the position, in .gif or .apng for the game move by move, in .txt for a drawing in signs. FILE is a
/// game or a position as text: moves like h8 i9, a link, or rows of a board; `-` is standard input. Exit code 1 if no grid of lines
/// was found in the picture to read.
#[derive(Args)]
#[command(
    override_usage = "narabe-engine picture [OPTIONS] [FILE] OUT
       narabe-engine picture --read PICTURE [--json]",
    after_help = "Examples:
  narabe-engine picture --moves \"h8 i9 h10\" --numbers position.png
  narabe-engine picture --skin night --stones lantern --pixels 480 game.txt game.gif
  narabe-engine picture --read screenshot.png"
)]
pub struct Picture {
    /// The game or position to read, if no option gives it, and the picture to write
    #[arg(value_names = ["FILE", "OUT"], num_args = 0..=2, value_hint = ValueHint::FilePath)]
    words: Vec<String>,
    /// Read a PNG or JPEG file: board size, stones, and the points and edges to look at
    #[arg(long, value_name = "PICTURE", value_hint = ValueHint::FilePath)]
    read: Option<String>,
    /// Show the position after N moves; an animated picture begins there
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    at: Option<usize>,
    /// The time of each move of an animated picture in milliseconds (default: 700)
    #[arg(long, value_name = "MS", value_parser = number::<u32>)]
    delay: Option<u32>,
    /// The title of an SVG file
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        default_value = "",
        hide_default_value = true
    )]
    title: String,
    #[command(flatten)]
    style: StyleOptions,
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

/// Writes or reads a picture.
pub fn run(command: &Picture) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    if let Some(path) = &command.read {
        if let Some(word) = command.words.first() {
            return Err(format!(
                "\"{word}\" is not expected with --read: see picture --help"
            ));
        }
        return read::run(path, Printer::new(options.json));
    }
    let (file, out) = match command.words.as_slice() {
        [out] => (None, out),
        [file, out, ..] => (Some(file), out),
        [] => return Err("name the picture to write, such as position.png: see --help".to_owned()),
    };
    let (position, setup) = match file {
        Some(file) => command.position_of_file(file)?,
        None => command.position_of_options()?,
    };
    let bytes = command.picture(&position, &setup, out)?;
    std::fs::write(out, &bytes).map_err(|error| format!("{out}: {error}"))?;
    let json = serde_json::json!({ "file": out, "bytes": bytes.len() });
    Printer::new(options.json).print(&json, || say!("{out}: {} bytes", bytes.len()));
    Ok(ExitCode::SUCCESS)
}

impl Picture {
    /// The file, in the format that its name ends with.
    fn picture(
        &self,
        position: &PicturePosition,
        setup: &Setup,
        out: &str,
    ) -> Result<Vec<u8>, ErrorText> {
        let style = &self.style.style();
        let last = position.last_number();
        let shown = match self.at {
            Some(at) if at > last => {
                return Err(format!(
                    "--at {at}: choose a move from 0 to {last}, the last one"
                ));
            }
            Some(moves) => position.after(moves),
            None => position.clone(),
        };
        let default = Timing::default();
        let timing = Timing {
            from: self.at.unwrap_or(0),
            per_move: self.delay.unwrap_or(default.per_move),
            ..default
        };
        let words = SvgWords {
            title: self.title.clone(),
            description: String::new(),
        };
        let extension = Path::new(out)
            .extension()
            .and_then(|ending| ending.to_str());
        let made: Result<Vec<u8>, PictureError> = match extension {
            Some("png") => position_png(&shown, style),
            Some("svg") => position_svg(&shown, style, &words).map(String::into_bytes),
            Some("gif") => game_animation(position, style, timing, AnimationFormat::Gif),
            Some("apng") => game_animation(position, style, timing, AnimationFormat::Apng),
            Some("txt") => Ok(draw_board(&after(setup, &shown), BoardSigns::Discs).into_bytes()),
            _ => {
                return Err(format!(
                    "{out}: choose a name that ends in .png, .svg, .gif, .apng or .txt"
                ));
            }
        };
        made.map_err(|error| format!("{out}: {error}"))
    }
}

/// The set-up with the stones that are shown.
fn after(setup: &Setup, shown: &PicturePosition) -> Setup {
    let mut after = Setup::new(setup.rule(), setup.size());
    for stone in shown.stones() {
        // They are stones of the set-up.
        let placed = after.place(stone.point, stone.side);
        debug_assert!(placed.is_ok());
    }
    if shown.stones().len() == setup.stones().len() {
        after.set_to_move(setup.to_move());
    }
    after
}

fn of_game(game: &Position) -> (PicturePosition, Setup) {
    (game.into(), game.into())
}

impl Picture {
    fn position_of_options(&self) -> Result<(PicturePosition, Setup), ErrorText> {
        if let Some(moves) = &self.position.moves {
            return self.options.game(moves).map(|game| of_game(&game));
        }
        let setup = self.position.setup(&self.options)?;
        Ok(((&setup).into(), setup))
    }

    fn position_of_file(&self, path: &str) -> Result<(PicturePosition, Setup), ErrorText> {
        if self.position.moves.is_some() || self.position.board.is_some() {
            return Err(format!(
                "{path}: --moves and --board give a position too: use one of them"
            ));
        }
        let text = read::text(path)?;
        let error = |error: &dyn std::fmt::Display| format!("{path}: {error}");
        let (rule, size) = (self.options.rule(), self.options.size());
        let pasted = PastedPosition::parse(&text, rule, size).map_err(|e| error(&e))?;
        if pasted.is_order_known {
            let study = pasted.to_study().map_err(|e| error(&e))?;
            return Ok(of_game(study.record().position()));
        }
        Ok(((&pasted.setup).into(), pasted.setup))
    }
}
