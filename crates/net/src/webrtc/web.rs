//! The transport in a browser: on the page's event loop, over the browser's own WebSocket.

use std::pin::Pin;

use futures::channel::mpsc::{UnboundedReceiver, unbounded};
use futures::future::{Either, select};
use futures::{Future, StreamExt};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use super::event_queue::EventQueue;
use super::socket_closed::SocketClosed;
use crate::{DisconnectReason, TransportEvent};

/// A boxed future.
pub type Task<T> = Pin<Box<dyn Future<Output = T>>>;

/// Runs a transport until it ends or is dropped.
pub fn run(queue: EventQueue, transport: impl Future<Output = DisconnectReason> + 'static) {
    wasm_bindgen_futures::spawn_local(async move {
        let transport = Box::pin(transport);
        let dropped = Box::pin(queue.transport_dropped());
        if let Either::Left((reason, _)) = select(transport, dropped).await {
            queue.push(TransportEvent::Closed(reason));
        }
    });
}

/// The WebSocket to the lobby.
pub struct Socket(SendWrapper<Inner>);

struct Inner {
    socket: WebSocket,
    events: UnboundedReceiver<SocketEvent>,
    /// The socket's event listeners, which must live as long as the socket.
    _listeners: [Closure<dyn FnMut(Event)>; 3],
}

enum SocketEvent {
    Open,
    Text(String),
    Closed(SocketClosed),
}

impl Socket {
    pub async fn connect(url: &str) -> Result<Self, SocketClosed> {
        let socket = WebSocket::new(url).map_err(|fault| SocketClosed {
            code: None,
            reason: format!("{fault:?}"),
        })?;
        let (sender, events) = unbounded();
        let listener = |convert: fn(Event) -> Option<SocketEvent>| {
            let sender = sender.clone();
            Closure::<dyn FnMut(Event)>::new(move |event| {
                if let Some(event) = convert(event) {
                    // Fails only when the transport has been dropped.
                    let _ = sender.unbounded_send(event);
                }
            })
        };
        let listeners = [
            listener(|_| Some(SocketEvent::Open)),
            listener(text_event),
            listener(close_event),
        ];
        socket.set_onopen(Some(listeners[0].as_ref().unchecked_ref()));
        socket.set_onmessage(Some(listeners[1].as_ref().unchecked_ref()));
        socket.set_onclose(Some(listeners[2].as_ref().unchecked_ref()));
        let mut inner = Inner {
            socket,
            events,
            _listeners: listeners,
        };
        match inner.events.next().await {
            Some(SocketEvent::Open) => Ok(Self(SendWrapper::new(inner))),
            Some(SocketEvent::Closed(closed)) => Err(closed),
            Some(SocketEvent::Text(_)) | None => Err(lost()),
        }
    }

    pub async fn send(&mut self, text: String) -> Result<(), SocketClosed> {
        self.0.socket.send_with_str(&text).map_err(|_| lost())
    }

    /// The next text message.
    pub async fn next(&mut self) -> Result<String, SocketClosed> {
        loop {
            match self.0.events.next().await {
                Some(SocketEvent::Text(text)) => return Ok(text),
                Some(SocketEvent::Open) => {}
                Some(SocketEvent::Closed(closed)) => return Err(closed),
                None => return Err(lost()),
            }
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Fails only when the socket is closed already.
        let _ = self.socket.close();
    }
}

fn text_event(event: Event) -> Option<SocketEvent> {
    let event: MessageEvent = event.dyn_into().ok()?;
    event.data().as_string().map(SocketEvent::Text)
}

fn close_event(event: Event) -> Option<SocketEvent> {
    let event: CloseEvent = event.dyn_into().ok()?;
    Some(SocketEvent::Closed(SocketClosed {
        code: Some(event.code()),
        reason: event.reason(),
    }))
}

fn lost() -> SocketClosed {
    SocketClosed {
        code: None,
        reason: String::new(),
    }
}
