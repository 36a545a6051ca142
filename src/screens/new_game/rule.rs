//! The rule and its options.

use super::change_note::{self, ChangeNote, Choice};
use super::draft;
use super::setup::EditedSetup;
use super::setup_part::{SetupPart, SetupView, on_pick};
use crate::live::FoulRule;
use crate::screens::rules::{RulesPage, ShowRules};
use crate::screens::setup_row::labelled_row;
use crate::screens::wording::rule_names::{TWIN_RULE, rule_id};
use crate::theme::{Icon, space};
use crate::widgets::{NodeStyle, UiBuilder, display_if};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::Rule;

/// The heading with the link to the rules, and the rules.
pub fn build(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let column = ui.column(parent, space::XS);
    let head = ui.row(column, space::XS);
    ui.section(head, "new-rule");
    ui.spacer(head);
    // The icon is aligned with the heading, its button around it.
    let corner = ui.node(head, Node::default().margin_x(-12).margin_y(-14));
    let about = ui.icon_button(corner, Icon::Help, "new-rule-about");
    ui.on(
        about,
        |_: On<Activate>, setup: EditedSetup, mut messages: MessageWriter<ShowRules>| {
            let page = if setup.twin {
                RulesPage::Twin
            } else {
                RulesPage::Rule(setup.rule)
            };
            messages.write(ShowRules(page));
        },
    );
    ui.divider(column);
    // The protocol may set its own rule.
    SetupPart::new(fill, |config, _| config.protocol).add(ui, column, view);
    let option = SetupPart::new(fill_option, |config, _| {
        (draft::rule_radio(config), config.twin)
    });
    option.add(ui, column, view);
    SetupPart::new(fill_note, |_, ui_state| ui_state.note.clone()).add(ui, column, view);
}

fn fill_note(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    change_note::say(ui, parent, view.note(), Choice::Rule);
}

/// The rules to choose from.
pub fn fill(ui: &mut UiBuilder, column: Entity, view: &SetupView) {
    let options: Vec<_> = draft::RULES
        .into_iter()
        .map(|rule| rule.map_or(TWIN_RULE, rule_id))
        .map(|id| (ui.locale.text(id), note(ui, id)))
        .collect();
    let picked = draft::rule_radio(view.config());
    let group = ui.radios(column, "new-rule", &options, picked);
    on_pick(ui, group, |index, setup, ui_state| {
        if let Some(rule) = draft::RULES.get(index).copied() {
            let before = setup.clone();
            ui_state.remember_computers(setup);
            draft::set_rule(setup, rule, ui_state.computers(rule.is_none()));
            ui_state.note = ChangeNote::of(Choice::Rule, &before, setup);
        }
    });
}

/// A short description of a rule, shorter on a phone.
pub fn note(ui: &UiBuilder, id: &str) -> String {
    let brief = format!("{id}-brief");
    if ui.layout.is_phone() && ui.locale.knows(&brief) {
        ui.locale.text(&brief)
    } else {
        ui.locale.text(&format!("{id}-note"))
    }
}

/// The option of a rule: what a forbidden move does, or whether an overline wins.
pub fn fill_option(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let rule = view.config().rule;
    let shown = !view.config().twin && !matches!(rule, Rule::Freestyle | Rule::Standard);
    ui.restyle(parent, move |node| node.display(display_if(shown)));
    match rule {
        _ if !shown => {}
        Rule::Renju => fouls(ui, parent, view),
        _ => overlines(ui, parent, view),
    }
}

fn overlines(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let slot = labelled_row(ui, parent, "new-overlines");
    let options = ["new-overlines-nothing", "new-overlines-win"];
    let picked = usize::from(view.config().rule == Rule::CaroOverline);
    let group = ui.segments_of(slot, "new-overlines", &options, picked);
    on_pick(ui, group, |index, setup, _| {
        setup.rule = match index {
            0 => Rule::Caro,
            _ => Rule::CaroOverline,
        };
    });
}

fn fouls(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let slot = labelled_row(ui, parent, "new-fouls");
    let options = ["new-fouls-refused", "new-fouls-lose"];
    let picked = usize::from(view.config().fouls == FoulRule::Loses);
    let group = ui.segments_of(slot, "new-fouls", &options, picked);
    on_pick(ui, group, |index, setup, _| {
        setup.fouls = match index {
            0 => FoulRule::Refused,
            _ => FoulRule::Loses,
        };
    });
}
