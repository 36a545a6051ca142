//! Toasts, and when the screen is rebuilt.

use super::twin_text;
use crate::app::layout::Layout;
use crate::app::live::{Change, LiveSystems, TwinGame, TwinMatch};
use crate::app::locale::Locale;
use crate::app::screens::game::{Announcement, ask_for_offered_draw, common_toast};
use crate::app::screens::labels::headline;
use crate::app::screens::lifecycle::Rebuild;
use crate::app::state::Screen;
use crate::app::theme::Icon;
use crate::app::widgets::{Kit, Toast};
use crate::rules::Side;
use crate::rules::twin::Turn;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Announcement>().add_systems(
        Update,
        (show_toasts, announce, ask, rebuild_on_change)
            .after(LiveSystems)
            .run_if(in_state(Screen::Twin)),
    );
}

fn show_toasts(
    mut changes: MessageReader<Change>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    session: TwinGame,
    mut toasts: MessageWriter<Toast>,
) {
    for change in changes.read() {
        let toast = match change {
            Change::Refused(refusal) => Toast::info(locale.text(refusal.text_id())),
            Change::HintFound => {
                let Some(turn) = session.hint() else { continue };
                Toast {
                    icon: Icon::Hint,
                    ..Toast::info(hint(&locale, &session, *turn, layout.is_portrait()))
                }
            }
            change => match common_toast(&locale, &session, change) {
                Some(toast) => toast,
                None => continue,
            },
        };
        toasts.write(toast);
    }
}

/// The rest of the best turn.
fn hint(locale: &Locale, session: &TwinMatch, turn: Turn, upright: bool) -> String {
    let open = session.position().open_stone();
    match (open, turn.second) {
        (Some(_), Some(second)) => twin_text::point(locale, second, upright),
        (Some(_), None) => locale.text("twin-hint-end"),
        (None, _) => twin_text::turn(locale, turn, upright),
    }
}

/// Announces events to screen readers.
fn announce(
    mut changes: MessageReader<Change>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    session: TwinGame,
    mut spoken: MessageWriter<Announcement>,
) {
    for change in changes.read() {
        let words = match change {
            Change::StonePlaced { at, side } => {
                let id = match side {
                    Side::Black => "spoken-move-black",
                    Side::White => "spoken-move-white",
                };
                let point = twin_text::point(&locale, *at, layout.is_portrait());
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
                let winner = headline(&locale, &session, outcome.winner());
                let how = twin_text::reason(&locale, outcome);
                let parts = [("winner", winner.into()), ("how", how.into())];
                locale.text_with("spoken-end", &parts)
            }
            _ => continue,
        };
        spoken.write(Announcement(words));
    }
}

fn ask(changes: MessageReader<Change>, session: TwinGame, kit: Kit) {
    ask_for_offered_draw(changes, &session, kit);
}

/// Rebuilds the screen at the end of a game and for a pause, and when either is undone.
fn rebuild_on_change(
    mut changes: MessageReader<Change>,
    session: TwinGame,
    mut rebuild: MessageWriter<Rebuild>,
    mut was_over: Local<bool>,
) {
    let is_over = session.outcome().is_some();
    let anew = |change: &Change| {
        matches!(
            change,
            Change::GameStarted | Change::Paused | Change::Unpaused
        )
    };
    if changes.read().any(anew) || *was_over != is_over {
        rebuild.write_default();
    }
    *was_over = is_over;
}
