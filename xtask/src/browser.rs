//! The tests in `tests/web`: the built page in a real browser, clicked as a person would, and programs that play with it.
//!
//! They need Node, Chromium and Rust's library for wasm; if one is missing the tests are left out.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::verify::ALL;
use crate::web::{self, Target, Work};
use crate::{setup, shell};

// The tests, and the folder into which npm installs their packages.
const TESTS: &str = "tests/web";
const PACKAGES: &str = "node_modules";
const PACKAGE_NAMES: [&str; 2] = ["axe-core", "playwright-core"];

/// The names of Chromium's program.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

// Below cargo's folder: the page under test, and the pictures that the tests take of it.
const PAGE: &str = "web-page";
const PICTURES: &str = "web-shots";

pub const GET_NODE: &str = "install nodejs and npm";

/// What opens the page in a browser.
pub struct Tools {
    browser: PathBuf,
    tests: PathBuf,
}

impl Tools {
    /// Finds the tools.
    ///
    /// # Errors
    /// Names those that the machine lacks.
    pub fn find() -> Result<Self, String> {
        let browser = BROWSERS.into_iter().find_map(shell::find_on_path);
        let missing: Vec<_> = [
            ("a Chromium", browser.is_none()),
            ("node", !shell::on_path("node")),
            ("npm", !shell::on_path("npm")),
        ]
        .into_iter()
        .filter_map(|(name, is_missing)| is_missing.then_some(name))
        .collect();
        let tests = shell::repository_root().join(TESTS);
        browser
            .map(|browser| Self { browser, tests })
            .filter(|_| missing.is_empty())
            .ok_or_else(|| missing.join(", "))
    }

    /// A script beside the tests, with what it needs.
    #[cfg(feature = "web")]
    pub fn script(&self, name: &str) -> Result<Command, Error> {
        fetch_packages(&self.tests)?;
        let mut command = self.node();
        command.arg(name);
        Ok(command)
    }

    fn node(&self) -> Command {
        let mut command = Command::new("node");
        command
            .current_dir(&self.tests)
            .env("CHROMIUM", &self.browser);
        command
    }
}

/// Builds the page and runs the tests. Where the machine lacks something for them, answers with a line that says what.
pub fn run() -> Result<Option<String>, Error> {
    setup::for_browser()?;
    let tools = Tools::find().and_then(|tools| {
        let has_target = has_target().then_some(tools);
        has_target.ok_or_else(|| "Rust's library for wasm".to_owned())
    });
    let tools = match tools {
        Ok(tools) => tools,
        Err(missing) => {
            return Ok(Some(format!(
                "== browser: left out, this machine lacks {missing}"
            )));
        }
    };
    let target = shell::target_folder()?;
    let page = target.join(PAGE);
    web::run(&Work::Write(Target {
        out: Some(page.clone()),
        ..Target::default()
    }))?;
    fetch_packages(&tools.tests)?;
    build_programs()?;
    println!("== browser: node --test {TESTS}");
    let pictures = target.join(PICTURES);
    let mut command = test_command(&tools, &page, &pictures);
    command.env("NARABE_PROGRAMS", target.join("debug"));
    shell::run("the tests in a browser", &mut command, GET_NODE)?;
    println!("== browser: pictures in {}", pictures.display());
    Ok(None)
}

fn has_target() -> bool {
    web::ensure_target()
        .inspect_err(|error| println!("{error}"))
        .is_ok()
}

/// Installs the packages of the lock file: once, and each time on a CI machine.
fn fetch_packages(tests: &Path) -> Result<(), Error> {
    let are_there = PACKAGE_NAMES
        .iter()
        .all(|name| tests.join(PACKAGES).join(name).is_dir());
    if are_there && !setup::is_ci() {
        return Ok(());
    }
    let mut command = Command::new("npm");
    command
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(tests);
    shell::run("fetching what the tests need", &mut command, GET_NODE)
}

/// The game and the lobby as programs, which play with the page. They share the library that the other tests use.
fn build_programs() -> Result<(), Error> {
    let bins = ["--bin", "narabe", "--bin", "narabe-lobby"];
    let mut command = shell::cargo(&[&["build"], ALL.as_slice(), bins.as_slice()].concat());
    shell::run("building the programs", &mut command, shell::GET_RUST)
}

/// Two files at once: while one waits for the browser the other has the processor.
fn test_command(tools: &Tools, page: &Path, pictures: &Path) -> Command {
    let mut command = tools.node();
    command
        .args(["--test", "--test-concurrency=2", "--test-reporter=spec"])
        .env("NARABE_WEB", page)
        .env("NARABE_SHOTS", pictures);
    command
}
