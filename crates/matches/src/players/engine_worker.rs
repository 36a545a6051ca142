//! The engine worker: performs the engine tasks of a game, one after the other.
//!
//! On a desktop it runs on a thread of its own, in a browser in a web worker. Requests and responses are serialisable.

use super::analysis_engine::{AnalysisEngine, AnalysisOptions, Hint};
use super::best_move::BestMoveJudge;
use super::engine_player::{EnginePlayer, MoveRequest};
use super::engine_pool::{EngineKey, EnginePool};
use super::opening::OpeningDecision;
use super::progress::Progress;
use super::search_group::SearchGroup;
use super::stop::Stop;
use super::time::MoveTime;
use super::twin_request::{self, TwinRequest};
use super::{Seat, position_form};
use narabe_engine_core::Limits;
use narabe_engine_core::tactics::ProofTree;
use narabe_learn::puzzles::{Answered, PuzzleDraft, PuzzleRefusal};
use narabe_rules::opening::Opening;
use narabe_rules::twin::Turn;
use narabe_rules::{Point, Position};
use narabe_study::proof::{AttackTrial, AttackVerdict, ProvenWin};
use narabe_study::review::{Budget, Findings, KeptProofs};
use narabe_study::{Analysis, FairMove, Threat};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Creates the engine player of a seat; `None` if a person plays it.
pub type EngineFactory = dyn Fn(Seat) -> Option<Box<dyn EnginePlayer>> + Send + Sync;

/// A request to an engine worker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineRequest {
    /// The position that the task is about.
    #[serde(with = "position_form")]
    pub position: Position,
    /// What to do.
    pub task: EngineTask,
}

/// What an engine worker has to do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum EngineTask {
    /// Choose the move of an opponent.
    Move {
        /// The engine player that chooses.
        key: EngineKey,
        /// The time available.
        time: MoveTime,
        /// The seed of its random choices.
        seed: u64,
    },
    /// Find the best move with its line, within these limits.
    Hint(Limits),
    /// Evaluate the points worth considering.
    WinChances,
    /// Decide whether this move is the best or as good as it.
    JudgeMove(Point),
    /// Find out what is to be known of the position for a review.
    Examine(Budget),
    /// Confirm what a file says was proven in the position, for a review.
    Confirm {
        /// What the file says.
        proofs: Box<KeptProofs>,
        /// How much may be looked at.
        budget: Budget,
    },
    /// Find the best lines, deeper until the task is stopped or nothing is left to find. Progress carries the lines.
    Analyse(AnalysisOptions),
    /// Prove that the side to move wins, against every defence.
    Prove {
        /// Nodes of the search for a win by fours.
        fours: u64,
        /// Nodes of the search for a win by fours and threes, when fours alone do not win.
        threats: u64,
    },
    /// Check a proof from a file that the side to move wins, by the rules.
    CheckProof(Box<ProofTree>),
    /// Judge whether an attack wins that a person tries in the position of a proof.
    JudgeAttack(AttackTrial),
    /// Find what the side that has just moved threatens, with about this many nodes for fours, and as many for threats.
    Threat(u64),
    /// Find the most even moves of an opening, the last comparison by this many nodes for each.
    FairMoves(u64),
    /// Find the task in the position that may become a puzzle, or prove the one that is claimed.
    MakePuzzle {
        /// The move that led to the position, if it is known.
        last: Option<Point>,
        /// The claim of a file.
        claim: Option<Answered>,
    },
    /// Decide the next actions of an opening for the player to act.
    Opening {
        /// The opening.
        opening: Box<Opening>,
        /// The seat that decides: a stronger one searches more. For a person the decision is advice.
        seat: Seat,
        /// The seed of random choices.
        seed: u64,
    },
    /// Choose a turn on twin boards.
    TwinTurn(Box<TwinRequest>),
}

impl EngineTask {
    /// How many workers of a [`SearchGroup`] can do it together: more than one only for tasks that use all the time available.
    pub fn max_workers(&self) -> usize {
        match self {
            Self::Move { key, .. } if key.seat.uses_helpers() => usize::MAX,
            Self::Hint(_) => usize::MAX,
            Self::Analyse(options) => options.threads.unwrap_or(usize::MAX).max(1),
            Self::Move { .. }
            | Self::WinChances
            | Self::JudgeMove(_)
            | Self::Examine(_)
            | Self::Confirm { .. }
            | Self::Prove { .. }
            | Self::CheckProof(_)
            | Self::JudgeAttack(_)
            | Self::Threat(_)
            | Self::FairMoves(_)
            | Self::MakePuzzle { .. }
            | Self::Opening { .. }
            | Self::TwinTurn(_) => 1,
        }
    }
}

/// The response to the [`EngineTask`] of the same name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum EngineResponse {
    /// The move, or why there is none.
    Move(Result<Point, NoMoveReason>),
    /// The hint; `None` if there is no point to play or the task was stopped.
    Hint(Option<Hint>),
    /// The points worth considering with their winning chance in per cent, the best first; `None` if the task was
    /// stopped.
    WinChances(Option<Vec<(Point, u8)>>),
    /// Whether the move is best; `None` if the move cannot be played or the task was stopped.
    MoveJudged(Option<bool>),
    /// What was found or confirmed; `None` if the task was stopped, or the file is wrong.
    Examined(Option<Box<Findings>>),
    /// The last result of the analysis; `None` if there is no legal move or it was stopped before the first one.
    Analysed(Option<Box<Analysis>>),
    /// The proof, checked by the rules; `None` if none was found within the nodes, the one of the file is none, or the task was
    /// stopped.
    Proved(Option<Box<ProvenWin>>),
    /// What the solver says about the attack; `None` if the task was stopped.
    AttackJudged(Option<Box<AttackVerdict>>),
    /// The threat.
    Threat(Box<Threat>),
    /// The most even moves, the most even one first; `None` if the task was stopped.
    FairMoves(Option<Vec<FairMove>>),
    /// The task with its difficulty, or why the position is no puzzle.
    PuzzleMade(Result<Answered, PuzzleRefusal>),
    /// The decision; `None` if the opening is over or the task was stopped.
    Opening(Option<OpeningDecision>),
    /// The turn on twin boards, or why there is none.
    TwinTurn(Result<Turn, NoMoveReason>),
}

/// Why there is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NoMoveReason {
    /// The seat has no engine player for this game.
    #[error("no engine plays for this seat")]
    NoEngine,
    /// The engine player found no point to play.
    #[error("it found no point to play")]
    NoPoint,
}

/// Performs engine tasks. Its engines keep what they have found from task to task.
pub struct EngineWorker {
    factory: Arc<EngineFactory>,
    pool: EnginePool,
    analysis: Option<AnalysisEngine>,
    judge: Option<BestMoveJudge>,
    group: Option<SearchGroup>,
}

impl Default for EngineWorker {
    fn default() -> Self {
        Self::new(Arc::new(Seat::engine_player))
    }
}

impl EngineWorker {
    /// A worker whose engine players `factory` creates.
    pub fn new(factory: Arc<EngineFactory>) -> Self {
        Self {
            factory,
            pool: EnginePool::default(),
            analysis: None,
            judge: None,
            group: None,
        }
    }

    /// A worker of a group whose members get the same requests.
    pub fn in_group(group: SearchGroup) -> Self {
        let member = group.clone();
        Self {
            group: Some(group),
            ..Self::new(Arc::new(move |seat| {
                seat.engine_player_in_group(Some(&member))
            }))
        }
    }

    /// Performs a task and returns its response. Once `stop` is set it returns early with any response. Reports to
    /// `progress` while it searches.
    pub fn answer(
        &mut self,
        request: EngineRequest,
        stop: &Stop,
        progress: &Progress,
    ) -> EngineResponse {
        let EngineRequest { position, task } = request;
        match task {
            EngineTask::Move { key, time, seed } => {
                let request = MoveRequest {
                    position,
                    time,
                    stop: stop.clone(),
                    progress: progress.clone(),
                };
                EngineResponse::Move(self.choose(key, &request, seed))
            }
            EngineTask::Hint(limits) => {
                EngineResponse::Hint(self.analysis().hint(&position, &limits, stop))
            }
            EngineTask::WinChances => {
                EngineResponse::WinChances(self.analysis().win_chances(&position, stop))
            }
            EngineTask::JudgeMove(played) => {
                let judge = self.judge.get_or_insert_default();
                EngineResponse::MoveJudged(judge.is_best(&position, played, stop))
            }
            EngineTask::Examine(budget) => {
                let (setup, engine) = ((&position).into(), self.analysis().engine());
                let found = Findings::examine(&setup, engine, &budget, stop.flag());
                EngineResponse::Examined(found.map(Box::new))
            }
            EngineTask::Confirm { proofs, budget } => {
                let confirmed = proofs.confirm(&(&position).into(), &budget, stop.flag());
                EngineResponse::Examined(confirmed.map(Box::new))
            }
            EngineTask::Analyse(options) => {
                let found = self.analysis().analyse(&position, &options, stop, progress);
                EngineResponse::Analysed(found.map(Box::new))
            }
            EngineTask::Prove { fours, threats } => {
                let is_stopped = || stop.is_set();
                let setup = (&position).into();
                let proven = ProvenWin::find(&setup, fours, threats, &is_stopped);
                EngineResponse::Proved(proven.map(Box::new))
            }
            EngineTask::CheckProof(tree) => {
                let is_stopped = || stop.is_set();
                let checked = ProvenWin::check_unless(&(&position).into(), *tree, &is_stopped);
                EngineResponse::Proved(checked.ok().map(Box::new))
            }
            EngineTask::JudgeAttack(trial) => {
                let verdict = trial.judge(&(&position).into(), &|| stop.is_set());
                let verdict = (!stop.is_set()).then_some(verdict);
                EngineResponse::AttackJudged(verdict.map(Box::new))
            }
            EngineTask::Threat(nodes) => {
                let is_stopped = || stop.is_set();
                let threat = Threat::find_unless(&(&position).into(), nodes, &is_stopped);
                EngineResponse::Threat(Box::new(threat))
            }
            EngineTask::FairMoves(nodes) => {
                EngineResponse::FairMoves(self.analysis().fair_moves(&position, nodes, stop))
            }
            EngineTask::MakePuzzle { last, claim } => {
                let setup = (&position).into();
                let draft = PuzzleDraft { setup, last, claim };
                EngineResponse::PuzzleMade(draft.answer())
            }
            EngineTask::Opening {
                opening,
                seat,
                seed,
            } => {
                let rng = &mut StdRng::seed_from_u64(seed);
                EngineResponse::Opening(self.analysis().decide_opening(&opening, seat, stop, rng))
            }
            EngineTask::TwinTurn(request) => {
                EngineResponse::TwinTurn(twin_request::answer(&request, stop, progress))
            }
        }
    }

    fn choose(
        &mut self,
        key: EngineKey,
        request: &MoveRequest,
        seed: u64,
    ) -> Result<Point, NoMoveReason> {
        let pooled = self.pool.take(key);
        let mut player = pooled
            .or_else(|| (self.factory)(key.seat))
            .ok_or(NoMoveReason::NoEngine)?;
        let point = player.choose(request, &mut StdRng::seed_from_u64(seed));
        self.pool.put(key, player);
        point.ok_or(NoMoveReason::NoPoint)
    }

    fn analysis(&mut self) -> &mut AnalysisEngine {
        self.analysis
            .get_or_insert_with(|| AnalysisEngine::new(self.group.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine_core::level::Level;
    use narabe_rules::opening::Protocol;
    use narabe_rules::{BoardSize, Rule, Side};
    use std::time::Duration;

    fn move_request(seat: Seat) -> EngineRequest {
        let mut position = Position::new(Rule::Standard, BoardSize::DEFAULT);
        position.play("h8".parse().unwrap()).unwrap();
        let key = EngineKey {
            board_id: 1,
            side: Side::White,
            seat,
        };
        EngineRequest {
            position,
            task: EngineTask::Move {
                key,
                time: MoveTime::Unlimited,
                seed: 7,
            },
        }
    }

    fn answer(request: EngineRequest) -> EngineResponse {
        EngineWorker::default().answer(request, &Stop::default(), &Progress::default())
    }

    #[test]
    fn a_serialised_request_gets_the_same_response() {
        let request = move_request(Seat::Level(Level::Ume));
        let text = serde_json::to_string(&request).unwrap();
        let read: EngineRequest = serde_json::from_str(&text).unwrap();
        assert_eq!(read, request);
        let response = answer(request);
        assert!(
            matches!(response, EngineResponse::Move(Ok(_))),
            "{response:?}"
        );
        assert_eq!(answer(read), response);
        let text = serde_json::to_string(&response).unwrap();
        assert_eq!(
            serde_json::from_str::<EngineResponse>(&text).unwrap(),
            response
        );
    }

    #[test]
    fn an_opening_is_continued_after_serialisation() {
        let size = BoardSize::DEFAULT;
        let opening = Opening::new(Protocol::Swap2, Rule::Standard, size).unwrap();
        let request = EngineRequest {
            position: opening.position().clone(),
            task: EngineTask::Opening {
                opening: Box::new(opening.clone()),
                seat: Seat::Level(Level::Koke),
                seed: 3,
            },
        };
        let text = serde_json::to_string(&request).unwrap();
        let read: EngineRequest = serde_json::from_str(&text).unwrap();
        assert_eq!(read, request);
        let response = answer(read);
        let text = serde_json::to_string(&response).unwrap();
        assert_eq!(
            serde_json::from_str::<EngineResponse>(&text).unwrap(),
            response
        );
        let EngineResponse::Opening(Some(decision)) = response else {
            panic!("{response:?}");
        };
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

    /// What comes of a task after these moves, when the request and the response are sent as text.
    fn answer_as_text(moves: &str, task: EngineTask) -> EngineResponse {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in narabe_notation::parse_move_list(moves).unwrap() {
            position.play(point).unwrap();
        }
        let text = serde_json::to_string(&EngineRequest { position, task }).unwrap();
        let response = answer(serde_json::from_str(&text).unwrap());
        let text = serde_json::to_string(&response).unwrap();
        let read: EngineResponse = serde_json::from_str(&text).unwrap();
        assert_eq!(read, response);
        read
    }

    #[test]
    fn a_win_is_proven_after_serialisation() {
        let task = EngineTask::Prove {
            fours: 10_000,
            threats: 10_000,
        };
        let response = answer_as_text(OPEN_THREE, task.clone());
        let EngineResponse::Proved(Some(win)) = response else {
            panic!("{response:?}");
        };
        assert_eq!((win.winner(), win.moves_to_win()), (Side::Black, 2));
        let response = answer_as_text("h8 a1", task);
        assert_eq!(response, EngineResponse::Proved(None));
        // The same proof from a file, here and elsewhere.
        let check = EngineTask::CheckProof(Box::new(win.tree().clone()));
        let response = answer_as_text(OPEN_THREE, check.clone());
        assert_eq!(response, EngineResponse::Proved(Some(win.clone())));
        assert_eq!(answer_as_text("h8 a1", check), EngineResponse::Proved(None));
        let confirm = |refuted: &[&str]| EngineTask::Confirm {
            proofs: Box::new(KeptProofs {
                win: Some(win.tree().clone()).filter(|_| refuted.is_empty()),
                threat: None,
                refuted: refuted.iter().map(|text| text.parse().unwrap()).collect(),
            }),
            budget: Budget::of_search(1_000),
        };
        let response = answer_as_text(OPEN_THREE, confirm(&[]));
        let EngineResponse::Examined(Some(findings)) = response else {
            panic!("{response:?}");
        };
        assert_eq!(findings.win.as_ref(), Some(&*win));
        let response = answer_as_text(OPEN_THREE, confirm(&["g8"]));
        assert_eq!(response, EngineResponse::Examined(None));
    }

    /// How long a stopped task may go on, in a build that is not optimised too.
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

    /// How long a task goes on after it was stopped in the midst of its search; none if it had ended before.
    fn time_to_stop(position: Position, task: EngineTask) -> Option<Duration> {
        let stop = Stop::default();
        let flag = stop.clone();
        let search = std::thread::spawn(move || {
            let request = EngineRequest { position, task };
            EngineWorker::default().answer(request, &flag, &Progress::default());
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
        let task = EngineTask::Prove {
            fours: u64::MAX,
            threats: u64::MAX,
        };
        let time = time_to_stop(long_search(), task).expect("a long search");
        assert!(time < STOPPED_WITHIN, "{time:?}");
    }

    #[test]
    fn a_stopped_review_and_a_stopped_analysis_end_at_once() {
        let review = EngineTask::Examine(Budget {
            threats: 10_000_000,
            ..Budget::default()
        });
        let analysis = EngineTask::Analyse(AnalysisOptions {
            lines: 5,
            threads: Some(1),
            memory: 1,
        });
        for task in [review, analysis] {
            let time = time_to_stop(long_search(), task).expect("a long search");
            assert!(time < STOPPED_WITHIN, "{time:?}");
        }
    }

    #[test]
    fn a_stopped_threat_and_a_stopped_attack_end_at_once() {
        let mut tried = long_search();
        let time = time_to_stop(tried.clone(), EngineTask::Threat(u64::MAX));
        assert!(time.is_none_or(|time| time < STOPPED_WITHIN), "{time:?}");
        let attack = "s5".parse().unwrap();
        assert!(tried.play(attack).is_ok() && tried.undo().is_some());
        let trial = AttackTrial {
            attack,
            replies: vec!["s6".parse().unwrap()],
            nodes: u64::MAX,
        };
        let time = time_to_stop(tried, EngineTask::JudgeAttack(trial));
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
            let response = answer_as_text(OPEN_THREE, EngineTask::JudgeAttack(trial(attack)));
            let EngineResponse::AttackJudged(Some(verdict)) = response else {
                panic!("{response:?}");
            };
            *verdict
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
        let response = answer_as_text("h8 a1 i8 a3 j8", EngineTask::Threat(10_000));
        let EngineResponse::Threat(threat) = response else {
            panic!("{response:?}");
        };
        assert_eq!(threat.side, Side::Black);
        assert_eq!(threat.win().map(ProvenWin::moves_to_win), Some(2));
    }

    #[test]
    fn fair_moves_are_found_after_serialisation() {
        let response = answer_as_text("h8 i9 h10", EngineTask::FairMoves(500));
        let EngineResponse::FairMoves(Some(found)) = response else {
            panic!("{response:?}");
        };
        assert!(found.len() > 4, "{found:?}");
    }

    #[test]
    fn a_puzzle_is_made_and_checked_after_serialisation() {
        // Black has a closed three and a two that crosses it.
        let moves = "h8 g8 i8 b2 j8 b4 k5 d2 k6 d4";
        let make = |claim| EngineTask::MakePuzzle {
            last: Some("d4".parse().unwrap()),
            claim,
        };
        let response = answer_as_text(moves, make(None));
        let EngineResponse::PuzzleMade(Ok(mut made)) = response else {
            panic!("{response:?}");
        };
        assert_eq!(made.task.moves, 3);
        let response = answer_as_text(moves, make(Some(made.clone())));
        assert_eq!(response, EngineResponse::PuzzleMade(Ok(made.clone())));
        made.task.moves = 4;
        let response = answer_as_text(moves, make(Some(made)));
        let refused = EngineResponse::PuzzleMade(Err(PuzzleRefusal::OtherAnswer));
        assert_eq!(response, refused);
        let response = answer_as_text("h8 i9", make(None));
        assert_eq!(
            response,
            EngineResponse::PuzzleMade(Err(PuzzleRefusal::Nothing))
        );
    }

    #[test]
    fn an_impossible_position_is_an_error() {
        let text = serde_json::to_string(&move_request(Seat::Human)).unwrap();
        let text = text.replace("\"h8\"", "\"h8\",\"h8\"");
        let fault = serde_json::from_str::<EngineRequest>(&text).unwrap_err();
        assert!(fault.to_string().contains("h8"), "{fault}");
    }

    #[test]
    fn no_engine_plays_for_a_person() {
        let response = answer(move_request(Seat::Human));
        assert_eq!(response, EngineResponse::Move(Err(NoMoveReason::NoEngine)));
    }
}
