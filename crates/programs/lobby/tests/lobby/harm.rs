//! Those who mean harm, or are broken: they are cut, and the others do not notice.

use std::time::Duration;

use futures::future::select_all;
use matchbox_protocol::PeerEvent::{NewPeer, PeerLeft};
use matchbox_protocol::PeerId;
use narabe_net::lobby::{Options, Server};
use narabe_net::{EntryMode, LobbyRefusal, RateLimit};
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::caller::{CODE, Caller, anywhere, ask, health, lobby};

/// So short that the tests do not wait for it, so long that an honest answer comes before it.
const SOON: Duration = Duration::from_millis(500);
/// Longer than any test.
const NEVER: Duration = Duration::from_secs(3600);

/// Two who play, and a third in their room who means harm.
struct Table {
    host: (Caller, PeerId),
    guest: (Caller, PeerId),
    villain: (Caller, PeerId),
}

impl Table {
    async fn lay(lobby: &Server) -> Self {
        let mut host = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
        let mut guest = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
        assert_eq!(host.0.hear().await, NewPeer(guest.1));
        let villain = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
        for honest in [&mut host.0, &mut guest.0] {
            assert_eq!(honest.hear().await, NewPeer(villain.1));
        }
        Self {
            host,
            guest,
            villain,
        }
    }

    /// The villain is gone, and the others continue.
    async fn go_on_in_peace(mut self) {
        for honest in [&mut self.host.0, &mut self.guest.0] {
            assert_eq!(honest.hear().await, PeerLeft(self.villain.1));
        }
        let (host, guest) = (&mut self.host, &mut self.guest);
        host.0.reaches(host.1, &mut guest.0, guest.1).await;
        guest.0.reaches(guest.1, &mut host.0, host.1).await;
    }
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_line() {
    let lobby = lobby(|_| ());
    let mut table = Table::lay(&lobby).await;
    table.villain.0.say(&"x".repeat(16 * 1024 + 1)).await;
    table.go_on_in_peace().await;
}

#[tokio::test]
async fn a_message_as_long_as_allowed_is_passed_on() {
    let lobby = lobby(|_| ());
    let (mut host, host_id) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let (mut guest, guest_id) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    assert_eq!(host.hear().await, NewPeer(guest_id));
    let data = json!("x".repeat(16 * 1024 - 100));
    guest.signal(host_id, data.clone()).await;
    let signal = matchbox_protocol::PeerEvent::Signal {
        sender: guest_id,
        data,
    };
    assert_eq!(host.hear().await, signal);
}

#[tokio::test]
async fn too_many_messages_end_the_line() {
    let lobby = lobby(|limits| {
        limits.messages = RateLimit {
            burst: 20,
            refill: NEVER,
        };
    });
    let mut table = Table::lay(&lobby).await;
    for _ in 0..=20 {
        table.villain.0.say("\"KeepAlive\"").await;
    }
    let code = table.villain.0.close_code().await;
    assert_eq!(code, Some(CloseCode::Policy.into()));
    table.go_on_in_peace().await;
}

#[tokio::test]
async fn too_many_bytes_end_the_line_whatever_they_are() {
    let lobby = lobby(|_| ());
    let mut table = Table::lay(&lobby).await;
    // A message in endless empty pieces: nothing of it ever reaches those who count messages.
    let first_piece = [0x01, 0x80, 0, 0, 0, 0];
    let next_piece = [0x00, 0x80, 0, 0, 0, 0];
    let stream = table.villain.0.stream();
    stream.write_all(&first_piece).await.expect("a line");
    while stream.write_all(&next_piece.repeat(1000)).await.is_ok() {}
    table.go_on_in_peace().await;
}

#[tokio::test]
async fn who_says_nothing_for_too_long_is_taken_for_gone() {
    let lobby = lobby(|limits| limits.idle_timeout = SOON);
    // Whoever does not read does not answer pings either.
    let (_host, _) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    tokio::time::sleep(3 * SOON).await;
    let refused = Caller::refused(lobby.address(), CODE, EntryMode::Join).await;
    assert_eq!(refused, Some(LobbyRefusal::NoRoom));
}

#[tokio::test]
async fn bug_a_host_in_a_hidden_tab_whose_timers_stand_still_lost_the_room() {
    let lobby = lobby(|limits| limits.idle_timeout = SOON);
    let (mut host, _) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    // Nothing is sent; reading alone answers pings, as a browser does.
    let waits = tokio::spawn(async move { host.hear().await });
    tokio::time::sleep(4 * SOON).await;
    let (_guest, guest_id) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    assert_eq!(waits.await.expect("the host is there"), NewPeer(guest_id));
}

#[tokio::test]
async fn who_never_reads_is_cut_and_holds_nobody_up() {
    let plenty = RateLimit::over_seconds(u32::MAX, 1);
    let lobby = lobby(|limits| {
        (limits.bytes, limits.messages) = (plenty, plenty);
        (limits.queued_messages, limits.io_timeout) = (8, SOON);
    });
    let table = Table::lay(&lobby).await;
    let (mut host, (mut guest, _), (_deaf, deaf_id)) = (table.host, table.guest, table.villain);
    let load = json!("x".repeat(15_000));
    // More than the system keeps for a line on its own.
    for _ in 0..1000 {
        guest.signal(deaf_id, load.clone()).await;
    }
    assert_eq!(host.0.hear().await, PeerLeft(deaf_id));
    assert_eq!(guest.hear().await, PeerLeft(deaf_id));
    guest.signal(host.1, json!("still here")).await;
    host.0.hear_signal().await;
}

#[tokio::test]
async fn a_call_that_never_ends_is_dropped() {
    let lobby = lobby(|limits| limits.io_timeout = SOON);
    for beginning in ["", "GET /K7QMX4?as=new HTTP/1.1\r\nhost: lobby\r\n"] {
        assert_eq!(ask(lobby.address(), beginning.as_bytes()).await, "");
    }
}

#[tokio::test]
async fn nonsense_before_the_handshake_is_answered_or_dropped() {
    let lobby = lobby(|limits| limits.io_timeout = SOON);
    let huge = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "x".repeat(100_000));
    for (nonsense, answer) in [
        ("\u{16}\u{3}\u{1}\r\n\r\n", "HTTP/1.1 400"),
        (
            "GET /K7QMX4?as=new HTTP/1.1\r\nhost: lobby\r\n\r\n",
            "HTTP/1.1 426",
        ),
        (
            "POST /health HTTP/1.1\r\nhost: lobby\r\n\r\n",
            "HTTP/1.1 405",
        ),
        (&huge, ""),
    ] {
        let heard = ask(lobby.address(), nonsense.as_bytes()).await;
        assert!(heard.starts_with(answer), "{nonsense:.40}: {heard}");
    }
    let _host = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
}

#[tokio::test]
async fn nonsense_after_the_handshake_is_passed_over() {
    let lobby = lobby(|_| ());
    let mut table = Table::lay(&lobby).await;
    let (villain, own) = &mut table.villain;
    let deep = "[".repeat(10_000);
    for text in [
        "",
        "{}",
        "hello",
        "{\"Signal\":{\"receiver\":7,\"data\":0}}",
        &deep,
    ] {
        assert!(villain.say(text).await, "{text:.40}");
    }
    assert!(villain.send(Message::binary(vec![0; 1000])).await);
    assert!(villain.send(Message::Ping(vec![1].into())).await);
    villain.reaches(*own, &mut table.host.0, table.host.1).await;
}

#[tokio::test]
async fn who_guesses_codes_is_stopped() {
    let lobby = lobby(|limits| limits.calls_per_minute = 60);
    let guess = |code| Caller::refused(lobby.address(), code, EntryMode::Join);
    for code in ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"] {
        assert_eq!(guess(code).await, Some(LobbyRefusal::NoRoom), "{code}");
    }
    assert_eq!(guess("EEEEEE").await, Some(LobbyRefusal::TooMany));
}

#[tokio::test]
async fn one_address_gets_so_many_connections_and_no_more() {
    let lobby = lobby(|limits| limits.connections_per_address = 2);
    let (mut host, host_id) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let (guest, guest_id) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    let third = Caller::refused(lobby.address(), CODE, EntryMode::Join).await;
    assert_eq!(third, Some(LobbyRefusal::TooMany));
    assert_eq!(host.hear().await, NewPeer(guest_id));
    drop(guest);
    assert_eq!(host.hear().await, PeerLeft(guest_id));
    let (mut guest, guest_id) = Caller::enter(lobby.address(), CODE, EntryMode::Return).await;
    assert_eq!(host.hear().await, NewPeer(guest_id));
    guest.reaches(guest_id, &mut host, host_id).await;
}

#[tokio::test]
async fn beyond_all_limits_a_line_is_dropped_without_a_word() {
    let lobby = lobby(|limits| {
        limits.connections = 1;
        limits.io_timeout = NEVER;
    });
    let _host = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let second = Caller::refused(lobby.address(), CODE, EntryMode::Join).await;
    assert_eq!(second, Some(LobbyRefusal::LobbyFull));
    // More lines than can be told why, and nothing said on any of them: those beyond are dropped at once.
    let lines = (0..400).map(|_| Box::pin(ask(lobby.address(), b"")));
    let (heard, ..) = select_all(lines).await;
    assert_eq!(heard, "");
}

#[tokio::test]
async fn the_health_is_told_while_one_address_floods() {
    let lobby = lobby(|limits| {
        limits.connections_per_address = 2;
        limits.calls_per_minute = 1;
        limits.io_timeout = NEVER;
    });
    let mut flood = Vec::new();
    for _ in 0..200 {
        flood.push(TcpStream::connect(lobby.address()).await.expect("a line"));
    }
    for _ in 0..5 {
        let (status, report) = health(lobby.address()).await;
        assert_eq!((status, &report["status"]), (200, &"ok".into()));
    }
}

#[tokio::test]
async fn one_address_does_not_come_into_a_room_without_end() {
    let lobby = lobby(|limits| limits.joins_per_minute = 3);
    let (_host, _) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    for _ in 0..2 {
        let (mut guest, _) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
        guest.leave().await;
    }
    let refused = Caller::refused(lobby.address(), CODE, EntryMode::Join).await;
    assert_eq!(refused, Some(LobbyRefusal::TooMany));
    Caller::enter(lobby.address(), "ABCDEF", EntryMode::Create).await;
}

#[tokio::test]
async fn behind_a_proxy_each_is_counted_by_the_address_it_came_from() {
    let mut options = Options::on(anywhere());
    options.limits.connections_per_address = 1;
    options.trust_forwarded_for = true;
    let trusting = Server::start(&options).expect("a lobby");
    let path = format!("/{CODE}?as=back");
    let come = |from| Caller::dial_through(trusting.address(), &path, from);
    let mut one = come("10.0.0.1, 192.0.2.1").await;
    one.hear().await;
    let mut two = come("10.0.0.1, 192.0.2.2").await;
    two.hear().await;
    let mut again = come("10.0.0.7, 192.0.2.1").await;
    assert_eq!(again.refusal().await, Some(LobbyRefusal::TooMany));
    options.trust_forwarded_for = false;
    let wary = Server::start(&options).expect("a lobby");
    let come = |from| Caller::dial_through(wary.address(), &path, from);
    let mut one = come("192.0.2.1").await;
    one.hear().await;
    let mut two = come("192.0.2.2").await;
    assert_eq!(two.refusal().await, Some(LobbyRefusal::TooMany));
}
