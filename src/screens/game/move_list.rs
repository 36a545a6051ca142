//! The list of moves: number, Black's move, White's move; and between them the decisions of the opening.

use super::GameView;
use crate::live::OneBoardGame;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::opening_text::decisions;
use crate::screens::wording::rule_names::{protocol_id, rule_id};
use crate::screens::wording::side_names::move_name;
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{LIST_HEIGHT, Look, NodeStyle, Part, Parts, SCROLL_END, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui::Checked;
use narabe_rules::opening::Protocol;
use narabe_rules::{Move, Record};

// The heights of a row and a cell, and the width of a number, in logical pixels.
const ROW: f32 = 30.0;
const CELL: f32 = 26.0;
const NUMBER: f32 = 30.0;

/// The scrolling list.
#[derive(Component, Debug)]
struct MoveList;

impl Part for MoveList {
    type Content = Listed;
}

/// What the list shows.
#[derive(Debug, PartialEq)]
struct Listed {
    line: Vec<Move>,
    /// The number of moves made; the others can be redone.
    ply: usize,
    /// The decisions of the opening, each with the number of moves before it.
    decisions: Vec<(usize, String)>,
}

/// The list with its heading; it takes the available height.
pub fn build(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let head = ui.panel_head(parent, 0, "game-moves");
    let config = view.game.config();
    let played_by = ui.node(head, Node::column().items_end());
    ui.localized_text(played_by, Style::LABEL, rule_id(config.rule));
    if config.protocol != Protocol::Free {
        let protocol = protocol_id(config.protocol);
        ui.localized_text(played_by, Style::LABEL, &protocol);
    }
    ui.divider(parent);
    ui.gap(parent, space::XS);
    list(ui, parent);
}

/// The list without a heading.
pub fn list(ui: &mut UiBuilder, parent: Entity) {
    let list = ui.scroll(parent, Node::default().flex());
    ui.insert(list, MoveList);
}

/// The button that opens the list in a bottom sheet on a phone.
pub fn foot_button(ui: &mut UiBuilder, row: Entity) {
    let (button, _) = super::actions::foot_button(ui, row, Icon::Numbers, "game-moves");
    ui.open_on(button, |ui| {
        let title = ui.locale.text("game-moves");
        let parts = ui.dialog(&title, None);
        let frame = ui.node(parts.body, Node::column().height(LIST_HEIGHT));
        list(ui, frame);
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(fill);
}

fn fill(
    one_board: OneBoardGame,
    mut scrolls: Query<&mut ScrollPosition, With<MoveList>>,
    mut parts: Parts<MoveList>,
) {
    let is_shown = !one_board.is_board_hidden();
    let record = Some(one_board.record()).filter(|_| is_shown);
    parts.draw(
        |ui, _| Listed {
            line: record.map(Record::line).unwrap_or_default(),
            ply: record.map_or(0, Record::ply),
            decisions: if is_shown {
                decisions(&one_board, &ui.locale)
            } else {
                Vec::new()
            },
        },
        |ui, entity, _, listed| {
            rows(ui, entity, listed);
            if let Ok(mut scroll) = scrolls.get_mut(entity) {
                scroll.y = SCROLL_END;
            }
        },
    );
}

/// The rows. A decision between the moves of a row splits it.
fn rows(ui: &mut UiBuilder, list: Entity, listed: &Listed) {
    let mut open_row = None;
    for nth in 0..=listed.line.len() {
        for (_, words) in listed.decisions.iter().filter(|(after, _)| *after == nth) {
            decision(ui, list, words);
            open_row = None;
        }
        let Some(turn) = listed.line.get(nth) else {
            break;
        };
        let is_second = nth % 2 == 1;
        let row = open_row.take().unwrap_or_else(|| {
            let row = numbered_row(ui, list, nth / 2 + 1);
            if is_second {
                ui.node(row, Node::default().flex());
            }
            row
        });
        let cell = cell(ui, row, *turn, nth >= listed.ply);
        if nth + 1 == listed.ply {
            ui.insert(cell, Checked);
        }
        if is_second {
            continue;
        }
        open_row = Some(row);
    }
}

/// A row with the number of its moves.
fn numbered_row(ui: &mut UiBuilder, list: Entity, number: usize) -> Entity {
    let row = ui.node(list, Node::row().items_center().height(ROW).no_shrink());
    let place = ui.node(row, Node::default().width(NUMBER).no_shrink());
    ui.literal_text(place, Style::DATA_LABEL, number.to_string());
    row
}

/// A decision of the opening on a row of its own.
fn decision(ui: &mut UiBuilder, list: Entity, words: &str) {
    let row = Node::row().items_center().min_height(ROW).no_shrink();
    let row = ui.node(list, row.pad_left(NUMBER + space::XS));
    ui.literal_text(row, Style::SMALL.ink(Token::Ink2), words);
}

/// A move. Moves that can be redone are dimmed.
fn cell(ui: &mut UiBuilder, row: Entity, turn: Move, undone: bool) -> Entity {
    let node = Node::row().items_center().height(CELL).flex();
    let node = node.pad_x(space::XS).radius(radius::SMALL);
    let cell = ui.spawn(row, (node, Look::Move, Pickable::IGNORE));
    let label = move_name(&ui.locale, turn);
    let style = Style::DATA.ink(Token::Ink3);
    if undone {
        ui.literal_text(cell, style, label)
    } else {
        ui.control_text(cell, style, label)
    };
    cell
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Live;
    use crate::screens::testing::{TestApp, two_stones};
    use crate::state::Screen;
    use crate::widgets::InheritsInk;
    use narabe_matches::Intent;

    #[test]
    fn moves_that_can_be_redone_are_dimmed() {
        let mut game = two_stones();
        let names = game.position().moves().to_vec();
        game.apply(&Intent::Undo);
        let mut test = TestApp::new();
        test.app.insert_resource(Live::from(game));
        test.open(Screen::Game);
        let mut texts = test.app.world_mut().query::<(&Text, Has<InheritsInk>)>();
        let shown: Vec<bool> = names
            .iter()
            .map(|point| {
                let name = point.to_string().to_uppercase();
                let mut found = texts.iter(test.app.world());
                let (_, inherits) = found
                    .find(|(text, _)| text.0 == name)
                    .expect("a text with the move");
                inherits
            })
            .collect();
        assert_eq!(shown, [true, false]);
    }
}
