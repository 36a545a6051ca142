//! Running other programs, so that a failure always names the step and the command line.

use std::env;
#[cfg(not(all(feature = "web", feature = "dist")))]
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::Error;

/// Advice when cargo itself cannot be started.
pub const GET_RUST: &str = "install Rust from https://rustup.rs";

/// The variable in which cargo tells this package's folder.
const OWN_FOLDER: &str = "CARGO_MANIFEST_DIR";

/// The package of the game; that of the library is at the repository's root.
pub const GAME: &str = "narabe";

/// The parent of this package's folder: every task works from there, wherever it was called.
pub fn repository_root() -> PathBuf {
    let package = env::var_os(OWN_FOLDER).map(PathBuf::from);
    let root = package.and_then(|package| package.parent().map(Path::to_path_buf));
    root.unwrap_or_else(|| PathBuf::from("."))
}

/// The beginnings of the variables in which cargo tells about this package.
const OWN_VARIABLES: [&str; 2] = ["CARGO_MANIFEST_", "CARGO_PKG_"];

/// A command for the very cargo that called us, at the repository's root. It does not inherit what cargo tells about this package,
/// on which the build of one dependency hangs: that and what uses it would be rebuilt whenever cargo is called by hand.
pub fn cargo(arguments: &[&str]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(repository_root());
    let names = env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for name in names {
        if OWN_VARIABLES.iter().any(|start| name.starts_with(start)) {
            command.env_remove(name);
        }
    }
    command
}

/// Builds this tool with a feature, and lets it do a task: it starts where we are, for paths on the command line are named from there.
#[cfg(not(all(feature = "web", feature = "dist")))]
pub fn with_feature(feature: &str, task: &str, arguments: Vec<OsString>) -> Result<(), Error> {
    let mut command = cargo(&[
        "run",
        "--package",
        "xtask",
        "--features",
        feature,
        "--",
        task,
    ]);
    command.args(arguments).current_dir(".");
    run(task, &mut command, GET_RUST)
}

/// Runs `command` to its end with our own input and output; `advice` is shown when it does not exist.
pub fn run(step: &str, command: &mut Command, advice: &str) -> Result<(), Error> {
    let status = command.status().map_err(|source| match source.kind() {
        io::ErrorKind::NotFound => Error::MissingProgram {
            program: command.get_program().to_string_lossy().into_owned(),
            advice: advice.to_owned(),
        },
        _ => Error::File {
            path: command.get_program().into(),
            source,
        },
    })?;
    if status.success() {
        return Ok(());
    }
    Err(Error::Failed {
        step: step.to_owned(),
        command: describe(command),
        status: status.to_string(),
    })
}

/// What a program at the repository's root prints; its errors go to ours.
pub fn output_of(program: &str, arguments: &[&str], advice: &str) -> Result<String, Error> {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .current_dir(repository_root())
        .stderr(Stdio::inherit());
    let output = command.output().map_err(|_| Error::MissingProgram {
        program: program.to_owned(),
        advice: advice.to_owned(),
    })?;
    if !output.status.success() {
        return Err(Error::Failed {
            step: program.to_owned(),
            command: describe(&command),
            status: output.status.to_string(),
        });
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The program and its arguments as one line, for messages.
pub fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|part| part.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether `program` lies on the search path.
pub fn on_path(program: &str) -> bool {
    find_on_path(program).is_some()
}

/// Where `program` lies on the search path.
pub fn find_on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())
}

/// The folder that cargo builds in, as cargo reports it: the environment and its settings can both change it.
pub fn target_folder() -> Result<PathBuf, Error> {
    let mut command = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(Error::file("cargo"))?;
    let answer = serde_json::from_slice::<serde_json::Value>(&output.stdout).ok();
    answer
        .and_then(|answer| answer.get("target_directory")?.as_str().map(PathBuf::from))
        .ok_or_else(|| Error::Failed {
            step: "asking where cargo builds".to_owned(),
            command: describe(&command),
            status: output.status.to_string(),
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_named_with_its_advice() {
        let error = run(
            "look",
            &mut Command::new("no-such-program-anywhere"),
            "install it",
        );
        let text = error.map_err(|error| error.to_string());
        assert_eq!(
            text,
            Err("`no-such-program-anywhere` is missing: install it".to_owned())
        );
    }

    #[test]
    fn bug_cargo_called_by_hand_built_anew_what_verify_had_built() {
        let command = cargo(&["check"]);
        let mut removed = command.get_envs().filter(|(_, value)| value.is_none());
        assert!(removed.any(|(name, _)| name == OWN_FOLDER));
    }

    #[test]
    fn a_command_is_described_without_the_path_of_its_program() {
        let mut command = Command::new("/usr/bin/cargo");
        command.args(["fmt", "--check"]);
        assert_eq!(describe(&command), "cargo fmt --check");
    }
}
