//! Received messages, heartbeats, and the passing of time in an online match.

use super::event::OnlineEvent;
use super::ledger_sync::turn_ms;
use super::online_match::OnlineMatch;
use super::peer_connection::MAX_FRAME;
use super::peer_error::PeerError;
use crate::LiveGame;
use crate::{Change, Intent};
use narabe_net::{
    CHAT_LINES_PER_MESSAGE, CloseReason, DecodeError, Heartbeat, Message, Peer, PlayerSlot, Role,
};
use std::time::Duration;

/// If the other player's clock differs by more milliseconds than this from the one they report, it is set.
const CLOCK_DRIFT: u64 = 250;

impl OnlineMatch {
    /// Handles bytes received from another machine.
    pub fn receive(&mut self, peer: Peer, bytes: &[u8], live: &mut LiveGame) -> Vec<Change> {
        let Some(connection) = self
            .connections
            .get_mut(&peer)
            .filter(|connection| !connection.closed)
        else {
            return Vec::new();
        };
        if !connection.record_received(bytes.len()) {
            self.reject_peer(peer, live);
            return Vec::new();
        }
        let message = match Message::decode(bytes) {
            Ok(message) => message,
            Err(error) => {
                // A machine with another version is not dishonest, and sends such a message every second.
                let honest = matches!(error, DecodeError::Version { .. })
                    || connection.tolerate_unreadable();
                if honest {
                    self.report(error.into())
                } else {
                    self.reject_peer(peer, live)
                }
                return Vec::new();
            }
        };
        let mut changes = self.handle_message(peer, message, live);
        self.name_players(live);
        changes.extend(self.run_pending_actions(live).unwrap_or_default());
        self.update_interruption(live);
        changes
    }

    /// Names the players of the game whose names were not known when it began: a spectator may have learned of the match
    /// from one player before the other one has said who they are.
    fn name_players(&self, live: &mut LiveGame) {
        if !self.has_begun() {
            return;
        }
        for (player, name) in self.names.iter().enumerate() {
            if !name.is_empty() && live.config().players[player].name.is_empty() {
                let name = name.clone();
                live.apply(&Intent::NamePlayer { player, name });
            }
        }
    }

    /// Ignores this machine from now on: it has sent too much, or too much that is unreadable.
    fn reject_peer(&mut self, peer: Peer, live: &mut LiveGame) {
        self.report(PeerError::Flood);
        self.close(peer, CloseReason::Rejected);
        self.update_interruption(live);
    }

    fn handle_message(&mut self, peer: Peer, message: Message, live: &mut LiveGame) -> Vec<Change> {
        let connection = self.connections.get(&peer);
        let role = connection.and_then(|connection| connection.role);
        let player = role.and_then(Role::slot);
        match (message, player) {
            (Message::Handshake(handshake), _) => self.handle_handshake(peer, *handshake),
            (Message::Close(reason), _) => self.handle_close(peer, reason),
            (Message::Heartbeat(heartbeat), _) if role.is_some() => {
                return self.handle_heartbeat(peer, *heartbeat, live);
            }
            (Message::Entries { from, entries }, Some(slot)) => {
                return self.receive_entries(slot, from, entries, live);
            }
            // The author is the player at the other end of this connection.
            (Message::Chat { from, lines }, Some(slot)) => {
                if self.chat.receive(slot, from, &lines) > 0 {
                    self.emit(OnlineEvent::ChatReceived);
                }
            }
            // Ignored: the sender is a spectator or not yet identified.
            (Message::Heartbeat(_) | Message::Entries { .. } | Message::Chat { .. }, _) => {}
        }
        Vec::new()
    }

    fn handle_close(&mut self, peer: Peer, reason: CloseReason) {
        let Some(connection) = self.connections.get_mut(&peer) else {
            return;
        };
        connection.closed = true;
        match (reason, connection.slot()) {
            (CloseReason::Left, Some(slot)) => self.emit(OnlineEvent::PlayerLeft(slot)),
            (CloseReason::Left, None) => {}
            // A player keeps the slot in a match that has begun; others are removed.
            (CloseReason::Removed, Some(PlayerSlot::Host))
                if self.slot().is_none() || !self.has_begun() =>
            {
                self.emit(OnlineEvent::Rejected(reason));
            }
            // A known player who rejects us only interrupts the connection.
            (_, Some(_)) => {}
            (_, None) => self.emit(OnlineEvent::Rejected(reason)),
        }
    }

    fn handle_heartbeat(
        &mut self,
        peer: Peer,
        heartbeat: Heartbeat,
        live: &mut LiveGame,
    ) -> Vec<Change> {
        let Some(connection) = self.connections.get_mut(&peer) else {
            return Vec::new();
        };
        let sequence = Some(heartbeat.sequence);
        if connection.last_heartbeat >= sequence {
            return Vec::new();
        }
        connection.last_heartbeat = sequence;
        let player = connection.slot();
        if heartbeat.count < self.ledger.count() {
            self.send_entries(peer, heartbeat.count);
        }
        self.send_missing_chat(peer, heartbeat.lines);
        let Some(slot) = player else {
            return Vec::new();
        };
        if slot == PlayerSlot::Host {
            self.guest_peer = heartbeat.guest;
        }
        if let Some(offer) = heartbeat.terms_offer.filter(|_| !self.has_begun()) {
            match offer.terms.check() {
                Ok(()) if self.negotiation.receive(&offer, slot) => {
                    self.emit(OnlineEvent::TermsChanged)
                }
                Ok(()) => {}
                Err(error) => self.report(error.into()),
            }
        }
        if heartbeat.count > self.ledger.count() {
            // The other player's machine sees from this how many entries we are missing.
            let answer = self.next_heartbeat(live);
            self.send(peer, answer);
        }
        if heartbeat.count != self.ledger.count() {
            // The request is about another position.
            return Vec::new();
        }
        if heartbeat.digest != self.ledger.digest() {
            self.handle_digest_mismatch(peer);
        }
        self.set_clock(slot, heartbeat.ms, live);
        self.handle_requests(&heartbeat, live)
    }

    /// A peer has a ledger of the same length with other contents. Between honest machines this happens only if one of
    /// them was absent for too long and the other has claimed the win in the meantime.
    fn handle_digest_mismatch(&mut self, peer: Peer) {
        let last = self.ledger.count().saturating_sub(1);
        if self.was_absent() || self.has_claimed_forfeit() {
            self.send_entries(peer, last);
        } else {
            self.report(PeerError::LedgerMismatch { entry: last });
        }
    }

    /// Sets the other player's clock to what they report, if they are to act.
    fn set_clock(&self, slot: PlayerSlot, ms: u64, live: &mut LiveGame) {
        let theirs = live.is_running() && live.next_author() == slot;
        if theirs && turn_ms(live).abs_diff(ms) > CLOCK_DRIFT {
            live.apply(&Intent::SetTurnTime(Duration::from_millis(ms)));
        }
    }

    /// Sends a peer the chat lines of this player that it is missing.
    fn send_missing_chat(&mut self, peer: Peer, heard: [u32; 2]) {
        let Some(me) = self.slot() else {
            return;
        };
        let from = heard[me.index()];
        let lines = self.chat.lines_by(me, from).take(CHAT_LINES_PER_MESSAGE);
        let lines: Vec<String> = lines.collect();
        if !lines.is_empty() {
            self.send(peer, Message::Chat { from, lines });
        }
    }

    /// The next heartbeat, with the state of this machine.
    fn next_heartbeat(&mut self, live: &LiveGame) -> Message {
        self.heartbeats_sent += 1;
        let (proposal, reply) = self.requests.outgoing();
        let offer = self.slot().filter(|_| !self.has_begun());
        let is_host = self.slot() == Some(PlayerSlot::Host);
        let guest = self.connection_to(PlayerSlot::Guest).filter(|_| is_host);
        let guest = guest.map(|connection| connection.peer);
        Message::Heartbeat(Box::new(Heartbeat {
            sequence: self.heartbeats_sent,
            count: self.ledger.count(),
            digest: self.ledger.digest(),
            terms_offer: offer.map(|slot| self.negotiation.offer_from(slot)),
            request: proposal,
            reply,
            lines: self.chat.counts(),
            guest,
            ms: turn_ms(live),
        }))
    }

    pub(super) fn broadcast_heartbeat(&mut self, live: &LiveGame) {
        let heartbeat = self.next_heartbeat(live);
        self.broadcast(&heartbeat);
    }

    /// Lets time pass: sends what is due, drops lost connections, and counts thinking time and absences.
    pub fn tick(&mut self, time: Duration, live: &mut LiveGame) -> Vec<Change> {
        let due: Vec<Peer> = self
            .connections
            .values_mut()
            .filter_map(|connection| connection.tick(time).then_some(connection.peer))
            .collect();
        for peer in due {
            let message = match self.connections.get(&peer) {
                Some(connection) if connection.is_identified() => self.next_heartbeat(live),
                Some(connection) => self.handshake_for(connection),
                None => continue,
            };
            self.send(peer, message);
        }
        let must_identify = self.slot().is_some();
        let due = self.connections.values_mut();
        let due = due.filter_map(|connection| {
            connection
                .should_disconnect(must_identify)
                .then_some(connection.peer)
        });
        self.peers_to_disconnect.extend(due);
        self.connections
            .retain(|_, connection| !connection.is_expired());
        self.measure_time(time, live);
        self.update_interruption(live);
        self.run_pending_actions(live).unwrap_or_default()
    }

    /// Counts time. While the other player has to act and is connected, it is their thinking time; a disconnection, and
    /// the silence before it was noticed, is their absence. A longer frame than [`MAX_FRAME`] means that this machine
    /// was suspended: the other one could not reach it for as long, although nothing is noticed here.
    fn measure_time(&mut self, time: Duration, live: &LiveGame) {
        let frame = time.min(MAX_FRAME);
        let waits = live.is_running() && self.slot().is_some_and(|me| live.next_author() != me);
        if waits && !self.interrupted {
            self.observed_turn_time += frame;
        }
        if self.interrupted || self.has_begun() && time > MAX_FRAME {
            self.in_game.downtime += time;
        }
        for slot in PlayerSlot::ALL {
            let at = slot.index();
            if self.is_connected(slot) {
                self.in_game.past_absence[at] += std::mem::take(&mut self.current_absence[at]);
            } else if self.current_absence[at].is_zero() {
                let unheard = self.time_since_received(slot).max(frame);
                self.current_absence[at] = unheard;
                if !self.interrupted && self.has_begun() {
                    self.in_game.downtime += unheard;
                }
                if waits && !self.interrupted && self.has_begun() {
                    self.observed_turn_time = self.observed_turn_time.saturating_sub(unheard);
                }
            } else {
                self.current_absence[at] += frame;
            }
        }
    }

    /// The time since anything was received from this player.
    pub(super) fn time_since_received(&self, slot: PlayerSlot) -> Duration {
        let connections = self.connections.values();
        let theirs = connections.filter(|connection| connection.slot() == Some(slot));
        theirs
            .map(|connection| connection.since_received)
            .min()
            .unwrap_or_default()
    }

    /// Updates whether a player is missing. While one is, the game waits.
    fn update_interruption(&mut self, live: &mut LiveGame) {
        let missing = PlayerSlot::ALL
            .into_iter()
            .find(|slot| !self.is_connected(*slot));
        let interrupted = self.has_begun() && missing.is_some();
        if interrupted != self.interrupted {
            self.interrupted = interrupted;
            if let Some(slot) = missing {
                self.disconnections += 1;
                self.emit(OnlineEvent::PlayerDisconnected(slot));
            }
        }
        let waits = interrupted && live.is_online();
        if live.is_waiting() != waits {
            live.apply(&Intent::SetWaiting(waits));
        }
    }

    /// Tells the other peers that this machine leaves the room.
    pub fn leave(&mut self) {
        self.broadcast(&Message::Close(CloseReason::Left));
    }
}
