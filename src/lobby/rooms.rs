//! All rooms of a lobby, by their codes. A room is there as long as somebody is in it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use matchbox_protocol::PeerId;

use super::Limits;
use super::door::Wish;
use super::knocks::Answer;
use super::room::{Newcomer, Outbox, Room};
use crate::net::{EntryMode, Refusal, RoomCode};

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
        wish: &Wish,
        newcomer: Newcomer,
        outbox: Outbox,
        limits: &Limits,
    ) -> Result<Answer, Refusal> {
        let space = self.rooms.len() < limits.rooms;
        let arrival = wish.arrival;
        let answer = match (self.rooms.entry(wish.code), arrival) {
            (Entry::Occupied(_), EntryMode::Create) => return Err(Refusal::RoomExists),
            (Entry::Occupied(mut room), _) => {
                room.get_mut().enter(newcomer, wish, outbox, limits)?;
                Answer::Welcome
            }
            (Entry::Vacant(_), EntryMode::Join | EntryMode::Watch) => return Err(Refusal::NoRoom),
            (Entry::Vacant(_), _) if !space => return Err(Refusal::LobbyFull),
            (Entry::Vacant(place), _) => {
                let mut room = Room::new(wish.key, limits);
                room.enter(newcomer, wish, outbox, limits)?;
                place.insert(room);
                match arrival {
                    EntryMode::Return => Answer::Void,
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

    /// Disconnects a member of a room, if the request is the owner's.
    pub fn send_out(&mut self, code: RoomCode, by: PeerId, peer: PeerId) {
        if let Some(room) = self.rooms.get_mut(&code) {
            room.send_out(by, peer);
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

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;
    use uuid::Uuid;

    struct House {
        rooms: Rooms,
        limits: Limits,
    }

    impl House {
        fn enter(&mut self, room: u64, arrival: EntryMode, who: u128) -> Result<Answer, Refusal> {
            let wish = Wish {
                code: RoomCode::from_random(room),
                arrival,
                key: None,
            };
            let newcomer = Newcomer {
                peer: PeerId(Uuid::from_u128(who)),
                network: std::net::IpAddr::from([192, 0, 2, 1]).into(),
                now: std::time::Duration::ZERO,
            };
            let outbox = mpsc::channel(1).0;
            self.rooms.enter(&wish, newcomer, outbox, &self.limits)
        }

        fn leave(&mut self, room: u64, who: u128) {
            let peer = PeerId(Uuid::from_u128(who));
            self.rooms.leave(RoomCode::from_random(room), peer);
        }
    }

    fn house() -> House {
        House {
            rooms: Rooms::default(),
            limits: Limits::default(),
        }
    }

    #[test]
    fn coming_back_to_nothing_is_told_from_coming_back() {
        let mut house = house();
        assert_eq!(house.enter(1, EntryMode::Return, 1), Ok(Answer::Void));
        assert_eq!(house.enter(1, EntryMode::Return, 2), Ok(Answer::Welcome));
        assert_eq!(house.enter(2, EntryMode::Create, 3), Ok(Answer::Welcome));
    }

    #[test]
    fn who_is_refused_leaves_no_trace() {
        let mut house = house();
        (house.limits.rooms, house.limits.seats) = (1, 1);
        assert_eq!(house.enter(1, EntryMode::Join, 1), Err(Refusal::NoRoom));
        assert_eq!(house.rooms.len(), 0);
        house.enter(1, EntryMode::Create, 1).expect("a room");
        assert_eq!(house.enter(1, EntryMode::Join, 2), Err(Refusal::RoomFull));
        assert_eq!(
            house.enter(2, EntryMode::Create, 2),
            Err(Refusal::LobbyFull)
        );
        assert_eq!((house.rooms.len(), house.rooms.people()), (1, 1));
    }

    #[test]
    fn a_wave_of_rooms_leaves_no_memory_behind() {
        const WAVE: u64 = 1000;
        let mut house = house();
        for room in 0..WAVE {
            house.enter(room, EntryMode::Create, 1).expect("a room");
        }
        assert_eq!(house.rooms.people(), WAVE as usize);
        for room in 0..WAVE {
            house.leave(room, 1);
        }
        assert_eq!((house.rooms.len(), house.rooms.people()), (0, 0));
        assert!(house.rooms.rooms.capacity() < WAVE as usize / 8);
    }
}
