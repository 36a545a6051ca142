//! Tasks as a web worker gets them: requests and responses are sent as text.

use crate::players::tasks::*;
use crate::players::{
    AnalysisOptions, EngineId, EngineKey, EnginePlayer, EngineWorker, MoveRequest, MoveTime,
    NoMoveReason, OpeningDecision, ProgramFault, Progress, Seat, Stop,
};
use narabe_engine_core::level::Level;
use narabe_learn::puzzles::PuzzleRefusal;
use narabe_rules::opening::{Action, Opening, Protocol};
use narabe_rules::{BoardSize, Point, Position, Rule, Side};
use narabe_study::proof::{AttackTrial, AttackVerdict, ProvenWin};
use narabe_study::review::{Budget, KeptProofs};
use narabe_study::{ThreatAnswer, ThreatQuestion};
use rand::rngs::StdRng;
use std::sync::Arc;
use std::time::Duration;

fn move_request(seat: Seat) -> EngineRequest<ChooseMove> {
    let mut position = Position::new(Rule::Standard, BoardSize::DEFAULT);
    position.play("h8".parse().unwrap()).unwrap();
    let key = EngineKey {
        board_id: 1,
        side: Side::White,
        seat,
    };
    let (time, seed) = (MoveTime::Unlimited, 7);
    EngineRequest {
        position,
        task: ChooseMove { key, time, seed },
    }
}

/// The answer to a request when it and the response are sent as text.
fn answer<T: SentTask>(request: EngineRequest<T>) -> T::Answer {
    let request = request.erased();
    let text = serde_json::to_string(&request).unwrap();
    let read: EngineRequest = serde_json::from_str(&text).unwrap();
    assert_eq!(read, request);
    let worker = &mut EngineWorker::default();
    let response = read.perform(worker, &Stop::default(), &Progress::default());
    let text = serde_json::to_string(&response).unwrap();
    let read: EngineResponse = serde_json::from_str(&text).unwrap();
    assert_eq!(read, response);
    T::answer_in(read).expect("the answer to this task")
}

#[test]
fn a_serialised_request_gets_the_same_answer() {
    let request = move_request(Seat::Level(Level::Ume));
    let worker = &mut EngineWorker::default();
    let (stop, progress) = (Stop::default(), Progress::default());
    let point: Point = request.clone().perform(worker, &stop, &progress).unwrap();
    assert_eq!(answer(request), Ok(point));
}

#[test]
fn a_response_to_another_task_holds_no_answer() {
    let response = EngineResponse::FindHint(None);
    assert_eq!(Prove::answer_in(response.clone()), None);
    assert_eq!(FindHint::answer_in(response), Some(None));
}

#[test]
fn an_opening_is_continued_after_serialisation() {
    let size = BoardSize::DEFAULT;
    let opening = Opening::new(Protocol::Swap2, Rule::Standard, size).unwrap();
    let key = move_request(Seat::Level(Level::Koke)).task.key;
    let request = EngineRequest {
        position: opening.position().clone(),
        task: DecideOpening {
            opening: Box::new(opening.clone()),
            key,
            time: MoveTime::Unlimited,
            seed: 3,
        },
    };
    let decision = answer(request).expect("a decision");
    let mut after = opening;
    after.apply_all(&decision.actions).unwrap();
    assert_eq!(after.position().moves().len(), 3);
    assert!(
        decision
            .options
            .iter()
            .any(|one| one.actions == decision.actions)
    );
    assert!(decision.options.iter().all(|one| one.chance <= 100));
}

/// Black has an open three; the last of these stones is White's.
const OPEN_THREE: &str = "h8 a1 i8 a3 j8 a5";

/// The answer to a task after these moves.
fn answer_after<T: SentTask>(moves: &str, task: T) -> T::Answer {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in narabe_notation::parse_move_list(moves).unwrap() {
        position.play(point).unwrap();
    }
    answer(EngineRequest { position, task })
}

#[test]
fn a_win_is_proven_after_serialisation() {
    let task = Prove {
        fours: 10_000,
        threats: 10_000,
    };
    let win = answer_after(OPEN_THREE, task.clone()).expect("a win");
    assert_eq!((win.winner(), win.moves_to_win()), (Side::Black, 2));
    assert_eq!(answer_after("h8 a1", task), None);
    // The same proof from a file, here and elsewhere.
    let check = CheckProof(Box::new(win.tree().clone()));
    assert_eq!(answer_after(OPEN_THREE, check.clone()), Some(win.clone()));
    assert_eq!(answer_after("h8 a1", check), None);
    let confirm = |refuted: &[&str]| Examine {
        kept: Some(Box::new(KeptProofs {
            win: Some(win.tree().clone()).filter(|_| refuted.is_empty()),
            threat: None,
            refuted: refuted.iter().map(|text| text.parse().unwrap()).collect(),
        })),
        budget: Budget::of_search(1_000),
    };
    let findings = answer_after(OPEN_THREE, confirm(&[])).expect("what was proven");
    assert_eq!(findings.win.as_ref(), Some(&*win));
    assert_eq!(answer_after(OPEN_THREE, confirm(&["g8"])), None);
}

/// The longest time until a stopped task ends, in a build without optimisation too.
const STOPPED_WITHIN: Duration = Duration::from_millis(50);

/// A position in which the solver of threats finds no end for a long time: many stones, no win by fours.
fn long_search() -> Position {
    let stones = "e17 b4 p7 l16 d19 l12 n15 d6 d10 a2 f5 i16 g9 a10 p17 q10 g19 j5 i13 q5 s4 q2 b19 l18 d4 n2 q9 n6 \
                  s3 s16 h19 r13 k7 n12 i2 g11";
    let mut position = Position::new(Rule::Freestyle, BoardSize::new(19).unwrap());
    for point in narabe_notation::parse_move_list(stones).unwrap() {
        position.play(point).unwrap();
    }
    position
}

/// The time until a task ends after it was stopped during its search; none if it had ended before.
fn time_to_stop(position: Position, task: impl Into<EngineTask>) -> Option<Duration> {
    let stop = Stop::default();
    let flag = stop.clone();
    let task: EngineTask = task.into();
    let search = std::thread::spawn(move || {
        let request = EngineRequest { position, task };
        request.perform(&mut EngineWorker::default(), &flag, &Progress::default());
    });
    std::thread::sleep(Duration::from_millis(100));
    if search.is_finished() {
        return None;
    }
    let start = std::time::Instant::now();
    stop.set();
    search.join().unwrap();
    Some(start.elapsed())
}

#[test]
fn a_stopped_proof_ends_at_once() {
    let task = Prove {
        fours: u64::MAX,
        threats: u64::MAX,
    };
    let time = time_to_stop(long_search(), task).expect("a long search");
    assert!(time < STOPPED_WITHIN, "{time:?}");
}

#[test]
fn a_stopped_review_and_a_stopped_analysis_end_at_once() {
    let review = Examine::within(Budget {
        threats: 10_000_000,
        ..Budget::default()
    });
    let analysis = Analyse(AnalysisOptions {
        lines: 5,
        threads: Some(1),
        memory: 1,
    });
    for task in [EngineTask::from(review), analysis.into()] {
        let time = time_to_stop(long_search(), task).expect("a long search");
        assert!(time < STOPPED_WITHIN, "{time:?}");
    }
}

#[test]
fn a_stopped_threat_and_a_stopped_attack_end_at_once() {
    let mut tried = long_search();
    let time = time_to_stop(
        tried.clone(),
        FindThreat {
            question: ThreatQuestion::LastMove,
            nodes: u64::MAX,
        },
    );
    assert!(time.is_none_or(|time| time < STOPPED_WITHIN), "{time:?}");
    let attack = "s5".parse().unwrap();
    assert!(tried.play(attack).is_ok() && tried.undo().is_some());
    let trial = AttackTrial {
        attack,
        replies: vec!["s6".parse().unwrap()],
        nodes: u64::MAX,
    };
    let time = time_to_stop(tried, JudgeAttack(trial));
    assert!(time.is_none_or(|time| time < STOPPED_WITHIN), "{time:?}");
}

#[test]
fn an_attack_is_judged_after_serialisation() {
    let trial = |attack: &str| AttackTrial {
        attack: attack.parse().unwrap(),
        replies: vec!["k8".parse().unwrap(), "g8".parse().unwrap()],
        nodes: 10_000,
    };
    let judged = |attack| {
        let verdict = answer_after(OPEN_THREE, JudgeAttack(trial(attack)));
        *verdict.expect("a verdict")
    };
    let AttackVerdict::Wins(win) = judged("g8") else {
        panic!("an open four wins");
    };
    assert_eq!((win.winner(), win.moves_to_win()), (Side::Black, 2));
    assert!(matches!(judged("o15"), AttackVerdict::Lost(_)));
    // A taken point is no attack.
    assert!(matches!(judged("h8"), AttackVerdict::Lost(_)));
}

#[test]
fn a_threat_is_found_after_serialisation() {
    let find = |question| {
        let nodes = 10_000;
        answer_after("h8 a1 i8 a3 j8", FindThreat { question, nodes })
    };
    let threat = &find(ThreatQuestion::LastMove)[0];
    assert_eq!(threat.side, Side::Black);
    assert_eq!(threat.win().map(ProvenWin::moves_to_win), Some(2));
    let both = find(ThreatQuestion::FoursOfBoth);
    assert_eq!(both[0].side, Side::White);
    assert_eq!(both[0].answer, ThreatAnswer::None);
    assert!(both[1].win().is_some());
}

#[test]
fn balanced_moves_are_found_after_serialisation() {
    let found = answer_after("h8 i9 h10", BalancedMoves(500)).expect("moves");
    assert!(found.len() > 4, "{found:?}");
}

#[test]
fn a_puzzle_is_made_and_checked_after_serialisation() {
    // Black has a closed three and a two that crosses it.
    let moves = "h8 g8 i8 b2 j8 b4 k5 d2 k6 d4";
    let make = |claim| MakePuzzle {
        last: Some("d4".parse().unwrap()),
        claim,
        proven: None,
    };
    let mut made = answer_after(moves, make(None)).expect("a puzzle");
    assert_eq!(made.task.moves, 3);
    assert_eq!(
        answer_after(moves, make(Some(made.clone()))),
        Ok(made.clone())
    );
    made.task.moves = 4;
    let refused = answer_after(moves, make(Some(made)));
    assert_eq!(refused, Err(PuzzleRefusal::OtherAnswer));
    assert_eq!(
        answer_after("h8 i9", make(None)),
        Err(PuzzleRefusal::Nothing)
    );
}

#[test]
fn an_impossible_position_is_an_error() {
    let text = serde_json::to_string(&move_request(Seat::Human).erased()).unwrap();
    let text = text.replace("\"h8\"", "\"h8\",\"h8\"");
    let fault = serde_json::from_str::<EngineRequest>(&text).unwrap_err();
    assert!(fault.to_string().contains("h8"), "{fault}");
}

#[test]
fn no_engine_plays_for_a_person() {
    let answer = answer(move_request(Seat::Human));
    assert_eq!(answer, Err(NoMoveReason::NoEngine));
}

#[test]
fn a_program_that_nobody_has_added_is_not_in_the_list() {
    let answer = answer(move_request(Seat::External(EngineId(3))));
    assert_eq!(answer, Err(ProgramFault::NotInList.into()));
}

/// An engine player that opens by itself with these points, as a program does that knows swap2.
struct Opens(Vec<Point>);

impl EnginePlayer for Opens {
    fn choose(&mut self, _: &MoveRequest, _: &mut StdRng) -> Result<Point, NoMoveReason> {
        Err(NoMoveReason::NoPoint)
    }

    fn decide_opening(
        &mut self,
        opening: &Opening,
        _: &MoveRequest,
    ) -> Option<Result<OpeningDecision, NoMoveReason>> {
        let actions = self.0.iter().copied().map(Action::Place).collect();
        let options = Vec::new();
        (opening.protocol() == Protocol::Swap2).then_some(Ok(OpeningDecision { actions, options }))
    }
}

#[test]
fn a_program_decides_in_the_opening_that_it_knows_and_our_engine_in_others() {
    let points = ["h8", "i9", "h10"].map(|point| point.parse().unwrap());
    let make = move |_| Some(Box::new(Opens(points.to_vec())) as Box<dyn EnginePlayer>);
    let worker = &mut EngineWorker::new(Arc::new(make));
    let mut decide = |protocol| {
        let opening = Opening::new(protocol, Rule::Standard, BoardSize::DEFAULT).unwrap();
        let task = DecideOpening {
            opening: Box::new(opening.clone()),
            key: move_request(Seat::External(EngineId(3))).task.key,
            time: MoveTime::Unlimited,
            seed: 3,
        };
        let position = opening.position().clone();
        let stop = Stop::default();
        let decided = task.perform(position, worker, &stop, &Progress::default());
        decided.expect("a decision")
    };
    assert_eq!(decide(Protocol::Swap2).actions, points.map(Action::Place));
    assert!(!decide(Protocol::Swap).options.is_empty());
}
