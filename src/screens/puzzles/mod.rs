//! The puzzles: what can be practised, the board with a puzzle, and what is said about it.

mod announce;
mod board;
mod export;
mod foot;
mod head;
mod lengths;
mod made;
#[cfg(test)]
mod own_tests;
mod panel;
mod parts;
mod position_found;
mod result;
mod rush;
mod statistics;
#[cfg(test)]
mod tests;
mod themes;
#[cfg(test)]
mod twin_tests;
mod words;

use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use super::page::PageParts;
use crate::input::{KeyAction, PressSystems, key_pressed};
use crate::puzzles::{PuzzleRequest, PuzzleSystems, Puzzles};
use crate::state::{Go, Screen};
use crate::theme::space;
use crate::widgets::{NodeStyle, Parts, UiBuilder};
use bevy::prelude::*;
use lengths::Lengths;
use parts::PuzzlePart;

/// How far the list and the column extend beyond their rows, for shadows and brackets.
const INSET: f32 = 10.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((export::plugin, made::plugin, position_found::plugin))
        .add_screen(Screen::Puzzles, build)
        .add_screen(Screen::PuzzleThemes, themes::build_page)
        .add_systems(
            OnEnter(Screen::Puzzles),
            |mut requests: MessageWriter<PuzzleRequest>| _ = requests.write(PuzzleRequest::Begin),
        )
        .add_details(
            (
                fill,
                (rush::show_clock, foot::show_playback),
                board::show.run_if(in_state(Screen::Puzzles)),
                (announce::announce, announce::toast),
            )
                .after(PuzzleSystems),
        )
        .add_systems(
            Update,
            rebuild.after(PuzzleSystems).before(BuildScreenSystems),
        )
        .add_systems(
            Update,
            (
                leave_list,
                go_on
                    .after(PressSystems)
                    .run_if(in_state(Screen::Puzzles).and_then(key_pressed(KeyAction::Next))),
            )
                .before(PuzzleSystems)
                .before(BuildScreenSystems),
        );
}

/// For how many boards the screen was built.
#[derive(Component, Debug, Clone, Copy)]
struct BoardsBuilt {
    is_twin: bool,
}

/// A puzzle on other boards needs another screen.
fn rebuild(puzzles: Res<Puzzles>, built: Query<&BoardsBuilt>, mut rebuild: MessageWriter<Rebuild>) {
    let is_twin = puzzles.is_twin();
    if built.iter().any(|built| built.is_twin != is_twin) {
        rebuild.write_default();
    }
}

/// Where the list is beside the board again, its own screen is left.
fn leave_list(
    screen: Res<State<Screen>>,
    layout: Res<crate::layout::Layout>,
    puzzles: Res<Puzzles>,
    mut go: MessageWriter<Go>,
) {
    let lengths = Lengths::of(&layout, puzzles.is_twin());
    if *screen.get() == Screen::PuzzleThemes && lengths.list.is_some() {
        go.write(Go::To(Screen::Puzzles));
    }
}

/// N goes to the next puzzle.
fn go_on(puzzles: Res<Puzzles>, mut requests: MessageWriter<PuzzleRequest>) {
    let is_free = puzzles.rush().is_none() || puzzles.rush_result().is_some();
    if is_free {
        requests.write(PuzzleRequest::Next);
    }
}

fn build(mut ui: UiBuilder, puzzles: Res<Puzzles>) {
    let ui = &mut ui;
    let is_twin = puzzles.is_twin();
    let lengths = Lengths::of(&ui.layout, is_twin);
    let PageParts { page, actions } = ui.page("puzzles-title");
    ui.insert(actions, PuzzlePart::Head);
    let margin = ui.layout.margin();
    let body = Node::column_if(lengths.is_stacked).flex().min_height(0);
    let sides = if lengths.is_stacked { 0.0 } else { margin };
    let body = body.gap(if lengths.is_stacked {
        space::XS
    } else {
        lengths.gap
    });
    let body = ui.layout.beside_board(body.pad_x(sides));
    let body = ui.node(page, body);
    if let Some(width) = lengths.list {
        let list = Node::column().gap(space::XXS).no_shrink();
        let list = list.width(width + 2.0 * INSET).margin_x(-INSET);
        let list = ui.scroll(body, list.pad(INSET).pad_bottom(space::M));
        ui.insert(list, PuzzlePart::List);
    }
    board_side(ui, body, &lengths, is_twin);
    let column = Node::column().gap(space::S).flex().min_width(0);
    let column = if lengths.is_stacked {
        column.pad_x(margin).full_width().pad_bottom(space::S)
    } else {
        column
            .max_width(lengths.column + 2.0 * INSET)
            .margin_x(-INSET)
            .pad_x(INSET)
            .pad_bottom(if lengths.foot.is_some() {
                space::XL
            } else {
                space::XS
            })
    };
    let column = ui.scroll(body, column);
    ui.insert(column, PuzzlePart::Panel);
}

/// The board, and below it in a large window how far the puzzle is.
fn board_side(ui: &mut UiBuilder, body: Entity, lengths: &Lengths, is_twin: bool) {
    let side = if is_twin {
        let side = ui.node(body, Node::column().gap(space::M).no_shrink());
        ui.twin_boards(side, lengths.twin_side, lengths.is_stacked);
        side
    } else {
        ui.board_side(body, lengths.board, lengths.is_stacked)
    };
    ui.insert(side, BoardsBuilt { is_twin });
    if lengths.foot.is_some() {
        let node = Node::line(space::XS).width(lengths.board).no_shrink();
        let row = ui.node(side, node.margin_top(space::XXS));
        ui.insert(row, PuzzlePart::Foot);
    }
}

fn fill(puzzles: Res<Puzzles>, mut parts: Parts<PuzzlePart>) {
    parts.draw(
        |_, _| puzzles.last_changed(),
        |ui, entity, part, _| match part {
            PuzzlePart::Head => head::write(ui, entity, &puzzles),
            PuzzlePart::List => themes::write(ui, entity, &puzzles),
            PuzzlePart::Panel => panel::write(ui, entity, &puzzles),
            PuzzlePart::Foot => foot::write(ui, entity, &puzzles),
        },
    );
}
