//! `cargo verify`: every check that a change must pass, the cheap ones first, the tests last.
//!
//! The order also saves building. Clippy and the documentation need only Bevy's metadata and share it; the documentation's
//! examples and the tests share the finished build. The page is built and clicked through in a real browser before them: the
//! test runner's summary is the last thing on the screen.

use std::process::Stdio;
use std::time::Instant;

use crate::error::Error;
use crate::{browser, setup, shell};

/// The configuration without the window: rules, notation, engine, and this very tool.
const PURE: [&str; 3] = ["--no-default-features", "--features", "xtask"];

/// The same with all that can be built without the window: encoders, what builds and serves the page, and the lobby.
const TOOLS: [&str; 3] = ["--no-default-features", "--features", "assets,web,lobby"];

/// One check.
struct Step {
    name: &'static str,
    arguments: Vec<&'static str>,
    /// For rustdoc alone: cargo would rebuild everything if it were set for all.
    deny_rustdoc_warnings: bool,
}

impl Step {
    fn new(name: &'static str, parts: &[&[&'static str]]) -> Self {
        Self {
            name,
            arguments: parts.concat(),
            deny_rustdoc_warnings: false,
        }
    }

    fn run(&self) -> Result<(), Error> {
        println!("== {}: cargo {}", self.name, self.arguments.join(" "));
        let start = Instant::now();
        let mut command = shell::cargo(&self.arguments);
        if self.deny_rustdoc_warnings {
            command.env("RUSTDOCFLAGS", "-D warnings");
        }
        shell::run(self.name, &mut command, shell::GET_RUST)?;
        if self.name != LAST {
            println!("== {}: {:.0} s", self.name, start.elapsed().as_secs_f32());
        }
        Ok(())
    }
}

/// Runs all checks; stops at the first that fails and names it.
pub fn run() -> Result<(), Error> {
    setup::for_building()?;
    for step in steps(has_nextest()) {
        if step.name == LAST {
            browser::run()?;
        }
        step.run()?;
    }
    Ok(())
}

/// The step after which nothing more is printed.
const LAST: &str = "tests";

fn steps(nextest: bool) -> Vec<Step> {
    let deny: &[&str] = &["--all-targets", "--", "-D", "warnings"];
    // Nextest leaves the documentation's examples out; so does this, for they have a step of their own.
    let (test, all): (&[&str], &[&str]) = if nextest {
        (&["nextest", "run"], &[])
    } else {
        (&["test"], &["--lib", "--bins", "--tests"])
    };
    vec![
        Step::new("format", &[&["fmt", "--check"]]),
        Step::new("clippy without the window", &[&["clippy"], &PURE, deny]),
        Step::new("clippy of the tools", &[&["clippy"], &TOOLS, deny]),
        Step::new("clippy", &[&["clippy"], deny]),
        Step {
            deny_rustdoc_warnings: true,
            ..Step::new("documentation", &[&["doc", "--no-deps"]])
        },
        // All other tests run below, once; those of this tool need its features.
        Step::new("tests of this tool", &[test, &TOOLS, &["--bin", "xtask"]]),
        Step::new("examples of the documentation", &[&["test", "--doc"]]),
        Step::new(LAST, &[test, all]),
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

    #[test]
    fn both_configurations_are_linted_and_tested_and_the_tests_come_last() {
        for nextest in [false, true] {
            let steps = steps(nextest);
            for kind in ["clippy", if nextest { "nextest" } else { "test" }] {
                let mine = || steps.iter().filter(|step| step.arguments[0] == kind);
                assert!(
                    mine().any(|step| step.arguments.contains(&"--no-default-features")),
                    "{kind}"
                );
                assert!(
                    mine().any(|step| !step.arguments.contains(&"--no-default-features")),
                    "{kind}"
                );
            }
            assert_eq!(steps.last().map(|step| step.name), Some(LAST));
        }
    }

    #[test]
    fn warnings_are_denied_wherever_there_can_be_one() {
        for step in steps(true) {
            match step.arguments[0] {
                "clippy" => assert!(step.arguments.ends_with(&["-D", "warnings"])),
                "doc" => assert!(step.deny_rustdoc_warnings),
                _ => {}
            }
        }
    }
}
