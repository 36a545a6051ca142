//! The application for macOS: whether it is whole, which any machine sees, and what Apple's tools say of it on a Mac.

use std::process::Command;

use super::{Checks, Outcome, content, unpack};
use crate::dist::linux::PROGRAMS;
use crate::dist::macos::APP;
use crate::dist::staging::files_below;
use crate::error::Error;

/// Checks the archive.
pub fn check(checks: &mut Checks) -> Result<(), Error> {
    let Some(archive) = checks.file("narabe-", "-macos.zip")? else {
        return Ok(());
    };
    let folder = unpack(&archive, "macos")?;
    content::check(checks, &folder, "the application for macOS")?;
    let missing = missing(&files_below(&folder)?);
    checks.tell("the application is whole", Outcome::of(missing));
    if cfg!(target_os = "macos") {
        let app = folder.join(APP);
        let mut plist = Command::new("plutil");
        plist.arg("-lint").arg(app.join("Contents/Info.plist"));
        checks.run("Info.plist", &mut plist);
        let mut signature = Command::new("codesign");
        signature.args(["--verify", "--deep", "--strict"]).arg(&app);
        checks.run("signature", &mut signature);
        let mut game = Command::new(app.join("Contents/MacOS/narabe"));
        checks.run("narabe --version", game.arg("--version"));
    }
    Ok(())
}

/// What an application needs and these files lack.
fn missing(files: &[String]) -> Vec<String> {
    let programs = PROGRAMS.map(|program| format!("MacOS/{program}"));
    let others = [
        "Info.plist",
        "Resources/narabe.icns",
        "_CodeSignature/CodeResources",
    ];
    let wanted = programs.into_iter().chain(others.map(str::to_owned));
    wanted
        .map(|file| format!("{APP}/Contents/{file}"))
        .filter(|file| !files.contains(file))
        .map(|file| format!("{file} is missing"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_application_without_its_engine_is_not_whole() {
        let mut files: Vec<_> = [
            "Info.plist",
            "MacOS/narabe",
            "MacOS/narabe-engine",
            "MacOS/narabe-lobby",
            "Resources/narabe.icns",
            "_CodeSignature/CodeResources",
        ]
        .map(|file| format!("Narabe.app/Contents/{file}"))
        .into();
        assert!(missing(&files).is_empty());
        files.remove(2);
        let wanted = "Narabe.app/Contents/MacOS/narabe-engine is missing";
        assert_eq!(missing(&files), [wanted]);
    }
}
