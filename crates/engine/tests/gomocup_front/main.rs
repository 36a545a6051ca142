//! The protocol front against anything that a manager may say.

mod cases;
mod conversation;

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use conversation::speak;
use narabe_engine_core::protocol::{Handler, Reader, Request};
use narabe_engine_core::{Clock, Settings, SingleThread};
use proptest::prelude::*;

/// What the fuzzer has found worth keeping; a test's working directory is the package's.
const CORPUS: &str = "tests/gomocup_front/corpus";

#[test]
fn the_corpus_is_answered_as_the_protocol_says() {
    let mut files = 0;
    for entry in Path::new(CORPUS).read_dir().unwrap() {
        speak(&std::fs::read(entry.unwrap().path()).unwrap());
        files += 1;
    }
    assert!((10..=100).contains(&files), "{files} files");
}

#[test]
fn a_conversation_goes_the_same_way_twice() {
    let text = b"START 15\nTURN 7,7\nTURN 8,9\nTAKEBACK 8,9\nYXNBEST 3\nFLY\nEND\nBEGIN\n";
    let answers = speak(text);
    assert_eq!(answers, speak(text));
    assert_eq!(answers.len(), 6, "nothing is said after END");
    assert_eq!((answers[0].as_str(), answers[3].as_str()), ("OK\n", "OK\n"));
    assert!(answers[2].lines().last().unwrap().contains(','));
}

/// A clock that stands still long after the command has come.
struct Late;

impl Clock for Late {
    fn now(&self) -> Duration {
        Duration::from_secs(10)
    }
}

#[test]
fn time_that_has_passed_before_the_search_is_no_longer_there() {
    let settings = Settings {
        hash: 1,
        threads: 1,
    };
    let mut out = Vec::new();
    let mut handler = Handler::new(&mut out, settings, Box::new(SingleThread));
    let mut reader = Reader::default();
    let text = "START 15\nINFO timeout_turn 9000\nINFO max_node 200000\nTURN 7,7\nTURN 9,9\n";
    for command in text.lines().flat_map(|line| reader.read(line)) {
        let request = Request {
            command,
            clock: &Late,
            stop: &AtomicBool::new(false),
        };
        handler.handle(&request).unwrap();
    }
    let said = String::from_utf8(out).unwrap();
    let mut words = said.split(' ').skip_while(|&word| word != "nodes");
    let nodes: u64 = words.nth(1).unwrap().parse().unwrap();
    assert!(nodes < 5_000, "{said}");
}

/// Lines, most of them valid commands.
fn line() -> impl Strategy<Value = String> {
    let number = || prop_oneof![8 => 0_u32..16, 1 => 0_u32..300];
    let point = || (number(), number());
    prop_oneof![
        (0_u32..30).prop_map(|size| format!("START {size}")),
        point().prop_map(|(x, y)| format!("TURN {x},{y}")),
        point().prop_map(|(x, y)| format!("TAKEBACK {x},{y}")),
        point().prop_map(|(x, y)| format!("PLAY {x},{y}")),
        proptest::collection::vec((point(), 0_u8..4), 0..12).prop_map(|stones| {
            let lines = stones
                .iter()
                .map(|((x, y), whose)| format!("{x},{y},{whose}\n"));
            format!("BOARD\n{}DONE", lines.collect::<String>())
        }),
        proptest::sample::select(vec![
            "START 5",
            "START 15",
            "RESTART",
            "BEGIN",
            "ABOUT",
            "STOP",
            "YXNBEST 4",
            "YXSHOWINFO",
            "YXHASHCLEAR",
            "SWAP2BOARD\nDONE",
            "SWAP2BOARD\n7,7\n8,8\n7,6\nDONE",
            "INFO rule 1",
            "INFO rule 4",
            "INFO rule 2",
            "INFO rule 3",
            "YXSHOWFORBID",
            "TURN -1,-1",
            "BOARD 7,7,1 7,8,2 DONE",
            "7,7,1 DONE ABOUT",
            "INFO rule 0",
            "INFO timeout_turn 0",
            "INFO timeout_match -5",
            "INFO time_left 1",
            "INFO max_depth 3",
            "INFO max_node 10",
            "INFO thread_num 9",
            "INFO hash_size 1",
            "INFO max_memory 1",
            "YXBOARD\n7,7,1\nDONE",
            "DONE",
            "BOARD",
        ])
        .prop_map(str::to_owned),
        ".{0,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_conversation_is_answered_as_the_protocol_says(
        lines in proptest::collection::vec(line(), 0..24),
    ) {
        speak(lines.join("\n").as_bytes());
    }
}
