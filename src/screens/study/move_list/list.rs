//! The list of moves in a column: a window of its rows around the current move, of which only those that differ are drawn again.

use super::content::{End, RowContent, Source, labels_of};
use super::folds::{MoreRows, MoveButton, MoveFolds};
use super::rows;
use crate::live::GameReview;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::study::edit_bar::EditShown;
use crate::screens::study::search::StudySearch;
use crate::screens::study::systems::StudyScreenSystems;
use crate::study::OpenStudy;
use crate::widgets::{NodeStyle, UiBuilder, check};
use bevy::prelude::*;
use bevy::ui::{Checked, UiGlobalTransform};
use bevy::ui_widgets::ScrollIntoView;
use narabe_study::move_list::{self, Folds, Row};
use std::ops::Range;

// How many moves are written before the current one and after it.
const BEFORE: usize = 60;
const AFTER: usize = 140;
/// The shares of the list's height between which the current move stands, as far as there is more above and below.
const BAND: (f32, f32) = (0.08, 0.33);

/// The list, with what it shows.
#[derive(Component, Debug, Default)]
pub struct MoveList {
    drawn: Vec<(RowContent, Entity)>,
    window: Option<Range<usize>>,
    is_drawn: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveFolds>()
        .init_resource::<MoreRows>()
        .add_details((forget, fill, mark).chain().in_set(StudyScreenSystems));
}

/// The list; it takes the available height.
pub fn build(ui: &mut UiBuilder, parent: Entity) {
    let list = ui.scroll(parent, Node::default().flex());
    ui.insert(list, MoveList::default());
}

/// Another study has other branches; at another move no more rows are shown than usual.
fn forget(open: Res<OpenStudy>, mut folds: ResMut<MoveFolds>, mut more: ResMut<MoreRows>) {
    if folds.study != open.id() {
        *folds = MoveFolds {
            study: open.id(),
            folds: Folds::default(),
        };
    }
    let node = Some(open.study().current());
    if more.node != node {
        *more = MoreRows { node, ..default() };
    }
}

fn fill(
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    search: Res<StudySearch>,
    folds: Res<MoveFolds>,
    more: Res<MoreRows>,
    edit: Res<EditShown>,
    mut lists: Query<(Entity, &mut MoveList)>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    let is_same = !(open.is_changed()
        || review.is_changed()
        || search.is_changed()
        || folds.is_changed()
        || more.is_changed()
        || edit.is_changed());
    if lists.iter().all(|(_, list)| is_same && list.is_drawn) {
        return;
    }
    let record = open.study().record();
    let rows = move_list::rows(record, &folds.folds);
    let labels = labels_of(&open, &review);
    let source = Source {
        open: &open,
        labels: &labels,
        search: &search,
        is_editing: edit.0,
    };
    let reach = (BEFORE + more.before, AFTER + more.after);
    for (entity, mut list) in &mut lists {
        let shown = list.window.as_ref();
        let window = move_list::window(&rows, record, shown, reach);
        let contents = contents(&source, &rows, &window);
        list.window = Some(window);
        list.is_drawn = true;
        if list.show(&mut ui, entity, contents) {
            redraw.next_frame();
        }
    }
}

/// What the rows of the window show, with a button at each end beyond which there is more.
fn contents(source: &Source, rows: &[Row], window: &Range<usize>) -> Vec<RowContent> {
    let moves = |rows: &[Row]| {
        let of_row = |row: &Row| match row {
            Row::Moves { nodes, .. } => nodes.len(),
            Row::Folded { branches, .. } => branches.iter().map(|branch| branch.moves).sum(),
            Row::Start | Row::Comment { .. } => 0,
        };
        rows.iter().map(of_row).sum::<usize>()
    };
    let (before, after) = (moves(&rows[..window.start]), moves(&rows[window.end..]));
    let mut contents = Vec::new();
    if window.start > 0 {
        contents.push(RowContent::More(End::Before, before));
    }
    let shown = rows[window.clone()].iter();
    contents.extend(shown.map(|row| source.content(row)));
    if source.open.moves() == 0 {
        contents.push(RowContent::Empty);
    }
    if window.end < rows.len() {
        contents.push(RowContent::More(End::After, after));
    }
    contents
}

impl MoveList {
    /// Draws the rows that differ from those that are there. True if there are any.
    fn show(&mut self, ui: &mut UiBuilder, list: Entity, contents: Vec<RowContent>) -> bool {
        let is_same =
            |(drawn, content): &(&(RowContent, Entity), &RowContent)| drawn.0 == **content;
        let pairs = self.drawn.iter().zip(&contents);
        let front = pairs.take_while(is_same).count();
        let rest = self.drawn.len().min(contents.len()) - front;
        let pairs = self.drawn.iter().rev().zip(contents.iter().rev());
        let back = pairs.take(rest).take_while(is_same).count();
        let stale = front..self.drawn.len() - back;
        let new = front..contents.len() - back;
        if stale.is_empty() && new.is_empty() {
            return false;
        }
        let gone: Vec<_> = self.drawn[stale.clone()].iter().map(|row| row.1).collect();
        let new = contents[new].to_vec();
        let drawn = ui.redraw_rows(list, &gone, front, |ui| {
            let row = |content: &RowContent| rows::draw(ui, list, content);
            new.iter().map(row).collect()
        });
        self.drawn.splice(stale, new.into_iter().zip(drawn));
        true
    }
}

/// Marks the current move and scrolls to it, also after a new layout.
pub fn mark(
    open: Res<OpenStudy>,
    buttons: Query<(Entity, &MoveButton, Has<Checked>, Ref<ComputedNode>)>,
    places: Query<(&ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    mut lists: Query<&mut ScrollPosition, With<MoveList>>,
    mut commands: Commands,
) {
    for (entity, button, checked, node) in &buttons {
        let current = button.0 == open.study().current();
        check(&mut commands, entity, checked, current);
        if !current || (checked && !node.is_changed()) || node.size().y == 0.0 {
            continue;
        }
        let above = parents
            .iter_ancestors(entity)
            .find(|above| lists.contains(*above));
        let list = above.and_then(|list| Some((places.get(list).ok()?, lists.get_mut(list).ok()?)));
        match (list, places.get(entity)) {
            (Some((list, mut position)), Ok(here)) => {
                let wanted = scrolled(position.y, list, here);
                if (position.y - wanted).abs() > 0.5 {
                    position.y = wanted;
                }
            }
            _ => commands.trigger(ScrollIntoView { entity }),
        }
    }
}

/// How far a list is to be scrolled so that a move stands in the upper third.
fn scrolled(
    now: f32,
    (list, list_at): (&ComputedNode, &UiGlobalTransform),
    (cell, cell_at): (&ComputedNode, &UiGlobalTransform),
) -> f32 {
    let scale = list.inverse_scale_factor;
    let (height, content) = (list.size().y * scale, list.content_size().y * scale);
    let list_top = list_at.translation.y * scale - height / 2.0;
    let cell_height = cell.size().y * scale;
    let top = cell_at.translation.y * scale - cell_height / 2.0 - list_top;
    let (first, last) = (
        height * BAND.0,
        (height * BAND.1 - cell_height).max(height * BAND.0),
    );
    let wanted = now + top - top.clamp(first, last);
    wanted.clamp(0.0, (content - height).max(0.0))
}
