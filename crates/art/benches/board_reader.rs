//! How long it takes to read a picture of two million pixels; and, first, how well more pictures than in the tests are read.

#[path = "../tests/board_reader/distort.rs"]
mod distort;
#[path = "../tests/board_reader/flat_diagram.rs"]
mod flat_diagram;
#[path = "../tests/board_reader/samples.rs"]
mod samples;
#[path = "../tests/board_reader/score.rs"]
mod score;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use narabe_art::Pixmap;
use narabe_art::board_reader::read_board;
use samples::Sample;
use score::Score;

/// The pictures of each kind. The tests read the first of them.
const PICTURES: usize = 200;
// The width and height of the picture that is timed.
const WIDTH: u32 = 1632;
const HEIGHT: u32 = 1224;

fn read(criterion: &mut Criterion) {
    for (kind, sample) in [
        ("boards of the game", samples::usual as fn(usize) -> Sample),
        ("photos of the game", samples::photo),
        ("diagrams of other programs", samples::diagram),
    ] {
        let score = Score::of((0..PICTURES).map(sample));
        for remark in &score.remarks {
            println!("  {remark}");
        }
        println!(
            "{kind}: {} of {} without an error, {} without a grid; of {} points {} wrong, {} of them doubtful; {} doubtful",
            score.perfect,
            score.pictures,
            score.lost,
            score.points,
            score.wrong,
            score.wrong_and_doubtful,
            score.doubtful
        );
    }
    let board = samples::photo(3).picture;
    let photo = Pixmap::paint(WIDTH, HEIGHT, |x, y| {
        let (u, v) = (x as f32 / WIDTH as f32, y as f32 / HEIGHT as f32);
        board
            .sample(u * WIDTH as f32 / HEIGHT as f32, v)
            .map(|channel| channel as u8)
    });
    criterion.bench_function("two megapixels", |bencher| {
        bencher.iter(|| read_board(black_box(&photo)));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = read
}
criterion_main!(benches);
