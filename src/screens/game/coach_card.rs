//! The coach's question before a move that loses: a card beside the board, and the move on the board as a ghost.

use super::floating_card::{self, AT_BOTTOM, FloatingCard};
use crate::live::{Coach, CoachAnswer, Live, Warning};
use crate::locale::Locale;
use crate::screens::keys::PressedByEscape;
use crate::screens::labels::side_word;
use crate::screens::lifecycle::AddScreen;
use crate::state::Screen;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Announcement, Kit, Look, NodeStyle, Style};
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
    let said = warning.map(|warning| question(&card.kit.locale, warning));
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

fn build(kit: &mut Kit, warning: &Warning) {
    let place = floating_card::beside_or(kit, AT_BOTTOM);
    let spoken = question(&kit.locale, warning);
    let card = floating_card::spawn(kit, CoachCard, LAYER, place, &spoken);
    let head = kit.row(card, space::S);
    kit.icon(head, Icon::Hint, 20.0, Token::Accent);
    kit.part_heading(head, Style::SUBHEAD, "coach-title");
    let words = reason(&kit.locale, warning);
    kit.literal_text(card, Style::BODY, words);
    if let Some(words) = line(warning) {
        kit.literal_text(card, Style::DATA_LABEL, words);
    }
    let row = kit.node(card, Node::row().gap(space::XS).wrap());
    for (answer, look, id) in [
        (CoachAnswer::Reconsider, Look::Primary, "coach-other"),
        (CoachAnswer::Show, Look::Soft, "coach-show"),
        (CoachAnswer::Play, Look::Quiet, "coach-play"),
    ] {
        if answer == CoachAnswer::Show && warning.is_shown {
            continue;
        }
        let button = kit.button(row, look, None, id);
        kit.write_on(button, answer);
        if answer == CoachAnswer::Reconsider {
            kit.insert(button, PressedByEscape);
        }
    }
}
