//! An app without a window, for the tests of screens: everything but board, input and pixels.

use crate::app::board::skins::{ReloadSkins, Skins};
use crate::app::board::{BoardLook, BoardModel};
use crate::app::session::{MatchConfig, Player, Seat, Session};
use crate::app::settings::{LastSetup, Settings};
use crate::app::state::{Go, Screen};
use crate::app::storage::Folders;
use crate::app::widgets::FocusKey;
use crate::app::{layout, locale, redraw, session, state, theme, widgets};
use bevy::input::InputPlugin;
use bevy::input_focus::InputFocusPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::ui_widgets::Activate;
use bevy::window::RequestRedraw;
use std::path::Path;

/// The app with its files in this folder; the title opens in the first update.
pub fn app(home: &Path) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, InputFocusPlugin))
        .insert_resource(Folders::at(home))
        .init_resource::<Settings>()
        .init_resource::<LastSetup>()
        .init_resource::<Skins>()
        .init_resource::<BoardModel>()
        .add_message::<ReloadSkins>()
        .init_resource::<ClearColor>()
        .init_resource::<Assets<Image>>()
        .add_message::<RequestRedraw>();
    let look = BoardLook::new(
        &Settings::default(),
        Default::default(),
        &Default::default(),
    );
    app.insert_resource(look).add_plugins((
        layout::plugin,
        locale::plugin,
        redraw::plugin,
        state::plugin,
        theme::plugin,
        widgets::plugin,
        session::plugin,
        super::plugin,
    ));
    app.insert_resource(super::title::DemoSeed(1));
    app
}

/// Lets everything settle: a screen takes a few frames to change.
pub fn settle(app: &mut App) {
    const FRAMES: usize = 40;
    app.world_mut().resource_mut::<Settings>().motion = crate::app::settings::MotionLevel::Off;
    for _ in 0..FRAMES {
        app.update();
    }
}

/// Opens a screen and waits for it.
pub fn open(app: &mut App, screen: Screen) {
    app.world_mut().write_message(Go::To(screen));
    settle(app);
}

/// The open screen.
pub fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

/// The keys of all controls.
pub fn keys(app: &mut App) -> Vec<String> {
    app.world_mut()
        .query::<&FocusKey>()
        .iter(app.world())
        .map(|key| key.0.clone())
        .collect()
}

/// Presses a control.
pub fn press(app: &mut App, key: &str) {
    let found = app
        .world_mut()
        .query::<(Entity, &FocusKey)>()
        .iter(app.world())
        .find(|(_, found)| found.0 == key);
    let entity = found
        .map(|(entity, _)| entity)
        .unwrap_or_else(|| panic!("no control `{key}` is on the screen"));
    app.world_mut().trigger(Activate { entity });
    settle(app);
}

/// Everything that can be read.
pub fn texts(app: &mut App) -> Vec<String> {
    app.world_mut()
        .query::<&Text>()
        .iter(app.world())
        .map(|text| text.0.clone())
        .collect()
}

/// A match of two persons with two stones on the board.
pub fn two_stones() -> Session {
    let person = |name: &str| Player {
        name: name.into(),
        seat: Seat::Human,
    };
    let config = MatchConfig {
        players: [person("Hana"), person("Taro")],
        ..MatchConfig::default()
    };
    let mut session = Session::new(1);
    session.apply(&session::Intent::NewMatch(Box::new(config)));
    for point in ["h8", "i9"] {
        session.apply(&session::Intent::Play(point.parse().expect("a point")));
    }
    session
}
