//! The scenes of play with other hands: the settings for it, the dialog that takes a key, and a game with its controls on one
//! side and a single switch.

use super::scene::Scene;
use super::won_game::{between_persons, won_game};
use crate::layout::Layout;
use crate::live::{Intent, WriteLive};
use crate::screens::SettingsPosition;
use crate::settings::{ControlsSide, Settings};
use crate::state::{Go, Screen};
use crate::widgets::{CloseDialog, DialogOpen, FocusKey, Scanned};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// A control of a section, by which the page is scrolled to it.
const ACCESS: &str = "settings-targets";
const CONTROLS: &str = "settings-switch";
/// Where in the window the control is then, from the top.
const SHARE: f32 = 0.4;
/// The row of a key in the list.
const KEY: &str = "key undo";
/// The number of stones on the board of the game.
const STONES: usize = 12;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandsScene {
    Access,
    Key,
    Keys,
    OneSide,
    Switch,
}

impl Scene for HandsScene {
    fn name(&self) -> &'static str {
        match self {
            Self::Access => "13-settings-access",
            Self::Key => "13-settings-key",
            Self::Keys => "13-settings-keys",
            Self::OneSide => "48-one-side",
            Self::Switch => "48-switch",
        }
    }

    fn set(&self, world: &mut World) {
        set(*self, world);
    }

    fn is_ready(&self, world: &World) -> bool {
        is_ready(*self, world)
    }

    fn drive(&self, world: &mut World) {
        drive(*self, world);
    }
}

impl HandsScene {
    /// The control that the settings are scrolled to.
    const fn control(self) -> Option<&'static str> {
        match self {
            Self::Access => Some(ACCESS),
            Self::Key | Self::Keys => Some(CONTROLS),
            Self::OneSide | Self::Switch => None,
        }
    }
}

/// Starts the scene.
fn set(scene: HandsScene, world: &mut World) {
    world.write_message(CloseDialog);
    let mut settings = world.resource_mut::<Settings>();
    settings.single_switch = scene == HandsScene::Switch;
    settings.controls_side = match scene {
        HandsScene::OneSide | HandsScene::Switch => ControlsSide::Left,
        _ => ControlsSide::Usual,
    };
    if scene.control().is_some() {
        // The settings are opened once more, so that the page is not scrolled yet.
        world.write_message(Go::To(Screen::Title));
        return;
    }
    world.write_live(Intent::NewMatch(Box::new(between_persons())));
    world.write_live_batch(won_game().into_iter().take(STONES).map(Intent::play));
    world.write_message(Go::To(Screen::Game));
}

/// Scrolls the settings, and asks for a key.
fn drive(scene: HandsScene, world: &mut World) {
    let Some(key) = scene.control() else { return };
    if *world.resource::<State<Screen>>().get() != Screen::Settings {
        world.write_message(Go::To(Screen::Settings));
        return;
    }
    let layout = world.resource::<Layout>();
    let height = layout.size.y * layout.pixels;
    let mut place = world.resource_mut::<SettingsPosition>();
    if place.scrolled == 0.0 {
        place.bring(key, height * SHARE);
    } else if scene == HandsScene::Key {
        let mut keys = world.query::<(Entity, &FocusKey)>();
        let row = keys.iter(world).find(|(_, key)| key.0 == KEY);
        if let Some((entity, _)) = row {
            world.trigger(Activate { entity });
        }
    }
}

/// Whether the settings are scrolled and the dialog is open, or the single switch marks a control.
fn is_ready(scene: HandsScene, world: &World) -> bool {
    let is_open = *world.resource::<State<Screen>>().get() == Screen::Settings;
    let is_scrolled = || is_open && world.resource::<SettingsPosition>().scrolled > 0.0;
    match scene {
        HandsScene::Access | HandsScene::Keys => is_scrolled(),
        HandsScene::Key => is_scrolled() && world.resource::<DialogOpen>().0,
        HandsScene::OneSide => true,
        HandsScene::Switch => world.resource::<Scanned>().0.is_some(),
    }
}
