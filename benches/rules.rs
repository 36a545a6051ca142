//! How fast stones are played and taken back.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use narabe::rules::{BoardSize, Point, Position, Record, Rule};

/// Every point of the board in an order in which nobody makes a five before the board is full.
fn peaceful_game(size: BoardSize) -> Vec<Point> {
    let (black, white): (Vec<Point>, Vec<Point>) = size
        .points()
        .partition(|point| (point.x + 2 * point.y) % 4 < 2);
    std::iter::zip(black, white)
        .flat_map(|(black, white)| [black, white])
        .collect()
}

fn play_and_undo(criterion: &mut Criterion) {
    let moves = peaceful_game(BoardSize::DEFAULT);
    let mut group = criterion.benchmark_group("rules");
    group.throughput(Throughput::Elements(moves.len() as u64));

    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    group.bench_function("play and undo", |bencher| {
        bencher.iter(|| {
            for &point in &moves {
                assert!(
                    position
                        .play(black_box(point))
                        .is_ok_and(|outcome| outcome.is_none())
                );
            }
            while position.undo().is_some() {}
        });
    });
    group.bench_function("play_unchecked and undo", |bencher| {
        bencher.iter(|| {
            for &point in &moves {
                black_box(position.play_unchecked(black_box(point)));
            }
            while position.undo().is_some() {}
        });
    });

    let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
    group.bench_function("record, play and undo", |bencher| {
        bencher.iter(|| {
            for &point in &moves {
                assert!(record.play(black_box(point)).is_ok());
            }
            while record.undo().is_some() {}
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = play_and_undo
}
criterion_main!(benches);
