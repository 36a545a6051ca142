//! Reviews of games whose mistakes are known, and proofs that the rules refuse.

mod labels;
mod lost;
mod proofs;
mod reasons;

use std::sync::atomic::AtomicBool;

use narabe_engine_core::{Engine, Settings, Setup};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Move, Position, Rule};
use narabe_study::review::{Budget, Findings, Label, Review};

/// Nodes of the judging search, few enough for a test.
const NODES: u64 = 20_000;

/// A game from its moves.
fn game(rule: Rule, moves: &str) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    for turn in parse_move_list::<Move>(moves).unwrap() {
        position.play_turn(turn).unwrap();
    }
    position
}

/// What is found in each position from the last `positions` on; the earlier ones are not looked at.
fn findings(game: &Position, positions: usize) -> Vec<Option<Findings>> {
    let mut engine = Engine::new(Settings {
        hash: 4,
        threads: 1,
    });
    let stop = AtomicBool::new(false);
    let mut position = game.clone();
    let mut found = Vec::new();
    loop {
        let examined = (found.len() < positions && position.outcome().is_none()).then(|| {
            let setup = Setup::from(&position);
            Findings::examine(&setup, &mut engine, &Budget::of_search(NODES), &stop).unwrap()
        });
        found.push(examined);
        if position.undo().is_none() {
            found.reverse();
            return found;
        }
    }
}

/// The review of the last moves of a game.
fn review(rule: Rule, moves: &str, last: usize) -> Review {
    let game = game(rule, moves);
    Review::of(&game, &findings(&game, last + 1))
}

/// The labels of the last moves.
fn labels(review: &Review, last: usize) -> Vec<Option<Label>> {
    let moves = &review.moves[review.moves.len() - last..];
    moves.iter().map(|reviewed| reviewed.label).collect()
}
