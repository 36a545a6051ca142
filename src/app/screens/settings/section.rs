//! The sections, their order and their icons.

use super::nav::SectionHead;
use super::{board_sound_motion, controls, online, play, theme};
use crate::app::settings::Settings;
use crate::app::theme::{Icon, space};
use crate::app::widgets::Kit;
use bevy::prelude::*;

/// A section of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Section {
    #[default]
    Look,
    Board,
    Sound,
    Motion,
    Play,
    Online,
    Access,
    Controls,
    About,
}

impl Section {
    /// The sections of the two columns; one below the other on narrow screens.
    pub const LEFT: [Self; 4] = [Self::Look, Self::Board, Self::Sound, Self::Online];
    pub const RIGHT: [Self; 5] = [
        Self::Motion,
        Self::Play,
        Self::Access,
        Self::Controls,
        Self::About,
    ];

    /// The Fluent id of its name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Look => "settings-look",
            Self::Board => "settings-board",
            Self::Sound => "settings-sound",
            Self::Motion => "settings-motion",
            Self::Play => "settings-play",
            Self::Online => "settings-online",
            Self::Access => "settings-access",
            Self::Controls => "settings-controls",
            Self::About => "settings-about",
        }
    }

    /// Its icon in the list.
    pub fn icon(self) -> Icon {
        match self {
            Self::Look => Icon::Sun,
            Self::Board => Icon::Board,
            Self::Sound => Icon::SoundOn,
            Self::Motion => Icon::Motion,
            Self::Play => Icon::Play,
            Self::Online => Icon::Online,
            Self::Access => Icon::Access,
            Self::Controls => Icon::Keyboard,
            Self::About => Icon::Info,
        }
    }

    /// Builds the section with its heading.
    pub fn build(self, kit: &mut Kit, parent: Entity, settings: &Settings) {
        let section = kit.column(parent, 0.0);
        kit.commands.entity(section).insert(SectionHead(self));
        let name = kit.node(
            section,
            Node {
                padding: UiRect::bottom(px(space::XS)),
                ..default()
            },
        );
        kit.section(name, self.id());
        match self {
            Self::Look => theme::build(kit, section, settings),
            Self::Board => board_sound_motion::board(kit, section, settings),
            Self::Sound => board_sound_motion::sound(kit, section, settings),
            Self::Motion => board_sound_motion::motion(kit, section, settings),
            Self::Play => play::play(kit, section, settings),
            Self::Online => online::build(kit, section, settings),
            Self::Access => play::access(kit, section, settings),
            Self::Controls => controls::keys(kit, section),
            Self::About => controls::about(kit, section),
        }
    }
}
