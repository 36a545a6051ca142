//! The scenes of a table between two machines: the others at it are puppets.

use super::puppet::Puppet;
use crate::app::screens::{OpenChat, SetTerms};
use crate::app::session::online::{Lines, Online, OnlineWish, Opening, Stage};
use crate::app::session::{Intent, Live, MatchConfig, Player};
use crate::app::settings::Settings;
use crate::app::state::{Go, Screen};
use crate::app::widgets::{CloseDialog, DialogOpen};
use crate::net::{Invitation, LobbyAddress, Loopback, PlayerSlot, RoomCode, Terms};
use crate::players::{BlackRule, ClockRule, MatchLength};
use crate::rules::{Point, Rule};
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// The lobby of the pictures, and the room in which others play.
const LOBBY: &str = "wss://play.example.org";
const ROOM: u64 = 20_260_731;
/// The stones on the board when a game is pictured, and when it is over by resignation.
const MIDDLE: usize = 24;
/// Those who look on.
const WATCHERS: [&str; 3] = ["Mei", "Rui", "Sofia"];

/// What is pictured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
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

impl Act {
    /// The picture's file name, without its ending.
    pub fn name(self) -> &'static str {
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
}

/// The lobby inside this program, and who is there.
#[derive(Resource, Default)]
pub struct Cast {
    lobby: Loopback,
    puppets: Vec<Puppet>,
    /// What was said already.
    said: bool,
    script: Vec<Point>,
}

/// Opens every line in this program.
pub fn prepare(app: &mut App) {
    let cast = Cast::default();
    let lobby = cast.lobby.clone();
    app.insert_resource(Lines(Arc::new(move |call, _| Box::new(lobby.open(&call)))))
        .insert_resource(cast);
}

/// A frame passes for the others.
pub fn step(world: &mut World, time: Duration) {
    let mut cast = world.resource_mut::<Cast>();
    let cast = &mut *cast;
    for puppet in &mut cast.puppets {
        puppet.step(time);
        if puppet.table().slot().is_some() && puppet.is_to_act() {
            let at = puppet.session().position().moves().len();
            let next = cast.script.get(at).filter(|_| at < MIDDLE);
            if let Some(point) = next {
                puppet.wish(Intent::play(*point));
            }
        }
        puppet.take_news();
    }
}

/// Sets the scene; `game` is what is played.
pub fn set(act: Act, world: &mut World, game: Vec<Point>) {
    world.write_message(CloseDialog);
    world.resource_mut::<Cast>().script = game;
    match act {
        Act::Away => {
            let mut settings = world.resource_mut::<Settings>();
            settings.player_name = "Hana".into();
            settings.lobby = LOBBY.into();
            go(world, Screen::Online);
        }
        Act::Room => {
            create(world);
            go(world, Screen::Online);
        }
        Act::Terms => {
            let players = ["Hana", "Isao"].map(|name| Player::human(name.into()));
            let config = MatchConfig::by(&terms(), players);
            world.write_message(SetTerms(Box::new(config)));
        }
        Act::Dealing => {
            go(world, Screen::Online);
            invite_guest(world);
        }
        Act::Game => {
            if !world.resource::<Online>().is_playing()
                && world.resource::<Cast>().puppets.is_empty()
            {
                create(world);
                invite_guest(world);
            }
            world.resource_mut::<Cast>().said = false;
        }
        Act::Asked => {
            with_guest(world, |guest| guest.wish(Intent::OfferDraw));
        }
        Act::Asking => {
            with_guest(world, |guest| guest.answer(false));
            world.write_message(OnlineWish::Answer(false));
            world.write_message(Intent::Undo);
        }
        Act::Chat => {
            world.write_message(OnlineWish::Withdraw);
        }
        Act::Broken => with_guest(world, Puppet::cut),
        Act::Seat => {
            world.write_message(OnlineWish::Leave);
            go(world, Screen::Online);
        }
        Act::Watch => watch(world),
        Act::Result => {
            with_guest(world, |guest| guest.wish(Intent::Resign));
        }
    }
}

/// Whether what is to be seen has come about.
pub fn is_ready(act: Act, world: &World) -> bool {
    let online = world.resource::<Online>();
    let stones = world
        .resource::<Live>()
        .one_board()
        .position()
        .moves()
        .len();
    let table = online.table();
    match act {
        Act::Away | Act::Terms => true,
        Act::Room => online.stage() == Stage::Waiting,
        Act::Dealing => table.is_some_and(|table| {
            table.is_there(PlayerSlot::Guest) && table.proposed_by() == PlayerSlot::Guest
        }),
        Act::Game | Act::Watch => {
            stones >= MIDDLE && table.is_some_and(|table| table.chat().len() >= 3)
        }
        Act::Asked => table.is_some_and(|table| table.their_wish().is_some()),
        Act::Asking => table.is_some_and(|table| table.my_wish().is_some()),
        Act::Chat => world.resource::<DialogOpen>().0,
        Act::Broken => table.is_some_and(|table| table.is_broken()),
        Act::Seat => online.seat_left().is_some(),
        Act::Result => world.resource::<Live>().one_board().outcome().is_some(),
    }
}

/// Does what is to be done until the scene is ready.
pub fn drive(act: Act, world: &mut World) {
    match act {
        Act::Dealing => propose(world),
        Act::Game => {
            begin(world);
            play(world);
            talk(world);
        }
        Act::Watch => {
            let mut cast = world.resource_mut::<Cast>();
            for puppet in &mut cast.puppets {
                if puppet.table().slot().is_some() && puppet.table().changes() > 0 {
                    let me = puppet.table().slot().unwrap_or(PlayerSlot::Host);
                    if !puppet.table().agrees(me) {
                        puppet.agree();
                    }
                }
            }
            talk(world);
        }
        Act::Chat => {
            world.write_message(OpenChat);
        }
        _ => {}
    }
}

fn go(world: &mut World, screen: Screen) {
    world.write_message(Go::To(screen));
}

/// What is played.
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
    let opening = Opening {
        terms: terms(),
        watch: true,
    };
    world.write_message(OnlineWish::Create(opening));
}

/// Lets somebody come to our room, and others look on.
fn invite_guest(world: &mut World) {
    let Some(room) = room(world) else { return };
    let mut cast = world.resource_mut::<Cast>();
    let lobby = cast.lobby.clone();
    cast.puppets = vec![Puppet::guest(&lobby, room.clone(), "Isao")];
    for name in WATCHERS {
        cast.puppets
            .push(Puppet::watcher(&lobby, room.clone(), name));
    }
}

/// Where our room is.
fn room(world: &World) -> Option<(LobbyAddress, RoomCode)> {
    let invitation = world.resource::<Online>().invitation()?;
    Some((invitation.lobby.clone()?, invitation.code))
}

fn with_guest(world: &mut World, act: impl FnOnce(&mut Puppet)) {
    if let Some(guest) = world.resource_mut::<Cast>().puppets.first_mut() {
        act(guest);
    }
}

/// The guest wants a longer clock.
fn propose(world: &mut World) {
    let wanted = Terms {
        clock: ClockRule::Fischer {
            main: 900,
            increment: 10,
        },
        ..terms()
    };
    with_guest(world, |guest| {
        let table = guest.table();
        if table.changes() > 0 && table.proposed_by() == PlayerSlot::Host {
            guest.propose(wanted);
            guest.say("Fifteen minutes, so that my tea can wait?");
        }
    });
}

/// Both agree.
fn begin(world: &mut World) {
    let online = world.resource::<Online>();
    if online.stage() == Stage::Dealing {
        world.write_message(OnlineWish::Agree(true));
        with_guest(world, |guest| {
            if guest.table().changes() > 0 {
                guest.agree();
            }
        });
    }
}

/// Plays for the person.
fn play(world: &mut World) {
    let session = world.resource::<Live>().one_board();
    let at = session.position().moves().len();
    if session.is_human_turn() && at < MIDDLE {
        let next = world.resource::<Cast>().script.get(at).copied();
        world.write_message_batch(next.map(Intent::play));
    }
}

/// A little is said.
fn talk(world: &mut World) {
    let session = world.resource::<Live>().one_board();
    let plays = world
        .resource::<Online>()
        .table()
        .and_then(|table| table.slot())
        .is_some();
    if world.resource::<Cast>().said || session.position().moves().len() < MIDDLE {
        return;
    }
    let mut cast = world.resource_mut::<Cast>();
    cast.said = true;
    let mut players = cast
        .puppets
        .iter_mut()
        .filter(|puppet| puppet.table().slot().is_some());
    if let Some(first) = players.next() {
        first.say("Good luck. 请多指教。");
        first.say("The left side looks dangerous. I shall have to think for a while, I am afraid.");
    }
    if let Some(second) = players.next() {
        second.say("Take your time.");
    }
    if plays {
        world.write_message(OnlineWish::Say("请多指教!".into()));
    }
}

/// Two others play, and we look on.
fn watch(world: &mut World) {
    let (Ok(lobby), code) = (LOBBY.parse::<LobbyAddress>(), RoomCode::from_random(ROOM)) else {
        return;
    };
    let mut cast = world.resource_mut::<Cast>();
    cast.said = false;
    let hall = cast.lobby.clone();
    let room = (lobby.clone(), code);
    cast.puppets = vec![
        Puppet::host(&hall, room.clone(), "Thùy Linh", terms()),
        Puppet::guest(&hall, room, "王小明"),
    ];
    world.write_message(OnlineWish::Watch(Invitation {
        code,
        lobby: Some(lobby),
    }));
    go(world, Screen::Online);
}
