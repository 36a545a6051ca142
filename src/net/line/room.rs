//! The room: the lobby's events, and a connection to each peer.

use std::collections::{HashMap, HashSet, VecDeque};
use std::time::Duration;

use futures::StreamExt;
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender};
use futures::future::{Either, FutureExt, select};
use futures::stream::FuturesUnordered;
use futures_timer::Delay;
use matchbox_socket::{PeerEvent, PeerId, PeerRequest, PeerSignal};

use super::lobby::{Lobby, Word};
use super::name;
use super::peer::{Connection, Side};
use super::place::Task;
use super::queue::Queue;
use crate::net::{Call, Hangup, News, Rate};

/// The most connections at a time, more than a lobby allows in a room.
const CONNECTIONS: usize = 32;
/// How many connections are started at once, and each second after that. Further peers wait.
const BEGINNINGS: (u32, u32) = (24, 4);
/// How often it is tried to establish a connection.
const TRIES: u32 = 4;
const SECOND: Duration = Duration::from_secs(1);
/// A lobby disconnects a client that is silent for too long.
const KEEP_ALIVE: u32 = 10;

/// Events other than the lobby's.
#[derive(Debug)]
pub enum Event {
    /// Send a message to a peer.
    Say(PeerId, Vec<u8>),
    /// Close the connection to a peer.
    Part(PeerId),
    /// A signal for a peer, to be sent through the lobby.
    Request(PeerRequest),
    /// The connection to this peer is established.
    Opened(PeerId),
}

/// The result of a task.
#[derive(Debug)]
pub enum Done {
    /// The connection with this number, to this peer, has ended.
    Connection(PeerId, u64),
    /// A second has passed.
    Second,
}

/// A peer that a connection is to be started to.
#[derive(Debug)]
struct Waiting {
    peer: PeerId,
    tries: u32,
    /// Seconds from now.
    wait: u32,
}

/// The room.
pub struct Room {
    call: Call,
    queue: Queue,
    lobby: Lobby,
    /// Whether the lobby is gone. Established connections go on.
    deserted: bool,
    events: (UnboundedSender<Event>, UnboundedReceiver<Event>),
    tasks: FuturesUnordered<Task<Done>>,
    /// By peer, each with the number of the connection.
    connections: HashMap<PeerId, (u64, Connection)>,
    last: u64,
    waiting: VecDeque<Waiting>,
    /// How often it was tried to connect to each peer.
    tries: HashMap<PeerId, u32>,
    /// Peers that are ignored.
    parted: HashSet<PeerId>,
    beginnings: Rate,
    seconds: u32,
}

impl Room {
    /// Enters and stays until nobody is left. Returns why it ended.
    pub async fn enter(
        call: Call,
        queue: Queue,
        events: (UnboundedSender<Event>, UnboundedReceiver<Event>),
    ) -> Hangup {
        let lobby = match Lobby::call(&call.url()).await {
            Ok(lobby) => lobby,
            Err(hangup) => return hangup,
        };
        let room = Self {
            call,
            queue,
            lobby,
            deserted: false,
            events,
            tasks: FuturesUnordered::new(),
            connections: HashMap::new(),
            last: 0,
            waiting: VecDeque::new(),
            tries: HashMap::new(),
            parted: HashSet::new(),
            beginnings: Rate::new(BEGINNINGS.0, BEGINNINGS.1),
            seconds: 0,
        };
        room.stay().await
    }

    async fn stay(mut self) -> Hangup {
        self.tasks.push(second());
        loop {
            let next = {
                let lobby = Box::pin(self.lobby.next());
                let here = select(self.events.1.next(), self.tasks.next());
                match select(lobby, here).await {
                    Either::Left((word, _)) => Next::Lobby(word),
                    Either::Right((Either::Left((event, _)), _)) => Next::Event(event),
                    Either::Right((Either::Right((done, _)), _)) => Next::Done(done),
                }
            };
            match next {
                Next::Lobby(Ok(word)) => self.hear(word),
                // Losing the lobby, or being disconnected by it, does not end what is established.
                Next::Lobby(Err(hangup)) => {
                    self.deserted = true;
                    self.waiting.clear();
                    self.connections
                        .retain(|_, (_, connection)| connection.is_open);
                    if self.connections.is_empty() {
                        return hangup;
                    }
                }
                Next::Event(Some(event)) => self.follow(event).await,
                Next::Done(Some(Done::Second)) => self.tick().await,
                Next::Done(Some(Done::Connection(peer, number))) => {
                    self.ended(peer, number);
                    if self.deserted && self.connections.is_empty() {
                        return Hangup::Lost(String::new());
                    }
                }
                // The line keeps a sender of the events, and a timer always runs.
                Next::Event(None) | Next::Done(None) => return Hangup::Lost(String::new()),
            }
        }
    }

    /// Handles an event of the lobby.
    fn hear(&mut self, word: Word) {
        match word {
            Word::Owner(peer) => self.queue.put(News::Owner(name(peer))),
            Word::Event(PeerEvent::IdAssigned(me)) => self.queue.put(News::Entered(name(me))),
            Word::Event(PeerEvent::NewPeer(peer)) => self.wait_for(peer, 0),
            Word::Event(PeerEvent::PeerLeft(peer)) => self.left(peer),
            Word::Event(PeerEvent::Signal { sender, data }) => self.signal(sender, data),
        }
    }

    /// Queues a peer to connect to.
    fn wait_for(&mut self, peer: PeerId, wait: u32) {
        let known = self.waiting.iter().any(|waiting| waiting.peer == peer);
        if !known && !self.parted.contains(&peer) && self.waiting.len() < CONNECTIONS {
            let tries = self.tries.get(&peer).copied().unwrap_or_default();
            self.waiting.push_back(Waiting { peer, tries, wait });
        }
        self.call_who_waits();
    }

    fn call_who_waits(&mut self) {
        while let Some(at) = self.waiting.iter().position(|waiting| waiting.wait == 0) {
            if !self.may_begin() {
                return;
            }
            if let Some(Waiting { peer, tries, .. }) = self.waiting.remove(at) {
                self.tries.insert(peer, tries + 1);
                self.begin(peer, Side::Calling);
            }
        }
    }

    fn may_begin(&mut self) -> bool {
        self.connections.len() < CONNECTIONS && self.beginnings.take(1)
    }

    fn begin(&mut self, peer: PeerId, side: Side) {
        self.last += 1;
        let number = self.last;
        let (connection, run) = Connection::new(
            peer,
            side,
            &self.call.helpers,
            self.queue.clone(),
            self.events.0.clone(),
        );
        let run = run.map(move |()| Done::Connection(peer, number));
        self.tasks.push(Box::pin(run));
        self.connections.insert(peer, (number, connection));
    }

    /// A peer has left the lobby. An established connection stays open: perhaps only the lobby is out of reach.
    fn left(&mut self, peer: PeerId) {
        self.waiting.retain(|waiting| waiting.peer != peer);
        self.tries.remove(&peer);
        self.parted.remove(&peer);
        let Some((_, connection)) = self.connections.get(&peer) else {
            return;
        };
        if !connection.is_open {
            self.connections.remove(&peer);
        }
        self.queue.put(News::Left(name(peer)));
    }

    /// A signal from a peer.
    fn signal(&mut self, sender: PeerId, data: PeerSignal) {
        let known = self
            .connections
            .get(&sender)
            .map(|(_, known)| (known.is_open, known.side));
        let begins = match (&data, known) {
            // Only an offer starts a connection, and it restarts one that was not established.
            (PeerSignal::Offer(_), None | Some((false, Side::Called))) => true,
            (_, None) => return,
            (_, Some(_)) => false,
        };
        if begins {
            if self.parted.contains(&sender) || !self.may_begin() {
                return;
            }
            self.begin(sender, Side::Called);
        }
        if let Some((_, connection)) = self.connections.get(&sender) {
            connection.signal(PeerEvent::Signal { sender, data });
        }
    }

    /// A connection has ended by itself. If it was never established it is tried again.
    fn ended(&mut self, peer: PeerId, number: u64) {
        let is_it = self
            .connections
            .get(&peer)
            .is_some_and(|(known, _)| *known == number);
        let Some((_, connection)) = is_it.then(|| self.connections.remove(&peer)).flatten() else {
            return;
        };
        if connection.is_open {
            self.queue.put(News::Left(name(peer)));
        } else if connection.side == Side::Calling && !self.deserted {
            let tries = self.tries.get(&peer).copied().unwrap_or_default();
            if (1..TRIES).contains(&tries) {
                self.wait_for(peer, 1 << tries);
            }
        }
    }

    async fn follow(&mut self, event: Event) {
        match event {
            Event::Say(to, bytes) => {
                let connection = self.connections.get(&to);
                if let Some((_, connection)) = connection.filter(|(_, known)| known.is_open) {
                    connection.say(to, bytes);
                }
            }
            Event::Part(peer) => {
                if self.parted.len() < CONNECTIONS {
                    self.parted.insert(peer);
                }
                if let Some((_, connection)) = self.connections.remove(&peer)
                    && connection.is_open
                {
                    self.queue.put(News::Left(name(peer)));
                }
                if self.call.key.is_some() {
                    self.lobby.send_out(peer).await;
                }
            }
            Event::Request(request) => self.lobby.say(&request).await,
            Event::Opened(peer) => {
                self.tries.remove(&peer);
                if let Some((_, connection)) = self.connections.get_mut(&peer) {
                    connection.is_open = true;
                }
            }
        }
    }

    async fn tick(&mut self) {
        self.tasks.push(second());
        self.beginnings.tick(SECOND);
        for waiting in &mut self.waiting {
            waiting.wait = waiting.wait.saturating_sub(1);
        }
        self.call_who_waits();
        self.seconds += 1;
        if self.seconds >= KEEP_ALIVE {
            self.seconds = 0;
            self.lobby.say(&PeerRequest::KeepAlive).await;
        }
    }
}

/// What happens next.
enum Next {
    Lobby(Result<Word, Hangup>),
    Event(Option<Event>),
    Done(Option<Done>),
}

fn second() -> Task<Done> {
    Box::pin(Delay::new(SECOND).map(|()| Done::Second))
}
