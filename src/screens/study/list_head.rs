//! The row above the lines and the list of moves: what can be folded, balanced moves, what the analysis is doing, the search.

use super::best_lines::{AnalysisInfo, balanced_button};
use super::search;
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The height of the row, and of a button that folds, in logical pixels.
pub const HEIGHT: f32 = 36.0;
const FOLD_BUTTON: f32 = 30.0;

/// What is folded away.
#[derive(Debug, Clone, Copy)]
enum Foldable {
    Lines,
    Graph,
}

/// The row above the lines and the list: what can be folded, if there is something in it, and the search.
pub fn build(
    ui: &mut UiBuilder,
    parent: Entity,
    (has_graph, has_lines): (bool, bool),
    settings: &Settings,
) {
    let head = ui.node(parent, Node::line(space::XS).no_shrink().height(HEIGHT));
    folds(ui, head, (has_graph, has_lines), settings);
    balanced_button(ui, head);
    let place = ui.node(head, Node::row().fill().clip().justify_end());
    let info = ui.literal_line(place, Style::LABEL, "");
    ui.insert(info, AnalysisInfo);
    search::button(ui, head);
}

/// The buttons that fold the lines and the graph away.
pub fn folds(
    ui: &mut UiBuilder,
    row: Entity,
    (has_graph, has_lines): (bool, bool),
    settings: &Settings,
) -> Vec<Entity> {
    let mut buttons = Vec::new();
    for (is_there, kind, id) in [
        (has_lines, Foldable::Lines, "study-best-lines"),
        (has_graph, Foldable::Graph, "study-graph-fold"),
    ] {
        if is_there {
            buttons.push(fold_button(ui, row, kind, (id, kind.is_open(settings))));
        }
    }
    buttons
}

fn fold_button(
    ui: &mut UiBuilder,
    row: Entity,
    kind: Foldable,
    (id, is_open): (&str, bool),
) -> Entity {
    let label = ui.locale.text(id);
    let node = Node::line(space::XXS).height(FOLD_BUTTON).pad_x(space::XXS);
    let button = ui.bare_button(row, Look::Move, &label, id, node.no_shrink());
    let icon = if is_open { Icon::Down } else { Icon::Next };
    ui.control_icon(button, icon, 14.0);
    ui.control_line(button, Style::BODY_BOLD, &*label);
    ui.expandable(button, &label, is_open);
    ui.on(
        button,
        move |_: On<Activate>, mut settings: ResMut<Settings>, mut redraw: ResMut<Redraw>| {
            match kind {
                Foldable::Lines => settings.study_lines = !settings.study_lines,
                Foldable::Graph => settings.study_graph = !settings.study_graph,
            }
            redraw.next_frame();
        },
    );
    button
}

impl Foldable {
    const fn is_open(self, settings: &Settings) -> bool {
        match self {
            Self::Lines => settings.study_lines,
            Self::Graph => settings.study_graph,
        }
    }
}
