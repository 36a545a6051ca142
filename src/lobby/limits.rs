//! How much a lobby takes: of rooms, of people, and of what each of them sends.
//!
//! A pair that meets sends some twenty messages of ten kilobytes together; the limits leave room for a host who greets
//! a whole room at once, and for no more.

use std::time::Duration;

use super::Allowance;

const KIB: u32 = 1024;

/// The limits of a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Rooms at a time.
    pub rooms: usize,
    /// People in a room who may take part. More than two: who returns may be there before the broken line is noticed.
    pub seats: usize,
    /// People in a room who look on.
    pub watchers: usize,
    /// Times a minute that one address may enter the same room.
    pub joins_per_minute: u32,
    /// Connections at a time.
    pub connections: usize,
    /// Connections at a time from one address (of IPv6, from one /64 network).
    pub connections_per_address: usize,
    /// Calls a minute from one address. A call that finds no room counts many times, so that codes cannot be tried out.
    pub calls_per_minute: u32,
    /// Bytes of one message.
    pub message_bytes: usize,
    /// Bytes that one connection may send, all included.
    pub bytes: Allowance,
    /// Messages that one connection may send.
    pub messages: Allowance,
    /// Messages that wait for a connection whose other end reads slowly.
    pub waiting: usize,
    /// How long a connection may send nothing. The game says that it is alive every ten seconds.
    pub silence: Duration,
    /// How long a call may take from the connection to its answer, and a message on its way out.
    pub patience: Duration,
    /// How long a closed connection may take to say goodbye.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rooms: 10_000,
            seats: 4,
            watchers: 16,
            joins_per_minute: 24,
            connections: 30_000,
            connections_per_address: 64,
            calls_per_minute: 60,
            message_bytes: 16 * KIB as usize,
            bytes: Allowance::over_seconds(128 * KIB, 16),
            messages: Allowance::over_seconds(512, 16),
            waiting: 256,
            silence: Duration::from_secs(60),
            patience: Duration::from_secs(10),
            farewell: Duration::from_secs(3),
        }
    }
}
