//! What it costs to open puzzles: reading the game's pack, choosing the next puzzle, and beginning a try, which proves the puzzle's
//! win. All of it together has to fit into 200 ms. The slowest puzzle is named before the measurements.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use narabe_learn::practice::Practice;
use narabe_learn::puzzles::{AnyPuzzle, Attempt, Pack};
use narabe_learn::schedule::Day;

const TODAY: Day = Day(20_000);

fn pack() -> &'static Pack {
    Pack::shipped().expect("the pack is whole")
}

fn begin(puzzle: AnyPuzzle) -> Duration {
    let begun = Instant::now();
    black_box(Attempt::new(puzzle).expect("a puzzle"));
    begun.elapsed()
}

fn opening(c: &mut Criterion) {
    let puzzles = pack().all();
    let mut times: Vec<_> = puzzles
        .iter()
        .map(|&puzzle| (begin(puzzle), puzzle.id()))
        .collect();
    times.sort();
    if let [.., (slowest, id)] = &times[..] {
        let median = times[times.len() / 2].0;
        println!(
            "a try at one of {}: median {median:.2?}, slowest {slowest:.1?} ({id})",
            times.len()
        );
    }
    let written = pack().write();
    let mut group = c.benchmark_group("puzzles");
    group.bench_function("pack", |b| b.iter(|| Pack::read(black_box(&written))));
    let practice = Practice::default();
    group.bench_function("next", |b| {
        b.iter(|| practice.next(pack(), None, black_box(TODAY), None));
    });
    group.finish();
}

criterion_group!(benches, opening);
criterion_main!(benches);
