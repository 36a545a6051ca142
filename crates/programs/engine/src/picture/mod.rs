//! `picture`: a position or a game as a picture, and a position read from one.

mod read;
mod style_options;

use std::path::Path;
use std::process::ExitCode;

use lexopt::ValueExt as _;
use narabe_art::pictures::{
    AnimationFormat, Numbers, PictureError, PicturePosition, SvgWords, Timing, game_animation,
    position_png, position_svg,
};
use narabe_notation::{BoardSigns, draw_board};
use narabe_rules::{Position, Setup};
use narabe_study::PastedPosition;

use crate::options::{Argument, Help, Options};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, fault, number, value};
use narabe_command_line::say;
use style_options::StyleOptions;

const HELP: Help = Help {
    own: "\
narabe-engine picture [OPTIONS] [FILE] OUT: a position as a picture, or a game as an animated one
narabe-engine picture --read PICTURE [--json]: the position that a picture shows

OUT ends in .png or .svg for the position, in .gif or .apng for the game move by move, in .txt for a drawing in signs.
FILE is a game or a position as text: moves like h8 i9, a link, or rows of a board; `-` is standard input.
Exit code 1 if no grid of lines was found in the picture to read.

Options:
  --read PICTURE     read a PNG or JPEG file: board size, stones, and the points and edges to look at
  --pixels N         the side of the picture, 64-4096 (default 800; animated at most 1200)
  --skin NAME        the board: celadon, clear, hinoki, kaya (default), night, paper, tatami or walnut
  --stones NAME      the stones: brush, clear, ebony, jade, kintsugi, lantern, slate (default) or yunzi
  --line NAME        the lines: chalk, gold, indigo, ink, sepia, vermilion, or a colour like #3B2814
  --numbers          number the moves
  --at N             show the position after N moves; an animated picture begins there
  --no-coordinates   without letters and numbers around the board
  --no-last-move     without the dot on the last stone
  --delay MS         the time of each move of an animated picture (default 700)
  --title TEXT       the title of an SVG file",
    position: true,
    examples: &[
        "picture --moves \"h8 i9 h10\" --numbers position.png",
        "picture --skin night --stones lantern --pixels 480 game.txt game.gif",
        "picture --read screenshot.png",
    ],
};

/// The values of the options of `picture`.
#[derive(Default)]
struct Request {
    words: Vec<String>,
    read: Option<String>,
    style_options: StyleOptions,
    at: Option<usize>,
    timing: Timing,
    title: String,
}

/// Writes or reads a picture.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, ErrorText> {
    let mut request = Request::default();
    let options = Options::read(parser, &HELP, |argument, parser| {
        request.take(&argument, parser)
    })?;
    if let Some(path) = &request.read {
        if let Some(word) = request.words.first() {
            return Err(Argument::Word(word).unknown());
        }
        return read::run(path, Printer::new(options.json));
    }
    let (file, out) = match request.words.as_slice() {
        [out] => (None, out),
        [file, out] => (Some(file), out),
        [] => return Err("name the picture to write, such as position.png: see --help".to_owned()),
        [_, _, word, ..] => return Err(Argument::Word(word).unknown()),
    };
    let (position, setup) = match file {
        Some(file) => from_file(file, &options)?,
        None => from_options(&options)?,
    };
    let bytes = request.picture(&position, &setup, out)?;
    std::fs::write(out, &bytes).map_err(|error| format!("{out}: {error}"))?;
    let json = serde_json::json!({ "file": out, "bytes": bytes.len() });
    Printer::new(options.json).print(&json, || say!("{out}: {} bytes", bytes.len()));
    Ok(ExitCode::SUCCESS)
}

impl Request {
    fn take(
        &mut self,
        argument: &Argument<'_>,
        parser: &mut lexopt::Parser,
    ) -> Result<(), ErrorText> {
        match argument {
            Argument::Word(word) => self.words.push((*word).to_owned()),
            Argument::Option("read") => {
                let path = parser.value().map_err(fault)?;
                self.read = Some(path.string().map_err(fault)?);
            }
            Argument::Option(name @ "at") => self.at = Some(number(parser, name)?),
            Argument::Option(name @ "delay") => self.timing.per_move = number(parser, name)?,
            Argument::Option(name @ "title") => self.title = value(parser, name)?,
            Argument::Option("numbers") => self.style_options.style.numbers = Numbers::All,
            Argument::Option("no-coordinates") => self.style_options.style.coordinates = false,
            Argument::Option("no-last-move") => self.style_options.style.last_move = false,
            Argument::Option(name) => {
                if !self.style_options.take(name, parser)? {
                    return Err(argument.unknown());
                }
            }
        }
        Ok(())
    }

    /// The file, in the format that its name ends with.
    fn picture(
        &self,
        position: &PicturePosition,
        setup: &Setup,
        out: &str,
    ) -> Result<Vec<u8>, ErrorText> {
        let style = &self.style_options.style;
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
        let timing = Timing {
            from: self.at.unwrap_or(0),
            ..self.timing
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

fn from_options(options: &Options) -> Result<(PicturePosition, Setup), ErrorText> {
    if let Some(moves) = options.moves() {
        return options.game(moves).map(|game| of_game(&game));
    }
    let setup = options.setup()?;
    Ok(((&setup).into(), setup))
}

fn from_file(path: &str, options: &Options) -> Result<(PicturePosition, Setup), ErrorText> {
    if options.moves().is_some() || options.has_board() {
        return Err(format!(
            "{path}: --moves and --board give a position too: use one of them"
        ));
    }
    let text = read::text(path)?;
    let error = |error: &dyn std::fmt::Display| format!("{path}: {error}");
    let pasted = PastedPosition::parse(&text, options.rule, options.size).map_err(|e| error(&e))?;
    if pasted.is_order_known {
        let study = pasted.to_study().map_err(|e| error(&e))?;
        return Ok(of_game(study.record().position()));
    }
    Ok(((&pasted.setup).into(), pasted.setup))
}
