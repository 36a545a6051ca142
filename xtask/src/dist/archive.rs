//! Archives of a folder. The same content makes the same bytes: files in order, without owners, and with the time of the commit.

use std::env;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::Command;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::staging::files_below;
use crate::error::Error;
use crate::shell;

/// The variable that names the time of what is packed.
pub const TIME: &str = "SOURCE_DATE_EPOCH";

/// The time of what is packed, in seconds since 1970: that of the commit, or `SOURCE_DATE_EPOCH`.
///
/// # Errors
/// Without either.
pub fn time() -> Result<u64, Error> {
    let time = match env::var(TIME) {
        Ok(time) => time,
        Err(_) => shell::output_of(
            "git",
            &["log", "-1", "--format=%ct"],
            "install git, or set SOURCE_DATE_EPOCH",
        )?,
    };
    let seconds = time.trim().parse();
    seconds.map_err(|_| {
        Error::Usage(format!(
            "SOURCE_DATE_EPOCH is `{}`; it is a number of seconds since 1970",
            time.trim()
        ))
    })
}

/// Packs the folder `name` in `folder` with xz.
pub fn tar_xz(folder: &Path, name: &str, to: &Path) -> Result<(), Error> {
    let mut command = Command::new("tar");
    command.arg("-C").arg(folder);
    command.args([
        "--sort=name",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--format=gnu",
    ]);
    command
        .arg(format!("--mtime=@{}", time()?))
        .env("XZ_OPT", "-9e")
        .arg("-cJf")
        .arg(to)
        .arg(name);
    shell::run("packing", &mut command, "install tar and xz")
}

/// Packs all files of a folder, with the folder's content at the root of the archive.
pub fn zip(folder: &Path, to: &Path) -> Result<(), Error> {
    let archive = File::create(to).map_err(Error::file(to))?;
    let mut writer = ZipWriter::new(BufWriter::new(archive));
    let common = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default());
    for name in files_below(folder)? {
        let path = folder.join(&name);
        let options = common.unix_permissions(mode_of(&path)?);
        let content = fs::read(&path).map_err(Error::file(&path))?;
        let written = writer
            .start_file(&name, options)
            .map_err(std::io::Error::from);
        written
            .and_then(|()| writer.write_all(&content))
            .map_err(Error::file(to))?;
    }
    let finished = writer.finish().map_err(std::io::Error::from);
    finished
        .and_then(|mut archive| archive.flush())
        .map_err(Error::file(to))
}

#[cfg(unix)]
fn mode_of(path: &Path) -> Result<u32, Error> {
    use std::os::unix::fs::PermissionsExt;

    let data = fs::metadata(path).map_err(Error::file(path))?;
    Ok(data.permissions().mode() & 0o777)
}

#[cfg(not(unix))]
fn mode_of(_: &Path) -> Result<u32, Error> {
    Ok(0o644)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_content_makes_the_same_archive() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path().join("in");
        fs::create_dir_all(folder.join("deep")).expect("a folder");
        fs::write(folder.join("deep/b"), "second").expect("a file");
        fs::write(folder.join("a"), "first").expect("a file");
        let [one, two] = ["one.zip", "two.zip"].map(|name| home.path().join(name));
        zip(&folder, &one).expect("it is packed");
        fs::write(folder.join("a"), "first").expect("it is written again");
        zip(&folder, &two).expect("it is packed");
        assert_eq!(
            fs::read(&one).expect("it is there"),
            fs::read(&two).expect("it is there")
        );
        let mut archive =
            zip::ZipArchive::new(File::open(&one).expect("it is there")).expect("an archive");
        assert_eq!(archive.len(), 2);
        let second = archive.by_name("deep/b").expect("a file");
        assert_eq!(second.size(), 6);
    }
}
