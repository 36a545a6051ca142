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
    online_match: OnlineMatch,
    live: LiveGame,
    /// `None` when disconnected.
    transport: Option<LoopbackTransport>,
}

impl FakePeer {
    /// A peer that joins a room as a player.
    pub fn guest(lobby: &Loopback, room: (LobbyAddress, RoomCode), name: &str) -> Self {
        let online_match = OnlineMatch::guest(name, StdRng::seed_from_u64(SEED));
        Self::at(lobby, room, EntryMode::Join, online_match)
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
        let online_match = OnlineMatch::host(name, &opening, StdRng::seed_from_u64(SEED + 1));
        Self::at(lobby, room, EntryMode::Create, online_match)
    }

    /// A peer that watches.
    pub fn spectator(lobby: &Loopback, room: (LobbyAddress, RoomCode), name: &str) -> Self {
        let online_match = OnlineMatch::spectator(name, StdRng::seed_from_u64(SEED + 2));
        Self::at(lobby, room, EntryMode::Watch, online_match)
    }

    fn at(
        lobby: &Loopback,
        (address, code): (LobbyAddress, RoomCode),
        entry: EntryMode,
        online_match: OnlineMatch,
    ) -> Self {
        let request = ConnectRequest {
            lobby: address,
            code,
            entry,
            ice_servers: IceServers::default(),
            key: (entry == EntryMode::Create).then(|| RoomKey::new([1; 16])),
        };
        Self {
            online_match,
            live: LiveGame::new(SEED),
            transport: Some(lobby.open(&request)),
        }
    }

    pub fn online_match(&self) -> &OnlineMatch {
        &self.online_match
    }

    pub fn game(&self) -> &LiveGame {
        &self.live
    }

    /// Advances by a frame.
    pub fn step(&mut self, time: Duration) {
        while let Some(event) = self.transport.as_mut().and_then(Transport::poll) {
            match event {
                TransportEvent::Entered(me) => self.online_match.room_entered(me),
                TransportEvent::Owner(peer) => self.online_match.set_room_owner(peer),
                TransportEvent::PeerConnected(peer) => self.online_match.peer_connected(peer),
                TransportEvent::PeerDisconnected(peer) => self.online_match.peer_disconnected(peer),
                TransportEvent::Received(peer, bytes) => {
                    self.online_match.receive(peer, &bytes, &mut self.live);
                }
                TransportEvent::Closed(_) => self.transport = None,
            }
        }
        self.live.apply(&Intent::Tick(time));
        self.online_match.tick(time, &mut self.live);
        self.send();
    }

    fn send(&mut self) {
        let messages: Vec<(Peer, Vec<u8>)> = self.online_match.take_outgoing();
        let Some(transport) = &mut self.transport else {
            return;
        };
        for (to, bytes) in messages {
            transport.send(to, bytes);
        }
    }

    /// The events in its room.
    pub fn take_events(&mut self) -> Vec<OnlineEvent> {
        self.online_match.take_events()
    }

    /// Whether it is this peer's turn.
    pub fn is_to_act(&self) -> bool {
        let me = self.online_match.slot().map(PlayerSlot::index);
        self.live.is_in_progress() && me == Some(self.live.player_on(self.live.to_move()))
    }

    /// Applies an intent to its game.
    pub fn apply(&mut self, intent: Intent) {
        self.online_match.apply(&intent, &mut self.live);
        self.send();
    }

    pub fn agree(&mut self) {
        self.online_match.agree(true, &mut self.live);
        self.send();
    }

    pub fn propose(&mut self, terms: Terms) {
        self.online_match.propose(terms, &self.live);
        self.send();
    }

    pub fn answer(&mut self, yes: bool) {
        // Ignored if there is nothing to answer.
        let _ = self.online_match.answer(yes, &mut self.live);
        self.send();
    }

    pub fn chat(&mut self, line: &str) {
        self.online_match.send_chat(line);
        self.send();
    }

    /// Closes the connection.
    pub fn disconnect(&mut self) {
        self.transport = None;
    }
}
