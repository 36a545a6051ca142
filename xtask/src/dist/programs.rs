//! The programs, built for one kind of machine, each with a file of its names of functions and line tables beside it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::{shell, source_paths};

/// The variable in which a build is told its commit.
const COMMIT: &str = "NARABE_COMMIT";
/// Cargo's profile.
const PROFILE: &str = "dist";

/// The variable that turns the profile's optimisation of the whole off.
const NO_LTO: (&str, &str) = ("CARGO_PROFILE_DIST_LTO", "off");

/// The game's feature for downloads.
const FEATURE: &str = "narabe/dist";

/// The kind of machine that programs are built for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Platform {
    /// Rust's name of the target.
    pub triple: &'static str,
    /// What programs end in.
    pub suffix: &'static str,
    /// The beginning of the names of GNU's tools for it.
    pub tools: &'static str,
}

pub const LINUX: Platform = Platform {
    triple: "x86_64-unknown-linux-gnu",
    suffix: "",
    tools: "",
};
pub const WINDOWS: Platform = Platform {
    triple: "x86_64-pc-windows-gnu",
    suffix: ".exe",
    tools: "x86_64-w64-mingw32-",
};
/// The two kinds of Macs; one program for both is joined of them.
pub const MACS: [Platform; 2] = [
    Platform {
        triple: "aarch64-apple-darwin",
        suffix: "",
        tools: "",
    },
    Platform {
        triple: "x86_64-apple-darwin",
        suffix: "",
        tools: "",
    },
];

impl Platform {
    /// Whether this machine's Rust has the target's library.
    pub fn is_installed(self) -> bool {
        self.library_folder().is_some_and(|folder| folder.is_dir())
    }

    /// The folder of Rust's library for the target.
    fn library_folder(self) -> Option<PathBuf> {
        let output = Command::new("rustc")
            .args(["--print", "target-libdir", "--target", self.triple])
            .output();
        Some(String::from_utf8_lossy(&output.ok()?.stdout).trim().into())
    }

    /// Whether that library can be optimised with a program as a whole: Rust's own contains bitcode for it, that of some distributions
    /// does not.
    fn has_bitcode(self) -> bool {
        let Some(Ok(files)) = self.library_folder().map(fs::read_dir) else {
            return false;
        };
        let paths = files.filter_map(|file| Some(file.ok()?.path()));
        let mut cores = paths.filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("libcore-") && name.ends_with(".rlib")
        });
        cores.any(|core| fs::read(core).is_ok_and(|bytes| contains_bitcode(&bytes)))
    }

    /// One of GNU's tools for it.
    pub fn tool(self, name: &str) -> String {
        format!("{}{name}", self.tools)
    }
}

/// Whether a file has one of the sections for bitcode.
fn contains_bitcode(bytes: &[u8]) -> bool {
    let sections: [&[u8]; 2] = [b".llvmbc", b"__bitcode"];
    let has = |section: &[u8]| bytes.windows(section.len()).any(|part| part == section);
    sections.into_iter().any(has)
}

/// Builds packages for a platform, and returns the folder with their programs. `cpu` is a level of x86-64, as `-C target-cpu` takes it.
///
/// # Errors
/// If a program does not build.
pub fn build(platform: Platform, packages: &[&str], cpu: Option<&str>) -> Result<PathBuf, Error> {
    let folder = target_folder(cpu)?;
    let mut command = shell::cargo(&[
        "build",
        "--locked",
        "--profile",
        PROFILE,
        "--target",
        platform.triple,
    ]);
    command.arg("--target-dir").arg(&folder);
    for package in packages {
        command.args(["--package", package]);
    }
    if packages.contains(&shell::GAME) {
        command.args(["--features", FEATURE]);
    }
    println!("== {}", shell::describe(&command));
    let cpu_flag: Vec<_> = cpu
        .iter()
        .map(|cpu| format!("-Ctarget-cpu={cpu}"))
        .collect();
    command
        .env(
            source_paths::RUST_FLAGS,
            source_paths::rust_flags(&cpu_flag),
        )
        .env("CFLAGS", source_paths::c_flags())
        .env(COMMIT, commit()?);
    if !platform.tools.is_empty() {
        let variable = platform.triple.to_uppercase().replace('-', "_");
        command.env(
            format!("CARGO_TARGET_{variable}_LINKER"),
            platform.tool("gcc"),
        );
    }
    if !platform.has_bitcode() {
        println!(
            "Rust's library for {} has no bitcode: the programs are not optimised as a whole, and are larger",
            platform.triple
        );
        command.env(NO_LTO.0, NO_LTO.1);
    }
    shell::run("building the programs", &mut command, shell::GET_RUST)?;
    Ok(folder.join(platform.triple).join(PROFILE))
}

/// A folder of its own: the flags differ from those of every other build.
fn target_folder(cpu: Option<&str>) -> Result<PathBuf, Error> {
    let name = cpu.map_or_else(|| "dist".to_owned(), |cpu| format!("dist-{cpu}"));
    Ok(shell::target_folder()?.join(name))
}

/// The commit that is built, shortened. Sources without a repository name it in the environment.
fn commit() -> Result<String, Error> {
    if let Ok(commit) = env::var(COMMIT) {
        return Ok(commit);
    }
    let commit = shell::output_of(
        "git",
        &["rev-parse", "--short=10", "HEAD"],
        "install git, or set NARABE_COMMIT",
    )?;
    Ok(commit.trim().to_owned())
}

/// Copies a program without its line tables and the names of its functions to `to`, and these to `to` with `.debug` at its end, where a
/// debugger finds them.
///
/// # Errors
/// If a tool is missing or fails.
pub fn strip(platform: Platform, program: &Path, to: &Path) -> Result<PathBuf, Error> {
    let debug = PathBuf::from(format!("{}.debug", to.display()));
    let objcopy = platform.tool("objcopy");
    let run = |arguments: &[&Path]| {
        let mut command = Command::new(&objcopy);
        command.args(arguments);
        shell::run("splitting a program", &mut command, "install binutils")
    };
    let link = PathBuf::from(format!("--add-gnu-debuglink={}", debug.display()));
    run(&[Path::new("--only-keep-debug"), program, &debug])?;
    run(&[Path::new("--strip-all"), &link, program, to])?;
    Ok(debug)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bitcode_is_found_by_its_section() {
        assert!(contains_bitcode(b"\0.text\0.llvmbc\0") && contains_bitcode(b"__LLVM __bitcode"));
        assert!(!contains_bitcode(b"\0.text\0.data\0"));
    }
}
