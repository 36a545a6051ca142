//! The line itself: WebRTC data channels, which a lobby has helped to open.
//!
//! matchbox does the work. On a desktop it runs on a thread of its own, in a browser between the page's events; on both sides
//! of it stand queues. What a stranger sends to set up a connection is not handed on as it came: [`vetted`] writes it anew from
//! the few facts that are needed, for what matchbox and browsers make of other texts is not ours to trust.

mod caller;
mod candidate;
mod queue;
mod sdp;
mod vetted;

#[cfg_attr(target_family = "wasm", path = "web.rs")]
#[cfg_attr(not(target_family = "wasm"), path = "native.rs")]
mod place;

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use futures::channel::mpsc::UnboundedSender;
use futures::future::{Either, select};
use futures_timer::Delay;
use matchbox_socket::{
    ChannelConfig, Packet, PeerId, PeerState, RtcIceServerConfig, WebRtcSocket, WebRtcSocketBuilder,
};

use self::caller::Caller;
use self::queue::Queue;
use super::{Call, Hangup, News, Peer, Wire};

/// Wakes whoever waits for news.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// How long a line stands after it was hung up.
const FAREWELL: Duration = Duration::from_millis(500);
/// The one channel of a connection: nothing is lost on it, and all comes in order.
const CHANNEL: usize = 0;

/// A line. It hangs up when it is dropped.
pub struct Line {
    queue: Queue,
    out: UnboundedSender<(PeerId, Packet)>,
}

impl Line {
    /// Opens a line. What goes wrong is its last news.
    #[must_use]
    pub fn open(call: &Call, wake: Option<Wake>) -> Self {
        let queue = Queue::new(wake);
        let login = call.helpers.login();
        let (socket, driver) = WebRtcSocketBuilder::new(call.url())
            .ice_server(RtcIceServerConfig {
                urls: call.helpers.urls().to_vec(),
                username: login.map(|(user, _)| user.to_owned()),
                credential: login.map(|(_, password)| password.to_owned()),
            })
            .reconnect_attempts(Some(1))
            .signaller_builder(Arc::new(Caller::new(queue.clone())))
            .add_channel(ChannelConfig::reliable())
            .build();
        let out = socket.channel(CHANNEL).sender_clone();
        let told = queue.clone();
        place::run(queue.clone(), async move {
            let listening = Box::pin(listen(socket, told));
            // Whichever ends first ends the other: a line without its driver hears nothing more.
            match select(driver, listening).await {
                Either::Left((Err(error), _)) => Hangup::Lost(error.to_string()),
                Either::Left((Ok(()), _)) | Either::Right(_) => {
                    Hangup::Lost("the lobby is gone".into())
                }
            }
        });
        Self { queue, out }
    }
}

/// Ends a moment after nobody wants the line any more: what was said last is still on its way.
async fn unwanted(queue: &Queue) {
    queue.closed().await;
    Delay::new(FAREWELL).await;
}

/// Puts what comes from others into the queue.
async fn listen(mut socket: WebRtcSocket, queue: Queue) {
    let Ok(channel) = socket.take_channel(CHANNEL) else {
        return;
    };
    let (_, words) = channel.split();
    let words = words.map(|(peer, packet)| News::Said(name(peer), packet.to_vec()));
    let states = socket.map(|(peer, state)| match state {
        PeerState::Connected => News::Came(name(peer)),
        PeerState::Disconnected => News::Left(name(peer)),
    });
    let mut news = futures::stream::select(states, words);
    while let Some(news) = news.next().await {
        queue.put(news);
    }
}

fn name(peer: PeerId) -> Peer {
    Peer(peer.0.as_u128())
}

impl Wire for Line {
    fn poll(&mut self) -> Option<News> {
        self.queue.take()
    }

    fn send(&mut self, to: Peer, bytes: Vec<u8>) {
        let to = PeerId(uuid::Uuid::from_u128(to.0));
        // It fails when the line is gone, and that is told by its last news.
        let _ = self.out.unbounded_send((to, Packet::from(bytes)));
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.queue.close();
    }
}
