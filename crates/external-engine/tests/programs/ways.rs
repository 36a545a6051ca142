//! What programs say, and when.

use std::cell::Cell;
use std::time::{Duration, Instant};

use narabe_external_engine::{
    EngineFault, Exit, MoveLimits, NoWatch, ProtocolKind, Score, Swap2Answer, Watch,
};
use narabe_rules::{BoardSize, PlayError, Position, Rule};

use crate::{Heard, LONG, engine, limits, play, point, position, program};

#[test]
fn odd_but_clear_answers_are_moves() {
    for way in [
        "plain",
        "odd-lines",
        "text-after",
        "message-first",
        "no-caro",
    ] {
        play(way, 4).unwrap_or_else(|fault| panic!("{way}: {fault}"));
    }
}

#[test]
fn what_comes_before_start_answers_nothing() {
    let heard = play("banner", 3).unwrap();
    // Heard when the game began, before the caller listened.
    assert!(!heard.has("Welcome"), "{:?}", heard.messages);
}

#[test]
fn of_several_moves_the_first_counts_and_the_others_are_told() {
    for way in ["two-moves", "second-later"] {
        let heard = play(way, 3).unwrap();
        let second = if way == "two-moves" { "0,0" } else { "14,14" };
        assert!(heard.has(second), "{way}: {:?}", heard.messages);
    }
}

#[test]
fn an_answer_that_comes_again_is_not_taken_for_the_next() {
    play("echo", 4).unwrap();
}

#[test]
fn bug_a_command_right_after_the_move_was_dropped() {
    play("drops", 4).unwrap();
}

#[test]
fn a_program_that_says_its_move_before_it_is_ready_is_waited_for() {
    let heard = play("early", 3).unwrap();
    assert!(heard.has("MESSAGE still searching"));
}

#[test]
fn a_program_may_take_two_seconds_to_start_and_need_not_know_about() {
    play("slow-start", 1).unwrap();
}

#[test]
fn faults_are_typed_and_the_game_can_go_on() {
    let faults = [
        ("crash", EngineFault::Exited(Exit::Code(3))),
        (
            "off-board",
            EngineFault::NotOnBoard {
                line: "20,20".to_owned(),
            },
        ),
        (
            "refuses",
            EngineFault::Refused {
                answer: "ERROR I do not like this position".to_owned(),
            },
        ),
        ("endless-line", EngineFault::LineTooLong),
        ("flood", EngineFault::TooMuchOutput),
    ];
    let start = position(Rule::Freestyle, "h8");
    for (way, fault) in faults {
        let mut engine = engine(way);
        for _ in 0..2 {
            // The second time the program is started again.
            let chosen = engine.choose(&start, &limits(1000), &mut NoWatch);
            assert_eq!(chosen, Err(fault.clone()), "{way}");
        }
    }
}

#[test]
fn a_taken_point_is_a_fault_after_which_the_same_program_goes_on() {
    let mut engine = engine("occupied");
    let taken = position(Rule::Freestyle, "h8");
    let fault = engine.choose(&taken, &limits(1000), &mut NoWatch);
    let why = taken.check(point("h8")).unwrap_err();
    assert_eq!(
        fault,
        Err(EngineFault::Illegal {
            point: point("h8"),
            why
        })
    );
    let start = position(Rule::Freestyle, "");
    assert_eq!(
        engine.choose(&start, &limits(1000), &mut NoWatch),
        Ok(point("h8"))
    );
}

#[test]
fn a_forbidden_point_is_a_fault_in_words_under_renju() {
    let renju = position(Rule::Renju, "h9 a1 h10 a3 f8 a5 g8 a7");
    let (forbidden, foul) = renju.fouls()[0];
    let fault = engine("forbidden").choose(&renju, &limits(1000), &mut NoWatch);
    let why = PlayError::Forbidden {
        point: forbidden,
        foul,
    };
    let point = forbidden;
    assert_eq!(fault, Err(EngineFault::Illegal { point, why }));
}

#[test]
fn time_is_kept_for_the_program() {
    let start = position(Rule::Freestyle, "");
    let short = |milliseconds| {
        let time = Duration::from_millis(milliseconds);
        MoveLimits::turn(time, Duration::from_millis(100))
    };
    let allowed = Duration::from_millis(400);
    for way in ["hang", "chatty", "late"] {
        let begin = Instant::now();
        let fault = engine(way).choose(&start, &short(300), &mut NoWatch);
        assert_eq!(fault, Err(EngineFault::OutOfTime { allowed }), "{way}");
        assert!(begin.elapsed() < LONG / 2, "{way}");
    }
}

#[test]
fn a_program_that_reads_nothing_does_not_block_its_owner() {
    let fault = engine("deaf").choose(
        &position(Rule::Freestyle, ""),
        &MoveLimits::turn(Duration::from_millis(100), Duration::ZERO),
        &mut NoWatch,
    );
    assert_eq!(fault.unwrap_err().kind(), "out-of-time");
}

#[test]
fn a_program_that_does_not_start_says_why() {
    let start = position(Rule::Freestyle, "");
    let fault = |path: &str| {
        let program = narabe_external_engine::EngineProgram::new(path);
        let mut engine = narabe_external_engine::ExternalEngine::new(program);
        engine.new_game(&start).unwrap_err()
    };
    assert_eq!(fault("/no/such/program").kind(), "not-found");
    assert_eq!(fault(env!("CARGO_MANIFEST_DIR")).kind(), "not-executable");
    let large = Position::new(Rule::Freestyle, BoardSize::MAX);
    let answer = "ERROR size not supported".to_owned();
    assert_eq!(
        engine("plain").new_game(&large),
        Err(EngineFault::NoStart {
            size: BoardSize::MAX,
            why: Box::new(EngineFault::Refused { answer })
        })
    );
}

/// Stops after some questions.
struct StopSoon(Cell<u32>);

impl Watch for StopSoon {
    fn is_stopped(&self) -> bool {
        self.0.set(self.0.get() + 1);
        self.0.get() > 20
    }
}

#[test]
fn a_stopped_request_is_not_answered_by_the_next() {
    for protocol in [ProtocolKind::Gomocup, ProtocolKind::Yixin] {
        let mut program = program(&["thinks"]);
        program.protocol = protocol;
        let mut engine = narabe_external_engine::ExternalEngine::new(program);
        let stopped = engine.choose(
            &position(Rule::Freestyle, "a1"),
            &limits(60_000),
            &mut StopSoon(Cell::new(0)),
        );
        assert_eq!(stopped, Err(EngineFault::Stopped));
        // The answer to the first would be the centre, which is taken now.
        let next = position(Rule::Freestyle, "h8");
        let chosen = engine.choose(&next, &limits(50), &mut NoWatch);
        assert!(chosen.is_ok_and(|chosen| chosen != point("h8")));
    }
}

#[test]
fn a_program_that_keeps_ten_seconds_back_is_told_the_clock_only_where_there_is_one() {
    let start = position(Rule::Freestyle, "");
    let mut engine = engine("keeps-clock");
    let mut took = |limits: &MoveLimits| {
        let begin = Instant::now();
        engine.choose(&start, limits, &mut NoWatch).unwrap();
        begin.elapsed()
    };
    engine_is_started(&mut took);
    // A time for the move alone: all of it is used.
    assert!(took(&limits(500)) >= Duration::from_millis(400));
    let clock = MoveLimits {
        left: Some(Duration::from_secs(9)),
        ..limits(500)
    };
    assert!(took(&clock) < Duration::from_millis(400));
}

/// Lets it start, so that the next move is its time alone.
fn engine_is_started(took: &mut impl FnMut(&MoveLimits) -> Duration) {
    took(&limits(1));
}

#[test]
fn a_limit_of_nodes_holds_until_it_is_lifted() {
    let start = position(Rule::Freestyle, "");
    let mut engine = engine("thinks");
    let few = MoveLimits {
        nodes: Some(1000),
        ..limits(20_000)
    };
    let begin = Instant::now();
    engine.choose(&start, &few, &mut NoWatch).unwrap();
    assert!(begin.elapsed() < Duration::from_secs(10));
    let begin = Instant::now();
    engine.choose(&start, &limits(500), &mut NoWatch).unwrap();
    assert!(begin.elapsed() >= Duration::from_millis(400));
}

#[test]
fn swap2_goes_by_its_command() {
    let (size, rule) = (BoardSize::DEFAULT, Rule::Standard);
    let ask = |way: &str, stones: &str| {
        let stones: Vec<_> = stones.split_whitespace().map(point).collect();
        engine(way).swap2(&stones, size, rule, &limits(1000), &mut NoWatch)
    };
    let open = Swap2Answer::Open(["h8", "i8", "j6"].map(point));
    let three = "h8 i8 j6";
    assert_eq!(ask("swaps", ""), Ok(open));
    assert_eq!(ask("swaps", three), Ok(Swap2Answer::Swap));
    assert_eq!(ask("stays", three), Ok(Swap2Answer::Stay(point("d12"))));
    let two = Swap2Answer::PlaceTwo(["a15", "o1"].map(point));
    assert_eq!(ask("places-two", three), Ok(two));
    assert_eq!(ask("bad-swap2", three).unwrap_err().kind(), "not-swap2");
    assert_eq!(ask("plain", "").unwrap_err().kind(), "refused");
    // Rapfi.
    assert_eq!(ask("wants-owners", three), Ok(Swap2Answer::Swap));
}

#[test]
fn several_lines_are_heard_from_a_program_that_speaks_yixins_commands() {
    let mut program = program(&["yixin"]);
    program.protocol = ProtocolKind::Yixin;
    let mut engine = narabe_external_engine::ExternalEngine::new(program);
    let mut heard = Heard::default();
    let three = position(Rule::Freestyle, "h8 i9 g7");
    let best = engine
        .analyse(&three, 3, &limits(1000), &mut heard)
        .unwrap();
    assert_eq!(heard.lines.len(), 3);
    for (rank, line) in heard.lines.iter().enumerate() {
        assert_eq!((line.rank, line.depth), (rank, Some(5)));
        let value = 10 - i32::try_from(rank).unwrap();
        assert_eq!(line.score, Some(Score::Value(value)));
    }
    assert_eq!(heard.lines[0].moves, [best]);
    assert!(heard.has("INFO DEPTH x"), "{:?}", heard.messages);
    // It plays on from any position.
    engine.choose(&three, &limits(1000), &mut heard).unwrap();
}

#[test]
fn one_program_goes_through_rules_sizes_and_undo() {
    let mut engine = engine("plain");
    for (rule, size) in [(Rule::Freestyle, 15), (Rule::Renju, 19), (Rule::Caro, 20)] {
        let mut position = Position::new(rule, BoardSize::new(size).unwrap());
        for _ in 0..3 {
            let point = engine
                .choose(&position, &limits(1000), &mut NoWatch)
                .unwrap();
            position.play(point).unwrap();
        }
        position.undo();
        position.undo();
        position.play(point("a1")).unwrap();
        let point = engine
            .choose(&position, &limits(1000), &mut NoWatch)
            .unwrap();
        position.play(point).unwrap();
    }
}

#[test]
fn a_program_that_keeps_the_stones_of_another_position_begins_a_game_for_each() {
    let mut engine = engine("keeps-stones");
    for moves in ["h8", "a1 h8", "h8 i9 j10", "h8"] {
        let position = position(Rule::Freestyle, moves);
        let point = engine
            .choose(&position, &limits(1000), &mut NoWatch)
            .unwrap();
        assert_ne!(point, self::point("a15"), "{moves}");
    }
}
