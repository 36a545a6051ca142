//! The notice after a run that ended with a fault of the program, once.

use crate::diagnostics::{crash_text, take_untold_crash};
use crate::locale::Locale;
use crate::share::{CopyText, OpenFolder};
use crate::storage::Folders;
use crate::widgets::{Toast, ToastPressed};
use bevy::prelude::*;

/// The Fluent id of the notice, and what it is about.
const TOLD: &str = "crash-told";
// The Fluent ids of its buttons.
const OPEN: &str = "crash-open-folder";
const COPY: &str = "crash-copy";

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ToastPressed>()
        .add_message::<OpenFolder>()
        .add_systems(PostStartup, tell)
        .add_systems(Update, act);
}

/// The notice that the game has ended unexpectedly.
pub fn unexpected_end_notice(locale: &Locale) -> Toast {
    Toast {
        buttons: vec![OPEN, COPY],
        ..Toast::info(locale.text(TOLD)).lasting(TOLD)
    }
}

fn tell(folders: Res<Folders>, locale: Res<Locale>, mut toasts: MessageWriter<Toast>) {
    if take_untold_crash(&folders).is_some() {
        toasts.write(unexpected_end_notice(&locale));
    }
}

fn act(
    mut pressed: MessageReader<ToastPressed>,
    folders: Res<Folders>,
    mut opened: MessageWriter<OpenFolder>,
    mut copied: MessageWriter<CopyText>,
) {
    for ToastPressed(button) in pressed.read() {
        match *button {
            OPEN => _ = opened.write(OpenFolder(folders.state_dir().into())),
            COPY => {
                let (text, told) = (crash_text(&folders), "report-copied");
                copied.write(CopyText { text, told });
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// The game after its start.
    fn started(home: &Path) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(Folders::at(home))
            .insert_resource(Locale::new("en"))
            .add_message::<Toast>()
            .add_message::<CopyText>()
            .add_plugins(plugin);
        app.update();
        app
    }

    fn notices(app: &App) -> Vec<Toast> {
        let toasts = app.world().resource::<Messages<Toast>>();
        toasts.iter_current_update_messages().cloned().collect()
    }

    #[test]
    fn a_crash_is_told_once_with_its_report() {
        let home = tempfile::tempdir().expect("a folder");
        assert_eq!(notices(&started(home.path())), []);
        let report = home.path().join("crash-2026-11-27T10-00-00.000000Z.txt");
        fs::write(report, "Narabe\nAt: src/board.rs").expect("written");
        let mut app = started(home.path());
        let notice = unexpected_end_notice(app.world().resource());
        assert_eq!(notices(&app), [notice]);
        app.world_mut().write_message(ToastPressed(COPY));
        app.world_mut().write_message(ToastPressed(OPEN));
        app.update();
        let copied = app.world().resource::<Messages<CopyText>>();
        let copied = copied.iter_current_update_messages().next();
        let copied = copied.expect("a text");
        assert!(copied.text.contains("At: src/board.rs"), "{}", copied.text);
        let opened = app.world().resource::<Messages<OpenFolder>>();
        let mut opened = opened.iter_current_update_messages();
        assert_eq!(opened.next(), Some(&OpenFolder(home.path().into())));
        assert_eq!(notices(&started(home.path())), []);
    }
}
