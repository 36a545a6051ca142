//! wasm-opt's part, for a release: the same program, smaller or faster. Minutes of work, so only where it is asked for.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::shell;

/// Where npm puts it when the tests' packages are installed.
const FROM_NPM: &str = "tests/web/node_modules/.bin/wasm-opt";

/// What Rust's target may use, and the engine's vectors: wasm-bindgen strips the note that says so.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// What to aim at.
#[derive(Debug, Clone, Copy)]
pub enum Aim {
    /// Few bytes.
    Small,
    /// Many nodes a second.
    Fast,
}

impl Aim {
    fn flag(self) -> &'static str {
        match self {
            Self::Small => "-Oz",
            Self::Fast => "-O3",
        }
    }
}

/// The wasm-opt of this machine; says so where there is none.
pub fn find() -> Option<PathBuf> {
    let from_npm = shell::repository_root().join(FROM_NPM);
    let found = if shell::on_path("wasm-opt") {
        Some("wasm-opt".into())
    } else {
        Some(from_npm).filter(|path| path.is_file())
    };
    if found.is_none() {
        println!(
            "There is no wasm-opt, so the release is larger than it could be. It comes with the system's package binaryen \
             or with `npm install binaryen` in tests/web."
        );
    }
    found
}

/// The program, optimised; `scratch` is a folder for the files that wasm-opt reads and writes.
pub fn run(
    tool: &Path,
    scratch: &Path,
    name: &str,
    wasm: &[u8],
    aim: Aim,
) -> Result<Vec<u8>, Error> {
    fs::create_dir_all(scratch).map_err(Error::file(scratch))?;
    let input = scratch.join(name);
    let output = scratch.join(format!("{name}.optimised"));
    fs::write(&input, wasm).map_err(Error::file(&input))?;
    println!(
        "== wasm-opt {} {name}: this can take ten minutes",
        aim.flag()
    );
    let mut command = Command::new(tool);
    command.arg(aim.flag()).args(FEATURES).arg(&input);
    command.arg("-o").arg(&output);
    shell::run("optimising", &mut command, "install binaryen")?;
    fs::read(&output).map_err(Error::file(&output))
}
