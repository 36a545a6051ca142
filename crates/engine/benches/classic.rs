//! How long each classic player thinks.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use narabe_engine_core::classic::Classic;
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// A game in its middle.
const MOVES: &str = "h8 i9 j10 i8 i7 h9 g9 j7 g10 f11 h11 g11 i10 f12 h10 f10 j8 k10 e10 h12";

fn choose(criterion: &mut Criterion) {
    let moves = parse_move_list(MOVES).expect("the moves above are points");
    let mut group = criterion.benchmark_group("classic");
    for side in [BoardSize::DEFAULT, BoardSize::MAX] {
        let mut position = Position::new(Rule::Freestyle, side);
        for &point in &moves {
            position.play(point).expect("the moves above are legal");
        }
        assert!(position.outcome().is_none());
        let mut rng = StdRng::seed_from_u64(1);
        for classic in Classic::ALL {
            group.bench_function(format!("{} {}", classic.id(), side.get()), |bencher| {
                bencher.iter(|| classic.choose(black_box(&position), &mut rng));
            });
        }
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    targets = choose
}
criterion_main!(benches);
