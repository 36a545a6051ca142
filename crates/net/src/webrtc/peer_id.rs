//! Ids of peers, as matchbox has them and as the game does.

use matchbox_socket::PeerId;

use crate::Peer;

pub fn from_matchbox(peer: PeerId) -> Peer {
    Peer(peer.0.as_u128())
}

pub fn to_matchbox(peer: Peer) -> PeerId {
    PeerId(uuid::Uuid::from_u128(peer.0))
}
