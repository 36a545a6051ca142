//! The open study in the app: the resource, its requests, the live analysis, the proof and the file; and the position that
//! is being set up.
//!
//! Screens, keys and the board write a [`StudyRequest`]; one system applies it to the [`OpenStudy`]. Nothing else changes
//! the study. The [`StudyProof`] of the current node changes by [`ProofRequest`]s in the same way, and the [`StudyTries`] of the
//! mistakes by [`TryRequest`]s. The study itself is in
//! [`study`](narabe_study), without windows or files.

mod balanced_moves;
mod batch_result;
mod branch_request;
mod defences;
mod file;
mod live_analysis;
mod open_study;
mod position_setup;
mod presses;
mod proof;
mod request;
mod solver;
mod threat;
mod tries;
mod try_again;
mod typed_comment;

pub use balanced_moves::StudyBalancedMoves;
pub use branch_request::BranchRequest;
pub use live_analysis::LiveAnalysis;
pub use open_study::{BoardTool, OpenStudy, StudyId};
pub use position_setup::{PositionRefused, PositionRequest, PositionSetup, Reading};
#[cfg(test)]
pub use presses::read_in_position_setup as read_presses_in_position_setup;
pub use proof::{ProofRequest, ProofRole, ProofSaid, ProofState, StudyProof};
pub use request::{StudyRefused, StudyRequest};
pub use threat::{StudyThreat, ThreatAnswered, ThreatRequest};
pub use tries::{StudyTries, TryJudged, TryProblem, TryRequest};
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
        .init_resource::<StudyProof>()
        .init_resource::<StudyThreat>()
        .init_resource::<StudyTries>()
        .init_resource::<TypedComment>()
        .init_resource::<PositionSetup>()
        .add_message::<StudyRequest>()
        .add_message::<StudyRefused>()
        .add_message::<ProofRequest>()
        .add_message::<ThreatRequest>()
        .add_message::<ThreatAnswered>()
        .add_message::<TryRequest>()
        .add_message::<TryJudged>()
        .add_message::<PositionRequest>()
        .add_message::<PositionRefused>()
        .add_systems(
            Update,
            (
                try_again::apply,
                (request::apply, position_setup::apply),
                (request::play_back, batch_result::take_over).run_if(in_state(Screen::Study)),
                (proof::apply, proof::collect).chain(),
                (threat::apply, threat::collect).chain(),
                try_again::collect,
                (live_analysis::run, balanced_moves::run),
                file::save,
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
        .add_systems(Last, typed_comment::write_at_exit)
        .add_systems(OnExit(Screen::Study), request::stop_playback);
}
