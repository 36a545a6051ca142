//! Real lines over a real lobby, on this machine alone.

#![cfg(feature = "app")]

use narabe::lobby::{Options, Running, Server};
use narabe::net::{Arrival, Call, Hangup, Helpers, Line, News, Peer, Refusal, RoomCode, Wire};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Long enough for any machine; a test that waits for it has failed.
const PATIENCE: Duration = Duration::from_secs(60);

fn lobby() -> Running {
    let any = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    Server::start(&Options::on(any)).expect("a lobby")
}

struct End {
    line: Line,
    woken: Receiver<()>,
}

impl End {
    fn open(lobby: &Running, code: u64, arrival: Arrival) -> Self {
        let (wake, woken) = channel();
        let call = Call {
            lobby: format!("ws://{}", lobby.address())
                .parse()
                .expect("an address"),
            code: RoomCode::from_chance(code),
            arrival,
            helpers: Helpers::default(),
            key: None,
        };
        let wake = Arc::new(move || {
            // Nobody listens any more when the test is over.
            let _ = wake.send(());
        });
        Self {
            line: Line::open(&call, Some(wake)),
            woken,
        }
    }

    /// The next news; sleeps until the line wakes us.
    fn next(&mut self) -> News {
        let start = Instant::now();
        loop {
            if let Some(news) = self.line.poll() {
                return news;
            }
            let left = PATIENCE.checked_sub(start.elapsed()).expect("news in time");
            let _ = self.woken.recv_timeout(left);
        }
    }

    fn entered(&mut self) -> Peer {
        match self.next() {
            News::Entered(me) => me,
            other => panic!("not let in: {other:?}"),
        }
    }
}

#[test]
fn two_machines_find_each_other_and_speak() {
    let lobby = lobby();
    let mut host = End::open(&lobby, 1, Arrival::New);
    let me = host.entered();
    let mut guest = End::open(&lobby, 1, Arrival::Join);
    let you = guest.entered();
    assert_eq!(host.next(), News::Came(you));
    assert_eq!(guest.next(), News::Came(me));
    host.line.send(you, b"one".to_vec());
    host.line.send(you, b"two".to_vec());
    guest.line.send(me, vec![7; 16 * 1024]);
    assert_eq!(guest.next(), News::Said(me, b"one".to_vec()));
    assert_eq!(guest.next(), News::Said(me, b"two".to_vec()));
    assert_eq!(host.next(), News::Said(you, vec![7; 16 * 1024]));
    drop(guest);
    assert_eq!(host.next(), News::Left(you));
}

#[test]
fn a_lobby_says_why_nobody_is_let_in() {
    let lobby = lobby();
    let refused = |end: &mut End| loop {
        match end.next() {
            News::Closed(why) => return why,
            News::Entered(_) => {}
            other => panic!("{other:?}"),
        }
    };
    let mut stranger = End::open(&lobby, 2, Arrival::Join);
    assert_eq!(refused(&mut stranger), Hangup::Refused(Refusal::NoRoom));
    let mut host = End::open(&lobby, 2, Arrival::New);
    host.entered();
    let mut second = End::open(&lobby, 2, Arrival::New);
    assert_eq!(refused(&mut second), Hangup::Refused(Refusal::RoomExists));
}

#[test]
fn where_no_lobby_is_the_line_says_so() {
    let running = lobby();
    let mut end = {
        let address = running.address();
        running.stop();
        let call = Call {
            lobby: format!("ws://{address}").parse().expect("an address"),
            code: RoomCode::from_chance(3),
            arrival: Arrival::New,
            helpers: Helpers::default(),
            key: None,
        };
        let (_, woken) = channel();
        End {
            line: Line::open(&call, None),
            woken,
        }
    };
    let start = Instant::now();
    let news = loop {
        match end.line.poll() {
            Some(news) => break news,
            None => assert!(start.elapsed() < PATIENCE),
        }
        std::thread::yield_now();
    };
    assert!(matches!(news, News::Closed(Hangup::Lost(_))), "{news:?}");
    drop(end.woken);
}

#[test]
fn those_who_speak_with_each_other_need_no_lobby() {
    let running = lobby();
    let mut host = End::open(&running, 4, Arrival::New);
    let me = host.entered();
    let mut guest = End::open(&running, 4, Arrival::Join);
    let you = guest.entered();
    assert_eq!(
        (host.next(), guest.next()),
        (News::Came(you), News::Came(me))
    );
    running.stop();
    host.line.send(you, b"still there?".to_vec());
    loop {
        match guest.next() {
            News::Said(_, bytes) => break assert_eq!(bytes, b"still there?"),
            // That the lobby is gone is no reason to fall silent.
            News::Left(_) => {}
            other => panic!("{other:?}"),
        }
    }
}
