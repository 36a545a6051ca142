//! The explorer: what was played next in the games of the library that came to the position on the board, how these games ended,
//! and the games themselves.

mod discs;
mod filter;
mod games;
mod head;
mod moves;
mod part;
#[cfg(test)]
mod tests;

pub use discs::PopularMoves;

use super::lengths::Lengths;
use super::systems::StudyScreenSystems;
use crate::library::{Explorer, ExplorerPosition, ExplorerRequest};
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::move_row::{ChooseMoveSystems, OVERHANG, ROW};
use crate::screens::result_bar::Hatching;
use crate::state::Screen;
use crate::study::{OpenStudy, StudyMode};
use crate::widgets::{NodeStyle, Parts, UiBuilder};
use bevy::prelude::*;
use moves::Columns;
use part::{ExplorerPart, part};

/// The most rows of moves before they scroll on their own, beside a board.
const ROWS: f32 = 7.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((filter::plugin, games::plugin))
        .add_systems(OnExit(Screen::Study), close)
        .add_details(
            (ask, (fill, moves::write_values).chain())
                .before(ChooseMoveSystems)
                .in_set(StudyScreenSystems),
        );
}

/// The tab. In a short column all parts scroll together.
pub(super) fn build(ui: &mut UiBuilder, column: Entity, lengths: &Lengths) {
    let is_short = lengths.has_low_tools() || lengths.is_small();
    let columns = Columns::of(lengths.column);
    let games = ExplorerPart::Games {
        width: lengths.column,
        is_short,
    };
    if is_short {
        let all = ui.scroll(column, overhanging().flex());
        let top = ui.node(all, Node::column().pad_x(OVERHANG).no_shrink());
        part(ui, top, ExplorerPart::Head { is_short });
        moves::header(ui, top, columns);
        part(ui, all, ExplorerPart::Moves(columns));
        part(ui, all, games);
        return;
    }
    part(ui, column, ExplorerPart::Head { is_short });
    moves::header(ui, column, columns);
    let rows = overhanging().max_height(ROW * ROWS).no_shrink();
    let rows = ui.scroll(column, rows);
    part(ui, rows, ExplorerPart::Moves(columns));
    games::header(ui, column, lengths.column);
    let list = ui.scroll(column, overhanging().flex());
    part(ui, list, games);
    let has_sources = lengths.column >= moves::NARROW;
    part(ui, column, ExplorerPart::Legend { has_sources });
}

/// A list whose rows are wider than the column when they are chosen.
fn overhanging() -> Node {
    Node::column().margin_x(-OVERHANG)
}

/// Asks the library about the position on the board; on another tab about nothing.
fn ask(
    mode: Res<StudyMode>,
    open: Res<OpenStudy>,
    explorer: Res<Explorer>,
    mut requests: MessageWriter<ExplorerRequest>,
    mut redraw: ResMut<Redraw>,
) {
    if !(mode.is_changed() || open.is_changed() || explorer.is_changed()) {
        return;
    }
    let is_shown = matches!(*mode, StudyMode::Explorer);
    let wanted = is_shown.then(|| ExplorerPosition::from(open.study().position()));
    if explorer.position() == wanted.as_ref() {
        return;
    }
    redraw.next_frame();
    requests.write(match wanted {
        Some(position) => ExplorerRequest::Explore(Box::new(position)),
        None => ExplorerRequest::Close,
    });
}

fn close(mut requests: MessageWriter<ExplorerRequest>) {
    requests.write(ExplorerRequest::Close);
}

fn fill(
    open: Res<OpenStudy>,
    explorer: Res<Explorer>,
    mut hatching: ResMut<Hatching>,
    mut parts: Parts<ExplorerPart>,
) {
    let position = open.study().position();
    let here = || (position.board().hash(), open.ply());
    parts.draw(
        |_, part| {
            let is_head = matches!(part, ExplorerPart::Head { .. });
            (explorer.revision(), is_head.then(here))
        },
        |ui, entity, part, _| match *part {
            ExplorerPart::Head { is_short } => head::write(ui, entity, &open, &explorer, is_short),
            ExplorerPart::Moves(columns) => {
                moves::write(ui, &mut hatching, entity, &explorer, columns);
            }
            ExplorerPart::Games { width, is_short } => {
                games::write(ui, entity, &explorer, width, is_short);
            }
            ExplorerPart::Legend { has_sources } => {
                discs::write_legend(ui, entity, &explorer, has_sources);
            }
        },
    );
}
