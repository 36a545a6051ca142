//! The connection to another machine: who is there, and how it behaves.

use narabe_net::{Handshake, Nonce, Peer, PlayerSlot, Role, TokenBucket};
use std::time::Duration;

/// The messages that a machine may send at once, and per second from then on: several times what an honest one needs.
const MESSAGE_RATE: (u32, u32) = (120, 40);
/// The bytes that it may send, likewise.
const BYTE_RATE: (u32, u32) = (512 * 1024, 64 * 1024);
/// How often a handshake or heartbeat is sent.
const SEND_INTERVAL: Duration = Duration::from_secs(1);
/// After this silence the screen shows that the peer is silent.
const SILENCE_THRESHOLD: Duration = Duration::from_secs(5);
/// After this silence the connection is regarded as lost, whatever the transport reports.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(30);
/// After this silence the connection is forgotten.
const FORGET_TIMEOUT: Duration = Duration::from_secs(60);
/// How long a peer that the lobby reports as disconnected has to prove that it is still there.
const LEAVE_GRACE: Duration = Duration::from_millis(1500);

// How long a rejected peer stays connected, and a peer that does not identify itself.
const CLOSE_DELAY: Duration = Duration::from_secs(3);
const IDENTIFICATION_TIMEOUT: Duration = Duration::from_secs(30);
/// A longer frame means that this machine was suspended, not that the peer was silent.
pub const MAX_FRAME: Duration = Duration::from_secs(2);
/// The number of unreadable messages that is too many: an honest machine sends none.
const UNREADABLE_LIMIT: u32 = 8;

/// The connection to another machine.
#[derive(Debug)]
pub struct PeerConnection {
    pub peer: Peer,
    /// The challenge that the peer has to answer.
    pub nonce: Nonce,
    /// The last handshake of the peer.
    pub handshake: Option<Handshake>,
    /// The role of the peer, once both ends are identified.
    pub role: Option<Role>,
    /// Whether the peer was given the key of the guest's slot.
    pub key_granted: bool,
    /// The number of the peer's last heartbeat.
    pub last_heartbeat: Option<u64>,
    /// Whether messages of the peer are ignored.
    pub closed: bool,
    unreadable: u32,
    message_rate: TokenBucket,
    byte_rate: TokenBucket,
    silent: Duration,
    /// The time since anything was received, whatever the lobby reports.
    pub since_received: Duration,
    /// The time since the peer was rejected, or since it connected without identifying itself.
    unidentified: Duration,
    close_requested: bool,
    since_sent: Duration,
}

impl PeerConnection {
    pub fn new(peer: Peer, nonce: Nonce) -> Self {
        Self {
            peer,
            nonce,
            handshake: None,
            role: None,
            key_granted: false,
            last_heartbeat: None,
            closed: false,
            unreadable: 0,
            message_rate: TokenBucket::new(MESSAGE_RATE.0, MESSAGE_RATE.1),
            byte_rate: TokenBucket::new(BYTE_RATE.0, BYTE_RATE.1),
            silent: Duration::ZERO,
            since_received: Duration::ZERO,
            unidentified: Duration::ZERO,
            close_requested: false,
            since_sent: SEND_INTERVAL,
        }
    }

    /// Whether the peer is identified and its messages are handled.
    pub fn is_identified(&self) -> bool {
        self.role.is_some() && !self.closed
    }

    /// The player slot of the peer, if it is a player.
    pub fn slot(&self) -> Option<PlayerSlot> {
        self.role.and_then(Role::slot)
    }

    /// Records a received message of this size. False if it exceeds the rate limits.
    pub fn record_received(&mut self, bytes: usize) -> bool {
        (self.silent, self.since_received) = (Duration::ZERO, Duration::ZERO);
        self.message_rate.take(1) && self.byte_rate.take(bytes)
    }

    /// Counts an unreadable message. False if there were too many.
    pub fn tolerate_unreadable(&mut self) -> bool {
        self.unreadable += 1;
        self.unreadable < UNREADABLE_LIMIT
    }

    /// Lets time pass. True if the next handshake or heartbeat is due.
    pub fn tick(&mut self, time: Duration) -> bool {
        self.message_rate.tick(time);
        self.byte_rate.tick(time);
        self.silent += time.min(MAX_FRAME);
        self.since_received += time.min(MAX_FRAME);
        self.unidentified = if self.is_identified() {
            Duration::ZERO
        } else {
            self.unidentified + time.min(MAX_FRAME)
        };
        self.since_sent += time;
        let due = self.since_sent >= SEND_INTERVAL && !self.closed;
        if due {
            self.since_sent = Duration::ZERO;
        }
        due
    }

    /// The lobby reports that the peer has disconnected. If it is still there, it will soon send something.
    pub fn mark_left(&mut self) {
        self.silent = self
            .silent
            .max(CONNECTION_TIMEOUT.saturating_sub(LEAVE_GRACE));
    }

    /// Whether the connection can be forgotten.
    pub fn is_expired(&self) -> bool {
        self.silent >= FORGET_TIMEOUT
    }

    /// How long the peer has been silent; none while it is too short to be shown.
    pub fn silence(&self) -> Option<Duration> {
        (self.silent >= SILENCE_THRESHOLD).then_some(self.silent)
    }

    /// Whether the connection has to be closed now: the peer was rejected and has had time to receive the message, or
    /// it has not identified itself. True once.
    pub fn should_disconnect(&mut self, must_identify: bool) -> bool {
        let limit = if self.closed {
            Some(CLOSE_DELAY)
        } else {
            must_identify.then_some(IDENTIFICATION_TIMEOUT)
        };
        let due = !self.close_requested && limit.is_some_and(|limit| self.unidentified >= limit);
        self.close_requested |= due;
        due
    }

    pub fn is_lost(&self) -> bool {
        self.silent >= CONNECTION_TIMEOUT || self.closed
    }
}
