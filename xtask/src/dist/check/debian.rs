//! The packages of Debian, the archive and the AppImage: examined, installed into a fresh system, and played.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::play::{self, Home};
use super::{Checks, Outcome, content, debug, desktop, outcome_of, scratch, unpack};
use crate::dist::linux::{LOBBY, PROGRAMS};
use crate::dist::programs::LINUX;
use crate::dist::staging::files_below;
use crate::error::Error;
use crate::shell;

/// The system that the packages are installed into.
const SYSTEM: &str = "bookworm";
/// What a desktop has installed there: drivers, and what answers when a package brings desktop entries, file types and pages.
const DESKTOP: &str = "mesa-vulkan-drivers,desktop-file-utils,shared-mime-info,man-db";
/// The name of the user who plays there.
const PLAYER: &str = "player";

/// Checks them all.
pub fn check(checks: &mut Checks) -> Result<(), Error> {
    let game = checks.file("narabe_", ".deb")?;
    let lobby = checks.file("narabe-lobby_", ".deb")?;
    for package in game.iter().chain(&lobby) {
        let mut lintian = Command::new("lintian");
        lintian
            .args(["--fail-on", "error,warning", "--allow-root"])
            .arg(package);
        checks.run(&format!("lintian {}", name(package)), &mut lintian);
        let folder = unpack(package, "deb")?;
        content::check(checks, &folder, &name(package))?;
        if game.as_ref() == Some(package) {
            desktop::check(checks, &folder.join("usr/share"))?;
        }
    }
    if let (Some(game), Some(lobby)) = (&game, &lobby) {
        fresh_system(checks, game, lobby)?;
    }
    if let Some(archive) = checks.file("narabe-", "linux-x86_64.tar.xz")? {
        let folder = unpack(&archive, "a folder with spaces")?;
        content::check(checks, &folder, &name(&archive))?;
        let programs = folder.join(name(&archive).trim_end_matches(".tar.xz"));
        for program in PROGRAMS {
            checks.run(
                &format!("{program} --version"),
                Command::new(programs.join(program))
                    .arg("--version")
                    .current_dir("/"),
            );
        }
        debug::check(checks, LINUX, "linux-x86_64", &programs)?;
        let outcome = as_another_user(&folder, &programs.join("narabe"), "archive")?;
        checks.tell(
            "the game of the archive, on a read-only mount, as another user",
            outcome,
        );
    }
    if let Some(image) = checks.file("narabe-", ".AppImage")? {
        let folder = unpack(&image, "appimage")?;
        content::check(checks, &folder, &name(&image))?;
        let place = scratch("appimage-alone")?;
        let copy = place.join("Narabe.AppImage");
        fs::copy(&image, &copy).map_err(Error::file(&image))?;
        let outcome = as_another_user(&place, &copy, "appimage")?;
        checks.tell(
            "the AppImage, on a read-only mount, as another user",
            outcome,
        );
    }
    Ok(())
}

fn name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// Where the picture of a game that was played is saved.
fn picture(name: &str) -> Result<PathBuf, Error> {
    Ok(scratch(&format!("picture-{name}"))?.join(format!("{name}.png")))
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout == b"0\n")
}

/// Plays with a program in a folder that is mounted read-only, as the user `nobody`.
fn as_another_user(folder: &Path, program: &Path, name: &str) -> Result<Outcome, Error> {
    if !is_root() {
        return Ok(Outcome::LeftOut(
            "only root can mount a folder and be another user".into(),
        ));
    }
    // Below the folder for temporary files, which every user may enter.
    let home = std::env::temp_dir().join(format!("narabe-{name}-home"));
    let _ = fs::remove_dir_all(&home);
    let home = Home::new(&home, &home)?;
    let mount = std::env::temp_dir().join("narabe read-only");
    fs::create_dir_all(&mount).map_err(Error::file(&mount))?;
    let mut bind = Command::new("mount");
    bind.args(["--bind", "-o", "ro"]).arg(folder).arg(&mount);
    if let Outcome::Failed(fault) = outcome_of(&mut bind) {
        return Ok(Outcome::LeftOut(format!(
            "no mount is possible here: {fault}"
        )));
    }
    let own = outcome_of(
        Command::new("chown")
            .args(["-R", "nobody"])
            .arg(&home.folder),
    );
    let below = program.strip_prefix(folder).unwrap_or(program);
    let mut start = Command::new("setpriv");
    start
        .args(["--reuid", "nobody", "--regid", "nogroup", "--clear-groups"])
        .current_dir("/");
    start.args([
        "env",
        "APPIMAGE_EXTRACT_AND_RUN=1",
        &format!("TMPDIR={}", home.seen.display()),
    ]);
    // The name of the folder has a space in it, which the words of a command line do not.
    let link = std::env::temp_dir().join("narabe-mounted");
    let _ = fs::remove_file(&link);
    #[cfg(unix)]
    std::os::unix::fs::symlink(&mount, &link).map_err(Error::file(&link))?;
    let outcome = match own {
        Outcome::Passed => play::play(
            start,
            &link.join(below).display().to_string(),
            &home,
            &picture(name)?,
        ),
        other => other,
    };
    let _ = fs::remove_file(&link);
    let _ = Command::new("umount").arg("--lazy").arg(&mount).status();
    let _ = fs::remove_dir(&mount);
    let _ = fs::remove_dir_all(&home.folder);
    Ok(outcome)
}

/// Installs the packages into a fresh system, plays, and removes them.
fn fresh_system(checks: &mut Checks, game: &Path, lobby: &Path) -> Result<(), Error> {
    const WHAT: &str = "a fresh Debian";
    if !is_root() || !shell::on_path("mmdebstrap") {
        checks.tell(
            WHAT,
            Outcome::LeftOut("it needs root and mmdebstrap".into()),
        );
        return Ok(());
    }
    let root = scratch("root")?;
    let mut make = Command::new("mmdebstrap");
    make.args(["--variant=minbase", &format!("--include={DESKTOP}"), SYSTEM])
        .arg(&root);
    match outcome_of(&mut make) {
        Outcome::Passed => {}
        Outcome::Failed(fault) => {
            checks.tell(
                WHAT,
                Outcome::LeftOut(format!("it cannot be made: {fault}")),
            );
            return Ok(());
        }
        other => {
            checks.tell(WHAT, other);
            return Ok(());
        }
    }
    let mounts = Mounts::new(&root);
    let inside = |line: &str| {
        let mut command = Command::new("chroot");
        command
            .arg(&root)
            .args(["sh", "-ec", line])
            .env("DEBIAN_FRONTEND", "noninteractive")
            .env_remove("TMPDIR");
        command
    };
    for package in [game, lobby] {
        let to = root.join(name(package));
        fs::copy(package, &to).map_err(Error::file(&to))?;
    }
    // Without the lists, which the maker of the root takes away, nothing that the packages depend on is found.
    let install = format!(
        "useradd --create-home {PLAYER}; apt-get update; apt-get install -y --no-install-recommends /{} /{}",
        name(game),
        name(lobby)
    );
    let installed = outcome_of(&mut inside(&install));
    let goes_on = matches!(installed, Outcome::Passed);
    checks.tell("the packages install", installed);
    if !goes_on {
        return Ok(());
    }
    let home = Home::new(
        &root.join(format!("home/{PLAYER}/narabe")),
        Path::new(&format!("/home/{PLAYER}/narabe")),
    )?;
    checks.run(
        "the player's folder",
        &mut inside(&format!("chown -R {PLAYER} /home/{PLAYER}")),
    );
    let mut start = Command::new("chroot");
    start
        .args([&format!("--userspec={PLAYER}"), "--groups="])
        .arg(&root);
    let outcome = play::play(start, "/usr/games/narabe", &home, &picture("package")?);
    checks.tell("the installed game plays", outcome);
    checks.run(
        "the installed lobby starts",
        &mut inside("narabe-lobby --version && narabe-engine --version"),
    );

    let installed = owned(&root)?;
    checks.run(
        "the packages are purged",
        &mut inside(&format!("dpkg -P narabe {LOBBY}")),
    );
    // Before the walk: what lies below /proc comes and goes.
    drop(mounts);
    let left = installed
        .iter()
        .filter(|path| root.join(path.trim_start_matches('/')).is_file());
    let strays = (files_below(&root)?.into_iter()).filter(|path| {
        path.contains("narabe")
            && !path.starts_with("home/")
            && !path.starts_with("var/log/")
            && !path.ends_with(".deb")
    });
    checks.tell(
        "nothing but the player's files is left",
        Outcome::of(left.cloned().chain(strays).collect()),
    );
    Ok(())
}

/// The files that the installed packages own.
fn owned(root: &Path) -> Result<BTreeSet<String>, Error> {
    let mut files = BTreeSet::new();
    for package in ["narabe", LOBBY] {
        let list = root.join(format!("var/lib/dpkg/info/{package}.list"));
        let list = fs::read_to_string(&list).map_err(Error::file(list))?;
        files.extend(list.lines().map(str::to_owned));
    }
    Ok(files
        .into_iter()
        .filter(|path| root.join(path.trim_start_matches('/')).is_file())
        .collect())
}

/// The system's own folders, mounted into a root until this value ends.
struct Mounts(Vec<PathBuf>);

impl Mounts {
    fn new(root: &Path) -> Self {
        let mut mounted = Vec::new();
        for (kind, from, to) in [("proc", "proc", "proc"), ("tmpfs", "tmpfs", "dev/shm")] {
            let place = root.join(to);
            let _ = fs::create_dir_all(&place);
            let outcome = outcome_of(Command::new("mount").args(["-t", kind, from]).arg(&place));
            if matches!(outcome, Outcome::Passed) {
                mounted.push(place);
            }
        }
        Self(mounted)
    }
}

impl Drop for Mounts {
    fn drop(&mut self) {
        for place in &self.0 {
            let _ = Command::new("umount").arg("--lazy").arg(place).status();
        }
    }
}
