//! One room: who is in it, and who of them are linked.
//!
//! Two are linked when at least one of them plays: players see everybody, watchers see the players and not one another. Only
//! who is linked hears that the other came or left, and only they pass signals to each other.

use axum::extract::ws::Message;
use matchbox_protocol::{JsonPeerEvent, PeerId};
use serde::Serialize;
use std::time::Duration;
use tokio::sync::mpsc;

use super::door::Wish;
use super::knocks::Knocks;
use super::network::Network;
use super::{Allowance, Limits};
use crate::net::{EntryMode, Refusal, RoomKey};

/// What waits to be sent to somebody.
pub type Outbox = mpsc::Sender<Message>;

/// Who somebody is in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Player,
    Watcher,
}

impl From<EntryMode> for Part {
    fn from(arrival: EntryMode) -> Self {
        match arrival {
            EntryMode::Create | EntryMode::Join | EntryMode::Return => Self::Player,
            EntryMode::Watch => Self::Watcher,
        }
    }
}

impl Part {
    fn is_linked_with(self, other: Self) -> bool {
        self == Self::Player || other == Self::Player
    }
}

#[derive(Debug)]
struct Member {
    peer: PeerId,
    part: Part,
    /// None once the other end has fallen too far behind: that ends its visit.
    outbox: Option<Outbox>,
}

impl Member {
    fn tell(&mut self, event: Message) {
        let outbox = self.outbox.as_ref();
        if let Some(Err(mpsc::error::TrySendError::Full(_))) =
            outbox.map(|outbox| outbox.try_send(event))
        {
            self.outbox = None;
        }
    }
}

/// Events beyond matchbox's.
#[derive(Clone, Copy, Debug, Serialize)]
enum Word {
    /// The room's owner is there under this id.
    Owner(PeerId),
}

/// Who enters, from where, and when.
#[derive(Clone, Copy, Debug)]
pub struct Newcomer {
    pub peer: PeerId,
    pub network: Network,
    pub now: Duration,
}

/// The people in a room. They are a handful, so that a list does.
#[derive(Debug)]
pub struct Room {
    members: Vec<Member>,
    /// The owner's secret, and their id while they are there.
    key: Option<RoomKey>,
    owner: Option<PeerId>,
    /// How often each network has entered.
    knocks: Knocks,
}

impl Room {
    /// A room owned by whoever has this secret.
    pub fn new(key: Option<RoomKey>, limits: &Limits) -> Self {
        Self {
            members: Vec::new(),
            key,
            owner: None,
            knocks: Knocks::new(Allowance::over_seconds(limits.joins_per_minute, 60)),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Takes somebody in and tells those who are linked with them, so that they call the newcomer.
    pub fn enter(
        &mut self,
        newcomer: Newcomer,
        wish: &Wish,
        outbox: Outbox,
        limits: &Limits,
    ) -> Result<(), Refusal> {
        let Newcomer { peer, network, now } = newcomer;
        let part = Part::from(wish.arrival);
        // A room that a guest has reopened belongs to the host again when the host returns.
        if wish.arrival == EntryMode::Return {
            self.key = self.key.or(wish.key);
        }
        let is_owner = part == Part::Player && wish.key.is_some() && wish.key == self.key;
        // The owner always gets a place, and can have others disconnected.
        if !is_owner {
            self.check(part, limits)?;
            if !self.knocks.knock(network, now) {
                return Err(Refusal::TooMany);
            }
        }
        self.announce(part, &JsonPeerEvent::NewPeer(peer));
        self.members.push(Member {
            peer,
            part,
            outbox: Some(outbox),
        });
        if is_owner {
            self.owner = Some(peer);
        }
        if let Some(owner) = self.owner {
            let word = text(&Word::Owner(owner));
            let told = self.members.iter_mut();
            told.filter(|member| is_owner || member.peer == peer)
                .for_each(|member| member.tell(word.clone()));
        }
        Ok(())
    }

    /// Whether there is a place left.
    fn check(&self, part: Part, limits: &Limits) -> Result<(), Refusal> {
        let places = match part {
            Part::Player => limits.seats,
            Part::Watcher => limits.watchers,
        };
        let taken = self.members.iter().filter(|member| member.part == part);
        match taken.count() >= places {
            true => Err(Refusal::RoomFull),
            false => Ok(()),
        }
    }

    /// Disconnects a member, if the request is the owner's.
    pub fn send_out(&mut self, by: PeerId, peer: PeerId) {
        let mut members = self.members.iter_mut();
        let member = members.find(|member| member.peer == peer && peer != by);
        if let Some(member) = member.filter(|_| self.owner == Some(by)) {
            member.tell(Message::Close(None));
            member.outbox = None;
        }
    }

    /// Lets somebody go and tells those who were linked with them.
    pub fn leave(&mut self, peer: PeerId) {
        let is_it = |member: &Member| member.peer == peer;
        if let Some(place) = self.members.iter().position(is_it) {
            let part = self.members.remove(place).part;
            self.owner = self.owner.filter(|owner| *owner != peer);
            self.announce(part, &JsonPeerEvent::PeerLeft(peer));
        }
    }

    /// Passes a signal on; to nobody where the two are not linked.
    pub fn signal(&mut self, sender: PeerId, receiver: PeerId, data: serde_json::Value) {
        let is = |peer| move |member: &&mut Member| member.peer == peer;
        let Some(part) = self
            .members
            .iter_mut()
            .find(is(sender))
            .map(|from| from.part)
        else {
            return;
        };
        let receiver = self.members.iter_mut().find(is(receiver));
        if let Some(member) = receiver
            && member.peer != sender
            && member.part.is_linked_with(part)
        {
            member.tell(message(&JsonPeerEvent::Signal { sender, data }));
        }
    }

    /// Tells everybody who is linked with somebody of this part.
    fn announce(&mut self, part: Part, event: &JsonPeerEvent) {
        let message = message(event);
        let linked = self.members.iter_mut();
        for member in linked.filter(|member| member.part.is_linked_with(part)) {
            member.tell(message.clone());
        }
    }
}

/// An event as it goes over the line.
pub fn message(event: &JsonPeerEvent) -> Message {
    Message::Text(event.to_string().into())
}

fn text(word: &Word) -> Message {
    // A name in an enum: nothing that JSON cannot hold.
    Message::Text(serde_json::to_string(word).unwrap_or_default().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::RoomCode;
    use uuid::Uuid;

    fn peer(number: u128) -> PeerId {
        PeerId(Uuid::from_u128(number))
    }

    /// Somebody enters, always from the same network.
    fn enter(
        room: &mut Room,
        number: u128,
        key: Option<RoomKey>,
        outbox: Outbox,
    ) -> Result<(), Refusal> {
        let newcomer = Newcomer {
            peer: peer(number),
            network: std::net::IpAddr::from([192, 0, 2, 1]).into(),
            now: Duration::ZERO,
        };
        let wish = Wish {
            code: RoomCode::from_random(1),
            arrival: EntryMode::Return,
            key,
        };
        room.enter(newcomer, &wish, outbox, &Limits::default())
    }

    /// A room with two players, and what the first of them is told; so much of it may wait.
    fn room(waiting: usize) -> (Room, mpsc::Receiver<Message>) {
        let limits = Limits::default();
        let mut room = Room::new(None, &limits);
        let (outbox, inbox) = mpsc::channel(waiting);
        enter(&mut room, 1, None, outbox).expect("a seat");
        enter(&mut room, 2, None, mpsc::channel(1).0).expect("a seat");
        (room, inbox)
    }

    #[test]
    fn who_lets_too_much_wait_is_given_up_and_gets_what_came_before() {
        let (mut room, mut inbox) = room(3);
        for number in 0..5 {
            room.signal(peer(2), peer(1), number.into());
        }
        let mut heard = Vec::new();
        while let Ok(message) = inbox.try_recv() {
            heard.push(message);
        }
        assert_eq!(heard.len(), 3, "the announcement and two signals");
        assert_eq!(
            inbox.try_recv(),
            Err(mpsc::error::TryRecvError::Disconnected)
        );
    }

    #[test]
    fn one_network_does_not_come_and_go_without_end() {
        let (mut room, _inbox) = room(3);
        let comes = |room: &mut Room, number: u128| {
            let entered = enter(room, number, None, mpsc::channel(8).0);
            room.leave(peer(number));
            entered
        };
        let refused = (3..1000).find(|number| comes(&mut room, *number).is_err());
        let limit = u128::from(Limits::default().joins_per_minute);
        assert_eq!(refused, Some(limit + 1), "the first two have come as well");
        assert_eq!(comes(&mut room, 9), Err(Refusal::TooMany));
    }

    #[test]
    fn whoever_has_opened_the_room_finds_a_place_and_sends_others_out() {
        let key = Some(RoomKey::new([1; 16]));
        let limits = Limits::default();
        let mut room = Room::new(key, &limits);
        enter(&mut room, 1, key, mpsc::channel(8).0).expect("a seat");
        room.leave(peer(1));
        let mut boxes = Vec::new();
        for number in 2..2 + limits.seats as u128 {
            let (outbox, inbox) = mpsc::channel(8);
            enter(&mut room, number, None, outbox).expect("a seat");
            boxes.push(inbox);
        }
        let other = Some(RoomKey::new([2; 16]));
        for key in [None, other] {
            let entered = enter(&mut room, 90, key, mpsc::channel(8).0);
            assert_eq!(entered, Err(Refusal::RoomFull));
        }
        room.send_out(peer(3), peer(2));
        enter(&mut room, 99, key, mpsc::channel(8).0).expect("a seat all the same");
        room.send_out(peer(99), peer(2));
        let mut said = Vec::new();
        while let Ok(word) = boxes[0].try_recv() {
            said.push(word);
        }
        let closes = said.iter().filter(|word| matches!(word, Message::Close(_)));
        assert_eq!(closes.count(), 1, "and nobody else can: {said:?}");
        let named = text(&Word::Owner(peer(99)));
        assert!(said.contains(&named), "and all hear who it is: {said:?}");
    }

    #[test]
    fn nobody_hears_of_those_who_were_never_there() {
        let (mut room, mut inbox) = room(8);
        inbox.try_recv().expect("the second was announced");
        room.leave(peer(3));
        room.signal(peer(3), peer(1), 0.into());
        room.signal(peer(1), peer(1), 0.into());
        assert_eq!(inbox.try_recv(), Err(mpsc::error::TryRecvError::Empty));
        room.leave(peer(2));
        assert!(inbox.try_recv().is_ok() && !room.is_empty());
        room.leave(peer(1));
        assert!(room.is_empty());
    }
}
