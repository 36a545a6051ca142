//! A person with a single switch, for tests: the only input is the press of one key.

use super::testing::TestApp;
use crate::board::{BoardCursor, BoardId, BoardSlot};
use crate::input::{KeyAction, board_keys_plugin};
use crate::live::MatchConfig;
use crate::settings::{LastSetup, Settings};
use crate::widgets::{FocusKey, Scanned};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use narabe_rules::Point;
use std::time::Duration;

/// The time of a frame; the mark moves on in each fifth.
const FRAME: Duration = Duration::from_millis(100);
/// The most frames that a mark takes to come around.
const LONGEST: usize = 2000;

pub struct Switch(pub TestApp);

fn cursor(test: &TestApp) -> &BoardCursor {
    BoardId::First.get(test.app.world()).expect("a board")
}

impl Switch {
    pub fn new() -> Self {
        let mut test = TestApp::new();
        test.app
            .add_plugins(board_keys_plugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        *test.resource_mut::<LastSetup>() = LastSetup(MatchConfig::default());
        let mut settings = test.resource_mut::<Settings>();
        (settings.single_switch, settings.scan_ms) = (true, 500);
        test.settle();
        Self(test)
    }

    pub fn press(&mut self) {
        self.0.press_key(KeyAction::Activate);
        self.0.settle();
    }

    /// Waits until this is so.
    pub fn wait(&mut self, what: &str, is_so: impl Fn(&mut TestApp) -> bool) {
        for _ in 0..LONGEST {
            if is_so(&mut self.0) {
                return;
            }
            self.0.frames(1);
        }
        panic!("{what} was never marked");
    }

    /// Waits until a control is marked, and presses.
    pub fn choose(&mut self, key: &str) {
        self.wait(key, |test| Self::marked_key(test).as_deref() == Some(key));
        self.press();
    }

    /// Chooses a point on the board, which is marked as a whole first.
    pub fn play(&mut self, point: Point) {
        let name = point.to_string();
        self.wait("the board", |test| {
            let marked = test.resource::<Scanned>().0;
            let slots = marked.map(|marked| test.app.world().get::<BoardSlot>(marked));
            slots.flatten().is_some()
        });
        self.press();
        self.wait(&name, |test| cursor(test).row == Some(point.y));
        self.press();
        self.wait(&name, |test| cursor(test).key == Some(point));
        self.press();
    }

    /// The key of the marked control.
    pub fn marked_key(test: &TestApp) -> Option<String> {
        let marked = test.resource::<Scanned>().0?;
        let key = test.app.world().get::<FocusKey>(marked)?;
        Some(key.0.clone())
    }

    /// The name of the marked control.
    pub fn marked_name(test: &TestApp) -> Option<String> {
        let marked = test.resource::<Scanned>().0?;
        let node = test.app.world().get::<AccessibilityNode>(marked)?;
        node.label().map(str::to_owned)
    }
}
