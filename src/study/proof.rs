//! The proof of the current node: found by the engine or by the review, and walked by a person on either side.
//!
//! A person who plays the defender tries any legal move, and the answer comes from the proof. One who plays the attacker
//! has to find winning moves, and is told when the win is gone; another move than the proof's is judged by the engine, and
//! what the person asks for meanwhile ends that. Another node drops the proof.

use super::defences::{exchange_defence, line_after, other};
use super::open_study::OpenStudy;
use super::solver::{SolverTasks, StudyPlace};
use crate::live::{GameReview, RunningTask, TaskResult};
use crate::redraw::Redraw;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_engine_core::tactics::ProofTree;
use narabe_matches::players::tasks::{CheckProof, JudgeAttack, Prove};
use narabe_rules::{NodeId, Point, Position, Side};
use narabe_study::kept_tree;
use narabe_study::proof::{AttackAnswer, AttackVerdict, ProofWalk, ProvenWin, WalkError};
use narabe_study::review::Sentence;
use std::collections::BTreeMap;

/// Nodes of the search for a win by fours, which ends by itself long before in nearly all positions.
const FOURS: u64 = 1_000_000;
/// Nodes of the first search for a win by fours and threes. Each further search has several times as many.
const THREATS: u64 = 150_000;
const FURTHER: u64 = 4;
/// Nodes with which a person's attack is judged.
const ATTACK_NODES: u64 = 10_000;

/// A request about the proof of the current node.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum ProofRequest {
    /// Looks for the proof; again with more positions if it was not found.
    Find,
    /// Plays a stone of the side that the person plays.
    Press(Point),
    /// Plays the chosen defence, or the attack of the proof.
    Into,
    /// Goes to the position after these moves.
    GoTo(Vec<Point>),
    /// Takes the last move and the answer to it back.
    StepBack,
    /// Chooses the next of the defences, or the one before it.
    NextDefence,
    PreviousDefence,
    /// Goes to the start of the proof.
    StartOver,
    /// The person plays the other side.
    ChangeSide,
}

/// Whom the person plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ProofRole {
    #[default]
    Defender,
    Attacker,
}

/// What is known of the proof at the current node.
#[derive(Default)]
pub enum ProofState {
    #[default]
    Unasked,
    Searching(RunningTask<TaskResult<Option<Box<ProvenWin>>>>),
    Found(Box<ProofWalk>),
    /// Neither a proof nor its absence was found within this many positions.
    NotFound {
        nodes: u64,
    },
    /// The engine failed with this message.
    Failed(String),
}

/// An attack of the person's that the engine judges.
struct TriedAttack {
    point: Point,
    task: RunningTask<TaskResult<Option<Box<AttackVerdict>>>>,
}

/// What was said about the last press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProofSaid {
    /// What came of an attack.
    Answer(Sentence),
    /// Why a stone cannot be played there.
    Refused(WalkError),
    /// The engine failed with this message.
    Failed(String),
}

/// The proof of the current node. Changed by [`ProofRequest`]s.
#[derive(Resource, Default)]
pub struct StudyProof {
    /// Whether the screen shows it: then a press on a point goes to the proof.
    pub is_shown: bool,
    place: Option<StudyPlace>,
    state: ProofState,
    /// By node, the proofs that were found or are in the file.
    known: BTreeMap<NodeId, ProofTree>,
    /// By node, the winner and its moves to the five, once the rules have checked the proof.
    checked: BTreeMap<NodeId, (Side, usize)>,
    /// Whether the engine checks a proof from the file, and does not search.
    is_check: bool,
    /// The nodes of the last search for threats.
    nodes: u64,
    role: ProofRole,
    /// The defence that is chosen, as an index into those against the last attack.
    chosen: usize,
    line: Vec<(Point, Side)>,
    tried: Option<TriedAttack>,
    said: Option<ProofSaid>,
    revision: u64,
}

impl StudyProof {
    /// What is known.
    pub const fn state(&self) -> &ProofState {
        &self.state
    }

    /// The walk through the proof that was found.
    pub const fn walk(&self) -> Option<&ProofWalk> {
        match &self.state {
            ProofState::Found(walk) => Some(walk),
            _ => None,
        }
    }

    /// The walk, if it is what the board shows.
    pub fn shown_walk(&self) -> Option<&ProofWalk> {
        self.walk().filter(|_| self.is_shown)
    }

    /// Whom the person plays.
    pub const fn role(&self) -> ProofRole {
        self.role
    }

    /// The index of the chosen defence among those against the last attack.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// How play goes on after the chosen defence, up to the five. Begins with the defence if the proof lists none.
    pub fn line(&self) -> &[(Point, Side)] {
        &self.line
    }

    /// The attack of the person's that the engine is judging.
    pub fn tried(&self) -> Option<Point> {
        self.tried.as_ref().map(|tried| tried.point)
    }

    /// What was said about the last press.
    pub const fn said(&self) -> Option<&ProofSaid> {
        self.said.as_ref()
    }

    /// A number that changes with all that is shown.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The winner at a node and the number of its moves to the five, if a proof was found there since the study was opened.
    pub fn proven_win(&self, node: NodeId) -> Option<(Side, usize)> {
        self.checked.get(&node).copied()
    }

    /// The number of nodes with such a proof.
    pub fn proven_count(&self) -> usize {
        self.checked.len()
    }

    /// Takes up what was kept with another study.
    pub(super) fn restore(&mut self, known: BTreeMap<NodeId, ProofTree>) {
        self.set(None, ProofState::Unasked);
        self.checked.clear();
        self.known = known;
    }

    /// What is kept with the study.
    pub(super) const fn kept(&self) -> &BTreeMap<NodeId, ProofTree> {
        &self.known
    }

    fn set(&mut self, place: Option<StudyPlace>, state: ProofState) {
        self.place = place;
        self.state = state;
        self.tried = None;
        self.said = None;
        self.settle();
    }

    fn walk_mut(&mut self) -> Option<&mut ProofWalk> {
        match &mut self.state {
            ProofState::Found(walk) => Some(walk),
            _ => None,
        }
    }

    /// Goes to where the person is to move, and chooses the longest defence.
    fn settle(&mut self) {
        let role = self.role;
        if let Some(walk) = self.walk_mut() {
            let is_attack_due = walk.to_move() == Some(walk.winner());
            match role {
                ProofRole::Defender if is_attack_due => {
                    walk.advance();
                }
                ProofRole::Attacker if !is_attack_due && !walk.is_won() => {
                    walk.step_back();
                }
                ProofRole::Defender | ProofRole::Attacker => {}
            }
        }
        self.choose(0);
    }

    /// Chooses a defence against the last attack, and looks how play goes on after it.
    fn choose(&mut self, index: usize) {
        self.revision += 1;
        self.chosen = index;
        self.line = self
            .walk_mut()
            .map(|walk| line_after(walk, index))
            .unwrap_or_default();
    }

    /// Plays a stone of the side that the person plays, and the answer to it. An attack that the proof does not know goes to
    /// the engine.
    fn press(&mut self, point: Point, tasks: &mut SolverTasks) {
        let role = self.role;
        let Some(walk) = self.walk_mut() else {
            return;
        };
        let played = match role {
            ProofRole::Defender => walk.defend(point).map(|_| None),
            ProofRole::Attacker => match walk.trial(point, ATTACK_NODES) {
                Ok(Some(trial)) => {
                    // The game goes on here, so it can begin here.
                    if let Ok(position) = Position::from_setup(&walk.setup()) {
                        let task = tasks.start_at(position, JudgeAttack(trial));
                        self.tried = Some(TriedAttack { point, task });
                    }
                    Ok(None)
                }
                Ok(None) => {
                    walk.advance();
                    walk.play_longest_defence();
                    Ok(None)
                }
                Err(refused) => Err(refused),
            },
        };
        self.say(played);
    }

    fn say(&mut self, said: Result<Option<Sentence>, WalkError>) {
        self.said = match said {
            Ok(said) => said.map(ProofSaid::Answer),
            Err(refused) => Some(ProofSaid::Refused(refused)),
        };
        self.settle();
    }

    /// Takes what the engine says about an attack, and plays the attack if it wins.
    fn answer(&mut self, point: Point, verdict: AttackVerdict) {
        let Some(walk) = self.walk_mut() else {
            return;
        };
        let answered = walk.answer(point, verdict).map(|answer| {
            let said = walk.words_of_answer(point, &answer);
            if !matches!(answer, AttackAnswer::Lost(_)) {
                walk.play_longest_defence();
            }
            said
        });
        self.say(answered);
    }

    /// Stops the engine that judges an attack.
    fn drop_tried(&mut self) {
        if self.tried.take().is_some() {
            self.revision += 1;
        }
    }

    /// Takes the engine's answer to an attack, if it is there. True while it is not.
    fn collect_tried(&mut self) -> bool {
        let Some(TriedAttack { point, task }) = &self.tried else {
            return false;
        };
        let (point, Some(result)) = (*point, task.take()) else {
            return true;
        };
        self.tried = None;
        match result {
            Ok(Some(verdict)) => self.answer(point, *verdict),
            Ok(None) => self.settle(),
            Err(fault) => {
                self.said = Some(ProofSaid::Failed(fault));
                self.settle();
            }
        }
        false
    }

    /// Plays the chosen defence, or the attack of the proof.
    fn enter(&mut self, tasks: &mut SolverTasks) {
        let chosen = self.chosen;
        let next = self.walk_mut().and_then(|walk| match walk.to_move() {
            Some(side) if side == walk.winner() => Some(walk.node().attack),
            Some(_) => walk.all_defences().get(chosen).copied(),
            None => None,
        });
        if let Some(point) = next {
            self.press(point, tasks);
        }
    }

    fn go_to(&mut self, path: &[Point]) {
        let Some(walk) = self.walk_mut() else {
            return;
        };
        let gone = walk.go_to(path);
        self.said = gone.err().map(ProofSaid::Refused);
        self.settle();
    }

    fn step_back(&mut self) {
        self.said = None;
        let role = self.role;
        let Some(walk) = self.walk_mut() else {
            return;
        };
        let moves = walk.path().len();
        let left = match role {
            ProofRole::Attacker if walk.is_won() => moves - 1,
            ProofRole::Attacker if moves < 2 => return,
            // The first attack stays: there is nothing to defend against before it.
            ProofRole::Defender if moves < 3 => return,
            ProofRole::Attacker | ProofRole::Defender => moves - 2,
        };
        let path = walk.path().to_vec();
        let undone = path.get(left).copied();
        // These moves are those of the walk, so this cannot fail.
        let _ = walk.go_to(&path[..left]);
        self.settle();
        // The defence that was taken back is the chosen one.
        let index = self.walk().and_then(|walk| {
            let defences = walk.defences();
            defences
                .iter()
                .position(|defence| Some(defence.point) == undone)
        });
        if let Some(index) = index {
            self.choose(index);
        }
    }

    /// Chooses another defence; one that the program has played is exchanged.
    fn choose_other(&mut self, is_next: bool) {
        let (role, chosen) = (self.role, self.chosen);
        let Some(walk) = self.walk_mut() else {
            return;
        };
        if role == ProofRole::Attacker {
            exchange_defence(walk, is_next);
            self.said = None;
            self.settle();
            return;
        }
        let count = walk.defences().len();
        if count > 0 {
            self.choose(other(chosen, count, is_next));
        }
    }

    fn change_side(&mut self) {
        self.role = match self.role {
            ProofRole::Defender => ProofRole::Attacker,
            ProofRole::Attacker => ProofRole::Defender,
        };
        self.said = None;
        self.settle();
    }
}

/// The proof that the review has found at the current node.
fn reviewed_win(review: &GameReview, open: &OpenStudy) -> Option<ProvenWin> {
    let findings = review.findings(open.game(), open.ply());
    findings.filter(|_| open.is_on_main_line())?.win.clone()
}

/// Drops the proof of another node, and takes what the engine has found.
pub(super) fn collect(
    mut tasks: SolverTasks,
    screen: Res<State<Screen>>,
    mut proof: ResMut<StudyProof>,
    mut redraw: ResMut<Redraw>,
) {
    let here = StudyPlace::of(&tasks.open);
    if *screen.get() != Screen::Study {
        proof.bypass_change_detection().is_shown = false;
        if matches!(proof.state, ProofState::Searching(_)) {
            proof.set(None, ProofState::Unasked);
        }
        proof.drop_tried();
        return;
    }
    if proof.place.is_some_and(|place| place != here) {
        proof.set(None, ProofState::Unasked);
        redraw.next_frame();
    }
    if proof.tried.is_some() {
        if proof.collect_tried() {
            redraw.every(tasks.source());
        } else {
            redraw.next_frame();
        }
        return;
    }
    let ProofState::Searching(task) = &proof.state else {
        return;
    };
    let Some(result) = task.take() else {
        redraw.every(tasks.source());
        return;
    };
    redraw.next_frame();
    let state = match result {
        Ok(Some(win)) => {
            let node = tasks.open.study().current();
            let side = tasks.open.study().position().side_to_move();
            proof.checked.insert(node, (side, win.moves_to_win()));
            if let Some(tree) = kept_tree(&win) {
                proof.known.insert(node, tree.clone());
            }
            found(&tasks.open, *win)
        }
        Ok(None) if proof.is_check => {
            // The file is wrong here.
            let node = tasks.open.study().current();
            proof.known.remove(&node);
            search(&mut tasks, &mut proof)
        }
        Ok(None) => ProofState::NotFound { nodes: proof.nodes },
        Err(fault) => ProofState::Failed(fault),
    };
    proof.set(Some(here), state);
}

fn found(open: &OpenStudy, win: ProvenWin) -> ProofState {
    let walk = ProofWalk::new(&open.study().position().into(), win);
    ProofState::Found(Box::new(walk))
}

pub(super) fn apply(
    mut requests: MessageReader<ProofRequest>,
    mut tasks: SolverTasks,
    review: Res<GameReview>,
    mut proof: ResMut<StudyProof>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        proof.drop_tried();
        match request {
            ProofRequest::Find => find(&mut tasks, &review, &mut proof),
            ProofRequest::Press(point) => proof.press(*point, &mut tasks),
            ProofRequest::Into => proof.enter(&mut tasks),
            ProofRequest::GoTo(path) => proof.go_to(path),
            ProofRequest::StepBack => proof.step_back(),
            ProofRequest::NextDefence => proof.choose_other(true),
            ProofRequest::PreviousDefence => proof.choose_other(false),
            ProofRequest::StartOver => proof.go_to(&[]),
            ProofRequest::ChangeSide => proof.change_side(),
        }
    }
}

/// Takes the proof from the review or the file, or asks the engine for it.
fn find(tasks: &mut SolverTasks, review: &GameReview, proof: &mut StudyProof) {
    let is_over = tasks.open.study().position().outcome().is_some();
    let nodes = match proof.state {
        ProofState::Found(_) | ProofState::Searching(_) => return,
        _ if is_over => return,
        ProofState::NotFound { nodes } => nodes.saturating_mul(FURTHER),
        ProofState::Unasked | ProofState::Failed(_) => THREATS,
    };
    let here = StudyPlace::of(&tasks.open);
    proof.nodes = nodes;
    let node = tasks.open.study().current();
    let state = match (reviewed_win(review, &tasks.open), proof.known.get(&node)) {
        (Some(win), _) => found(&tasks.open, win),
        (None, Some(tree)) => {
            let task = CheckProof(Box::new(tree.clone()));
            proof.is_check = true;
            ProofState::Searching(tasks.start(task))
        }
        (None, None) => search(tasks, proof),
    };
    proof.set(Some(here), state);
}

/// Asks the engine for the proof.
fn search(tasks: &mut SolverTasks, proof: &mut StudyProof) -> ProofState {
    proof.is_check = false;
    ProofState::Searching(tasks.start(Prove {
        fours: FOURS,
        threats: proof.nodes,
    }))
}
