//! A lobby and its transports inside one program, without a network: for tests and screenshots.
//!
//! ```
//! use narabe_net::{ConnectRequest, EntryMode, IceServers, Loopback, Transport, TransportEvent};
//!
//! let lobby = Loopback::default();
//! let request = |entry| ConnectRequest {
//!     lobby: "localhost".parse().expect("an address"),
//!     code: "K7QMX4".parse().expect("a code"),
//!     entry,
//!     ice_servers: IceServers::default(),
//!     key: None,
//! };
//! let mut host = lobby.open(&request(EntryMode::Create));
//! let mut guest = lobby.open(&request(EntryMode::Join));
//! assert!(matches!(host.poll(), Some(TransportEvent::Entered(_))));
//! assert!(matches!(host.poll(), Some(TransportEvent::PeerConnected(_))));
//! # let _ = guest.poll();
//! ```

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{
    ConnectRequest, DisconnectReason, EntryMode, LobbyRefusal, Peer, RoomCode, RoomKey, Transport,
    TransportEvent,
};

/// The lobby. Clones share the same rooms.
#[derive(Clone, Debug, Default)]
pub struct Loopback(Arc<Mutex<LobbyState>>);

#[derive(Debug, Default)]
struct LobbyState {
    last_id: u128,
    rooms: HashMap<RoomCode, Vec<Member>>,
    owners: HashMap<RoomCode, Owner>,
    events: HashMap<Peer, VecDeque<TransportEvent>>,
}

#[derive(Clone, Copy, Debug)]
struct Member {
    peer: Peer,
    is_spectator: bool,
}

/// The owner of a room.
#[derive(Clone, Copy, Debug)]
struct Owner {
    key: RoomKey,
    /// The peer that has this key, while it is in the room.
    peer: Option<Peer>,
}

/// A transport to the peers of a room in a [`Loopback`] lobby.
#[derive(Debug)]
pub struct LoopbackTransport {
    lobby: Loopback,
    code: RoomCode,
    me: Peer,
}

impl Loopback {
    /// Connects to the lobby. A refusal is the transport's first event.
    pub fn open(&self, request: &ConnectRequest) -> LoopbackTransport {
        let mut state = self.state();
        state.last_id += 1;
        let me = Peer(state.last_id);
        state.enter(me, request);
        LoopbackTransport {
            lobby: self.clone(),
            code: request.code,
            me,
        }
    }

    /// Disconnects everybody and closes all rooms.
    pub fn cut(&self) {
        let mut state = self.state();
        state.rooms.clear();
        state.owners.clear();
        for events in state.events.values_mut() {
            events.clear();
            events.push_back(TransportEvent::Closed(DisconnectReason::Lost(
                "the connection was cut".into(),
            )));
        }
    }

    fn state(&self) -> MutexGuard<'_, LobbyState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LobbyState {
    fn enter(&mut self, me: Peer, request: &ConnectRequest) {
        let exists = self.rooms.contains_key(&request.code);
        let refusal = match request.entry {
            EntryMode::Create if exists => Some(LobbyRefusal::RoomExists),
            EntryMode::Join | EntryMode::Watch if !exists => Some(LobbyRefusal::NoRoom),
            _ => None,
        };
        if let Some(refusal) = refusal {
            self.push(me, TransportEvent::Closed(refusal.into()));
            return;
        }
        let is_spectator = request.entry == EntryMode::Watch;
        let room = self.rooms.entry(request.code).or_default();
        // Spectators are not connected to each other.
        let others: Vec<Peer> = room
            .iter()
            .filter(|other| !(is_spectator && other.is_spectator))
            .map(|other| other.peer)
            .collect();
        room.push(Member {
            peer: me,
            is_spectator,
        });
        self.push(me, TransportEvent::Entered(me));
        self.announce_owner(me, request);
        for other in others {
            self.push(me, TransportEvent::PeerConnected(other));
            self.push(other, TransportEvent::PeerConnected(me));
        }
    }

    /// Tells the newcomer who the owner is; if the newcomer is the owner, tells everybody.
    fn announce_owner(&mut self, me: Peer, request: &ConnectRequest) {
        if let Some(key) = request.key {
            let owner = Owner { key, peer: None };
            self.owners.entry(request.code).or_insert(owner);
        }
        let Some(owner) = self.owners.get_mut(&request.code) else {
            return;
        };
        let is_owner = request.key == Some(owner.key);
        if is_owner {
            owner.peer = Some(me);
        }
        let Some(owner) = owner.peer else { return };
        let peers: Vec<Peer> = self
            .room(request.code)
            .iter()
            .map(|member| member.peer)
            .collect();
        for peer in peers.into_iter().filter(|peer| is_owner || *peer == me) {
            self.push(peer, TransportEvent::Owner(owner));
        }
    }

    fn leave(&mut self, me: Peer, code: RoomCode) {
        self.events.remove(&me);
        let Some(room) = self.rooms.get_mut(&code) else {
            return;
        };
        room.retain(|member| member.peer != me);
        let others: Vec<Peer> = room.iter().map(|member| member.peer).collect();
        if others.is_empty() {
            self.rooms.remove(&code);
            self.owners.remove(&code);
        } else if let Some(owner) = self.owners.get_mut(&code) {
            owner.peer = owner.peer.filter(|peer| *peer != me);
        }
        for other in others {
            self.push(other, TransportEvent::PeerDisconnected(me));
        }
    }

    fn room(&self, code: RoomCode) -> &[Member] {
        self.rooms.get(&code).map_or(&[], Vec::as_slice)
    }

    fn is_in_room(&self, peer: Peer, code: RoomCode) -> bool {
        self.room(code).iter().any(|member| member.peer == peer)
    }

    fn is_owner(&self, peer: Peer, code: RoomCode) -> bool {
        let owner = self.owners.get(&code);
        owner.is_some_and(|owner| owner.peer == Some(peer))
    }

    fn push(&mut self, to: Peer, event: TransportEvent) {
        self.events.entry(to).or_default().push_back(event);
    }
}

impl Transport for LoopbackTransport {
    fn poll(&mut self) -> Option<TransportEvent> {
        self.lobby.state().events.get_mut(&self.me)?.pop_front()
    }

    fn send(&mut self, to: Peer, bytes: Vec<u8>) {
        let mut state = self.lobby.state();
        if state.is_in_room(self.me, self.code) && state.is_in_room(to, self.code) {
            state.push(to, TransportEvent::Received(self.me, bytes));
        }
    }

    fn disconnect(&mut self, peer: Peer) {
        let mut state = self.lobby.state();
        if state.is_owner(self.me, self.code) && state.is_in_room(peer, self.code) {
            state.leave(peer, self.code);
            state.push(peer, TransportEvent::Closed(LobbyRefusal::Removed.into()));
        }
    }
}

impl Drop for LoopbackTransport {
    fn drop(&mut self) {
        self.lobby.state().leave(self.me, self.code);
    }
}
