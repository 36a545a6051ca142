//! All rooms of a lobby, by their codes. A room is there as long as somebody is in it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use matchbox_protocol::PeerId;

use super::Limits;
use super::knocks::Answer;
use super::room::{Outbox, Part, Room};
use crate::net::{Arrival, Refusal, RoomCode};

/// The rooms.
#[derive(Debug, Default)]
pub struct Rooms {
    rooms: HashMap<RoomCode, Room>,
    people: usize,
}

impl Rooms {
    /// How many rooms there are.
    pub fn len(&self) -> usize {
        self.rooms.len()
    }

    /// How many people are in all of them.
    pub fn people(&self) -> usize {
        self.people
    }

    /// Lets somebody into a room, and opens it for those who may; refused, nothing has changed.
    pub fn enter(
        &mut self,
        code: RoomCode,
        arrival: Arrival,
        peer: PeerId,
        outbox: Outbox,
        limits: &Limits,
    ) -> Result<Answer, Refusal> {
        let space = self.rooms.len() < limits.rooms;
        let part = Part::from(arrival);
        let answer = match (self.rooms.entry(code), arrival) {
            (Entry::Occupied(_), Arrival::New) => return Err(Refusal::RoomExists),
            (Entry::Occupied(mut room), _) => {
                room.get_mut().enter(peer, part, outbox, limits)?;
                Answer::Welcome
            }
            (Entry::Vacant(_), Arrival::Join | Arrival::Watch) => return Err(Refusal::NoRoom),
            (Entry::Vacant(_), _) if !space => return Err(Refusal::LobbyFull),
            (Entry::Vacant(place), _) => {
                let mut room = Room::default();
                room.enter(peer, part, outbox, limits)?;
                place.insert(room);
                match arrival {
                    Arrival::Back => Answer::Void,
                    _ => Answer::Welcome,
                }
            }
        };
        self.people += 1;
        Ok(answer)
    }

    /// Lets somebody go who was let in; the last one closes the room.
    pub fn leave(&mut self, code: RoomCode, peer: PeerId) {
        let Entry::Occupied(mut room) = self.rooms.entry(code) else {
            return;
        };
        self.people -= 1;
        room.get_mut().leave(peer);
        if room.get().is_empty() {
            room.remove();
        }
        // A wave of rooms leaves its memory behind otherwise.
        if self.rooms.len() < self.rooms.capacity() / 8 {
            self.rooms.shrink_to(2 * self.rooms.len());
        }
    }

    /// Passes a signal between two in a room; to nobody where they are not linked.
    pub fn signal(
        &mut self,
        code: RoomCode,
        sender: PeerId,
        receiver: PeerId,
        data: serde_json::Value,
    ) {
        if let Some(room) = self.rooms.get_mut(&code) {
            room.signal(sender, receiver, data);
        }
    }
}
