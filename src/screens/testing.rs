//! The app without a window, for tests of screens: input is sent as the widgets' own events.

use crate::board::skins::{ReloadSkins, Skins, UserSkinsDir};
use crate::board::{BoardId, BoardLook, BoardModel, spawn_boards};
use crate::effects::WinProgress;
use crate::input::{HeatMapShown, KeyAction, PlaceAimed};
use crate::layout::Layout;
use crate::library::{GameLibrary, LibraryState};
use crate::live::{self, Intent, LiveGame, LiveReader, MatchConfig, OneBoardMatch, Player};
use crate::locale::Locale;
use crate::settings::{LastSetup, MotionChoice, Settings};
use crate::state::{Go, Screen};
use crate::storage::Folders;
use crate::widgets::FocusKey;
use crate::widgets::testing::key_input;
use crate::{
    arena, drill, engines, input, layout, learn, library, locale, puzzles, redraw, settings, state,
    study, theme, widgets,
};
use bevy::ecs::component::Mutable;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::{ButtonState, InputPlugin};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusPlugin};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::ui_widgets::{
    Activate, ButtonPlugin, CheckboxPlugin, RadioButton, RadioGroupPlugin, SliderPlugin,
    ValueChange,
};
use bevy::window::RequestRedraw;
use fluent_bundle::FluentValue;
use narabe_library::Game;
use narabe_rules::twin::Turn;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The number of frames within which an intent, its change, the next screen and its details have been processed.
const SETTLE_FRAMES: usize = 8;
// The longest wait for what is done apart from the main thread, and the time between two looks.
const LONGEST_WAIT: Duration = Duration::from_secs(60);
const WAIT_STEP: Duration = Duration::from_millis(2);

/// Window sizes: phones, tablets, desktops.
const WINDOWS: [(f32, f32); 6] = [
    (390.0, 844.0),
    (844.0, 390.0),
    (768.0, 1024.0),
    (1024.0, 768.0),
    (1280.0, 800.0),
    (1600.0, 1000.0),
];

/// The layouts of windows of many sizes.
pub fn layouts() -> impl Iterator<Item = Layout> {
    WINDOWS
        .into_iter()
        .map(|(width, height)| Layout::new(Vec2::new(width, height), 1.0, 1.0))
}

/// The messages written; messages themselves are dropped after two frames.
#[derive(Resource, Default)]
struct SentIntents(Vec<Intent>);

fn record_intents(mut intents: LiveReader<Intent>, mut sent: ResMut<SentIntents>) {
    sent.0.extend(intents.read().cloned());
}

/// The app, and the folder of its files.
pub struct TestApp {
    pub app: App,
    pub home: TempDir,
}

impl TestApp {
    /// The app with all its screens, before its first frame, in which the title opens. Files can still be put into its
    /// folder.
    pub fn new() -> Self {
        Self::in_folder(tempfile::tempdir().expect("a folder for the test"))
    }

    /// The app with the files that are in this folder.
    pub fn in_folder(home: TempDir) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, InputFocusPlugin))
            .add_plugins((ButtonPlugin, CheckboxPlugin, RadioGroupPlugin, SliderPlugin))
            .insert_resource(Folders::at(home.path()))
            .init_resource::<ClearColor>()
            .init_resource::<Assets<Image>>()
            .add_message::<RequestRedraw>()
            .init_resource::<SentIntents>()
            .add_systems(Last, record_intents);
        add_substitutes(&mut app);
        app.add_plugins((
            settings::plugin,
            state::plugin,
            redraw::plugin,
            layout::plugin,
            locale::plugin,
        ))
        .add_plugins((theme::plugin, widgets::plugin, live::plugin))
        .add_plugins((engines::plugin, input::keys_plugin))
        .add_plugins((
            study::plugin,
            learn::plugin,
            library::plugin,
            puzzles::plugin,
            drill::plugin,
            arena::plugin,
            super::plugin,
        ))
        .insert_resource(super::title::DemoSeed(1));
        // Fades use real time; without motion they end at once.
        app.world_mut().resource_mut::<Settings>().motion = MotionChoice::Off;
        Self { app, home }
    }

    /// The app with the title.
    pub fn started() -> Self {
        let mut test = Self::new();
        test.settle();
        test
    }

    /// The app with the title and these games in its library.
    pub fn with_games(games: Vec<Game>) -> Self {
        let mut test = Self::started();
        test.wait(|test| *test.resource::<GameLibrary>().state() == LibraryState::Open);
        let writer = test.resource::<GameLibrary>().writer();
        let count = games.len();
        writer.expect("it is open").push(move |library| {
            for game in games {
                library.add(&game).expect("kept");
            }
            Vec::new()
        });
        test.wait(|test| test.resource::<GameLibrary>().games().len() == count);
        test
    }

    pub fn at(screen: Screen) -> Self {
        let mut test = Self::new();
        test.open(screen);
        test
    }

    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource()
    }

    pub fn resource_mut<R: Resource<Mutability = Mutable>>(&mut self) -> Mut<'_, R> {
        self.app.world_mut().resource_mut()
    }

    pub fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// Writes a message and waits until it is processed.
    pub fn send<M: Message>(&mut self, message: M) {
        self.write(message);
        self.settle();
    }

    pub fn focus(&mut self, entity: Entity) {
        self.resource_mut::<InputFocus>()
            .set(entity, FocusCause::Navigated);
    }

    /// Gives a control the focus, makes a change, and checks in every frame after it that the control has the focus, also where it
    /// is drawn again. Returns whether it was.
    pub fn keeps_focus(&mut self, key: &str, change: impl FnOnce(&mut Self)) -> bool {
        let before = self.control(key);
        self.focus(before);
        self.frames(2);
        change(self);
        for _ in 0..SETTLE_FRAMES {
            self.frames(1);
            let focused = self.resource::<InputFocus>().get();
            assert_eq!(focused, Some(self.control(key)), "{key}");
        }
        self.control(key) != before
    }

    /// Opens a screen and waits until it is built.
    pub fn open(&mut self, screen: Screen) {
        self.send(Go::To(screen));
    }

    pub fn screen(&self) -> Screen {
        *self.resource::<State<Screen>>().get()
    }

    /// Runs frames until nothing changes any more.
    pub fn settle(&mut self) {
        self.frames(SETTLE_FRAMES);
    }

    /// Waits for what is done apart from the main thread, and then for its effect.
    pub fn wait(&mut self, is_done: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + LONGEST_WAIT;
        self.frames(2);
        while !is_done(self) {
            assert!(Instant::now() < deadline, "it is not done in a minute");
            std::thread::sleep(WAIT_STEP);
            self.frames(2);
        }
        self.settle();
    }

    /// Runs some frames.
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

    pub fn press(&mut self, key: &str) {
        let entity = self.control(key);
        self.app.world_mut().trigger(Activate { entity });
        self.settle();
    }

    /// Presses and releases the default key of an action, each for a frame.
    pub fn press_key(&mut self, action: KeyAction) {
        let (key, code) = action.binding().expect("a listed key").key.press();
        let pressed = key_input(code, key, Entity::PLACEHOLDER);
        let state = ButtonState::Released;
        for input in [pressed.clone(), KeyboardInput { state, ..pressed }] {
            self.write(input);
            self.frames(1);
        }
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
        self.change(source, value);
    }

    /// Changes the value of a control, finally.
    fn change<T: Clone + Send + Sync + 'static>(&mut self, source: Entity, value: T) {
        self.app.world_mut().trigger(ValueChange {
            source,
            value,
            is_final: true,
        });
        self.frames(2);
    }

    pub fn turn(&mut self, key: &str, value: bool) {
        let source = self.control(key);
        self.change(source, value);
    }

    /// Moves a slider and releases it.
    pub fn slide(&mut self, key: &str, value: f32) {
        let source = self.control(key);
        self.change(source, value);
    }

    /// All intents written since the last call.
    pub fn intents(&mut self) -> Vec<Intent> {
        std::mem::take(&mut self.resource_mut::<SentIntents>().0)
    }

    /// Every text on the screen.
    pub fn texts(&mut self) -> Vec<String> {
        let mut texts = self.app.world_mut().query::<&Text>();
        texts
            .iter(self.app.world())
            .map(|text| text.0.clone())
            .collect()
    }

    /// The text of a message in the current language. The test fails if there is no such message.
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The same of a message with variables.
    pub fn text_with(&self, id: &str, variables: &[(&str, FluentValue)]) -> String {
        let locale = self.resource::<Locale>();
        assert!(locale.knows(id), "no message is called {id}");
        let text = locale.text_with(id, variables);
        assert!(!text.contains("{$"), "{id} needs another variable: {text}");
        text
    }

    /// Whether exactly the text of this message is on the screen.
    pub fn says(&mut self, id: &str) -> bool {
        self.says_with(id, &[])
    }

    /// The same of a message with variables.
    pub fn says_with(&mut self, id: &str, variables: &[(&str, FluentValue)]) -> bool {
        let text = self.text_with(id, variables);
        self.shows(&text)
    }

    /// Whether exactly this text is on the screen. It is a name, a number or a comment; [`says`](Self::says) is for words.
    pub fn shows(&mut self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown == text)
    }

    /// Whether this is a part of a text on the screen.
    pub fn shows_part(&mut self, part: &str) -> bool {
        self.texts().iter().any(|shown| shown.contains(part))
    }

    /// What a board shows.
    pub fn board_model(&self, board: BoardId) -> &BoardModel {
        board.get(self.app.world()).expect("a board")
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        self.resource()
    }

    /// The configuration of the next match.
    pub fn setup(&self) -> &MatchConfig {
        &self.resource::<LastSetup>().0
    }
}

/// Adds what the board, the input and the effects would, which need a window.
fn add_substitutes(app: &mut App) {
    let skins = Skins::load(&UserSkinsDir(None));
    let look = BoardLook::new(&Settings::default(), Default::default(), &skins);
    app.insert_resource(skins)
        .insert_resource(look)
        .add_systems(PreStartup, spawn_boards)
        .init_resource::<HeatMapShown>()
        .init_resource::<WinProgress>()
        .add_message::<ReloadSkins>()
        .add_message::<PlaceAimed>();
}

/// A match between Hana and Isao on twin boards after these turns, separated by "; ".
pub fn twin_game(turns: &str) -> LiveGame {
    let person = |name: &str| Player::human(name.into());
    let config = MatchConfig {
        players: [person("Hana"), person("Isao")],
        twin: true,
        ..MatchConfig::default()
    };
    let mut game = LiveGame::new(1);
    game.apply(&Intent::NewMatch(Box::new(config)));
    for turn in turns.split("; ").filter(|turn| !turn.is_empty()) {
        let turn: Turn = turn.parse().expect("a turn");
        for stone in turn.stones() {
            game.apply(&Intent::play(stone));
        }
        if game.can_end_turn() {
            game.apply(&Intent::EndTurn);
        }
    }
    game
}

/// A match of two persons with two stones on the board.
pub fn two_stones() -> OneBoardMatch {
    let person = |name: &str| Player::human(name.into());
    let config = MatchConfig {
        players: [person("Hana"), person("Taro")],
        ..MatchConfig::default()
    };
    let mut live = OneBoardMatch::new(1);
    live.apply(&Intent::NewMatch(Box::new(config)));
    for point in ["h8", "i9"] {
        live.apply(&Intent::play(
            point.parse::<narabe_rules::Point>().expect("a point"),
        ));
    }
    live
}
