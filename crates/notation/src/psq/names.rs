//! Players' names: the file of a program without its folder, what stands for a person without a name, and names that would be
//! taken for something else, in quotation marks.

use super::line_kinds::{is_code, is_comment, is_header, is_move, rule_of};

/// What Piskvork calls players that have no name, and we do too.
const NAMELESS: [&str; 2] = ["homo-1", "homo-2"];
/// How the files of programs end.
const PROGRAMS: [&str; 9] = [
    ".exe", ".zip", ".bat", ".cmd", ".sh", ".py", ".jar", ".dll", ".so",
];
const FOLDERS: [char; 2] = ['/', '\\'];

/// A player's name from its line; empty for persons without one.
pub fn read_name(line: &str) -> String {
    let line = line.trim();
    if let Some(inside) = quoted(line) {
        return inside.to_owned();
    }
    if NAMELESS.contains(&line) {
        return String::new();
    }
    let name = if is_path(line) {
        line.rsplit(FOLDERS).next().unwrap_or_default()
    } else {
        line
    };
    name.to_owned()
}

/// The line of a player's name, the first or the second.
pub fn write_name(name: &str, number: usize) -> String {
    let name = name.trim();
    if name.is_empty() {
        NAMELESS.get(number).copied().unwrap_or_default().to_owned()
    } else if would_be_misread(name) {
        format!("\"{name}\"")
    } else {
        name.to_owned()
    }
}

/// The name inside quotation marks, which stand only around one that would be misread without them.
fn quoted(line: &str) -> Option<&str> {
    let inside = line.strip_prefix('"')?.strip_suffix('"')?;
    would_be_misread(inside).then_some(inside)
}

/// Whether a name would be taken for something else without quotation marks.
fn would_be_misread(name: &str) -> bool {
    NAMELESS.contains(&name)
        || is_path(name)
        || is_move(name)
        || is_code(name)
        || is_comment(name)
        || is_header(name)
        || rule_of(name).is_some()
        || quoted(name).is_some()
}

/// Whether a line names a file with its folder: from a drive or a root, or a program's file. A slash alone is none: `A / B`.
fn is_path(line: &str) -> bool {
    let Some((_, file)) = line.rsplit_once(FOLDERS) else {
        return false;
    };
    let drive = line.get(1..3).is_some_and(|rest| {
        let is_letter = line.starts_with(|first: char| first.is_ascii_alphabetic());
        is_letter && rest.starts_with(':') && rest.ends_with(FOLDERS)
    });
    let roots = ["/", "\\\\", "./", ".\\", "../", "..\\", "~/"];
    let is_rooted = drive || roots.iter().any(|root| line.starts_with(root));
    let lower = file.to_ascii_lowercase();
    let is_program = PROGRAMS.iter().any(|ending| lower.ends_with(ending));
    !file.trim().is_empty() && (is_rooted || is_program)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn only_a_programs_file_has_a_folder() {
        for (line, name) in [
            ("C:\\ai\\ann.exe", "ann.exe"),
            ("d:/engines/ann", "ann"),
            ("/usr/games/ann", "ann"),
            ("engines/ann.exe", "ann.exe"),
            ("\\\\host\\ai\\ann", "ann"),
            ("A / B", "A / B"),
            ("Ann/Bob", "Ann/Bob"),
            ("Ann \\ Bob", "Ann \\ Bob"),
            ("a/", "a/"),
            ("homo-1", ""),
            ("\"Ann\"", "\"Ann\""),
            ("\"homo-1\"", "homo-1"),
        ] {
            assert_eq!(read_name(line), name, "{line}");
        }
    }

    proptest! {
        #[test]
        fn names_come_back_as_they_were_written(name in "[-0-9a-cA-C:/\\\\,.\" #;~]{0,12}|homo-[12]|Piskvorky 15x15|C:.a.exe") {
            let name = name.trim();
            prop_assert_eq!(read_name(&write_name(name, 0)), name);
        }
    }
}
