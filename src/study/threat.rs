//! The wins that a person asks for at the current node: what the side that has just moved threatens, or which side wins by fours if
//! it is to move.

use super::open_study::OpenStudy;
use super::request::StudyRequest;
use super::solver::{SolverTasks, StudyPlace};
use crate::board::with_sides_from;
use crate::live::{RunningTask, TaskResult};
use crate::redraw::Redraw;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_matches::players::tasks::FindThreat;
use narabe_rules::{Move, Point, Side};
use narabe_study::{Threat, ThreatQuestion};

/// The nodes for fours, and as many for threats, of what the last move threatens.
const NODES: u64 = 100_000;
/// The nodes for fours of each side.
const FOURS_NODES: u64 = 1_000_000;

/// A request about the wins at the current node.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreatRequest {
    /// Asks a question, shows the next answer with a line, or takes them away.
    Ask(ThreatQuestion),
    /// Shows the line of this answer.
    Show(usize),
    /// Plays the line that is shown as a variation.
    Play,
    /// Takes the answers away.
    Close,
}

/// The answer has come: what is threatened or won, or why the engine failed.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ThreatAnswered(pub Result<Vec<Threat>, String>);

/// The wins at the current node.
#[derive(Resource, Default)]
pub struct StudyThreat {
    asked: Option<Asked>,
    task: Option<RunningTask<TaskResult<Vec<Threat>>>>,
    /// The answers, one for each side that was asked about.
    found: Vec<Threat>,
    /// Which of them the board shows.
    shown: usize,
}

/// A question and where it was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Asked {
    question: ThreatQuestion,
    place: StudyPlace,
}

impl StudyThreat {
    /// Whether a question was asked.
    pub fn is_asked(&self, question: ThreatQuestion) -> bool {
        self.asked.is_some_and(|asked| asked.question == question)
    }

    /// The answers to the question of wins by fours; empty while they are looked for.
    pub fn fours(&self) -> Option<&[Threat]> {
        let is_asked = self.is_asked(ThreatQuestion::FoursOfBoth);
        is_asked.then_some(&self.found)
    }

    /// The number of the answer whose line is shown.
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// The line that is threatened or wins, against the longest defence; empty if there is none.
    pub fn line(&self) -> Vec<(Point, Side)> {
        let threat = self.found.get(self.shown);
        let win = threat.and_then(|threat| Some((threat.side, threat.win()?)));
        win.map_or_else(Vec::new, |(side, win)| {
            with_sides_from(side, win.main_line())
        })
    }

    /// The moves of a line, with a pass before it if the other side is to move.
    pub fn moves(&self, to_move: Side) -> Vec<Move> {
        let line = self.line();
        let pass = (line.first()).filter(|(_, side)| *side != to_move);
        let stones = line.iter().map(|(point, _)| Move::Stone(*point));
        pass.map(|_| Move::Pass).into_iter().chain(stones).collect()
    }

    /// Shows the next answer with a line after the one shown. False if there is none.
    fn show_next(&mut self) -> bool {
        let mut rest = (self.shown + 1)..self.found.len();
        let next = rest.find(|index| self.found[*index].win().is_some());
        if let Some(next) = next {
            self.shown = next;
        }
        next.is_some()
    }

    fn ask(&mut self, question: ThreatQuestion, open: &OpenStudy, solver: &mut SolverTasks) {
        if self.is_asked(question) {
            if !self.show_next() {
                *self = Self::default();
            }
            return;
        }
        let position = open.study().position();
        if position.outcome().is_some() {
            *self = Self::default();
            return;
        }
        let nodes = match question {
            ThreatQuestion::LastMove => NODES,
            ThreatQuestion::FoursOfBoth => FOURS_NODES,
        };
        let place = StudyPlace::of(open);
        *self = Self {
            asked: Some(Asked { question, place }),
            task: Some(solver.start(position.clone(), FindThreat { question, nodes })),
            ..Self::default()
        };
    }

    fn store(&mut self, found: Vec<Threat>) {
        let first = found.iter().position(|threat| threat.win().is_some());
        self.shown = first.unwrap_or(0);
        self.found = found;
    }
}

pub(super) fn apply(
    mut requests: MessageReader<ThreatRequest>,
    open: Res<OpenStudy>,
    mut solver: SolverTasks,
    mut threat: ResMut<StudyThreat>,
    mut study: MessageWriter<StudyRequest>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        match *request {
            ThreatRequest::Ask(question) => threat.ask(question, &open, &mut solver),
            ThreatRequest::Show(index) if index < threat.found.len() => threat.shown = index,
            ThreatRequest::Show(_) => {}
            ThreatRequest::Close => *threat = StudyThreat::default(),
            ThreatRequest::Play => {
                let to_move = open.study().position().side_to_move();
                let moves = threat.moves(to_move);
                if !moves.is_empty() {
                    study.write(StudyRequest::PlayLine(moves));
                }
            }
        }
    }
}

/// Takes the answer, and drops it at another node.
pub(super) fn collect(
    open: Res<OpenStudy>,
    solver: SolverTasks,
    screen: Res<State<Screen>>,
    mut threat: ResMut<StudyThreat>,
    mut answered: MessageWriter<ThreatAnswered>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(asked) = threat.asked else {
        return;
    };
    if asked.place != StudyPlace::of(&open) || *screen.get() != Screen::Study {
        *threat = StudyThreat::default();
        return;
    }
    let Some(task) = &threat.task else {
        return;
    };
    let Some(answer) = task.take() else {
        redraw.every(solver.source());
        return;
    };
    redraw.next_frame();
    threat.task = None;
    match &answer {
        Ok(found) => threat.store(found.clone()),
        Err(_) => threat.asked = None,
    }
    answered.write(ThreatAnswered(answer));
}
