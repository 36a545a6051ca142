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

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn peer(number: u128) -> PeerId {
        PeerId(Uuid::from_u128(number))
    }

    /// A room with two players, and what the first of them is told; so much of it may wait.
    fn room(waiting: usize) -> (Room, mpsc::Receiver<Message>) {
        let mut room = Room::default();
        let (outbox, inbox) = mpsc::channel(waiting);
        let limits = Limits::default();
        let enter = room.enter(peer(1), Part::Player, outbox, &limits);
        enter.expect("a seat");
        let enter = room.enter(peer(2), Part::Player, mpsc::channel(1).0, &limits);
        enter.expect("a seat");
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
