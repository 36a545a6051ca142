//! What Windows gets: an archive that runs from any folder, and an installer.

use std::fs;
use std::process::Command;

use super::archive;
use super::linux::{DOCUMENTS, PROGRAMS, licences};
use super::make::{Output, VERSION};
use super::programs::{self, WINDOWS};
use super::staging::{Staging, files_below};
use crate::error::Error;
use crate::shell;

/// Makes both.
pub fn make(output: &Output) -> Result<(), Error> {
    let built = programs::build(WINDOWS, &PROGRAMS, None)?;
    let name = format!("narabe-{VERSION}-windows-x86_64");
    let staging = Staging::new("windows")?;
    let debug = Staging::new("windows-debug")?;
    for program in PROGRAMS {
        let file = format!("{program}{}", WINDOWS.suffix);
        let lines = programs::strip(WINDOWS, &built.join(&file), &staging.place(&file)?)?;
        debug.copy(&lines, &format!("{name}-debug/{file}.debug"))?;
        fs::remove_file(&lines).map_err(Error::file(&lines))?;
    }
    let root = shell::repository_root();
    for document in DOCUMENTS {
        // Notepad opens what ends in .txt.
        let to = if document.contains('.') {
            document.to_owned()
        } else {
            format!("{document}.txt")
        };
        staging.copy(&root.join(document), &to)?;
    }
    staging.copy(&licences(), "licences.txt")?;
    archive::zip(staging.root(), &output.place(&format!("{name}.zip")))?;
    archive::tar_xz(
        debug.root(),
        &format!("{name}-debug"),
        &output.place(&format!("{name}-debug.tar.xz")),
    )?;

    staging.copy(&root.join("packaging/windows/narabe.ico"), "narabe.ico")?;
    let installed: String = files_below(staging.root())?
        .iter()
        .map(|file| format!("Delete \"$INSTDIR\\{file}\"\n"))
        .collect();
    let list = format!("{}.installed.nsh", staging.root().display());
    fs::write(&list, installed).map_err(Error::file(list))?;
    let mut command = Command::new("makensis");
    command
        .args(["-V2", "-WX"])
        .arg(format!("-DVERSION={VERSION}"))
        .arg(format!("-DSOURCE={}", staging.root().display()))
        .arg(format!(
            "-DOUTPUT={}",
            output.place(&format!("{name}-setup.exe")).display()
        ))
        .env("SOURCE_DATE_EPOCH", archive::time()?.to_string())
        .arg(root.join("packaging/windows/narabe.nsi"));
    shell::run("making the installer", &mut command, "install nsis")
}
