//! The lobby as a whole: how it opens, what it says of itself, how it stops.

use std::time::Duration;

use narabe_net::lobby::{Options, Server, StartError};
use narabe_net::{EntryMode, LobbyRefusal};
use tokio::task::spawn_blocking;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::caller::{CODE, Caller, anywhere, health, lobby};

#[tokio::test]
async fn its_health_says_how_many_are_there_and_nothing_about_them() {
    let lobby = lobby(|_| ());
    let _host = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let _guest = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    let (status, report) = health(lobby.address()).await;
    assert_eq!(status, 200);
    assert_eq!(report["status"], "ok");
    assert_eq!((&report["rooms"], &report["peers"]), (&1.into(), &2.into()));
    assert_eq!(report["version"], env!("CARGO_PKG_VERSION"));
    assert!(report["uptime_s"].is_u64());
    assert_eq!(report.as_object().map(|fields| fields.len()), Some(5));
}

#[tokio::test]
async fn a_port_that_is_taken_is_named() {
    let lobby = lobby(|_| ());
    let fault = Server::start(&Options::on(lobby.address())).expect_err("it is taken");
    assert!(
        matches!(fault, StartError::PortTaken { port } if port == lobby.address().port()),
        "{fault}"
    );
}

#[tokio::test]
async fn it_says_goodbye_and_gives_its_port_back() {
    let lobby = lobby(|_| ());
    let address = lobby.address();
    let (mut host, _) = Caller::enter(address, CODE, EntryMode::Create).await;
    let stopped = spawn_blocking(move || lobby.stop());
    assert_eq!(host.close_code().await, Some(CloseCode::Away.into()));
    drop(host);
    stopped.await.expect("it stops");
    let again = Server::start(&Options::on(address)).expect("the same port");
    assert_eq!(again.rooms(), 0);
}

#[tokio::test]
async fn while_it_stops_it_lets_nobody_in_and_says_so() {
    let lobby = lobby(|limits| limits.close_timeout = Duration::from_secs(60));
    let address = lobby.address();
    let (mut deaf, _) = Caller::enter(address, CODE, EntryMode::Create).await;
    let (mut guest, _) = Caller::enter(address, CODE, EntryMode::Join).await;
    let stopped = spawn_blocking(move || lobby.stop());
    assert_eq!(guest.close_code().await, Some(CloseCode::Away.into()));
    // The other has not answered yet, and so the lobby still waits.
    let (status, report) = health(address).await;
    assert_eq!((status, &report["status"]), (503, &"stopping".into()));
    for arrival in EntryMode::ALL {
        let refused = Caller::refused(address, CODE, arrival).await;
        assert_eq!(refused, Some(LobbyRefusal::LobbyFull));
    }
    assert_eq!(deaf.close_code().await, Some(CloseCode::Away.into()));
    drop((deaf, guest));
    stopped
        .await
        .expect("it stops when the last one has answered");
}

#[tokio::test]
async fn it_does_not_wait_for_ever() {
    let lobby = lobby(|limits| limits.close_timeout = Duration::from_millis(100));
    let (_deaf, _) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let stopped = spawn_blocking(move || lobby.stop());
    stopped.await.expect("it stops");
}

#[tokio::test]
async fn dropped_it_stops_by_itself() {
    let lobby = lobby(|_| ());
    let (mut host, _) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    drop(lobby);
    assert_eq!(host.close_code().await, Some(CloseCode::Away.into()));
}

#[tokio::test]
async fn bug_a_dropped_lobby_held_its_port_until_its_last_connection_had_ended() {
    let lobby = lobby(|limits| limits.close_timeout = Duration::from_secs(60));
    let address = lobby.address();
    let (mut deaf, _) = Caller::enter(address, CODE, EntryMode::Create).await;
    drop(lobby);
    let again = Server::start(&Options::on(address)).expect("the same port");
    assert_eq!(again.rooms(), 0);
    assert_eq!(deaf.close_code().await, Some(CloseCode::Away.into()));
}

#[test]
fn it_opens_wherever_it_is_told_to() {
    let one = Server::start(&Options::on(anywhere())).expect("a lobby");
    let two = Server::start(&Options::on(anywhere())).expect("another");
    assert_ne!(one.address(), two.address());
    let nowhere = "192.0.2.1:80".parse().expect("an address of nobody");
    let fault = Server::start(&Options::on(nowhere)).expect_err("not ours");
    assert!(fault.to_string().contains("192.0.2.1:80"), "{fault}");
}
