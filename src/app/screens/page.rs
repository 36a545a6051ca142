//! The layout of a screen with a header and a Back button.

use crate::app::widgets::Kit;
use bevy::prelude::*;

/// The two nodes that the screen fills.
#[derive(Debug, Clone, Copy)]
pub struct PageParts {
    /// The column below the header.
    pub page: Entity,
    /// The row at the right end of the header.
    pub actions: Entity,
}

impl Kit<'_, '_> {
    /// The root of a screen with a header.
    pub fn page(&mut self, title: &str) -> PageParts {
        let root = self.screen();
        let page = self.node(
            root,
            Node {
                flex_direction: FlexDirection::Column,
                width: percent(100),
                height: percent(100),
                ..default()
            },
        );
        let actions = self.header(page, title);
        PageParts { page, actions }
    }
}
