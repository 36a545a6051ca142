//! What a Linux desktop reads, asked of the programs that read it.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{Checks, Outcome, outcome_of, scratch};
use crate::dist::file_types::FILE_TYPES;
use crate::dist::metainfo::APP_ID;
use crate::dist::staging::files_below;
use crate::error::Error;

/// Checks a folder `share`.
pub fn check(checks: &mut Checks, share: &Path) -> Result<(), Error> {
    let mut entry = Command::new("desktop-file-validate");
    entry.arg(share.join(format!("applications/{APP_ID}.desktop")));
    checks.run("desktop entry", &mut entry);
    let mut metainfo = Command::new("appstreamcli");
    metainfo
        .args(["validate", "--no-net", "--explain"])
        .arg(share.join(format!("metainfo/{APP_ID}.metainfo.xml")));
    checks.run("metainfo", &mut metainfo);
    for page in files_below(&share.join("man/man1"))? {
        let mut man = Command::new("man");
        // A warning is a message, and no failure.
        man.args(["--warnings", "--local-file"])
            .arg(share.join("man/man1").join(&page))
            .env("MANROFFSEQ", "")
            .env("LC_ALL", "C.UTF-8");
        checks.tell(&page, silent(&mut man));
    }
    let outcome = file_types(share)?;
    checks.tell("file types", outcome);
    Ok(())
}

/// Runs a program that should end well without a word on its error output.
fn silent(command: &mut Command) -> Outcome {
    let Ok(output) = command.output() else {
        return Outcome::LeftOut(format!("`{}` is missing", command.get_program().display()));
    };
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() && errors.is_empty() {
        Outcome::Passed
    } else {
        Outcome::Failed(errors)
    }
}

/// Asks which type files of each kind have, in a folder of their own.
fn file_types(share: &Path) -> Result<Outcome, Error> {
    let folder = scratch("mime")?;
    let packages = folder.join("data/mime/packages");
    fs::create_dir_all(&packages).map_err(Error::file(&packages))?;
    let recipe = share.join(format!("mime/packages/{APP_ID}.xml"));
    let to = packages.join("narabe.xml");
    fs::copy(&recipe, &to).map_err(Error::file(&recipe))?;
    let mut update = Command::new("update-mime-database");
    match outcome_of(update.arg(folder.join("data/mime"))) {
        Outcome::Passed => {}
        other => return Ok(other),
    }
    let mut faults = Vec::new();
    for kind in FILE_TYPES {
        let file = folder.join(format!("game.{}", kind.extension));
        fs::write(&file, "x").map_err(Error::file(&file))?;
        let output = Command::new("xdg-mime")
            .args(["query", "filetype"])
            .arg(&file)
            .env("XDG_DATA_HOME", folder.join("data"))
            .output();
        let Ok(output) = output else {
            return Ok(Outcome::LeftOut("`xdg-mime` is missing".into()));
        };
        let found = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if found != kind.media_type {
            faults.push(format!(
                "game.{} is `{found}`, not {}",
                kind.extension, kind.media_type
            ));
        }
    }
    Ok(Outcome::of(faults))
}
