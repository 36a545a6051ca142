//! Online matches in the app: requests of the player, a lobby without a network, the rejoin token on disk.

use crate::harness::{TestApp, home};
use crate::play::{Play, on_twin_boards, point, twin_point, two_persons};
use bevy::prelude::Mut;
use narabe::live::online::{
    ConnectionStage, Connector, Online, OnlineError, OnlineMatch, OnlineRequest, RoomSettings,
};
use narabe::live::{AnySavedMatch, Change, Intent, MatchConfig, OneBoardMatch, Refusal, WriteLive};
use narabe::settings::Settings;
use narabe_matches::players::BlackRule;
use narabe_net::{
    CloseReason, DisconnectReason, EntryMode, Invitation, LOBBY_PORT, Loopback, Terms,
};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The duration of a frame.
const FRAME: Duration = Duration::from_millis(200);

/// The app of one player.
struct OnlineApp {
    test: TestApp,
    changes: Vec<Change>,
}

impl OnlineApp {
    fn start(home: &Path, lobby: &Loopback, name: &str) -> Self {
        let lobby = lobby.clone();
        let settings = Settings {
            player_name: name.into(),
            lobby: "localhost".into(),
            ..Settings::default()
        };
        let connector = Connector(Arc::new(move |call, _| Box::new(lobby.open(&call))));
        let test = TestApp::start(home, |app| {
            app.insert_resource(settings).insert_resource(connector);
        });
        Self {
            test,
            changes: Vec::new(),
        }
    }

    fn frame(&mut self) {
        self.changes.extend(self.test.pass(FRAME));
    }

    fn request(&mut self, request: OnlineRequest) {
        self.test.app().world_mut().write_message(request);
        self.frame();
    }

    fn send(&mut self, intent: Intent) {
        self.test.app().world_mut().write_live(intent);
        self.frame();
    }

    fn settings(&mut self) -> Mut<'_, Settings> {
        self.test.app().world_mut().resource_mut::<Settings>()
    }

    fn online(&self) -> &Online {
        self.test.resource::<Online>()
    }

    fn game(&self) -> &OneBoardMatch {
        self.test.game()
    }

    fn stones(&self) -> usize {
        self.game().position().moves().len()
    }

    fn refused(&self) -> Option<Refusal> {
        self.changes.iter().rev().find_map(|change| match change {
            Change::Refused(refusal) => Some(*refusal),
            _ => None,
        })
    }
}

fn room_settings() -> RoomSettings {
    RoomSettings {
        terms: Terms {
            black: BlackRule::First,
            ..Terms::default()
        },
        allow_spectators: false,
    }
}

fn pass(apps: &mut [&mut OnlineApp]) {
    for _ in 0..30 {
        for app in apps.iter_mut() {
            app.frame();
        }
    }
}

/// Two apps that have started a match, the host with Black.
fn begun(lobby: &Loopback, homes: [&Path; 2]) -> (OnlineApp, OnlineApp) {
    let mut host = OnlineApp::start(homes[0], lobby, "Hana");
    let mut guest = OnlineApp::start(homes[1], lobby, "Isao");
    host.request(OnlineRequest::Create(room_settings()));
    host.frame();
    let invitation = host.online().invitation().expect("a room").clone();
    guest.request(OnlineRequest::Join(invitation));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(
        (host.online().stage(), guest.online().stage()),
        (ConnectionStage::Negotiating, ConnectionStage::Negotiating)
    );
    guest.request(OnlineRequest::Agree(true));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(
        (host.online().stage(), guest.online().stage()),
        (ConnectionStage::Playing, ConnectionStage::Playing)
    );
    (host, guest)
}

fn play(name: &str) -> Intent {
    Intent::play(point(name))
}

#[test]
fn a_killed_program_rejoins_with_its_token() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(guest.stones(), 1);
    drop(guest);
    pass(&mut [&mut host]);
    assert!(host.game().is_waiting());
    host.send(play("i9"));
    assert_eq!(host.refused(), Some(Refusal::Disconnected));
    let mut guest = OnlineApp::start(homes[1].path(), &lobby, "Isao");
    assert_eq!(
        guest
            .online()
            .rejoin_ticket()
            .map(|seat| seat.opponent_name().to_owned()),
        Some("Hana".into())
    );
    guest.request(OnlineRequest::Rejoin);
    pass(&mut [&mut host, &mut guest]);
    guest.send(play("i9"));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!((host.stones(), guest.stones()), (2, 2));
    assert!(!host.game().is_waiting());
}

#[test]
fn a_broken_connection_is_reopened_automatically() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    lobby.cut();
    for _ in 0..10 {
        pass(&mut [&mut host, &mut guest]);
    }
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(guest.stones(), 1);
}

#[test]
fn the_local_game_is_kept_during_an_online_match() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    {
        let mut alone = OnlineApp::start(homes[0].path(), &lobby, "Hana");
        alone.send(Intent::NewMatch(Box::new(two_persons())));
        alone.send(play("a1"));
    }
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    host.send(Intent::Leave);
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(host.online().stage(), ConnectionStage::Offline);
    assert!(
        host.online().rejoin_ticket().is_some(),
        "the token is stored"
    );
    host.send(Intent::Continue);
    let points: Vec<String> = host
        .game()
        .position()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(points, ["a1"], "the earlier game is restored");
    host.send(play("b2"));
    host.request(OnlineRequest::Rejoin);
    pass(&mut [&mut host, &mut guest]);
    assert!(host.game().is_online());
    assert_eq!(host.stones(), 1);
}

#[test]
fn bug_after_an_online_match_twin_boards_were_not_offered_again() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    {
        let mut alone = OnlineApp::start(homes[0].path(), &lobby, "Hana");
        let config = on_twin_boards(MatchConfig::default());
        alone.send(Intent::NewMatch(Box::new(config)));
        alone.send(Intent::play(twin_point("L:j10")));
    }
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    host.send(Intent::Leave);
    pass(&mut [&mut host, &mut guest]);
    assert!(host.test.saved().is_some());
    host.send(Intent::Continue);
    host.frame();
    assert!(host.test.twin_game().is_open());
}

#[test]
fn bug_a_new_twin_game_left_the_online_match_without_notice() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    let config = on_twin_boards(MatchConfig::default());
    host.send(Intent::NewMatch(Box::new(config)));
    assert_eq!(host.online().stage(), ConnectionStage::Offline);
    assert!(
        host.online().rejoin_ticket().is_some(),
        "the token is stored"
    );
}

#[test]
fn bug_a_twin_game_opened_during_an_online_match_left_the_slot_taken() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    let saved = AnySavedMatch::import("twin 19: L:j10; R:j10").expect("a game");
    host.send(Intent::OpenImported(Box::new(saved)));
    assert!(host.test.live().is_twin());
    assert_eq!(host.online().stage(), ConnectionStage::Offline);
    assert!(
        host.online().rejoin_ticket().is_some(),
        "the token is stored"
    );
    // The other player is told, and can claim the win once the absence has lasted long enough.
    pass(&mut [&mut host, &mut guest]);
    assert!(
        guest
            .online()
            .online_match()
            .is_some_and(OnlineMatch::is_interrupted)
    );
}

#[test]
fn a_third_player_is_rejected_with_a_reason() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    let third = home();
    let mut eve = OnlineApp::start(third.path(), &lobby, "Eve");
    let invitation = host.online().invitation().expect("a room").clone();
    eve.request(OnlineRequest::Join(invitation.clone()));
    pass(&mut [&mut host, &mut guest, &mut eve]);
    assert_eq!(
        eve.online().error(),
        Some(&OnlineError::Refused(CloseReason::Full))
    );
    eve.request(OnlineRequest::Watch(invitation));
    pass(&mut [&mut host, &mut guest, &mut eve]);
    assert_eq!(
        eve.online().error(),
        Some(&OnlineError::Refused(CloseReason::NoSpectators))
    );
    assert_eq!(host.online().stage(), ConnectionStage::Playing);
}

#[test]
fn a_missing_lobby_or_room_is_reported() {
    let (lobby, folder) = (Loopback::default(), home());
    let mut game = OnlineApp::start(folder.path(), &lobby, "Hana");
    let invitation: Invitation = "K7QMX4".parse().expect("an invitation");
    game.request(OnlineRequest::Join(invitation));
    game.frame();
    let trouble = game.online().error();
    assert!(
        matches!(
            trouble,
            Some(OnlineError::Disconnected(DisconnectReason::Refused(_)))
        ),
        "{trouble:?}"
    );
    game.settings().lobby.clear();
    game.request(OnlineRequest::Create(room_settings()));
    assert_eq!(game.online().error(), Some(&OnlineError::NoLobby));
    game.settings().lobby = "a b".into();
    game.request(OnlineRequest::Create(room_settings()));
    assert!(matches!(
        game.online().error(),
        Some(OnlineError::Address(_))
    ));
    game.settings().stun = "http://x".into();
    game.settings().lobby = "ws://192.0.2.9:4000".into();
    game.request(OnlineRequest::Create(room_settings()));
    assert!(matches!(
        game.online().error(),
        Some(OnlineError::IceServer(_))
    ));
}

#[test]
fn a_lobby_inside_the_game_can_be_reached() {
    let folder = home();
    let mut game = OnlineApp::start(folder.path(), &Loopback::default(), "Hana");
    game.request(OnlineRequest::HostLocally(room_settings()));
    assert!(game.online().is_hosting(), "{:?}", game.online().error());
    let invitation = game.online().invitation().expect("a room");
    assert!(invitation.lobby.is_some(), "others need the address");
    game.request(OnlineRequest::Leave);
    assert!(!game.online().is_hosting());
}

#[test]
fn a_returning_host_reopens_the_lobby_inside_the_game() {
    // With the default port taken the lobby gets a port of its own, which no other test takes while the host is away.
    let _taken = TcpListener::bind((Ipv4Addr::UNSPECIFIED, LOBBY_PORT));
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let mut host = OnlineApp::start(homes[0].path(), &lobby, "Hana");
    let mut guest = OnlineApp::start(homes[1].path(), &lobby, "Isao");
    host.request(OnlineRequest::HostLocally(room_settings()));
    let invitation = host.online().invitation().expect("a room").clone();
    guest.request(OnlineRequest::Join(invitation.clone()));
    pass(&mut [&mut host, &mut guest]);
    guest.request(OnlineRequest::Agree(true));
    pass(&mut [&mut host, &mut guest]);
    drop(host);
    let mut host = OnlineApp::start(homes[0].path(), &lobby, "Hana");
    host.request(OnlineRequest::Rejoin);
    assert!(host.online().is_hosting(), "{:?}", host.online().error());
    assert_eq!(
        host.online().invitation(),
        Some(&invitation),
        "the address is the same"
    );
    pass(&mut [&mut host, &mut guest]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(guest.stones(), 1);
}

#[test]
fn bug_a_host_whose_page_was_stopped_for_minutes_lost_the_room() {
    let home = home();
    let lobby = Loopback::default();
    let mut host = OnlineApp::start(home.path(), &lobby, "Hana");
    host.request(OnlineRequest::Create(room_settings()));
    pass(&mut [&mut host]);
    assert_eq!(host.online().stage(), ConnectionStage::Waiting);
    let code = host.online().code().expect("a room");
    let calls = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&calls);
    let connector = Connector(Arc::new(move |call, _| {
        heard.lock().expect("calls").push((call.code, call.entry));
        Box::new(lobby.open(&call))
    }));
    host.test.app().insert_resource(connector);
    host.test.pass(Duration::from_secs(120));
    pass(&mut [&mut host]);
    assert_eq!(*calls.lock().expect("calls"), [(code, EntryMode::Return)]);
    assert_eq!(host.online().stage(), ConnectionStage::Waiting);
}
