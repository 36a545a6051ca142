//! Players: who decides a side's moves, how an engine is asked for them, and the clocks and series of a match.
//!
//! A [`Seat`] is the choice made when a match is set up; an [`EnginePlayer`] is what then chooses the moves. A person's
//! seat has no engine player, because its moves come from the board. The [`AnalysisEngine`] gives hints to a person.
//! Nothing here knows threads or windows: the owner of an engine player decides when and on which thread it runs, how
//! much time it has, and when it has to stop.
//!
//! ```
//! use narabe_engine_core::level::Level;
//! use narabe_matches::players::{MoveRequest, Seat};
//! use narabe_rules::{BoardSize, Position, Rule};
//! use rand::SeedableRng;
//!
//! let position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let mut player = Seat::Level(Level::Sasa).engine_player().expect("a level is an engine");
//! let mut rng = rand::rngs::StdRng::seed_from_u64(1);
//! assert!(player.choose(&MoveRequest::new(&position), &mut rng).is_ok());
//! assert!(Seat::Human.engine_player().is_none());
//! ```

#![warn(missing_docs)]

mod analysis_engine;
mod best_move;
mod clock;
mod engine_player;
mod engine_pool;
mod engine_worker;
mod level_player;
mod no_move_reason;
mod opening;
mod opening_decision;
mod position_form;
mod program_fault;
mod progress;
mod search_group;
mod seat;
mod stop;
pub mod tasks;
mod time;
mod worker_message;

pub use analysis_engine::{AnalysisEngine, AnalysisOptions, Hint};
pub use best_move::BestMoveJudge;
pub use clock::{Clock, ClockTick, LOW_TIME};
pub use engine_player::{EnginePlayer, MoveRequest};
pub use engine_pool::EngineKey;
pub use engine_worker::{EngineFactory, EngineWorker};
pub use narabe_rules::match_rules::{BlackRule, ClockRule, FoulRule, GameResult, MatchLength};
pub use no_move_reason::NoMoveReason;
pub use opening_decision::{EvaluatedOption, OpeningDecision};
pub use program_fault::ProgramFault;
pub use progress::{Progress, SearchProgress};
pub use search_group::{SearchGroup, max_search_threads};
pub use seat::{EngineId, Seat};
pub use stop::Stop;
pub use time::MoveTime;
pub use worker_message::{WorkerMessage, WorkerReply};
