//! `cargo xtask shots`: pictures of every screen at four sizes, light and dark.
//!
//! The game draws them itself (`narabe --shots DIR --size WxH --theme THEME`) with a fixed seed. It needs an X server or
//! Wayland; where there is none, a virtual one is started and ended with the task.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::error::Error;
use crate::shell::GAME;
use crate::{setup, shell};

/// The sizes of the art direction: desktop, full HD, tablet, phone.
const SIZES: [&str; 4] = ["1280x800", "1920x1080", "1024x768", "390x844"];

const THEMES: [&str; 2] = ["light", "dark"];

/// Larger than the largest of [`SIZES`], with the colour depth that the game needs.
const SCREEN: &str = "2560x1600x24";

const XVFB_ADVICE: &str = "there is no display, so the pictures need a virtual one: install xvfb (Debian, Ubuntu), \
xorg-x11-server-Xvfb (Fedora) or xorg-server-xvfb (Arch)";

/// Writes the pictures of each size and theme in a language to its own folder under `folder`, as `1280x800-light`.
pub fn run(folder: &Path, language: &str, vision: &str) -> Result<(), Error> {
    setup::for_playing()?;
    let mut build = shell::cargo(&["build", "--release", "--package", GAME]);
    shell::run("building the game", &mut build, shell::GET_RUST)?;
    let screen = if has_display() {
        None
    } else {
        Some(VirtualScreen::start()?)
    };

    // Cargo starts the game at the repository's root; the folder was named from where we are.
    let folder = std::path::absolute(folder).map_err(Error::file(folder))?;
    for size in SIZES {
        for theme in THEMES {
            let target = folder.join(format!("{size}-{theme}"));
            std::fs::create_dir_all(&target).map_err(Error::file(&target))?;
            let mut command = shell::cargo(&[
                "run",
                "--release",
                "--quiet",
                "--package",
                GAME,
                "--",
                "--shots",
            ]);
            command
                .arg(&target)
                .args(["--size", size, "--theme", theme])
                .args(["--language", language, "--vision", vision])
                .args(["--overflow", "--contrast"]);
            if let Some(screen) = &screen {
                command
                    .env("DISPLAY", &screen.display)
                    .env_remove("WAYLAND_DISPLAY");
            }
            shell::run(
                &format!("the pictures at {size}, {theme}"),
                &mut command,
                shell::GET_RUST,
            )?;
            println!("{}", target.display());
        }
    }
    Ok(())
}

fn has_display() -> bool {
    !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// An Xvfb of our own, ended when it goes out of scope.
struct VirtualScreen {
    server: Child,
    display: String,
}

impl VirtualScreen {
    /// Starts Xvfb on a display of its own choosing: it writes the number to its standard output once it is ready.
    fn start() -> Result<Self, Error> {
        let missing = || Error::MissingProgram {
            program: "Xvfb".to_owned(),
            advice: XVFB_ADVICE.to_owned(),
        };
        let mut server = Command::new("Xvfb")
            .args([
                "-noreset",
                "-displayfd",
                "1",
                "-screen",
                "0",
                SCREEN,
                "-nolisten",
                "tcp",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|_| missing())?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output)
                .read_line(&mut number)
                .map_err(Error::file("Xvfb"))?;
        }
        let screen = Self {
            server,
            display: format!(":{}", number.trim()),
        };
        if number.trim().is_empty() {
            return Err(Error::Failed {
                step: "starting a virtual screen".to_owned(),
                command: format!("Xvfb -screen 0 {SCREEN}"),
                status: "no display number".to_owned(),
            });
        }
        Ok(screen)
    }
}

impl Drop for VirtualScreen {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing left to do.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_virtual_screen_holds_every_size() {
        let number = |text: &str| text.parse::<u32>().unwrap_or_default();
        let screen: Vec<u32> = SCREEN.split('x').map(number).collect();
        for size in SIZES {
            let (width, height) = size.split_once('x').unwrap_or_default();
            assert!(number(width) > 0 && number(width) <= screen[0], "{size}");
            assert!(number(height) > 0 && number(height) <= screen[1], "{size}");
        }
    }
}
