//! `cargo xtask dist --check`: examines, installs and starts what was made. What this machine lacks the tools for is named and left out,
//! unless it was asked for.

mod content;
mod debian;
mod debug;
mod desktop;
mod macos;
mod play;
mod windows;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::options::{Part, Work};
use super::staging::files_below;
use super::sums;
use crate::error::Error;
use crate::shell;

/// What came of the checks.
pub struct Checks {
    /// The folder with what was made.
    pub folder: PathBuf,
    tally: Tally,
}

/// How many checks came to what.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    passed: usize,
    left_out: usize,
    failed: usize,
}

impl Tally {
    fn count(&mut self, outcome: &Outcome) {
        match outcome {
            Outcome::Passed => self.passed += 1,
            Outcome::LeftOut(_) => self.left_out += 1,
            Outcome::Failed(_) => self.failed += 1,
        }
    }

    /// What is wrong with it: a failure, and where the parts were asked for, what was left out.
    fn fault(&self, asked: bool) -> Option<String> {
        if self.failed > 0 {
            Some(format!("{} checks failed, see above", self.failed))
        } else if asked && self.left_out > 0 {
            Some(format!(
                "{} checks that were asked for were left out, see above",
                self.left_out
            ))
        } else {
            None
        }
    }
}

/// The outcome of one check.
pub enum Outcome {
    Passed,
    /// Why it could not be made.
    LeftOut(String),
    /// What is wrong.
    Failed(String),
}

impl Outcome {
    /// Passed if there is nothing wrong.
    pub fn of(faults: Vec<String>) -> Self {
        if faults.is_empty() {
            Self::Passed
        } else {
            Self::Failed(faults.join("\n"))
        }
    }
}

impl Checks {
    /// Tells the outcome of a check.
    pub fn tell(&mut self, what: &str, outcome: Outcome) {
        self.tally.count(&outcome);
        match outcome {
            Outcome::Passed => println!("passed: {what}"),
            Outcome::LeftOut(reason) => println!("left out: {what}: {reason}"),
            Outcome::Failed(faults) => println!("FAILED: {what}\n{faults}"),
        }
    }

    /// Runs a program that should end well, and tells what it said if it did not.
    pub fn run(&mut self, what: &str, command: &mut Command) {
        self.tell(what, outcome_of(command));
    }

    /// The file that was made whose name fits; told if there is none.
    pub fn file(&mut self, start: &str, end: &str) -> Result<Option<PathBuf>, Error> {
        let names = files_below(&self.folder)?;
        let found = names
            .into_iter()
            .find(|name| name.starts_with(start) && name.ends_with(end));
        if found.is_none() {
            self.tell(
                &format!("{start}*{end}"),
                Outcome::LeftOut("it was not made".into()),
            );
        }
        Ok(found.map(|name| self.folder.join(name)))
    }
}

/// Runs a program to its end.
pub fn outcome_of(command: &mut Command) -> Outcome {
    let program = command.get_program().to_string_lossy().into_owned();
    match command.stdin(Stdio::null()).output() {
        Err(_) => Outcome::LeftOut(format!("`{program}` is missing")),
        Ok(output) if output.status.success() => Outcome::Passed,
        Ok(output) => {
            let [said, errors] = [output.stdout, output.stderr]
                .map(|text| String::from_utf8_lossy(&text).into_owned());
            Outcome::Failed(format!(
                "`{}` ended with {}\n{said}{errors}",
                shell::describe(command),
                output.status
            ))
        }
    }
}

/// An empty folder for a check.
pub fn scratch(name: &str) -> Result<PathBuf, Error> {
    let folder = shell::target_folder()?.join("dist-check").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(Error::file(&folder))?;
    }
    fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
    Ok(folder)
}

/// Unpacks an archive or a package into an empty folder.
pub fn unpack(archive: &Path, name: &str) -> Result<PathBuf, Error> {
    let folder = scratch(name)?;
    let mut command = match archive.extension().and_then(|end| end.to_str()) {
        Some("deb") => {
            let mut command = Command::new("dpkg-deb");
            command.arg("-x").arg(archive).arg(&folder);
            command
        }
        Some("zip" | "exe") => {
            let mut command = Command::new("7z");
            command
                .args(["x", "-bso0", "-y"])
                .arg(format!("-o{}", folder.display()))
                .arg(archive);
            command
        }
        Some("AppImage") => {
            let mut command = Command::new(archive);
            command
                .arg("--appimage-extract")
                .current_dir(&folder)
                .stdout(Stdio::null());
            command
        }
        _ => {
            let mut command = Command::new("tar");
            command.arg("-xf").arg(archive).arg("-C").arg(&folder);
            command
        }
    };
    shell::run(
        "unpacking",
        &mut command,
        "on Debian: apt install p7zip-full xz-utils",
    )?;
    Ok(folder)
}

/// Checks what was asked for, or all that was made.
pub fn run(work: &Work) -> Result<(), Error> {
    let folder = shell::repository_root().join(&work.out);
    let folder = fs::canonicalize(&folder).map_err(Error::file(&folder))?;
    let mut checks = Checks {
        folder,
        tally: Tally::default(),
    };
    let mut sums = Command::new("sha256sum");
    sums.args(["--check", "--strict", "--quiet", sums::NAME])
        .current_dir(&checks.folder);
    checks.run("checksums", &mut sums);
    let asked = if work.parts.is_empty() {
        &Part::ALL[..]
    } else {
        &work.parts
    };
    for part in asked {
        println!("== {}", part.name());
        match part {
            Part::Linux => debian::check(&mut checks)?,
            Part::Windows => windows::check(&mut checks)?,
            Part::Gomocup => windows::check_gomocup(&mut checks)?,
            Part::Macos => macos::check(&mut checks)?,
            Part::Web => {
                if let Some(archive) = checks.file("narabe-web", ".zip")? {
                    let folder = unpack(&archive, "web")?;
                    content::check(&mut checks, &folder, "the page")?;
                    let index = folder.join("index.html");
                    let missing = (!index.is_file()).then(|| "it is not there".to_owned());
                    let outcome = Outcome::of(missing.into_iter().collect());
                    checks.tell("the page: index.html at its root", outcome);
                }
            }
        }
    }
    let tally = &checks.tally;
    println!(
        "== {} checks passed, {} were left out, {} failed",
        tally.passed, tally.left_out, tally.failed
    );
    let asked = !work.parts.is_empty();
    tally.fault(asked).map_or(Ok(()), |fault| {
        Err(Error::Artefact {
            file: checks.folder,
            fault,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_must_be_checked() {
        let left_out = || Outcome::LeftOut("it was not made".into());
        let mut tally = Tally::default();
        tally.count(&Outcome::Passed);
        assert_eq!(tally.fault(true), None);
        tally.count(&left_out());
        assert_eq!(tally.fault(false), None);
        assert!(
            tally
                .fault(true)
                .is_some_and(|fault| fault.contains("left out"))
        );
        tally.count(&Outcome::Failed("it is empty".into()));
        assert!(
            tally
                .fault(false)
                .is_some_and(|fault| fault.starts_with("1 checks failed"))
        );
    }
}
