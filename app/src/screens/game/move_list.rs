//! The list of moves: number, Black's move, White's move.

use super::GameView;
use crate::live::OneBoardGame;
use crate::screens::labels;
use crate::screens::lifecycle::AddScreen;
use crate::screens::new_game::rule_id;
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{Kit, LIST_HEIGHT, Look, NodeStyle, SCROLL_END, Style};
use bevy::prelude::*;
use bevy::ui::Checked;
use narabe::rules::Move;
use narabe::rules::opening::Protocol;

/// The heights of a row and a cell, and the width of a number, in logical pixels.
const ROW: f32 = 30.0;
const CELL: f32 = 26.0;
const NUMBER: f32 = 30.0;

/// The scrolling list, with what it shows.
#[derive(Component, Debug, Default)]
struct MoveList {
    shown: Option<(Vec<Move>, usize)>,
}

/// The list with its heading; it takes the available height.
pub fn build(kit: &mut Kit, parent: Entity, view: GameView) {
    let head = kit.panel_head(parent, 0, "game-moves");
    let config = view.game.config();
    let played_by = kit.node(head, Node::column().items_end());
    kit.localized_text(played_by, Style::LABEL, rule_id(config.rule));
    if config.protocol != Protocol::Free {
        let protocol = labels::protocol_id(config.protocol);
        kit.localized_text(played_by, Style::LABEL, &protocol);
    }
    kit.divider(parent);
    kit.gap(parent, space::XS);
    list(kit, parent);
}

/// The list without a heading.
pub fn list(kit: &mut Kit, parent: Entity) {
    let list = kit.scroll(parent, Node::default().flex());
    kit.insert(list, MoveList::default());
}

/// The button that opens the list in a bottom sheet on a phone.
pub fn foot_button(kit: &mut Kit, row: Entity) {
    let (button, _) = super::actions::foot_button(kit, row, Icon::Numbers, "game-moves");
    kit.open_on(button, |kit| {
        let title = kit.t("game-moves");
        let parts = kit.dialog(&title, None);
        let frame = kit.node(parts.body, Node::column().height(LIST_HEIGHT));
        list(kit, frame);
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(fill);
}

fn fill(
    one_board: OneBoardGame,
    mut lists: Query<(Entity, &mut MoveList, &mut ScrollPosition)>,
    mut kit: Kit,
) {
    for (entity, mut list, mut scroll) in &mut lists {
        let (line, ply) = match one_board.is_board_hidden() {
            true => (Vec::new(), 0),
            false => (one_board.record().line(), one_board.record().ply()),
        };
        let now = (line, ply);
        if list.shown.as_ref() == Some(&now) {
            continue;
        }
        kit.commands.entity(entity).despawn_children();
        for (index, pair) in now.0.chunks(2).enumerate() {
            row(&mut kit, entity, index, pair, ply);
        }
        list.shown = Some(now);
        scroll.y = SCROLL_END;
    }
}

fn row(kit: &mut Kit, list: Entity, index: usize, pair: &[Move], ply: usize) {
    let row = kit.node(list, Node::row().items_center().height(ROW).no_shrink());
    let number = kit.node(row, Node::default().width(NUMBER).no_shrink());
    kit.literal_text(number, Style::DATA_LABEL, (index + 1).to_string());
    for (offset, turn) in pair.iter().enumerate() {
        let nth = index * 2 + offset + 1;
        let cell = cell(kit, row, *turn, nth > ply);
        if nth == ply {
            kit.insert(cell, Checked);
        }
    }
}

/// A move. Moves that can be redone are dimmed.
fn cell(kit: &mut Kit, row: Entity, turn: Move, undone: bool) -> Entity {
    let node = Node::row().items_center().height(CELL).flex();
    let node = node.pad_x(space::XS).radius(radius::SMALL);
    let cell = kit.spawn(row, (node, Look::Move, Pickable::IGNORE));
    let label = labels::turn(&kit.locale, turn);
    let style = Style::DATA.ink(Token::Ink3);
    match undone {
        true => kit.literal_text(cell, style, label),
        false => kit.control_text(cell, style, label),
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
    use narabe::matches::Intent;

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
