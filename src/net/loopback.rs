//! A lobby and its lines inside one program, without a network: for tests and for pictures.
//!
//! ```
//! use narabe::net::{Arrival, Call, Helpers, Loopback, News, Wire};
//!
//! let lobby = Loopback::default();
//! let call = |arrival| Call {
//!     lobby: "localhost".parse().expect("an address"),
//!     code: "K7QMX4".parse().expect("a code"),
//!     arrival,
//!     helpers: Helpers::default(),
//!     key: None,
//! };
//! let mut host = lobby.open(&call(Arrival::New));
//! let mut guest = lobby.open(&call(Arrival::Join));
//! assert!(matches!(host.poll(), Some(News::Entered(_))));
//! assert!(matches!(host.poll(), Some(News::Came(_))));
//! # let _ = guest.poll();
//! ```

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Arrival, Call, Hangup, News, Peer, Refusal, RoomCode, RoomKey, Wire};

/// The lobby.
#[derive(Clone, Debug, Default)]
pub struct Loopback(Arc<Mutex<Hall>>);

#[derive(Debug, Default)]
struct Hall {
    last: u128,
    rooms: HashMap<RoomCode, Vec<(Peer, bool)>>,
    /// The owner's secret of each room, and who of those there has it.
    owners: HashMap<RoomCode, (RoomKey, Option<Peer>)>,
    news: HashMap<Peer, VecDeque<News>>,
}

/// One end of a line.
#[derive(Debug)]
pub struct LoopbackLine {
    lobby: Loopback,
    code: RoomCode,
    me: Peer,
}

impl Loopback {
    /// Calls the lobby.
    #[must_use]
    pub fn open(&self, call: &Call) -> LoopbackLine {
        let mut hall = self.hall();
        hall.last += 1;
        let me = Peer(hall.last);
        hall.enter(me, call);
        LoopbackLine {
            lobby: self.clone(),
            code: call.code,
            me,
        }
    }

    /// Everybody is cut off, and all rooms are gone.
    pub fn cut(&self) {
        let mut hall = self.hall();
        hall.rooms.clear();
        hall.owners.clear();
        for news in hall.news.values_mut() {
            news.clear();
            news.push_back(News::Closed(Hangup::Lost("the line was cut".into())));
        }
    }

    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    fn enter(&mut self, me: Peer, call: &Call) {
        let exists = self.rooms.contains_key(&call.code);
        let refusal = match call.arrival {
            Arrival::New if exists => Some(Refusal::RoomExists),
            Arrival::Join | Arrival::Watch if !exists => Some(Refusal::NoRoom),
            _ => None,
        };
        if let Some(refusal) = refusal {
            self.tell(me, News::Closed(refusal.into()));
            return;
        }
        let watches = call.arrival == Arrival::Watch;
        let room = self.rooms.entry(call.code).or_default();
        let linked = room.iter().filter(|(_, other)| !(watches && *other));
        let others: Vec<Peer> = linked.map(|(peer, _)| *peer).collect();
        room.push((me, watches));
        self.tell(me, News::Entered(me));
        self.name_owner(me, call);
        for other in others {
            self.tell(me, News::Came(other));
            self.tell(other, News::Came(me));
        }
    }

    /// Tells everyone who the owner is.
    fn name_owner(&mut self, me: Peer, call: &Call) {
        if let Some(key) = call.key {
            self.owners.entry(call.code).or_insert((key, None));
        }
        let Some((key, owner)) = self.owners.get_mut(&call.code) else {
            return;
        };
        let is_owner = call.key == Some(*key);
        if is_owner {
            *owner = Some(me);
        }
        let Some(owner) = *owner else { return };
        let everybody = self.rooms.get(&call.code).into_iter().flatten();
        let told: Vec<Peer> = everybody.map(|(peer, _)| *peer).collect();
        for peer in told.into_iter().filter(|peer| is_owner || *peer == me) {
            self.tell(peer, News::Owner(owner));
        }
    }

    fn leave(&mut self, me: Peer, code: RoomCode) {
        self.news.remove(&me);
        let Some(room) = self.rooms.get_mut(&code) else {
            return;
        };
        room.retain(|(peer, _)| *peer != me);
        let others: Vec<Peer> = room.iter().map(|(peer, _)| *peer).collect();
        if others.is_empty() {
            self.rooms.remove(&code);
            self.owners.remove(&code);
        } else if let Some((_, owner)) = self.owners.get_mut(&code) {
            *owner = owner.filter(|owner| *owner != me);
        }
        for other in others {
            self.tell(other, News::Left(me));
        }
    }

    fn tell(&mut self, to: Peer, news: News) {
        self.news.entry(to).or_default().push_back(news);
    }
}

impl Wire for LoopbackLine {
    fn poll(&mut self) -> Option<News> {
        self.lobby.hall().news.get_mut(&self.me)?.pop_front()
    }

    fn send(&mut self, to: Peer, bytes: Vec<u8>) {
        let mut hall = self.lobby.hall();
        let in_room = |peer: Peer| {
            let room = hall.rooms.get(&self.code);
            room.is_some_and(|room| room.iter().any(|(other, _)| *other == peer))
        };
        if in_room(self.me) && in_room(to) {
            hall.tell(to, News::Said(self.me, bytes));
        }
    }

    fn part(&mut self, from: Peer) {
        let mut hall = self.lobby.hall();
        let owners = &hall.owners;
        let is_owner = owners
            .get(&self.code)
            .is_some_and(|(_, owner)| *owner == Some(self.me));
        if is_owner
            && hall
                .rooms
                .get(&self.code)
                .is_some_and(|room| room.iter().any(|(peer, _)| *peer == from))
        {
            hall.leave(from, self.code);
            hall.tell(from, News::Closed(Refusal::SentOut.into()));
        }
    }
}

impl Drop for LoopbackLine {
    fn drop(&mut self) {
        self.lobby.hall().leave(self.me, self.code);
    }
}
