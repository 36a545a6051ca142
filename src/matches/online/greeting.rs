//! How two machines that meet find out who they are to each other.
//!
//! Each greets until both are known: a number goes each way and comes back, and whoever has a chair proves it with the key that
//! the two players share. The host gives the key to the first guest who comes; from then on nobody else can take the chair.
//! Greetings may be lost, doubled or late.

use super::link::Link;
use super::message::OnlineNews;
use super::table::Table;
use crate::net::{CloseReason, Handshake, Message, Peer, PlayerSlot, Role};

/// The most that may look on.
const WATCHERS: usize = 16;

/// What a greeting makes of somebody.
enum Verdict {
    /// It is clear who they are.
    Known,
    /// They have to say more.
    NotYet,
    /// They have said all that they can; others have to vouch for them.
    Unproven,
    /// They cannot stay.
    Refused(CloseReason),
}

impl Table {
    /// What we greet somebody with.
    pub(super) fn hello_for(&self, link: &Link) -> Message {
        let theirs = link.hello.as_ref();
        let chair = self.role().slot();
        let proof = theirs
            .filter(|hello| hello.role.slot().is_some())
            .and_then(|hello| {
                let me = self.me?;
                Some(self.key?.prove(hello.nonce, chair?, me, link.peer))
            });
        let is_host = chair == Some(PlayerSlot::Host);
        let is_guest = chair == Some(PlayerSlot::Guest);
        Message::Handshake(Box::new(Handshake {
            name: self.name.clone(),
            role: self.role(),
            nonce: link.nonce,
            echo: theirs.map(|hello| hello.nonce),
            proof,
            grant: self.key.filter(|_| is_host && link.granted),
            commitment: is_host.then(|| self.number.commit()),
            randomness: (is_guest && self.envelope.is_some()).then_some(self.number),
            done: link.is_known(),
        }))
    }

    /// Hears a greeting and answers it.
    pub(super) fn hear_hello(&mut self, peer: Peer, hello: Handshake) {
        let Some(mut link) = self.links.remove(&peer) else {
            return;
        };
        let was_known = link.is_known();
        let verdict = self.verdict(&mut link, &hello);
        let done = hello.done;
        // An answer to each of their greetings would be answered in turn, without end.
        let waits = matches!(verdict, Verdict::Unproven);
        link.hello = Some(hello);
        match verdict {
            Verdict::Known if !was_known => self.welcome(&mut link),
            Verdict::Known | Verdict::NotYet | Verdict::Unproven => {}
            Verdict::Refused(bye) => {
                link.shut = true;
                self.say(peer, Message::Close(bye));
            }
        }
        let greeted = done && link.is_known();
        let answer = !(link.shut || greeted || waits);
        if answer {
            let hello = self.hello_for(&link);
            self.say(peer, hello);
        }
        self.links.insert(peer, link);
    }

    fn verdict(&mut self, link: &mut Link, hello: &Handshake) -> Verdict {
        let echoed = hello.echo == Some(link.nonce);
        match (self.role(), hello.role) {
            (Role::Spectator, Role::Spectator) => Verdict::Refused(CloseReason::Rejected),
            // A spectator has no key. The lobby says who opened the room, and the host says who the guest is.
            (Role::Spectator, Role::Player(chair)) => {
                let proven = match chair {
                    PlayerSlot::Host => self.owner,
                    PlayerSlot::Guest => self.vouched,
                };
                match echoed {
                    true if proven == Some(link.peer) => Verdict::Known,
                    true => Verdict::Unproven,
                    false => Verdict::NotYet,
                }
            }
            (Role::Player(_), Role::Spectator) if !self.watch => {
                Verdict::Refused(CloseReason::NoSpectators)
            }
            (Role::Player(_), Role::Spectator)
                if self.watchers() >= WATCHERS && !link.is_known() =>
            {
                Verdict::Refused(CloseReason::Full)
            }
            (Role::Player(_), Role::Spectator) if echoed => Verdict::Known,
            (Role::Player(_), Role::Spectator) => Verdict::NotYet,
            (Role::Player(mine), Role::Player(theirs)) if mine == theirs => match mine {
                PlayerSlot::Host => Verdict::Refused(CloseReason::Full),
                // The host tells one of us.
                PlayerSlot::Guest => Verdict::NotYet,
            },
            (Role::Player(PlayerSlot::Host), Role::Player(_)) => self.verdict_on_guest(link, hello),
            (Role::Player(PlayerSlot::Guest), Role::Player(_)) => self.verdict_on_host(link, hello),
        }
    }

    fn verdict_on_guest(&mut self, link: &mut Link, hello: &Handshake) -> Verdict {
        if self.is_proven(link, hello) {
            let has_number = hello.randomness.is_some() || !self.ledger.is_empty();
            if has_number && self.ledger.is_empty() {
                self.guest_number = hello.randomness;
            }
            return match has_number {
                true => Verdict::Known,
                false => Verdict::NotYet,
            };
        }
        if self.is_free_for(link.peer) {
            // A new key: whoever sat here before and has gone must not come between.
            if !link.granted {
                self.key = Some(self.new_key());
                link.granted = true;
            }
            return Verdict::NotYet;
        }
        // Whoever has heard our number and brings no proof has none.
        match hello.echo == Some(link.nonce) {
            true => Verdict::Refused(CloseReason::Full),
            false => Verdict::NotYet,
        }
    }

    fn verdict_on_host(&mut self, link: &mut Link, hello: &Handshake) -> Verdict {
        // Only the owner of the room gives the seat away.
        let is_owner = self.owner.is_none_or(|owner| owner == link.peer);
        if self.ledger.is_empty() && !self.catching_up && is_owner {
            self.key = hello.grant.or(self.key);
        }
        if self.ledger.is_empty() && self.is_proven(link, hello) {
            // The first envelope counts: it must not be changed once our number is known.
            self.envelope = self.envelope.or(hello.commitment);
        }
        match self.is_proven(link, hello) {
            true => Verdict::Known,
            false => Verdict::NotYet,
        }
    }

    /// Whether a greeting comes from whoever has the key, over this very line.
    fn is_proven(&self, link: &Link, hello: &Handshake) -> bool {
        let expected = self.key.zip(hello.role.slot()).zip(self.me);
        hello.echo == Some(link.nonce)
            && expected.is_some_and(|((key, chair), me)| {
                hello.proof == Some(key.prove(link.nonce, chair, link.peer, me))
            })
    }

    /// Whether the guest's seat can be given to somebody who comes without a key: nothing has begun, and it is nobody's.
    fn is_free_for(&self, peer: Peer) -> bool {
        let others = self.links.values().filter(|link| link.peer != peer);
        let mut holders = others
            .filter(|link| link.granted || link.role == Some(Role::Player(PlayerSlot::Guest)));
        self.ledger.is_empty() && holders.all(Link::is_gone)
    }

    /// It is clear who somebody is.
    fn welcome(&mut self, link: &mut Link) {
        let Some(hello) = &link.hello else {
            return;
        };
        link.role = Some(hello.role);
        let Some(chair) = hello.role.slot() else {
            self.tell(OnlineNews::WatcherCame(hello.name.clone()));
            return;
        };
        link.beat = None;
        // Whoever sat there before on another line is gone, or never was who they said.
        for other in self
            .links
            .values_mut()
            .filter(|other| other.role == link.role)
        {
            other.shut = true;
        }
        self.names[chair.index()].clone_from(&hello.name);
        let back = std::mem::replace(&mut self.known_before[chair.index()], true);
        self.fault = None;
        self.tell(match back {
            true => OnlineNews::CameBack(chair),
            false => OnlineNews::Came(chair),
        });
    }

    /// The visitors that the host may remove, and their names: spectators, and the guest before the match begins.
    pub fn visitors(&self) -> Vec<(Peer, String)> {
        let is_host = self.slot() == Some(PlayerSlot::Host);
        let known = self.links.values().filter(|link| link.is_known());
        let may_go = known.filter(|link| is_host && self.may_go(link));
        let name = |link: &Link| link.hello.as_ref().map(|hello| hello.name.clone());
        may_go
            .map(|link| (link.peer, name(link).unwrap_or_default()))
            .collect()
    }

    /// The peer that has this seat.
    pub fn peer_of(&self, chair: PlayerSlot) -> Option<Peer> {
        self.link_to(chair).map(|link| link.peer)
    }

    /// Removes a visitor from our room.
    pub fn send_out(&mut self, peer: Peer) {
        let is_host = self.slot() == Some(PlayerSlot::Host);
        let may_go = self.links.get(&peer).is_some_and(|link| self.may_go(link));
        if let Some(link) = self.links.get_mut(&peer).filter(|_| is_host && may_go) {
            link.shut = true;
            self.say(peer, Message::Close(CloseReason::Removed));
        }
    }

    /// A player keeps the seat in a match that has begun.
    fn may_go(&self, link: &Link) -> bool {
        !self.has_begun() || link.role != Some(Role::Player(PlayerSlot::Guest))
    }

    /// How many look on.
    pub fn watchers(&self) -> usize {
        let known = self.links.values().filter(|link| link.is_known());
        known
            .filter(|link| link.role == Some(Role::Spectator))
            .count()
    }
}
