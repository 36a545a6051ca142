//! What a choice has changed elsewhere on the page, said below it.

use crate::live::{MatchConfig, Seat};
use crate::locale::Locale;
use crate::screens::opponent_choice::Offered;
use crate::screens::wording::rule_names::rule_id;
use crate::theme::Token;
use crate::widgets::{Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::{BoardSize, Rule};

/// The choice that has changed something elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    Rule,
    Opening,
}

/// What was changed, each with its former value.
#[derive(Debug, Clone, PartialEq)]
pub struct ChangeNote {
    beside: Choice,
    rule: Option<[Rule; 2]>,
    size: Option<[BoardSize; 2]>,
    opponents: Vec<[Seat; 2]>,
}

impl ChangeNote {
    /// What a choice has changed besides itself; none if nothing.
    pub fn of(beside: Choice, before: &MatchConfig, now: &MatchConfig) -> Option<Self> {
        let differs = beside == Choice::Opening && before.rule != now.rule;
        let rule = differs.then_some([before.rule, now.rule]);
        let size = (before.size != now.size).then_some([before.size, now.size]);
        let seats = before.players.iter().zip(&now.players);
        let opponents = seats
            .map(|(before, now)| [before.seat, now.seat])
            .filter(|[before, now]| before != now)
            .collect();
        let note = Self {
            beside,
            rule,
            size,
            opponents,
        };
        let is_empty = note.rule.is_none() && note.size.is_none() && note.opponents.is_empty();
        (!is_empty).then_some(note)
    }

    fn lines(&self, locale: &Locale, offered: &Offered) -> Vec<String> {
        let line = |id: &str, [before, now]: [String; 2]| {
            locale.text_with(id, &[("before", before.into()), ("now", now.into())])
        };
        let rule = self.rule.map(|rules| {
            let names = rules.map(|rule| locale.text(rule_id(rule)));
            line("new-changed-rule", names)
        });
        let size = self.size.map(|sizes| {
            let sides = sizes.map(|size| size.get().to_string());
            line("new-changed-size", sides)
        });
        let opponents = self.opponents.iter().map(|seats| {
            let names = seats.map(|seat| offered.name(seat).unwrap_or_default());
            line("new-changed-opponent", names)
        });
        rule.into_iter().chain(size).chain(opponents).collect()
    }
}

/// Says below a choice what it has changed.
pub fn say(
    ui: &mut UiBuilder,
    parent: Entity,
    (note, offered): (Option<&ChangeNote>, &Offered),
    beside: Choice,
) {
    let Some(note) = note.filter(|note| note.beside == beside) else {
        return;
    };
    for words in note.lines(&ui.locale, offered) {
        let text = ui.literal_text(parent, Style::SMALL.ink(Token::Ink), words.as_str());
        ui.describe(text, accesskit::Role::Status, &words);
    }
}
