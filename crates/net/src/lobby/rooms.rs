//! All rooms of a lobby, by their codes. A room exists as long as somebody is in it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use matchbox_protocol::PeerId;

use super::Limits;
use super::join_rate::JoinOutcome;
use super::join_request::JoinRequest;
use super::room::{Newcomer, Outbox, Room};
use crate::{EntryMode, LobbyRefusal, RoomCode};

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

    /// Enters a room, or creates it if the request may.
    ///
    /// # Errors
    /// When the room cannot be entered; nothing has changed then.
    pub fn enter(
        &mut self,
        request: &JoinRequest,
        newcomer: Newcomer,
        outbox: Outbox,
        limits: &Limits,
    ) -> Result<JoinOutcome, LobbyRefusal> {
        let space = self.rooms.len() < limits.rooms;
        let arrival = request.arrival;
        let outcome = match (self.rooms.entry(request.code), arrival) {
            (Entry::Occupied(_), EntryMode::Create) => return Err(LobbyRefusal::RoomExists),
            (Entry::Occupied(mut room), _) => {
                room.get_mut().enter(newcomer, request, outbox, limits)?;
                JoinOutcome::Entered
            }
            (Entry::Vacant(_), EntryMode::Join | EntryMode::Watch) => {
                return Err(LobbyRefusal::NoRoom);
            }
            (Entry::Vacant(_), _) if !space => return Err(LobbyRefusal::LobbyFull),
            (Entry::Vacant(place), _) => {
                let mut room = Room::new(request.key, limits);
                room.enter(newcomer, request, outbox, limits)?;
                place.insert(room);
                match arrival {
                    EntryMode::Return => JoinOutcome::Recreated,
                    _ => JoinOutcome::Entered,
                }
            }
        };
        self.people += 1;
        Ok(outcome)
    }

    /// Leaves a room that was entered; the last one to leave closes it.
    pub fn leave(&mut self, code: RoomCode, peer: PeerId) {
        let Entry::Occupied(mut room) = self.rooms.entry(code) else {
            return;
        };
        self.people -= 1;
        room.get_mut().leave(peer);
        if room.get().is_empty() {
            room.remove();
        }
        // Otherwise the memory of a peak of rooms would never be released.
        if self.rooms.len() < self.rooms.capacity() / 8 {
            self.rooms.shrink_to(2 * self.rooms.len());
        }
    }

    /// Disconnects a member of a room, if the request is the owner's.
    pub fn kick(&mut self, code: RoomCode, by: PeerId, peer: PeerId) {
        if let Some(room) = self.rooms.get_mut(&code) {
            room.kick(by, peer);
        }
    }

    /// Relays a signal between two members of a room, if they are linked.
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

    struct TestLobby {
        rooms: Rooms,
        limits: Limits,
    }

    impl TestLobby {
        fn enter(
            &mut self,
            room: u64,
            arrival: EntryMode,
            who: u128,
        ) -> Result<JoinOutcome, LobbyRefusal> {
            let request = JoinRequest {
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
            self.rooms.enter(&request, newcomer, outbox, &self.limits)
        }

        fn leave(&mut self, room: u64, who: u128) {
            let peer = PeerId(Uuid::from_u128(who));
            self.rooms.leave(RoomCode::from_random(room), peer);
        }
    }

    fn lobby() -> TestLobby {
        TestLobby {
            rooms: Rooms::default(),
            limits: Limits::default(),
        }
    }

    #[test]
    fn returning_to_a_closed_room_is_reported() {
        let mut lobby = lobby();
        assert_eq!(
            lobby.enter(1, EntryMode::Return, 1),
            Ok(JoinOutcome::Recreated)
        );
        assert_eq!(
            lobby.enter(1, EntryMode::Return, 2),
            Ok(JoinOutcome::Entered)
        );
        assert_eq!(
            lobby.enter(2, EntryMode::Create, 3),
            Ok(JoinOutcome::Entered)
        );
    }

    #[test]
    fn a_refusal_changes_nothing() {
        let mut lobby = lobby();
        (lobby.limits.rooms, lobby.limits.players) = (1, 1);
        assert_eq!(
            lobby.enter(1, EntryMode::Join, 1),
            Err(LobbyRefusal::NoRoom)
        );
        assert_eq!(lobby.rooms.len(), 0);
        lobby.enter(1, EntryMode::Create, 1).expect("a room");
        assert_eq!(
            lobby.enter(1, EntryMode::Join, 2),
            Err(LobbyRefusal::RoomFull)
        );
        assert_eq!(
            lobby.enter(2, EntryMode::Create, 2),
            Err(LobbyRefusal::LobbyFull)
        );
        assert_eq!((lobby.rooms.len(), lobby.rooms.people()), (1, 1));
    }

    #[test]
    fn the_memory_of_a_peak_is_released() {
        const PEAK: u64 = 1000;
        let mut lobby = lobby();
        for room in 0..PEAK {
            lobby.enter(room, EntryMode::Create, 1).expect("a room");
        }
        assert_eq!(lobby.rooms.people(), PEAK as usize);
        for room in 0..PEAK {
            lobby.leave(room, 1);
        }
        assert_eq!((lobby.rooms.len(), lobby.rooms.people()), (0, 0));
        assert!(lobby.rooms.rooms.capacity() < PEAK as usize / 8);
    }
}
