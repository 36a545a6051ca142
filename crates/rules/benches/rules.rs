//! How fast stones are played and taken back, and forbidden points found.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use narabe_rules::{Board, BoardSize, Point, Position, Record, Rule, Side};

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

/// Boards with many forbidden points, as the tests draw them.
fn drawn_boards() -> Vec<Board> {
    let files = [
        include_str!("../tests/data/renju/known.txt"),
        include_str!("../tests/data/renju/recursion.txt"),
    ];
    let boards = files.iter().flat_map(|text| text.split('[').skip(1));
    boards.map(drawn_board).collect()
}

/// The stones of a drawing that follows a title.
fn drawn_board(text: &str) -> Board {
    let rows: Vec<_> = text
        .lines()
        .skip(1)
        .filter(|row| row.contains('.'))
        .collect();
    let size = BoardSize::DEFAULT;
    let stones = rows.iter().zip((0..size.get()).rev()).flat_map(|(row, y)| {
        row.split(' ').zip(0..).filter_map(move |(mark, x)| {
            let side = match mark {
                "X" => Side::Black,
                "O" => Side::White,
                _ => return None,
            };
            Some((Point::new(x, y), side))
        })
    });
    Board::with_stones(size, stones).expect("a drawing holds a point once")
}

fn forbidden_points(criterion: &mut Criterion) {
    let boards = drawn_boards();
    let mut group = criterion.benchmark_group("rules");
    group.throughput(Throughput::Elements(boards.len() as u64));
    group.bench_function("all forbidden points of a position", |bencher| {
        bencher.iter(|| {
            for board in &boards {
                black_box(black_box(board).fouls());
            }
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = play_and_undo, forbidden_points
}
criterion_main!(benches);
