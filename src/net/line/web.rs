//! The line in a browser: between the page's events, over the browser's own WebSocket.

use std::pin::Pin;

use futures::channel::mpsc::{UnboundedReceiver, unbounded};
use futures::future::{Either, select};
use futures::{Future, StreamExt};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use super::lobby::Ended;
use super::queue::Queue;
use crate::net::{Hangup, News};

/// A boxed future.
pub type Task<T> = Pin<Box<dyn Future<Output = T>>>;

/// Runs a line until it is over or nobody wants it any more.
pub fn run(queue: Queue, line: impl Future<Output = Hangup> + 'static) {
    wasm_bindgen_futures::spawn_local(async move {
        let line = Box::pin(line);
        let unwanted = Box::pin(super::unwanted(&queue));
        if let Either::Left((hangup, _)) = select(line, unwanted).await {
            queue.put(News::Closed(hangup));
        }
    });
}

/// The WebSocket to the lobby.
pub struct Socket(SendWrapper<Inner>);

struct Inner {
    socket: WebSocket,
    said: UnboundedReceiver<Said>,
    /// Kept as long as the socket may call them.
    _ears: [Closure<dyn FnMut(Event)>; 3],
}

/// What the socket says.
enum Said {
    Open,
    Text(String),
    Closed(Ended),
}

impl Socket {
    pub async fn connect(url: &str) -> Result<Self, Ended> {
        let socket = WebSocket::new(url).map_err(|fault| Ended {
            code: None,
            words: format!("{fault:?}"),
        })?;
        let (ear, said) = unbounded();
        let hear = |make: fn(Event) -> Option<Said>| {
            let ear = ear.clone();
            Closure::<dyn FnMut(Event)>::new(move |event| {
                if let Some(said) = make(event) {
                    // Nobody listens any more when the line was dropped.
                    let _ = ear.unbounded_send(said);
                }
            })
        };
        let ears = [hear(|_| Some(Said::Open)), hear(text_of), hear(end_of)];
        socket.set_onopen(Some(ears[0].as_ref().unchecked_ref()));
        socket.set_onmessage(Some(ears[1].as_ref().unchecked_ref()));
        socket.set_onclose(Some(ears[2].as_ref().unchecked_ref()));
        let mut inner = Inner {
            socket,
            said,
            _ears: ears,
        };
        match inner.said.next().await {
            Some(Said::Open) => Ok(Self(SendWrapper::new(inner))),
            Some(Said::Closed(ended)) => Err(ended),
            Some(Said::Text(_)) | None => Err(gone()),
        }
    }

    pub async fn send(&mut self, text: String) -> Result<(), Ended> {
        self.0.socket.send_with_str(&text).map_err(|_| gone())
    }

    /// The next text.
    pub async fn next(&mut self) -> Result<String, Ended> {
        loop {
            match self.0.said.next().await {
                Some(Said::Text(text)) => return Ok(text),
                Some(Said::Open) => {}
                Some(Said::Closed(ended)) => return Err(ended),
                None => return Err(gone()),
            }
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It fails only where it is closed already.
        let _ = self.socket.close();
    }
}

fn text_of(event: Event) -> Option<Said> {
    let event: MessageEvent = event.dyn_into().ok()?;
    event.data().as_string().map(Said::Text)
}

fn end_of(event: Event) -> Option<Said> {
    let event: CloseEvent = event.dyn_into().ok()?;
    Some(Said::Closed(Ended {
        code: Some(event.code()),
        words: event.reason(),
    }))
}

fn gone() -> Ended {
    Ended {
        code: None,
        words: String::new(),
    }
}
