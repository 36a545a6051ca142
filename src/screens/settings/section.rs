//! The sections, their order, their icons and their settings.

#[cfg(not(target_family = "wasm"))]
use super::engines;
use super::parts::{self, ADDRESS};
pub use super::position::Section;
use super::position::SectionHead;
use super::row::Setting::{self, *};
use super::row::{choice, field};
use super::theme;
use super::{analysis, backup, hands, notifications, offline, report, speech};
#[cfg(not(target_family = "wasm"))]
use crate::settings::WindowChoice;
use crate::settings::{LastMark, MotionChoice, MoveNumbers, Settings};
use crate::state::Screen;
use crate::theme::{Icon, space};
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::prelude::*;
use narabe_net::NAME_LIMIT;

const LOOK: &[Setting] = &[
    Part(theme::themes),
    Part(theme::language),
    #[cfg(not(target_family = "wasm"))]
    choice!(
        "settings-window",
        window,
        WindowChoice::Windowed => "settings-window-windowed",
        WindowChoice::FullScreen => "settings-window-full",
    ),
];

const BOARD: &[Setting] = &[
    choice!(
        "settings-numbers",
        move_numbers,
        MoveNumbers::Off => "settings-numbers-off",
        MoveNumbers::Last => "settings-numbers-last",
        MoveNumbers::All => "settings-numbers-all",
    ),
    choice!(
        "settings-mark",
        last_mark,
        LastMark::ThreeFlashes => "settings-mark-three",
        LastMark::KeepsFlashing => "settings-mark-keeps",
        LastMark::Still => "settings-mark-still",
    ),
    Switch("settings-coordinates", field!(coordinates)),
    Switch("settings-stars", field!(star_points)),
    Open {
        id: "settings-skins",
        label: "settings-skins-open",
        icon: Icon::Skins,
        screen: Screen::Skins,
    },
];

const SOUND: &[Setting] = &[
    Divider,
    Volume("settings-volume-stones", field!(volume_stones)),
    Volume("settings-volume-interface", field!(volume_interface)),
    Volume("settings-volume-music", field!(volume_music)),
    Switch("settings-mute", field!(muted)),
    Switch("settings-mute-background", field!(mute_in_background)),
];

const MOTION: &[Setting] = &[
    choice!(
        unnamed "settings-motion",
        motion,
        MotionChoice::System => "settings-motion-system",
        MotionChoice::Full => "settings-motion-full",
        MotionChoice::Reduced => "settings-motion-reduced",
        MotionChoice::Off => "settings-motion-off",
    ),
    Divider,
    Switch("settings-light", field!(title_light)),
    Switch("settings-gold", field!(gold_leaf)),
];

const PLAY: &[Setting] = &[
    Divider,
    Part(parts::pace),
    Switch("settings-attention", field!(attention)),
    Part(notifications::switch),
    Switch("settings-keep-games", field!(keep_games)),
    Switch("settings-coach", field!(coach)),
    Switch("settings-adapt", field!(adapt_level)),
    Switch("settings-chance", field!(win_chance)),
    Switch("settings-forbidden", field!(forbidden_points)),
    Switch("settings-confirm", field!(confirm_tap)),
    Switch("settings-confirm-click", field!(confirm_click)),
    Switch("settings-cursor", field!(keyboard_cursor)),
];

const STUDY: &[Setting] = &[
    Divider,
    Part(analysis::lines),
    Part(analysis::threads),
    Part(analysis::memory),
];

#[cfg(not(target_family = "wasm"))]
const ENGINES: &[Setting] = &[
    Divider,
    Part(engines::list),
    Switch("settings-engine-messages", field!(engine_messages)),
];

const ONLINE: &[Setting] = &[
    Divider,
    Line("settings-name", NAME_LIMIT, field!(player_name)),
    Line("settings-lobby", ADDRESS, field!(lobby)),
    Switch("settings-watch", field!(let_watch)),
    Part(parts::advanced),
];

const ACCESS: &[Setting] = &[
    Divider,
    Part(parts::text_size),
    Switch("settings-shapes", field!(shapes_on_stones)),
    Switch("settings-targets", field!(bigger_targets)),
    Switch("settings-speech", field!(say_moves)),
    Part(speech::rate),
    Volume("settings-volume-speech", field!(volume_speech)),
];

const FILES: &[Setting] = &[
    Divider,
    Part(backup::save),
    Part(backup::open),
    Part(offline::switch),
];

const ABOUT: &[Setting] = &[
    Divider,
    Part(parts::version),
    Open {
        id: "settings-rules",
        label: "settings-rules-open",
        icon: Icon::Help,
        screen: Screen::Rules,
    },
    Open {
        id: "settings-credits",
        label: "settings-credits-open",
        icon: Icon::Info,
        screen: Screen::Credits,
    },
    Part(report::copy),
    #[cfg(not(target_family = "wasm"))]
    Part(report::open_folder),
];

impl Section {
    /// The sections of the two columns; one below the other on narrow screens.
    pub const LEFT: [Self; 5] = [
        Self::Look,
        Self::Board,
        Self::Sound,
        Self::Motion,
        Self::Files,
    ];
    pub const RIGHT: &[Self] = &[
        Self::Play,
        Self::Study,
        #[cfg(not(target_family = "wasm"))]
        Self::Engines,
        Self::Online,
        Self::Access,
    ];
    /// Those below, over the width of both columns.
    pub const BELOW: [Self; 2] = [Self::Controls, Self::About];

    /// All, in the order of the list.
    pub fn all() -> impl Iterator<Item = Self> {
        let columns = Self::LEFT.into_iter().chain(Self::RIGHT.iter().copied());
        columns.chain(Self::BELOW)
    }

    /// The Fluent id of its name, its icon in the list, and its settings.
    fn content(self) -> (&'static str, Icon, &'static [Setting]) {
        match self {
            Self::Look => ("settings-look", Icon::Sun, LOOK),
            Self::Board => ("settings-board", Icon::Board, BOARD),
            Self::Sound => ("settings-sound", Icon::SoundOn, SOUND),
            Self::Motion => ("settings-motion", Icon::Motion, MOTION),
            Self::Play => ("settings-play", Icon::Play, PLAY),
            Self::Study => ("settings-study", Icon::Proof, STUDY),
            Self::Online => ("settings-online", Icon::Online, ONLINE),
            Self::Access => ("settings-access", Icon::Access, ACCESS),
            Self::Controls => ("settings-controls", Icon::Keyboard, hands::CONTROLS),
            #[cfg(not(target_family = "wasm"))]
            Self::Engines => ("settings-engines", Icon::Computer, ENGINES),
            Self::Files => ("settings-files", Icon::Library, FILES),
            Self::About => ("settings-about", Icon::Info, ABOUT),
        }
    }

    pub fn id(self) -> &'static str {
        self.content().0
    }

    pub fn icon(self) -> Icon {
        self.content().1
    }

    pub fn build(self, ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
        let section = ui.column(parent, 0.0);
        ui.insert(section, SectionHead(self));
        let name = ui.node(section, Node::default().pad_bottom(space::XS));
        ui.section(name, self.id());
        for setting in self.content().2 {
            setting.build(ui, section, settings);
        }
    }
}
