//! What the player is told: refusals, offers, failures, and the way to the result.

use super::why::AskWhy;
use crate::app::locale::Locale;
use crate::app::screens::menu::ask_for_draw;
use crate::app::screens::stage::Rebuild;
use crate::app::screens::words::{saved_game, subject};
use crate::app::session::{Change, Displaced, OneBoardGame, Refusal, SessionSystems};
use crate::app::state::{Go, Screen};
use crate::app::storage::FileTrouble;
use crate::app::theme::Icon;
use crate::app::widgets::{Kit, Toast, ToastPressed};
use crate::players::Hint;
use crate::rules::Point;
use bevy::prelude::*;
use std::time::Duration;

/// A hint's sentence names so many moves at most.
const HINT_MOVES: usize = 5;
/// Troubles with files share a toast when no more time than this lies between them.
const TOGETHER: Duration = Duration::from_secs(5);
/// What the button beside a forbidden point says.
const WHY: &str = "refused-why";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell, ask, follow, answer_why)
            .after(SessionSystems)
            .run_if(not(in_state(Screen::Twin))),
    )
    .add_systems(Update, (tell_of_displaced, tell_of_files).chain());
}

fn tell(
    mut changes: MessageReader<Change>,
    locale: Res<Locale>,
    session: OneBoardGame,
    mut toasts: MessageWriter<Toast>,
) {
    for change in changes.read() {
        let toast = match change {
            Change::Refused(refusal) => refused(&locale, *refusal),
            Change::HintShown => {
                let Some(hint) = session.hint() else { continue };
                Toast {
                    icon: Icon::Hint,
                    ..Toast::info(hint_words(&locale, hint))
                }
            }
            Change::DrawDeclined { by } => Toast::info(locale.text_with(
                "game-draw-declined",
                &subject(&locale, super::card::name(&session, &locale, *by)),
            )),
            Change::EngineFailed { side, reason } => Toast::fault(locale.text_with(
                "game-engine-failed",
                &[
                    ("name", super::card::name(&session, &locale, *side).into()),
                    ("reason", reason.as_str().into()),
                ],
            )),
            _ => continue,
        };
        toasts.write(toast);
    }
}

/// A refusal in words. Why a point is forbidden can be asked.
fn refused(locale: &Locale, refusal: Refusal) -> Toast {
    let plain = Toast::info(locale.text(refusal.text_id()));
    match refusal {
        Refusal::Forbidden { .. } => Toast {
            icon: Icon::Forbidden,
            button: Some(WHY),
            ..plain
        },
        _ => plain,
    }
}

/// The button of a forbidden point leads to its reason.
fn answer_why(
    mut changes: MessageReader<Change>,
    mut pressed: MessageReader<ToastPressed>,
    mut asked: MessageWriter<AskWhy>,
    mut last: Local<Option<Point>>,
) {
    for change in changes.read() {
        if let Change::Refused(Refusal::Forbidden { point, .. }) = change {
            *last = Some(*point);
        }
    }
    let is_asked = pressed.read().any(|button| button.0 == WHY);
    if let Some(point) = last.filter(|_| is_asked) {
        asked.write(AskWhy(point));
    }
}

/// The hint as a sentence: "H8, then I9, G7", and how far the win is when there is one.
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
        let parts = [("first", first.into()), ("rest", rest.join(", ").into())];
        locale.text_with("game-hint-line", &parts)
    };
    match hint.wins_in {
        Some(moves) => locale.text_with(
            "game-hint-wins",
            &[("line", line.into()), ("moves", moves.into())],
        ),
        None => line,
    }
}

fn ask(mut changes: MessageReader<Change>, session: OneBoardGame, mut kit: Kit) {
    for change in changes.read() {
        if let Change::DrawOffered { by } = change {
            let name = super::card::name(&session, &kit.locale, *by);
            ask_for_draw(&mut kit, name);
        }
    }
}

/// The end of a game leads to its result; taking the end back leads to the game again.
fn follow(
    mut changes: MessageReader<Change>,
    session: OneBoardGame,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let mut anew = false;
    for change in changes.read() {
        anew |= matches!(
            change,
            Change::GameStarted
                | Change::SidesSwapped
                | Change::Paused
                | Change::WentOn
                | Change::GameEnded { .. }
                | Change::Undone { .. }
        );
    }
    if !(anew && screen.get().shows_game()) {
        return;
    }
    let wanted = if session.outcome().is_some() {
        Screen::Result
    } else {
        Screen::Game
    };
    if *screen.get() == wanted {
        rebuild.write_default();
    } else {
        go.write(Go::To(wanted));
    }
}

/// Another game has taken the table: where the unfinished one is.
fn tell_of_displaced(
    mut displaced: MessageReader<Displaced>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for Displaced(saved) in displaced.read() {
        let game = saved_game(&locale, saved);
        toasts.write(Toast::info(
            locale.text_with("share-displaced", &[("game", game.into())]),
        ));
    }
}

/// One toast for all that comes at about the same time, for each takes the place of the one before.
fn tell_of_files(
    mut troubles: MessageReader<FileTrouble>,
    time: Res<Time<Real>>,
    locale: Res<Locale>,
    mut recent: Local<Vec<(Duration, String)>>,
    mut toasts: MessageWriter<Toast>,
) {
    if troubles.is_empty() {
        return;
    }
    let now = time.elapsed();
    recent.retain(|(at, _)| now.saturating_sub(*at) < TOGETHER);
    for trouble in troubles.read() {
        let text = trouble.text(&locale);
        recent.retain(|(_, known)| *known != text);
        recent.push((now, text));
    }
    let texts: Vec<&str> = recent.iter().map(|(_, text)| text.as_str()).collect();
    toasts.write(Toast::fault(texts.join("\n")));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::FileProblem;

    fn words(line: &[&str], wins_in: Option<u32>) -> String {
        let line = line
            .iter()
            .map(|name| name.parse().expect("a point"))
            .collect();
        hint_words(&Locale::new("en"), &Hint { line, wins_in })
    }

    #[test]
    fn bug_the_second_broken_file_hid_what_was_said_of_the_first() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(Locale::new("en"))
            .add_message::<FileTrouble>()
            .add_message::<Toast>()
            .add_systems(Update, tell_of_files);
        for file in ["autosave.ron", "pipe.narabe"] {
            app.world_mut().write_message(FileTrouble {
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
