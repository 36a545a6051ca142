//! The Debian packages: `narabe`, the game and the engine, and `narabe-lobby`, which a server installs without a desktop's libraries.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::archive;
use super::linux::{self, ENGINE, GAME, LOBBY};
use super::make::{Output, VERSION};
use super::staging::{Staging, files_below};
use crate::error::Error;
use crate::setup::play_packages;
use crate::shell;

/// A package.
struct Package {
    name: &'static str,
    programs: &'static [&'static str],
    section: &'static str,
    /// The first line, then the text.
    description: &'static str,
    /// Libraries that the programs open by their names.
    opens: Vec<&'static str>,
    recommends: &'static str,
    suggests: &'static str,
    /// What lintian reports though it is meant: `package: tag file`, with the reason above. May be empty.
    overrides: &'static str,
}

const MAINTAINER: &str = "Narabe contributors <noreply@narabe.github.io>";

const COPYRIGHT: &str = concat!(
    "Narabe\nCopyright 2026 The Narabe authors\n\nLicensed under either of the MIT licence and the Apache License, Version 2.0, at \
     your option.\nOn Debian systems the text of the Apache License is in /usr/share/common-licenses/Apache-2.0.\nThe licences of \
     what the programs contain are in licences.txt.gz beside this file.\n\n",
    include_str!("../../../LICENSE-MIT"),
);

/// Writes both.
pub fn make(output: &Output, programs: &Path) -> Result<(), Error> {
    let game = Package {
        name: GAME,
        programs: &[GAME, ENGINE],
        section: "games",
        description: "five in a row: a game, a strong engine, and a study of games\n \
            Play gomoku, renju and caro with a friend on the same screen or online, or\n \
            against one of twelve computer players, under every classical rule and\n \
            opening or on two boards at once. Study games with the engine, solve\n puzzles, take lessons, and keep a library \
            that reads SGF, RenLib, RenjuNet\n and Piskvork files.\n .\n \
            The program narabe-engine speaks the Gomocup protocol and reviews, solves\n and converts games on a terminal.",
        opens: play_packages()
            .into_iter()
            .filter(|name| *name != "mesa-vulkan-drivers")
            .collect(),
        recommends: "mesa-vulkan-drivers | vulkan-icd, xdg-desktop-portal, shared-mime-info",
        suggests: "speech-dispatcher",
        overrides: "# The engine is no game: other programs call it.\nnarabe: package-section-games-but-has-usr-bin\n",
    };
    let lobby = Package {
        name: LOBBY,
        programs: &[LOBBY],
        section: "net",
        description: "server where online players of Narabe meet\n \
            Two copies of the game find each other here by a room code, agree on a\n direct connection, and are relayed where there \
            can be none. The lobby\n reads and writes no files.",
        opens: Vec::new(),
        recommends: "",
        suggests: "caddy | nginx",
        overrides: "# Asked only where systemd runs, as debhelper's scripts do by a helper.\n\
            narabe-lobby: maintainer-script-calls-systemctl *\n",
    };
    write(output, programs, &game)?;
    write(output, programs, &lobby)
}

fn write(output: &Output, programs: &Path, package: &Package) -> Result<(), Error> {
    let name = package.name;
    let staging = Staging::new(&format!("deb-{name}"))?;
    for program in package.programs {
        staging.copy_program(&programs.join(program), &installed(program))?;
    }
    linux::manuals(&staging, "usr/share", package.programs)?;
    if name == GAME {
        linux::share(&staging, "usr/share", output.url.as_deref())?;
    } else {
        let unit = shell::repository_root().join("docs/lobby/narabe-lobby.service");
        let unit = fs::read_to_string(&unit).map_err(Error::file(unit))?;
        let unit = unit.replace("/usr/local/bin", "/usr/bin");
        // The first line says how to copy it.
        let unit = unit.split_once('\n').map_or("", |(_, rest)| rest);
        staging.write("usr/lib/systemd/system/narabe-lobby.service", unit)?;
    }
    let document = |file: &str| format!("usr/share/doc/{name}/{file}");
    staging.write(&document("copyright"), COPYRIGHT)?;
    staging.write(
        &document("changelog.gz"),
        gzip(changelog(name)?.as_bytes())?,
    )?;
    let ours = shell::repository_root().join("CHANGELOG.md");
    for (from, to) in [
        (linux::licences(), "licences.txt.gz"),
        (ours, "CHANGELOG.md.gz"),
    ] {
        let text = fs::read(&from).map_err(Error::file(&from))?;
        staging.write(&document(to), gzip(&text)?)?;
    }
    if !package.overrides.is_empty() {
        let file = format!("usr/share/lintian/overrides/{name}");
        staging.write(&file, package.overrides)?;
    }

    let files = files_below(staging.root())?;
    staging.write("DEBIAN/control", control(package, &staging, &files)?)?;
    let sums = files
        .iter()
        .map(|file| sum(staging.root(), file))
        .collect::<Result<String, _>>()?;
    staging.write("DEBIAN/md5sums", sums)?;
    if name == LOBBY {
        for (script, text) in [
            ("postinst", "postinst"),
            ("prerm", "prerm"),
            ("postrm", "postrm"),
        ] {
            let path = shell::repository_root()
                .join("packaging/linux")
                .join(format!("narabe-lobby.{text}"));
            staging.copy_program(&path, &format!("DEBIAN/{script}"))?;
        }
    }
    let to = output.place(&format!("{name}_{VERSION}_amd64.deb"));
    let mut command = Command::new("dpkg-deb");
    command
        .env("SOURCE_DATE_EPOCH", archive::time()?.to_string())
        .args(["--root-owner-group", "-Zxz", "--build"])
        .arg(staging.root())
        .arg(to);
    shell::run("making a Debian package", &mut command, "install dpkg")
}

fn control(package: &Package, staging: &Staging, files: &[String]) -> Result<String, Error> {
    let mut kilobytes = 0;
    for file in files {
        let path = staging.root().join(file);
        kilobytes += fs::metadata(&path)
            .map_err(Error::file(path))?
            .len()
            .div_ceil(1024);
    }
    let mut depends = vec![linked(staging.root(), package.programs)?];
    depends.extend(package.opens.iter().map(|name| (*name).to_owned()));
    let optional = [
        ("Recommends", package.recommends),
        ("Suggests", package.suggests),
    ];
    let optional: String = (optional.iter().filter(|(_, names)| !names.is_empty()))
        .map(|(field, names)| format!("{field}: {names}\n"))
        .collect();
    Ok(format!(
        "Package: {}\nVersion: {VERSION}\nArchitecture: amd64\nMaintainer: {MAINTAINER}\nInstalled-Size: {kilobytes}\n\
         Depends: {}\n{optional}Section: {}\nPriority: optional\nDescription: {}\n",
        package.name,
        depends.join(", "),
        package.section,
        package.description,
    ))
}

/// The packages of the libraries that programs are linked with, and their least versions.
fn linked(root: &Path, programs: &[&str]) -> Result<String, Error> {
    // It looks for a source package around it.
    let source = Staging::new("shlibdeps")?;
    source.write(
        "debian/control",
        "Source: narabe\n\nPackage: narabe\nArchitecture: amd64\n",
    )?;
    let mut command = Command::new("dpkg-shlibdeps");
    command.arg("-O").current_dir(source.root());
    command.args(programs.iter().map(|program| root.join(installed(program))));
    let output = command.output().map_err(|_| Error::MissingProgram {
        program: "dpkg-shlibdeps".to_owned(),
        advice: "install dpkg-dev".to_owned(),
    })?;
    let text = String::from_utf8_lossy(&output.stdout);
    let depends = text.trim().strip_prefix("shlibs:Depends=");
    depends.map(str::to_owned).ok_or_else(|| Error::Failed {
        step: format!(
            "finding the libraries of a program: {}",
            String::from_utf8_lossy(&output.stderr)
        ),
        command: shell::describe(&command),
        status: output.status.to_string(),
    })
}

/// Debian's own list of versions, which points to ours.
fn changelog(package: &str) -> Result<String, Error> {
    let date = format!("--date=@{}", archive::time()?);
    let date = shell::output_of(
        "date",
        &["--utc", "--rfc-email", &date],
        "install coreutils",
    )?;
    Ok(format!(
        "{package} ({VERSION}) stable; urgency=medium\n\n  * What is new is in CHANGELOG.md.gz beside this file.\n\n \
         -- {MAINTAINER}  {}\n",
        date.trim(),
    ))
}

/// Where a program lies: Debian keeps games apart.
fn installed(program: &str) -> String {
    let folder = if program == GAME { "games" } else { "bin" };
    format!("usr/{folder}/{program}")
}

/// Packs a text without its name and time, so that the same text makes the same bytes.
pub fn gzip(content: &[u8]) -> Result<Vec<u8>, Error> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let packed = encoder.write_all(content).and_then(|()| encoder.finish());
    packed.map_err(Error::file("a packed text"))
}

fn sum(root: &Path, file: &str) -> Result<String, Error> {
    let path = root.join(file).to_string_lossy().into_owned();
    let line = shell::output_of("md5sum", &[&path], "install coreutils")?;
    let sum = line.split_whitespace().next().unwrap_or_default();
    Ok(format!("{sum}  {file}\n"))
}
