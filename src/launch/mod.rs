//! The start of the game: from a command line (`desktop.rs`) or in a page (`web.rs`).

mod bevy_plugins;
#[cfg(not(target_family = "wasm"))]
mod claim;
#[cfg(not(target_family = "wasm"))]
mod console;
mod core_pipeline;
#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(not(target_family = "wasm"))]
mod running_copy;
#[cfg(not(target_family = "wasm"))]
mod shipped_assets;
#[cfg(target_family = "wasm")]
mod web;

#[cfg(not(target_family = "wasm"))]
pub use console::{attach_console, show_without_console};
#[cfg(all(test, not(target_family = "wasm")))]
pub use desktop::headless_plugins;
#[cfg(not(target_family = "wasm"))]
pub use desktop::{Launch, LaunchError, run};
#[cfg(target_family = "wasm")]
pub use web::run;

use bevy::prelude::*;

/// An app whose late commands are logged and do nothing: what a command is for may have gone in the same frame, such as the
/// dialog around a control that was just pressed. By default Bevy ends the program.
fn new_app() -> App {
    let mut app = App::new();
    app.set_error_handler(bevy::ecs::error::error);
    app
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_a_press_on_a_dialog_that_was_closing_ended_the_game() {
        let mut app = new_app();
        app.add_systems(Update, |mut commands: Commands| {
            let gone = commands.spawn_empty().id();
            commands.entity(gone).despawn();
            commands.entity(gone).insert(Name::new("late"));
        });
        app.update();
        app.update();
    }
}
