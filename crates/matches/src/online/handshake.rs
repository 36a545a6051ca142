//! The handshake: how two machines that connect identify each other.
//!
//! Each sends handshakes until both are identified. A nonce goes each way and comes back, and a player proves the claim
//! to a slot with the key that the two players share. The host gives the key to the first guest who connects; after
//! that nobody else can take the guest's slot. Handshakes may be lost, repeated or late.

use super::event::OnlineEvent;
use super::online_match::OnlineMatch;
use super::peer_connection::PeerConnection;
use narabe_net::{CloseReason, Handshake, Message, Peer, PlayerSlot, Role};

/// The most spectators in a room.
const MAX_SPECTATORS: usize = 16;

/// What a handshake shows about its sender.
enum HandshakeOutcome {
    /// The sender is identified.
    Identified,
    /// Another handshake of the sender is needed.
    Incomplete,
    /// The sender can prove nothing more; another machine has to confirm who it is.
    Unverified,
    /// The sender cannot stay.
    Rejected(CloseReason),
}

impl HandshakeOutcome {
    fn identified_if(is_proven: bool) -> Self {
        if is_proven {
            Self::Identified
        } else {
            Self::Incomplete
        }
    }
}

impl OnlineMatch {
    pub(super) fn handshake_for(&self, connection: &PeerConnection) -> Message {
        let theirs = connection.handshake.as_ref();
        let slot = self.role().slot();
        let proof = theirs
            .filter(|handshake| handshake.role.slot().is_some())
            .and_then(|handshake| {
                let me = self.own_peer?;
                Some(self.key?.prove(handshake.nonce, slot?, me, connection.peer))
            });
        let is_host = slot == Some(PlayerSlot::Host);
        let is_guest = slot == Some(PlayerSlot::Guest);
        Message::Handshake(Box::new(Handshake {
            name: self.name.clone(),
            role: self.role(),
            nonce: connection.nonce,
            echo: theirs.map(|handshake| handshake.nonce),
            proof,
            grant: self.key.filter(|_| is_host && connection.key_granted),
            commitment: is_host.then(|| self.own_randomness.commit()),
            randomness: (is_guest && self.host_commitment.is_some()).then_some(self.own_randomness),
            done: connection.is_identified(),
        }))
    }

    /// Handles a handshake and answers it.
    pub(super) fn handle_handshake(&mut self, peer: Peer, handshake: Handshake) {
        let Some(mut connection) = self.connections.remove(&peer) else {
            return;
        };
        let was_known = connection.is_identified();
        let outcome = self.evaluate_handshake(&mut connection, &handshake);
        let done = handshake.done;
        // The peer answers each handshake, so answering an unverified one every time would never end.
        let waits = matches!(outcome, HandshakeOutcome::Unverified);
        connection.handshake = Some(handshake);
        match outcome {
            HandshakeOutcome::Identified if !was_known => self.mark_identified(&mut connection),
            HandshakeOutcome::Identified
            | HandshakeOutcome::Incomplete
            | HandshakeOutcome::Unverified => {}
            HandshakeOutcome::Rejected(reason) => {
                connection.closed = true;
                self.send(peer, Message::Close(reason));
            }
        }
        let is_complete = done && connection.is_identified();
        let answer = !(connection.closed || is_complete || waits);
        if answer {
            let handshake = self.handshake_for(&connection);
            self.send(peer, handshake);
        }
        self.connections.insert(peer, connection);
    }

    fn evaluate_handshake(
        &mut self,
        connection: &mut PeerConnection,
        handshake: &Handshake,
    ) -> HandshakeOutcome {
        let is_echoed = handshake.echo == Some(connection.nonce);
        match (self.role(), handshake.role) {
            (Role::Spectator, Role::Spectator) => HandshakeOutcome::Rejected(CloseReason::Rejected),
            // A spectator has no key. The lobby reports who opened the room, and the host reports who the guest is.
            (Role::Spectator, Role::Player(slot)) => {
                let proven = match slot {
                    PlayerSlot::Host => self.room_owner,
                    PlayerSlot::Guest => self.guest_peer,
                };
                if is_echoed && proven != Some(connection.peer) {
                    HandshakeOutcome::Unverified
                } else {
                    HandshakeOutcome::identified_if(is_echoed)
                }
            }
            (Role::Player(_), Role::Spectator) if !self.allow_spectators => {
                HandshakeOutcome::Rejected(CloseReason::NoSpectators)
            }
            (Role::Player(_), Role::Spectator)
                if self.spectator_count() >= MAX_SPECTATORS && !connection.is_identified() =>
            {
                HandshakeOutcome::Rejected(CloseReason::Full)
            }
            (Role::Player(_), Role::Spectator) => HandshakeOutcome::identified_if(is_echoed),
            (Role::Player(PlayerSlot::Host), Role::Player(PlayerSlot::Host)) => {
                HandshakeOutcome::Rejected(CloseReason::Full)
            }
            // Two guests. The host rejects one of them.
            (Role::Player(PlayerSlot::Guest), Role::Player(PlayerSlot::Guest)) => {
                HandshakeOutcome::Incomplete
            }
            (Role::Player(PlayerSlot::Host), Role::Player(PlayerSlot::Guest)) => {
                self.evaluate_guest(connection, handshake)
            }
            (Role::Player(PlayerSlot::Guest), Role::Player(PlayerSlot::Host)) => {
                self.evaluate_host(connection, handshake)
            }
        }
    }

    fn evaluate_guest(
        &mut self,
        connection: &mut PeerConnection,
        handshake: &Handshake,
    ) -> HandshakeOutcome {
        if self.is_proven(connection, handshake) {
            if self.has_begun() {
                return HandshakeOutcome::Identified;
            }
            self.guest_randomness = handshake.randomness.or(self.guest_randomness);
            return HandshakeOutcome::identified_if(handshake.randomness.is_some());
        }
        if self.is_guest_slot_free_for(connection.peer) {
            // A new key, so that an earlier guest who has left cannot use the old one.
            if !connection.key_granted {
                self.key = Some(self.new_key());
                connection.key_granted = true;
            }
            return HandshakeOutcome::Incomplete;
        }
        // A peer that has received our nonce and sends no proof has no key.
        if handshake.echo == Some(connection.nonce) {
            HandshakeOutcome::Rejected(CloseReason::Full)
        } else {
            HandshakeOutcome::Incomplete
        }
    }

    fn evaluate_host(
        &mut self,
        connection: &mut PeerConnection,
        handshake: &Handshake,
    ) -> HandshakeOutcome {
        // Only the owner of the room gives the guest's slot away.
        let is_owner = self
            .room_owner
            .is_none_or(|room_owner| room_owner == connection.peer);
        if !self.has_begun() && is_owner {
            self.key = handshake.grant.or(self.key);
        }
        let is_proven = self.is_proven(connection, handshake);
        if !self.has_begun() && is_proven {
            // The first commitment counts: it must not change once our number is known.
            self.host_commitment = self.host_commitment.or(handshake.commitment);
        }
        HandshakeOutcome::identified_if(is_proven)
    }

    /// Whether the sender has proven over this connection that it has the key.
    fn is_proven(&self, connection: &PeerConnection, handshake: &Handshake) -> bool {
        let expected = self.key.zip(handshake.role.slot()).zip(self.own_peer);
        handshake.echo == Some(connection.nonce)
            && expected.is_some_and(|((key, slot), me)| {
                handshake.proof == Some(key.prove(connection.nonce, slot, connection.peer, me))
            })
    }

    /// Whether the guest's slot can be given to a peer without a key: the match has not begun, and nobody else has the
    /// slot.
    fn is_guest_slot_free_for(&self, peer: Peer) -> bool {
        let others = self
            .connections
            .values()
            .filter(|connection| connection.peer != peer);
        let mut holders = others.filter(|connection| {
            connection.key_granted || connection.slot() == Some(PlayerSlot::Guest)
        });
        !self.has_begun() && holders.all(PeerConnection::is_lost)
    }

    fn mark_identified(&mut self, connection: &mut PeerConnection) {
        let Some(handshake) = &connection.handshake else {
            return;
        };
        connection.role = Some(handshake.role);
        let Some(slot) = handshake.role.slot() else {
            self.emit(OnlineEvent::SpectatorJoined(handshake.name.clone()));
            return;
        };
        connection.last_heartbeat = None;
        // An earlier connection of the same role is lost, or was never genuine.
        for other in self
            .connections
            .values_mut()
            .filter(|other| other.role == connection.role)
        {
            other.closed = true;
        }
        self.names[slot.index()].clone_from(&handshake.name);
        let back = std::mem::replace(&mut self.has_joined[slot.index()], true);
        self.last_error = None;
        self.emit(if back {
            OnlineEvent::PlayerReturned(slot)
        } else {
            OnlineEvent::PlayerJoined(slot)
        });
    }

    /// The peers that the host may remove, and their names: spectators, and the guest before the match begins.
    pub fn removable_peers(&self) -> Vec<(Peer, String)> {
        let name = |connection: &PeerConnection| {
            let handshake = connection.handshake.as_ref();
            handshake.map(|handshake| handshake.name.clone())
        };
        self.identified()
            .filter(|connection| self.is_removable(connection))
            .map(|connection| (connection.peer, name(connection).unwrap_or_default()))
            .collect()
    }

    /// The peer that has this player slot.
    pub fn peer_of(&self, slot: PlayerSlot) -> Option<Peer> {
        self.connection_to(slot).map(|connection| connection.peer)
    }

    /// Removes a peer from the room, if this machine is the host and the peer may be removed.
    pub fn remove_peer(&mut self, peer: Peer) {
        let connection = self.connections.get(&peer);
        if connection.is_some_and(|connection| self.is_removable(connection)) {
            self.close(peer, CloseReason::Removed);
        }
    }

    /// Only the host removes anybody, and a player keeps the slot in a match that has begun.
    fn is_removable(&self, connection: &PeerConnection) -> bool {
        let is_kept = self.has_begun() && connection.slot() == Some(PlayerSlot::Guest);
        self.slot() == Some(PlayerSlot::Host) && !is_kept
    }

    /// The number of spectators.
    pub fn spectator_count(&self) -> usize {
        let spectators = self.identified();
        spectators
            .filter(|connection| connection.role == Some(Role::Spectator))
            .count()
    }
}
