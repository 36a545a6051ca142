//! A fake peer: a room and a live game of its own, connected in memory.

use crate::live::online::{OnlineEvent, OnlineMatch, RoomSettings};
use crate::live::{Intent, LiveGame};
use narabe_net::{
    ConnectRequest, EntryMode, IceServers, LobbyAddress, Loopback, LoopbackTransport, Peer,
    PlayerSlot, RoomCode, RoomKey, Terms, Transport, TransportEvent,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::time::Duration;

/// The random seed, plus one for each further role.
const SEED: u64 = 7;

pub struct FakePeer {
    table: OnlineMatch,
    live: LiveGame,
    /// `None` when disconnected.
    transport: Option<LoopbackTransport>,
}

impl FakePeer {
    /// A peer that joins a room as a player.
    pub fn guest(lobby: &Loopback, room: (LobbyAddress, RoomCode), name: &str) -> Self {
        let table = OnlineMatch::guest(name, StdRng::seed_from_u64(SEED));
        Self::at(lobby, room, EntryMode::Join, table)
    }

    /// A peer that creates a room.
    pub fn host(
        lobby: &Loopback,
        room: (LobbyAddress, RoomCode),
        name: &str,
        terms: Terms,
    ) -> Self {
        let opening = RoomSettings {
            terms,
            allow_spectators: true,
        };
        let table = OnlineMatch::host(name, &opening, StdRng::seed_from_u64(SEED + 1));
        Self::at(lobby, room, EntryMode::Create, table)
    }

    /// A peer that watches.
    pub fn spectator(lobby: &Loopback, room: (LobbyAddress, RoomCode), name: &str) -> Self {
        let table = OnlineMatch::spectator(name, StdRng::seed_from_u64(SEED + 2));
        Self::at(lobby, room, EntryMode::Watch, table)
    }

    fn at(
        lobby: &Loopback,
        (address, code): (LobbyAddress, RoomCode),
        entry: EntryMode,
        table: OnlineMatch,
    ) -> Self {
        let request = ConnectRequest {
            lobby: address,
            code,
            entry,
            ice_servers: IceServers::default(),
            key: (entry == EntryMode::Create).then(|| RoomKey::new([1; 16])),
        };
        Self {
            table,
            live: LiveGame::new(SEED),
            transport: Some(lobby.open(&request)),
        }
    }

    pub fn table(&self) -> &OnlineMatch {
        &self.table
    }

    pub fn game(&self) -> &LiveGame {
        &self.live
    }

    /// Advances by a frame.
    pub fn step(&mut self, time: Duration) {
        while let Some(news) = self.transport.as_mut().and_then(Transport::poll) {
            match news {
                TransportEvent::Entered(me) => self.table.room_entered(me),
                TransportEvent::Owner(peer) => self.table.set_room_owner(peer),
                TransportEvent::PeerConnected(peer) => self.table.peer_connected(peer),
                TransportEvent::PeerDisconnected(peer) => self.table.peer_disconnected(peer),
                TransportEvent::Received(peer, bytes) => {
                    self.table.receive(peer, &bytes, &mut self.live);
                }
                TransportEvent::Closed(_) => self.transport = None,
            }
        }
        self.live.apply(&Intent::Tick(time));
        self.table.tick(time, &mut self.live);
        self.send();
    }

    fn send(&mut self) {
        let messages: Vec<(Peer, Vec<u8>)> = self.table.take_outgoing();
        let Some(transport) = &mut self.transport else {
            return;
        };
        for (to, bytes) in messages {
            transport.send(to, bytes);
        }
    }

    /// The events in its room.
    pub fn take_events(&mut self) -> Vec<OnlineEvent> {
        self.table.take_events()
    }

    /// Whether it is this peer's turn.
    pub fn is_to_act(&self) -> bool {
        let me = self.table.slot().map(PlayerSlot::index);
        self.live.is_in_progress() && me == Some(self.live.player_on(self.live.to_move()))
    }

    /// Applies an intent to its game.
    pub fn apply(&mut self, intent: Intent) {
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
        // Ignored if there is nothing to answer.
        let _ = self.table.answer(yes, &mut self.live);
        self.send();
    }

    pub fn chat(&mut self, line: &str) {
        self.table.send_chat(line);
        self.send();
    }

    /// Closes the connection.
    pub fn disconnect(&mut self) {
        self.transport = None;
    }
}
