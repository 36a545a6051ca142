//! One room: who is in it, and who of them are linked.
//!
//! Two are linked when at least one of them plays: players see everybody, watchers see the players and not one another. Only
//! who is linked hears that the other came or left, and only they pass signals to each other.

use axum::extract::ws::Message;
use matchbox_protocol::{JsonPeerEvent, PeerId};
use tokio::sync::mpsc;

use super::Limits;
use crate::net::{Arrival, Refusal};

/// What waits to be sent to somebody.
pub type Outbox = mpsc::Sender<Message>;

/// Who somebody is in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Player,
    Watcher,
}

impl From<Arrival> for Part {
    fn from(arrival: Arrival) -> Self {
        match arrival {
            Arrival::New | Arrival::Join | Arrival::Back => Self::Player,
            Arrival::Watch => Self::Watcher,
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

/// The people in a room. They are a handful, so that a list does.
#[derive(Debug, Default)]
pub struct Room {
    members: Vec<Member>,
}

impl Room {
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Takes somebody in and tells those who are linked with them, so that they call the newcomer.
    pub fn enter(
        &mut self,
        peer: PeerId,
        part: Part,
        outbox: Outbox,
        limits: &Limits,
    ) -> Result<(), Refusal> {
        let places = match part {
            Part::Player => limits.seats,
            Part::Watcher => limits.watchers,
        };
        let taken = self.members.iter().filter(|member| member.part == part);
        if taken.count() >= places {
            return Err(Refusal::RoomFull);
        }
        self.announce(part, &JsonPeerEvent::NewPeer(peer));
        self.members.push(Member {
            peer,
            part,
            outbox: Some(outbox),
        });
        Ok(())
    }

    /// Lets somebody go and tells those who were linked with them.
    pub fn leave(&mut self, peer: PeerId) {
        let is_it = |member: &Member| member.peer == peer;
        if let Some(place) = self.members.iter().position(is_it) {
            let part = self.members.remove(place).part;
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
