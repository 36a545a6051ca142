//! The transport between machines, as its users see it: a request to connect, a stream of events, and a way to send.

use super::{EntryMode, IceServers, LobbyAddress, LobbyRefusal, Peer, RoomCode, RoomKey};

/// An event of a transport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TransportEvent {
    /// The lobby has admitted us to the room and assigned us this id.
    Entered(Peer),
    /// This peer owns the room, according to the lobby.
    Owner(Peer),
    /// The connection to this peer is established.
    PeerConnected(Peer),
    /// The connection to this peer is closed, or the peer has left the lobby.
    PeerDisconnected(Peer),
    /// This peer has sent a message.
    Received(Peer, Vec<u8>),
    /// The transport is closed, with all its connections. No event follows.
    Closed(DisconnectReason),
}

/// Why a transport is closed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DisconnectReason {
    /// The lobby has refused us.
    #[error(transparent)]
    Refused(#[from] LobbyRefusal),
    /// The lobby could not be reached, or the connection broke. The text says why, or is empty.
    #[error("the connection to the lobby is lost ({0})")]
    Lost(String),
}

/// What a transport needs to connect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConnectRequest {
    /// The lobby.
    pub lobby: LobbyAddress,
    /// The room.
    pub code: RoomCode,
    /// How to enter the room.
    pub entry: EntryMode,
    /// The servers that help to connect to the peers.
    pub ice_servers: IceServers,
    /// The owner's secret, to create a room and to return to it.
    pub key: Option<RoomKey>,
}

impl ConnectRequest {
    /// The URL of the room's WebSocket.
    pub fn url(&self) -> String {
        let url = format!("{}/{}?as={}", self.lobby, self.code, self.entry);
        match self.key {
            Some(key) => format!("{url}&key={key}"),
            None => url,
        }
    }
}

/// A transport to the peers of a room. Dropping it closes all its connections.
pub trait Transport: Send + Sync {
    /// The next event, if there is one. Never blocks.
    fn poll(&mut self) -> Option<TransportEvent>;

    /// Sends a message to a peer. It may be lost.
    fn send(&mut self, to: Peer, bytes: Vec<u8>);

    /// Closes the connection to a peer. If we own the room, the lobby disconnects the peer as well.
    fn disconnect(&mut self, peer: Peer);
}
