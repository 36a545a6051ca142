//! The pulse of a table: what is said again and again, what is heard, and what time does.

use super::fault::Fault;
use super::link::{FRAME, Link};
use super::message::OnlineNews;
use super::notes::turn_ms;
use super::table::Table;
use crate::matches::LiveGame;
use crate::matches::{Change, Intent};
use crate::net::{
    CHAT_LINES_PER_MESSAGE, CloseReason, DecodeError, Heartbeat, Message, Peer, PlayerSlot, Role,
};
use std::time::Duration;

/// Where the other's clock differs by more than this from what they say, it is set.
const CLOCK_DRIFT: u64 = 250;

impl Table {
    /// Hears what another machine says.
    pub fn hear(&mut self, peer: Peer, bytes: &[u8], live: &mut LiveGame) -> Vec<Change> {
        let Some(link) = self.links.get_mut(&peer).filter(|link| !link.shut) else {
            return Vec::new();
        };
        if !link.heard(bytes.len()) {
            self.shut_out(peer, live);
            return Vec::new();
        }
        let message = match Message::decode(bytes) {
            Ok(message) => message,
            Err(fault) => {
                // A machine with another version is not dishonest, and sends such a message every second.
                let honest = matches!(fault, DecodeError::Version { .. }) || link.was_garbled();
                match honest {
                    true => self.refuse(fault.into()),
                    false => self.shut_out(peer, live),
                }
                return Vec::new();
            }
        };
        let mut changes = self.hear_message(peer, message, live);
        changes.extend(self.settle(live).unwrap_or_default());
        self.look(live);
        changes
    }

    /// Ignores this machine from now on: it sends too much, or too much that is unreadable.
    fn shut_out(&mut self, peer: Peer, live: &mut LiveGame) {
        if let Some(link) = self.links.get_mut(&peer) {
            link.shut = true;
        }
        self.refuse(Fault::Flood);
        self.say(peer, Message::Close(CloseReason::Rejected));
        self.look(live);
    }

    fn hear_message(&mut self, peer: Peer, message: Message, live: &mut LiveGame) -> Vec<Change> {
        let known = self.links.get(&peer).and_then(|link| link.role);
        let player = known.and_then(Role::slot);
        match (message, player) {
            (Message::Handshake(hello), _) => self.hear_hello(peer, *hello),
            (Message::Close(bye), _) => self.hear_bye(peer, bye),
            (Message::Heartbeat(beat), _) if known.is_some() => {
                return self.hear_beat(peer, *beat, live);
            }
            (
                Message::Entries {
                    from,
                    entries: notes,
                },
                Some(chair),
            ) => {
                return self.hear_notes(chair, from, notes, live);
            }
            // The author is whoever has this connection.
            (Message::Chat { from, lines }, Some(chair)) => {
                if self.chat.hear(chair, from, &lines) > 0 {
                    self.tell(OnlineNews::Said);
                }
            }
            // From somebody who is not known yet, or who looks on: they have nothing to say.
            (Message::Heartbeat(_) | Message::Entries { .. } | Message::Chat { .. }, _) => {}
        }
        Vec::new()
    }

    fn hear_bye(&mut self, peer: Peer, bye: CloseReason) {
        let Some(link) = self.links.get_mut(&peer) else {
            return;
        };
        let role = link.role;
        link.shut = true;
        match (bye, role.and_then(Role::slot)) {
            (CloseReason::Left, Some(chair)) => self.tell(OnlineNews::LeftTable(chair)),
            (CloseReason::Left, None) => {}
            // A player in a match keeps the seat; others go.
            (CloseReason::Removed, Some(PlayerSlot::Host))
                if self.slot().is_none() || !self.has_begun() =>
            {
                self.tell(OnlineNews::SentAway(bye));
            }
            // Whoever is known and sends us away breaks the line, no more.
            (_, Some(_)) => {}
            (_, None) => self.tell(OnlineNews::SentAway(bye)),
        }
    }

    fn hear_beat(&mut self, peer: Peer, beat: Heartbeat, live: &mut LiveGame) -> Vec<Change> {
        let Some(link) = self.links.get_mut(&peer) else {
            return Vec::new();
        };
        let is_old = link
            .beat
            .as_ref()
            .is_some_and(|last| last.sequence >= beat.sequence);
        if is_old {
            return Vec::new();
        }
        link.beat = Some(beat.clone());
        let player = link.role.and_then(Role::slot);
        let mut changes = Vec::new();
        if beat.count < self.ledger.count() {
            self.send_notes(peer, beat.count);
        }
        self.send_chat(peer, beat.lines);
        let Some(chair) = player else {
            return changes;
        };
        if chair == PlayerSlot::Host {
            self.vouched = beat.guest;
        }
        if beat.count > self.ledger.count() {
            // They see from this how much we miss.
            let answer = self.beat(live);
            self.say(peer, answer);
        } else if beat.count == self.ledger.count() {
            self.catching_up = false;
            if beat.digest != self.ledger.digest() {
                self.hear_disagreement(peer);
            }
            self.set_clock(chair, beat.ms, live);
        }
        if let Some(deal) = beat.terms_offer.filter(|_| !self.has_begun()) {
            match deal.terms.check() {
                Ok(()) if self.bargain.hear(&deal, chair) => self.tell(OnlineNews::TermsChanged),
                Ok(()) => {}
                Err(fault) => self.refuse(fault.into()),
            }
        }
        // Whoever is a note ahead or behind speaks of another position.
        if beat.count == self.ledger.count() {
            changes.extend(self.hear_wishes(&beat, live));
        }
        changes
    }

    /// Somebody has a list as long as ours, and another one. That can be in honour only when one of the two was away for too
    /// long, and the other has claimed the game meanwhile.
    fn hear_disagreement(&mut self, peer: Peer) {
        let last = self.ledger.count().saturating_sub(1);
        if self.was_away() || self.has_claimed() {
            self.send_notes(peer, last);
        } else {
            self.refuse(Fault::Disagreement { note: last });
        }
    }

    /// The other's clock shows what they say, as far as that can be.
    fn set_clock(&self, chair: PlayerSlot, ms: u64, live: &mut LiveGame) {
        let theirs = live.is_running() && live.writer() == chair;
        if theirs && turn_ms(live).abs_diff(ms) > CLOCK_DRIFT {
            live.apply(&Intent::SetThinking(Duration::from_millis(ms)));
        }
    }

    /// Sends a peer those of our chat lines that it does not have.
    fn send_chat(&mut self, peer: Peer, heard: [u32; 2]) {
        let Some(me) = self.slot() else {
            return;
        };
        let from = heard[me.index()];
        let lines = self.chat.said_by(me, from).take(CHAT_LINES_PER_MESSAGE);
        let lines: Vec<String> = lines.map(str::to_owned).collect();
        if !lines.is_empty() {
            self.say(peer, Message::Chat { from, lines });
        }
    }

    /// How things stand with us.
    fn beat(&mut self, live: &LiveGame) -> Message {
        self.beats += 1;
        let (proposal, reply) = self.wishes.told();
        let deal = self.slot().filter(|_| !self.has_begun());
        let is_host = self.slot() == Some(PlayerSlot::Host);
        let guest = self.link_to(PlayerSlot::Guest).filter(|_| is_host);
        let guest = guest.map(|link| link.peer);
        Message::Heartbeat(Box::new(Heartbeat {
            sequence: self.beats,
            count: self.ledger.count(),
            digest: self.ledger.digest(),
            terms_offer: deal.map(|chair| self.bargain.told_by(chair)),
            request: proposal,
            reply,
            lines: self.chat.counts(),
            guest,
            ms: turn_ms(live),
        }))
    }

    pub(super) fn beat_to_all(&mut self, live: &LiveGame) {
        let beat = self.beat(live);
        self.say_to_all(&beat);
    }

    /// Time passes.
    pub fn tick(&mut self, time: Duration, live: &mut LiveGame) -> Vec<Change> {
        let due: Vec<Peer> = self
            .links
            .values_mut()
            .filter_map(|link| link.tick(time).then_some(link.peer))
            .collect();
        for peer in due {
            let word = match self.links.get(&peer) {
                Some(link) if link.is_known() => self.beat(live),
                Some(link) => self.hello_for(link),
                None => continue,
            };
            self.say(peer, word);
        }
        let shuns_strangers = self.slot().is_some();
        let to_part = self.links.values_mut();
        let to_part =
            to_part.filter_map(|link| link.is_to_part(shuns_strangers).then_some(link.peer));
        self.parted.extend(to_part);
        self.links.retain(|_, link| !link.is_over());
        self.count(time, live);
        self.look(live);
        self.settle(live).unwrap_or_default()
    }

    /// Counts time: while the other player has to act and is heard it is their thinking time; the silence before a break is noticed,
    /// and the break itself, is their absence. A frame that took too long means that this machine was suspended.
    fn count(&mut self, time: Duration, live: &LiveGame) {
        let frame = time.min(FRAME);
        let waits = live.is_running() && self.slot().is_some_and(|me| live.writer() != me);
        if waits && !self.broken {
            self.seen += frame;
        }
        if self.broken {
            self.apart += time;
        }
        for chair in PlayerSlot::ALL {
            let at = chair.index();
            if self.is_there(chair) {
                self.absent[at] += std::mem::take(&mut self.away[at]);
            } else if self.away[at].is_zero() {
                let unheard = self.unheard(chair).max(frame);
                self.away[at] = unheard;
                if !self.broken && self.has_begun() {
                    self.apart += unheard;
                }
                if waits && !self.broken && self.has_begun() {
                    self.seen = self.seen.saturating_sub(unheard);
                }
            } else {
                self.away[at] += frame;
            }
        }
    }

    /// The time since anything was received from this player.
    pub(super) fn unheard(&self, chair: PlayerSlot) -> Duration {
        let lines = self.links.values();
        let theirs = lines.filter(|link| link.role == Some(Role::Player(chair)));
        theirs.map(Link::unheard).min().unwrap_or_default()
    }

    /// Looks who is there. While somebody is missing the game waits.
    fn look(&mut self, live: &mut LiveGame) {
        let missing = PlayerSlot::ALL
            .into_iter()
            .find(|chair| !self.is_there(*chair));
        let broken = self.has_begun() && missing.is_some();
        if broken != self.broken {
            self.broken = broken;
            if let Some(chair) = missing {
                self.breaks += 1;
                self.tell(OnlineNews::Broken(chair));
            }
        }
        let waits = broken && live.is_online();
        if live.is_waiting() != waits {
            live.apply(&Intent::Wait(waits));
        }
    }

    /// Leaves, and says so.
    pub fn leave(&mut self) {
        self.say_to_all(&Message::Close(CloseReason::Left));
    }
}
