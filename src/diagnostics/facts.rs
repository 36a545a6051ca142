//! What a report says of the program and the machine.

use std::sync::OnceLock;

/// The graphics adapter, once it is known.
static GRAPHICS: OnceLock<String> = OnceLock::new();

/// Remembers the graphics adapter. The first one counts.
pub fn set_graphics(adapter: String) {
    let _ = GRAPHICS.set(adapter);
}

/// The lines of every report: version, system, graphics.
pub fn facts() -> String {
    let graphics = GRAPHICS.get().map_or("unknown", String::as_str);
    format!("{}\nSystem: {}\nGraphics: {graphics}", program(), system())
}

/// The name and the version of the program.
pub fn program() -> String {
    #[cfg(not(target_family = "wasm"))]
    return format!("Narabe {}", narabe_command_line::version::version(&[]));
    #[cfg(target_family = "wasm")]
    {
        let build = crate::web_worker::of_page("version").ok();
        let build = build.and_then(|build| build.as_string());
        let build = build.unwrap_or_else(|| "unknown".into());
        format!("Narabe {} (build {build})", env!("CARGO_PKG_VERSION"))
    }
}

#[cfg(not(target_family = "wasm"))]
fn system() -> String {
    use std::env::{consts, var};
    let mut words = vec![consts::OS.to_owned(), consts::ARCH.to_owned()];
    words.extend(distribution());
    words.extend(
        ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"]
            .map(var)
            .into_iter()
            .flatten(),
    );
    words.join(", ")
}

/// The name of the Linux distribution.
#[cfg(not(target_family = "wasm"))]
fn distribution() -> Option<String> {
    /// The maximum size of the file.
    const LIMIT: u64 = 65_536;
    let text = crate::storage::read_text("/etc/os-release".as_ref(), LIMIT).ok()?;
    let mut lines = text.lines();
    let name = lines.find_map(|line| line.strip_prefix("PRETTY_NAME="))?;
    Some(name.trim_matches('"').to_owned())
}

#[cfg(target_family = "wasm")]
fn system() -> String {
    let window = web_sys::window();
    let browser = window.and_then(|window| window.navigator().user_agent().ok());
    browser.unwrap_or_else(|| "a browser".into())
}
