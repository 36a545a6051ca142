//! Output that cannot be written.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::{PROGRAM, spawn};

#[test]
fn answers_that_cannot_be_written_end_with_2() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
        return; // Only Linux has a disk that is always full.
    };
    let none: &[&str] = &[];
    for arguments in [
        none,
        &["--help"],
        &["--version"],
        &["bench", "--depth", "1"],
        &["analyze", "--depth", "1", "--json"],
        &["solve"],
        &["suggest", "--player", "koke"],
        &["scores", "--player", "shapes"],
        &["forbidden"],
        &["perft", "--depth", "1"],
        &["arena", "koke", "shapes", "--games", "2", "--verbose"],
        &["ladder", "koke", "shapes", "--games", "2"],
        &[
            "twin-arena",
            "futaba",
            "futaba",
            "--games",
            "2",
            "--size",
            "5",
        ],
    ] {
        let mut child = Command::new(PROGRAM)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(full.try_clone().unwrap())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A program that has ended already reads no more.
        let _ = child.stdin.take().unwrap().write_all(b"ABOUT\n");
        let output = child.wait_with_output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(
            complaint.contains("cannot write the output"),
            "{arguments:?}: {complaint}"
        );
    }
}

#[test]
fn when_nobody_reads_any_more_the_program_ends_in_silence() {
    let none: &[&str] = &[];
    for arguments in [none, &["--help"], &["bench", "--depth", "1"]] {
        let mut child = spawn(arguments);
        drop(child.stdout.take());
        // A program that has ended already reads no more.
        let _ = child.stdin.take().unwrap().write_all(b"ABOUT\n");
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(output.stderr, b"", "{arguments:?}");
    }
}
