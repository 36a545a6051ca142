//! From the command line to a window.

use super::{FileToOpen, TableToOpen};
use crate::app::settings::{TEXT_SIZE, ThemeChoice};
use crate::app::shots::{self, Shots};
use crate::app::storage;
use crate::app::window::RememberWindow;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use thiserror::Error;

/// What `narabe --help` says.
pub const HELP: &str = "\
Narabe: five in a row.

Usage: narabe [OPTIONS] [FILE]

  FILE             a saved game to open

Options:
  --room           create a room for online play and print its invitation
  --join CODE      join a room by its code or invitation
  --return         return to the online match that was left
  --shots DIR      draw every screen into DIR as PNG files and exit
  --size WxH       window size in logical pixels (default: the last one, at first 1280x800)
  --theme THEME    light, dark or contrast, for --shots
  --text PERCENT   text size, 90 to 160, for --shots
  --scene TEXT     only pictures whose name contains TEXT, for --shots
  -h, --help       print this help
  -V, --version    print the version";

/// How the program ends when its command line makes no sense or cannot be followed.
pub const BAD_INPUT: u8 = 2;
/// How it ends when there is no display to open a window on.
const NO_DISPLAY: u8 = 1;
/// The window's first size and its smallest, in logical pixels.
const SIZE: UVec2 = UVec2::new(1280, 800);
const SMALLEST: UVec2 = UVec2::new(320, 320);
/// The size of texts that nobody has changed, in per cent.
const PLAIN_TEXT: u16 = 100;
/// Sizes beyond this are no windows.
const LARGEST_SIDE: u32 = 16_384;

/// What to start.
#[derive(Debug, Clone, PartialEq)]
pub struct Launch {
    /// A saved game to open.
    pub file: Option<PathBuf>,
    /// A table between two machines to open.
    pub table: TableToOpen,
    /// The window's size; nothing for the one that it had.
    pub size: Option<UVec2>,
    /// Draw pictures of the screens instead of playing.
    pub shots: Option<Shots>,
}

/// What the command line asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    Play(Launch),
    /// Print this and end.
    Say(String),
}

/// A command line that cannot be followed.
#[derive(Debug, Error)]
pub enum LaunchError {
    #[error("{0}")]
    Arguments(#[from] lexopt::Error),
    #[error("`{0}` is not a size; write it as 1280x800, each side from 1 to {LARGEST_SIDE}")]
    Size(String),
    #[error("`{0}` is not a theme; choose light, dark or contrast")]
    Theme(String),
    #[error("`{0}` is not a text size; choose {least} to {most} per cent", least = TEXT_SIZE.start(), most = TEXT_SIZE.end())]
    Text(String),
    #[error("only one saved game can be opened at a time; `{0}` is a second one")]
    SecondFile(String),
}

/// Reads the command line.
///
/// # Errors
/// When an option is unknown or its value makes no sense.
pub fn parse(mut arguments: lexopt::Parser) -> Result<Command, LaunchError> {
    use lexopt::prelude::*;
    let mut launch = Launch {
        file: None,
        table: TableToOpen::None,
        size: None,
        shots: None,
    };
    let (mut folder, mut theme, mut text_size) = (None, ThemeChoice::Light, PLAIN_TEXT);
    let mut scene = String::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("room") => launch.table = TableToOpen::Room,
            Long("join") => launch.table = TableToOpen::Join(arguments.value()?.string()?),
            Long("return") => launch.table = TableToOpen::Return,
            Long("shots") => folder = Some(PathBuf::from(arguments.value()?)),
            Long("size") => launch.size = Some(size_from(&arguments.value()?.string()?)?),
            Long("theme") => theme = theme_from(&arguments.value()?.string()?)?,
            Long("text") => text_size = text_size_from(&arguments.value()?.string()?)?,
            Long("scene") => scene = arguments.value()?.string()?,
            Short('h') | Long("help") => return Ok(Command::Say(HELP.into())),
            Short('V') | Long("version") => {
                return Ok(Command::Say(format!(
                    "narabe {}",
                    env!("CARGO_PKG_VERSION")
                )));
            }
            Value(path) if launch.file.is_none() => launch.file = Some(path.into()),
            Value(path) => {
                return Err(LaunchError::SecondFile(path.to_string_lossy().into_owned()));
            }
            other => return Err(other.unexpected().into()),
        }
    }
    launch.shots = folder.map(|folder| Shots {
        folder,
        theme,
        text_size,
        scene,
    });
    Ok(Command::Play(launch))
}

fn size_from(text: &str) -> Result<UVec2, LaunchError> {
    let side = |part: &str| {
        part.parse()
            .ok()
            .filter(|side| (1..=LARGEST_SIDE).contains(side))
    };
    text.split_once('x')
        .and_then(|(width, height)| Some(UVec2::new(side(width)?, side(height)?)))
        .ok_or_else(|| LaunchError::Size(text.into()))
}

fn theme_from(text: &str) -> Result<ThemeChoice, LaunchError> {
    match text {
        "light" => Ok(ThemeChoice::Light),
        "dark" => Ok(ThemeChoice::Dark),
        "contrast" => Ok(ThemeChoice::HighContrast),
        _ => Err(LaunchError::Theme(text.into())),
    }
}

fn text_size_from(text: &str) -> Result<u16, LaunchError> {
    text.parse()
        .ok()
        .filter(|size| TEXT_SIZE.contains(size))
        .ok_or_else(|| LaunchError::Text(text.into()))
}

fn make_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|fault| {
        format!(
            "--shots {}: the folder cannot be created: {fault}",
            folder.display()
        )
    })
}

/// Opens the window and plays until it closes.
pub fn run(launch: Launch) -> ExitCode {
    if let Some(Shots { folder, .. }) = &launch.shots
        && let Err(fault) = make_folder(folder)
    {
        eprintln!("narabe: {fault}");
        return ExitCode::from(BAD_INPUT);
    }
    let mut app = App::new();
    let size = launch.size.unwrap_or(SIZE);
    let remembers = launch.size.is_none() && launch.shots.is_none();
    let window = Window {
        title: "Narabe".into(),
        name: Some("narabe".into()),
        visible: !remembers,
        resolution: WindowResolution::new(size.x, size.y),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST.x as f32,
            min_height: SMALLEST.y as f32,
            ..default()
        },
        ..default()
    };
    if let Err(fault) = add_bevy(&mut app, window) {
        eprintln!(
            "narabe: no window can be opened here; start the game on a desktop, or name its display in DISPLAY or \
             WAYLAND_DISPLAY ({fault})"
        );
        return ExitCode::from(NO_DISPLAY);
    }
    if remembers {
        app.insert_resource(RememberWindow);
    }
    app.insert_resource(FileToOpen(launch.file))
        .insert_resource(launch.table);
    if let Some(shots) = launch.shots {
        shots::prepare(&mut app, shots);
    }
    app.add_plugins(crate::app::plugin);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Bevy panics where it finds no display, and has no other way to tell. What it says then comes back as words.
fn add_bevy(app: &mut App, window: Window) -> Result<(), String> {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let added = panic::catch_unwind(AssertUnwindSafe(|| {
        app.add_plugins(super::bevy_plugins(window, assets_folder()));
    }));
    panic::set_hook(hook);
    added.map_err(|said| match said.downcast::<String>() {
        Ok(words) => *words,
        Err(said) => said
            .downcast::<&str>()
            .map_or_else(|_| "no reason is given".into(), |words| (*words).into()),
    })
}

/// Where the assets lie: where the program finds them, or where they were when it was built.
fn assets_folder() -> String {
    let built = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
    let folder = storage::shipped().unwrap_or_else(built);
    folder.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Command, LaunchError> {
        parse(lexopt::Parser::from_args(arguments))
    }

    #[test]
    fn pictures_go_into_a_folder_that_did_not_exist() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("deep/down");
        make_folder(&folder).unwrap();
        assert!(folder.is_dir());
        let file = folder.join("file");
        fs::write(&file, "").unwrap();
        let fault = make_folder(&file).unwrap_err();
        assert!(fault.contains("file"), "{fault}");
    }

    #[test]
    fn a_file_is_opened() {
        let Ok(Command::Play(launch)) = read(&["game.narabe"]) else {
            panic!("a file can be opened")
        };
        assert_eq!(launch.file, Some("game.narabe".into()));
        assert_eq!(launch.shots, None);
    }

    #[test]
    fn pictures_have_a_size_a_theme_and_a_size_of_texts() {
        let Ok(Command::Play(launch)) = read(&[
            "--shots", "out", "--size", "390x844", "--theme", "dark", "--text", "160", "--scene",
            "opening",
        ]) else {
            panic!("pictures can be asked for")
        };
        assert_eq!(launch.size, Some(UVec2::new(390, 844)));
        assert_eq!(
            launch.shots,
            Some(Shots {
                folder: "out".into(),
                theme: ThemeChoice::Dark,
                text_size: 160,
                scene: "opening".into(),
            })
        );
    }

    #[test]
    fn nonsense_is_named_in_the_message() {
        for arguments in [
            &["--size", "0x5"][..],
            &["--size", "wide"],
            &["--theme", "mauve"],
            &["--text", "300"],
            &["a", "b"],
            &["--fast"],
        ] {
            let fault = read(arguments).expect_err("nonsense").to_string();
            let bad = arguments.last().expect("some argument");
            assert!(
                fault.contains(bad.trim_start_matches('-')),
                "{arguments:?}: {fault}"
            );
        }
    }
}
