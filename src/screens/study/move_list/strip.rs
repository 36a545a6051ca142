//! The moves on a phone: the current line in one row, below it what else could stand in the place of the current move, and its
//! comment. A button opens the whole list.

use super::content::{Cell, Source, Words, labels_of};
use super::{list, rows};
use crate::live::GameReview;
use crate::screens::lifecycle::AddScreen;
use crate::screens::study::edit_bar::EditShown;
use crate::screens::study::search::{self, StudySearch};
use crate::screens::study::systems::StudyScreenSystems;
use crate::screens::wording::side_names::move_name;
use crate::study::{OpenStudy, StudyRequest};
use crate::theme::{Icon, space};
use crate::widgets::{LIST_HEIGHT, Look, NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use narabe_study::move_list::{current_line, siblings};

/// The height of the strip, in logical pixels.
const STRIP: f32 = 44.0;

/// The current line of a phone in one row.
#[derive(Component, Debug)]
struct MoveStrip;

/// What belongs to the current move on a phone.
#[derive(Component, Debug)]
struct CurrentMove;

impl Part for MoveStrip {
    type Content = Vec<Cell>;
}

impl Part for CurrentMove {
    /// The alternatives with their numbers of moves, and the comment.
    type Content = (Vec<(Cell, usize)>, Words);
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(
        (fill, describe)
            .in_set(StudyScreenSystems)
            .before(list::mark),
    );
}

/// The strip, and below it what belongs to the current move; that takes the available height.
pub fn build(ui: &mut UiBuilder, parent: Entity) {
    let line = ui.node(parent, Node::line(space::XXS).no_shrink().height(STRIP));
    let strip = ui.scroll_row(line, Node::line(space::XXS).fill().height(STRIP));
    ui.insert(strip, MoveStrip);
    let all = ui.icon_button(line, Icon::Menu, "study-all-moves");
    ui.open_on(all, open_list);
    let here = ui.scroll(parent, Node::default().flex());
    ui.insert(here, CurrentMove);
}

/// The whole list in a sheet.
fn open_list(ui: &mut UiBuilder) {
    let title = ui.locale.text("study-tab-moves");
    let parts = ui.dialog(&title, None);
    search::build_in_sheet(ui, parts.body);
    let place = ui.node(parts.body, Node::column().height(LIST_HEIGHT).stretch());
    list::build(ui, place);
    ui.close_button(parts.actions, Look::Primary, "done");
}

fn fill(
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    search: Res<StudySearch>,
    mut parts: Parts<MoveStrip>,
) {
    let is_same = !(open.is_changed() || review.is_changed() || search.is_changed());
    if is_same && !parts.has_new() {
        return;
    }
    let labels = labels_of(&open, &review);
    let source = Source {
        open: &open,
        labels: &labels,
        search: &search,
        is_editing: false,
    };
    let record = open.study().record();
    let line = || {
        let line = current_line(record);
        let cells = line.into_iter().zip(1..);
        cells.map(|(node, ply)| source.cell(node, ply)).collect()
    };
    parts.draw(
        |_, _| line(),
        |ui, strip, _, cells: &Vec<Cell>| {
            cells
                .iter()
                .for_each(|cell| rows::move_cell(ui, strip, cell, 0));
            if cells.is_empty() {
                ui.localized_text(strip, Style::SMALL, "study-no-moves");
            }
        },
    );
}

fn describe(
    open: Res<OpenStudy>,
    search: Res<StudySearch>,
    edit: Res<EditShown>,
    mut parts: Parts<CurrentMove>,
) {
    let is_same = !(open.is_changed() || search.is_changed() || edit.is_changed());
    if is_same && !parts.has_new() {
        return;
    }
    let labels = default();
    let source = Source {
        open: &open,
        labels: &labels,
        search: &search,
        is_editing: false,
    };
    let study = open.study();
    let (record, current) = (study.record(), study.current());
    let others = || -> Vec<_> {
        let others = siblings(record, current).into_iter();
        others
            .map(|other| (source.cell(other.first, open.ply()), other.moves))
            .collect()
    };
    let words = || {
        if edit.0 {
            Words::default()
        } else {
            Words::whole(record.comment(current), search.searched())
        }
    };
    parts.draw(
        |_, _| (others(), words()),
        |ui, place, _, (others, words)| {
            if !others.is_empty() {
                alternatives(ui, place, others);
            }
            if !words.text.is_empty() {
                let text = rows::comment_text(ui, place, words);
                ui.insert(text, Node::default().max_width(percent(100)).no_shrink());
            }
        },
    );
}

/// The moves that could stand in the place of the current one; a press goes there.
fn alternatives(ui: &mut UiBuilder, place: Entity, others: &[(Cell, usize)]) {
    let row = ui.node(place, Node::line(space::XXS).wrap().no_shrink());
    ui.localized_text(row, Style::LABEL, "study-or");
    for (cell, moves) in others {
        let name = cell
            .turn
            .map_or_else(String::new, |turn| move_name(&ui.locale, turn));
        let facts = [("move", name.clone().into()), ("count", (*moves).into())];
        let label = ui.locale.text_with("study-other-move", &facts);
        let key = format!("study-or-{:?}", cell.node);
        let node = Node::line(4).height(36).pad_x(8).no_shrink();
        let button = ui.bare_button(row, Look::Move, &label, &key, node);
        ui.control_line(button, Style::DATA, name);
        ui.control_line(button, Style::DATA_LABEL, format!("({moves})"));
        ui.write_on(button, StudyRequest::GoTo(cell.node));
    }
}
