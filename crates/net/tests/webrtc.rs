//! The WebRTC transport through a real lobby, on this machine alone.

#![cfg(all(feature = "lobby", feature = "webrtc"))]

#[path = "common/webrtc_client.rs"]
mod webrtc_client;

use narabe_net::lobby::{Options, Server};
use narabe_net::{DisconnectReason, EntryMode, LobbyRefusal, Transport, TransportEvent};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use webrtc_client::Client;

fn lobby() -> Server {
    let any = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    Server::start(&Options::on(any)).expect("a lobby")
}

#[test]
fn two_peers_connect_and_exchange_messages() {
    let lobby = lobby();
    let mut host = Client::open(&lobby, 1, EntryMode::Create);
    let me = host.entered();
    let mut guest = Client::open(&lobby, 1, EntryMode::Join);
    let you = guest.entered();
    assert_eq!(host.next(), TransportEvent::PeerConnected(you));
    assert_eq!(guest.next(), TransportEvent::PeerConnected(me));
    host.transport.send(you, b"one".to_vec());
    host.transport.send(you, b"two".to_vec());
    guest.transport.send(me, vec![7; 16 * 1024]);
    assert_eq!(guest.next(), TransportEvent::Received(me, b"one".to_vec()));
    assert_eq!(guest.next(), TransportEvent::Received(me, b"two".to_vec()));
    assert_eq!(
        host.next(),
        TransportEvent::Received(you, vec![7; 16 * 1024])
    );
    drop(guest);
    assert_eq!(host.next(), TransportEvent::PeerDisconnected(you));
}

#[test]
fn a_refusal_carries_its_reason() {
    let lobby = lobby();
    let refused = |end: &mut Client| loop {
        match end.next() {
            TransportEvent::Closed(why) => return why,
            TransportEvent::Entered(_) => {}
            other => panic!("{other:?}"),
        }
    };
    let mut stranger = Client::open(&lobby, 2, EntryMode::Join);
    assert_eq!(
        refused(&mut stranger),
        DisconnectReason::Refused(LobbyRefusal::NoRoom)
    );
    let mut host = Client::open(&lobby, 2, EntryMode::Create);
    host.entered();
    let mut second = Client::open(&lobby, 2, EntryMode::Create);
    assert_eq!(
        refused(&mut second),
        DisconnectReason::Refused(LobbyRefusal::RoomExists)
    );
}

#[test]
fn an_unreachable_lobby_is_reported() {
    let running = lobby();
    let address = running.address();
    running.stop();
    let event = Client::open_at(address, 3, EntryMode::Create).next();
    assert!(
        matches!(event, TransportEvent::Closed(DisconnectReason::Lost(_))),
        "{event:?}"
    );
}

#[test]
fn an_established_connection_needs_no_lobby() {
    let running = lobby();
    let mut host = Client::open(&running, 4, EntryMode::Create);
    let me = host.entered();
    let mut guest = Client::open(&running, 4, EntryMode::Join);
    let you = guest.entered();
    assert_eq!(host.next(), TransportEvent::PeerConnected(you));
    assert_eq!(guest.next(), TransportEvent::PeerConnected(me));
    running.stop();
    host.transport.send(you, b"still there?".to_vec());
    assert_eq!(next_message(&mut guest), b"still there?");
}

/// The end that was told of both at once used to handle the loss of the lobby first and closed the connection.
#[test]
fn a_connection_established_just_before_the_lobby_is_lost_stays_open() {
    let running = lobby();
    let mut host = Client::open(&running, 5, EntryMode::Create);
    let me = host.entered();
    // The guest's transport stops after its second event, the connection, as long as the gate is locked.
    let gate = Arc::new(Mutex::new(()));
    let closed = gate.lock().expect("the gate");
    let (passed, reported) = (Arc::clone(&gate), AtomicUsize::new(0));
    let hook = move || {
        if reported.fetch_add(1, Ordering::Relaxed) > 0 {
            drop(passed.lock());
        }
    };
    let mut guest = Client::with_hook(running.address(), 5, EntryMode::Join, hook);
    let you = guest.entered();
    assert_eq!(guest.next(), TransportEvent::PeerConnected(me));
    assert_eq!(host.next(), TransportEvent::PeerConnected(you));
    running.stop();
    drop(closed);
    host.transport.send(you, b"still there?".to_vec());
    assert_eq!(next_message(&mut guest), b"still there?");
}

fn next_message(end: &mut Client) -> Vec<u8> {
    loop {
        match end.next() {
            TransportEvent::Received(_, bytes) => return bytes,
            // The lobby is gone, so it may be reported that the peer has left it.
            TransportEvent::PeerDisconnected(_) => {}
            other => panic!("{other:?}"),
        }
    }
}
