//! What a study of ten thousand nodes costs: opening and saving its file, a move, a branch that is deleted and comes back, and the
//! order in which its moves are written; and what it costs to walk a library of 700,000 nodes with as many board texts. An edit or a
//! step with all that follows from it has to fit into a frame of 16 ms. A task of the engine that is stopped has to end within 50 ms.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::measurement::WallTime;
use criterion::{BatchSize, BenchmarkGroup, Criterion, criterion_group, criterion_main};
use narabe_matches::players::tasks::{Analyse, EngineRequest, EngineTask, Examine, Prove};
use narabe_matches::players::{AnalysisOptions, EngineWorker, Progress, Stop};
use narabe_rules::{BoardSize, Move, NodeId, Point, Position, Rule, Setup};
use narabe_study::review::Budget;
use narabe_study::{
    Analysis, AnalysisLine, Edit, Jump, KeptAnalysis, LineValue, MAX_LINES, Mark, SavedStudy,
    Study, StudyFindings, move_list, text_search::TextSearch,
};

const NODES: usize = 10_000;
/// Moves of a variation.
const LENGTH: usize = 80;
/// With what was found at each of so many nodes.
const ANALYSED: usize = 10;
/// Moves of a line of the analysis.
const LINE: usize = 16;

/// Moves in an order in which nobody makes a five: pairs of a colour that alternate along each row.
fn moves() -> Vec<Move> {
    let (black, white): (Vec<Point>, Vec<Point>) =
        (BoardSize::DEFAULT.points()).partition(|point| (point.x + 2 * point.y) % 4 < 2);
    std::iter::zip(black, white)
        .flat_map(|(black, white)| [black, white])
        .map(Move::Stone)
        .collect()
}

/// A main line whose first moves each have variations, their depths two plies more or less.
fn study() -> Study {
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    let moves = moves();
    let root = study.record().root();
    let end = study
        .insert_line(root, &moves[..LENGTH])
        .expect("legal moves");
    let main_line = study.main_line();
    let mut count = LENGTH + 1;
    let mut turn = 0;
    while count < NODES {
        // Another pair of moves is exchanged each time, so that the variation leaves the main line there.
        let ply = 2 * (turn % (LENGTH / 2));
        let other = ply + 2 * (1 + turn / (LENGTH / 2));
        let mut variation = moves[..LENGTH + 20].to_vec();
        variation.swap(ply, other.min(LENGTH + 18));
        let before = if ply == 0 { root } else { main_line[ply - 1] };
        study
            .insert_line(before, &variation[ply..LENGTH])
            .expect("legal moves");
        turn += 1;
        count = study.record().numbered_nodes().len();
    }
    study.go_to(end);
    study
}

/// What was found at a part of the nodes, as much as is kept of it.
fn found(study: &Study) -> StudyFindings {
    let mut found = StudyFindings::default();
    for node in study
        .record()
        .numbered_nodes()
        .into_iter()
        .step_by(ANALYSED)
    {
        let setup = Setup::from(&study.record().position_at(node));
        let empty: Vec<Point> = setup.board().empty_points().collect();
        let line = |index: usize| AnalysisLine {
            value: LineValue::Judged(50),
            moves: empty[index..index + LINE].to_vec(),
        };
        let analysis = Analysis {
            side: setup.to_move(),
            depth: 14,
            nodes: 350_000,
            nodes_per_second: None,
            lines: (0..MAX_LINES).map(line).collect(),
            is_settled: false,
        };
        let kept = KeptAnalysis::of(&analysis, MAX_LINES).expect("it is judged");
        found.analyses.insert(node, kept);
    }
    found
}

/// The node with half of the main line below it.
fn middle(study: &Study) -> NodeId {
    study.main_line()[LENGTH / 2]
}

fn of_ten_thousand_nodes(criterion: &mut Criterion) {
    let study = study();
    let found = found(&study);
    let plain = SavedStudy::encode(&study).expect("a text");
    let whole = SavedStudy::encode_with_findings(&study, &found).expect("a text");
    println!(
        "{} nodes: a file of {} bytes, with what was found at {} of them {} bytes",
        study.record().numbered_nodes().len(),
        plain.len(),
        found.analyses.len(),
        whole.len()
    );
    let mut group = criterion.benchmark_group("study of 10,000 nodes");
    group.bench_function("open", |bencher| {
        bencher.iter(|| SavedStudy::decode(black_box(&plain)).expect("a study"));
    });
    group.bench_function("open with what was found", |bencher| {
        bencher.iter(|| SavedStudy::decode_with_findings(black_box(&whole)).expect("a study"));
    });
    group.bench_function("save", |bencher| {
        bencher.iter(|| SavedStudy::encode(black_box(&study)).expect("a text"));
    });
    group.bench_function("save with what was found", |bencher| {
        bencher
            .iter(|| SavedStudy::encode_with_findings(black_box(&study), &found).expect("a text"));
    });
    let turn = *moves().last().expect("moves");
    group.bench_function("play a move", |bencher| {
        let play = |mut study: Study| {
            assert!(study.apply(Edit::Play(turn)).expect("a legal move"));
            study
        };
        bencher.iter_batched(|| study.clone(), play, BatchSize::LargeInput);
    });
    group.bench_function("delete a branch and undo it", |bencher| {
        let mut study = study.clone();
        let node = middle(&study);
        bencher.iter(|| {
            study.apply(Edit::RemoveBranch(node)).expect("it is there");
            assert!(study.undo());
        });
    });
    group.bench_function("main line and its end", |bencher| {
        bencher.iter(|| {
            let line = black_box(&study).main_line();
            study.record().position_at(line[line.len() - 1])
        });
    });
    list_of_moves(&mut group, &study);
    group.finish();
}

/// What the list of moves costs: at a step, after an edit, and to search its texts.
fn list_of_moves(group: &mut BenchmarkGroup<'_, WallTime>, study: &Study) {
    let (record, folds) = (study.record(), move_list::Folds::default());
    group.bench_function("rows of moves at a step", |bencher| {
        bencher.iter(|| {
            let rows = move_list::rows(black_box(record), &folds);
            move_list::window(&rows, record, None, (60, 120))
        });
    });
    group.bench_function("search in texts", |bencher| {
        bencher.iter(|| {
            let mut search = TextSearch::new(study, "nowhere");
            while search.step(study, 10_000) {}
            search.found().len()
        });
    });
}

/// The nodes of a library, the moves that follow each of its positions, and the depth to which they branch.
const LIBRARY: usize = 700_000;
const BREADTH: usize = 8;
const DEPTH: usize = 6;
/// Moves of a line from where it branches no more.
const TAIL: usize = 3;

/// A library with a board text at each move and one comment, at its last move.
fn library() -> Study {
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    let all = moves();
    let mut open = vec![(study.record().root(), 0)];
    let mut nodes = 1;
    let mut last = study.record().root();
    while let Some((node, depth)) = open.pop() {
        if nodes >= LIBRARY {
            break;
        }
        for index in 0..BREADTH {
            let length = if depth + 1 == DEPTH { 1 + TAIL } else { 1 };
            let from = depth * BREADTH + index;
            let step = |number: usize| all[from + 2 * BREADTH * number];
            let line: Vec<Move> = (0..length).map(step).collect();
            last = study.insert_line(node, &line).expect("legal moves");
            nodes += length;
            if depth + 1 < DEPTH {
                open.push((last, depth + 1));
            }
            let mut at = node;
            for (number, turn) in line.iter().enumerate() {
                let point = turn.point().expect("a stone");
                let mark = Mark::label(&format!("{index} 斜月{number}"));
                let edit = Edit::SetMark {
                    node: at,
                    point,
                    mark,
                };
                study.apply(edit).expect("a point of the board");
                at = study.record().follow(at, &line[number..=number]).0;
            }
        }
    }
    let comment = "the end".to_owned();
    let edit = Edit::SetComment {
        node: last,
        comment,
    };
    study.apply(edit).expect("a node");
    study.go_to(study.record().root());
    study
}

fn of_a_library(criterion: &mut Criterion) {
    let mut study = library();
    let root = study.record().root();
    let nodes = study.record().nodes_below(root);
    println!(
        "{nodes} nodes with {} annotations",
        study.annotation_count()
    );
    let middle = {
        let first = study.record().children(root)[3];
        study.record().children(first)[4]
    };
    let mut group = criterion.benchmark_group("library of 700,000 nodes");
    group.bench_function("step on and back", |bencher| {
        study.go_to(middle);
        let ply = study.record().ply();
        bencher.iter(|| {
            study.go_to_ply(ply + 1);
            study.go_to_ply(ply);
        });
    });
    list_of_moves(&mut group, &study);
    group.bench_function("next moves", |bencher| {
        bencher.iter(|| black_box(&study).next_moves(middle));
    });
    for jump in Jump::ALL {
        group.bench_function(format!("{jump:?}"), |bencher| {
            bencher.iter(|| {
                study.go_to(middle);
                let to = jump.from(study.record(), study.current());
                to.is_some_and(|to| study.go_to(to))
            });
        });
    }
    group.bench_function("play a move and undo it", |bencher| {
        let turn = *moves().last().expect("moves");
        bencher.iter(|| {
            study.go_to(middle);
            assert!(study.apply(Edit::Play(turn)).expect("a legal move"));
            assert!(study.undo());
        });
    });
    group.bench_function("delete a branch and undo it", |bencher| {
        bencher.iter(|| {
            study.apply(Edit::RemoveBranch(middle)).expect("a branch");
            assert!(study.undo());
        });
    });
    group.finish();
}

/// A position with no win by fours, at which the search and the solver of threats go on for a long time.
fn undecided() -> Position {
    let stones = "h8 i9 h10 g9 j7 f8";
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for stone in stones.split(' ') {
        position
            .play(stone.parse().expect("a point"))
            .expect("a legal move");
    }
    position
}

/// The time from a stop, after the task has run so long, to its end.
fn time_to_stop(task: &EngineTask, running: Duration) -> Duration {
    let stop = Stop::default();
    let (ready, is_ready) = std::sync::mpsc::channel();
    let (flag, task) = (stop.clone(), task.clone());
    let search = std::thread::spawn(move || {
        let mut worker = EngineWorker::default();
        let mut answer = |flag: &Stop| {
            let (position, task) = (undecided(), task.clone());
            let request = EngineRequest { position, task };
            request.perform(&mut worker, flag, &Progress::default());
        };
        // The first task makes the engine with its table, and is stopped before it begins.
        let stopped = Stop::default();
        stopped.set();
        answer(&stopped);
        ready.send(()).expect("somebody waits");
        answer(&flag);
        Instant::now()
    });
    is_ready.recv().expect("the worker starts");
    std::thread::sleep(running);
    assert!(
        !search.is_finished(),
        "the task ended before it was stopped"
    );
    let start = Instant::now();
    stop.set();
    search.join().expect("the task ends") - start
}

fn stopped_tasks(criterion: &mut Criterion) {
    let analysis = EngineTask::from(Analyse(AnalysisOptions {
        lines: 5,
        threads: None,
        memory: 64,
    }));
    let proof = EngineTask::from(Prove {
        fours: u64::MAX,
        threats: u64::MAX,
    });
    let review = EngineTask::from(Examine::within(Budget::of_search(u64::MAX / 2)));
    let mut group = criterion.benchmark_group("stopped");
    for (name, task) in [("analysis", analysis), ("proof", proof), ("review", review)] {
        for running in [5, 100, 700].map(Duration::from_millis) {
            group.bench_function(format!("{name} after {running:?}"), |bencher| {
                bencher.iter_custom(|times| (0..times).map(|_| time_to_stop(&task, running)).sum());
            });
        }
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = of_ten_thousand_nodes, of_a_library, stopped_tasks
}
criterion_main!(benches);
