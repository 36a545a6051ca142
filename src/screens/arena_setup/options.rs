//! Who meets whom, the rule, the openings and the time.

use super::draft::{ArenaDraft, ELO, FORMATS, GAMES, OPENINGS, RULES, SIZES, TIMES};
use crate::screens::arena::{self, milliseconds};
use crate::screens::setup_row::labelled_row;
use crate::screens::wording::rule_names::rule_id;
use crate::theme::space;
use crate::widgets::{NodeStyle, Picked, Segment, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::BoardSize;

pub fn fill(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    format(ui, place, draft);
    if draft.format() < 2 {
        games(ui, place, draft);
    }
    rule(ui, place, draft);
    size(ui, place, draft);
    openings(ui, place, draft);
    time(ui, place, draft);
    at_once(ui, place, draft);
}

/// Changes the draft when an option is picked.
fn on_pick(
    ui: &mut UiBuilder,
    group: Entity,
    pick: impl Fn(usize, &mut ArenaDraft) + Send + Sync + 'static,
) {
    ui.on(
        group,
        move |picked: On<Picked>, mut draft: ResMut<ArenaDraft>| {
            pick(picked.index, &mut draft);
        },
    );
}

fn format(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    let slot = labelled_row(ui, place, "arena-format");
    let group = ui.segments_of(slot, "arena-format", &FORMATS, draft.format());
    on_pick(ui, group, |index, draft| draft.set_format(index));
    let note = match draft.format() {
        0 => ui.locale.text("arena-format-all-note"),
        1 => {
            let name = arena::player_name(&ui.locale, draft.tournament(), 0);
            ui.locale.text_of("arena-format-first-note", "name", name)
        }
        _ => ui.locale.text_of("arena-format-decide-note", "elo", ELO),
    };
    let line = ui.node(slot, Node::column().pad_top(space::XS));
    ui.literal_text(line, Style::SMALL, note);
}

fn games(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    let slot = labelled_row(ui, place, "arena-games-of-pair");
    let words: Vec<_> = GAMES.map(|games| games.to_string()).into();
    let picked = GAMES.iter().position(|games| *games >= draft.games());
    let row = ui.node(slot, Node::row());
    let stepper = ui.stepper(
        row,
        "arena-games-of-pair",
        &words,
        picked.unwrap_or(GAMES.len() - 1),
    );
    on_pick(ui, stepper, |index, draft| {
        if let Some(games) = GAMES.get(index) {
            draft.set_games(*games);
        }
    });
}

fn rule(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    let slot = labelled_row(ui, place, "arena-rule");
    let rule = draft.tournament().rule;
    let picked = RULES.iter().position(|known| *known == rule);
    let labels = RULES.map(rule_id);
    let group = ui.segments_of(slot, "arena-rule", &labels, picked.unwrap_or(RULES.len()));
    on_pick(ui, group, |index, draft| {
        if let Some(rule) = RULES.get(index) {
            draft.set_rule(*rule);
        }
    });
}

fn size(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    let slot = labelled_row(ui, place, "new-board");
    let size = draft.tournament().size.get();
    let picked = SIZES.iter().position(|known| *known == size);
    let options = SIZES.map(|size| Segment::figures(size.to_string()));
    let group = ui.segments(slot, "new-board", &options, picked.unwrap_or(SIZES.len()));
    on_pick(ui, group, |index, draft| {
        if let Some(Ok(size)) = SIZES.get(index).copied().map(BoardSize::new) {
            draft.set_size(size);
        }
    });
}

fn openings(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    let slot = labelled_row(ui, place, "arena-openings");
    let picked = draft.openings().unwrap_or(OPENINGS.len());
    let group = ui.segments_of(slot, "arena-openings", &OPENINGS, picked);
    on_pick(ui, group, |index, draft| draft.set_openings(index));
    let words = arena::openings(&ui.locale, &draft.tournament().openings);
    let line = ui.node(slot, Node::column().pad_top(space::XS));
    ui.literal_text(line, Style::SMALL, words);
}

fn time(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    let slot = labelled_row(ui, place, "arena-time");
    let time = draft.tournament().limits.time;
    let picked = TIMES.iter().position(|known| Some(*known) == time);
    let options = TIMES.map(|time| Segment::figures(milliseconds(&ui.locale, time)));
    let group = ui.segments(slot, "arena-time", &options, picked.unwrap_or(TIMES.len()));
    on_pick(ui, group, |index, draft| {
        if let Some(time) = TIMES.get(index) {
            draft.set_time(*time);
        }
    });
}

fn at_once(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    let slot = labelled_row(ui, place, "arena-at-once-label");
    let choices = ArenaDraft::at_once_choices();
    let words: Vec<_> = choices.iter().map(usize::to_string).collect();
    let at_once = draft.tournament().at_once;
    let picked = choices.iter().position(|games| *games >= at_once);
    let row = ui.node(slot, Node::row());
    let stepper = ui.stepper(
        row,
        "arena-at-once-label",
        &words,
        picked.unwrap_or(choices.len() - 1),
    );
    on_pick(ui, stepper, |index, draft| draft.set_at_once(index + 1));
}
