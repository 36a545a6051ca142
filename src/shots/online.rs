//! The scenes of online play, with fake peers.

use super::fake_peer::FakePeer;
use super::scene::Scene;
use super::won_game::won_game;
use crate::live::online::{ConnectionStage, Connector, Online, OnlineRequest, RoomSettings};
use crate::live::{Intent, Live, MatchConfig, Player, WriteLive};
use crate::screens::{ChatCardOpen, SetTerms};
use crate::settings::Settings;
use crate::state::{Go, Screen};
use crate::widgets::CloseDialog;
use bevy::prelude::*;
use narabe_matches::players::{BlackRule, ClockRule, MatchLength};
use narabe_net::{Invitation, LobbyAddress, Loopback, PlayerSlot, RoomCode, Terms};
use narabe_rules::{Point, Rule};
use std::sync::Arc;
use std::time::Duration;

// The lobby of the scenes, and the room of the watched game.
const LOBBY: &str = "wss://play.example.org";
const ROOM: u64 = 20_260_731;
/// The number of stones in a game in progress, and in one that ends by resignation.
const MIDDLE: usize = 24;
/// The names of the spectators.
const SPECTATORS: [&str; 3] = ["Mei", "Rui", "Sofia"];

/// The scenes of online play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnlineScene {
    Away,
    Room,
    Terms,
    Dealing,
    Game,
    Asked,
    Asking,
    Chat,
    Broken,
    Seat,
    Watch,
    Result,
}

impl Scene for OnlineScene {
    fn name(&self) -> &'static str {
        match self {
            Self::Away => "32-online",
            Self::Room => "33-online-room",
            Self::Terms => "34-online-terms",
            Self::Dealing => "35-online-dealing",
            Self::Game => "36-online-game",
            Self::Asked => "37-online-asked",
            Self::Asking => "38-online-asking",
            Self::Chat => "39-online-chat",
            Self::Broken => "40-online-broken",
            Self::Seat => "41-online-seat",
            Self::Watch => "42-online-watch",
            Self::Result => "43-online-result",
        }
    }

    fn set(&self, world: &mut World) {
        set(*self, world, won_game());
    }

    fn is_ready(&self, world: &World) -> bool {
        is_ready(*self, world)
    }

    fn drive(&self, world: &mut World) {
        drive(*self, world);
    }
}

/// The fake peers and their lobby in memory.
#[derive(Resource, Default)]
pub struct FakePeers {
    lobby: Loopback,
    peers: Vec<FakePeer>,
    /// Whether the chat lines were sent.
    said: bool,
    script: Vec<Point>,
}

/// Makes all connections in memory.
pub fn prepare(app: &mut App) {
    let fakes = FakePeers::default();
    let loopback = fakes.lobby.clone();
    app.insert_resource(Connector(Arc::new(move |call, _| {
        Box::new(loopback.open(&call))
    })))
    .insert_resource(fakes);
}

/// Advances the fake peers by a frame.
pub fn step(world: &mut World, time: Duration) {
    let mut fakes = world.resource_mut::<FakePeers>();
    let fakes = &mut *fakes;
    for peer in &mut fakes.peers {
        peer.step(time);
        if peer.online_match().slot().is_some() && peer.is_to_act() {
            let at = peer.game().moves();
            let next = fakes.script.get(at).filter(|_| at < MIDDLE);
            if let Some(point) = next {
                peer.apply(Intent::play(*point));
            }
        }
        peer.take_events();
    }
}

/// Starts a scene; `game` are the moves to play.
fn set(scene: OnlineScene, world: &mut World, game: Vec<Point>) {
    world.write_message(CloseDialog);
    world.resource_mut::<ChatCardOpen>().0 = false;
    world.resource_mut::<FakePeers>().script = game;
    match scene {
        OnlineScene::Away => {
            let mut settings = world.resource_mut::<Settings>();
            settings.player_name = "Hana".into();
            settings.lobby = LOBBY.into();
            go(world, Screen::Online);
        }
        OnlineScene::Room => {
            create(world);
            go(world, Screen::Online);
        }
        OnlineScene::Terms => {
            let players = ["Hana", "Isao"].map(|name| Player::human(name.into()));
            let config = MatchConfig::from_terms(&terms(), players);
            world.write_message(SetTerms(Box::new(config)));
        }
        OnlineScene::Dealing => {
            go(world, Screen::Online);
            invite_guest(world);
        }
        OnlineScene::Game => {
            if !world.resource::<Online>().is_playing()
                && world.resource::<FakePeers>().peers.is_empty()
            {
                create(world);
                invite_guest(world);
            }
            world.resource_mut::<FakePeers>().said = false;
        }
        OnlineScene::Asked => {
            with_guest(world, |guest| guest.apply(Intent::OfferDraw));
        }
        OnlineScene::Asking => {
            with_guest(world, |guest| guest.answer(false));
            world.write_message(OnlineRequest::Answer(false));
            world.write_live(Intent::Undo);
        }
        OnlineScene::Chat => {
            world.write_message(OnlineRequest::Withdraw);
        }
        OnlineScene::Broken => with_guest(world, FakePeer::disconnect),
        OnlineScene::Seat => {
            world.write_message(OnlineRequest::Leave);
            go(world, Screen::Online);
        }
        OnlineScene::Watch => watch(world),
        OnlineScene::Result => {
            with_guest(world, |guest| guest.apply(Intent::Resign));
        }
    }
}

/// Whether the scene is ready.
fn is_ready(scene: OnlineScene, world: &World) -> bool {
    let online = world.resource::<Online>();
    let stones = world
        .resource::<Live>()
        .one_board()
        .position()
        .moves()
        .len();
    let online_match = online.online_match();
    match scene {
        OnlineScene::Away | OnlineScene::Terms => true,
        OnlineScene::Room => online.stage() == ConnectionStage::Waiting,
        OnlineScene::Dealing => online_match.is_some_and(|online_match| {
            online_match.is_connected(PlayerSlot::Guest)
                && online_match.negotiation().by() == PlayerSlot::Guest
        }),
        OnlineScene::Game | OnlineScene::Watch => {
            stones >= MIDDLE
                && online_match.is_some_and(|online_match| online_match.chat().len() >= 3)
        }
        OnlineScene::Asked => {
            online_match.is_some_and(|online_match| online_match.requests().theirs().is_some())
        }
        OnlineScene::Asking => {
            online_match.is_some_and(|online_match| online_match.requests().own().is_some())
        }
        OnlineScene::Chat => world.resource::<ChatCardOpen>().0,
        OnlineScene::Broken => {
            online_match.is_some_and(|online_match| online_match.is_interrupted())
        }
        OnlineScene::Seat => online.rejoin_ticket().is_some(),
        OnlineScene::Result => world.resource::<Live>().one_board().outcome().is_some(),
    }
}

/// Advances a scene until it is ready.
fn drive(scene: OnlineScene, world: &mut World) {
    match scene {
        OnlineScene::Dealing => propose(world),
        OnlineScene::Game => {
            begin(world);
            play(world);
            talk(world);
        }
        OnlineScene::Watch => {
            let mut fakes = world.resource_mut::<FakePeers>();
            for peer in &mut fakes.peers {
                if peer.online_match().slot().is_some()
                    && peer.online_match().negotiation().revision() > 0
                {
                    let me = peer.online_match().slot().unwrap_or(PlayerSlot::Host);
                    if !peer.online_match().negotiation().agrees(me) {
                        peer.agree();
                    }
                }
            }
            talk(world);
        }
        OnlineScene::Chat => world.resource_mut::<ChatCardOpen>().0 = true,
        _ => {}
    }
}

fn go(world: &mut World, screen: Screen) {
    world.write_message(Go::To(screen));
}

/// The terms of the match.
fn terms() -> Terms {
    Terms {
        rule: Rule::Freestyle,
        clock: ClockRule::Fischer {
            main: 600,
            increment: 5,
        },
        black: BlackRule::First,
        length: MatchLength::BestOf(5),
        ..Terms::default()
    }
}

fn create(world: &mut World) {
    let opening = RoomSettings {
        terms: terms(),
        allow_spectators: true,
    };
    world.write_message(OnlineRequest::Create(opening));
}

/// Adds a guest and spectators to this machine's room.
fn invite_guest(world: &mut World) {
    let Some(room) = room(world) else { return };
    let mut fakes = world.resource_mut::<FakePeers>();
    let loopback = fakes.lobby.clone();
    fakes.peers = vec![FakePeer::guest(&loopback, room.clone(), "Isao")];
    for name in SPECTATORS {
        fakes
            .peers
            .push(FakePeer::spectator(&loopback, room.clone(), name));
    }
}

/// The address and code of this machine's room.
fn room(world: &World) -> Option<(LobbyAddress, RoomCode)> {
    let invitation = world.resource::<Online>().invitation()?;
    Some((invitation.lobby.clone()?, invitation.code))
}

fn with_guest(world: &mut World, scene: impl FnOnce(&mut FakePeer)) {
    if let Some(guest) = world.resource_mut::<FakePeers>().peers.first_mut() {
        scene(guest);
    }
}

/// The guest proposes a longer clock.
fn propose(world: &mut World) {
    let wanted = Terms {
        clock: ClockRule::Fischer {
            main: 900,
            increment: 10,
        },
        ..terms()
    };
    with_guest(world, |guest| {
        let online_match = guest.online_match();
        if online_match.negotiation().revision() > 0
            && online_match.negotiation().by() == PlayerSlot::Host
        {
            guest.propose(wanted);
            guest.chat("Fifteen minutes, so that my tea can wait?");
        }
    });
}

/// Both players agree.
fn begin(world: &mut World) {
    let online = world.resource::<Online>();
    if online.stage() == ConnectionStage::Negotiating {
        world.write_message(OnlineRequest::Agree(true));
        with_guest(world, |guest| {
            if guest.online_match().negotiation().revision() > 0 {
                guest.agree();
            }
        });
    }
}

/// Plays this machine's moves.
fn play(world: &mut World) {
    let one_board = world.resource::<Live>().one_board();
    let at = one_board.position().moves().len();
    if one_board.is_human_turn() && at < MIDDLE {
        let next = world.resource::<FakePeers>().script.get(at).copied();
        world.write_live_batch(next.map(Intent::play));
    }
}

/// Sends some chat lines.
fn talk(world: &mut World) {
    let one_board = world.resource::<Live>().one_board();
    let plays = world
        .resource::<Online>()
        .online_match()
        .and_then(|online_match| online_match.slot())
        .is_some();
    if world.resource::<FakePeers>().said || one_board.position().moves().len() < MIDDLE {
        return;
    }
    let mut fakes = world.resource_mut::<FakePeers>();
    fakes.said = true;
    let mut players = fakes
        .peers
        .iter_mut()
        .filter(|peer| peer.online_match().slot().is_some());
    if let Some(first) = players.next() {
        first.chat("Good luck. 请多指教。");
        first
            .chat("The left side looks dangerous. I shall have to think for a while, I am afraid.");
    }
    if let Some(second) = players.next() {
        second.chat("Take your time.");
    }
    if plays {
        world.write_message(OnlineRequest::Chat("请多指教!".into()));
    }
}

/// Watches a game of two fake peers.
fn watch(world: &mut World) {
    let (Ok(lobby), code) = (LOBBY.parse::<LobbyAddress>(), RoomCode::from_random(ROOM)) else {
        return;
    };
    let mut fakes = world.resource_mut::<FakePeers>();
    fakes.said = false;
    let loopback = fakes.lobby.clone();
    let room = (lobby.clone(), code);
    fakes.peers = vec![
        FakePeer::host(&loopback, room.clone(), "Thùy Linh", terms()),
        FakePeer::guest(&loopback, room, "王小明"),
    ];
    world.write_message(OnlineRequest::Watch(Invitation {
        code,
        lobby: Some(lobby),
    }));
    go(world, Screen::Online);
}
