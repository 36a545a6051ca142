//! Makes custom puzzles: an engine checks each position on a background thread, and the position becomes a puzzle or is refused.

use super::resource::{PuzzleMessage, Puzzles, now, tell};
use crate::live::{EngineRunner, Engines, RunningTask, TaskResult, take_ended};
use crate::redraw::{Redraw, Source};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_learn::puzzles::{Answered, PuzzleDraft, PuzzleId, PuzzleRefusal};
use narabe_matches::players::tasks::{EngineRequest, MakePuzzle};
use narabe_rules::Position;
use std::collections::{BTreeMap, VecDeque};

/// Where positions come from that are to become puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MadeFrom {
    /// One position: of a study, or of a file that says no task.
    Position,
    /// The mistakes of a reviewed game.
    Review,
    /// A file.
    File,
}

/// A request to make puzzles of these positions. What cannot be read is refused with the others.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct MakePuzzles {
    pub from: MadeFrom,
    pub drafts: Vec<Result<PuzzleDraft, PuzzleRefusal>>,
}

/// What has come of such a request.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct PuzzlesMade {
    pub from: MadeFrom,
    /// The new puzzles.
    pub added: Vec<PuzzleId>,
    /// How many were refused for each reason.
    pub refused: BTreeMap<PuzzleRefusal, usize>,
}

/// The positions of a request that still wait, and what has come of the others.
struct Batch {
    waiting: VecDeque<Result<PuzzleDraft, PuzzleRefusal>>,
    made: PuzzlesMade,
}

/// The engine that looks for tasks, and what it has to do.
#[derive(Resource)]
pub struct PuzzleMaker {
    runner: EngineRunner,
    batches: VecDeque<Batch>,
    running: Option<(
        PuzzleDraft,
        RunningTask<TaskResult<Result<Answered, PuzzleRefusal>>>,
    )>,
}

impl Default for PuzzleMaker {
    fn default() -> Self {
        Self {
            runner: EngineRunner::new("Puzzles"),
            batches: VecDeque::new(),
            running: None,
        }
    }
}

impl PuzzleMaker {
    /// Whether positions are being looked at.
    pub fn is_busy(&self) -> bool {
        !self.batches.is_empty()
    }
}

/// What the work needs.
#[derive(SystemParam)]
pub(super) struct Making<'w> {
    maker: ResMut<'w, PuzzleMaker>,
    puzzles: ResMut<'w, Puzzles>,
    engines: Res<'w, Engines>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    made: MessageWriter<'w, PuzzlesMade>,
    time: Res<'w, Time<Real>>,
    events: MessageWriter<'w, PuzzleMessage>,
    redraw: ResMut<'w, Redraw>,
}

pub(super) fn make(mut requests: MessageReader<MakePuzzles>, mut making: Making) {
    for MakePuzzles { from, drafts } in requests.read() {
        making.maker.batches.push_back(Batch {
            waiting: drafts.iter().cloned().collect(),
            made: PuzzlesMade {
                from: *from,
                added: Vec::new(),
                refused: BTreeMap::new(),
            },
        });
    }
    if making.maker.batches.is_empty() {
        return;
    }
    making.conclude();
    making.go_on();
    let source = Source::EngineProgress.or_headless(making.proxy.is_some());
    making.redraw.every(source);
}

impl Making<'_> {
    /// Takes over what the engine has found.
    fn conclude(&mut self) {
        let Some((draft, result)) = take_ended(&mut self.maker.running) else {
            return;
        };
        let answered = match result {
            Ok(answered) => answered,
            Err(fault) => {
                error!("a puzzle: {fault}");
                Err(PuzzleRefusal::Undecided)
            }
        };
        let added = answered.and_then(|answered| {
            let puzzle = draft.puzzle(answered)?;
            self.puzzles.0.add(puzzle)
        });
        self.count(added);
    }

    fn count(&mut self, added: Result<PuzzleId, PuzzleRefusal>) {
        let Some(batch) = self.maker.batches.front_mut() else {
            return;
        };
        match added {
            Ok(id) => batch.made.added.push(id),
            Err(refusal) => *batch.made.refused.entry(refusal).or_default() += 1,
        }
    }

    /// Gives the engine the next position that needs it, and tells of what is finished.
    fn go_on(&mut self) {
        while self.maker.running.is_none() {
            let Some(batch) = self.maker.batches.front_mut() else {
                return;
            };
            match batch.waiting.pop_front() {
                None => {
                    let batch = self.maker.batches.pop_front();
                    self.made.write_batch(batch.map(|batch| batch.made));
                    self.fill_board();
                    self.redraw.next_frame();
                }
                Some(draft) => {
                    if let Err(refusal) = draft.and_then(|draft| self.start(draft)) {
                        self.count(Err(refusal));
                    }
                }
            }
        }
    }

    /// Where no puzzle is on the board, there may be one now.
    fn fill_board(&mut self) {
        if self.puzzles.attempt().is_none() {
            let event = self.puzzles.0.begin(&now(&self.time));
            tell(event, &mut self.events);
        }
    }

    fn start(&mut self, draft: PuzzleDraft) -> Result<(), PuzzleRefusal> {
        self.puzzles.may_add(PuzzleId::of(&draft.setup))?;
        let position = Position::from_setup(&draft.setup);
        let request = EngineRequest {
            position: position.map_err(|_| PuzzleRefusal::Impossible)?,
            task: MakePuzzle {
                last: draft.last,
                claim: draft.claim.clone(),
                proven: draft.proven,
            },
        };
        let make = &self.engines.make;
        let proxy = self.proxy.as_deref();
        let task = self.maker.runner.start(make, request, proxy);
        self.maker.running = Some((draft, task));
        Ok(())
    }
}
