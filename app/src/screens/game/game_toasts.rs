//! Toasts about refusals, offers and failures, and the switch to the result.

use super::foul_explanation::ExplainFoul;
use super::twin;
use crate::layout::Layout;
use crate::live::{Change, Live, LiveGame, LiveReader, LiveSystems, Refusal, UnfinishedGameSaved};
use crate::locale::Locale;
use crate::screens::labels::{saved_game, side_name, subject};
use crate::screens::lifecycle::Rebuild;
use crate::screens::menu::ask_for_draw;
use crate::state::{Go, Screen};
use crate::storage::FileErrorReport;
use crate::theme::Icon;
use crate::widgets::{Kit, Toast, ToastPressed};
use bevy::prelude::*;
use narabe::players::Hint;
use narabe::rules::Point;
use std::time::Duration;

/// The maximum number of moves in the text of a hint.
const HINT_MOVES: usize = 5;
/// File errors within this time share a toast.
const FILE_ERROR_WINDOW: Duration = Duration::from_secs(5);
/// The label of the button in the toast about a forbidden point.
const WHY: &str = "refused-why";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_toasts, ask, switch_screen, explain_on_press).after(LiveSystems),
    )
    .add_systems(Update, (toast_displaced, toast_file_errors).chain());
}

fn show_toasts(
    mut changes: LiveReader<Change>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    game: Res<Live>,
    mut toasts: MessageWriter<Toast>,
) {
    let upright = layout.is_portrait();
    let changes = changes.read();
    toasts.write_batch(changes.filter_map(|change| toast(&locale, &game, change, upright)));
}

fn toast(locale: &Locale, game: &LiveGame, change: &Change, upright: bool) -> Option<Toast> {
    Some(match change {
        // The button opens the explanation.
        Change::Refused(refusal @ Refusal::Forbidden { .. }) => Toast {
            icon: Icon::Forbidden,
            button: Some(WHY),
            ..Toast::info(locale.text(refusal.text_id()))
        },
        Change::Refused(refusal) => Toast::info(locale.text(refusal.text_id())),
        Change::HintFound => Toast {
            icon: Icon::Hint,
            ..Toast::info(match game {
                LiveGame::OneBoard(found) => hint_words(locale, found.hint()?),
                LiveGame::Twin(found) => twin::hint(found, locale, upright)?,
            })
        },
        Change::DrawDeclined { by } => {
            let name = subject(locale, side_name(game, locale, *by));
            Toast::info(locale.text_with("game-draw-declined", &name))
        }
        Change::EngineFailed { side, reason } => {
            let name = side_name(game, locale, *side).into();
            let parts = [("name", name), ("reason", reason.as_str().into())];
            Toast::fault(locale.text_with("game-engine-failed", &parts))
        }
        _ => return None,
    })
}

/// Opens the explanation of a forbidden point.
fn explain_on_press(
    mut changes: LiveReader<Change>,
    mut pressed: MessageReader<ToastPressed>,
    mut asked: MessageWriter<ExplainFoul>,
    mut last: Local<Option<Point>>,
) {
    for change in changes.read() {
        if let Change::Refused(Refusal::Forbidden { point, .. }) = change {
            *last = Some(*point);
        }
    }
    let is_asked = pressed.read().any(|button| button.0 == WHY);
    if let Some(point) = last.filter(|_| is_asked) {
        asked.write(ExplainFoul(point));
    }
}

/// A hint as a sentence: "H8, then I9, G7", with the number of moves to a win if there is one.
fn hint_words(locale: &Locale, hint: &Hint) -> String {
    let mut names = hint.line.iter().copied().map(Point::label);
    let first = names.next().unwrap_or_default();
    let mut rest: Vec<_> = names.by_ref().take(HINT_MOVES - 1).collect();
    if names.next().is_some()
        && let Some(last) = rest.last_mut()
    {
        last.push_str(" …");
    }
    let line = if rest.is_empty() {
        first
    } else {
        let parts = [("first", first.into()), ("rest", locale.list(rest).into())];
        locale.text_with("game-hint-line", &parts)
    };
    match hint.wins_in {
        Some(moves) => {
            let parts = [("line", line.into()), ("moves", moves.into())];
            locale.text_with("game-hint-wins", &parts)
        }
        None => line,
    }
}

/// Opens the dialog for each draw offered to a person.
fn ask(mut changes: LiveReader<Change>, game: Res<Live>, mut kit: Kit) {
    for change in changes.read() {
        if let Change::DrawOffered { by } = change {
            let name = side_name(&game, &kit.locale, *by);
            ask_for_draw(&mut kit, name);
        }
    }
}

/// Opens the result at the end of a game, and the game after a retraction.
fn switch_screen(
    mut changes: LiveReader<Change>,
    game: Res<Live>,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let anew = changes.read().filter(|change| {
        matches!(
            change,
            Change::GameStarted
                | Change::SidesSwapped
                | Change::Paused
                | Change::Unpaused
                | Change::GameEnded { .. }
                | Change::Undone { .. }
        )
    });
    if anew.count() == 0 || !screen.get().shows_game() {
        return;
    }
    let wanted = Screen::of_game(game.is_over());
    if *screen.get() == wanted {
        rebuild.write_default();
    } else {
        go.write(Go::To(wanted));
    }
}

/// Another game has replaced the unfinished one: says where it was saved.
fn toast_displaced(
    mut displaced: MessageReader<UnfinishedGameSaved>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for UnfinishedGameSaved(saved) in displaced.read() {
        let game = saved_game(&locale, saved).into();
        let words = locale.text_with("share-displaced", &[("game", game)]);
        toasts.write(Toast::info(words));
    }
}

/// Combines file errors that occur close together, because each toast replaces the one before.
fn toast_file_errors(
    mut reports: MessageReader<FileErrorReport>,
    time: Res<Time<Real>>,
    locale: Res<Locale>,
    mut recent: Local<Vec<(Duration, String)>>,
    mut toasts: MessageWriter<Toast>,
) {
    if reports.is_empty() {
        return;
    }
    let now = time.elapsed();
    recent.retain(|(at, _)| now.saturating_sub(*at) < FILE_ERROR_WINDOW);
    for report in reports.read() {
        let text = locale.file_error(report);
        recent.retain(|(_, known)| *known != text);
        recent.push((now, text));
    }
    let texts: Vec<&str> = recent.iter().map(|(_, text)| text.as_str()).collect();
    toasts.write(Toast::fault(texts.join("\n")));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::FileProblem;

    fn words(line: &[&str], wins_in: Option<u32>) -> String {
        let line = line
            .iter()
            .map(|name| name.parse().expect("a point"))
            .collect();
        hint_words(
            &Locale::new("en"),
            &Hint {
                line,
                wins_in,
                loses_in: None,
            },
        )
    }

    #[test]
    fn bug_the_toast_about_a_second_broken_file_hid_the_first() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(Locale::new("en"))
            .add_message::<FileErrorReport>()
            .add_message::<Toast>()
            .add_systems(Update, toast_file_errors);
        for file in ["autosave.ron", "pipe.narabe"] {
            app.world_mut().write_message(FileErrorReport {
                problem: FileProblem::NotPlain,
                path: file.into(),
                detail: String::new(),
                aside: None,
            });
            app.update();
        }
        let mut toasts = app.world_mut().resource_mut::<Messages<Toast>>();
        let last = toasts.drain().last().expect("a toast");
        for file in ["autosave.ron", "pipe.narabe"] {
            assert!(last.text.contains(file), "{}", last.text);
        }
    }

    #[test]
    fn a_hint_is_a_sentence() {
        assert_eq!(words(&["h8"], None), "H8");
        assert_eq!(words(&["h8", "i9", "g7"], None), "H8, then I9, G7");
        assert_eq!(
            words(&["h8", "i9", "g7"], Some(2)),
            "Wins in 2 moves: H8, then I9, G7"
        );
        assert_eq!(words(&["h8"], Some(1)), "Wins at once: H8");
        let long = ["a1", "a2", "a3", "a4", "a5", "a6", "a7"];
        assert_eq!(words(&long, None), "A1, then A2, A3, A4, A5 …");
    }
}
