//! The whole of it inside the game: wishes in, a lobby without a network, the seat on the disk.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use narabe::app::session::online::{Lines, Online, OnlineWish, Opening, Stage, Table, Trouble};
use narabe::app::session::{
    self, Change, Intent, Live, MatchConfig, OneBoardMatch, Player, Refusal, Saved, SavedGame, Seat,
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
struct Heard(Vec<Change>);

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
            .insert_resource(Lines(Arc::new(move |call, _| Box::new(lobby.open(&call)))))
            .init_resource::<Heard>()
            .add_plugins(session::plugin)
            .add_systems(
                Last,
                |mut changes: MessageReader<Change>, mut heard: ResMut<Heard>| {
                    heard.0.extend(changes.read().cloned());
                },
            );
        app.update();
        Self { app }
    }

    fn wish(&mut self, wish: OnlineWish) {
        self.app.world_mut().write_message(wish);
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
        let heard = &self.app.world().resource::<Heard>().0;
        heard.iter().rev().find_map(|change| match change {
            Change::Refused(refusal) => Some(*refusal),
            _ => None,
        })
    }
}

fn opening() -> Opening {
    Opening {
        terms: Terms {
            black: BlackRule::First,
            ..Terms::default()
        },
        watch: false,
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

/// Two games that have begun, the host with Black.
fn begun(lobby: &Loopback, homes: [&Path; 2]) -> (Game, Game) {
    let mut host = Game::start(homes[0], lobby, "Hana");
    let mut guest = Game::start(homes[1], lobby, "Isao");
    host.wish(OnlineWish::Create(opening()));
    host.app.update();
    let invitation = host.online().invitation().expect("a room").clone();
    guest.wish(OnlineWish::Join(invitation));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(
        (host.online().stage(), guest.online().stage()),
        (Stage::Dealing, Stage::Dealing)
    );
    guest.wish(OnlineWish::Agree(true));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(
        (host.online().stage(), guest.online().stage()),
        (Stage::Playing, Stage::Playing)
    );
    (host, guest)
}

fn play(point: &str) -> Intent {
    Intent::play(point.parse::<narabe::rules::Point>().expect("a point"))
}

#[test]
fn a_program_that_was_killed_takes_its_seat_again() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(guest.stones(), 1);
    drop(guest);
    pass(&mut [&mut host]);
    assert!(host.session().is_waiting());
    host.send(play("i9"));
    assert_eq!(host.refused(), Some(Refusal::LineBroken));
    let mut guest = Game::start(homes[1].path(), &lobby, "Isao");
    assert_eq!(
        guest
            .online()
            .seat_left()
            .map(|seat| seat.other_name().to_owned()),
        Some("Hana".into())
    );
    guest.wish(OnlineWish::Return);
    pass(&mut [&mut host, &mut guest]);
    guest.send(play("i9"));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!((host.stones(), guest.stones()), (2, 2));
    assert!(!host.session().is_waiting());
}

#[test]
fn a_line_that_was_cut_is_opened_again_by_itself() {
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
fn the_game_against_the_computer_waits_while_one_plays_elsewhere() {
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
    assert_eq!(host.online().stage(), Stage::Away);
    assert!(host.online().seat_left().is_some(), "the seat is kept");
    host.send(Intent::Continue);
    let points: Vec<String> = host
        .session()
        .position()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(points, ["a1"], "the game of before is there");
    host.send(play("b2"));
    host.wish(OnlineWish::Return);
    pass(&mut [&mut host, &mut guest]);
    assert!(host.session().is_online());
    assert_eq!(host.stones(), 1);
}

#[test]
fn bug_after_a_game_elsewhere_twin_boards_were_not_offered_again() {
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
fn bug_a_game_on_twin_boards_left_the_table_elsewhere_without_a_word() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    let config = MatchConfig {
        twin: true,
        ..MatchConfig::default()
    };
    let wish = Intent::NewMatch(Box::new(config));
    host.app.world_mut().write_message(wish);
    host.app.update();
    assert_eq!(host.online().stage(), Stage::Away);
    assert!(host.online().seat_left().is_some(), "the seat is kept");
}

#[test]
fn bug_a_twin_game_opened_during_an_online_match_left_the_seat_taken() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    let saved = Saved::import("twin 19: L:j10; R:j10").expect("a game");
    let world = host.app.world_mut();
    world.write_message(Intent::TakeUp(Box::new(saved)));
    host.app.update();
    assert!(host.app.world().resource::<Live>().is_twin());
    assert_eq!(host.online().stage(), Stage::Away);
    assert!(host.online().seat_left().is_some(), "the seat is kept");
    // The other is told, and can claim the win when the absence has lasted long enough.
    pass(&mut [&mut host, &mut guest]);
    assert!(guest.online().table().is_some_and(Table::is_broken));
}

#[test]
fn a_third_is_sent_away_and_told_why() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let (mut host, mut guest) = begun(&lobby, [homes[0].path(), homes[1].path()]);
    let third = home();
    let mut eve = Game::start(third.path(), &lobby, "Eve");
    let invitation = host.online().invitation().expect("a room").clone();
    eve.wish(OnlineWish::Join(invitation.clone()));
    pass(&mut [&mut host, &mut guest, &mut eve]);
    assert_eq!(
        eve.online().trouble(),
        Some(&Trouble::SentAway(CloseReason::Full))
    );
    eve.wish(OnlineWish::Watch(invitation));
    pass(&mut [&mut host, &mut guest, &mut eve]);
    assert_eq!(
        eve.online().trouble(),
        Some(&Trouble::SentAway(CloseReason::NoSpectators))
    );
    assert_eq!(host.online().stage(), Stage::Playing);
}

#[test]
fn who_has_no_lobby_or_no_room_is_told() {
    let (lobby, folder) = (Loopback::default(), home());
    let mut game = Game::start(folder.path(), &lobby, "Hana");
    let invitation: Invitation = "K7QMX4".parse().expect("an invitation");
    game.wish(OnlineWish::Join(invitation));
    game.app.update();
    let trouble = game.online().trouble();
    assert!(
        matches!(
            trouble,
            Some(Trouble::Disconnected(DisconnectReason::Refused(_)))
        ),
        "{trouble:?}"
    );
    game.app
        .world_mut()
        .resource_mut::<Settings>()
        .lobby
        .clear();
    game.wish(OnlineWish::Create(opening()));
    assert_eq!(game.online().trouble(), Some(&Trouble::NoLobby));
    game.app.world_mut().resource_mut::<Settings>().lobby = "a b".into();
    game.wish(OnlineWish::Create(opening()));
    assert!(matches!(game.online().trouble(), Some(Trouble::Address(_))));
    game.app.world_mut().resource_mut::<Settings>().stun = "http://x".into();
    game.app.world_mut().resource_mut::<Settings>().lobby = "ws://192.0.2.9:4000".into();
    game.wish(OnlineWish::Create(opening()));
    assert!(matches!(game.online().trouble(), Some(Trouble::Helper(_))));
}

#[test]
fn a_lobby_opened_inside_the_game_can_be_called() {
    let folder = home();
    let mut game = Game::start(folder.path(), &Loopback::default(), "Hana");
    game.wish(OnlineWish::HostHere(opening()));
    assert!(game.online().is_hosting(), "{:?}", game.online().trouble());
    let invitation = game.online().invitation().expect("a room");
    assert!(invitation.lobby.is_some(), "others are told where it is");
    game.wish(OnlineWish::Leave);
    assert!(!game.online().is_hosting());
}

#[test]
fn whoever_had_the_lobby_in_the_game_opens_it_again() {
    let (lobby, homes) = (Loopback::default(), [home(), home()]);
    let mut host = Game::start(homes[0].path(), &lobby, "Hana");
    let mut guest = Game::start(homes[1].path(), &lobby, "Isao");
    host.wish(OnlineWish::HostHere(opening()));
    let invitation = host.online().invitation().expect("a room").clone();
    guest.wish(OnlineWish::Join(invitation.clone()));
    pass(&mut [&mut host, &mut guest]);
    guest.wish(OnlineWish::Agree(true));
    pass(&mut [&mut host, &mut guest]);
    drop(host);
    let mut host = Game::start(homes[0].path(), &lobby, "Hana");
    host.wish(OnlineWish::Return);
    assert!(host.online().is_hosting(), "{:?}", host.online().trouble());
    assert_eq!(
        host.online().invitation(),
        Some(&invitation),
        "where the other looks for it"
    );
    pass(&mut [&mut host, &mut guest]);
    host.send(play("h8"));
    pass(&mut [&mut host, &mut guest]);
    assert_eq!(guest.stones(), 1);
}
