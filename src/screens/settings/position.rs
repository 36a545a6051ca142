//! The current section, and where the page is scrolled to.

use crate::widgets::Part;
use bevy::prelude::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Section {
    #[default]
    Look,
    Board,
    Sound,
    Motion,
    Play,
    Study,
    Online,
    Files,
    #[cfg(not(target_family = "wasm"))]
    Engines,
    Access,
    Controls,
    About,
}

/// The current section and the scroll position.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct SettingsPosition {
    pub section: Section,
    /// The scroll offset, in logical pixels.
    pub scrolled: f32,
    /// A control that has changed the layout of the page.
    pub held: Option<HeldControl>,
}

/// A control that stays under the pointer when the page is rebuilt.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HeldControl {
    pub key: &'static str,
    /// The control on the previous page.
    pub control: Entity,
    /// Its centre, in physical pixels from the top of the window.
    pub y: f32,
}

impl SettingsPosition {
    /// Scrolls the page so that this control is as close as possible to `y`, in physical pixels from the top of the window.
    pub fn bring(&mut self, key: &'static str, y: f32) {
        let control = Entity::PLACEHOLDER;
        self.held = Some(HeldControl { key, control, y });
    }

    /// Makes the next page scroll so that this control stays where it is.
    pub fn hold(&mut self, key: &'static str, control: Entity, place: &UiGlobalTransform) {
        let y = place.translation.y;
        self.held = Some(HeldControl { key, control, y });
    }
}

/// The scroll area, a section in it, and the list of sections.
#[derive(Component, Debug, Clone, Copy)]
pub struct SectionsArea;
#[derive(Component, Debug, Clone, Copy)]
pub struct SectionHead(pub Section);
#[derive(Component, Debug, Clone, Copy)]
pub struct SectionList;

impl Part for SectionList {
    /// The current section.
    type Content = Section;
}
