//! The program from outside: how it ends where it cannot play.
#![cfg(target_os = "linux")]

use std::process::Command;

#[test]
fn bug_without_a_display_the_game_ended_with_a_panic_and_101() {
    let home = tempfile::tempdir().expect("a folder");
    let ended = Command::new(env!("CARGO_BIN_EXE_narabe"))
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("NARABE_HOME", home.path())
        .output()
        .expect("started");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(1), "{said}");
    assert!(
        said.contains("DISPLAY") && !said.contains("panicked"),
        "{said}"
    );
}
