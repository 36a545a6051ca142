//! What a library of 120,000 games of 40 moves costs: opening it, the first page of the list, positions, the explorer, and the
//! import itself. The games are random, because games that somebody has played would take minutes to make; with
//! `NARABE_GAMES=FILE` they are those of a file, such as `narabe-tune collection` writes.

use std::env;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use narabe_library::{
    FileDatabase, Filter, Games, ImportOptions, Library, Me, Order, PositionQuery, unwatched,
};
use narabe_notation::{GameDate, GameInfo, GameResult, GameTree, ReadOptions, read_games};
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Move, Point, Position, Rule, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const GAMES: usize = 120_000;
const MOVES: usize = 40;
const PLAYERS: u32 = 1_500;
const GAMES_PER_EVENT: usize = 60;
/// The first page of the list.
const PAGE: usize = 50;

type ReadGame = (GameInfo, GameTree);

/// A game whose stones lie near each other, without a five.
fn random_game(rng: &mut StdRng, number: usize) -> ReadGame {
    let size = BoardSize::DEFAULT;
    let mut position = Position::new(Rule::Renju, size);
    let opening = &NamedOpening::ALL[rng.random_range(0..NamedOpening::ALL.len())];
    for point in opening.stones(size) {
        let _ = position.play(point);
    }
    let mut attempts = 0;
    while position.moves().len() < MOVES && attempts < 10 * MOVES {
        attempts += 1;
        let near = position.moves()[position.moves().len() - 1 - rng.random_range(0..3)];
        let mut offset = || rng.random_range(-2_i8..=2);
        let point = near.offset((offset(), offset()), 1);
        if position.check(point).is_ok() && position.play_unchecked(point).is_some() {
            position.undo();
        }
    }
    let moves: Vec<Move> = position.turns().collect();
    let tree = GameTree::of_moves(size, &moves).expect("points of the board");
    let mut player = || format!("Player {}", rng.random_range(0..PLAYERS));
    let event = number / GAMES_PER_EVENT;
    let info = GameInfo {
        names: [player(), player()],
        result: match rng.random_range(0..10) {
            0 => GameResult::Draw,
            1..=5 => GameResult::win(Side::Black),
            _ => GameResult::win(Side::White),
        },
        date: GameDate::new(
            1_990 + u16::try_from(event / 56).unwrap_or(36),
            Some(5),
            Some(1),
        ),
        event: format!("Tournament {event}"),
        round: (number % 9 + 1).to_string(),
        ..GameInfo::default()
    };
    (info, tree)
}

fn games() -> Vec<ReadGame> {
    if let Some(path) = env::var_os("NARABE_GAMES") {
        return games_of(Path::new(&path));
    }
    let rng = &mut StdRng::seed_from_u64(1);
    (0..GAMES).map(|number| random_game(rng, number)).collect()
}

fn games_of(path: &Path) -> Vec<ReadGame> {
    let bytes = std::fs::read(path).expect("the file of NARABE_GAMES");
    let start = Instant::now();
    let file = read_games(&path.to_string_lossy(), &bytes, &ReadOptions::default());
    let games = file.expect("a file of games").games;
    let moves: usize = games.iter().map(|game| game.tree.move_count()).sum();
    println!(
        "read: {} games, {:.1} moves each, in {:?}",
        games.len(),
        moves as f64 / games.len() as f64,
        start.elapsed()
    );
    games
        .into_iter()
        .map(|game| (game.info, game.tree))
        .collect()
}

fn import(path: &Path, games: impl IntoIterator<Item = ReadGame>) -> Library {
    let (mut library, _) = Library::open(FileDatabase::new(path)).expect("a new file");
    let options = ImportOptions::of_file("bench", Rule::Renju);
    let games = games.into_iter().map(Ok);
    let report = library
        .import(options, games, GAMES, &mut unwatched)
        .expect("room on the disk");
    assert_eq!(report.left_out_count(), 0, "{:?}", report.left_out.first());
    library
}

/// The memory of this process in MiB, on Linux.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace()
        .next()?
        .parse::<u64>()
        .ok()
        .map(|kib| kib / 1_024)
}

/// The variable by which a process is asked to import the games into a file, and nothing else.
const IMPORT_TO: &str = "NARABE_BENCH_IMPORT_TO";

/// A file with all games. Another process imports them, so that this one has the memory of the library alone.
fn imported(folder: &Path) -> PathBuf {
    let path = folder.join("library.db");
    let mut importer = Command::new(env::current_exe().expect("this program"));
    let done = importer.env(IMPORT_TO, &path).arg("--bench").status();
    assert!(done.expect("this program again").success());
    path
}

/// Imports all games, and says how long it took and what they take.
fn import_all(path: &Path) {
    let games = games();
    let count = games.len();
    let start = Instant::now();
    drop(import(path, games));
    let seconds = start.elapsed().as_secs_f64();
    let bytes = std::fs::metadata(path).map_or(0, |file| file.len());
    println!(
        "import: {count} games in {seconds:.2} s, {:.0} games/s; the file has {bytes} bytes, {:.1} a game",
        count as f64 / seconds,
        bytes as f64 / count as f64
    );
}

/// Some stones of a position, in the order of the moves.
fn position(moves: &str) -> PositionQuery {
    let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
    for point in moves.split(' ') {
        let point: Point = point.parse().expect("a point");
        position.play(point).expect("a legal move");
    }
    PositionQuery::of(&position)
}

fn search(games: &Games, filter: &Filter) -> usize {
    let found = games.search(filter, Order::Newest, &mut unwatched);
    let found = found.expect("nobody cancels");
    for hit in found.iter().take(PAGE) {
        black_box(games.summary(hit.id));
        black_box(games.stones(hit.id, hit.ply));
    }
    found.len()
}

fn questions(criterion: &mut Criterion) {
    if let Some(path) = env::var_os(IMPORT_TO) {
        import_all(Path::new(&path));
        std::process::exit(0);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = imported(folder.path());
    let before = memory();
    let start = Instant::now();
    let (library, damage) = Library::open(FileDatabase::new(&path)).expect("the file");
    assert_eq!(damage, None);
    let opened = start.elapsed();
    search(library.games(), &Filter::default());
    println!(
        "open: {opened:?}, with the first page {:?}; memory {before:?} -> {:?} MiB",
        start.elapsed(),
        memory()
    );
    let games = library.games().clone();
    drop(library);
    let mut group = criterion.benchmark_group("library of 120,000 games");
    group.bench_function("open", |bencher| {
        bencher.iter(|| Library::open(FileDatabase::new(&path)).expect("the file"));
    });
    let filtered = |filter: Filter| move |games: &Games| search(games, &filter);
    let with = |position| Filter {
        position: Some(position),
        ..Filter::default()
    };
    let seven = position("h8 h9 i9 i8 g7 j10 k11");
    let some = PositionQuery::contains(BoardSize::DEFAULT, seven.stones[1..5].to_vec());
    let cases: [(&str, Filter); 5] = [
        ("first page", Filter::default()),
        (
            "first page of a player",
            Filter {
                player: "player 77".to_owned(),
                ..Filter::default()
            },
        ),
        ("position of 3 stones", with(position("h8 h9 i9"))),
        ("position of 7 stones", with(seven)),
        ("4 stones among others", with(some)),
    ];
    for (name, filter) in cases {
        println!("{name}: {} games", search(&games, &filter));
        let ask = filtered(filter);
        group.bench_function(name, |bencher| bencher.iter(|| ask(black_box(&games))));
    }
    for (name, position) in [
        ("explorer at the start", None),
        ("explorer after 3 stones", Some("h8 h9 i9")),
    ] {
        let query = match position {
            None => PositionQuery::of(&Position::new(Rule::Renju, BoardSize::DEFAULT)),
            Some(moves) => self::position(moves),
        };
        group.bench_function(name, |bencher| {
            bencher.iter(|| games.explore(black_box(&query), &Filter::default(), &mut unwatched));
        });
    }
    let me = Me::Named("player 77".to_owned());
    group.bench_function("openings of a player", |bencher| {
        bencher.iter(|| games.openings_table(black_box(&me), &Filter::default(), &mut unwatched));
    });
    group.bench_function("duplicates", |bencher| {
        bencher.iter(|| games.duplicates(&mut unwatched));
    });
    group.finish();
}

fn changes(criterion: &mut Criterion) {
    let some: Vec<ReadGame> = games().into_iter().take(GAMES / 12).collect();
    let mut group = criterion.benchmark_group("library");
    group.sample_size(10);
    group.bench_function("import 10,000 games", |bencher| {
        bencher.iter_custom(|times| {
            let once = || {
                let folder = tempfile::tempdir().expect("a folder");
                let games = some.clone();
                let start = Instant::now();
                drop(import(&folder.path().join("library.db"), games));
                start.elapsed()
            };
            (0..times).map(|_| once()).sum()
        });
    });
    let folder = tempfile::tempdir().expect("a folder");
    let mut library = import(&folder.path().join("library.db"), some.iter().cloned());
    let id = library.games().ids().next().expect("games");
    group.bench_function("tag a game and undo it", |bencher| {
        bencher.iter(|| {
            library.tag(&[id], "cup").expect("room on the disk");
            library.undo().expect("room on the disk")
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = questions, changes
}
criterion_main!(benches);
