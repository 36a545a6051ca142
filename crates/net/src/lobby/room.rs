//! One room: its members, and which of them are linked.
//!
//! Two members are linked when at least one of them is a player: players see everybody, spectators see the players and not one
//! another. Only linked members are notified when the other comes or leaves, and only they can send signals to each other.

use axum::extract::ws::Message;
use matchbox_protocol::{JsonPeerEvent, PeerId};
use serde::Serialize;
use std::time::Duration;
use tokio::sync::mpsc;

use super::Limits;
use super::join_rate::JoinRateLimiter;
use super::join_request::JoinRequest;
use super::network::Network;
use crate::{EntryMode, LobbyRefusal, RoomKey};

/// The queue of messages to a member.
pub type Outbox = mpsc::Sender<Message>;

/// What a member does in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Player,
    Watcher,
}

impl From<EntryMode> for Role {
    fn from(arrival: EntryMode) -> Self {
        match arrival {
            EntryMode::Create | EntryMode::Join | EntryMode::Return => Self::Player,
            EntryMode::Watch => Self::Watcher,
        }
    }
}

impl Role {
    fn is_linked_with(self, other: Self) -> bool {
        self == Self::Player || other == Self::Player
    }
}

#[derive(Debug)]
struct Member {
    peer: PeerId,
    role: Role,
    /// None once the queue has overflowed, which ends the connection.
    outbox: Option<Outbox>,
}

impl Member {
    fn send(&mut self, message: Message) {
        let outbox = self.outbox.as_ref();
        if let Some(Err(mpsc::error::TrySendError::Full(_))) =
            outbox.map(|outbox| outbox.try_send(message))
        {
            self.outbox = None;
        }
    }
}

/// An event beyond matchbox's.
#[derive(Clone, Copy, Debug, Serialize)]
enum OwnerEvent {
    /// The room's owner is connected, under this id.
    Owner(PeerId),
}

/// A client that enters a room.
#[derive(Clone, Copy, Debug)]
pub struct Newcomer {
    /// The id that it was given.
    pub peer: PeerId,
    /// Where it comes from.
    pub network: Network,
    /// When, since the lobby opened.
    pub now: Duration,
}

/// A room. Its members are few, so a list is enough.
#[derive(Debug)]
pub struct Room {
    members: Vec<Member>,
    /// The owner's secret.
    key: Option<RoomKey>,
    /// The owner, while connected.
    owner: Option<PeerId>,
    join_rate: JoinRateLimiter,
}

impl Room {
    /// A room whose owner has this secret.
    pub fn new(key: Option<RoomKey>, limits: &Limits) -> Self {
        Self {
            members: Vec::new(),
            key,
            owner: None,
            join_rate: JoinRateLimiter::per_minute(limits.joins_per_minute),
        }
    }

    /// Whether it has no members.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Adds a member and tells those linked with it, so that they connect to the newcomer.
    ///
    /// # Errors
    /// When the room is full, or the newcomer's network has entered it too often.
    pub fn enter(
        &mut self,
        newcomer: Newcomer,
        request: &JoinRequest,
        outbox: Outbox,
        limits: &Limits,
    ) -> Result<(), LobbyRefusal> {
        let Newcomer { peer, network, now } = newcomer;
        let role = Role::from(request.arrival);
        // A room that a guest has reopened belongs to the host again when the host returns.
        if request.arrival == EntryMode::Return {
            self.key = self.key.or(request.key);
        }
        let is_owner = role == Role::Player && request.key.is_some() && request.key == self.key;
        // The owner always gets a place, and can have others disconnected.
        if !is_owner {
            self.check_space(role, limits)?;
            if !self.join_rate.allow(network, now) {
                return Err(LobbyRefusal::TooMany);
            }
        }
        self.announce(role, &JsonPeerEvent::NewPeer(peer));
        self.members.push(Member {
            peer,
            role,
            outbox: Some(outbox),
        });
        if is_owner {
            self.owner = Some(peer);
        }
        if let Some(owner) = self.owner {
            let message = owner_message(owner);
            let told = self.members.iter_mut();
            told.filter(|member| is_owner || member.peer == peer)
                .for_each(|member| member.send(message.clone()));
        }
        Ok(())
    }

    fn check_space(&self, role: Role, limits: &Limits) -> Result<(), LobbyRefusal> {
        let most = match role {
            Role::Player => limits.players,
            Role::Watcher => limits.watchers,
        };
        let present = self.members.iter().filter(|member| member.role == role);
        if present.count() >= most {
            Err(LobbyRefusal::RoomFull)
        } else {
            Ok(())
        }
    }

    /// Disconnects a member, if the request is the owner's.
    pub fn kick(&mut self, by: PeerId, peer: PeerId) {
        let mut members = self.members.iter_mut();
        let member = members.find(|member| member.peer == peer && peer != by);
        if let Some(member) = member.filter(|_| self.owner == Some(by)) {
            member.send(Message::Close(None));
            member.outbox = None;
        }
    }

    /// Removes a member and tells those linked with it.
    pub fn leave(&mut self, peer: PeerId) {
        let is_it = |member: &Member| member.peer == peer;
        if let Some(place) = self.members.iter().position(is_it) {
            let role = self.members.remove(place).role;
            self.owner = self.owner.filter(|owner| *owner != peer);
            self.announce(role, &JsonPeerEvent::PeerLeft(peer));
        }
    }

    /// Relays a signal, if the two are linked.
    pub fn signal(&mut self, sender: PeerId, receiver: PeerId, data: serde_json::Value) {
        let is = |peer| move |member: &&mut Member| member.peer == peer;
        let Some(role) = self
            .members
            .iter_mut()
            .find(is(sender))
            .map(|from| from.role)
        else {
            return;
        };
        let receiver = self.members.iter_mut().find(is(receiver));
        if let Some(member) = receiver
            && member.peer != sender
            && member.role.is_linked_with(role)
        {
            member.send(event_message(&JsonPeerEvent::Signal { sender, data }));
        }
    }

    /// Tells all members that are linked with one of this role.
    fn announce(&mut self, role: Role, event: &JsonPeerEvent) {
        let message = event_message(event);
        let linked = self.members.iter_mut();
        for member in linked.filter(|member| member.role.is_linked_with(role)) {
            member.send(message.clone());
        }
    }
}

/// The message that carries an event.
pub fn event_message(event: &JsonPeerEvent) -> Message {
    Message::Text(event.to_string().into())
}

fn owner_message(owner: PeerId) -> Message {
    // An enum with a string: it cannot fail to serialize.
    let text = serde_json::to_string(&OwnerEvent::Owner(owner)).unwrap_or_default();
    Message::Text(text.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RoomCode;
    use uuid::Uuid;

    fn peer(number: u128) -> PeerId {
        PeerId(Uuid::from_u128(number))
    }

    /// Enters a room, always from the same network.
    fn enter(
        room: &mut Room,
        number: u128,
        key: Option<RoomKey>,
        outbox: Outbox,
    ) -> Result<(), LobbyRefusal> {
        let newcomer = Newcomer {
            peer: peer(number),
            network: std::net::IpAddr::from([192, 0, 2, 1]).into(),
            now: Duration::ZERO,
        };
        let request = JoinRequest {
            code: RoomCode::from_random(1),
            arrival: EntryMode::Return,
            key,
        };
        room.enter(newcomer, &request, outbox, &Limits::default())
    }

    /// A room with two players, and the queue of the first of them, which holds this many messages.
    fn room(queued: usize) -> (Room, mpsc::Receiver<Message>) {
        let limits = Limits::default();
        let mut room = Room::new(None, &limits);
        let (outbox, inbox) = mpsc::channel(queued);
        enter(&mut room, 1, None, outbox).expect("a place");
        enter(&mut room, 2, None, mpsc::channel(1).0).expect("a place");
        (room, inbox)
    }

    #[test]
    fn a_full_queue_ends_the_connection_and_what_was_queued_is_sent() {
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
    fn one_network_cannot_enter_and_leave_without_end() {
        let (mut room, _inbox) = room(3);
        let comes = |room: &mut Room, number: u128| {
            let entered = enter(room, number, None, mpsc::channel(8).0);
            room.leave(peer(number));
            entered
        };
        let refused = (3..1000).find(|number| comes(&mut room, *number).is_err());
        let limit = u128::from(Limits::default().joins_per_minute);
        assert_eq!(refused, Some(limit + 1), "the first two have come as well");
        assert_eq!(comes(&mut room, 9), Err(LobbyRefusal::TooMany));
    }

    #[test]
    fn the_owner_always_finds_a_place_and_can_kick_others() {
        let key = Some(RoomKey::new([1; 16]));
        let limits = Limits::default();
        let mut room = Room::new(key, &limits);
        enter(&mut room, 1, key, mpsc::channel(8).0).expect("a place");
        room.leave(peer(1));
        let mut boxes = Vec::new();
        for number in 2..2 + limits.players as u128 {
            let (outbox, inbox) = mpsc::channel(8);
            enter(&mut room, number, None, outbox).expect("a place");
            boxes.push(inbox);
        }
        let other = Some(RoomKey::new([2; 16]));
        for key in [None, other] {
            let entered = enter(&mut room, 90, key, mpsc::channel(8).0);
            assert_eq!(entered, Err(LobbyRefusal::RoomFull));
        }
        room.kick(peer(3), peer(2));
        enter(&mut room, 99, key, mpsc::channel(8).0).expect("a place all the same");
        room.kick(peer(99), peer(2));
        let mut said = Vec::new();
        while let Ok(word) = boxes[0].try_recv() {
            said.push(word);
        }
        let closes = said.iter().filter(|word| matches!(word, Message::Close(_)));
        assert_eq!(closes.count(), 1, "and nobody else can: {said:?}");
        let named = owner_message(peer(99));
        assert!(said.contains(&named), "and all hear who it is: {said:?}");
    }

    #[test]
    fn peers_that_are_not_in_the_room_cause_no_events() {
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
