//! The moves of the game; each button opens its position.

use super::reviewed_move::ReviewedMove;
use super::{Review, ReviewStep};
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::theme::{radius, space};
use crate::app::widgets::{InheritsInk, Kit, Look, Style, check};
use crate::rules::Side;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, ScrollIntoView};

/// The height and the width of a cell, and the width of one with a turn on twin boards, in logical pixels.
const CELL: f32 = 34.0;
const WIDTH: f32 = 92.0;
const TWIN_WIDTH: f32 = 240.0;

/// The list, with the moves that it shows.
#[derive(Component, Debug, Default)]
struct ReviewMoveList {
    line: Option<Vec<ReviewedMove>>,
}

/// The button of a move: the ply that it leads to.
#[derive(Component, Debug, Clone, Copy)]
struct MoveCell(usize);

/// The list; it takes the available height.
pub fn build(kit: &mut Kit, parent: Entity) {
    let list = kit.scroll(
        parent,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            padding: UiRect::top(px(space::S)),
            ..default()
        },
    );
    kit.commands.entity(list).insert(ReviewMoveList::default());
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fill, mark).chain().after(BuildScreenSystems));
}

fn fill(review: Res<Review>, mut lists: Query<(Entity, &mut ReviewMoveList)>, mut kit: Kit) {
    for (entity, mut list) in &mut lists {
        if list.line.as_ref() == Some(&review.line) {
            continue;
        }
        list.line = Some(review.line.clone());
        kit.commands.entity(entity).despawn_children();
        let grid = kit.node(
            entity,
            Node {
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(space::XXS),
                row_gap: px(space::XXS),
                ..default()
            },
        );
        for (index, played) in review.line.iter().enumerate() {
            cell(&mut kit, grid, index + 1, *played);
        }
    }
}

fn cell(kit: &mut Kit, grid: Entity, ply: usize, played: ReviewedMove) {
    let words = played.name(&kit.locale, kit.layout.is_portrait());
    let side = if ply % 2 == 1 {
        Side::Black
    } else {
        Side::White
    };
    let label = kit.tv(
        "review-move",
        &[("number", ply.into()), ("point", words.clone().into())],
    );
    let node = Node {
        width: px(match played {
            ReviewedMove::OneBoard(_) => WIDTH,
            ReviewedMove::Twin(_) => TWIN_WIDTH,
        }),
        height: px(CELL),
        align_items: AlignItems::Center,
        column_gap: px(6),
        padding: UiRect::horizontal(px(6)),
        border_radius: BorderRadius::all(px(radius::SMALL)),
        ..default()
    };
    let cell = kit.bare_button(
        grid,
        Look::Move,
        &label,
        &format!("review-move-{ply}"),
        node,
    );
    kit.commands.entity(cell).insert(MoveCell(ply));
    let number = kit.node(
        cell,
        Node {
            width: px(24),
            justify_content: JustifyContent::End,
            ..default()
        },
    );
    let text = kit.literal_text(number, Style::DATA_LABEL, ply.to_string());
    kit.commands.entity(text).insert(InheritsInk);
    kit.stone(cell, side, 14.0);
    let text = kit.literal_text(cell, Style::DATA, words);
    kit.commands.entity(text).insert(InheritsInk);
    kit.on(
        cell,
        move |_: On<Activate>, mut steps: MessageWriter<ReviewStep>| {
            steps.write(ReviewStep::To(ply));
        },
    );
}

fn mark(
    review: Res<Review>,
    cells: Query<(Entity, &MoveCell, Has<Checked>)>,
    mut commands: Commands,
) {
    for (entity, cell, checked) in &cells {
        let current = cell.0 == review.ply;
        check(&mut commands, entity, checked, current);
        if current && !checked {
            commands.trigger(ScrollIntoView { entity });
        }
    }
}
