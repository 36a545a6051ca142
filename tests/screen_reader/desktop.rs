//! A desktop without a screen: an X server, a session bus with the accessibility bus, and the game on them.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// What starts the accessibility bus, in the folders of the distributions.
const LAUNCHERS: [&str; 3] = [
    "/usr/libexec/at-spi-bus-launcher",
    "/usr/lib/at-spi-bus-launcher",
    "/usr/lib/at-spi2-core/at-spi-bus-launcher",
];

/// The programs, ended together.
pub struct Desktop {
    /// The address of the session bus.
    pub bus: String,
    programs: Vec<Child>,
    /// Kept until the game has ended.
    _home: TempDir,
}

impl Desktop {
    /// Starts everything.
    ///
    /// # Errors
    /// Says which program is missing.
    pub fn start() -> Result<Self, String> {
        if !LAUNCHERS.iter().any(|path| Path::new(path).exists()) {
            return Err("the accessibility bus is missing: install at-spi2-core".to_owned());
        }
        let home = tempfile::tempdir().map_err(|fault| fault.to_string())?;
        let mut desktop = Self {
            bus: String::new(),
            programs: Vec::new(),
            _home: home,
        };
        let screen = ["-displayfd", "1", "-screen", "0", "1280x800x24"];
        let display = desktop.run(Command::new("Xvfb").args(screen), "xvfb")?;
        let session = ["--session", "--nofork", "--print-address=1"];
        desktop.bus = desktop.run(Command::new("dbus-daemon").args(session), "dbus")?;
        super::bus::enable(&desktop.bus);
        let game = Command::new(env!("CARGO_BIN_EXE_narabe"))
            .args(["--size", "1280x800"])
            .env("DISPLAY", format!(":{display}"))
            .env_remove("WAYLAND_DISPLAY")
            .env("DBUS_SESSION_BUS_ADDRESS", &desktop.bus)
            .env("NARABE_HOME", desktop._home.path())
            .env("LANG", "en_US.UTF-8")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        desktop
            .programs
            .push(game.map_err(|fault| fault.to_string())?);
        Ok(desktop)
    }

    /// Starts a program that writes one line when it is ready, and returns the line.
    fn run(&mut self, command: &mut Command, package: &str) -> Result<String, String> {
        let started = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut program =
            started.map_err(|fault| format!("{command:?}: {fault}; install {package}"))?;
        let output = program.stdout.take();
        self.programs.push(program);
        let mut line = String::new();
        if let Some(output) = output {
            let mut output = BufReader::new(output);
            output
                .read_line(&mut line)
                .map_err(|fault| fault.to_string())?;
            // What follows is of no interest, but must be read.
            std::thread::spawn(move || output.read_to_end(&mut Vec::new()));
        }
        match line.trim() {
            "" => Err(format!("{command:?} does not start; install {package}")),
            line => Ok(line.to_owned()),
        }
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        // The game first, which uses the others.
        for program in self.programs.iter_mut().rev() {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}
