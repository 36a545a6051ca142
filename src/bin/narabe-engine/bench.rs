//! `bench`: the same positions to the same depth, how many nodes it takes and how fast they go.

use std::process::ExitCode;
use std::time::Duration;

use narabe::engine::{Engine, Limits, Settings, Setup, SystemClock, Clock};
use narabe::notation::parse_move_list;
use narabe::rules::{BoardSize, Position, Rule};

const POSITIONS: [&str; 8] = [
    "h8",
    "h8 i9 h10 g8 i7",
    "h8 i8 g6 j9 h7 h9 i10 g8",
    "c3 d4 m13 l12 h8 h9 d12 e11",
    "h8 g9 f9 h6 i6 g7",
    "h8 i7 j9 g7 h7 h9 i10 f6 j11 k12",
    "e5 f6 k11 j10 e11 f10 k5",
    "h8 h9 i9 g7 j10 k11 i8 g8 i7 i6",
];

pub fn run(depth: u32) -> ExitCode {
    let mut nodes = 0;
    let mut time = Duration::ZERO;
    let mut signature = 0_u64;
    for moves in POSITIONS {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for p in parse_move_list(moves).unwrap() {
            position.play(p).unwrap();
        }
        let mut engine = Engine::new(Settings { hash: 64, threads: 1 });
        let clock = SystemClock::start();
        let report = engine
            .think(&Setup::from(&position), &Limits::depth(depth), &clock, &Default::default(), |_| ())
            .unwrap();
        nodes += report.nodes;
        time += clock.now();
        signature = signature.rotate_left(7) ^ report.nodes.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    println!("nodes {nodes}");
    println!("nps {:.0}", nodes as f64 / time.as_secs_f64());
    println!("signature {signature:016x}");
    ExitCode::SUCCESS
}
