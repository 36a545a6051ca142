//! Events for the room that do not come from the lobby.

use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender};
use matchbox_socket::{PeerId, PeerRequest};

/// An event for the room that does not come from the lobby.
#[derive(Debug)]
pub enum RoomEvent {
    /// Send a message to a peer.
    Send(PeerId, Vec<u8>),
    /// Close the connection to a peer.
    Disconnect(PeerId),
    /// Send a signal to a peer, through the lobby.
    Signal(PeerRequest),
}

/// Both ends of the channel of these events. The room needs a sender for its connections.
pub type RoomEvents = (UnboundedSender<RoomEvent>, UnboundedReceiver<RoomEvent>);
