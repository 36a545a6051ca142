//! A screen that is a page: a head with the way back, and under it whatever follows.

use crate::app::widgets::Kit;
use bevy::prelude::*;

/// The two places of a page that its screen fills.
#[derive(Debug, Clone, Copy)]
pub struct PageParts {
    /// The column under the head.
    pub page: Entity,
    /// The row at the right end of the head.
    pub actions: Entity,
}

impl Kit<'_, '_> {
    /// The root of a screen with a head of this title.
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
