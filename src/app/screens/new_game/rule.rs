//! The rule: which, and what it leaves open.

use super::draft;
use super::options::{slot, stack};
use super::part::{self, Desk, Part, Sight};
use super::setup::Setup;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::words;
use crate::app::session::{FoulRule, MatchConfig};
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, Picked, Segment};
use crate::rules::Rule;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The heading with the way to the rules' pages, and the rules under it.
pub fn build(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let column = kit.column(parent, space::XS);
    let head = kit.row(column, space::XS);
    kit.section(head, "new-rule");
    kit.spring(head);
    // The icon stands in the line of the heading, its square about it.
    let corner = Node {
        margin: UiRect::axes(px(-12), px(-14)),
        ..default()
    };
    let corner = kit.node(head, corner);
    let about = kit.icon_button(corner, Icon::Help, "new-rule-about");
    kit.on(
        about,
        |_: On<Activate>, setup: Setup, mut wishes: MessageWriter<ShowRules>| {
            let page = match setup.twin {
                true => Page::Twin,
                false => Page::Rule(setup.rule),
            };
            wishes.write(ShowRules(page));
        },
    );
    kit.rule(column);
    part::add(kit, column, Part::Rules, stack(), sight);
    part::add(kit, column, Part::Shade, stack(), sight);
}

/// The rules to choose from.
pub fn fill(kit: &mut Kit, column: Entity, sight: &Sight) {
    // Twin boards are not played between two machines; they come last, so that the places of the others stay.
    let offered = draft::RULES.into_iter();
    let options: Vec<_> = offered
        .filter(|rule| rule.is_some() || !sight.is_of_table)
        .map(|rule| rule.map_or(words::TWIN_RULE, words::rule_id))
        .map(|id| (kit.t(id), note(kit, id)))
        .collect();
    let picked = draft::rule_radio(sight.config);
    let group = kit.radios(column, "new-rule", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: Setup, mut desk: ResMut<Desk>| {
            let Some(rule) = draft::RULES.get(picked.index).copied() else {
                return;
            };
            desk.remember_computers(&setup);
            let computers = desk.computers(rule.is_none());
            draft::set_rule(&mut setup, rule, computers);
        },
    );
}

/// What a rule is in a line; a phone's line is short.
fn note(kit: &Kit, id: &str) -> String {
    let brief = format!("{id}-brief");
    match kit.layout.is_phone() && kit.locale.knows(&brief) {
        true => kit.t(&brief),
        false => kit.t(&format!("{id}-note")),
    }
}

/// Whether the rule leaves something open.
pub fn has_shade(config: &MatchConfig) -> bool {
    !config.twin && !matches!(config.rule, Rule::Freestyle | Rule::Standard)
}

/// What a rule leaves open: what becomes of a forbidden move, or of six in a row.
pub fn fill_shade(kit: &mut Kit, parent: Entity, sight: &Sight) {
    match sight.config.rule {
        _ if sight.config.twin => {}
        Rule::Renju => fouls(kit, parent, sight),
        Rule::Caro | Rule::CaroOverline => overlines(kit, parent, sight),
        Rule::Freestyle | Rule::Standard => {}
    }
}

fn overlines(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let slot = slot(kit, parent, "new-overlines");
    let options =
        ["new-overlines-nothing", "new-overlines-win"].map(|id| Segment::words(kit.t(id)));
    let picked = usize::from(sight.config.rule == Rule::CaroOverline);
    let group = kit.segments(slot, "new-overlines", &options, picked);
    kit.on(group, |picked: On<Picked>, mut setup: Setup| {
        setup.rule = match picked.index {
            0 => Rule::Caro,
            _ => Rule::CaroOverline,
        };
    });
}

fn fouls(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let slot = slot(kit, parent, "new-fouls");
    let options = ["new-fouls-refused", "new-fouls-lose"].map(|id| Segment::words(kit.t(id)));
    let picked = usize::from(sight.config.fouls == FoulRule::Loses);
    let group = kit.segments(slot, "new-fouls", &options, picked);
    kit.on(group, |picked: On<Picked>, mut setup: Setup| {
        setup.fouls = match picked.index {
            0 => FoulRule::Refused,
            _ => FoulRule::Loses,
        };
    });
}
