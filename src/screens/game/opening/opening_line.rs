//! The name of the opening from the third stone on, beside the board or in a toast where there is no room, and the toasts
//! about decisions.

use super::{ShowReasons, reasons};
use crate::live::{Change, LiveReader, LiveSystems, OneBoardGame, OneBoardMatch};
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::opening_name;
use crate::screens::wording::opening_text;
use crate::theme::{Fonts, Icon, space};
use crate::widgets::{Announcement, NodeStyle, Style, Toast, ToastPressed, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Rule;
use narabe_rules::opening::{Family, NamedOpening};

const STYLE: Style = Style::LABEL.sized(14.0);
/// The label of the button in the toast about a computer's decision.
const WHY: &str = "opening-reasons";
/// The number of stones after which an opening has a name.
const STONES: usize = 3;

#[derive(Component, Debug, Clone, Copy)]
struct NameLine;

/// Reserves the row for the name.
pub fn line(ui: &mut UiBuilder, parent: Entity) {
    let row = ui.node(parent, Node::row().justify_center().pad_top(space::XS));
    let text = ui.literal_text(row, STYLE, "");
    ui.insert(text, NameLine);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show_toasts, open_reasons).after(LiveSystems))
        .add_details(write);
}

fn write(
    one_board: OneBoardGame,
    locale: Res<Locale>,
    fonts: Res<Fonts>,
    mut lines: Query<(&mut Text, &mut TextFont), With<NameLine>>,
) {
    for (mut text, mut font) in &mut lines {
        let opening = named_opening(&one_board);
        let words =
            opening.map_or_else(String::new, |opening| opening_name::name(&locale, opening));
        if text.0 != words {
            // Many names have a long vowel, which not every typeface contains.
            *font = TextFont {
                font_size: font.font_size,
                ..fonts.text(fonts.face_of_words(STYLE.face, &words), STYLE.size)
            };
            text.0 = words;
        }
    }
}

fn show_toasts(
    mut changes: LiveReader<Change>,
    one_board: OneBoardGame,
    locale: Res<Locale>,
    lines: Query<(), With<NameLine>>,
    mut toasts: MessageWriter<Toast>,
    mut spoken: MessageWriter<Announcement>,
) {
    for change in changes.read() {
        match change {
            Change::OpeningActionTaken { action, by } => {
                let Some(words) = opening_text::action_taken(&one_board, &locale, *action, *by)
                else {
                    continue;
                };
                let steps = one_board.opening().history().len();
                let is_explained = reasons::decisions(&one_board)
                    .any(|decided| decided.after + decided.decision.actions.len() == steps);
                toasts.write(Toast {
                    icon: Icon::Swap,
                    buttons: Vec::from_iter(is_explained.then_some(WHY)),
                    ..Toast::info(words)
                });
            }
            Change::StonePlaced { .. } if one_board.position().moves().len() == STONES => {
                let opening = named_opening(&one_board);
                let named = opening.map(|opening| opening_name::name(&locale, opening));
                if lines.is_empty() {
                    _ = toasts.write_batch(named.map(Toast::info))
                } else {
                    _ = spoken.write_batch(named.map(Announcement))
                }
            }
            _ => {}
        }
    }
}

/// The named opening of this game, if it has one.
fn named_opening(one_board: &OneBoardMatch) -> Option<&'static NamedOpening> {
    let (config, position) = (one_board.config(), one_board.position());
    let is_renju = config.rule == Rule::Renju || config.protocol.family() == Family::Renju;
    let named = || NamedOpening::of(position.moves(), position.size());
    // The order of the stones of a set-up is unknown.
    (is_renju && !position.has_setup()).then(named).flatten()
}

fn open_reasons(
    mut pressed: MessageReader<ToastPressed>,
    mut messages: MessageWriter<ShowReasons>,
) {
    if pressed.read().any(|button| button.0 == WHY) {
        messages.write_default();
    }
}
