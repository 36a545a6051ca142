//! What the board shows: the stones of the position, and what follows.

use super::super::move_row::ChosenMove;
use crate::board::{BoardModel, FirstBoard, PopularMove};
use crate::share::BranchChoice;
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use narabe_game_files::BranchPlace;
use narabe_notation::RenLibNode;
use narabe_rules::{BoardSize, Move, Point, Side};

/// The most moves that have a stone on the board.
const MOST: usize = 16;

/// The stones of a position; a pass changes the side.
pub fn stones(place: &BranchPlace) -> Vec<(Point, Side)> {
    let mut side = Side::White;
    let mut stones = Vec::new();
    for turn in place.moves() {
        side = side.other();
        if let Move::Stone(point) = turn {
            stones.push((point, side));
        }
    }
    stones
}

pub fn to_move(place: &BranchPlace) -> Side {
    match place.moves().count() % 2 {
        0 => Side::Black,
        _ => Side::White,
    }
}

/// What follows, the most moves first.
pub fn by_size(place: &BranchPlace) -> Vec<&RenLibNode> {
    let mut next: Vec<_> = place.next.iter().collect();
    next.sort_by_key(|node| std::cmp::Reverse(node.below));
    next
}

/// The share of a move and all below it among everything that follows, from 0 to 1.
pub fn share(place: &BranchPlace, node: &RenLibNode) -> f32 {
    (node.below + 1) as f32 / place.below().max(1) as f32
}

pub fn show(
    choice: Res<BranchChoice>,
    chosen: Res<ChosenMove>,
    dialog: Res<DialogOpen>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
) {
    let Some((_, place)) = choice.place() else {
        return;
    };
    let side = to_move(place);
    let size = BoardSize::DEFAULT;
    let moves = stones(place);
    let next: Vec<_> = by_size(place)
        .into_iter()
        .filter_map(|node| Some((node.turn?.point()?, node)))
        .collect();
    let is_next = |point: &Point| next.iter().any(|(known, _)| known == point);
    let popular = next.iter().take(MOST).map(|&(point, node)| PopularMove {
        point,
        side,
        share: share(place, node),
        is_chosen: chosen.0 == Some(point),
    });
    model.set_if_neq(BoardModel {
        size,
        ghost: (!dialog.0).then_some(side),
        popular: popular.collect(),
        // Where nothing follows, a press does nothing.
        closed: size.points().filter(|point| !is_next(point)).collect(),
        mark_last: !moves.is_empty(),
        moves,
        ..default()
    });
}
