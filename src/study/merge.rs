//! Games and studies that are merged into the open study: planned between the frames, shown to the person, and added as one edit.

use super::open_study::{OpenStudy, StudyId};
use super::request::StudyRequest;
use super::typed_comment::TypedComment;
use crate::redraw::Redraw;
use crate::time_slice::TimeSlice;
use bevy::prelude::*;
use narabe_study::{Edit, Merge, MergePlan, MergeSource, MergeSummary};

/// The nodes that are looked at between two looks at the clock.
const STEP: usize = 512;

/// A request to merge into the open study.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum MergeRequest {
    /// The game that is opened next is merged instead.
    Await,
    /// Plans the merge of these sources.
    Plan(Vec<MergeSource>),
    /// Makes the merge that is planned.
    Apply,
    /// Gives the merge up.
    Cancel,
}

/// The merge that is being planned, or waits for the person.
#[derive(Resource, Debug, Default)]
pub struct StudyMerge {
    is_awaited: bool,
    planning: Option<Merge>,
    planned: Option<Box<MergePlan>>,
    /// The study and the revision for which it is planned.
    of: Option<(StudyId, u64)>,
    /// Counts the plans.
    number: u32,
}

impl StudyMerge {
    /// Whether the game that is opened next is merged.
    pub const fn is_awaited(&self) -> bool {
        self.is_awaited
    }

    /// What the merge will add, once it is planned.
    pub fn summary(&self) -> Option<&MergeSummary> {
        self.planned.as_ref().map(|plan| &plan.summary)
    }

    /// A number that changes with each plan.
    pub const fn number(&self) -> u32 {
        self.number
    }

    pub(super) fn forget(&mut self) {
        *self = Self {
            number: self.number,
            ..Self::default()
        };
    }
}

pub(super) fn apply(
    mut requests: ResMut<Messages<MergeRequest>>,
    mut open: ResMut<OpenStudy>,
    mut typed: ResMut<TypedComment>,
    mut merge: ResMut<StudyMerge>,
    mut studies: MessageWriter<StudyRequest>,
    mut redraw: ResMut<Redraw>,
) {
    // Sources may be so large that there is no room for a copy.
    for request in requests.drain() {
        redraw.next_frame();
        match request {
            MergeRequest::Await => merge.is_awaited = true,
            MergeRequest::Plan(sources) => {
                // What is typed belongs to what is merged with.
                typed.write(&mut open);
                merge.forget();
                merge.planning = Some(Merge::new(open.study(), sources));
                merge.of = Some((open.id(), open.revision()));
            }
            MergeRequest::Apply => {
                if let Some(plan) = merge.planned.take() {
                    studies.write(StudyRequest::Edit(Edit::Merge(plan)));
                }
                merge.forget();
            }
            MergeRequest::Cancel => merge.forget(),
        }
    }
}

/// What is opened on another screen is not merged.
pub(super) fn stop_waiting(mut merge: ResMut<StudyMerge>) {
    merge.is_awaited = false;
}

pub(super) fn run(open: Res<OpenStudy>, mut merge: ResMut<StudyMerge>, mut redraw: ResMut<Redraw>) {
    if merge.planning.is_none() && merge.planned.is_none() {
        return;
    }
    // A plan is for the study as it was.
    if merge.of != Some((open.id(), open.revision())) {
        merge.forget();
        return;
    }
    if merge.planning.is_none() {
        return;
    }
    redraw.next_frame();
    let merge = merge.into_inner();
    let Some(planning) = &mut merge.planning else {
        return;
    };
    let slice = TimeSlice::default();
    loop {
        if !planning.step(open.study(), STEP) {
            break;
        }
        if slice.is_over() {
            return;
        }
    }
    let plan = merge.planning.take().map(Merge::finish);
    merge.planned = plan.map(Box::new);
    merge.number += 1;
}
