//! The pulse of a table: what is said again and again, what is heard, and what time does.

use super::fault::Fault;
use super::message::OnlineNews;
use super::table::Table;
use crate::app::session::live::Session;
use crate::app::session::message::Change;
use crate::net::{Beat, Bye, Chair, LINES_LIMIT, Message, Peer, Role};
use std::time::Duration;

/// Where the other's clock differs by more than this from what they say, it is set.
const CLOCK_DRIFT: u64 = 250;

impl Table {
    /// Hears what another machine says.
    pub fn hear(&mut self, peer: Peer, bytes: &[u8], session: &mut Session) -> Vec<Change> {
        let Some(link) = self.links.get_mut(&peer).filter(|link| !link.shut) else {
            return Vec::new();
        };
        if !link.heard(bytes.len()) {
            link.shut = true;
            self.refuse(Fault::Flood);
            self.say(peer, Message::Bye(Bye::Refused));
            self.look(session);
            return Vec::new();
        }
        let message = match Message::decode(bytes) {
            Ok(message) => message,
            Err(fault) => {
                self.refuse(fault.into());
                return Vec::new();
            }
        };
        let mut changes = self.hear_message(peer, message, session);
        changes.extend(self.settle(session).unwrap_or_default());
        self.look(session);
        changes
    }

    fn hear_message(&mut self, peer: Peer, message: Message, session: &mut Session) -> Vec<Change> {
        let known = self.links.get(&peer).and_then(|link| link.role);
        let player = known.and_then(Role::chair);
        match (message, player) {
            (Message::Hello(hello), _) => self.hear_hello(peer, *hello),
            (Message::Bye(bye), _) => self.hear_bye(peer, bye),
            (Message::Beat(beat), _) if known.is_some() => {
                return self.hear_beat(peer, *beat, session);
            }
            (Message::Notes { from, notes }, Some(chair)) => {
                return self.hear_notes(chair, from, notes, session);
            }
            // Of our own lines we may have lost some.
            (Message::Chat { by, from, lines }, Some(chair))
                if by == chair || Some(by) == self.chair() =>
            {
                if self.chat.hear(by, from, &lines) > 0 {
                    self.tell(OnlineNews::Said);
                }
            }
            // From somebody who is not known yet, or who looks on: they have nothing to say.
            (Message::Beat(_) | Message::Notes { .. } | Message::Chat { .. }, _) => {}
        }
        Vec::new()
    }

    fn hear_bye(&mut self, peer: Peer, bye: Bye) {
        let Some(link) = self.links.get_mut(&peer) else {
            return;
        };
        let role = link.role;
        link.shut = true;
        match (bye, role.and_then(Role::chair)) {
            (Bye::Left, Some(chair)) => self.tell(OnlineNews::LeftTable(chair)),
            (Bye::Left, None) => {}
            // Whoever is known and sends us away breaks the line, no more.
            (_, Some(_)) => {}
            (_, None) => self.tell(OnlineNews::SentAway(bye)),
        }
    }

    fn hear_beat(&mut self, peer: Peer, beat: Beat, session: &mut Session) -> Vec<Change> {
        let Some(link) = self.links.get_mut(&peer) else {
            return Vec::new();
        };
        let is_old = link
            .beat
            .as_ref()
            .is_some_and(|last| last.beat >= beat.beat);
        if is_old {
            return Vec::new();
        }
        link.beat = Some(beat.clone());
        let player = link.role.and_then(Role::chair);
        let mut changes = Vec::new();
        if beat.count < self.ledger.count() {
            self.send_notes(peer, beat.count);
        }
        self.send_chat(peer, beat.lines, player);
        let Some(chair) = player else {
            return changes;
        };
        if beat.count > self.ledger.count() {
            // They see from this how much we miss.
            let answer = self.beat(session);
            self.say(peer, answer);
        } else if beat.count == self.ledger.count() {
            self.catching_up = false;
            if beat.digest != self.ledger.digest() {
                self.hear_disagreement(peer);
            }
            self.set_clock(chair, beat.ms, session);
        }
        if let Some(deal) = beat.deal.filter(|_| !self.has_begun()) {
            match deal.terms.check() {
                Ok(()) if self.bargain.hear(&deal, chair) => self.tell(OnlineNews::TermsChanged),
                Ok(()) => {}
                Err(fault) => self.refuse(fault.into()),
            }
        }
        // Whoever is a note ahead or behind speaks of another position.
        if beat.count == self.ledger.count() {
            changes.extend(self.hear_wishes(&beat, session));
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
    fn set_clock(&self, chair: Chair, ms: u64, session: &mut Session) {
        let theirs = session.is_running() && session.pen() == chair;
        if theirs && session.turn_ms().abs_diff(ms) > CLOCK_DRIFT {
            session.show_turn(Duration::from_millis(ms));
        }
    }

    /// Tells somebody the lines that they have not heard: ours, and to a player who has lost some of them their own.
    fn send_chat(&mut self, peer: Peer, heard: [u32; 2], player: Option<Chair>) {
        for by in [self.chair(), player.filter(|_| self.chair().is_some())]
            .into_iter()
            .flatten()
        {
            let from = heard[by.index()];
            let lines = self.chat.said_by(by, from).take(LINES_LIMIT);
            let lines: Vec<String> = lines.map(str::to_owned).collect();
            if !lines.is_empty() {
                self.say(peer, Message::Chat { by, from, lines });
            }
        }
    }

    /// How things stand with us.
    fn beat(&mut self, session: &Session) -> Message {
        self.beats += 1;
        let (proposal, reply) = self.wishes.told();
        let deal = self.chair().filter(|_| !self.has_begun());
        Message::Beat(Box::new(Beat {
            beat: self.beats,
            count: self.ledger.count(),
            digest: self.ledger.digest(),
            deal: deal.map(|chair| self.bargain.told_by(chair)),
            proposal,
            reply,
            lines: self.chat.counts(),
            ms: session.turn_ms(),
        }))
    }

    pub(super) fn beat_to_all(&mut self, session: &Session) {
        let beat = self.beat(session);
        self.say_to_all(&beat);
    }

    /// Time passes.
    pub fn tick(&mut self, time: Duration, session: &mut Session) -> Vec<Change> {
        let due: Vec<Peer> = self
            .links
            .values_mut()
            .filter_map(|link| link.tick(time).then_some(link.peer))
            .collect();
        for peer in due {
            let word = match self.links.get(&peer) {
                Some(link) if link.is_known() => self.beat(session),
                Some(link) => self.hello_for(link),
                None => continue,
            };
            self.say(peer, word);
        }
        self.links.retain(|_, link| !link.is_over());
        for chair in Chair::ALL {
            let away = match self.is_there(chair) {
                true => Duration::ZERO,
                false => self.away(chair) + time,
            };
            self.away[chair.index()] = away;
        }
        let waits = session.is_running() && self.chair().is_some_and(|me| session.pen() != me);
        if waits && !self.broken {
            self.seen += time;
        }
        self.look(session);
        self.settle(session).unwrap_or_default()
    }

    /// Looks who is there. While somebody is missing the game waits.
    fn look(&mut self, session: &mut Session) {
        let missing = Chair::ALL.into_iter().find(|chair| !self.is_there(*chair));
        let broken = self.has_begun() && missing.is_some();
        if broken {
            let longest = missing.map_or(Duration::ZERO, |chair| self.away(chair));
            self.longest_break = self.longest_break.max(longest);
        }
        if broken != self.broken {
            self.broken = broken;
            if let Some(chair) = missing {
                self.breaks += 1;
                self.tell(OnlineNews::Broken(chair));
            }
        }
        session.halted = broken && session.is_online();
    }

    /// Leaves, and says so.
    pub fn leave(&mut self) {
        self.say_to_all(&Message::Bye(Bye::Left));
    }
}
