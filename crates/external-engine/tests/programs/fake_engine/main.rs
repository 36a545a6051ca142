//! The programs of the tests: one for each way in which a program may go wrong. The first argument names the way.

mod moves;
mod process;
mod speaker;

use std::process::ExitCode;

use narabe_external_engine::guard;

fn main() -> ExitCode {
    if let Some(code) = guard::run_if_asked() {
        return code;
    }
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["sleep"] => process::sleep(),
        ["stubborn", kind] => process::stubborn(kind),
        ["deaf"] => process::deaf(),
        ["owner", rest @ ..] => process::owner(rest),
        ["memory", megabytes, who] => process::memory(megabytes.parse().unwrap(), who),
        [way] => speaker::Speaker::new(way).run(),
        _ => panic!("fake-engine WAY"),
    }
    ExitCode::SUCCESS
}
