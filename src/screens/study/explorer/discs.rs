//! The stones on the board that show how popular each move is, and their legend below the list.

use super::games;
use crate::board::PopularMove;
use crate::library::{Explorer, ExplorerPosition};
use crate::screens::move_row::ChosenMove;
use crate::study::{OpenStudy, StudyMode};
use crate::theme::{Tint, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_library::NextMove;
use narabe_rules::{Point, Side};

/// The most moves that have a stone on the board.
const MOST: usize = 16;
// The size of the stone of the legend, in logical pixels, and its opacity.
const STONE: f32 = 18.0;
const OPACITY: f32 = 0.72;

/// What the board shows on the tab of the explorer.
#[derive(SystemParam)]
pub struct PopularMoves<'w> {
    mode: Res<'w, StudyMode>,
    explorer: Res<'w, Explorer>,
    chosen: Res<'w, ChosenMove>,
}

impl PopularMoves<'_> {
    /// The most popular moves at the current node; none on another tab, and none before the library has answered.
    pub fn here(&self, open: &OpenStudy) -> Vec<PopularMove> {
        if !matches!(*self.mode, StudyMode::Explorer) {
            return Vec::new();
        }
        let (Some(side), Some(found)) = (open.to_move(), self.explorer.found()) else {
            return Vec::new();
        };
        let here = ExplorerPosition::from(open.study().position());
        if self.explorer.position() != Some(&here) {
            return Vec::new();
        }
        let moves = &found.explored.moves;
        let games: usize = moves.iter().map(|next| next.tally.games).sum();
        let popular = |next: &NextMove| {
            let share = next.tally.games as f32 / games.max(1) as f32;
            let chosen = self.chosen.0;
            let of_point = move |point: Point| PopularMove {
                point,
                side,
                share,
                is_chosen: chosen == Some(point),
            };
            next.points.clone().into_iter().map(of_point)
        };
        moves.iter().flat_map(popular).take(MOST).collect()
    }
}

/// What the stones on the board mean, and the sources of the games.
pub fn write_legend(ui: &mut UiBuilder, place: Entity, explorer: &Explorer, has_sources: bool) {
    ui.divider(place);
    let row = ui.node(place, Node::line(space::XS).min_height(32));
    let side = explorer.position().map(|position| position.side);
    let stone = ui.stone(row, side.unwrap_or(Side::Black), STONE);
    // Without a tint the picture keeps the colour that is set here.
    let mut stone = ui.commands.entity(stone);
    stone
        .remove::<Tint>()
        .entry::<ImageNode>()
        .and_modify(|mut image| {
            image.color.set_alpha(OPACITY);
        });
    let words = ui.node(row, Node::row().fill());
    ui.localized_text(words, Style::LABEL.ink(Token::Ink2), "explorer-legend");
    if has_sources {
        games::write_sources(ui, row, explorer);
    }
}
