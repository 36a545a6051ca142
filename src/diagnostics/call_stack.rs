//! The calls on the stack, for reports of crashes.
//!
//! Released programs have no names of functions, which would be a fifth of them. Each call is therefore given as a place in the program's
//! file, whatever address the system has loaded it at: `addr2line -Cfipe narabe.debug 0x123` names it, see docs/packaging.md.
//!
//! A stack holds the addresses to return to. The place is that of the byte before, which belongs to the call: what follows it may be
//! another function.

use std::backtrace::Backtrace;

/// The largest program: what lies further from its start belongs to a library of the system.
const MAX_PROGRAM: usize = 1 << 30;

/// The calls of this thread, the innermost first.
pub fn call_stack() -> String {
    // The alternate form has the addresses.
    let calls = format!("{:#}", Backtrace::force_capture());
    match program_start() {
        Some(start) => with_places(&calls, start),
        None => calls,
    }
}

/// The lines of a stack with places in the program in place of addresses in it.
fn with_places(calls: &str, start: usize) -> String {
    let lines = calls.lines().map(|line| match address(line) {
        Some((text, address)) => match address.checked_sub(start + 1) {
            Some(place) if place < MAX_PROGRAM => line.replacen(text, &format!("{place:#x}"), 1),
            _ => line.to_owned(),
        },
        None => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The address in a line like `  3:     0x55d0c0de - narabe::run`, as text and as a number.
fn address(line: &str) -> Option<(&str, usize)> {
    let (_, rest) = line.split_once(':')?;
    let (text, _) = rest.trim_start().split_once(" - ")?;
    let digits = text.strip_prefix("0x")?;
    Some((text, usize::from_str_radix(digits, 16).ok()?))
}

/// Where the program is loaded. Linkers have a symbol for it.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn program_start() -> Option<usize> {
    unsafe extern "C" {
        safe static __executable_start: u8;
    }
    Some(&raw const __executable_start as usize)
}

#[cfg(windows)]
fn program_start() -> Option<usize> {
    unsafe extern "C" {
        safe static __ImageBase: u8;
    }
    Some(&raw const __ImageBase as usize)
}

#[cfg(not(any(all(target_os = "linux", target_env = "gnu"), windows)))]
const fn program_start() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_in_the_program_become_places_in_its_file() {
        let calls = "   0:     0x5000012ab - narabe::fail\n             at narabe/src/a.rs:1:2\n   1:           0x7fffdeadbeef - <unknown>";
        let expected = "   0:     0x2aa - narabe::fail\n             at narabe/src/a.rs:1:2\n   1:           0x7fffdeadbeef - <unknown>";
        assert_eq!(with_places(calls, 0x5_0000_1000), expected);
    }

    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[test]
    fn the_calls_of_this_program_are_within_its_file() {
        let calls = call_stack();
        let own = calls
            .lines()
            .find(|line| line.contains("the_calls_of_this_program"));
        let (_, place) = address(own.expect("this test calls")).expect("a place");
        let file = std::env::current_exe().expect("this program");
        let length = std::fs::metadata(file).expect("a file").len();
        assert!(
            (place as u64) < length,
            "{place:#x} of {length:#x}: {calls}"
        );
    }
}
