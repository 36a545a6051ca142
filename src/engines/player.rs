//! A program as an engine player.

use super::faults::fault_of;
use super::list::EngineList;
use super::messages::EngineMessages;
use bevy::prelude::*;
use narabe_external_engine::{
    EngineFault, EngineLine, EngineProgram, ExternalEngine, MoveLimits, Score, Swap2Answer, Watch,
};
use narabe_matches::EngineId;
use narabe_matches::players::{
    EnginePlayer, MoveRequest, MoveTime, NoMoveReason, OpeningDecision, SearchProgress,
};
use narabe_rules::opening::{Action, Choice, Opening, Prompt, Protocol};
use narabe_rules::{PlayError, Point};
use rand::rngs::StdRng;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

/// How late an answer may be in a game: its clock decides there.
const TOLERANCE: Duration = Duration::from_secs(10);
/// The stones after which the second player chooses.
const THREE: usize = 3;
/// The chances of a side that has won and of one that has lost, and the least and the most of one that has not, in per cent.
const WON: u8 = 100;
const SURE: (f64, f64) = (1.0, 99.0);

/// The programs of the list, where the threads of the engines find them.
#[derive(Resource, Clone, Default)]
pub(super) struct Programs(Arc<RwLock<Vec<Seated>>>);

/// A program that can be seated.
#[derive(Debug, Clone)]
struct Seated {
    id: EngineId,
    program: EngineProgram,
    /// Whether it opens by swap2 itself, as its test has found.
    swap2: bool,
}

impl Programs {
    /// Replaces them by those of the list.
    pub fn set(&self, list: &EngineList) {
        let seated = list.known().map(|engine| Seated {
            id: engine.id,
            program: engine.program.clone(),
            swap2: engine.plays_swap2(),
        });
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = seated.collect();
    }

    /// A player for an entry of the list; none if there is no such entry.
    pub fn player(&self, id: EngineId, messages: &EngineMessages) -> Option<Box<dyn EnginePlayer>> {
        let programs = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let seated = programs.iter().find(|seated| seated.id == id)?;
        Some(Box::new(ProgramPlayer {
            id,
            engine: ExternalEngine::new(seated.program.clone()),
            swap2: seated.swap2,
            announced: None,
            messages: messages.clone(),
        }))
    }
}

/// A program at play. It ends when this is dropped.
struct ProgramPlayer {
    id: EngineId,
    engine: ExternalEngine,
    swap2: bool,
    /// The move that it has named when it chose a colour after these stones.
    announced: Option<(Vec<Point>, Point)>,
    messages: EngineMessages,
}

impl EnginePlayer for ProgramPlayer {
    fn choose(&mut self, request: &MoveRequest, _: &mut StdRng) -> Result<Point, NoMoveReason> {
        if let Some((stones, point)) = self.announced.take()
            && stones == request.position.moves()
        {
            return Ok(point);
        }
        let mut watch = GameWatch {
            id: self.id,
            request,
            messages: &self.messages,
        };
        let limits = limits(request.time);
        match self.engine.choose(&request.position, &limits, &mut watch) {
            Ok(point) => Ok(point),
            // The game decides whether a forbidden point is refused or loses.
            Err(EngineFault::Illegal {
                point,
                why: PlayError::Forbidden { .. },
            }) => Ok(point),
            Err(fault) => Err(fault_of(&fault).into()),
        }
    }

    fn decide_opening(
        &mut self,
        opening: &Opening,
        request: &MoveRequest,
    ) -> Option<Result<OpeningDecision, NoMoveReason>> {
        let stones = request.position.moves();
        if !self.swap2 || opening.protocol() != Protocol::Swap2 || !is_asked(opening, stones) {
            return None;
        }
        let mut watch = GameWatch {
            id: self.id,
            request,
            messages: &self.messages,
        };
        let limits = limits(request.time);
        let (size, rule) = (request.position.size(), request.position.rule());
        let answer = (self.engine).swap2(stones, size, rule, &limits, &mut watch);
        if let Ok(Swap2Answer::Stay(point)) = answer {
            self.announced = Some((stones.to_vec(), point));
        }
        Some(match answer {
            Ok(answer) => Ok(decision(answer, stones.len())),
            Err(fault) => Err(fault_of(&fault).into()),
        })
    }
}

/// Whether the command of the protocol asks what the opening asks: not in the middle of placing stones, as after an undo.
fn is_asked(opening: &Opening, stones: &[Point]) -> bool {
    match opening.prompt() {
        Some(Prompt::Choose(_)) => true,
        _ => stones.is_empty(),
    }
}

/// An answer of a program as actions of the opening. For the protocol an answer with stones takes White and `SWAP` takes Black; in an
/// opening a swap exchanges the colours. After five stones, where the opener has Black, the two differ.
fn decision(answer: Swap2Answer, stones: usize) -> OpeningDecision {
    let has_white = stones == THREE;
    let choose = |takes_white: bool| {
        let choice = if takes_white == has_white {
            Choice::Stay
        } else {
            Choice::Swap
        };
        vec![Action::Choose(choice)]
    };
    let actions = match answer {
        Swap2Answer::Open(points) => points.map(Action::Place).to_vec(),
        Swap2Answer::Swap => choose(false),
        Swap2Answer::Stay(_) => choose(true),
        Swap2Answer::PlaceTwo([first, second]) => vec![
            Action::Choose(Choice::PlaceTwo),
            Action::Place(first),
            Action::Place(second),
        ],
    };
    OpeningDecision {
        actions,
        options: Vec::new(),
    }
}

/// What a program may use of the time of a game.
fn limits(time: MoveTime) -> MoveLimits {
    let (turn, left) = match time {
        MoveTime::Unlimited | MoveTime::Turn(_) => (Some(time.longest()), None),
        MoveTime::Game(left) => (None, Some(left)),
    };
    MoveLimits {
        turn,
        left,
        nodes: None,
        tolerance: TOLERANCE,
    }
}

/// Tells the game how far a program is, and when to stop.
struct GameWatch<'a> {
    id: EngineId,
    request: &'a MoveRequest,
    messages: &'a EngineMessages,
}

impl Watch for GameWatch<'_> {
    fn is_stopped(&self) -> bool {
        self.request.stop.is_set()
    }

    fn message(&mut self, line: &str) {
        self.messages.push(self.id, line);
    }

    fn line(&mut self, found: &EngineLine) {
        let (0, Some(depth), Some(chance)) = (found.rank, found.depth, chance(found)) else {
            return;
        };
        self.request.progress.report(SearchProgress {
            depth,
            chance,
            analysis: None,
        });
    }
}

/// The chance of the side to move in per cent, if the program says it. Its units mean nothing to others.
fn chance(found: &EngineLine) -> Option<u8> {
    match (found.score, found.win_rate) {
        (Some(Score::Win(_)), _) => Some(WON),
        (Some(Score::Loss(_)), _) => Some(0),
        (_, Some(rate)) => Some((rate * f64::from(WON)).clamp(SURE.0, SURE.1).round() as u8),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Rule};

    fn point(name: &str) -> Point {
        name.parse().expect("a point")
    }

    /// The opening after these answers of programs.
    fn after(answers: &[Swap2Answer]) -> Opening {
        let mut opening =
            Opening::new(Protocol::Swap2, Rule::Freestyle, BoardSize::DEFAULT).expect("room");
        for answer in answers {
            let stones = opening.position().moves().len();
            assert!(is_asked(&opening, opening.position().moves()));
            let actions = decision(*answer, stones).actions;
            opening.apply_all(&actions).expect("allowed");
        }
        opening
    }

    #[test]
    fn the_answers_of_swap2_lead_to_the_colours_that_the_protocol_means() {
        use narabe_rules::opening::Player;
        let open = Swap2Answer::Open(["h8", "i9", "j8"].map(point));
        let two = Swap2Answer::PlaceTwo(["a1", "b1"].map(point));
        let stay = Swap2Answer::Stay(point("o15"));
        let black = |answers: &[Swap2Answer]| {
            let opening = after(answers);
            assert!(opening.is_over());
            opening.side_of(Player::First)
        };
        use narabe_rules::Side::{Black, White};
        // Who stays takes White, and who swaps takes Black.
        assert_eq!(black(&[open, stay]), Black);
        assert_eq!(black(&[open, Swap2Answer::Swap]), White);
        assert_eq!(black(&[open, two, stay]), White);
        assert_eq!(black(&[open, two, Swap2Answer::Swap]), Black);
    }

    #[test]
    fn a_clock_is_told_as_what_is_left_and_a_move_without_one_has_its_time() {
        let minute = Duration::from_secs(60);
        let told = |time| (limits(time).turn, limits(time).left);
        assert_eq!(told(MoveTime::Game(minute)), (None, Some(minute)));
        assert_eq!(told(MoveTime::Turn(minute)), (Some(minute), None));
        assert!(told(MoveTime::Unlimited).0.is_some());
    }
}
