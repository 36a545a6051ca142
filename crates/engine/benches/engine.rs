//! How fast the engine is: its board, its search and its solver of threats.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use narabe_engine_core::bench::{POSITIONS, Replay};
use narabe_engine_core::tactics::{ThreatKind, Verdict, solve};
use narabe_engine_core::{Engine, Limits, NoClock, OsThreads, Report, Settings, Setup};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Position, Rule};
use puzzle::Puzzle;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

#[path = "../tests/common/puzzle.rs"]
mod puzzle;

/// Megabytes of the transposition table: more than the searches here fill.
const HASH: usize = 32;
/// Positions that the fixed search looks at.
const NODES: u64 = 100_000;
/// How deep the positions are searched for the time to depth.
const DEPTH: u32 = 10;
/// Stones of the random game.
const STONES: usize = 80;
/// Positions that a solver may look at: more than any puzzle needs.
const BUDGET: u64 = 5_000_000;
/// Own moves of the longest puzzles that are to be solved within a second.
const LONGEST: usize = 15;

fn position(moves: &str) -> Position {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in parse_move_list(moves).expect("the positions are points") {
        position.play(point).expect("the positions are legal");
    }
    position
}

/// A game of moves anywhere on the board, not over yet.
fn random_game() -> Position {
    let mut points: Vec<_> = BoardSize::DEFAULT.points().collect();
    points.shuffle(&mut StdRng::seed_from_u64(1));
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in points {
        if position.moves().len() < STONES && position.play(point).is_ok_and(|end| end.is_some()) {
            position.undo();
        }
    }
    position
}

fn board(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("engine's board");
    let middle = position(POSITIONS[POSITIONS.len() - 1]);
    let mut last = Replay::new(&middle, middle.moves().len() - 1);
    group.throughput(Throughput::Elements(1));
    group.bench_function("make and undo of a move", |bencher| {
        bencher.iter(|| last.play_and_undo());
    });
    let game = random_game();
    let mut replay = Replay::new(&game, 0);
    group.throughput(Throughput::Elements(game.moves().len() as u64));
    group.bench_function("patterns of a random game", |bencher| {
        bencher.iter(|| replay.play_and_undo());
    });
    group.finish();
}

fn engine(threads: usize) -> Engine {
    let settings = Settings {
        hash: HASH,
        threads,
    };
    Engine::with_threads(settings, Box::new(OsThreads))
}

fn think(engine: &mut Engine, setup: &Setup, limits: &Limits) -> Report {
    engine
        .think(setup, limits, &NoClock, &AtomicBool::new(false), |_| ())
        .expect("the board is not full")
}

fn search(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    let setup = Setup::from(&position(POSITIONS[1]));
    let limits = Limits::nodes(NODES);
    group.throughput(Throughput::Elements(
        think(&mut engine(1), &setup, &limits).nodes,
    ));
    group.bench_function("nodes", |bencher| {
        bencher.iter_batched_ref(
            || engine(1),
            |engine| think(engine, &setup, &limits),
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

fn time_to_depth(criterion: &mut Criterion) {
    let limits = Limits::depth(DEPTH);
    for threads in [1, 2] {
        let mut group = criterion.benchmark_group(format!("depth {DEPTH} on {threads}"));
        for (number, moves) in POSITIONS.iter().enumerate() {
            let setup = Setup::from(&position(moves));
            group.bench_function(format!("position {}", number + 1), |bencher| {
                bencher.iter_batched_ref(
                    || engine(threads),
                    |engine| think(engine, &setup, &limits),
                    BatchSize::PerIteration,
                );
            });
        }
        group.finish();
    }
}

fn puzzles(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("puzzles");
    for kind in [ThreatKind::Vcf, ThreatKind::Vct] {
        let mut puzzles = puzzle::all(kind);
        puzzles.retain(|puzzle| puzzle.own_moves <= LONGEST);
        let setups: Vec<Setup> = puzzles.iter().map(as_setup).collect();
        group.throughput(Throughput::Elements(setups.len() as u64));
        group.bench_function(format!("every {kind}"), |bencher| {
            bencher.iter(|| setups.iter().map(|setup| nodes(setup, kind)).sum::<u64>());
        });
        let hardest = setups.iter().max_by_key(|setup| nodes(setup, kind));
        let hardest = hardest.expect("there are puzzles of each kind");
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("the hardest {kind}"), |bencher| {
            bencher.iter(|| nodes(black_box(hardest), kind));
        });
    }
    group.finish();
}

fn as_setup(puzzle: &Puzzle) -> Setup {
    Setup::from(&puzzle.position)
}

/// Positions that it takes to solve a puzzle.
fn nodes(setup: &Setup, kind: ThreatKind) -> u64 {
    let solution = solve(setup, kind, BUDGET);
    assert!(matches!(solution.verdict, Verdict::Win(_)));
    solution.nodes
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    targets = board, search, time_to_depth, puzzles
}
criterion_main!(benches);
