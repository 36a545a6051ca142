//! What Linux gets: Debian packages, an archive that runs from any folder, and an AppImage.

use std::fs;
use std::path::{Path, PathBuf};

use super::make::{Output, VERSION};
use super::metainfo::{self, APP_ID};
use super::programs::{self, LINUX};
use super::staging::{Staging, files_below};
use super::{appimage, archive, deb};
use crate::error::Error;
use crate::shell;

pub const GAME: &str = "narabe";
pub const ENGINE: &str = "narabe-engine";
pub const LOBBY: &str = "narabe-lobby";
/// The packages of these programs have the same names.
pub const PROGRAMS: [&str; 3] = [GAME, ENGINE, LOBBY];
/// The texts beside the programs.
pub const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];
/// The sides of the icons, in pixels.
const ICONS: [u32; 4] = [32, 48, 256, 512];

/// Makes them all.
pub fn make(output: &Output) -> Result<(), Error> {
    let built = programs::build(LINUX, &PROGRAMS, None)?;
    let stripped = Staging::new("linux-programs")?;
    let debug = Staging::new("linux-debug")?;
    let name = format!("narabe-{VERSION}-linux-x86_64");
    for program in PROGRAMS {
        let lines = programs::strip(LINUX, &built.join(program), &stripped.place(program)?)?;
        debug.copy(&lines, &format!("{name}-debug/{program}.debug"))?;
        fs::remove_file(&lines).map_err(Error::file(&lines))?;
    }
    let programs = stripped.root();
    deb::make(output, programs)?;
    appimage::make(output, programs)?;

    let tar = Staging::new("linux-archive")?;
    for program in PROGRAMS {
        tar.copy_program(&programs.join(program), &format!("{name}/{program}"))?;
    }
    for document in DOCUMENTS {
        tar.copy(
            &shell::repository_root().join(document),
            &format!("{name}/{document}"),
        )?;
    }
    share(&tar, &format!("{name}/share"), output.url.as_deref())?;
    manuals(&tar, &format!("{name}/share"), &PROGRAMS)?;
    archive::tar_xz(tar.root(), &name, &output.place(&format!("{name}.tar.xz")))?;
    let debug_name = format!("{name}-debug");
    archive::tar_xz(
        debug.root(),
        &debug_name,
        &output.place(&format!("{debug_name}.tar.xz")),
    )
}

/// What a desktop reads: the entry, the metainfo, the file types and the icons, below a folder `share`.
pub fn share(staging: &Staging, share: &str, url: Option<&str>) -> Result<(), Error> {
    let icons = shell::repository_root().join("assets/icons/app");
    staging.write(
        &format!("{share}/applications/{APP_ID}.desktop"),
        metainfo::desktop_entry()?,
    )?;
    staging.write(
        &format!("{share}/metainfo/{APP_ID}.metainfo.xml"),
        metainfo::metainfo(url)?,
    )?;
    staging.write(
        &format!("{share}/mime/packages/{APP_ID}.xml"),
        metainfo::recipe("linux/mime.xml")?,
    )?;
    for side in ICONS {
        let from = icons.join(format!("app-icon-{side}.png"));
        staging.copy(
            &from,
            &format!("{share}/icons/hicolor/{side}x{side}/apps/{APP_ID}.png"),
        )?;
    }
    staging.copy(
        &icons.join("app-icon.svg"),
        &format!("{share}/icons/hicolor/scalable/apps/{APP_ID}.svg"),
    )
}

/// The man pages and completions of some programs, below a folder `share`, where Debian and most others look for them.
pub fn manuals(staging: &Staging, share: &str, programs: &[&str]) -> Result<(), Error> {
    let pages = shell::target_folder()?.join("dist-pages");
    let mut command = shell::cargo(&[
        "run",
        "--quiet",
        "--locked",
        "--package",
        "narabe-pages",
        "--",
    ]);
    command.arg(&pages);
    shell::run("writing the man pages", &mut command, shell::GET_RUST)?;
    for page in files_below(&pages.join("man/man1"))? {
        if programs.contains(&program_of(&page)) {
            let path = pages.join("man/man1").join(&page);
            let text = fs::read(&path).map_err(Error::file(path))?;
            staging.write(&format!("{share}/man/man1/{page}.gz"), deb::gzip(&text)?)?;
        }
    }
    let completions = pages.join("completions");
    for program in programs {
        for (from, to) in [
            (
                format!("bash/{program}"),
                format!("bash-completion/completions/{program}"),
            ),
            (
                format!("zsh/_{program}"),
                format!("zsh/vendor-completions/_{program}"),
            ),
            (
                format!("fish/{program}.fish"),
                format!("fish/vendor_completions.d/{program}.fish"),
            ),
        ] {
            staging.copy(&completions.join(from), &format!("{share}/{to}"))?;
        }
    }
    Ok(())
}

/// The program that a man page is about: `narabe-engine-bench.1` belongs to `narabe-engine`.
fn program_of(page: &str) -> &'static str {
    let name = page.trim_end_matches(".1");
    let fits = |program: &str| {
        name.strip_prefix(program)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let fitting = PROGRAMS.into_iter().filter(|program| fits(program));
    fitting
        .max_by_key(|program| program.len())
        .unwrap_or_default()
}

/// The licences of everything in a program, as the game shows them.
pub fn licences() -> PathBuf {
    shell::repository_root().join("assets/licences.txt")
}

/// Whether a file is a program of Linux.
pub fn is_program(path: &Path) -> bool {
    fs::read(path).is_ok_and(|content| content.starts_with(b"\x7fELF"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_belongs_to_the_longest_name() {
        let pages = [
            ("narabe.1", GAME),
            ("narabe-engine.1", ENGINE),
            ("narabe-engine-bench.1", ENGINE),
            ("narabe-lobby.1", LOBBY),
            ("git.1", ""),
        ];
        for (page, program) in pages {
            assert_eq!(program_of(page), program, "{page}");
        }
    }
}
