//! Makes the files, each in its module.

use std::fs;
use std::path::{Path, PathBuf};

use super::options::{Part, Work};
use super::programs::{LINUX, MACS, WINDOWS};
use super::{gomocup, linux, macos, sums, windows};
use crate::error::Error;
use crate::shell;
use crate::web;

/// The version of everything that is made.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The folder that is written to.
pub struct Output {
    pub folder: PathBuf,
    /// Where the page will be published.
    pub url: Option<String>,
}

impl Output {
    /// The place of a file.
    pub fn place(&self, name: &str) -> PathBuf {
        println!("{name}");
        self.folder.join(name)
    }

    /// Writes a file that can be started.
    pub fn write_program(&self, name: &str, content: &[u8]) -> Result<(), Error> {
        let path = self.place(name);
        fs::write(&path, content).map_err(Error::file(&path))?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::Permissions::from_mode(0o755);
            fs::set_permissions(&path, mode).map_err(Error::file(path))?;
        }
        Ok(())
    }
}

/// Makes what was asked for, or what this machine can.
pub fn run(work: &Work) -> Result<(), Error> {
    let folder = shell::repository_root().join(&work.out);
    fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
    let folder = fs::canonicalize(&folder).map_err(Error::file(&folder))?;
    let output = Output {
        folder,
        url: work.url.clone(),
    };
    let mut left_out = Vec::new();
    let asked = if work.parts.is_empty() {
        &Part::ALL[..]
    } else {
        &work.parts
    };
    for part in asked.iter().copied() {
        match missing(part) {
            None => make(part, &output)?,
            Some(reason) if work.parts.is_empty() => left_out.push((part, reason)),
            Some(reason) => {
                return Err(Error::SetupNeeded(format!(
                    "dist {}: {reason}",
                    part.name()
                )));
            }
        }
    }
    sums::write(&output.folder)?;
    table(&output.folder)?;
    for (part, reason) in left_out {
        println!("== left out: {}: {reason}", part.name());
    }
    Ok(())
}

fn make(part: Part, output: &Output) -> Result<(), Error> {
    println!("== {}", part.name());
    match part {
        Part::Linux => linux::make(output),
        Part::Windows => windows::make(output),
        Part::Gomocup => gomocup::make(output),
        Part::Macos => macos::make(output),
        Part::Web => page(output),
    }
}

/// Why this machine cannot make a part.
fn missing(part: Part) -> Option<String> {
    let (platforms, programs): (&[_], &[_]) = match part {
        Part::Linux => (
            &[LINUX],
            &[
                "dpkg-deb",
                "dpkg-shlibdeps",
                "objcopy",
                "tar",
                "xz",
                "mksquashfs",
            ],
        ),
        Part::Windows => (
            &[WINDOWS],
            &[
                "x86_64-w64-mingw32-gcc",
                "x86_64-w64-mingw32-windres",
                "makensis",
            ],
        ),
        Part::Gomocup => (&[WINDOWS], &["x86_64-w64-mingw32-gcc"]),
        Part::Macos => (&MACS, &["codesign", "lipo"]),
        Part::Web => (&[], &[]),
    };
    let target = platforms.iter().find(|platform| !platform.is_installed());
    let target = target.map(|platform| {
        format!(
            "Rust lacks the target; get it with `rustup target add {}`",
            platform.triple
        )
    });
    target.or_else(|| {
        let program = programs.iter().find(|program| !shell::on_path(program))?;
        let advice = match part {
            Part::Linux => "on Debian: apt install dpkg-dev binutils xz-utils squashfs-tools",
            Part::Windows | Part::Gomocup => "on Debian: apt install gcc-mingw-w64-x86-64 nsis",
            Part::Macos => "only a Mac can make it",
            Part::Web => "install it",
        };
        Some(format!("`{program}` is missing; {advice}"))
    })
}

/// The page, optimised for size, as an archive with index.html at its root.
fn page(output: &Output) -> Result<(), Error> {
    web::run(&web::Work::Write(web::Target {
        release: true,
        out: Some(shell::target_folder()?.join("dist-web")),
        url: output.url.clone(),
        zip: Some(output.place("narabe-web.zip")),
    }))
}

/// What weighs what.
fn table(folder: &Path) -> Result<(), Error> {
    for name in super::staging::files_below(folder)? {
        let path = folder.join(&name);
        let size = fs::metadata(&path).map_err(Error::file(path))?.len();
        println!("{:>8.2} MB  {name}", size as f64 / 1e6);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readme_names_the_files_of_this_version() {
        let path = shell::repository_root().join("README.md");
        let readme = fs::read_to_string(path).expect("it is there");
        for name in [
            format!("narabe_{VERSION}_amd64.deb"),
            format!("narabe-{VERSION}-x86_64.AppImage"),
            format!("narabe-{VERSION}-linux-x86_64.tar.xz"),
            format!("narabe-{VERSION}-windows-x86_64-setup.exe"),
            format!("narabe-{VERSION}-macos.zip"),
        ] {
            assert!(readme.contains(&name), "{name}");
        }
    }
}
