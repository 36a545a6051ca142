//! Which functions are called until the title stands, seen in a browser.

use std::fs;

use super::instrument::Instrumented;
use crate::browser::Tools;
use crate::error::Error;
use crate::shell;
use crate::web::site::folder::Folder;

/// The page with the instrumented program, and what it notes, below cargo's folder.
const PAGE: &str = "web-profile";
const NOTES: &str = "web-profile.bytes";

/// Opens a page with an instrumented program, and tells for each function of the program's own whether it was called.
pub fn called(
    tools: &Tools,
    page: &Folder,
    instrumented: &Instrumented,
) -> Result<Vec<bool>, Error> {
    let target = shell::target_folder()?;
    let (folder, notes) = (target.join(PAGE), target.join(NOTES));
    page.write(&folder)?;
    let mut command = tools.script("profile.mjs")?;
    command
        .arg(&folder)
        .arg(&notes)
        .arg(instrumented.first_byte.to_string())
        .arg(instrumented.count.to_string());
    shell::run("trying the page", &mut command, crate::browser::GET_NODE)?;
    let bytes = fs::read(&notes).map_err(Error::file(&notes))?;
    Ok(bytes.into_iter().map(|byte| byte != 0).collect())
}
