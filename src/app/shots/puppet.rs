//! Somebody at another machine, who is none: a table and a session of their own, on a line inside this program.

use crate::app::session::online::{OnlineNews, Opening, Table};
use crate::app::session::{Intent, LiveGame, OneBoardMatch};
use crate::net::{
    ConnectRequest, EntryMode, IceServers, LobbyAddress, Loopback, LoopbackTransport, Peer,
    PlayerSlot, RoomCode, RoomKey, Terms, Transport, TransportEvent,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::time::Duration;

/// Where chance starts for the second, third… of them.
const SEED: u64 = 7;

/// The other one.
pub struct Puppet {
    table: Table,
    live: LiveGame,
    /// Gone when the line is cut.
    line: Option<LoopbackTransport>,
}

impl Puppet {
    /// Somebody who takes the free seat of a room.
    pub fn guest(lobby: &Loopback, room: (LobbyAddress, RoomCode), name: &str) -> Self {
        let table = Table::guest(name, StdRng::seed_from_u64(SEED));
        Self::at(lobby, room, EntryMode::Join, table)
    }

    /// Somebody who makes a room.
    pub fn host(
        lobby: &Loopback,
        room: (LobbyAddress, RoomCode),
        name: &str,
        terms: Terms,
    ) -> Self {
        let opening = Opening { terms, watch: true };
        let table = Table::host(name, &opening, StdRng::seed_from_u64(SEED + 1));
        Self::at(lobby, room, EntryMode::Create, table)
    }

    /// Somebody who looks on.
    pub fn watcher(lobby: &Loopback, room: (LobbyAddress, RoomCode), name: &str) -> Self {
        let table = Table::watcher(name, StdRng::seed_from_u64(SEED + 2));
        Self::at(lobby, room, EntryMode::Watch, table)
    }

    fn at(
        lobby: &Loopback,
        (address, code): (LobbyAddress, RoomCode),
        arrival: EntryMode,
        table: Table,
    ) -> Self {
        let call = ConnectRequest {
            lobby: address,
            code,
            entry: arrival,
            ice_servers: IceServers::default(),
            key: (arrival == EntryMode::Create).then(|| RoomKey::new([1; 16])),
        };
        Self {
            table,
            live: LiveGame::new(SEED),
            line: Some(lobby.open(&call)),
        }
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn session(&self) -> &OneBoardMatch {
        self.live.one_board()
    }

    /// A frame passes.
    pub fn step(&mut self, time: Duration) {
        while let Some(news) = self.line.as_mut().and_then(Transport::poll) {
            match news {
                TransportEvent::Entered(me) => self.table.entered(me),
                TransportEvent::Owner(peer) => self.table.owned_by(peer),
                TransportEvent::PeerConnected(peer) => self.table.came(peer),
                TransportEvent::PeerDisconnected(peer) => self.table.left(peer),
                TransportEvent::Received(peer, bytes) => {
                    self.table.hear(peer, &bytes, &mut self.live);
                }
                TransportEvent::Closed(_) => self.line = None,
            }
        }
        self.live.apply(&Intent::Tick(time));
        self.table.tick(time, &mut self.live);
        self.send();
    }

    fn send(&mut self) {
        let words: Vec<(Peer, Vec<u8>)> = self.table.take_words();
        let Some(line) = &mut self.line else { return };
        for (to, bytes) in words {
            line.send(to, bytes);
        }
    }

    /// What has happened at their table.
    pub fn take_news(&mut self) -> Vec<OnlineNews> {
        self.table.take_news()
    }

    /// Whether it is theirs to act.
    pub fn is_to_act(&self) -> bool {
        let me = self.table.slot().map(PlayerSlot::index);
        self.live.is_on() && me == Some(self.live.player_on(self.live.to_move()))
    }

    /// Wants something of the game.
    pub fn wish(&mut self, intent: Intent) {
        self.table.apply(&intent, &mut self.live);
        self.send();
    }

    pub fn agree(&mut self) {
        self.table.agree(true, &mut self.live);
        self.send();
    }

    pub fn propose(&mut self, terms: Terms) {
        self.table.propose(terms, &self.live);
        self.send();
    }

    pub fn answer(&mut self, yes: bool) {
        // Nothing is answered that nobody has asked.
        let _ = self.table.answer(yes, &mut self.live);
        self.send();
    }

    pub fn say(&mut self, line: &str) {
        self.table.chat_line(line);
        self.send();
    }

    /// The line is cut.
    pub fn cut(&mut self) {
        self.line = None;
    }
}
