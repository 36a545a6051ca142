//! What the player is told, and when the screen is built anew.

use super::words;
use crate::app::layout::Layout;
use crate::app::locale::Locale;
use crate::app::screens::game::Spoken;
use crate::app::screens::menu::ask_for_draw;
use crate::app::screens::stage::Rebuild;
use crate::app::screens::words::subject;
use crate::app::session::{Change, SessionSystems, TwinGame, TwinMatch};
use crate::app::state::Screen;
use crate::app::theme::Icon;
use crate::app::widgets::{Kit, Toast};
use crate::rules::Side;
use crate::rules::twin::Turn;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Spoken>().add_systems(
        Update,
        (tell, speak, ask, follow)
            .after(SessionSystems)
            .run_if(in_state(Screen::Twin)),
    );
}

fn tell(
    mut changes: MessageReader<Change>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    session: TwinGame,
    mut toasts: MessageWriter<Toast>,
) {
    for change in changes.read() {
        let toast = match change {
            Change::Refused(refusal) => Toast::info(locale.text(refusal.text_id())),
            Change::HintShown => {
                let Some(turn) = session.hint() else { continue };
                Toast {
                    icon: Icon::Hint,
                    ..Toast::info(hint(&locale, &session, *turn, layout.is_upright()))
                }
            }
            Change::DrawDeclined { by } => Toast::info(locale.text_with(
                "game-draw-declined",
                &subject(&locale, words::name(&session, &locale, *by)),
            )),
            Change::EngineFailed { side, reason } => Toast::fault(locale.text_with(
                "game-engine-failed",
                &[
                    ("name", words::name(&session, &locale, *side).into()),
                    ("reason", reason.as_str().into()),
                ],
            )),
            _ => continue,
        };
        toasts.write(toast);
    }
}

/// What is left to play of the best turn.
fn hint(locale: &Locale, session: &TwinMatch, turn: Turn, upright: bool) -> String {
    let open = session.position().open_stone();
    match (open, turn.second) {
        (Some(_), Some(second)) => words::point(locale, second, upright),
        (Some(_), None) => locale.text("twin-hint-end"),
        (None, _) => words::turn(locale, turn, upright),
    }
}

/// What happens, in words to be said aloud.
fn speak(
    mut changes: MessageReader<Change>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    session: TwinGame,
    mut spoken: MessageWriter<Spoken>,
) {
    for change in changes.read() {
        let words = match change {
            Change::StonePlaced { at, side } => {
                let id = match side {
                    Side::Black => "spoken-move-black",
                    Side::White => "spoken-move-white",
                };
                let point = words::point(&locale, *at, layout.is_upright());
                locale.text_with(id, &[("point", point.into())])
            }
            Change::Undone { stones } => {
                locale.text_with("spoken-undone", &[("stones", (*stones).into())])
            }
            Change::Redone { stones } => {
                locale.text_with("spoken-redone", &[("stones", (*stones).into())])
            }
            Change::Paused => locale.text("pause-title"),
            Change::GameEnded { .. } => {
                let Some(outcome) = session.outcome() else {
                    continue;
                };
                let winner = words::headline(&locale, &session, outcome);
                let how = words::reason(&locale, outcome);
                let parts = [("winner", winner.into()), ("how", how.into())];
                locale.text_with("spoken-end", &parts)
            }
            _ => continue,
        };
        spoken.write(Spoken(words));
    }
}

fn ask(mut changes: MessageReader<Change>, session: TwinGame, mut kit: Kit) {
    for change in changes.read() {
        if let Change::DrawOffered { by } = change {
            let name = words::name(&session, &kit.locale, *by);
            ask_for_draw(&mut kit, name);
        }
    }
}

/// The end of a game shows its result, a pause covers the boards; what takes the end back, or begins another game, shows the buttons again.
fn follow(
    mut changes: MessageReader<Change>,
    session: TwinGame,
    mut rebuild: MessageWriter<Rebuild>,
    mut was_over: Local<bool>,
) {
    let is_over = session.outcome().is_some();
    let anew = |change: &Change| {
        matches!(
            change,
            Change::GameStarted | Change::Paused | Change::WentOn
        )
    };
    if changes.read().any(anew) || *was_over != is_over {
        rebuild.write_default();
    }
    *was_over = is_over;
}
