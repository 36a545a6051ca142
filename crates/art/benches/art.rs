//! The time to repaint after a change of size or skin: a large board and a set of stones.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use narabe_art::{
    board::{Geometry, Grid, Padding, bake},
    skin::{BoardSkin, StoneSkin},
    stone,
};

const BOARD: u32 = 1024;
const STONE: u32 = 61;

fn paint(criterion: &mut Criterion) {
    let (kaya, slate) = (BoardSkin::default(), StoneSkin::default());
    let geometry = Geometry::new(BOARD, 15, Padding::Coordinates);
    criterion.bench_function("kaya board", |bencher| {
        bencher.iter(|| bake(black_box(&kaya), &geometry, &Grid::default(), None));
    });
    criterion.bench_function("slate and shell, nine of each", |bencher| {
        bencher.iter(|| {
            for variant in 0..stone::VARIANTS {
                for black in [true, false] {
                    black_box(stone::bake(slate.recipe(black), variant, STONE, None, None));
                }
            }
        });
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = paint
}
criterion_main!(benches);
