//! Online matches in the app: requests of the player, a lobby without a network, the rejoin token on disk.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use narabe::app::live::online::{
    ConnectionStage, Connector, Online, OnlineError, OnlineMatch, OnlineRequest, RoomSettings,
};
use narabe::app::live::{
    self, AnySavedMatch, Change, Intent, Live, MatchConfig, OneBoardMatch, Player, Refusal,
    SavedGame, Seat,
};
use narabe::app::settings::Settings;
use narabe::app::storage::Folders;
use narabe::net::{CloseReason, DisconnectReason, Invitation, Loopback, Terms};
use narabe::players::BlackRule;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

#[derive(Resource, Default)]
struct ReceivedChanges(Vec<Change>);

struct Game {
    app: App,
}

impl Game {
    fn start(home: &Path, lobby: &Loopback, name: &str) -> Self {
        let mut app = App::new();
        let lobby = lobby.clone();
        let settings = Settings {
            player_name: name.into(),
            lobby: "localhost".into(),
            ..Settings::default()
        };
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                200,
            )))
            .insert_resource(Folders::at(home))
            .insert_resource(settings)
            .insert_resource(Connector(Arc::new(move |call, _| {
                Box::new(lobby.open(&call))
            })))
            .init_resource::<ReceivedChanges>()
            .add_plugins(live::plugin)
            .add_systems(
                Last,
                |mut changes: MessageReader<Change>, mut received: ResMut<ReceivedChanges>| {
                    received.0.extend(changes.read().cloned());
                },
            );
        app.update();
        Self { app }
    }

    fn request(&mut self, request: OnlineRequest) {
        self.app.world_mut().write_message(request);
        self.app.update();
    }

    fn send(&mut self, intent: Intent) {
        self.app.world_mut().write_message(intent);
        self.app.update();
    }

    fn online(&self) -> &Online {
        self.app.world().resource::<Online>()
    }

    fn session(&self) -> &OneBoardMatch {
        self.app.world().resource::<Live>().one_board()
    }

    fn stones(&self) -> usize {
        self.session().position().moves().len()
    }

    fn refused(&self) -> Option<Refusal> {
        let received = &self.app.world().resource::<ReceivedChanges>().0;
        received.iter().rev().find_map(|change| match change {
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

fn pass(games: &mut [&mut Game]) {
    for _ in 0..30 {
        for game in games.iter_mut() {
            game.app.update();
        }
    }
}

fn home() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Two apps that have started a match, the host with Black.
fn begun(lobby: &Loopback, homes: [&Path; 2]) -> (Game, Game) {
    let mut host = Game::start(homes[0], lobby, "Hana");
    let mut guest = Game::start(homes[1], lobby, "Isao");
    host.request(OnlineRequest::Create(room_settings()));
    host.app.update();
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

fn play(point: &str) -> Intent {
    Intent::play(point.parse::<narabe::rules::Point>().expect("a point"))
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
    assert!(host.session().is_waiting());
    host.send(play("i9"));
    assert_eq!(host.refused(), Some(Refusal::Disconnected));
    let mut guest = Game::start(homes[1].path(), &lobby, "Isao");
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
    assert!(!host.session().is_waiting());
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
        let mut alone = Game::start(homes[0].path(), &lobby, "Hana");
        let person = || Player {
            name: String::new(),
            seat: Seat::Human,
        };
        let config = MatchConfig {
            players: [person(), person()],
            ..MatchConfig::default()
        };
        alone.send(Intent::NewMatch(Box::new(config)));
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
        .session()
        .position()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(points, ["a1"], "the earlier game is restored");
    host.send(play("b2"));
    host.request(OnlineRequest::Rejoin);
    pass(&mut [&mut host, &mut guest]);
    assert!(host.session().is_online());
    assert_eq!(host.stones(), 1);
}

#[test]
fn bug_after_an_online_match_twin_boards_were_not_offered_again() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    {
        let mut alone = Game::start(homes[0].path(), &lobby, "Hana");
        let config = MatchConfig {
            twin: true,
            ..MatchConfig::default()
        };
        let world = alone.app.world_mut();
        world.write_message(Intent::NewMatch(Box::new(config)));
        world.write_message(Intent::play(
            "L:j10"
                .parse::<narabe::rules::twin::TwinPoint>()
                .expect("a point"),
        ));
        alone.app.update();
    }
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    host.send(Intent::Leave);
    pass(&mut [&mut host, &mut guest]);
    assert!(host.app.world().resource::<SavedGame>().0.is_some());
    host.send(Intent::Continue);
    host.app.update();
    assert!(host.app.world().resource::<Live>().twin().is_open());
}

#[test]
fn bug_a_new_twin_game_left_the_online_match_without_notice() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    let config = MatchConfig {
        twin: true,
        ..MatchConfig::default()
    };
    let request = Intent::NewMatch(Box::new(config));
    host.app.world_mut().write_message(request);
    host.app.update();
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
    let world = host.app.world_mut();
    world.write_message(Intent::OpenImported(Box::new(saved)));
    host.app.update();
    assert!(host.app.world().resource::<Live>().is_twin());
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
            .table()
            .is_some_and(OnlineMatch::is_interrupted)
    );
}

#[test]
fn a_third_player_is_rejected_with_a_reason() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    let third = home();
    let mut eve = Game::start(third.path(), &lobby, "Eve");
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
    let mut game = Game::start(folder.path(), &lobby, "Hana");
    let invitation: Invitation = "K7QMX4".parse().expect("an invitation");
    game.request(OnlineRequest::Join(invitation));
    game.app.update();
    let trouble = game.online().error();
    assert!(
        matches!(
            trouble,
            Some(OnlineError::Disconnected(DisconnectReason::Refused(_)))
        ),
        "{trouble:?}"
    );
    game.app
        .world_mut()
        .resource_mut::<Settings>()
        .lobby
        .clear();
    game.request(OnlineRequest::Create(room_settings()));
    assert_eq!(game.online().error(), Some(&OnlineError::NoLobby));
    game.app.world_mut().resource_mut::<Settings>().lobby = "a b".into();
    game.request(OnlineRequest::Create(room_settings()));
    assert!(matches!(
        game.online().error(),
        Some(OnlineError::Address(_))
    ));
    game.app.world_mut().resource_mut::<Settings>().stun = "http://x".into();
    game.app.world_mut().resource_mut::<Settings>().lobby = "ws://192.0.2.9:4000".into();
    game.request(OnlineRequest::Create(room_settings()));
    assert!(matches!(
        game.online().error(),
        Some(OnlineError::IceServer(_))
    ));
}

#[test]
fn a_lobby_inside_the_game_can_be_reached() {
    let folder = home();
    let mut game = Game::start(folder.path(), &Loopback::default(), "Hana");
    game.request(OnlineRequest::HostLocally(room_settings()));
    assert!(game.online().is_hosting(), "{:?}", game.online().error());
    let invitation = game.online().invitation().expect("a room");
    assert!(invitation.lobby.is_some(), "others need the address");
    game.request(OnlineRequest::Leave);
    assert!(!game.online().is_hosting());
}

#[test]
fn a_returning_host_reopens_the_lobby_inside_the_game() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let mut host = Game::start(homes[0].path(), &lobby, "Hana");
    let mut guest = Game::start(homes[1].path(), &lobby, "Isao");
    host.request(OnlineRequest::HostLocally(room_settings()));
    let invitation = host.online().invitation().expect("a room").clone();
    guest.request(OnlineRequest::Join(invitation.clone()));
    pass(&mut [&mut host, &mut guest]);
    guest.request(OnlineRequest::Agree(true));
    pass(&mut [&mut host, &mut guest]);
    drop(host);
    let mut host = Game::start(homes[0].path(), &lobby, "Hana");
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
