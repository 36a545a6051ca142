//! `cargo verify`: every check that a change must pass, the cheap ones first, the tests last.
//!
//! The order also saves building. Clippy and the documentation need only Bevy's metadata and share it; the documentation's
//! examples and the tests share the finished build. The page is built, while the tests are, and clicked through in a real browser
//! before them: the test runner's summary is the last thing on the screen, and what this machine could not check comes right after it.

mod crate_tests;
mod packages;
mod quick;
mod test_targets;

use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

use crate_tests::CrateTests;

use crate::error::Error;
use crate::{browser, setup, shell};

/// What has features, without them: no network, no file.
const PLAIN: [&str; 4] = ["--package", "narabe-library", "--package", "narabe-net"];

/// The engine without files, reviews and pictures.
const ENGINE_ALONE: [&str; 3] = ["--package", "narabe-engine", "--no-default-features"];

/// All packages but this tool: the crates, with the features that the game needs, the programs and the game.
pub const ALL: [&str; 3] = ["--workspace", "--exclude", "xtask"];

/// This tool, with all its features: encoders, what builds and serves the page, and what makes the downloads.
const TOOL: [&str; 4] = ["--package", "xtask", "--features", "assets,dist"];

/// The end of clippy's arguments.
const DENY: &[&str] = &["--all-targets", "--", "-D", "warnings"];

/// One check.
struct Step {
    name: &'static str,
    arguments: Vec<String>,
    /// For rustdoc alone: cargo would rebuild everything if it were set for all.
    deny_rustdoc_warnings: bool,
}

impl Step {
    fn new(name: &'static str, parts: &[&[&str]]) -> Self {
        let arguments = parts.concat().into_iter().map(str::to_owned).collect();
        Self::from_arguments(name, arguments)
    }

    fn from_arguments(name: &'static str, arguments: Vec<String>) -> Self {
        Self {
            name,
            arguments,
            deny_rustdoc_warnings: false,
        }
    }

    fn command(&self) -> Command {
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        let mut command = shell::cargo(&arguments);
        if self.deny_rustdoc_warnings {
            command.env("RUSTDOCFLAGS", "-D warnings");
        }
        command
    }

    fn run(&self) -> Result<(), Error> {
        println!("== {}: cargo {}", self.name, self.arguments.join(" "));
        let start = Instant::now();
        shell::run(self.name, &mut self.command(), shell::GET_RUST)?;
        if self.name != LAST {
            println!("== {}: {:.0} s", self.name, start.elapsed().as_secs_f32());
        }
        Ok(())
    }
}

/// Runs all checks; stops at the first that fails and names it.
pub fn run() -> Result<(), Error> {
    setup::for_building()?;
    let nextest = has_nextest();
    let crates = CrateTests::new()?;
    let mut left_out = None;
    for mut step in steps(nextest) {
        if step.name == LAST {
            // The page is built on its own: its last crates leave the other processors idle.
            left_out = beside(&build_of(&step), browser::run)?;
            if nextest {
                step.arguments.extend(crates.filter());
            }
        }
        step.run()?;
    }
    crates.remember();
    if nextest && crates.have_passed {
        println!("== tests: those of the crates passed before, and nothing they read has changed");
    }
    if let Some(left_out) = left_out {
        println!("{left_out}");
    }
    Ok(())
}

/// Does the work while the step runs, whose output is shown only if it fails.
fn beside<T>(step: &Step, work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    thread::scope(|scope| {
        let running = scope.spawn(|| step.command().output());
        let done = work()?;
        // A step that cannot be started or fails runs again below, and says so.
        match running.join() {
            Ok(Ok(output)) if output.status.success() => {}
            _ => step.run()?,
        }
        Ok(done)
    })
}

/// Builds the tests that a step runs.
fn build_of(tests: &Step) -> Step {
    let arguments = tests.arguments.iter().cloned();
    let arguments = arguments.chain(std::iter::once("--no-run".to_owned()));
    Step::from_arguments("build of the tests", arguments.collect())
}

/// Runs format, clippy and the tests of what changed. Needs nextest, which can pick tests of several targets at once.
pub fn run_quick() -> Result<(), Error> {
    setup::for_building()?;
    if !has_nextest() {
        return Err(Error::Usage(NEEDS_NEXTEST.to_owned()));
    }
    let steps = quick::steps()?;
    steps.iter().try_for_each(Step::run)?;
    println!(
        "== quick: the browser, the documentation and the other tests were left out; `cargo verify` runs them"
    );
    Ok(())
}

const NEEDS_NEXTEST: &str =
    "verify --quick needs cargo-nextest; get it from https://nexte.st, or run `cargo verify`";

/// The step after which nothing more is printed.
const LAST: &str = "tests";

fn steps(nextest: bool) -> Vec<Step> {
    // Nextest leaves the documentation's examples out; so does this, for they have a step of their own.
    let (test, all): (&[&str], &[&str]) = if nextest {
        (&["nextest", "run"], &[])
    } else {
        (&["test"], &["--lib", "--bins", "--tests"])
    };
    vec![
        Step::new("format", &[&["fmt", "--all", "--check"]]),
        Step::new("clippy without features", &[&["clippy"], &PLAIN, DENY]),
        // Without its tests, whose packages turn the features on.
        Step::new(
            "clippy of the engine alone",
            &[&["clippy"], &ENGINE_ALONE, &["--", "-D", "warnings"]],
        ),
        Step::new("clippy of this tool", &[&["clippy"], &TOOL, DENY]),
        Step::new("tests of this tool", &[test, &TOOL]),
        Step::new("clippy", &[&["clippy"], &ALL, DENY]),
        Step {
            deny_rustdoc_warnings: true,
            ..Step::new("documentation", &[&["doc", "--no-deps"], &ALL])
        },
        Step::new("examples of the documentation", &[&["test", "--doc"], &ALL]),
        Step::new(LAST, &[test, &ALL, all]),
    ]
}

fn has_nextest() -> bool {
    shell::cargo(&["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Step {
        fn has(&self, argument: &str) -> bool {
            self.arguments.iter().any(|own| own == argument)
        }
    }

    #[test]
    fn every_package_is_linted_and_tested_and_the_tests_come_last() {
        for nextest in [false, true] {
            let steps = steps(nextest);
            for kind in ["clippy", if nextest { "nextest" } else { "test" }] {
                let mine = steps.iter().filter(|step| step.arguments[0] == kind);
                let has = |arguments: &[&str]| {
                    let is_in = |step: &&Step| arguments.iter().all(|one| step.has(one));
                    mine.clone().any(|step| is_in(&step))
                };
                assert!(has(&["--package", "xtask"]), "{kind}");
                assert!(has(&["--workspace", "--exclude", "xtask"]), "{kind}");
            }
            assert_eq!(steps.last().map(|step| step.name), Some(LAST));
        }
    }

    #[test]
    fn the_tests_are_built_as_they_run() {
        for nextest in [false, true] {
            let steps = steps(nextest);
            let tests = steps.last().expect("the tests");
            let build = build_of(tests);
            assert!(build.arguments.starts_with(&tests.arguments));
            assert!(build.has("--no-run"));
        }
    }

    #[test]
    fn warnings_are_denied_wherever_there_can_be_one() {
        for step in steps(true) {
            match step.arguments[0].as_str() {
                "clippy" => assert!(
                    step.arguments
                        .ends_with(&["-D".to_owned(), "warnings".to_owned()])
                ),
                "doc" => assert!(step.deny_rustdoc_warnings),
                _ => {}
            }
        }
    }
}
