//! What a Linux desktop reads, asked of the programs that read it.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{Checks, Outcome, outcome_of, scratch};
use crate::dist::file_types::FILE_TYPES;
use crate::dist::metainfo::APP_ID;
use crate::dist::staging::files_below;
use crate::error::Error;
use crate::shell;

/// The shells, each with the folder of its completions and a script that loads the one that is its first argument, and asks whether the
/// program that is the second has completions now. zsh loads one when it is called for the first time; autoload with -U and +X does so
/// at once.
const SHELLS: [(&str, &str, &str); 3] = [
    (
        "bash",
        "bash-completion/completions",
        "source \"$0\" && complete -p \"$1\" >/dev/null",
    ),
    (
        "zsh",
        "zsh/vendor-completions",
        "fpath=(${0:h} $fpath); autoload -U compinit; compinit -D -u; autoload -U +X ${0:t}; [[ -n ${_comps[$1]} ]]",
    ),
    (
        "fish",
        "fish/vendor_completions.d",
        "source $argv[1]; and complete -c $argv[2] | string length -q",
    ),
];

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
    completions(checks, share)
}

/// Loads the completions of every program for each shell.
fn completions(checks: &mut Checks, share: &Path) -> Result<(), Error> {
    for (shell, folder, script) in SHELLS {
        let folder = share.join(folder);
        for name in files_below(&folder)? {
            let program = name.trim_start_matches('_').trim_end_matches(".fish");
            let mut command = Command::new(shell);
            if shell == "zsh" {
                // Without the settings of this machine.
                command.arg("-f");
            }
            command
                .args(["-c", script])
                .arg(folder.join(&name))
                .arg(program)
                .env("HOME", scratch("shell-home")?);
            checks.tell(
                &format!("{shell} completes {program}"),
                silent(&mut command),
            );
        }
    }
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

/// Asks which type files of each kind have, and which program opens them, in a folder of their own.
fn file_types(share: &Path) -> Result<Outcome, Error> {
    // Without a desktop `xdg-mime` asks `file`, which does not know the types that are installed. GNOME's way is `gio`.
    if !shell::on_path("gio") {
        return Ok(Outcome::LeftOut("`gio` is missing".into()));
    }
    let folder = scratch("mime")?;
    let data = folder.join("data");
    let entry = format!("{APP_ID}.desktop");
    for (from, to) in [
        (format!("mime/packages/{APP_ID}.xml"), "mime/packages"),
        (format!("applications/{entry}"), "applications"),
    ] {
        let from = share.join(from);
        let to = data.join(to);
        fs::create_dir_all(&to).map_err(Error::file(&to))?;
        let to = to.join(from.file_name().unwrap_or_default());
        fs::copy(&from, &to).map_err(Error::file(&from))?;
    }
    for (update, of) in [
        ("update-mime-database", "mime"),
        ("update-desktop-database", "applications"),
    ] {
        match outcome_of(Command::new(update).arg(data.join(of))) {
            Outcome::Passed => {}
            other => return Ok(other),
        }
    }
    let ask = |what: &str, of: &Path| {
        let mut command = Command::new("xdg-mime");
        command
            .args(["query", what])
            .arg(of)
            .env("XDG_CURRENT_DESKTOP", "GNOME")
            .env("XDG_CONFIG_HOME", folder.join("config"))
            .env("XDG_DATA_HOME", &data);
        let output = command.output().ok()?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let mut faults = Vec::new();
    for kind in FILE_TYPES {
        let file = folder.join(format!("game.{}", kind.extension));
        fs::write(&file, "x").map_err(Error::file(&file))?;
        let (Some(found), Some(opener)) = (
            ask("filetype", &file),
            ask("default", Path::new(kind.media_type)),
        ) else {
            return Ok(Outcome::LeftOut("`xdg-mime` is missing".into()));
        };
        if found != kind.media_type {
            faults.push(format!(
                "game.{} is `{found}`, not {}",
                kind.extension, kind.media_type
            ));
        }
        // Another program of this machine may open the others.
        if kind.media_type.ends_with("x-narabe") && opener != entry {
            faults.push(format!("{} is opened by `{opener}`", kind.media_type));
        }
    }
    Ok(Outcome::of(faults))
}
