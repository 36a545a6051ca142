//! A table between two machines: who sits there, what they have agreed on, and the ledger that both keep.
//!
//! The table knows no network and no clock: words come in ([`Table::hear`]), time passes ([`Table::tick`]), words go out
//! ([`Table::take_words`]). Nothing that another machine says is taken on trust: each note is replayed by our own rules, has to
//! come from whoever had the pen, claims a time that fits the one that has passed here, and ends in a digest that both compute.
//!
//! Whoever has to act has the pen. What they do is done at once, here, and told; nobody else can have done anything meanwhile.
//! All else (a draw, an undo) is a wish, and becomes a note only when the other has said yes. So the two lists cannot part
//! while both are honest, and when one is not it shows in the next word.

use super::bargain::Bargain;
use super::chat::{Chat, ChatLine};
use super::fault::Fault;
use super::link::Link;
use super::message::{OnlineNews, Opening};
use super::wishes::Wishes;
use crate::matches::LiveGame;
use crate::net::{
    Commitment, Key, Ledger, Message, Nonce, Peer, PlayerSlot, RequestKind, Role, SharedRandomness,
    Terms, clean_name,
};
use rand::Rng;
use rand::rngs::StdRng;
use std::collections::BTreeMap;
use std::time::Duration;

/// A player who is away for this long in one game, all breaks together, loses if the other claims the win.
pub const PATIENCE: Duration = Duration::from_secs(600);

/// Why the win may be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// The other was away for too long.
    Absence,
    /// The other has not moved and is out of time, whatever their machine reports.
    Time,
}

/// A table.
#[derive(Debug)]
pub struct Table {
    pub(super) role: Role,
    pub(super) name: String,
    /// Whether people may look on. A guest lets everybody whom the host lets.
    pub(super) watch: bool,
    pub(super) key: Option<Key>,
    /// Our part of the chance of the match.
    pub(super) number: Nonce,
    pub(super) envelope: Option<Commitment>,
    pub(super) guest_number: Option<Nonce>,
    pub(super) die: Option<SharedRandomness>,
    /// How many games were begun.
    pub(super) games: usize,
    pub(super) me: Option<Peer>,
    pub(super) links: BTreeMap<Peer, Link>,
    pub(super) names: [String; 2],
    pub(super) known_before: [bool; 2],
    /// Who opened the room, according to the lobby, and who the guest is, according to the host.
    pub(super) owner: Option<Peer>,
    pub(super) vouched: Option<Peer>,
    /// The peers whose connections are to be closed.
    pub(super) parted: Vec<Peer>,
    /// How long each player has been absent now, and how long before that in this game.
    pub(super) away: [Duration; 2],
    pub(super) absent: [Duration; 2],
    /// How long the connection was broken in this game, or this program closed.
    pub(super) apart: Duration,
    pub(super) bargain: Bargain,
    pub(super) ledger: Ledger,
    pub(super) wishes: Wishes,
    /// We give up as soon as we or the other can write it down.
    pub(super) resigning: bool,
    pub(super) chat: Chat,
    /// What has passed here since the other player's turn began, and how often the line broke meanwhile.
    pub(super) seen: Duration,
    pub(super) breaks: u32,
    /// How much more time was measured here in the other's turns of this game than they reported, and how much the breaks of the
    /// connection have excused.
    pub(super) lag: Duration,
    pub(super) excused: Duration,
    pub(super) broken: bool,
    /// Whether what we have done ourselves may come from the other: we return without our list.
    pub(super) catching_up: bool,
    pub(super) fault: Option<Fault>,
    pub(super) beats: u64,
    pub(super) words: Vec<(Peer, Message)>,
    pub(super) news: Vec<OnlineNews>,
    pub(super) chance: StdRng,
}

impl Table {
    /// A table that we make, by these terms to begin with.
    pub fn host(name: &str, opening: &Opening, chance: StdRng) -> Self {
        Self {
            watch: opening.watch,
            ..Self::new(Role::Player(PlayerSlot::Host), name, opening.terms, chance)
        }
    }

    /// A table that we join.
    pub fn guest(name: &str, chance: StdRng) -> Self {
        Self::new(
            Role::Player(PlayerSlot::Guest),
            name,
            Terms::default(),
            chance,
        )
    }

    /// A table at which we look on.
    pub fn watcher(name: &str, chance: StdRng) -> Self {
        Self::new(Role::Spectator, name, Terms::default(), chance)
    }

    pub(super) fn new(role: Role, name: &str, terms: Terms, mut chance: StdRng) -> Self {
        let name = clean_name(name);
        let mut names = [String::new(), String::new()];
        if let Some(chair) = role.slot() {
            names[chair.index()].clone_from(&name);
        }
        Self {
            role,
            name,
            watch: true,
            key: None,
            number: Nonce::new(drawn(&mut chance)),
            envelope: None,
            guest_number: None,
            die: None,
            games: 0,
            me: None,
            links: BTreeMap::new(),
            names,
            known_before: [false; 2],
            owner: None,
            vouched: None,
            parted: Vec::new(),
            away: [Duration::ZERO; 2],
            absent: [Duration::ZERO; 2],
            apart: Duration::ZERO,
            bargain: Bargain::new(terms, role.slot().unwrap_or(PlayerSlot::Guest)),
            ledger: Ledger::default(),
            wishes: Wishes::default(),
            resigning: false,
            chat: Chat::default(),
            seen: Duration::ZERO,
            breaks: 0,
            lag: Duration::ZERO,
            excused: Duration::ZERO,
            broken: false,
            catching_up: false,
            fault: None,
            beats: 0,
            words: Vec::new(),
            news: Vec::new(),
            chance,
        }
    }

    /// What we are in this room.
    pub fn role(&self) -> Role {
        self.role
    }

    /// Our chair, if we play.
    pub fn slot(&self) -> Option<PlayerSlot> {
        self.role.slot()
    }

    /// The names of host and guest, as far as they are known.
    pub fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// The terms as they stand.
    pub fn terms(&self) -> &Terms {
        self.bargain.terms()
    }

    /// How often the terms were changed. While it is 0 the host's first offer has not come yet.
    pub fn changes(&self) -> u64 {
        self.bargain.revision()
    }

    /// Whose offer the terms are.
    pub fn proposed_by(&self) -> PlayerSlot {
        self.bargain.by()
    }

    /// Whether people may look on.
    pub fn lets_watch(&self) -> bool {
        self.watch
    }

    /// Whether a player agrees to the terms on the table.
    pub fn agrees(&self, chair: PlayerSlot) -> bool {
        self.bargain.agrees(chair)
    }

    /// Whether the match has begun.
    pub fn has_begun(&self) -> bool {
        !self.ledger.is_empty()
    }

    /// Everything that was done in the match.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Whether a player is there: at this machine, or at the end of a line that holds.
    pub fn is_there(&self, chair: PlayerSlot) -> bool {
        self.slot() == Some(chair) || self.link_to(chair).is_some()
    }

    /// How long a player has been away in this game, all breaks together.
    pub fn away(&self, chair: PlayerSlot) -> Duration {
        self.away[chair.index()] + self.absent[chair.index()]
    }

    /// How long a player who may still be there has said nothing, when that is worth a word.
    pub fn quiet(&self, chair: PlayerSlot) -> Option<Duration> {
        self.link_to(chair).and_then(Link::quiet)
    }

    /// Whether the game waits for somebody.
    pub fn is_broken(&self) -> bool {
        self.broken
    }

    /// What we have asked for.
    pub fn my_wish(&self) -> Option<RequestKind> {
        self.wishes.mine()
    }

    /// What the other player has asked for.
    pub fn their_wish(&self) -> Option<RequestKind> {
        self.wishes.theirs()
    }

    /// All chat lines, in the order in which they arrived.
    pub fn chat(&self) -> &[ChatLine] {
        self.chat.lines()
    }

    /// How many chat lines host and guest have sent.
    pub fn chat_counts(&self) -> [u32; 2] {
        self.chat.counts()
    }

    /// The requests of both players since the last ledger entry.
    pub fn requests(&self) -> &Wishes {
        &self.wishes
    }

    /// What was not accepted last.
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Why the win may be claimed, if it may.
    pub fn claim_on(&self, live: &LiveGame) -> Option<Claim> {
        let other = self.slot().map(PlayerSlot::other)?;
        if !live.is_on() {
            return None;
        }
        match self.is_there(other) {
            false => (self.away(other) >= PATIENCE).then_some(Claim::Absence),
            true => self.is_overdue(other, live).then_some(Claim::Time),
        }
    }

    /// The lobby has let us in.
    pub fn entered(&mut self, me: Peer) {
        self.me = Some(me);
        // The lobby names the owner anew to whoever enters.
        self.owner = None;
        self.tell(OnlineNews::Entered);
    }

    /// The lobby reports who opened the room.
    pub fn owned_by(&mut self, peer: Peer) {
        self.owner = Some(peer);
    }

    /// Somebody is there.
    pub fn came(&mut self, peer: Peer) {
        let nonce = Nonce::new(drawn(&mut self.chance));
        let link = Link::new(peer, nonce);
        let hello = self.hello_for(&link);
        self.say(peer, hello);
        self.links.insert(peer, link);
    }

    /// Somebody is said not to be there any more.
    pub fn left(&mut self, peer: Peer) {
        if let Some(link) = self.links.get_mut(&peer) {
            link.left();
        }
    }

    /// What is to be sent, in order.
    pub fn take_words(&mut self) -> Vec<(Peer, Vec<u8>)> {
        let words = std::mem::take(&mut self.words).into_iter();
        words.map(|(peer, word)| (peer, word.encode())).collect()
    }

    /// The peers whose connections are to be closed.
    pub fn take_parted(&mut self) -> Vec<Peer> {
        std::mem::take(&mut self.parted)
    }

    /// What has happened since this was last called.
    pub fn take_news(&mut self) -> Vec<OnlineNews> {
        std::mem::take(&mut self.news)
    }

    pub(super) fn say(&mut self, to: Peer, message: Message) {
        self.words.push((to, message));
    }

    /// Says something to everybody who is known.
    pub(super) fn say_to_all(&mut self, message: &Message) {
        let known = self.links.values().filter(|link| link.is_known());
        let to: Vec<Peer> = known.map(|link| link.peer).collect();
        for peer in to {
            self.say(peer, message.clone());
        }
    }

    pub(super) fn tell(&mut self, news: OnlineNews) {
        self.news.push(news);
    }

    /// Something is not accepted. It is told once.
    pub(super) fn refuse(&mut self, fault: Fault) {
        if self.fault.as_ref() != Some(&fault) {
            self.fault = Some(fault.clone());
            self.tell(OnlineNews::Refused(fault));
        }
    }

    /// The line to a player who is not at this machine.
    pub(super) fn link_to(&self, chair: PlayerSlot) -> Option<&Link> {
        let known = self
            .links
            .values()
            .filter(|link| link.is_known() && !link.is_gone());
        known
            .into_iter()
            .find(|link| link.role == Some(Role::Player(chair)))
    }

    pub(super) fn new_key(&mut self) -> Key {
        Key::new(drawn(&mut self.chance))
    }
}

fn drawn(chance: &mut StdRng) -> [u8; 16] {
    let mut bytes = [0; 16];
    chance.fill_bytes(&mut bytes);
    bytes
}
