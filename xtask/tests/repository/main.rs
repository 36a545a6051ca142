//! What the repository contains besides programs, checked without a network: recipes, packages, workflows.

mod container_recipe;
mod published_crates;
mod sources;
mod stubs;
mod workflows;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text of a file of the repository.
fn text(path: &str) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What cargo says in a folder, without a network.
fn cargo(folder: &Path, arguments: &[&str]) -> Output {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).arg("--offline").current_dir(folder);
    command.output().expect("cargo")
}

/// The packages of the workspace in a folder, as `cargo metadata` lists them.
fn packages(folder: &Path) -> Vec<serde_json::Value> {
    let output = cargo(
        folder,
        &["metadata", "--locked", "--no-deps", "--format-version", "1"],
    );
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].take();
    serde_json::from_value(packages).expect("a list")
}
