//! What macOS gets: an application for both kinds of Macs, with an ad hoc signature, in an archive.

use std::process::Command;

use super::linux::{DOCUMENTS, PROGRAMS};
use super::make::{Output, VERSION};
use super::metainfo;
use super::programs::{self, MACS};
use super::staging::Staging;
use crate::error::Error;
use crate::shell;

/// The folder of the application.
pub const APP: &str = "Narabe.app";

/// Makes it.
pub fn make(output: &Output) -> Result<(), Error> {
    let [arm, intel] = MACS.map(|mac| programs::build(mac, &PROGRAMS, None));
    let (arm, intel) = (arm?, intel?);
    let staging = Staging::new("macos")?;
    lay_out(&staging)?;
    for program in PROGRAMS {
        let joined = staging.place(&format!("{APP}/Contents/MacOS/{program}"))?;
        let mut command = Command::new("lipo");
        command
            .arg("-create")
            .args([arm.join(program), intel.join(program)])
            .arg("-output")
            .arg(&joined);
        shell::run(
            "joining a program for both kinds of Macs",
            &mut command,
            "install Xcode's command line tools",
        )?;
        // Names of functions stay, for the reports of crashes.
        let mut command = Command::new("strip");
        command.arg("-S").arg(&joined);
        shell::run(
            "taking line tables out",
            &mut command,
            "install Xcode's command line tools",
        )?;
    }
    let mut command = Command::new("codesign");
    command
        .args(["--force", "--deep", "--sign", "-"])
        .arg(staging.root().join(APP));
    shell::run(
        "signing",
        &mut command,
        "install Xcode's command line tools",
    )?;
    // Apple's own tool keeps what a signature covers.
    let mut command = Command::new("ditto");
    command
        .args(["-c", "-k"])
        .arg(staging.root())
        .arg(output.place(&format!("narabe-{VERSION}-macos.zip")));
    shell::run("packing", &mut command, "only a Mac has it")
}

/// Everything but the programs.
pub fn lay_out(staging: &Staging) -> Result<(), Error> {
    let root = shell::repository_root();
    let plist = metainfo::recipe("macos/Info.plist")?.replace("@version@", VERSION);
    staging.write(&format!("{APP}/Contents/Info.plist"), plist)?;
    staging.copy(
        &root.join("packaging/macos/narabe.icns"),
        &format!("{APP}/Contents/Resources/narabe.icns"),
    )?;
    for document in DOCUMENTS {
        staging.copy(&root.join(document), document)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_application_has_its_icon_its_version_and_no_gap() {
        let staging = Staging::new("macos-test").expect("a folder");
        lay_out(&staging).expect("the recipes are there");
        let contents = staging.root().join(APP).join("Contents");
        let plist = fs::read_to_string(contents.join("Info.plist")).expect("it is there");
        assert!(
            plist.contains(&format!("<string>{VERSION}</string>")) && !plist.contains('@'),
            "{plist}"
        );
        let icon = fs::read(contents.join("Resources/narabe.icns")).expect("it is there");
        assert!(icon.starts_with(b"icns"));
    }
}
