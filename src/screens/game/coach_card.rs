//! The coach's question before a move that loses: a card beside the board, and the move on the board as a ghost.

use super::floating_card::{self, AT_BOTTOM, FloatingCard};
use crate::live::{Coach, CoachAnswer, Live, Warning};
use crate::locale::Locale;
use crate::screens::keys::PressedByEscape;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::side_names::side_word;
use crate::state::Screen;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Announcement, Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

/// Above the screen, below dialogs.
const LAYER: i32 = 400;

#[derive(Component, Debug, Clone, Copy)]
struct CoachCard;

pub(super) fn plugin(app: &mut App) {
    app.add_details(show);
}

fn show(
    coach: Res<Coach>,
    live: Res<Live>,
    screen: Res<State<Screen>>,
    mut spoken: MessageWriter<Announcement>,
    mut card: FloatingCard<CoachCard, Warning>,
) {
    let warning = coach
        .warning(&live)
        .filter(|_| *screen.get() == Screen::Game);
    let said = warning.map(|warning| question(&card.ui.locale, warning));
    if card.update(warning.cloned(), build)
        && let Some(said) = said
    {
        spoken.write(Announcement(said));
    }
}

/// "Are you sure? After H8 White can force a win in 3 moves." With the line when it is shown.
fn question(locale: &Locale, warning: &Warning) -> String {
    let mut said = vec![locale.text("coach-title"), reason(locale, warning)];
    said.extend(line(warning));
    locale.sentences(said)
}

fn reason(locale: &Locale, warning: &Warning) -> String {
    let parts = [
        ("point", warning.point().label().into()),
        ("winner", side_word(warning.winner).into()),
        ("moves", warning.moves.into()),
    ];
    locale.text_with("coach-reason", &parts)
}

/// The winner's moves and the answers, if they are shown.
fn line(warning: &Warning) -> Option<String> {
    let points = warning.line.iter().map(|point| point.label());
    (warning.is_shown).then(|| points.collect::<Vec<_>>().join(" "))
}

fn build(ui: &mut UiBuilder, warning: &Warning) {
    let place = floating_card::beside_or(ui, AT_BOTTOM);
    let spoken = question(&ui.locale, warning);
    let card = floating_card::spawn(ui, CoachCard, LAYER, place, &spoken);
    let head = ui.row(card, space::S);
    ui.icon(head, Icon::Hint, 20.0, Token::Accent);
    ui.part_heading(head, Style::SUBHEAD, "coach-title");
    let words = reason(&ui.locale, warning);
    ui.literal_text(card, Style::BODY, words);
    if let Some(words) = line(warning) {
        ui.literal_text(card, Style::DATA_LABEL, words);
    }
    let row = ui.node(card, Node::row().gap(space::XS).wrap());
    for (answer, look, id) in [
        (CoachAnswer::Reconsider, Look::Primary, "coach-other"),
        (CoachAnswer::Show, Look::Soft, "coach-show"),
        (CoachAnswer::Play, Look::Quiet, "coach-play"),
    ] {
        if answer == CoachAnswer::Show && warning.is_shown {
            continue;
        }
        let button = ui.button(row, look, None, id);
        ui.write_on(button, answer);
        if answer == CoachAnswer::Reconsider {
            ui.insert(button, PressedByEscape);
        }
    }
}
