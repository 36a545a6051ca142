//! The part "Moves" of the study: the graph, the best lines, the tools for editing and the list of moves, as far as there is
//! something in them and they have room.

use super::edit_bar::{self, EditShown};
use super::lengths::{Lengths, Wanted};
use super::systems::StudyScreenSystems;
use super::{best_lines, graph, list_head, move_list, search, transpositions, words};
use crate::live::GameReview;
use crate::screens::heat;
use crate::screens::lifecycle::{BuildScreenSystems, Rebuild};
use crate::settings::Settings;
use crate::study::{LiveAnalysis, OpenStudy, StudyBalancedMoves};
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_study::MAX_LINES;
use narabe_study::review::Label;

/// The most lines below a board.
const SHORT_LINES: usize = 2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        rebuild
            .before(BuildScreenSystems)
            .in_set(StudyScreenSystems),
    );
}

/// What the parts above the list of moves depend on.
#[derive(SystemParam)]
pub(super) struct MovesTab<'w> {
    edit: Res<'w, EditShown>,
    pub analysis: Res<'w, LiveAnalysis>,
    balanced: Res<'w, StudyBalancedMoves>,
    pub open: Res<'w, OpenStudy>,
    pub review: Res<'w, GameReview>,
    settings: Res<'w, Settings>,
}

impl MovesTab<'_> {
    /// Whether there is something in the graph.
    fn has_graph(&self) -> bool {
        self.analysis.is_on || self.review.of(self.open.game()).is_some()
    }

    /// Whether there are lines or balanced moves.
    fn has_lines(&self) -> bool {
        self.analysis.is_on || self.balanced.is_shown(&self.open)
    }

    /// The buttons that fold the lines and the graph, in the sheet of a small window, which a press closes.
    pub fn folds_in_sheet(&self, ui: &mut UiBuilder, parent: Entity) {
        let row = ui.node(parent, Node::line(space::XS).wrap());
        let there = (self.has_graph(), self.has_lines());
        for button in list_head::folds(ui, row, there, &self.settings) {
            ui.close_on(button);
        }
    }

    pub fn wanted(&self, lengths: &Lengths) -> Wanted {
        let lines = match self.balanced.is_shown(&self.open) {
            _ if !(self.has_lines() && self.settings.study_lines) => 0,
            true => MAX_LINES,
            false => self.settings.analysis_lines.into(),
        };
        let most = if lengths.is_stacked {
            SHORT_LINES
        } else {
            MAX_LINES
        };
        Wanted {
            graph: self.has_graph() && self.settings.study_graph,
            lines: lines.min(most),
            edit: self.edit.0,
            legend: self.review.of(self.open.game()).is_some(),
        }
    }
}

/// Rebuilds the screen when other parts stand above the list of moves.
fn rebuild(
    tab: MovesTab,
    ui: UiBuilder,
    mut shown: Local<Option<Wanted>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let mut now = tab.wanted(&Lengths::of(&ui.layout));
    // The tools for editing have a rebuild of their own.
    now.edit = false;
    if shown.replace(now).is_some_and(|shown| shown != now) {
        rebuild.write_default();
    }
}

/// The parts, one below the other.
pub(super) fn build(ui: &mut UiBuilder, column: Entity, lengths: &Lengths, tab: &MovesTab) {
    let room = lengths.room(&ui.layout, tab.wanted(lengths));
    if lengths.is_stacked {
        best_lines::build(ui, column, room.lines, room.line);
        if tab.edit.0 {
            edit_bar::build(ui, column, room.comment_lines);
        }
        transpositions::build(ui, column);
        move_list::build_strip(ui, column);
        return;
    }
    if let Some((height, with_axis)) = room.graph {
        graph::build(ui, column, lengths.column, height, with_axis);
    }
    list_head::build(
        ui,
        column,
        (tab.has_graph(), tab.has_lines()),
        &tab.settings,
    );
    best_lines::build(ui, column, room.lines, room.line);
    heat::legend(ui, column);
    if tab.edit.0 {
        edit_bar::build(ui, column, room.comment_lines);
    }
    transpositions::build(ui, column);
    search::build(ui, column);
    move_list::build(ui, column);
    if room.legend {
        legend(ui, column);
    }
}

/// What the shapes beside the moves mean.
fn legend(ui: &mut UiBuilder, column: Entity) {
    ui.divider(column);
    let row = ui.node(column, Node::line(space::M).wrap().no_shrink());
    for label in [
        Label::Inexact,
        Label::Mistake,
        Label::LosingMove,
        Label::OnlyMove,
    ] {
        let group = ui.row(row, 6.0);
        words::label_mark(ui, group, label);
        ui.localized_text(group, Style::LABEL, words::label_id(label));
    }
    let group = ui.row(row, 6.0);
    ui.icon(group, Icon::Proof, 16.0, Token::Ink);
    ui.localized_text(group, Style::LABEL, "study-legend-proven");
}
