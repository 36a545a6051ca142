//! The AppImage: one file with the game that runs on any Linux desktop. It is a small program, the runtime, with a file system
//! behind it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use super::archive;
use super::linux::{self, ENGINE, GAME};
use super::make::{Output, VERSION};
use super::metainfo::APP_ID;
use super::staging::Staging;
use crate::error::Error;
use crate::shell;

/// The variable that names the file of another runtime, such as the newest of <https://github.com/AppImage/type2-runtime/releases>.
const RUNTIME: &str = "APPIMAGE_RUNTIME";
/// The runtime is inside this crate; it needs the library of FUSE 2, or the option `--appimage-extract-and-run`.
const CRATE: &str = "https://static.crates.io/crates/appimage/appimage-0.4.0.crate";
const RUNTIME_IN_CRATE: &str = "appimage-0.4.0/assets/runtime-x86_64";
/// The checksum of the runtime.
const SHA256: &str = "328e0d745c5c6817048c27bc3e8314871703f8f47ffa81a37cb06cd95a94b323";

/// Writes it.
pub fn make(output: &Output, programs: &Path) -> Result<(), Error> {
    let staging = Staging::new("appimage")?;
    for program in [GAME, ENGINE] {
        staging.copy_program(&programs.join(program), &format!("usr/bin/{program}"))?;
    }
    linux::share(&staging, "usr/share", output.url.as_deref())?;
    staging.link("usr/bin/narabe", "AppRun")?;
    staging.link(
        &format!("usr/share/applications/{APP_ID}.desktop"),
        &format!("{APP_ID}.desktop"),
    )?;
    staging.link(
        &format!("usr/share/icons/hicolor/256x256/apps/{APP_ID}.png"),
        &format!("{APP_ID}.png"),
    )?;
    staging.link(&format!("{APP_ID}.png"), ".DirIcon")?;

    let image = staging.root().with_extension("squashfs");
    let mut command = squashfs(staging.root(), &image, archive::time()?);
    shell::run(
        "making the AppImage",
        &mut command,
        "install squashfs-tools",
    )?;
    let mut content = runtime()?;
    content.extend(fs::read(&image).map_err(Error::file(&image))?);
    fs::remove_file(&image).map_err(Error::file(&image))?;
    output.write_program(&format!("narabe-{VERSION}-x86_64.AppImage"), &content)
}

/// Packs a folder; all its files have the time.
fn squashfs(folder: &Path, image: &Path, time: u64) -> Command {
    let time = time.to_string();
    let mut command = Command::new("mksquashfs");
    command.arg(folder).arg(image).args([
        "-noappend",
        "-quiet",
        "-no-progress",
        "-root-owned",
        "-comp",
        "gzip",
    ]);
    command.args(["-all-time", &time, "-mkfs-time", &time]);
    // It takes the time from one of both, and refuses to choose.
    command.env_remove(archive::TIME);
    command
}

/// The runtime: the named file, or that of the crate, which is downloaded once.
fn runtime() -> Result<Vec<u8>, Error> {
    if let Some(path) = env::var_os(RUNTIME).map(PathBuf::from) {
        return fs::read(&path).map_err(Error::file(path));
    }
    let folder = shell::target_folder()?.join("dist-runtime");
    let path = folder.join(RUNTIME_IN_CRATE);
    if !path.exists() {
        fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
        let packed = folder.join("crate.tar.gz");
        let mut fetch = Command::new("curl");
        fetch
            .args([
                "--fail",
                "--location",
                "--silent",
                "--show-error",
                CRATE,
                "--output",
            ])
            .arg(&packed);
        let advice = "install curl, or name a runtime in APPIMAGE_RUNTIME";
        shell::run("downloading the runtime of AppImages", &mut fetch, advice)?;
        let mut unpack = Command::new("tar");
        unpack
            .arg("-C")
            .arg(&folder)
            .arg("-xzf")
            .arg(&packed)
            .arg(RUNTIME_IN_CRATE);
        shell::run(
            "unpacking the runtime of AppImages",
            &mut unpack,
            "install tar and gzip",
        )?;
    }
    let content = fs::read(&path).map_err(Error::file(&path))?;
    let sum: String = Sha256::digest(&content)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    if sum == SHA256 {
        return Ok(content);
    }
    Err(Error::Artefact {
        file: path,
        fault: format!("its SHA-256 is {sum}, not {SHA256}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsStr;

    #[test]
    fn the_time_is_given_once() {
        let command = squashfs(Path::new("a"), Path::new("b"), 1_700_000_000);
        assert!(command.get_args().any(|word| word == "1700000000"));
        let mut variables = command.get_envs();
        assert!(variables.any(|variable| variable == (OsStr::new("SOURCE_DATE_EPOCH"), None)));
    }
}
