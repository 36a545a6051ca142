//! Letters from the page: what its events say, as messages of the next frame.

use super::dom;
use crate::app::redraw::Redraw;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::{Arc, Mutex, PoisonError};
use web_sys::{Event, EventTarget};

/// A box for letters of one kind. Clones are the same box.
#[derive(Resource)]
pub struct Post<T>(Arc<Inner<T>>);

struct Inner<T> {
    letters: Mutex<Vec<T>>,
    wake: Box<dyn Fn() + Send + Sync>,
}

impl<T> Clone for Post<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: Message> Post<T> {
    /// A box whose letters arrive as messages.
    pub fn open(app: &mut App) -> Self {
        let proxy = app.world().get_resource::<EventLoopProxyWrapper>();
        let proxy = proxy.map(|proxy| (**proxy).clone());
        let wake = move || {
            if let Some(proxy) = &proxy {
                // The loop is gone only when the game is closing, and then nobody reads letters.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        };
        let post = Self(Arc::new(Inner {
            letters: Mutex::default(),
            wake: Box::new(wake),
        }));
        app.insert_resource(post.clone())
            .add_message::<T>()
            .add_systems(First, deliver::<T>);
        post
    }

    pub fn send(&self, letter: T) {
        self.lock().push(letter);
        (self.0.wake)();
    }

    /// Sends what `read` makes of each such event.
    pub fn on(
        &self,
        target: &EventTarget,
        event: &str,
        read: impl Fn(&Event) -> Option<T> + 'static,
    ) {
        let post = self.clone();
        dom::listen(target, event, move |event| {
            if let Some(letter) = read(&event) {
                post.send(letter);
            }
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<T>> {
        self.0
            .letters
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whatever a letter sets off may need a frame more.
fn deliver<T: Message>(
    post: Res<Post<T>>,
    mut messages: MessageWriter<T>,
    mut redraw: ResMut<Redraw>,
) {
    let letters = std::mem::take(&mut *post.lock());
    if !letters.is_empty() {
        messages.write_batch(letters);
        redraw.next_frame();
    }
}
