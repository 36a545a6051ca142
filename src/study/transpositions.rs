//! Where else the position at the current node of the open study stands. The positions are taken in between the frames.

use super::open_study::{OpenStudy, StudyId};
use crate::redraw::Redraw;
use crate::time_slice::TimeSlice;
use bevy::prelude::*;
use narabe_rules::{NodeId, Symmetry};
use narabe_study::{Transposition, Transpositions};

/// The nodes that are taken in between two looks at the clock.
const STEP: usize = 1_024;

/// A request about the other places of the position at the current node.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TranspositionRequest {
    /// Goes to the next of them; from the last one to the first.
    Next,
    /// Goes back to where the first was asked for.
    Back,
}

/// The other places of the position at the current node.
#[derive(Resource, Debug, Default)]
pub struct StudyTranspositions {
    index: Option<(StudyId, Transpositions)>,
    /// For which study, revision and node the places are, and how many nodes were known then.
    of: Option<(StudyId, u64, NodeId, bool)>,
    places: Vec<Transposition>,
    /// Where the first request was made, and where the last has led.
    way: Option<(NodeId, NodeId)>,
}

impl StudyTranspositions {
    /// The places that are known, those where the position lies alike first.
    pub fn places(&self) -> &[Transposition] {
        &self.places
    }

    /// The place to go to next: the first after this node that lies as it does, or else the first of those; if none does, the same
    /// among all.
    pub fn next(&self, node: NodeId) -> Option<Transposition> {
        let is_alike = |place: &Transposition| place.symmetry == Symmetry::IDENTITY;
        let has_alike = self.places.iter().any(is_alike);
        let is_offered = |place: &Transposition| !has_alike || is_alike(place);
        let mut places = self.places.iter();
        let later = places.find(|place| place.node > node && is_offered(place));
        let first = || self.places.iter().find(|place| is_offered(place));
        later.or_else(first).copied()
    }

    /// Where one came from, at the node that a request has led to.
    pub fn back(&self, node: NodeId) -> Option<NodeId> {
        let (from, to) = self.way?;
        (to == node && from != node).then_some(from)
    }

    /// Where a request leads.
    pub(super) fn go(&mut self, request: TranspositionRequest, node: NodeId) -> Option<NodeId> {
        let to = match request {
            TranspositionRequest::Back => self.back(node)?,
            TranspositionRequest::Next => self.next(node)?.node,
        };
        let from = match (request, self.way) {
            (TranspositionRequest::Back, _) => None,
            (_, Some((from, last))) if last == node => Some(from),
            _ => Some(node),
        };
        self.way = from.map(|from| (from, to));
        Some(to)
    }
}

/// Takes in what is new in the study, as much as there is time for, and looks where the position stands.
pub(super) fn run(
    open: Res<OpenStudy>,
    mut transpositions: ResMut<StudyTranspositions>,
    mut redraw: ResMut<Redraw>,
) {
    let (study, id) = (open.study(), open.id());
    let found = transpositions.bypass_change_detection();
    if found.index.as_ref().is_none_or(|(of, _)| *of != id) {
        found.way = None;
        found.index = Some((id, Transpositions::new(study)));
    }
    let Some((_, index)) = &mut found.index else {
        return;
    };
    if !index.is_complete(study) {
        let slice = TimeSlice::default();
        while index.step(study, STEP) && !slice.is_over() {}
        redraw.next_frame();
    }
    let is_complete = index.is_complete(study);
    let of = Some((id, open.revision(), study.current(), is_complete));
    if found.of != of {
        found.of = of;
        let places = index.elsewhere(study, study.current());
        if found.places != places {
            redraw.next_frame();
            found.places = places;
        }
    }
}
