//! The terms of a match in rows.

use super::cards;
use crate::live::online::OnlineMatch;
use crate::live::{MatchConfig, Player};
use crate::locale::Locale;
use crate::screens::wording::match_terms;
use crate::screens::wording::player_names::slot_name;
use crate::screens::wording::rule_names::{TWIN_RULE, protocol_id, rule_id};
use crate::theme::{Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_matches::players::{BlackRule, ClockRule, FoulRule};
use narabe_net::{PlayerSlot, Terms};
use narabe_rules::Rule;

// The height of a row and the width of its label, in logical pixels.
const ROW: f32 = 46.0;
const NAME: f32 = 96.0;
/// The size of the mark beside a changed value, in logical pixels.
const MARK: f32 = 8.0;

/// The terms on one line.
pub fn summary(locale: &Locale, terms: &Terms) -> String {
    let players = PlayerSlot::ALL.map(|_| Player::human(String::new()));
    match_terms::summary(locale, &MatchConfig::from_terms(terms, players))
}

/// The label and the value of each row.
fn values(locale: &Locale, terms: &Terms, names: &[String; 2]) -> Vec<(&'static str, String)> {
    let mut values = if terms.twin {
        vec![
            ("new-rule", locale.text(TWIN_RULE)),
            ("new-board", locale.text("new-board-twin")),
        ]
    } else {
        let size = [("size", terms.size.get().into())];
        let opening = protocol_id(terms.protocol);
        vec![
            ("new-rule", rule(locale, terms)),
            ("new-board", locale.text_with("new-board-value", &size)),
            ("new-opening", locale.text(&opening)),
        ]
    };
    values.extend([
        ("new-clock", clock(locale, terms.clock)),
        ("new-black", black(locale, terms.black, names)),
        ("new-match", match_terms::length_alone(locale, terms.length)),
    ]);
    values
}

fn clock(locale: &Locale, clock: ClockRule) -> String {
    match clock {
        ClockRule::None => locale.text("new-clock-none"),
        clock => match_terms::clock(locale, clock),
    }
}

fn rule(locale: &Locale, terms: &Terms) -> String {
    let name = locale.text(rule_id(terms.rule));
    match (terms.rule, terms.fouls) {
        (Rule::Renju, FoulRule::Loses) => locale.text_of("online-rule-fouls", "rule", name),
        _ => name,
    }
}

fn black(locale: &Locale, rule: BlackRule, [host, guest]: &[String; 2]) -> String {
    let named = |id: &str, name: &str| locale.text_of(id, "name", name);
    match rule {
        BlackRule::First => host.clone(),
        BlackRule::Second => guest.clone(),
        BlackRule::Alternate => named("online-black-alternate", host),
        BlackRule::Loser => named("online-black-loser", host),
        BlackRule::Winner => named("online-black-winner", host),
        BlackRule::Random => locale.text("online-black-random"),
    }
}

/// The rows. Values that differ from `before` are marked.
pub fn build(
    ui: &mut UiBuilder,
    parent: Entity,
    online_match: &OnlineMatch,
    before: Option<&Terms>,
) {
    let names = PlayerSlot::ALL.map(|slot| slot_name(&ui.locale, online_match, slot));
    let now = values(&ui.locale, online_match.negotiation().terms(), &names);
    let before = before.map(|before| values(&ui.locale, before, &names));
    let list = ui.column(parent, 0.0);
    for (id, value) in now {
        let mut known = before.iter().flatten();
        let old = known.find(|(known, _)| *known == id);
        let old = old.map(|(_, old)| old.clone()).filter(|old| *old != value);
        row(ui, list, id, value, old);
        ui.divider(list);
    }
}

fn row(ui: &mut UiBuilder, list: Entity, id: &str, value: String, old: Option<String>) {
    let row = Node::line(space::S)
        .no_shrink()
        .min_height(ROW)
        .pad_y(space::XXS);
    let row = ui.node(list, row);
    let name = ui.node(row, Node::default().width(NAME).no_shrink());
    ui.localized_text(name, Style::SMALL.ink(Token::Ink3), id);
    let words = cards::fill(ui, row, 0.0);
    let style = match old {
        Some(_) => Style::DATA_BOLD,
        None => Style::DATA,
    };
    ui.literal_text(words, style, value);
    let Some(old) = old else { return };
    let was = ui.locale.text_of("online-was", "old", old);
    ui.literal_text(words, Style::DATA_LABEL, was);
    let mark = Node::default().square(MARK).no_shrink().radius(percent(50));
    ui.filled(row, mark, Token::Accent);
}
