//! The engine's search, which prunes and reduces late moves, still proves the wins that a solver has proven.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::tactics::ThreatKind;
use narabe_engine_core::{Engine, Limits, NoClock, Settings, Setup};
use narabe_learn::puzzles::{Pack, Puzzle};

use crate::puzzle;

/// The lengths of the wins, in own moves.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=9;
/// Nodes for each of the published wins, a tenth of what the engine searches in 300 ms.
const FEW_NODES: u64 = 20_000;
/// Nodes for each win of the pack, about what the engine searches in 300 ms.
const NODES: u64 = 210_000;
/// The wins of the pack that are tried, spread over all difficulties.
const SAMPLE: usize = 100;
/// How many of them were proven before late moves were pruned and reduced more.
const PROVEN: usize = 100;
/// So few nodes that not every win of the pack is proven: a hundredth of these.
const VERY_FEW_NODES: u64 = NODES / 100;
/// How many of all wins of the pack are proven with so few, in hundredths; 83 when this was written.
const PROVEN_WITH_VERY_FEW: usize = 82;

/// Whether the search proves a win for the side to move.
fn proves_win(engine: &mut Engine, setup: &Setup, nodes: u64) -> bool {
    engine.clear();
    let stop = AtomicBool::new(false);
    let report = engine.think(setup, &Limits::nodes(nodes), &NoClock, &stop, |_| ());
    report.is_some_and(|report| report.lines[0].value.moves_to_win().is_some())
}

fn engine() -> Engine {
    Engine::new(Settings {
        hash: 16,
        threads: 1,
    })
}

#[test]
fn every_published_win_of_three_to_nine_moves_is_proven() {
    let mut engine = engine();
    for kind in [ThreatKind::Vcf, ThreatKind::Vct] {
        let puzzles = puzzle::all(kind).into_iter().enumerate();
        for (number, puzzle) in puzzles.filter(|(_, puzzle)| LENGTHS.contains(&puzzle.own_moves)) {
            let setup = Setup::from(&puzzle.position);
            assert!(
                proves_win(&mut engine, &setup, FEW_NODES),
                "puzzle {number} of kind {kind} is not proven"
            );
        }
    }
}

/// The wins of the pack by fours and threes, proven by a solver.
fn wins() -> Vec<&'static Puzzle> {
    let puzzles = Pack::shipped().unwrap().puzzles().iter();
    puzzles
        .filter(|puzzle| puzzle.theme().win() == Some(ThreatKind::Vct))
        .filter(|puzzle| LENGTHS.contains(&puzzle.task().moves))
        .collect()
}

#[test]
fn wins_by_threats_are_proven_with_very_few_nodes_as_often_as_before() {
    let mut engine = engine();
    let wins = wins();
    let found = wins
        .iter()
        .filter(|puzzle| proves_win(&mut engine, puzzle.setup(), VERY_FEW_NODES));
    let found = found.count();
    assert!(
        100 * found >= PROVEN_WITH_VERY_FEW * wins.len(),
        "{found} of {} wins",
        wins.len()
    );
}

#[test]
fn wins_by_threats_of_three_to_nine_moves_are_proven_as_often_as_before() {
    let mut engine = engine();
    let wins = wins();
    let sample = wins.iter().step_by(wins.len() / SAMPLE).take(SAMPLE);
    let found = sample.filter(|puzzle| proves_win(&mut engine, puzzle.setup(), NODES));
    let found = found.count();
    assert!(found >= PROVEN, "{found} of {} wins", wins.len());
}
