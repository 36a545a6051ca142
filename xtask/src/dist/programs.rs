//! The programs, built for one kind of machine, each with a file of its names of functions and line tables beside it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::shell;

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
    let sources = source_folders();
    let c_flags: Vec<_> = sources
        .iter()
        .map(|(from, to)| format!("-ffile-prefix-map={from}={to}"))
        .collect();
    command
        .env("CARGO_ENCODED_RUSTFLAGS", rust_flags(&sources, cpu))
        .env("CFLAGS", c_flags.join(" "))
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

/// The folders of this machine whose names would stand in the programs, each with what stands there instead.
fn source_folders() -> Vec<(String, &'static str)> {
    let home = env::var("HOME")
        .or_else(|_| env::var("USERPROFILE"))
        .unwrap_or_default();
    let cargo = env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
    let checkout = fs::canonicalize(shell::repository_root()).unwrap_or_default();
    // The last one that fits counts.
    let folders = [
        (home, "home"),
        (format!("{cargo}/registry/src"), "registry"),
        (checkout.to_string_lossy().into_owned(), "narabe"),
    ];
    folders
        .into_iter()
        .filter(|(from, _)| !from.is_empty())
        .collect()
}

/// The flags as cargo reads them from `CARGO_ENCODED_RUSTFLAGS`: separated by the unit separator, so that paths may have spaces.
fn rust_flags(sources: &[(String, &str)], cpu: Option<&str>) -> String {
    let remaps = sources
        .iter()
        .map(|(from, to)| format!("--remap-path-prefix={from}={to}"));
    let cpu = cpu.map(|cpu| format!("-Ctarget-cpu={cpu}"));
    remaps.chain(cpu).collect::<Vec<_>>().join("\x1f")
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
    fn paths_with_spaces_stay_one_flag() {
        let sources = [("/home/a b".to_owned(), "home")];
        let flags = rust_flags(&sources, Some("x86-64-v3"));
        let flags: Vec<_> = flags.split('\x1f').collect();
        assert_eq!(
            flags,
            [
                "--remap-path-prefix=/home/a b=home",
                "-Ctarget-cpu=x86-64-v3"
            ]
        );
    }

    #[test]
    fn bitcode_is_found_by_its_section() {
        assert!(contains_bitcode(b"\0.text\0.llvmbc\0") && contains_bitcode(b"__LLVM __bitcode"));
        assert!(!contains_bitcode(b"\0.text\0.data\0"));
    }

    #[test]
    fn the_checkout_comes_after_the_home_folder_that_it_may_lie_in() {
        let names: Vec<_> = source_folders().into_iter().map(|(_, name)| name).collect();
        assert_eq!(names.last(), Some(&"narabe"));
    }
}
