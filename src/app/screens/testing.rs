//! An app without a window for the tests of screens: what a hand would do is triggered as the widgets' own events.

use super::stage;
use crate::app::board::BoardModel;
use crate::app::board::skins::{ReloadSkins, Skins, UserSkinsDir};
use crate::app::session::Intent;
use crate::app::state::{Go, Screen};
use crate::app::storage::Folders;
use crate::app::widgets::FocusKey;
use crate::app::{layout, locale, redraw, settings, state, theme, widgets};
use bevy::input::InputPlugin;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::ui_widgets::{
    Activate, ButtonPlugin, CheckboxPlugin, RadioButton, RadioGroupPlugin, SliderPlugin,
    ValueChange,
};
use bevy::window::RequestRedraw;
use tempfile::TempDir;

/// The wishes that were written; messages themselves are gone after two frames.
#[derive(Resource, Default)]
struct Heard(Vec<Intent>);

fn hear(mut intents: MessageReader<Intent>, mut heard: ResMut<Heard>) {
    heard.0.extend(intents.read().cloned());
}

/// An app, and the folder that it keeps its files in.
pub struct Stage {
    pub app: App,
    pub home: TempDir,
}

impl Stage {
    /// An app with the given screens' plugin, its title open.
    pub fn new(screens: impl Fn(&mut App) + Send + Sync + 'static) -> Self {
        let home = tempfile::tempdir().expect("a folder for the test");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
            .add_plugins((ButtonPlugin, CheckboxPlugin, RadioGroupPlugin, SliderPlugin))
            .insert_resource(Folders::at(home.path()))
            .insert_resource(Skins::load(&UserSkinsDir(None)))
            .init_resource::<BoardModel>()
            .init_resource::<Assets<Image>>()
            .init_resource::<InputFocus>()
            .init_resource::<InputFocusVisible>()
            .add_message::<RequestRedraw>()
            .add_message::<ReloadSkins>()
            .add_message::<Intent>()
            .init_resource::<Heard>()
            .add_systems(Last, hear);
        app.add_plugins((
            settings::plugin,
            state::plugin,
            redraw::plugin,
            layout::plugin,
            locale::plugin,
        ))
        .add_plugins((theme::plugin, widgets::plugin, stage::plugin, screens));
        Self { app, home }
    }

    /// Opens a screen and waits until it stands.
    pub fn open(&mut self, screen: Screen) {
        self.app.world_mut().write_message(Go::To(screen));
        // The fades take part in real time; without motion they are over at once.
        self.app
            .world_mut()
            .resource_mut::<settings::Settings>()
            .motion = settings::MotionLevel::Off;
        self.frames(6);
    }

    /// Lets some frames pass.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// The control with this key.
    pub fn control(&mut self, key: &str) -> Entity {
        let mut keys = self.app.world_mut().query::<(Entity, &FocusKey)>();
        let found: Vec<_> = keys
            .iter(self.app.world())
            .filter(|(_, found)| found.0 == key)
            .collect();
        assert_eq!(found.len(), 1, "controls with the key {key}");
        found[0].0
    }

    /// Whether there is a control with this key.
    pub fn has(&mut self, key: &str) -> bool {
        let mut keys = self.app.world_mut().query::<&FocusKey>();
        keys.iter(self.app.world()).any(|found| found.0 == key)
    }

    /// Presses a button.
    pub fn press(&mut self, key: &str) {
        let entity = self.control(key);
        self.app.world_mut().trigger(Activate { entity });
        self.frames(2);
    }

    /// Picks an option of a choice.
    pub fn pick(&mut self, key: &str, index: usize) {
        let source = self.control(key);
        let world = self.app.world_mut();
        let mut radios = world.query_filtered::<Entity, With<RadioButton>>();
        let children = world.get::<Children>(source).expect("a choice has options");
        let options: Vec<_> = children
            .iter()
            .filter(|child| radios.get(world, *child).is_ok())
            .collect();
        let value = options[index];
        world.trigger(ValueChange {
            source,
            value,
            is_final: true,
        });
        self.frames(2);
    }

    /// Turns a switch.
    pub fn turn(&mut self, key: &str, value: bool) {
        let source = self.control(key);
        self.app.world_mut().trigger(ValueChange {
            source,
            value,
            is_final: true,
        });
        self.frames(2);
    }

    /// Moves a slider and lets it go.
    pub fn slide(&mut self, key: &str, value: f32) {
        let source = self.control(key);
        self.app.world_mut().trigger(ValueChange {
            source,
            value,
            is_final: true,
        });
        self.frames(2);
    }

    /// All wishes that were written since the last look.
    pub fn intents(&mut self) -> Vec<Intent> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard>().0)
    }

    /// Every text on the screen.
    pub fn texts(&mut self) -> Vec<String> {
        let mut texts = self.app.world_mut().query::<&Text>();
        texts
            .iter(self.app.world())
            .map(|text| text.0.clone())
            .collect()
    }

    /// What is chosen.
    pub fn settings(&self) -> &settings::Settings {
        self.app.world().resource()
    }

    /// What the next match would be.
    pub fn setup(&self) -> &crate::app::session::MatchConfig {
        &self.app.world().resource::<settings::LastSetup>().0
    }
}
