//! What must not be in any file: the paths of the machine that built it.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::{Checks, Outcome};
use crate::dist::linux::is_program;
use crate::dist::staging::files_below;
use crate::error::Error;
use crate::shell;

/// The newest symbols of glibc that a program may need: those of Debian 12.
const GLIBC: (u32, u32) = (2, 36);

/// Looks through every file of a folder.
pub fn check(checks: &mut Checks, folder: &Path, what: &str) -> Result<(), Error> {
    let paths = forbidden_paths();
    let mut found = Vec::new();
    let mut symbols = Vec::new();
    for name in files_below(folder)? {
        let path = folder.join(&name);
        // A link may lead out of the folder.
        if path.is_symlink() {
            continue;
        }
        let content = fs::read(&path).map_err(Error::file(&path))?;
        let inside = paths
            .iter()
            .filter(|path| contains(&content, path.as_bytes()));
        found.extend(inside.map(|path| format!("{name} contains {path}")));
        if is_program(&path) {
            symbols.extend(
                newest_glibc(&path)
                    .filter(|version| *version > GLIBC)
                    .map(|(major, minor)| format!("{name} needs glibc {major}.{minor}")),
            );
        }
    }
    checks.tell(
        &format!("{what}: no path of this machine"),
        Outcome::of(found),
    );
    checks.tell(
        &format!("{what}: glibc {}.{} is enough", GLIBC.0, GLIBC.1),
        Outcome::of(symbols),
    );
    Ok(())
}

/// The home folder with a folder in it, cargo's registry and the checkout. The home folder alone may be as short as `/root`, which texts
/// name with reason.
fn forbidden_paths() -> Vec<String> {
    let home = env::var("HOME").unwrap_or_default();
    let cargo = env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
    let checkout = fs::canonicalize(shell::repository_root()).unwrap_or_default();
    let all = [
        format!("{home}/."),
        cargo,
        format!("{}/", checkout.display()),
    ];
    all.into_iter().filter(|path| path.len() > 3).collect()
}

fn contains(content: &[u8], part: &[u8]) -> bool {
    let first = part[0];
    let mut rest = content;
    while let Some(at) = rest.iter().position(|byte| *byte == first) {
        rest = &rest[at..];
        if rest.starts_with(part) {
            return true;
        }
        rest = &rest[1..];
    }
    false
}

/// The newest version of glibc that a program names.
fn newest_glibc(program: &Path) -> Option<(u32, u32)> {
    let output = Command::new("objdump")
        .arg("-T")
        .arg(program)
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let versions = text.split("GLIBC_").skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.')?;
        let (major, minor) = rest[..end].split_once('.')?;
        let minor = minor.split('.').next()?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    });
    versions.max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_found_wherever_it_stands() {
        for text in [
            "/home/ann/.cargo/x",
            "at //home/ann/.cargo",
            "/home/an/home/ann/.cargo",
        ] {
            assert!(contains(text.as_bytes(), b"/home/ann/.cargo"), "{text}");
        }
        assert!(!contains(b"/home/ann/.carg", b"/home/ann/.cargo"));
    }
}
