//! The end of a line to one other machine: who is there, and how they behave.

use crate::net::{Handshake, Heartbeat, Nonce, Peer, Role, TokenBucket};
use std::time::Duration;

/// Messages that a machine may send at once, and each second from then on: several times what an honest one needs.
const MESSAGES: (u32, u32) = (120, 40);
/// The same in bytes.
const BYTES: (u32, u32) = (512 * 1024, 64 * 1024);
/// How often a greeting or a beat is said.
const PERIOD: Duration = Duration::from_secs(1);
/// Nobody has said anything for so long: the line is quiet, though it may still be there.
const QUIET: Duration = Duration::from_secs(5);
/// And for so long: it is gone, whatever the line says.
const GONE: Duration = Duration::from_secs(30);
/// And so long after that they are forgotten.
const OVER: Duration = Duration::from_secs(60);
/// What somebody has for a word who is said to have left.
const GRACE: Duration = Duration::from_millis(1500);

/// How long a rejected peer stays connected, and one that does not identify itself.
const FAREWELL: Duration = Duration::from_secs(3);
const STRANGER: Duration = Duration::from_secs(30);
/// A longer frame means that this machine was suspended, not that the other was silent.
pub const FRAME: Duration = Duration::from_secs(2);
/// This many unreadable messages are too many: an honest machine sends none.
const GARBLED: u32 = 8;

/// One other machine.
#[derive(Debug)]
pub struct Link {
    pub peer: Peer,
    /// The number that we gave them.
    pub nonce: Nonce,
    /// What they have greeted us with last.
    pub hello: Option<Handshake>,
    /// Who they are, once both know whom they speak with.
    pub role: Option<Role>,
    /// Whether the guest's seat is offered to them.
    pub granted: bool,
    /// What they have said of themselves last.
    pub beat: Option<Heartbeat>,
    /// Whether nothing of theirs is listened to any more.
    pub shut: bool,
    garbled: u32,
    messages: TokenBucket,
    bytes: TokenBucket,
    silent: Duration,
    /// The time since anything was received, whatever the lobby reports.
    unheard: Duration,
    /// The time since the peer was rejected, or since it connected without identifying itself.
    unwanted: Duration,
    parted: bool,
    since_word: Duration,
}

impl Link {
    pub fn new(peer: Peer, nonce: Nonce) -> Self {
        Self {
            peer,
            nonce,
            hello: None,
            role: None,
            granted: false,
            beat: None,
            shut: false,
            garbled: 0,
            messages: TokenBucket::new(MESSAGES.0, MESSAGES.1),
            bytes: TokenBucket::new(BYTES.0, BYTES.1),
            silent: Duration::ZERO,
            unheard: Duration::ZERO,
            unwanted: Duration::ZERO,
            parted: false,
            since_word: PERIOD,
        }
    }

    /// Whether both know whom they speak with.
    pub fn is_known(&self) -> bool {
        self.role.is_some() && !self.shut
    }

    /// Something has come. False when it is too much.
    pub fn heard(&mut self, bytes: usize) -> bool {
        (self.silent, self.unheard) = (Duration::ZERO, Duration::ZERO);
        self.messages.take(1) && self.bytes.take(bytes)
    }

    /// An unreadable message arrived. False when there were too many.
    pub fn was_garbled(&mut self) -> bool {
        self.garbled += 1;
        self.garbled < GARBLED
    }

    /// Time passes. Whether it is time for another word from us.
    pub fn tick(&mut self, time: Duration) -> bool {
        self.messages.tick(time);
        self.bytes.tick(time);
        self.silent += time.min(FRAME);
        self.unheard += time.min(FRAME);
        self.unwanted = match self.is_known() {
            true => Duration::ZERO,
            false => self.unwanted + time.min(FRAME),
        };
        self.since_word += time;
        let due = self.since_word >= PERIOD && !self.shut;
        if due {
            self.since_word = Duration::ZERO;
        }
        due
    }

    /// The lobby says that they have left it. Who is still there says something soon.
    pub fn left(&mut self) {
        self.silent = self.silent.max(GONE.saturating_sub(GRACE));
    }

    /// Whether nobody will ever come back on this line.
    pub fn is_over(&self) -> bool {
        self.silent >= OVER
    }

    /// How long they have been silent, when that is worth a word.
    pub fn quiet(&self) -> Option<Duration> {
        (self.silent >= QUIET).then_some(self.silent)
    }

    /// The time since anything was received.
    pub fn unheard(&self) -> Duration {
        self.unheard
    }

    /// Whether the connection is to be closed now: the peer was rejected and has had time to receive the message, or it has not
    /// identified itself. True once.
    pub fn is_to_part(&mut self, shuns_strangers: bool) -> bool {
        let limit = match self.shut {
            true => Some(FAREWELL),
            false => shuns_strangers.then_some(STRANGER),
        };
        let due = !self.parted && limit.is_some_and(|limit| self.unwanted >= limit);
        self.parted |= due;
        due
    }

    pub fn is_gone(&self) -> bool {
        self.silent >= GONE || self.shut
    }
}
