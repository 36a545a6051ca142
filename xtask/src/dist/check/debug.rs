//! The archives of names of functions and line tables: a debugger takes a file only if its checksum is the one in the program.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use flate2::Crc;

use super::{Checks, Outcome, content, outcome_of, scratch, unpack};
use crate::dist::linux::PROGRAMS;
use crate::dist::programs::Platform;
use crate::error::Error;

/// The section of a program that names the file.
const LINK: &str = ".gnu_debuglink";

/// Checks the archive that belongs to the programs in a folder.
pub fn check(
    checks: &mut Checks,
    platform: Platform,
    system: &str,
    programs: &Path,
) -> Result<(), Error> {
    let end = format!("{system}-debug.tar.xz");
    let Some(archive) = checks.file("narabe-", &end)? else {
        return Ok(());
    };
    let root = unpack(&archive, "debug")?;
    content::check(checks, &root, &end)?;
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let folder = root.join(name.trim_end_matches(".tar.xz"));
    for program in PROGRAMS {
        let file = format!("{program}{}", platform.suffix);
        let lines = folder.join(format!("{file}.debug"));
        let outcome = belongs(platform, &programs.join(&file), &lines)?;
        checks.tell(&format!("{file}.debug belongs to {file}"), outcome);
    }
    Ok(())
}

fn belongs(platform: Platform, program: &Path, lines: &Path) -> Result<Outcome, Error> {
    let section = scratch("debug-link")?.join("section");
    let mut dump = Command::new(platform.tool("objcopy"));
    // It writes the program again, too.
    dump.arg("--dump-section")
        .arg(format!("{LINK}={}", section.display()))
        .arg(program)
        .arg(section.with_extension("copy"))
        .stdout(Stdio::null());
    match outcome_of(&mut dump) {
        Outcome::Passed => {}
        other => return Ok(other),
    }
    let link = fs::read(&section).map_err(Error::file(&section))?;
    let content = fs::read(lines).map_err(Error::file(lines))?;
    let name = lines.file_name().unwrap_or_default().to_string_lossy();
    let mut faults = Vec::new();
    match read_link(&link) {
        None => faults.push(format!("{LINK} cannot be read: {link:02x?}")),
        Some((named, _)) if named != name => faults.push(format!("the program names {named}")),
        Some((_, sum)) if sum != checksum(&content) => {
            faults.push("the checksum is another file's".to_owned());
        }
        Some(_) => {}
    }
    Ok(Outcome::of(faults))
}

/// The name and the checksum in the section: a text that ends with a zero, filled up to four bytes, and a number. What Windows' programs
/// have behind it is filled up, too.
fn read_link(section: &[u8]) -> Option<(String, u32)> {
    let end = section.iter().position(|byte| *byte == 0)?;
    let sum = section.get((end + 1).next_multiple_of(4)..)?;
    let sum = sum.first_chunk()?;
    let name = String::from_utf8_lossy(&section[..end]).into_owned();
    Some((name, u32::from_le_bytes(*sum)))
}

fn checksum(content: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(content);
    crc.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_binutils_write_it() {
        let mut section = b"narabe.debug\0\0\0\0".to_vec();
        section.extend(0x1234_5678_u32.to_le_bytes());
        let read = Some(("narabe.debug".to_owned(), 0x1234_5678));
        assert_eq!(read_link(&section), read);
        section.extend([0; 12]);
        assert_eq!(read_link(&section), read);
        assert_eq!(read_link(b"narabe.debug\0\0\0\0xyz"), None);
        assert_eq!(read_link(b"narabe"), None);
    }

    #[test]
    fn the_checksum_is_that_of_binutils() {
        // The check value of CRC-32.
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }
}
