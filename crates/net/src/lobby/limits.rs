//! The limits of a lobby: on rooms, on connections, and on what each connection sends.
//!
//! Two peers that connect exchange some twenty messages of ten kilobytes together. The limits leave room for a host who
//! connects to a full room at once, and for no more.

use std::time::Duration;

use crate::RateLimit;

const KIB: u32 = 1024;

/// The limits of a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Open rooms.
    pub rooms: usize,
    /// Players in a room. More than two, because a returning player may arrive before the broken connection is noticed.
    pub players: usize,
    /// Spectators in a room.
    pub watchers: usize,
    /// Times a minute that one address may enter the same room.
    pub joins_per_minute: u32,
    /// Open connections.
    pub connections: usize,
    /// Open connections from one address (of IPv6, from one /64 network).
    pub connections_per_address: usize,
    /// Attempts a minute from one address to enter a room. A failed one counts many times, so that codes cannot be guessed.
    pub calls_per_minute: u32,
    /// Bytes of one message.
    pub message_bytes: usize,
    /// Bytes that one connection may send, protocol overhead included.
    pub bytes: RateLimit,
    /// Messages that one connection may send.
    pub messages: RateLimit,
    /// Messages queued for a connection whose other end reads slowly.
    pub queued_messages: usize,
    /// How long a connection may send nothing. The game sends a keep-alive message every ten seconds; whoever is silent for half of
    /// this time is asked for a sign of life.
    pub idle_timeout: Duration,
    /// How long the handshake may take, and sending one message.
    pub io_timeout: Duration,
    /// How long the WebSocket closing handshake may take.
    pub close_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rooms: 10_000,
            players: 4,
            watchers: 16,
            joins_per_minute: 24,
            connections: 30_000,
            connections_per_address: 64,
            calls_per_minute: 60,
            message_bytes: 16 * KIB as usize,
            bytes: RateLimit::over_seconds(128 * KIB, 16),
            messages: RateLimit::over_seconds(512, 16),
            queued_messages: 256,
            idle_timeout: Duration::from_secs(60),
            io_timeout: Duration::from_secs(10),
            close_timeout: Duration::from_secs(3),
        }
    }
}
