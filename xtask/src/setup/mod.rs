//! Set-up: finds missing packages, names them, and installs them with the system's package manager.
//!
//! Only Linux needs anything: the frameworks that Bevy uses come with macOS and Windows, and the linker is there, or this
//! tool would not have been built. Whether to ask, to install or to explain is decided in [`plan`].

mod packages;
mod plan;
mod system;

use std::env;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, SystemTime};

use packages::{PACKAGES, Package, Sign, Use};
use plan::{Elevation, Plan, Situation};
use system::Family;

use crate::error::Error;
use crate::shell;

/// Where pacman keeps the lists of packages.
const PACMAN_LISTS: &str = "/var/lib/pacman/sync";

// The files of the crates in `stubs`, and the time they get: the first second of 2020.
const STUBS: [&str; 4] = [
    "stubs/inventory/Cargo.toml",
    "stubs/inventory/src/lib.rs",
    "stubs/regex/Cargo.toml",
    "stubs/regex/src/lib.rs",
];
const STUBS_AGE: Duration = Duration::from_secs(1_577_836_800);

/// What building needs.
pub fn for_building() -> Result<(), Error> {
    age_stubs();
    ensure(&[Use::Build])
}

/// What building and playing need.
pub fn for_playing() -> Result<(), Error> {
    age_stubs();
    ensure(&[Use::Build, Use::Play])
}

/// Sets old modification times on the crates in `stubs`. Cargo compares the times with its build, and most of Bevy depends on
/// these crates: a fresh checkout that shares a target folder would rebuild all of that. A failure only costs that time.
fn age_stubs() {
    let old = SystemTime::UNIX_EPOCH + STUBS_AGE;
    for file in STUBS {
        let path = shell::repository_root().join(file);
        let _ = fs::File::options()
            .append(true)
            .open(path)
            .and_then(|file| file.set_modified(old));
    }
}

/// The packages that the game's window needs at run time, by Debian's names.
#[cfg(feature = "dist")]
pub fn play_packages() -> Vec<&'static str> {
    let packages = PACKAGES
        .iter()
        .filter(|package| package.needed == Use::Play);
    packages
        .map(|package| package.name(Family::Debian))
        .collect()
}

/// The packages for what is tried in a browser, and for the tests of two machines. Only installed with `CI=true`: a browser is not installed unasked.
pub fn for_browser() -> Result<(), Error> {
    if is_ci() {
        ensure(&[Use::Play, Use::Browse])
    } else {
        Ok(())
    }
}

/// Whether this is a CI machine, on which everything may be installed.
pub fn is_ci() -> bool {
    env::var("CI").is_ok_and(|value| value == "true")
}

/// Sets everything up, and says so at the end.
pub fn everything() -> Result<(), Error> {
    for_playing()?;
    println!("This machine has what Narabe needs.");
    Ok(())
}

/// Installs the packages for these uses.
fn ensure(uses: &[Use]) -> Result<(), Error> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let family = family();
    let missing = missing(uses, family);
    if missing.is_empty() {
        return Ok(());
    }
    let Some(family) = family else {
        return Err(Error::SetupNeeded(explain_stranger(&missing)));
    };
    let names: Vec<_> = missing.iter().map(|package| package.name(family)).collect();
    let elevation = permission(&missing, family)?;
    refresh(family, elevation);
    let mut command = install_command(family, elevation, &names);
    shell::run(
        "set-up",
        &mut command,
        "install it, or the packages by hand",
    )
    .map_err(|error| Error::SetupNeeded(format!("{error}\n{}", explain(&missing, family))))
}

/// Asks on a terminal; an error with all packages if we may not install.
fn permission(missing: &[&Package], family: Family) -> Result<Elevation, Error> {
    match situation().plan() {
        Plan::Install(elevation) => {
            println!("{}", list(missing, Some(family)));
            Ok(elevation)
        }
        Plan::Ask(elevation) => {
            println!("{}", list(missing, Some(family)));
            if ask("Install them now? (Y/n) ")? {
                Ok(elevation)
            } else {
                Err(Error::SetupNeeded(explain(missing, family)))
            }
        }
        Plan::Explain => Err(Error::SetupNeeded(explain(missing, family))),
    }
}

/// Updates the package lists. If that fails, the old lists may still be good enough.
fn refresh(family: Family, elevation: Elevation) {
    let has_lists = fs::read_dir(PACMAN_LISTS).is_ok_and(|mut entries| entries.next().is_some());
    let Some(parts) = family.refresh(has_lists) else {
        return;
    };
    let mut command = command(&[elevation.prefix(), &parts].concat());
    if let Err(error) = shell::run(
        "fetching the lists of packages",
        &mut command,
        "go on without",
    ) {
        println!("{error}");
    }
}

fn install_command(family: Family, elevation: Elevation, names: &[&str]) -> Command {
    command(&[elevation.prefix(), &family.install(), names].concat())
}

fn command(parts: &[&str]) -> Command {
    let mut command = Command::new(parts.first().copied().unwrap_or_default());
    command.args(parts.iter().skip(1));
    command
}

fn family() -> Option<Family> {
    let paths = ["/etc/os-release", "/usr/lib/os-release"];
    let text = paths
        .iter()
        .find_map(|path| fs::read_to_string(Path::new(path)).ok())?;
    Family::from_os_release(&text)
}

fn missing(uses: &[Use], family: Option<Family>) -> Vec<&'static Package> {
    PACKAGES
        .iter()
        .filter(|package| uses.contains(&package.needed) && !is_there(package, family))
        .collect()
}

fn is_there(package: &Package, family: Option<Family>) -> bool {
    match (package.sign, family) {
        (Sign::Program(name), _) => shell::on_path(name),
        (Sign::Module(name), _) => output(&["pkg-config", "--exists", name]).is_some(),
        (Sign::Installed, Some(family)) => {
            output(&[&family.query()[..], &[package.name(family)]].concat())
                // A removed Debian package is still known, as "config-files".
                .is_some_and(|output| {
                    family != Family::Debian || output.stdout.starts_with(b"installed")
                })
        }
        // An unknown package manager cannot be asked: better to try than to refuse.
        (Sign::Installed, None) => true,
    }
}

/// The output of a command that prints nothing on the terminal, if it succeeded.
fn output(parts: &[&str]) -> Option<Output> {
    command(parts)
        .output()
        .ok()
        .filter(|output| output.status.success())
}

fn situation() -> Situation {
    Situation {
        root: output(&["id", "-u"]).is_some_and(|output| output.stdout.trim_ascii() == b"0"),
        sudo: shell::on_path("sudo"),
        terminal: io::stdin().is_terminal() && io::stdout().is_terminal(),
        ci: is_ci(),
    }
}

fn ask(question: &str) -> Result<bool, Error> {
    print!("{question}");
    let mut answer = String::new();
    io::stdout().flush().map_err(Error::file("the terminal"))?;
    io::stdin()
        .read_line(&mut answer)
        .map_err(Error::file("the terminal"))?;
    Ok(plan::is_yes(&answer))
}

fn list(missing: &[&Package], family: Option<Family>) -> String {
    let mut text = "Narabe needs from the system:".to_owned();
    for package in missing {
        let name = family.map_or_else(String::new, |family| format!(" ({})", package.name(family)));
        text.push_str(&format!("\n  {}{name}", package.what));
    }
    text
}

fn explain(missing: &[&Package], family: Family) -> String {
    let names: Vec<_> = missing.iter().map(|package| package.name(family)).collect();
    let install = shell::describe(&install_command(family, Elevation::Sudo, &names));
    format!(
        "{}\nInstall it with\n  {install}",
        list(missing, Some(family))
    )
}

fn explain_stranger(missing: &[&Package]) -> String {
    let debian: Vec<_> = missing
        .iter()
        .map(|package| package.name(Family::Debian))
        .collect();
    format!(
        "{}\nThis distribution is unknown to the set-up; Debian calls the packages\n  {}",
        list(missing, None),
        debian.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_checkout_does_not_build_bevy_anew() {
        age_stubs();
        for file in STUBS {
            let path = shell::repository_root().join(file);
            let time = fs::metadata(path).and_then(|file| file.modified());
            let age = time
                .expect("it is there")
                .duration_since(SystemTime::UNIX_EPOCH);
            assert_eq!(age.expect("after 1970"), STUBS_AGE, "{file}");
        }
    }

    #[test]
    fn an_explanation_names_each_package_and_the_whole_command() {
        let missing: Vec<&Package> = PACKAGES
            .iter()
            .filter(|package| package.needed == Use::Build)
            .collect();
        for (family, manager) in [
            (Family::Debian, "apt-get"),
            (Family::Fedora, "dnf"),
            (Family::Arch, "pacman"),
        ] {
            let text = explain(&missing, family);
            let command = text.lines().last().unwrap_or_default();
            assert!(
                command.contains("sudo") && command.contains(manager),
                "{command}"
            );
            for package in &missing {
                assert!(command.contains(package.name(family)), "{command}");
                assert!(text.contains(package.what), "{text}");
            }
        }
    }

    #[test]
    fn an_unknown_distribution_is_told_what_to_look_for() {
        let missing: Vec<&Package> = PACKAGES.iter().collect();
        let text = explain_stranger(&missing);
        assert!(
            text.contains("unknown") && text.contains("libasound2-dev"),
            "{text}"
        );
    }

    #[test]
    fn the_refusal_ends_with_status_two() {
        let error = Error::SetupNeeded(String::new());
        assert_eq!(
            format!("{:?}", error.exit_code()),
            format!("{:?}", std::process::ExitCode::from(2))
        );
    }
}
