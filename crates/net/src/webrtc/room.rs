//! The driver of a transport: it handles the lobby's events and keeps a connection to each peer in the room.

use std::collections::{HashMap, HashSet, VecDeque};
use std::time::Duration;

use futures::StreamExt;
use futures::future::{Either, FutureExt, select};
use futures::stream::FuturesUnordered;
use futures_timer::Delay;
use matchbox_socket::{PeerEvent, PeerId, PeerRequest, PeerSignal};

use super::connection::{Connection, Direction};
use super::event_queue::EventQueue;
use super::peer_id::from_matchbox;
use super::platform::Task;
use super::room_event::{RoomEvent, RoomEvents};
use super::signaling::{LobbyConnection, LobbyEvent};
use crate::{ConnectRequest, DisconnectReason, TokenBucket, TransportEvent};

/// The most connections at a time: more than a lobby admits to a room.
const CONNECTION_LIMIT: usize = 32;
// How many connections may be started at once, and how many per second after that. Further peers wait.
const CONNECT_BURST: u32 = 24;
const CONNECTS_PER_SECOND: u32 = 4;
/// How many attempts are made to connect to a peer.
const ATTEMPT_LIMIT: u32 = 4;
const SECOND: Duration = Duration::from_secs(1);
/// The interval of keep-alive messages, in seconds. A lobby disconnects a client that is silent for too long.
const KEEP_ALIVE_INTERVAL: u32 = 10;

/// A task that has finished.
#[derive(Debug)]
enum Finished {
    /// The connection with this number, to this peer.
    Connection(PeerId, u64),
    /// The timer of one second.
    Second,
}

/// A peer that is waiting for a connection to be started.
#[derive(Debug)]
struct Waiting {
    peer: PeerId,
    /// How many attempts were made before.
    attempts: u32,
    /// Seconds until the next attempt.
    delay: u32,
}

/// The room.
pub struct Room {
    request: ConnectRequest,
    queue: EventQueue,
    lobby: LobbyConnection,
    /// Whether the connection to the lobby is lost. Established connections stay open.
    lobby_lost: bool,
    events: RoomEvents,
    tasks: FuturesUnordered<Task<Finished>>,
    /// By peer, each with its number.
    connections: HashMap<PeerId, (u64, Connection)>,
    /// The number of the newest connection.
    last_number: u64,
    waiting: VecDeque<Waiting>,
    /// How many attempts were made to connect to each peer.
    attempts: HashMap<PeerId, u32>,
    /// The peers that were disconnected on purpose.
    ignored: HashSet<PeerId>,
    connect_rate: TokenBucket,
    seconds_since_keep_alive: u32,
}

impl Room {
    /// Enters the room and stays until nobody is left. Returns why it ended.
    pub async fn run(
        request: ConnectRequest,
        queue: EventQueue,
        events: RoomEvents,
    ) -> DisconnectReason {
        let lobby = match LobbyConnection::connect(&request.url()).await {
            Ok(lobby) => lobby,
            Err(reason) => return reason,
        };
        let room = Self {
            request,
            queue,
            lobby,
            lobby_lost: false,
            events,
            tasks: FuturesUnordered::new(),
            connections: HashMap::new(),
            last_number: 0,
            waiting: VecDeque::new(),
            attempts: HashMap::new(),
            ignored: HashSet::new(),
            connect_rate: TokenBucket::new(CONNECT_BURST, CONNECTS_PER_SECOND),
            seconds_since_keep_alive: 0,
        };
        room.handle_events().await
    }

    async fn handle_events(mut self) -> DisconnectReason {
        self.tasks.push(second());
        loop {
            match self.next().await {
                Next::Lobby(Ok(event)) => self.on_lobby_event(event),
                Next::Lobby(Err(reason)) => {
                    self.on_lobby_lost();
                    if self.connections.is_empty() {
                        return reason;
                    }
                }
                Next::Event(Some(event)) => self.on_room_event(event).await,
                Next::Finished(Some(Finished::Second)) => self.on_second().await,
                Next::Finished(Some(Finished::Connection(peer, number))) => {
                    self.on_connection_closed(peer, number);
                    if self.lobby_lost && self.connections.is_empty() {
                        return DisconnectReason::Lost(String::new());
                    }
                }
                // Cannot happen: the room holds a sender of the events, and a timer is always running.
                Next::Event(None) | Next::Finished(None) => {
                    return DisconnectReason::Lost(String::new());
                }
            }
        }
    }

    async fn next(&mut self) -> Next {
        let lobby = Box::pin(self.lobby.next());
        let local = select(self.events.1.next(), self.tasks.next());
        match select(lobby, local).await {
            Either::Left((event, _)) => Next::Lobby(event),
            Either::Right((Either::Left((event, _)), _)) => Next::Event(event),
            Either::Right((Either::Right((finished, _)), _)) => Next::Finished(finished),
        }
    }

    fn on_lobby_event(&mut self, event: LobbyEvent) {
        match event {
            LobbyEvent::Owner(peer) => self.push(TransportEvent::Owner(from_matchbox(peer))),
            LobbyEvent::Peer(PeerEvent::IdAssigned(me)) => {
                self.push(TransportEvent::Entered(from_matchbox(me)));
            }
            LobbyEvent::Peer(PeerEvent::NewPeer(peer)) => self.enqueue(peer, 0),
            LobbyEvent::Peer(PeerEvent::PeerLeft(peer)) => self.on_peer_left(peer),
            LobbyEvent::Peer(PeerEvent::Signal { sender, data }) => self.on_signal(sender, data),
        }
    }

    /// Keeps the established connections; they need no lobby.
    fn on_lobby_lost(&mut self) {
        self.lobby_lost = true;
        self.waiting.clear();
        self.connections
            .retain(|_, (_, connection)| connection.is_open());
    }

    /// Handles that a peer has left the lobby. An established connection stays open: the peer may only have lost the lobby.
    fn on_peer_left(&mut self, peer: PeerId) {
        self.waiting.retain(|waiting| waiting.peer != peer);
        self.attempts.remove(&peer);
        self.ignored.remove(&peer);
        let Some((_, connection)) = self.connections.get(&peer) else {
            return;
        };
        if !connection.is_open() {
            self.connections.remove(&peer);
        }
        self.push_disconnected(peer);
    }

    fn on_signal(&mut self, sender: PeerId, data: PeerSignal) {
        let known = self
            .connections
            .get(&sender)
            .map(|(_, known)| (known.is_open(), known.direction));
        let starts = match (&data, known) {
            // Only an offer starts a connection. It also restarts an incoming one that was not established.
            (PeerSignal::Offer(_), None | Some((false, Direction::Incoming))) => true,
            (_, None) => return,
            (_, Some(_)) => false,
        };
        if starts {
            if self.ignored.contains(&sender) || !self.may_connect() {
                return;
            }
            self.connect(sender, Direction::Incoming);
        }
        if let Some((_, connection)) = self.connections.get(&sender) {
            connection.signal(PeerEvent::Signal { sender, data });
        }
    }

    /// Handles that a connection has ended by itself. An outgoing one that was never established is tried again.
    fn on_connection_closed(&mut self, peer: PeerId, number: u64) {
        let is_current = self
            .connections
            .get(&peer)
            .is_some_and(|(known, _)| *known == number);
        let closed = is_current.then(|| self.connections.remove(&peer)).flatten();
        let Some((_, connection)) = closed else {
            return;
        };
        if connection.is_open() {
            self.attempts.remove(&peer);
            self.push_disconnected(peer);
        } else if connection.direction == Direction::Outgoing && !self.lobby_lost {
            let attempts = self.attempts.get(&peer).copied().unwrap_or_default();
            if (1..ATTEMPT_LIMIT).contains(&attempts) {
                self.enqueue(peer, 1 << attempts);
            }
        }
    }

    async fn on_room_event(&mut self, event: RoomEvent) {
        match event {
            RoomEvent::Send(to, bytes) => {
                let connection = self.connections.get(&to);
                if let Some((_, connection)) = connection.filter(|(_, known)| known.is_open()) {
                    connection.send(to, bytes);
                }
            }
            RoomEvent::Disconnect(peer) => self.disconnect(peer).await,
            RoomEvent::Signal(request) => self.lobby.send(&request).await,
        }
    }

    async fn on_second(&mut self) {
        self.tasks.push(second());
        self.connect_rate.tick(SECOND);
        for waiting in &mut self.waiting {
            waiting.delay = waiting.delay.saturating_sub(1);
        }
        self.connect_waiting();
        self.seconds_since_keep_alive += 1;
        if self.seconds_since_keep_alive >= KEEP_ALIVE_INTERVAL {
            self.seconds_since_keep_alive = 0;
            self.lobby.send(&PeerRequest::KeepAlive).await;
        }
    }

    /// Closes the connection to a peer and ignores it from now on. In our own room, the lobby disconnects it as well.
    async fn disconnect(&mut self, peer: PeerId) {
        if self.ignored.len() < CONNECTION_LIMIT {
            self.ignored.insert(peer);
        }
        if let Some((_, connection)) = self.connections.remove(&peer)
            && connection.is_open()
        {
            self.push_disconnected(peer);
        }
        if self.request.key.is_some() {
            self.lobby.remove(peer).await;
        }
    }

    /// Queues a peer to connect to, after a delay in seconds.
    fn enqueue(&mut self, peer: PeerId, delay: u32) {
        let is_queued = self.waiting.iter().any(|waiting| waiting.peer == peer);
        let has_room = self.waiting.len() < CONNECTION_LIMIT;
        if !is_queued && !self.ignored.contains(&peer) && has_room {
            let attempts = self.attempts.get(&peer).copied().unwrap_or_default();
            self.waiting.push_back(Waiting {
                peer,
                attempts,
                delay,
            });
        }
        self.connect_waiting();
    }

    /// Connects to the queued peers whose delay is over, as far as the rate limit allows.
    fn connect_waiting(&mut self) {
        while let Some(at) = self.waiting.iter().position(|waiting| waiting.delay == 0) {
            if !self.may_connect() {
                return;
            }
            if let Some(Waiting { peer, attempts, .. }) = self.waiting.remove(at) {
                self.attempts.insert(peer, attempts + 1);
                self.connect(peer, Direction::Outgoing);
            }
        }
    }

    fn may_connect(&mut self) -> bool {
        self.connections.len() < CONNECTION_LIMIT && self.connect_rate.take(1)
    }

    fn connect(&mut self, peer: PeerId, direction: Direction) {
        self.last_number += 1;
        let number = self.last_number;
        let (connection, run) = Connection::new(
            peer,
            direction,
            &self.request.ice_servers,
            self.queue.clone(),
            self.events.0.clone(),
        );
        let run = run.map(move |()| Finished::Connection(peer, number));
        self.tasks.push(Box::pin(run));
        self.connections.insert(peer, (number, connection));
    }

    fn push(&self, event: TransportEvent) {
        self.queue.push(event);
    }

    fn push_disconnected(&self, peer: PeerId) {
        self.push(TransportEvent::PeerDisconnected(from_matchbox(peer)));
    }
}

/// What the room handles next.
enum Next {
    Lobby(Result<LobbyEvent, DisconnectReason>),
    Event(Option<RoomEvent>),
    Finished(Option<Finished>),
}

fn second() -> Task<Finished> {
    Box::pin(Delay::new(SECOND).map(|()| Finished::Second))
}
