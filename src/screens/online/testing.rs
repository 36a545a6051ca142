//! For tests of the online screen and match: the app with a lobby and a scripted player at the other machine.

use crate::live::online::{Connector, Online, OnlineRequest};
use crate::live::{Intent, Live, LiveGame, OneBoardMatch, WriteLive};
use crate::screens::testing::TestApp;
use crate::settings::Settings;
use crate::shots::FakePeer;
use crate::state::Screen;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use narabe_matches::players::{BlackRule, MatchLength};
use narabe_net::{LobbyAddress, Loopback, RoomCode, Terms};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;

// The number of frames needed for an exchange between the two machines, and their duration on both.
const STEPS: usize = 24;
const STEP: Duration = Duration::from_millis(100);

/// The app, with a lobby inside.
pub struct OnlineTest {
    base: TestApp,
    pub lobby: Loopback,
    pub others: Vec<FakePeer>,
}

impl Deref for OnlineTest {
    type Target = TestApp;

    fn deref(&self) -> &TestApp {
        &self.base
    }
}

impl DerefMut for OnlineTest {
    fn deref_mut(&mut self) -> &mut TestApp {
        &mut self.base
    }
}

impl OnlineTest {
    /// Opens the screen with the lobby's address set.
    pub fn new() -> Self {
        let mut test = TestApp::new();
        let lobby = Loopback::default();
        let hall = lobby.clone();
        test.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        test.app.insert_resource(Connector(Arc::new(move |call, _| {
            Box::new(hall.open(&call))
        })));
        let mut settings = test.resource_mut::<Settings>();
        settings.lobby = "localhost".into();
        settings.player_name = "Hana".into();
        test.open(Screen::Online);
        Self {
            base: test,
            lobby,
            others: Vec::new(),
        }
    }

    /// We have a room and a guest; nothing is agreed yet.
    pub fn agreeing() -> Self {
        let mut test = Self::new();
        test.press("online-create-do");
        test.pass();
        let room = test.room();
        let guest = FakePeer::guest(&test.lobby, room, "Isao");
        test.others.push(guest);
        test.pass();
        test
    }

    /// The match has begun with these terms; we are Black.
    pub fn playing(length: MatchLength) -> Self {
        let mut test = Self::agreeing();
        let terms = Terms {
            black: BlackRule::First,
            length,
            ..Terms::default()
        };
        test.wish(OnlineRequest::Propose(Box::new(terms)));
        test.others[0].agree();
        test.pass();
        test
    }

    /// A match on twin boards has begun; we are Black.
    pub fn playing_twins() -> Self {
        let mut online_test = Self::agreeing();
        let terms = Terms {
            black: BlackRule::First,
            length: MatchLength::Open,
            twin: true,
            ..Terms::default()
        };
        online_test.wish(OnlineRequest::Propose(Box::new(terms)));
        online_test.others[0].agree();
        online_test.pass();
        online_test
    }

    /// The number of stones on twin boards, on our machine and on the other one.
    pub fn twin_stones(&self) -> [usize; 2] {
        let ours: &LiveGame = self.app.world().resource::<Live>();
        [ours, self.others[0].game()].map(|game| game.twin().position().stones())
    }

    pub fn online(&self) -> &Online {
        self.base.app.world().resource()
    }

    pub fn live(&self) -> &OneBoardMatch {
        self.base.app.world().resource::<Live>().one_board()
    }

    pub fn room(&self) -> (LobbyAddress, RoomCode) {
        let invitation = self.online().invitation().expect("a room");
        let lobby = invitation.lobby.clone().expect("an address");
        (lobby, invitation.code)
    }

    pub fn wish(&mut self, request: OnlineRequest) {
        self.base.app.world_mut().write_message(request);
        self.pass();
    }

    pub fn intent(&mut self, intent: Intent) {
        self.base.app.world_mut().write_live(intent);
        self.pass();
    }

    pub fn play(&mut self, point: &str) {
        self.intent(Intent::play(
            point.parse::<narabe_rules::Point>().expect("a point"),
        ));
    }

    /// Lets time pass on both machines.
    pub fn pass(&mut self) {
        for _ in 0..STEPS {
            self.base.app.update();
            for other in &mut self.others {
                other.step(STEP);
            }
        }
        self.base.settle();
    }

    /// How the cards with the last error are displayed.
    pub fn error_cards(&mut self) -> Vec<Display> {
        let world = self.base.app.world_mut();
        let mut cards = world.query_filtered::<&Node, With<super::start_page::ErrorCard>>();
        cards.iter(world).map(|node| node.display).collect()
    }

    /// Whether a message about the player of this name is shown.
    pub fn says_of(&mut self, id: &str, name: &str) -> bool {
        self.says_with(id, &[("name", name.into())])
    }
}
