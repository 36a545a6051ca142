//! Starts a game on a screen that nobody sees, begins a match, and places a stone.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::Outcome;
use crate::error::Error;
use crate::shell;

/// How long each step may take: the first picture is drawn by a processor.
const PATIENCE: Duration = Duration::from_secs(120);
// Where things are in a window of 1280 by 800: "Play" on the title, and the point e8.
const PLAY: (i32, i32) = (165, 290);
const POINT: (i32, i32) = (500, 400);
const POINT_NAME: &str = "\"e8\"";
/// No sound, and nothing that moves.
const SETTINGS: &str = "(muted: true, motion: Off)";

/// A screen that ends with this value.
struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    /// Anyone of this machine may draw on it: the game may be another user's.
    fn open() -> Option<Self> {
        let mut command = Command::new("Xvfb");
        command.args([
            "-displayfd",
            "1",
            "-noreset",
            "-ac",
            "-nolisten",
            "tcp",
            "-screen",
            "0",
            "1280x800x24",
        ]);
        let mut server = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut number = [0; 16];
        let length = server.stdout.as_mut()?.read(&mut number).ok()?;
        let number = String::from_utf8_lossy(&number[..length]).trim().to_owned();
        Some(Self {
            server,
            display: format!(":{number}"),
        })
    }

    fn xdotool(&self, words: &[&str]) -> String {
        let output = Command::new("xdotool")
            .args(words)
            .env("DISPLAY", &self.display)
            .output();
        output
            .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
            .unwrap_or_default()
    }

    fn press(&self, (x, y): (i32, i32)) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        for word in ["mousedown", "mouseup"] {
            sleep(Duration::from_millis(200));
            self.xdotool(&[word, "1"]);
        }
    }

    /// Saves what is on it, if ImageMagick is there.
    fn save(&self, picture: &Path) {
        let _ = Command::new("import")
            .args(["-window", "root"])
            .arg(picture)
            .env("DISPLAY", &self.display)
            .status();
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The folders of a player. Their names below the home are those of the program's environment.
pub struct Home {
    /// As this machine sees it.
    pub folder: PathBuf,
    /// As the program sees it: the same, or below its own root.
    pub seen: PathBuf,
}

impl Home {
    /// Makes the folders and the settings.
    pub fn new(folder: &Path, seen: &Path) -> Result<Self, Error> {
        let config = folder.join("config/narabe");
        for folder in [
            &config,
            &folder.join("data"),
            &folder.join("state"),
            &folder.join("cache"),
            &folder.join("run"),
        ] {
            fs::create_dir_all(folder).map_err(Error::file(folder))?;
        }
        let settings = config.join("settings.ron");
        fs::write(&settings, SETTINGS).map_err(Error::file(settings))?;
        Ok(Self {
            folder: folder.to_owned(),
            seen: seen.to_owned(),
        })
    }

    /// The variables of the program's environment.
    pub fn variables(&self) -> Vec<String> {
        let below =
            |name: &str, folder: &str| format!("{name}={}", self.seen.join(folder).display());
        vec![
            format!("HOME={}", self.seen.display()),
            below("XDG_CONFIG_HOME", "config"),
            below("XDG_DATA_HOME", "data"),
            below("XDG_STATE_HOME", "state"),
            below("XDG_CACHE_HOME", "cache"),
            below("XDG_RUNTIME_DIR", "run"),
        ]
    }
}

/// Plays; `start` is the command up to the program, which gets the environment by `env`. Saves a picture of the end.
pub fn play(mut start: Command, program: &str, home: &Home, picture: &Path) -> Outcome {
    if !shell::on_path("xdotool") {
        return Outcome::LeftOut("xdotool is missing".into());
    }
    let Some(screen) = Screen::open() else {
        return Outcome::LeftOut("Xvfb is missing".into());
    };
    start
        .arg("env")
        .args(home.variables())
        .arg(format!("DISPLAY={}", screen.display))
        .arg("WAYLAND_DISPLAY=")
        .args(program.split(' '));
    let game = start
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut game) = game else {
        return Outcome::LeftOut(format!("`{}` cannot be started", shell::describe(&start)));
    };
    let outcome = place_a_stone(&screen, &mut game, home);
    screen.save(picture);
    drop(screen);
    // Without its screen the game ends.
    let end = Instant::now() + Duration::from_secs(5);
    while matches!(game.try_wait(), Ok(None)) && Instant::now() < end {
        sleep(Duration::from_millis(100));
    }
    let _ = game.kill();
    let mut said = String::new();
    if let Some(mut errors) = game.stderr.take() {
        let _ = errors.read_to_string(&mut said);
    }
    let _ = game.wait();
    match outcome {
        Ok(()) => Outcome::Passed,
        Err(fault) => Outcome::Failed(format!("{fault}\n{said}")),
    }
}

fn place_a_stone(screen: &Screen, game: &mut Child, home: &Home) -> Result<(), String> {
    let ended = |game: &mut Child| !matches!(game.try_wait(), Ok(None));
    let mut window = String::new();
    until("the window opens", || {
        window = screen.xdotool(&["search", "--onlyvisible", "--name", "Narabe"]);
        !window.is_empty() || ended(game)
    })?;
    if ended(game) {
        return Err("the game ended before its window opened".to_owned());
    }
    screen.xdotool(&["windowmove", &window, "0", "0"]);
    screen.xdotool(&["windowfocus", &window]);
    let save = home.folder.join("data/narabe/autosave.ron");
    let has = |text: &str| fs::read_to_string(&save).is_ok_and(|save| save.contains(text));
    let mut has_ended = false;
    until("a stone is placed", || {
        has_ended = ended(game);
        if has_ended {
            return true;
        }
        screen.press(PLAY);
        sleep(Duration::from_secs(3));
        screen.xdotool(&["key", "Return"]);
        sleep(Duration::from_secs(4));
        screen.press(POINT);
        sleep(Duration::from_secs(3));
        has(POINT_NAME)
    })?;
    if has_ended {
        return Err("the game ended before a stone was placed".to_owned());
    }
    Ok(())
}

fn until(step: &str, mut check: impl FnMut() -> bool) -> Result<(), String> {
    let end = Instant::now() + PATIENCE;
    while !check() {
        if Instant::now() > end {
            return Err(format!("{step}: not in {} s", PATIENCE.as_secs()));
        }
        sleep(Duration::from_millis(300));
    }
    Ok(())
}
