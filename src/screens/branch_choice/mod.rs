//! The choice of a branch of a library that has too many moves for a study: the board at a position, what follows with the number of
//! moves below each, and Open from here.

mod board;
mod foot;
mod moves;
#[cfg(test)]
mod tests;

use super::lifecycle::{AddScreen, BuildScreenSystems};
use super::move_row::{ChooseMoveSystems, OVERHANG};
use super::position_setup::{INSET, Lengths};
use super::{opening_name, position_head};
use crate::board::BoardSlot;
use crate::share::BranchChoice;
use crate::state::{Go, Screen};
use crate::study::BranchRequest;
use crate::theme::space;
use crate::widgets::{NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use narabe_game_files::BranchPlace;
use narabe_notation::write_move_list;
use narabe_rules::{BoardSize, Move};

// The height of the comment before it scrolls, in logical pixels; on a phone too.
const COMMENT: f32 = 96.0;
const SHORT_COMMENT: f32 = 52.0;

/// A part of the column.
#[derive(Component, Debug, Clone, Copy)]
enum BranchPart {
    Head { is_short: bool },
    Moves(moves::Columns),
    Comment,
    Foot,
}

impl Part for BranchPart {
    type Content = BranchPlace;
}

/// The systems that show the position.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct BranchScreenSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BranchChoice>()
        .add_message::<BranchRequest>()
        .configure_sets(
            Update,
            BranchScreenSystems
                .after(BuildScreenSystems)
                .run_if(in_state(Screen::BranchChoice)),
        )
        .add_screen(Screen::BranchChoice, build)
        .add_systems(
            Update,
            (
                leave,
                fill.before(ChooseMoveSystems),
                board::show.after(ChooseMoveSystems),
            )
                .in_set(BranchScreenSystems),
        );
}

fn build(mut ui: UiBuilder, choice: Res<BranchChoice>) {
    let ui = &mut ui;
    let lengths = Lengths::of(&ui.layout);
    let root = ui.screen();
    let page = ui.node(root, Node::column().full());
    let (words, _) = ui.header(page, "branch-title");
    if let Some((name, _)) = choice.place() {
        let place = ui.node(words, Node::row().fill().clip());
        ui.literal_line(place, Style::SMALL, name);
    }
    let margin = ui.layout.margin();
    let body = Node::column_if(lengths.is_stacked).flex().min_height(0);
    let body = body.row_gap(space::XS).column_gap(lengths.gap);
    let sides = if lengths.is_stacked { 0.0 } else { margin };
    let body = body.pad_x(sides).pad_bottom(margin.min(space::L));
    let body = ui.layout.beside_board(body);
    let body = ui.node(page, body);
    let side = ui.node(body, Node::column().no_shrink().items_center());
    let slot = BoardSlot {
        playable: true,
        ..BoardSlot::in_layout(&ui.layout)
    };
    ui.spawn(
        side,
        (Node::default().square(lengths.board).no_shrink(), slot),
    );
    let column = Node::column().flex().min_width(0).min_height(0);
    let column = if lengths.is_stacked {
        column.pad_x(margin).full_width()
    } else {
        column.pad_x(INSET).max_width(lengths.column + 2.0 * INSET)
    };
    let column = ui.node(body, column);
    build_column(ui, column, &lengths);
}

fn build_column(ui: &mut UiBuilder, column: Entity, lengths: &Lengths) {
    let is_short = !lengths.is_roomy;
    let columns = moves::Columns::of(lengths.column);
    part(ui, column, BranchPart::Head { is_short });
    moves::header(ui, column, columns);
    let rows = ui.scroll(column, Node::column().margin_x(-OVERHANG).flex());
    part(ui, rows, BranchPart::Moves(columns));
    let comment = if is_short { SHORT_COMMENT } else { COMMENT };
    let comment = ui.scroll(column, Node::column().max_height(comment).no_shrink());
    part(ui, comment, BranchPart::Comment);
    part(ui, column, BranchPart::Foot);
}

fn part(ui: &mut UiBuilder, parent: Entity, part: BranchPart) {
    let place = ui.node(parent, Node::column().no_shrink().stretch());
    ui.insert(place, part);
}

/// Without a library there is nothing to choose.
fn leave(choice: Res<BranchChoice>, mut go: MessageWriter<Go>) {
    if choice.is_changed() && choice.place().is_none() {
        go.write(Go::Back);
    }
}

fn fill(choice: Res<BranchChoice>, mut parts: Parts<BranchPart>) {
    let Some((_, place)) = choice.place() else {
        return;
    };
    if !(choice.is_changed() || parts.has_new()) {
        return;
    }
    parts.draw(
        |_, _| place.clone(),
        |ui, entity, part, place| match *part {
            BranchPart::Head { is_short } => head(ui, entity, place, is_short),
            BranchPart::Moves(columns) => moves::write(ui, entity, place, columns),
            BranchPart::Comment => comment(ui, entity, place),
            BranchPart::Foot => foot::write(ui, entity, place),
        },
    );
}

/// The name of the opening or the number of moves, the moves, and how many are below them.
fn head(ui: &mut UiBuilder, entity: Entity, place: &BranchPlace, is_short: bool) {
    let moves: Vec<Move> = place.moves().collect();
    let opening = opening_name::of_stones(&board::stones(place), BoardSize::DEFAULT);
    let title = match (opening, moves.len()) {
        (Some(opening), _) => opening_name::name(&ui.locale, opening),
        (None, 0) => ui.locale.text("explorer-start"),
        (None, moves) => ui.locale.text_of("explorer-after", "moves", moves),
    };
    let words = (title, write_move_list(&moves));
    let row = position_head::write(ui, entity, opening, words, is_short);
    let below = place.below();
    let words = ui.locale.text_of("branch-moves-below", "count", below);
    position_head::number(ui, row, below, words, is_short);
}

/// What is written about the position.
fn comment(ui: &mut UiBuilder, entity: Entity, place: &BranchPlace) {
    let comment = place.path.last().map_or("", |node| node.comment.trim());
    if !comment.is_empty() {
        let node = ui.node(entity, Node::column().pad_y(space::XXS));
        ui.foreign_text(node, Style::SMALL, comment);
    }
}
