//! Sends events of the page to the app as messages of the next frame.

use super::dom;
use crate::redraw::Redraw;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::{Arc, Mutex, PoisonError};
use web_sys::{Event, EventTarget};

/// Sends messages of one type. Clones share the queue.
#[derive(Resource)]
pub struct MessageSender<T>(Arc<Inner<T>>);

struct Inner<T> {
    queue: Mutex<Vec<T>>,
    wake: Box<dyn Fn() + Send + Sync>,
}

impl<T> Clone for MessageSender<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: Message> MessageSender<T> {
    /// Registers the message and its queue.
    pub fn register(app: &mut App) -> Self {
        let proxy = app.world().get_resource::<EventLoopProxyWrapper>();
        let proxy = proxy.map(|proxy| (**proxy).clone());
        let wake = move || {
            if let Some(proxy) = &proxy {
                // The loop is gone only while the game is closing.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        };
        let sender = Self(Arc::new(Inner {
            queue: Mutex::default(),
            wake: Box::new(wake),
        }));
        app.insert_resource(sender.clone())
            .add_message::<T>()
            .add_systems(First, write_messages::<T>);
        sender
    }

    pub fn send(&self, message: T) {
        self.lock().push(message);
        (self.0.wake)();
    }

    /// Sends what `read` returns for each such event.
    pub fn on(
        &self,
        target: &EventTarget,
        event: &str,
        read: impl Fn(&Event) -> Option<T> + 'static,
    ) {
        let sender = self.clone();
        dom::listen(target, event, move |event| {
            if let Some(message) = read(&event) {
                sender.send(message);
            }
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<T>> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Messages may change something, so a frame is requested.
fn write_messages<T: Message>(
    sender: Res<MessageSender<T>>,
    mut messages: MessageWriter<T>,
    mut redraw: ResMut<Redraw>,
) {
    let queued = std::mem::take(&mut *sender.lock());
    if !queued.is_empty() {
        messages.write_batch(queued);
        redraw.next_frame();
    }
}
