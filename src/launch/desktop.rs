//! Parses the command line and opens the window.

use super::bevy_plugins::bevy_plugins;
use super::shipped_assets;
use super::claim::claim_data;
use super::running_copy;
use crate::diagnostics::take_untold_crash;
use crate::live::online::RoomToOpen;
use crate::locale::{PSEUDO, languages};
use crate::settings::{TEXT_SIZE, ThemeChoice};
use crate::share::FilesToOpen;
use crate::shots::{self, Shots};
use crate::storage::Folders;
use crate::window::RememberWindow;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use narabe_art::colour_vision::ColourVision;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use thiserror::Error;

/// The output of `narabe --help`.
pub const HELP: &str = "\
Narabe: five in a row.

Usage: narabe [OPTIONS] [FILE]...

  FILE             games to open: saved games, SGF, Piskvork, RenLib, pictures of a board and others

Options:
  --room           create a room for online play and print its invitation
  --join CODE      join a room by its code or invitation
  --return         return to the online match that was left
  --shots DIR      draw every screen into DIR as PNG files and exit
  --size WxH       window size in logical pixels (default: the last one, at first 1280x800)
  --theme THEME    light, dark or contrast, for --shots
  --text PERCENT   text size, 90 to 200, for --shots
  --language CODE  en or another folder of assets/locales, or pseudo (a longer English), for --shots
  --overflow       also list the texts that do not fit in DIR/overflow.txt, for --shots
  --contrast       also list the texts and icons with little contrast in DIR/contrast.txt, for --shots
  --vision VISION  typical, protanopia, deuteranopia or tritanopia: how the pictures are seen, for --shots
  --scene TEXT     only pictures whose name contains TEXT, or one of several with commas, for --shots
  -h, --help       print this help
  -V, --version    print the version";

/// The name by which a desktop finds the icon and the entry of a window: the name of the desktop entry without its extension.
const APP_ID: &str = "io.github.narabe.Narabe";
/// The exit code for an invalid command line.
pub const BAD_INPUT: u8 = 2;
/// The exit code without a display.
const NO_DISPLAY: u8 = 1;
// The initial and minimum size of the window, in logical pixels.
const SIZE: UVec2 = UVec2::new(1280, 800);
const MIN_SIZE: UVec2 = UVec2::new(320, 320);
/// The default text size, in per cent.
const DEFAULT_TEXT_SIZE: u16 = 100;
/// The language of screenshots.
const LANGUAGE: &str = "en";
/// The maximum size of a window's side.
const MAX_SIDE: u32 = 16_384;

/// What to start.
#[derive(Debug, Clone, PartialEq)]
pub struct Launch {
    /// Files to open.
    pub files: Vec<PathBuf>,
    /// A room for online play to open.
    pub room: RoomToOpen,
    /// The size of the window; `None` for the last one.
    pub size: Option<UVec2>,
    /// Takes screenshots instead of playing.
    pub shots: Option<Shots>,
}

/// What the command line requests.
#[derive(Debug, Clone, PartialEq)]
pub enum Invocation {
    Play(Launch),
    /// Print this and exit.
    Print(String),
}

/// An error in the command line.
#[derive(Debug, Error)]
pub enum LaunchError {
    #[error("{0}")]
    Arguments(#[from] lexopt::Error),
    #[error("`{0}` is not a size; write it as 1280x800, each side from 1 to {MAX_SIDE}")]
    Size(String),
    #[error("`{0}` is not a theme; choose light, dark or contrast")]
    Theme(String),
    #[error("`{0}` is not a text size; choose {least} to {most} per cent", least = TEXT_SIZE.start(), most = TEXT_SIZE.end())]
    Text(String),
    #[error("`{0}` is not a language; choose {PSEUDO} or one of {known}", known = known_languages())]
    Language(String),
    #[error("`{0}` is not a colour vision; choose one of {known}", known = ColourVision::ALL.map(ColourVision::id).join(", "))]
    Vision(String),
}

/// Parses the command line.
///
/// # Errors
/// For an unknown option or an invalid value.
pub fn parse(mut arguments: lexopt::Parser) -> Result<Invocation, LaunchError> {
    use lexopt::prelude::*;
    let mut launch = Launch {
        files: Vec::new(),
        room: RoomToOpen::None,
        size: None,
        shots: None,
    };
    let (mut folder, mut theme, mut text_size) = (None, ThemeChoice::Light, DEFAULT_TEXT_SIZE);
    let (mut scene, mut language) = (String::new(), LANGUAGE.into());
    let (mut lists_overflow, mut lists_contrast) = (false, false);
    let mut vision = ColourVision::Typical;
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("room") => launch.room = RoomToOpen::Room,
            Long("join") => launch.room = RoomToOpen::Join(arguments.value()?.string()?),
            Long("return") => launch.room = RoomToOpen::Rejoin,
            Long("shots") => folder = Some(PathBuf::from(arguments.value()?)),
            Long("size") => launch.size = Some(size_from(&arguments.value()?.string()?)?),
            Long("theme") => theme = theme_from(&arguments.value()?.string()?)?,
            Long("text") => text_size = text_size_from(&arguments.value()?.string()?)?,
            Long("scene") => scene = arguments.value()?.string()?,
            Long("language") => language = language_from(arguments.value()?.string()?)?,
            Long("overflow") => lists_overflow = true,
            Long("contrast") => lists_contrast = true,
            Long("vision") => vision = vision_from(arguments.value()?.string()?)?,
            Short('h') | Long("help") => return Ok(Invocation::Print(HELP.into())),
            Short('V') | Long("version") => {
                return Ok(Invocation::Print(format!(
                    "narabe {}",
                    env!("CARGO_PKG_VERSION")
                )));
            }
            Value(path) => launch.files.push(path.into()),
            other => return Err(other.unexpected().into()),
        }
    }
    launch.shots = folder.map(|folder| Shots {
        folder,
        theme,
        text_size,
        scene,
        language,
        lists_overflow,
        lists_contrast,
        vision,
    });
    Ok(Invocation::Play(launch))
}

fn known_languages() -> String {
    let codes: Vec<_> = (languages().into_iter())
        .map(|language| language.code)
        .collect();
    codes.join(", ")
}

fn size_from(text: &str) -> Result<UVec2, LaunchError> {
    let side = |part: &str| {
        part.parse()
            .ok()
            .filter(|side| (1..=MAX_SIDE).contains(side))
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

fn language_from(code: String) -> Result<String, LaunchError> {
    let is_known = languages().iter().any(|language| language.code == code);
    if is_known || code == PSEUDO {
        Ok(code)
    } else {
        Err(LaunchError::Language(code))
    }
}

fn vision_from(id: String) -> Result<ColourVision, LaunchError> {
    ColourVision::from_id(&id).ok_or(LaunchError::Vision(id))
}

fn make_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|fault| {
        format!(
            "--shots {}: the folder cannot be created: {fault}",
            folder.display()
        )
    })
}

/// Shows what is printed in the console that the program was started from: a window program of Windows has none of its own.
#[cfg(windows)]
pub fn attach_console() {
    use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};

    // SAFETY: the function takes a number and fails without an effect where there is no console.
    unsafe { AttachConsole(ATTACH_PARENT_PROCESS) };
}

/// Nothing: the program shares the terminal.
#[cfg(not(windows))]
pub fn attach_console() {}

/// Opens the window and runs until it closes.
pub fn run(launch: Launch) -> ExitCode {
    if let Some(Shots { folder, .. }) = &launch.shots
        && let Err(fault) = make_folder(folder)
    {
        eprintln!("narabe: {fault}");
        return ExitCode::from(BAD_INPUT);
    }
    let mut app = super::new_app();
    let folders = Folders::default();
    let plays = launch.shots.is_none();
    if plays {
        let ended = claim_data(&mut app, &folders, &launch.files, &launch.room);
        if let Some(code) = ended {
            return code;
        }
    }
    let size = launch.size.unwrap_or(SIZE);
    let remembers = launch.size.is_none() && plays;
    let window = Window {
        title: "Narabe".into(),
        name: Some(APP_ID.into()),
        visible: !remembers,
        resolution: WindowResolution::new(size.x, size.y),
        resize_constraints: WindowResizeConstraints {
            min_width: MIN_SIZE.x as f32,
            min_height: MIN_SIZE.y as f32,
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
    app.insert_resource(FilesToOpen(launch.files))
        .insert_resource(launch.room);
    if let Some(shots) = launch.shots {
        shots::prepare(&mut app, shots);
    }
    app.add_plugins((crate::plugin, running_copy::plugin));
    match app.run() {
        AppExit::Success => {
            if plays {
                // It has outlived a fault in a thread, if any, and did not end unexpectedly.
                take_untold_crash(&folders);
            }
            ExitCode::SUCCESS
        }
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Adds Bevy's plugins. Bevy panics without a display, and the message is returned as an error.
fn add_bevy(app: &mut App, window: Window) -> Result<(), String> {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let added = panic::catch_unwind(AssertUnwindSafe(|| {
        shipped_assets::add_source(app);
        app.add_plugins(bevy_plugins(window, shipped_assets::folder()));
    }));
    panic::set_hook(hook);
    added.map_err(|said| match said.downcast::<String>() {
        Ok(words) => *words,
        Err(said) => said
            .downcast::<&str>()
            .map_or_else(|_| "no reason is given".into(), |words| (*words).into()),
    })
}

/// Bevy's plugins without a window that is shown, and without pictures: the layout is worked out all the same.
#[cfg(test)]
pub fn headless_plugins(window: Window) -> bevy::app::PluginGroupBuilder {
    use bevy::log::LogPlugin;
    use bevy::render::RenderPlugin;
    use bevy::render::settings::{RenderCreation, WgpuSettings};
    use bevy::winit::WinitPlugin;

    let nothing = WgpuSettings {
        backends: None,
        ..default()
    };
    bevy_plugins(window, shipped_assets::folder())
        .set(RenderPlugin {
            render_creation: RenderCreation::Automatic(nothing.into()),
            ..default()
        })
        .disable::<WinitPlugin>()
        .disable::<LogPlugin>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Invocation, LaunchError> {
        parse(lexopt::Parser::from_args(arguments))
    }

    #[test]
    fn the_folder_of_screenshots_is_created() {
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
    fn file_arguments_are_opened() {
        let Ok(Invocation::Play(launch)) = read(&["game.narabe", "b.sgf"]) else {
            panic!("files can be opened")
        };
        assert_eq!(launch.files, ["game.narabe", "b.sgf"].map(PathBuf::from));
        assert_eq!(launch.shots, None);
    }

    #[test]
    fn screenshots_have_a_size_a_theme_and_a_text_size() {
        let Ok(Invocation::Play(launch)) = read(&[
            "--shots",
            "out",
            "--size",
            "390x844",
            "--theme",
            "dark",
            "--text",
            "160",
            "--scene",
            "opening",
            "--language",
            "ja",
            "--overflow",
            "--contrast",
            "--vision",
            "tritanopia",
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
                language: "ja".into(),
                lists_overflow: true,
                lists_contrast: true,
                vision: ColourVision::Tritanopia,
            })
        );
    }

    #[test]
    fn error_messages_quote_the_invalid_argument() {
        for arguments in [
            &["--size", "0x5"][..],
            &["--size", "wide"],
            &["--theme", "mauve"],
            &["--text", "300"],
            &["--language", "tlh"],
            &["--vision", "x-ray"],
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
