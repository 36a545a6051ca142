//! The open study in the app: the resource, its requests, the live analysis, the proof and the file; and the position that
//! is being set up.
//!
//! Screens, keys and the board write a [`StudyRequest`]; the session applies it to the [`OpenStudy`]. Nothing else changes
//! the study. [`StudyMode`] is the open part, which gets the presses on the board. The [`StudyProof`] of the current node
//! changes by [`ProofRequest`]s in the same way, and the mistakes that are retried by [`RetryRequest`]s. The study itself is in
//! [`study`](narabe_study), without windows or files.

mod balanced_moves;
mod batch_result;
mod branch_request;
mod comment_journal;
mod file;
mod live_analysis;
mod merge;
mod mode;
mod open_retry;
mod open_study;
mod position_setup;
mod presses;
mod proof;
mod request;
mod retry;
mod session;
mod solver;
mod threat;
mod transpositions;
mod typed_comment;

pub use balanced_moves::StudyBalancedMoves;
pub use branch_request::BranchRequest;
#[cfg(test)]
pub use comment_journal::CommentJournal;
pub use live_analysis::LiveAnalysis;
pub use merge::{MergeRequest, StudyMerge};
pub use mode::{StudyMode, StudyTab};
pub use open_retry::AnswerJudged;
pub use open_study::{BoardTool, OpenStudy, StudyId};
pub use position_setup::{PositionRefused, PositionRequest, PositionSetup, Reading};
#[cfg(test)]
pub use presses::read_in_position_setup as read_presses_in_position_setup;
pub use proof::{ProofRequest, ProofStep, StudyProof};
pub use request::{StudyRefused, StudyRequest};
pub use retry::RetryRequest;
pub use threat::{StudyThreat, ThreatAnswered, ThreatRequest};
pub use transpositions::{StudyTranspositions, TranspositionRequest};
pub use typed_comment::TypedComment;

use crate::input::PressSystems;
use crate::state::Screen;
use bevy::prelude::*;

/// The systems of the study in `Update`. Systems that show the study run after them, to show a change in the same frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StudySystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenStudy>()
        .init_resource::<LiveAnalysis>()
        .init_resource::<StudyBalancedMoves>()
        .init_resource::<solver::Solver>()
        .init_resource::<StudyMode>()
        .init_resource::<StudyProof>()
        .init_resource::<StudyThreat>()
        .init_resource::<StudyMerge>()
        .init_resource::<StudyTranspositions>()
        .init_resource::<TypedComment>()
        .init_resource::<comment_journal::CommentJournal>()
        .init_resource::<PositionSetup>()
        .add_message::<StudyRequest>()
        .add_message::<StudyRefused>()
        .add_message::<MergeRequest>()
        .add_message::<TranspositionRequest>()
        .add_message::<ProofRequest>()
        .add_message::<ThreatRequest>()
        .add_message::<ThreatAnswered>()
        .add_message::<RetryRequest>()
        .add_message::<AnswerJudged>()
        .add_message::<PositionRequest>()
        .add_message::<PositionRefused>()
        .add_systems(
            Update,
            (
                (merge::apply, session::apply, position_setup::apply).chain(),
                retry::apply,
                (request::play_back, batch_result::take_over).run_if(in_state(Screen::Study)),
                (proof::apply, proof::collect).chain(),
                (threat::apply, threat::collect).chain(),
                retry::collect,
                (live_analysis::run, balanced_moves::run, merge::run),
                transpositions::run.run_if(in_state(Screen::Study)),
                (comment_journal::keep, file::save).chain(),
            )
                .chain()
                .in_set(StudySystems),
        )
        .add_systems(
            Update,
            (
                presses::read_in_study.run_if(in_state(Screen::Study)),
                presses::read_in_position_setup.run_if(in_state(Screen::PositionSetup)),
            )
                .after(PressSystems)
                .before(StudySystems),
        )
        .add_systems(Last, file::write_at_exit)
        .add_systems(
            OnExit(Screen::Study),
            (request::stop_playback, merge::stop_waiting),
        );
}
