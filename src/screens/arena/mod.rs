//! The arena: live boards, the games, the table and the ratings of a tournament, while it is played and afterwards.

mod actions;
mod boards;
mod games;
mod lengths;
mod progress;
mod set_up;
mod strength;
mod table;
#[cfg(test)]
mod tests;
mod words;

use super::lifecycle::AddScreen;
use crate::arena::{Arena, ArenaPhase, ArenaRun, ArenaSystems};
use crate::state::Screen;
use crate::theme::space;
use crate::widgets::{NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use lengths::Lengths;
pub use words::{milliseconds, openings, player_name, subtitle};

/// The gap between the two columns.
const GAP: f32 = space::XXL;

/// How often the strength is drawn anew during a tournament.
const STRENGTH_STEPS: usize = 100;

/// A part of the screen that is drawn anew when games are finished or the tournament's phase changes.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum ArenaPart {
    Actions,
    Subtitle,
    Games,
    Progress,
    Table,
    Strength,
    SetUp,
}

impl Part for ArenaPart {
    /// The number of finished games, the phase and the seconds that are left for the line that says so.
    type Content = (usize, Option<ArenaPhase>, Option<u64>);
}

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Arena, build)
        .add_plugins((actions::plugin, boards::plugin, games::plugin))
        .add_details(fill.after(ArenaSystems).run_if(in_state(Screen::Arena)));
}

fn build(mut ui: UiBuilder, arena: Res<Arena>) {
    let ui = &mut ui;
    let wanted = arena.run().map_or(1, |run| run.tournament().at_once);
    let lengths = Lengths::of(&ui.layout, wanted);
    let root = ui.screen();
    ui.insert(root, Node::column().full());
    let (words, actions) = ui.header(root, "arena-title");
    if !ui.layout.is_tight() {
        let place = ui.node(words, Node::row().fill().clip());
        ui.insert(place, ArenaPart::Subtitle);
    }
    let place = ui.node(actions, Node::row().gap(space::XS));
    ui.insert(place, ArenaPart::Actions);
    let margin = ui.layout.margin();
    if lengths.stacks {
        let area = Node::column().items_center().no_shrink().pad_x(margin);
        let area = ui.node(root, area);
        boards::build(ui, area, &lengths);
        let rest = Node::column().flex().gap(space::L).pad_x(margin);
        let rest = ui.scroll(root, rest.pad_top(space::XS).pad_bottom(space::L));
        parts(
            ui,
            rest,
            &[
                ArenaPart::Progress,
                ArenaPart::Table,
                ArenaPart::Strength,
                ArenaPart::Games,
                ArenaPart::SetUp,
            ],
        );
        return;
    }
    let body = Node::row().flex().min_height(0).gap(GAP).pad_left(margin);
    let body = ui.node(root, body);
    let left = ui.node(body, Node::column().width(lengths.left).no_shrink());
    boards::build(ui, left, &lengths);
    if lengths.games_below {
        // The rows extend beyond their words by the padding of their buttons.
        let list = Node::column()
            .flex()
            .min_height(0)
            .margin_x(-games::OVERHANG);
        let list = ui.scroll(left, list.pad_x(games::OVERHANG));
        ui.insert(list, ArenaPart::Games);
        let foot = Node::line(0).height(lengths::PROGRESS).no_shrink();
        let foot = ui.node(left, foot);
        ui.insert(foot, ArenaPart::Progress);
    }
    let right = Node::column().fill().gap(space::L).pad_right(margin);
    let right = ui.scroll(body, right.pad_bottom(space::L));
    if !lengths.games_below {
        parts(ui, right, &[ArenaPart::Progress]);
    }
    parts(ui, right, &[ArenaPart::Table, ArenaPart::Strength]);
    if !lengths.games_below {
        parts(ui, right, &[ArenaPart::Games]);
    }
    parts(ui, right, &[ArenaPart::SetUp]);
}

/// Parts one below the other.
fn parts(ui: &mut UiBuilder, column: Entity, parts: &[ArenaPart]) {
    for part in parts {
        let place = ui.node(column, Node::column().no_shrink());
        ui.insert(place, *part);
    }
}

fn fill(arena: Res<Arena>, mut parts: Parts<ArenaPart>) {
    let run = arena.run();
    let finished = run.map_or(0, |run| run.games().len());
    let phase = run.map(ArenaRun::phase);
    let left = run
        .and_then(|run| run.time_left())
        .map(|left| left.as_secs() / 60);
    // Who is ahead takes a fit of the ratings for each two players: not with each game of thousands.
    let planned = run.map_or(0, |run| run.standings().planned);
    let steps = finished / (planned / STRENGTH_STEPS).max(1);
    parts.draw(
        |_, part| match part {
            ArenaPart::Actions | ArenaPart::Subtitle | ArenaPart::SetUp => (0, phase.clone(), None),
            ArenaPart::Progress => (finished, phase.clone(), left),
            ArenaPart::Games | ArenaPart::Table => (finished, phase.clone(), None),
            ArenaPart::Strength => (steps, phase.clone(), None),
        },
        |ui, place, part, _| {
            let Some(run) = run else {
                if *part == ArenaPart::Actions {
                    actions::without_tournament(ui, place);
                }
                return;
            };
            match part {
                ArenaPart::Actions => actions::fill(ui, place, run),
                ArenaPart::Subtitle => {
                    let text = words::subtitle(&ui.locale, run.tournament());
                    ui.literal_line(place, Style::SMALL, text);
                }
                ArenaPart::Games => games::fill(ui, place, run),
                ArenaPart::Progress => progress::fill(ui, place, run),
                ArenaPart::Table => table::fill(ui, place, run),
                ArenaPart::Strength => strength::fill(ui, place, run),
                ArenaPart::SetUp => set_up::fill(ui, place, run),
            }
        },
    );
}
