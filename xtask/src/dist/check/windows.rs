//! The programs for Windows, examined, and started with Wine as far as it goes.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use super::{Checks, Outcome, content, debug, outcome_of, unpack};
use crate::dist::gomocup::{ARCHIVES, PROGRAM};
use crate::dist::linux::PROGRAMS;
use crate::dist::programs::WINDOWS;
use crate::dist::staging::files_below;
use crate::error::Error;

/// The library of Windows 10 that Wine 8 lacks, made of one that it has. It serves this check and is in no package.
const STAND_IN: &str = "#include <windows.h>\nBOOLEAN NTAPI SystemFunction036(PVOID, ULONG);\n\
    __declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE p, SIZE_T n) { return SystemFunction036(p, (ULONG)n); }\n";

/// Why nothing was started.
const NO_WINE: &str = "Wine or gcc of mingw is missing";

/// Checks the archive and the installer.
pub fn check(checks: &mut Checks) -> Result<(), Error> {
    if let Some(archive) = checks.file("narabe-", "windows-x86_64.zip")? {
        let folder = unpack(&archive, "windows")?;
        content::check(checks, &folder, "the archive for Windows")?;
        for program in PROGRAMS {
            let file = folder.join(format!("{program}{}", WINDOWS.suffix));
            libraries(checks, &file);
        }
        debug::check(checks, WINDOWS, "windows-x86_64", &folder)?;
        for program in ["narabe-engine.exe", "narabe-lobby.exe", "narabe.exe"] {
            let outcome = match wine(&folder) {
                Some(mut wine) => outcome_of(wine.arg(folder.join(program)).arg("--version")),
                None => Outcome::LeftOut(NO_WINE.into()),
            };
            checks.tell(&format!("{program} --version under Wine"), outcome);
        }
    }
    if let Some(installer) = checks.file("narabe-", "-setup.exe")? {
        let folder = unpack(&installer, "installer")?;
        let names = files_below(&folder)?;
        let wanted = PROGRAMS.map(|program| format!("{program}{}", WINDOWS.suffix));
        let missing = wanted
            .into_iter()
            .chain(["licences.txt".to_owned()])
            .filter(|name| !names.contains(name));
        checks.tell(
            "the installer holds the programs",
            Outcome::of(missing.collect()),
        );
    }
    Ok(())
}

/// Checks the archives for Gomocup.
pub fn check_gomocup(checks: &mut Checks) -> Result<(), Error> {
    for (archive, _) in ARCHIVES {
        let Some(path) = checks.file(archive, "")? else {
            continue;
        };
        let folder = unpack(&path, archive)?;
        content::check(checks, &folder, archive)?;
        let file = format!("{PROGRAM}{}", WINDOWS.suffix);
        let names = files_below(&folder)?;
        let alone = if names == [file.clone()] {
            Vec::new()
        } else {
            vec![format!("it holds {}", names.join(", "))]
        };
        checks.tell(
            &format!("{archive} holds {file} at its root"),
            Outcome::of(alone),
        );
        libraries(checks, &folder.join(&file));
        let outcome = match wine(&folder) {
            Some(mut wine) => answers(wine.arg(folder.join(&file))),
            None => Outcome::LeftOut(NO_WINE.into()),
        };
        checks.tell(&format!("{archive} answers under Wine"), outcome);
    }
    Ok(())
}

/// Wine for the programs of a folder, in a prefix of its own, with the library that Wine 8 lacks beside them.
fn wine(folder: &Path) -> Option<Command> {
    let library = folder.join("bcryptprimitives.dll");
    if !library.exists() {
        let mut gcc = Command::new(WINDOWS.tool("gcc"));
        gcc.args(["-shared", "-O2", "-x", "c", "-", "-o"])
            .arg(&library)
            .arg("-ladvapi32")
            .stdin(Stdio::piped());
        let mut gcc = gcc.spawn().ok()?;
        gcc.stdin.take()?.write_all(STAND_IN.as_bytes()).ok()?;
        gcc.wait().ok()?.success().then_some(())?;
    }
    let prefix = crate::shell::target_folder().ok()?.join("dist-wine");
    let programs = ["wine64", "/usr/lib/wine/wine64", "wine"];
    let program = programs.into_iter().find(|program| {
        crate::shell::on_path(program)
            || Path::new(program).is_absolute() && Path::new(program).exists()
    })?;
    let mut command = Command::new(program);
    command
        .env("WINEPREFIX", prefix)
        .env("WINEDEBUG", "-all")
        .env_remove("DISPLAY");
    Some(command)
}

/// Only libraries that every Windows has may be asked for.
fn libraries(checks: &mut Checks, program: &Path) {
    let name = program
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let output = Command::new(WINDOWS.tool("objdump"))
        .arg("-p")
        .arg(program)
        .output();
    let outcome = match output {
        Err(_) => Outcome::LeftOut("objdump of mingw is missing".into()),
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stdout).to_lowercase();
            let names = text
                .lines()
                .filter_map(|line| line.trim().strip_prefix("dll name: "));
            // Those come with a compiler.
            let foreign = names.filter(|name| {
                name.starts_with("lib")
                    || name.starts_with("vcruntime")
                    || name.starts_with("msvcp")
            });
            Outcome::of(
                foreign
                    .map(|library| format!("it asks for {library}"))
                    .collect(),
            )
        }
    };
    checks.tell(
        &format!("{name} asks only for libraries of Windows"),
        outcome,
    );
}

/// Begins a game by the protocol of Gomocup.
fn answers(command: &mut Command) -> Outcome {
    let spawned = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut process) = spawned else {
        return Outcome::LeftOut("Wine cannot be started".into());
    };
    if let Some(mut input) = process.stdin.take() {
        let _ = input.write_all(b"ABOUT\r\nSTART 20\r\nINFO timeout_turn 500\r\nBEGIN\r\nEND\r\n");
    }
    let said = process
        .wait_with_output()
        .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
        .unwrap_or_default();
    let has_name = said.contains("name=\"Narabe\"");
    let move_of = |line: &str| {
        line.split_once(',')
            .is_some_and(|(x, y)| x.trim().parse::<u8>().is_ok() && y.trim().parse::<u8>().is_ok())
    };
    if has_name && said.lines().any(move_of) {
        Outcome::Passed
    } else {
        Outcome::Failed(format!("it said:\n{said}"))
    }
}
