//! Takes the command line and opens the window.

use super::bevy_plugins::GamePlugins;
use super::claim::claim_data;
use super::console::complain;
use super::running_copy::{self, OpenRequest};
use super::shipped_assets;
use crate::diagnostics::take_untold_crash;
use crate::engines::EngineToAdd;
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
use narabe_command_line::game::{GameArguments, PictureArguments};
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use thiserror::Error;

/// The name by which a desktop finds the icon and the entry of a window: the name of the desktop entry without its extension.
const APP_ID: &str = "io.github.narabe.Narabe";
/// The exit code for an invalid command line.
const BAD_INPUT: u8 = 2;
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
    /// A program for the form for a new engine.
    pub engine: Option<PathBuf>,
    /// The size of the window; `None` for the last one.
    pub size: Option<UVec2>,
    /// Takes screenshots instead of playing.
    pub shots: Option<Shots>,
}

/// An error in the command line.
#[derive(Debug, Error)]
pub enum LaunchError {
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

impl Launch {
    /// What a command line asks for.
    ///
    /// # Errors
    /// For an invalid value.
    pub fn new(arguments: GameArguments) -> Result<Self, LaunchError> {
        let room = match arguments.join {
            Some(code) => RoomToOpen::Join(code),
            None if arguments.room => RoomToOpen::Room,
            None if arguments.rejoin => RoomToOpen::Rejoin,
            None => RoomToOpen::None,
        };
        let size = arguments.picture.size.as_deref().map(size_from);
        Ok(Self {
            files: arguments.files,
            room,
            engine: arguments.engine,
            size: size.transpose()?,
            shots: shots(arguments.picture)?,
        })
    }
}

/// The screenshots to take; none without a folder. The values of the other options are checked in any case.
fn shots(arguments: PictureArguments) -> Result<Option<Shots>, LaunchError> {
    let theme = arguments.theme.as_deref().map(theme_from);
    let text_size = arguments.text.as_deref().map(text_size_from);
    let language = arguments.language.map(language_from).transpose()?;
    let vision = arguments.vision.map(vision_from).transpose()?;
    let shots = Shots {
        folder: arguments.shots.clone().unwrap_or_default(),
        theme: theme.transpose()?.unwrap_or(ThemeChoice::Light),
        text_size: text_size.transpose()?.unwrap_or(DEFAULT_TEXT_SIZE),
        scene: arguments.scene.unwrap_or_default(),
        language: language.unwrap_or_else(|| LANGUAGE.into()),
        lists_overflow: arguments.overflow,
        lists_contrast: arguments.contrast,
        vision: vision.unwrap_or(ColourVision::Typical),
    };
    Ok(arguments.shots.map(|_| shots))
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

/// Opens the window and runs until it closes.
pub fn run(launch: Launch) -> ExitCode {
    if let Some(Shots { folder, .. }) = &launch.shots
        && let Err(fault) = make_folder(folder)
    {
        complain(&fault);
        return ExitCode::from(BAD_INPUT);
    }
    let mut app = super::new_app();
    let folders = Folders::default();
    let plays = launch.shots.is_none();
    if plays {
        let request =
            OpenRequest::new(&launch.files, launch.room.clone(), launch.engine.as_deref());
        let ended = claim_data(&mut app, &folders, request);
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
        let hint = if cfg!(target_os = "linux") {
            ", or name its display in DISPLAY or WAYLAND_DISPLAY"
        } else {
            ""
        };
        complain(&format!(
            "no window can be opened here; start the game on a desktop{hint} ({fault})"
        ));
        return ExitCode::from(NO_DISPLAY);
    }
    if remembers {
        app.insert_resource(RememberWindow);
    }
    app.insert_resource(FilesToOpen(launch.files))
        .insert_resource(launch.room)
        .insert_resource(EngineToAdd(launch.engine));
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
        app.add_plugins(GamePlugins {
            window,
            assets: shipped_assets::folder(),
        });
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
    use crate::diagnostics::LogPlugin;
    use bevy::render::RenderPlugin;
    use bevy::render::settings::{RenderCreation, WgpuSettings};
    use bevy::winit::WinitPlugin;

    let nothing = WgpuSettings {
        backends: None,
        ..default()
    };
    let plugins = GamePlugins {
        window,
        assets: shipped_assets::folder(),
    };
    plugins
        .build()
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
    use clap::Parser as _;

    fn read(arguments: &[&str]) -> Result<Launch, String> {
        let words = [&["narabe"], arguments].concat();
        let arguments = GameArguments::try_parse_from(words).map_err(|error| error.to_string())?;
        Launch::new(arguments).map_err(|error| error.to_string())
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
        let launch = read(&["game.narabe", "b.sgf"]).unwrap();
        assert_eq!(launch.files, ["game.narabe", "b.sgf"].map(PathBuf::from));
        assert_eq!(launch.shots, None);
    }

    #[test]
    fn screenshots_have_a_size_a_theme_and_a_text_size() {
        let launch = read(&[
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
        ])
        .unwrap();
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
            let fault = read(arguments).expect_err("nonsense");
            let bad = arguments.last().expect("some argument");
            assert!(
                fault.contains(bad.trim_start_matches('-')),
                "{arguments:?}: {fault}"
            );
        }
    }
}
