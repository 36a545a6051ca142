//! The interface of an engine that plays a side: a position in, a point out.

use super::no_move_reason::NoMoveReason;
use super::opening_decision::OpeningDecision;
use super::progress::Progress;
use super::stop::Stop;
use super::time::MoveTime;
use narabe_engine_core::classic::Classic;
use narabe_rules::opening::Opening;
use narabe_rules::{Point, Position};
use rand::rngs::StdRng;

/// An engine that chooses the moves of a side.
pub trait EnginePlayer: Send {
    /// The chosen point.
    ///
    /// An implementation that may take longer than a moment checks the request's `stop` and returns early, with any
    /// result, once it is set: nobody waits for the answer any more. Unless it looks at the time, the same position and
    /// the same state of `rng` give the same point.
    ///
    /// # Errors
    /// Why there is no move.
    fn choose(&mut self, request: &MoveRequest, rng: &mut StdRng) -> Result<Point, NoMoveReason>;

    /// The decision in an opening, whose position is that of the request. `None` if this engine does not know the protocol: the
    /// analysis engine decides for it.
    fn decide_opening(
        &mut self,
        opening: &Opening,
        request: &MoveRequest,
    ) -> Option<Result<OpeningDecision, NoMoveReason>> {
        let _ = (opening, request);
        None
    }
}

/// A request for a move.
#[derive(Debug, Clone)]
pub struct MoveRequest {
    /// The position to move in.
    pub position: Position,
    /// The time available.
    pub time: MoveTime,
    /// Set when the answer is no longer needed.
    pub stop: Stop,
    /// Receives the progress of the search.
    pub progress: Progress,
}

impl MoveRequest {
    /// A request without a clock, and without listeners to stop or progress.
    pub fn new(position: &Position) -> Self {
        Self {
            position: position.clone(),
            time: MoveTime::Unlimited,
            stop: Stop::default(),
            progress: Progress::default(),
        }
    }
}

impl EnginePlayer for Classic {
    fn choose(&mut self, request: &MoveRequest, rng: &mut StdRng) -> Result<Point, NoMoveReason> {
        Classic::choose(*self, &request.position, rng).ok_or(NoMoveReason::NoPoint)
    }
}
