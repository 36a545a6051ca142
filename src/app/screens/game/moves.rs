//! The list of moves: a number, Black's move, White's move.

use super::View;
use crate::app::screens::new_game::rule_id;
use crate::app::screens::stage::BuildScreen;
use crate::app::screens::words;
use crate::app::session::{OneBoardGame, SessionSystems};
use crate::app::theme::{Icon, Token, radius, space};
use crate::app::widgets::{Follows, Kit, Look, Style};
use crate::rules::Move;
use crate::rules::opening::Protocol;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

/// The heights of the heading, of a row and of a cell, and the width of a number, in logical pixels.
const HEAD: f32 = 52.0;
const ROW: f32 = 30.0;
const CELL: f32 = 26.0;
const NUMBER: f32 = 30.0;
/// The height of the list in its sheet on a phone.
const SHEET: f32 = 320.0;
/// Far below the last row: the list stops at its end.
const END: f32 = 1.0e6;

/// The scrolling list; what it shows now.
#[derive(Component, Debug, Default)]
struct MoveList {
    shown: Option<(Vec<Move>, usize)>,
}

/// The list under its heading; it takes the room there is.
pub fn build(kit: &mut Kit, parent: Entity, view: View) {
    let node = Node {
        height: px(HEAD),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let head = kit.node(parent, node);
    kit.say(head, Style::SUBHEAD.sized(22.0), "game-moves");
    kit.spring(head);
    let config = view.session.config();
    let played_by = kit.column(head, 0.0);
    kit.commands
        .entity(played_by)
        .entry::<Node>()
        .and_modify(|mut node| node.align_items = AlignItems::End);
    kit.say(played_by, Style::LABEL, rule_id(config.rule));
    if config.protocol != Protocol::Free {
        let protocol = words::protocol_id(config.protocol);
        kit.say(played_by, Style::LABEL, &protocol);
    }
    kit.rule(parent);
    kit.node(
        parent,
        Node {
            height: px(space::XS),
            flex_shrink: 0.0,
            ..default()
        },
    );
    list(kit, parent);
}

/// The list alone.
pub fn list(kit: &mut Kit, parent: Entity) {
    let list = kit.scroll(
        parent,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        },
    );
    kit.commands.entity(list).insert(MoveList::default());
}

/// The button at the foot of a phone that opens the list in a sheet.
pub fn foot_button(kit: &mut Kit, row: Entity) {
    let button = super::actions::foot_button(kit, row, Icon::Numbers, "game-moves");
    kit.on(button, |_: On<Activate>, mut kit: Kit| {
        let title = kit.t("game-moves");
        let parts = kit.dialog(&title, None);
        let frame = kit.node(
            parts.body,
            Node {
                flex_direction: FlexDirection::Column,
                height: px(SHEET),
                ..default()
            },
        );
        list(&mut kit, frame);
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fill.after(BuildScreen).after(SessionSystems));
}

fn fill(
    session: OneBoardGame,
    mut lists: Query<(Entity, &mut MoveList, &mut ScrollPosition)>,
    mut kit: Kit,
) {
    for (entity, mut list, mut scroll) in &mut lists {
        let (line, ply) = match session.is_covered() {
            true => (Vec::new(), 0),
            false => (session.record().line(), session.record().ply()),
        };
        let now = Some((line, ply));
        if list.shown == now {
            continue;
        }
        list.shown = now;
        kit.commands.entity(entity).despawn_children();
        let Some((line, ply)) = &list.shown else {
            continue;
        };
        for (index, pair) in line.chunks(2).enumerate() {
            row(&mut kit, entity, index, pair, *ply);
        }
        scroll.y = END;
    }
}

fn row(kit: &mut Kit, list: Entity, index: usize, pair: &[Move], ply: usize) {
    let row = kit.node(
        list,
        Node {
            height: px(ROW),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
    );
    let number = kit.node(
        row,
        Node {
            width: px(NUMBER),
            flex_shrink: 0.0,
            ..default()
        },
    );
    kit.write(number, Style::DATA_LABEL, (index + 1).to_string());
    for (offset, turn) in pair.iter().enumerate() {
        let nth = index * 2 + offset + 1;
        let cell = cell(kit, row, *turn, nth > ply);
        if nth == ply {
            kit.commands.entity(cell).insert(Checked);
        }
    }
}

/// One move. What can be redone is paler than what stands.
fn cell(kit: &mut Kit, row: Entity, turn: Move, undone: bool) -> Entity {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        height: px(CELL),
        align_items: AlignItems::Center,
        padding: UiRect::horizontal(px(space::XS)),
        border_radius: BorderRadius::all(px(radius::SMALL)),
        ..default()
    };
    let cell = kit.spawn(row, (node, Look::Move, Pickable::IGNORE));
    let label = words::turn(&kit.locale, turn);
    let text = kit.write(cell, Style::DATA.ink(Token::Ink3), label);
    if !undone {
        kit.commands.entity(text).insert(Follows);
    }
    cell
}
