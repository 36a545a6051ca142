//! What reading files of games costs: a library of RenLib with forty thousand moves and one of a hundred megabytes, a database of
//! RenjuNet, and a collection of SGF. All are made here. A library of the first size has to open within 300 ms, a database has to
//! give 5000 games a second, and a tree has to take less than six times the memory of its file.

use std::fmt::Write as _;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use narabe_notation::{
    Format, ReadEvent, ReadOptions, WriteOptions, read_each, read_games, write_games,
};
use narabe_study::ImportedStudy;

/// The nodes of an ordinary library.
const NODES: usize = 40_000;
/// The bytes of a large library.
const LARGE: usize = 100 << 20;
/// Moves on the way to the leaves of a library.
const DEPTH: usize = 30;
/// One of so many nodes has a comment.
const COMMENTED: usize = 40;
const COMMENT: &[u8] = b"Black wins here";
/// Games of a database.
const GAMES: usize = 10_000;

/// The bytes of a point of a 15x15 board by its number.
fn byte(number: usize) -> u8 {
    let number = number % 225;
    u8::try_from(number / 15 * 16 + number % 15 + 1).unwrap()
}

/// A library of about this many bytes or nodes: lines that share their beginnings; every third node is a leaf, as in real
/// ones.
fn library(most_nodes: usize, most_bytes: usize) -> Vec<u8> {
    let mut bytes = b"\xffRenLib\xff\x03\x04".to_vec();
    bytes.resize(20, 0xff);
    bytes.extend([0, 0]);
    // The number of the next sibling at each depth.
    let mut next = [0_usize; DEPTH + 1];
    let (mut depth, mut nodes, mut seed) = (1, 0, 1_u64);
    while nodes < most_nodes && bytes.len() < most_bytes {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let random = seed >> 40;
        let is_leaf = depth == DEPTH || depth > 4 && random.is_multiple_of(3);
        let has_sibling = next[depth] < 6;
        let has_comment = nodes % COMMENTED == 0;
        let mut flags = 0;
        if is_leaf {
            flags |= 0x40;
        }
        if has_sibling {
            flags |= 0x80;
        }
        if has_comment {
            flags |= 0x08;
        }
        // Points of different depths are different.
        bytes.extend([byte(depth * 7 + next[depth]), flags]);
        if has_comment {
            bytes.extend(COMMENT);
            bytes.push(0);
        }
        nodes += 1;
        next[depth] += 1;
        if !is_leaf {
            depth += 1;
            next[depth] = 0;
        } else if !has_sibling {
            while depth > 1 && next[depth] >= 7 {
                depth -= 1;
            }
        }
    }
    bytes
}

/// A database with games of forty moves.
fn database() -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database><players>".to_owned();
    for id in 0..500 {
        let _ = write!(
            text,
            "<player id=\"{id}\" name=\"Ann\" surname=\"No {id}\"/>"
        );
    }
    text += "</players><games>\n";
    let points = |game: usize| (0..40).map(move |turn| (game + turn * 7) % 225);
    for game in 0..GAMES {
        let _ = write!(
            text,
            "<game id=\"{game}\" black=\"{}\" white=\"{}\" bresult=\"1\"><move>",
            game % 500,
            (game + 1) % 500
        );
        for point in points(game) {
            let column = char::from(b'a' + u8::try_from(point % 15).unwrap());
            let _ = write!(text, "{column}{} ", point / 15 + 1);
        }
        text += "</move></game>\n";
    }
    text + "</games></database>"
}

/// Reads a file and counts its games and moves.
fn count(name: &str, bytes: &[u8]) -> (usize, usize) {
    let (mut games, mut moves) = (0, 0);
    let read = read_each(name, bytes, &ReadOptions::default(), &mut |event| {
        if let ReadEvent::Game(game) = event {
            games += 1;
            moves += game.tree.move_count();
        }
        ControlFlow::Continue(())
    });
    read.expect("a file of our own");
    (games, moves)
}

fn libraries(c: &mut Criterion) {
    let bytes = library(NODES, usize::MAX);
    assert!(count("a.lib", &bytes).1 > NODES * 9 / 10);
    let mut group = c.benchmark_group("formats");
    group.bench_function("read a library of 40,000 moves", |b| {
        b.iter(|| count("a.lib", black_box(&bytes)));
    });
    let file = read_games("a.lib", &bytes, &ReadOptions::default()).unwrap();
    group.bench_function("study a library of 40,000 moves", |b| {
        b.iter(|| ImportedStudy::of(black_box(&file.games[0]), file.format, None));
    });
    for format in [Format::RenLib, Format::Sgf] {
        let id = BenchmarkId::new("write a library of 40,000 moves as", format);
        group.bench_function(id, |b| {
            b.iter(|| write_games(format, black_box(&file.games), &WriteOptions::default()));
        });
    }
    let written = write_games(Format::Sgf, &file.games, &WriteOptions::default()).unwrap();
    group.bench_function("read 40,000 moves as SGF", |b| {
        b.iter(|| count("a.sgf", black_box(&written.bytes)));
    });
    group.finish();
}

fn large_library(c: &mut Criterion) {
    let bytes = library(usize::MAX, LARGE);
    let file = read_games("a.lib", &bytes, &ReadOptions::default()).unwrap();
    let (nodes, memory) = (file.games[0].tree.node_count(), file.games[0].tree.memory());
    println!(
        "{} bytes, {nodes} nodes, {memory} bytes in memory",
        bytes.len()
    );
    assert!(memory + bytes.len() < 6 * bytes.len());
    drop(file);
    let mut group = c.benchmark_group("formats");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(20));
    group.throughput(Throughput::Bytes(bytes.len().try_into().unwrap()));
    group.bench_function("read a library of 100 MB", |b| {
        b.iter(|| count("a.lib", black_box(&bytes)));
    });
    group.finish();
}

fn databases(c: &mut Criterion) {
    let text = database();
    assert_eq!(count("a.rif", text.as_bytes()).0, GAMES);
    let mut group = c.benchmark_group("formats");
    group.sample_size(20);
    group.throughput(Throughput::Elements(GAMES.try_into().unwrap()));
    group.bench_function("read a database of RenjuNet", |b| {
        b.iter(|| count("a.rif", black_box(text.as_bytes())));
    });
    group.finish();
}

criterion_group!(benches, libraries, large_library, databases);
criterion_main!(benches);
