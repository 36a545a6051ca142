//! The interface for screen readers on the desktop: a tree of AccessKit nodes, made of the same [`Outline`] that a browser's page
//! mirrors, with a grid of named points for each board and a live region.
//!
//! Bevy's own tree has the controls in no order and knows no board, so it is not used. Without assistive technology nothing is
//! done: the system's accessibility bus asks for the tree when it is wanted.

mod node_ids;
mod tree;
mod wake;

use crate::board::{BoardCursor, BoardId, BoardModel, BoardView, empty_words, point_words};
use crate::input::CellEvent;
use crate::locale::Locale;
use crate::state::{BoardUse, Screen};
use crate::widgets::{Announcement, Outline};
use accesskit::Action;
use bevy::a11y::{
    AccessibilityNode, AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates,
};
use bevy::ecs::query::QueryData;
use bevy::ecs::system::NonSendMarker;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use std::collections::VecDeque;
use tree::{Grid, Interface};

/// The number of sentences that stay in the live region: readers must have seen one before it goes.
const KEPT: usize = 4;

/// The latest sentences, each with a number of its own.
#[derive(Resource, Debug, Default)]
struct Sentences {
    list: VecDeque<(u64, String)>,
    count: u64,
}

pub(super) fn plugin(app: &mut App) {
    let mut manage = ManageAccessibilityUpdates::default();
    manage.set(false);
    app.insert_resource(manage)
        .init_resource::<AccessibilityRequested>()
        .init_resource::<Sentences>()
        .add_message::<ActionRequest>()
        .add_message::<Announcement>()
        .add_systems(Update, wake::watch)
        .add_systems(PreUpdate, press_points)
        .add_systems(Last, wake::draw_answers)
        .add_systems(
            PostUpdate,
            (keep_sentences, publish)
                .chain()
                .after(UiSystems::PostLayout),
        );
}

fn keep_sentences(mut spoken: MessageReader<Announcement>, mut sentences: ResMut<Sentences>) {
    for Announcement(words) in spoken.read() {
        sentences.count += 1;
        let number = sentences.count;
        sentences.list.push_back((number, words.clone()));
        while sentences.list.len() > KEPT {
            sentences.list.pop_front();
        }
    }
}

/// Requests for a point of a board.
fn press_points(mut asked: MessageReader<ActionRequest>, mut cells: MessageWriter<CellEvent>) {
    for ActionRequest(asked) in asked.read() {
        let Some((board, point)) = node_ids::point_of(asked.target_node) else {
            continue;
        };
        match asked.action {
            Action::Click => _ = cells.write(CellEvent::Pressed(board, point)),
            Action::Focus => _ = cells.write(CellEvent::Focused(board, point)),
            _ => {}
        }
    }
}

/// A board on the screen.
#[derive(QueryData)]
struct Board {
    id: &'static BoardId,
    view: &'static BoardView,
    model: &'static BoardModel,
    cursor: &'static BoardCursor,
}

impl BoardItem<'_, '_> {
    fn grid(&self, locale: &Locale, names: &Query<&AccessibilityNode>) -> Option<Grid> {
        let (slot, frame) = (self.view.slot?, self.view.frame?);
        let mut stones = point_words(locale, self.model);
        let points = self.model.size.points().map(|point| {
            let words = stones.remove(&point);
            let words = words.unwrap_or_else(|| empty_words(locale, point));
            (point, words, frame.at(point))
        });
        let name = names.get(slot).ok().and_then(|name| name.label());
        Some(Grid {
            slot,
            board: *self.id,
            name: name.map_or_else(|| locale.text("grid-board"), str::to_owned),
            size: self.model.size,
            points: points.collect(),
            cell: frame.cell(),
            cursor: self.cursor.aim.or(self.cursor.key),
        })
    }
}

/// Hands the tree to the system.
#[expect(clippy::too_many_arguments, reason = "it reads the whole interface")]
fn publish(
    requested: Res<AccessibilityRequested>,
    outline: Outline,
    boards: Query<Board>,
    names: Query<&AccessibilityNode>,
    screen: Res<State<Screen>>,
    locale: Res<Locale>,
    sentences: Res<Sentences>,
    focus: Res<InputFocus>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let Ok((entity, window)) = windows.single() else {
        return;
    };
    if !requested.get() {
        return;
    }
    // The title's board is decoration.
    let boards = boards
        .iter()
        .sort::<&BoardId>()
        .filter(|_| screen.board_use() != BoardUse::Decoration);
    let grids = boards.filter_map(|board| board.grid(&locale, &names));
    let interface = Interface {
        window: entity,
        title: &window.title,
        scale: window.scale_factor(),
        centre: window.resolution.physical_size().as_vec2() / 2.0,
        layers: &outline.read(),
        grids: grids.collect(),
        sentences: &sentences.list,
        focus: focus.get(),
    };
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&entity) {
            adapter.update_if_active(|| interface.tree());
        }
    });
}
