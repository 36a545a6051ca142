//! What was set up, beside the tournament.

use super::words;
use crate::arena::ArenaRun;
use crate::theme::{Elevation, Fill, Stroke, Token, radius, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

/// The width of the labels, and the least height of a row.
const LABEL: f32 = 110.0;
const ROW: f32 = 36.0;

pub fn fill(ui: &mut UiBuilder, place: Entity, run: &ArenaRun) {
    let node = Node::column().no_shrink().stretch().pad(space::M);
    let node = node.frame(ui.palette.border(), radius::CARD);
    let card = ui.spawn(
        place,
        (node, Fill(Token::Raised), Stroke(Token::Line), Elevation(1)),
    );
    let head = Node::line(space::S).justify_between().pad_bottom(space::XS);
    let head = ui.node(card, head);
    ui.section(head, "arena-setup");
    if run.phase().is_open() {
        ui.localized_text(head, Style::LABEL, "arena-setup-fixed");
    }
    let tournament = run.tournament();
    let games = ui.locale.number(tournament.format.games_per_pair());
    let games = [
        ui.locale.text_of("arena-games-each", "count", games),
        ui.locale
            .text_of("arena-at-once", "count", tournament.at_once),
    ];
    // The head of a large window names the rule.
    let rule = ui.layout.is_tight().then(|| {
        let rule = words::rule_and_size(&ui.locale, tournament);
        ("arena-setup-rule", rule)
    });
    let rows = [
        (
            "arena-setup-openings",
            words::openings(&ui.locale, &tournament.openings),
        ),
        (
            "arena-setup-time",
            words::time(&ui.locale, &tournament.limits),
        ),
        ("arena-setup-games", ui.locale.facts(games)),
        ("arena-setup-seed", tournament.seed.to_string()),
    ];
    for (label, value) in rule.into_iter().chain(rows) {
        ui.divider(card);
        let row = ui.node(card, Node::line(space::S).min_height(ROW).no_shrink());
        let name = ui.node(row, Node::row().width(LABEL * ui.layout.text).no_shrink());
        ui.localized_text(name, Style::SMALL, label);
        let words = ui.node(row, Node::column().fill());
        ui.literal_text(words, Style::SMALL.ink(Token::Ink), value);
    }
}
