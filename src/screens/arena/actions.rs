//! What can be done with a tournament: let it wait, stop it, save it, begin another.

use crate::arena::{Arena, ArenaPhase, ArenaRequest, ArenaRun};
use crate::locale::Locale;
use crate::share::SaveFile;
use crate::state::{Go, Screen};
use crate::theme::Icon;
use crate::widgets::{Look, NodeStyle, Toast, UiBuilder};
use bevy::prelude::*;
use narabe_arena::{write_csv, write_sgf, write_table};

/// Saves the tournament in a form.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
enum SaveArena {
    Games,
    Csv,
    Text,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SaveArena>()
        .add_message::<SaveFile>()
        .add_systems(Update, save.run_if(in_state(Screen::Arena)));
}

/// The buttons of the head before there is a tournament.
pub fn without_tournament(ui: &mut UiBuilder, place: Entity) {
    new_button(ui, place, Look::Primary);
}

/// The buttons of the head.
pub fn fill(ui: &mut UiBuilder, place: Entity, run: &ArenaRun) {
    let request = |ui: &mut UiBuilder, look, icon, id: &str, request: ArenaRequest| {
        let button = head_button(ui, place, look, icon, id);
        ui.write_on(button, request);
    };
    match run.phase() {
        ArenaPhase::Running => {
            request(
                ui,
                Look::Secondary,
                Icon::Pause,
                "arena-pause",
                ArenaRequest::Pause,
            );
        }
        ArenaPhase::Paused | ArenaPhase::Stopped => {
            request(
                ui,
                Look::Primary,
                Icon::Play,
                "arena-resume",
                ArenaRequest::Resume,
            );
        }
        ArenaPhase::Over | ArenaPhase::Failed(_) => {}
    }
    if run.phase().is_open() {
        let stop = head_button(ui, place, Look::Secondary, Icon::Stop, "arena-stop");
        ui.open_on(stop, ask_stop);
    } else {
        new_button(ui, place, Look::Secondary);
    }
}

fn new_button(ui: &mut UiBuilder, place: Entity, look: Look) {
    let new = head_button(ui, place, look, Icon::Plus, "arena-new");
    ui.write_on(new, Go::To(Screen::ArenaSetup));
}

/// A button with its word, or on a phone with its icon alone.
fn head_button(ui: &mut UiBuilder, place: Entity, look: Look, icon: Icon, id: &str) -> Entity {
    if ui.layout.is_phone() {
        let label = ui.locale.text(id);
        return ui.square_button(place, (look, icon), &label, id);
    }
    let button = ui.button(place, look, Some(icon), id);
    ui.restyle(button, |node| node.no_shrink());
    button
}

fn ask_stop(ui: &mut UiBuilder) {
    let [title, text] = ["arena-stop-title", "arena-stop-text"].map(|id| ui.locale.text(id));
    let action = (Some(Icon::Stop), "arena-stop");
    let stop = ui.ask(&title, &text, "arena-stop-keep", action);
    ui.send_on(stop, ArenaRequest::Stop);
}

/// Asks in which form the tournament is saved.
pub fn ask_format(ui: &mut UiBuilder) {
    let title = ui.locale.text("arena-save-title");
    let parts = ui.dialog(&title, None);
    for (id, form) in [
        ("arena-save-games", SaveArena::Games),
        ("arena-save-table", SaveArena::Csv),
        ("arena-save-text", SaveArena::Text),
    ] {
        let button = ui.button(parts.body, Look::Secondary, Some(Icon::Save), id);
        ui.restyle(button, |node| node.stretch());
        ui.send_on(button, form);
    }
    ui.cancel(parts.actions);
}

fn save(
    mut asked: MessageReader<SaveArena>,
    arena: Res<Arena>,
    locale: Res<Locale>,
    mut saves: MessageWriter<SaveFile>,
    mut toasts: MessageWriter<Toast>,
) {
    for form in asked.read() {
        let Some(run) = arena.run() else { continue };
        let (ending, bytes) = match form {
            SaveArena::Games => ("sgf", games_file(run)),
            SaveArena::Csv => ("csv", Ok(write_csv(run.standings()).into_bytes())),
            SaveArena::Text => ("txt", Ok(write_table(run.standings()).into_bytes())),
        };
        match bytes {
            Ok(bytes) => {
                saves.write(SaveFile {
                    name: format!("narabe-arena.{ending}"),
                    bytes: bytes.into(),
                });
            }
            Err(error) => {
                let reason = ("reason", error.into());
                toasts.write(Toast::fault(locale.text_with("export-failed", &[reason])));
            }
        }
    }
}

/// All games as SGF, or why there is no such file.
fn games_file(run: &ArenaRun) -> Result<Vec<u8>, String> {
    let games = run.finished()?;
    write_sgf(run.tournament(), &games).map_err(|error| error.to_string())
}
