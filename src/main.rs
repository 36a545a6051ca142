//! The game: reads the command line and opens the window, or plays in the page that has started it.

// A release opens no console on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use narabe::launch;

#[cfg(target_family = "wasm")]
fn main() {
    launch::run();
}

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    use narabe_command_line::print::exit_code;
    use narabe_command_line::program::read;

    launch::attach_console();
    let launched = read("narabe").and_then(|arguments| {
        let launch = launch::Launch::new(arguments).map_err(|fault| fault.to_string())?;
        Ok(launch::run(launch))
    });
    exit_code(
        "narabe",
        launched.inspect_err(|fault| launch::show_without_console(fault)),
    )
}
