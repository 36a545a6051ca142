//! What a single switch would choose now: `input` marks the controls in turn.

use bevy::prelude::*;

/// The marked control, which has the brackets instead of the one with the focus.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Scanned(pub Option<Entity>);

/// A named group that is marked as a whole first; once it is chosen, its controls are.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ScanGroup;
