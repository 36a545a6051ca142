//! The transport on a desktop: a thread of its own, and a WebSocket over TCP.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::thread;

use async_tungstenite::WebSocketStream;
use async_tungstenite::smol::{ConnectStream, connect_async_with_config};
use async_tungstenite::tungstenite::protocol::WebSocketConfig;
use async_tungstenite::tungstenite::{Error, Message};
use futures::future::{Either, FutureExt, select};
use futures::{Future, StreamExt};

use super::event_queue::EventQueue;
use super::socket_closed::{MESSAGE_LIMIT, SocketClosed};
use crate::{DisconnectReason, TransportEvent};

/// A boxed future.
pub type Task<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Runs a transport on its own thread until it ends or is dropped.
pub fn run(queue: EventQueue, transport: impl Future<Output = DisconnectReason> + Send + 'static) {
    let errors = queue.clone();
    let thread = thread::Builder::new().name("webrtc".into()).spawn(move || {
        // A panic ends the transport and not the game.
        let transport = Box::pin(AssertUnwindSafe(transport).catch_unwind());
        let dropped = Box::pin(queue.transport_dropped());
        let ended = futures::executor::block_on(select(transport, dropped));
        if let Either::Left((ended, _)) = ended {
            let panicked = |_| DisconnectReason::Lost(String::new());
            queue.push(TransportEvent::Closed(ended.unwrap_or_else(panicked)));
        }
    });
    if let Err(error) = thread {
        errors.push(TransportEvent::Closed(DisconnectReason::Lost(
            error.to_string(),
        )));
    }
}

/// The WebSocket to the lobby.
pub struct Socket {
    stream: WebSocketStream<ConnectStream>,
}

impl Socket {
    pub async fn connect(url: &str) -> Result<Self, SocketClosed> {
        let config = WebSocketConfig::default()
            .max_message_size(Some(MESSAGE_LIMIT))
            .max_frame_size(Some(MESSAGE_LIMIT));
        let (stream, _) = connect_async_with_config(url, Some(config))
            .await
            .map_err(closed_by)?;
        Ok(Self { stream })
    }

    pub async fn send(&mut self, text: String) -> Result<(), SocketClosed> {
        self.stream
            .send(Message::text(text))
            .await
            .map_err(closed_by)
    }

    /// The next text message.
    pub async fn next(&mut self) -> Result<String, SocketClosed> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(SocketClosed {
                        code: frame.as_ref().map(|frame| frame.code.into()),
                        reason: frame.map_or_else(String::new, |frame| frame.reason.to_string()),
                    });
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(closed_by(error)),
                None => return Err(closed_by(Error::ConnectionClosed)),
            }
        }
    }
}

fn closed_by(error: Error) -> SocketClosed {
    SocketClosed {
        code: None,
        reason: error.to_string(),
    }
}
