//! Random bytes and frames, at the door and inside: two who play beside them never notice.

use matchbox_protocol::{PeerEvent, PeerId};
use narabe_net::EntryMode;
use narabe_net::lobby::Server;
use proptest::prelude::*;
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::runtime::{self, Runtime};

use crate::caller::{CODE, Caller, lobby};

/// How much noise is made.
const CASES: u32 = 128;

/// What somebody sends who knows the protocol and does not keep to it.
#[derive(Clone, Debug)]
enum Noise {
    /// Any bytes in the place of a call.
    AtTheDoor(Vec<u8>),
    /// Any bytes after a proper handshake.
    Inside(Vec<u8>),
}

/// A frame of a WebSocket with any head, any length told and any content.
fn frame() -> impl Strategy<Value = Vec<u8>> {
    let content = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..200),
        "\\{\"Signal\":\\{\"receiver\":\"[0-9a-f-]{36}\",\"data\":.{0,20}"
            .prop_map(String::into_bytes),
    ];
    (any::<[u8; 2]>(), prop::bool::weighted(0.8), content).prop_map(|(head, honest, content)| {
        let told = if honest {
            content.len().min(125) as u8
        } else {
            head[1]
        };
        let mut frame = vec![head[0] & 0x8f, 0x80 | told, 0, 0, 0, 0];
        frame.extend(content);
        frame
    })
}

fn noise() -> impl Strategy<Value = Noise> {
    let bytes = || prop::collection::vec(any::<u8>(), 0..500);
    let call = "(GET|PUT|) ?/[A-Z0-9%]{0,8}(\\?as=[a-z]{0,5})? HTTP/1.[01]\r\n([a-zA-Z-]{1,20}: [ -~]{0,20}\r\n){0,5}(\r\n)?";
    prop_oneof![
        bytes().prop_map(Noise::AtTheDoor),
        call.prop_map(|call: String| Noise::AtTheDoor(call.into_bytes())),
        bytes().prop_map(Noise::Inside),
        prop::collection::vec(frame(), 1..5).prop_map(|frames| Noise::Inside(frames.concat())),
    ]
}

/// Two who play, and the lobby they met in.
struct Table {
    runtime: Runtime,
    lobby: Server,
    host: (Caller, PeerId),
    guest: (Caller, PeerId),
}

impl Table {
    fn lay() -> Self {
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        let lobby = lobby(|_| ());
        let (host, guest) = runtime.block_on(async {
            let host = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
            let guest = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
            (host, guest)
        });
        Self {
            runtime,
            lobby,
            host,
            guest,
        }
    }

    /// Lets the noise out beside the two, who go on meanwhile.
    fn hears(&mut self, noise: &Noise) {
        let address = self.lobby.address();
        let (host, host_id) = &mut self.host;
        let (guest, guest_id) = &mut self.guest;
        self.runtime.block_on(async {
            match noise {
                Noise::AtTheDoor(bytes) => {
                    let mut stream = TcpStream::connect(address).await.expect("a line");
                    let _ = stream.write_all(bytes).await;
                }
                Noise::Inside(bytes) => {
                    let (mut caller, _) = Caller::enter(address, CODE, EntryMode::Watch).await;
                    let _ = caller.stream().write_all(bytes).await;
                    let _ = caller.stream().shutdown().await;
                    // Until the lobby has had enough of it.
                    caller.close_code().await;
                }
            }
            guest.signal(*host_id, json!("over")).await;
            let sender = *guest_id;
            let data = json!("over");
            assert_eq!(host.hear_signal().await, PeerEvent::Signal { sender, data });
            host.signal(*guest_id, json!("and out")).await;
            guest.hear_signal().await;
        });
        assert_eq!(self.lobby.rooms(), 1);
    }
}

#[test]
fn no_noise_disturbs_those_who_play() {
    let table = std::cell::RefCell::new(Table::lay());
    proptest!(ProptestConfig::with_cases(CASES), |(noise in noise())| {
        table.borrow_mut().hears(&noise);
    });
}
