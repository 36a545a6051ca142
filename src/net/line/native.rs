//! The line on a desktop: a thread, and a WebSocket over TCP.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::thread;

use async_tungstenite::WebSocketStream;
use async_tungstenite::smol::{ConnectStream, connect_async_with_config};
use async_tungstenite::tungstenite::protocol::WebSocketConfig;
use async_tungstenite::tungstenite::{Error, Message};
use futures::future::{Either, FutureExt, select};
use futures::{Future, StreamExt};

use super::lobby::{Ended, MESSAGE};
use super::queue::Queue;
use crate::net::{Hangup, News};

/// A boxed future.
pub type Task<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Runs a line on a thread of its own until it is over or nobody wants it any more.
pub fn run(queue: Queue, line: impl Future<Output = Hangup> + Send + 'static) {
    let told = queue.clone();
    let thread = thread::Builder::new().name("line".into()).spawn(move || {
        // What breaks in there is the line and not the game.
        let line = Box::pin(AssertUnwindSafe(line).catch_unwind());
        let unwanted = Box::pin(super::unwanted(&queue));
        let ended = futures::executor::block_on(select(line, unwanted));
        if let Either::Left((ended, _)) = ended {
            let broken = |_| Hangup::Lost(String::new());
            queue.put(News::Closed(ended.unwrap_or_else(broken)));
        }
    });
    if let Err(error) = thread {
        told.put(News::Closed(Hangup::Lost(error.to_string())));
    }
}

/// The WebSocket to the lobby.
pub struct Socket {
    stream: WebSocketStream<ConnectStream>,
}

impl Socket {
    pub async fn connect(url: &str) -> Result<Self, Ended> {
        let config = WebSocketConfig::default()
            .max_message_size(Some(MESSAGE))
            .max_frame_size(Some(MESSAGE));
        let (stream, _) = connect_async_with_config(url, Some(config))
            .await
            .map_err(ended)?;
        Ok(Self { stream })
    }

    pub async fn send(&mut self, text: String) -> Result<(), Ended> {
        self.stream.send(Message::text(text)).await.map_err(ended)
    }

    /// The next text.
    pub async fn next(&mut self) -> Result<String, Ended> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(Ended {
                        code: frame.as_ref().map(|frame| frame.code.into()),
                        words: frame.map_or_else(String::new, |frame| frame.reason.to_string()),
                    });
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(ended(error)),
                None => return Err(ended(Error::ConnectionClosed)),
            }
        }
    }
}

fn ended(error: Error) -> Ended {
    Ended {
        code: None,
        words: error.to_string(),
    }
}
