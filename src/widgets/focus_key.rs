//! The key by which a control is found again.

use bevy::prelude::*;

/// The key by which the focus finds a control again after its screen was rebuilt. Unique on its screen.
#[derive(Component, Debug, Clone, PartialEq, Eq, Hash)]
pub struct FocusKey(pub String);

impl FocusKey {
    pub fn new(key: impl Into<String>) -> Self {
        Self(key.into())
    }
}
