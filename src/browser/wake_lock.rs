//! Keeps the screen on while [`WakeLock`] says so. The browser releases it when the page is hidden; it is requested again when the
//! page is seen.

use super::dom;
use super::js;
use super::message_sender::MessageSender;
use crate::wake_lock::WakeLock;
use bevy::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The page is seen again.
#[derive(Message, Debug, Clone, Copy)]
struct Seen;

/// The browser has granted a lock.
#[derive(Message, Debug, Clone)]
struct Granted(SendWrapper<JsValue>);

/// The lock that the page holds, and whether one is requested.
#[derive(Resource, Default)]
struct Lock {
    held: Option<SendWrapper<JsValue>>,
    is_requested: bool,
}

pub(super) fn plugin(app: &mut App) {
    MessageSender::<Granted>::register(app);
    let seen = MessageSender::<Seen>::register(app);
    if let Some(document) = dom::document() {
        let page = document.clone();
        seen.on(&document, "visibilitychange", move |_| {
            (!page.hidden()).then_some(Seen)
        });
    }
    app.init_resource::<Lock>()
        .add_systems(Last, (take, follow).chain());
}

/// Takes over a lock that was granted. It may be needed no more by now.
fn take(mut granted: MessageReader<Granted>, mut lock: ResMut<Lock>) {
    for Granted(sentinel) in granted.read() {
        release(lock.held.replace(sentinel.clone()));
        lock.is_requested = false;
    }
}

/// Requests the lock or releases it.
fn follow(
    wanted: Res<WakeLock>,
    mut seen: MessageReader<Seen>,
    sender: Res<MessageSender<Granted>>,
    mut lock: ResMut<Lock>,
) {
    let is_seen_again = seen.read().count() > 0;
    if !wanted.0 {
        lock.is_requested = false;
        release(lock.held.take());
        return;
    }
    let is_lost = lock.held.as_ref().is_some_and(is_released);
    let is_new = lock.held.is_none() && !lock.is_requested;
    if is_new || (is_seen_again && (is_lost || lock.held.is_none())) {
        lock.is_requested = true;
        request(sender.clone());
    }
}

fn is_released(sentinel: &SendWrapper<JsValue>) -> bool {
    js::property(sentinel, "released").is_some_and(|released| released.is_truthy())
}

fn request(sender: MessageSender<Granted>) {
    // Browsers without it, and pages that may not: the screen goes dark as it always did.
    let Some(locks) = js::navigator().and_then(|navigator| js::property(&navigator, "wakeLock"))
    else {
        return;
    };
    spawn_local(async move {
        match js::call_async(&locks, "request", &["screen".into()]).await {
            Ok(sentinel) => sender.send(Granted(SendWrapper::new(sentinel))),
            Err(fault) => info!("the screen may go dark: {fault:?}"),
        }
    });
}

fn release(held: Option<SendWrapper<JsValue>>) {
    if let Some(sentinel) = held.filter(|held| !is_released(held))
        && let Err(fault) = js::call(&sentinel, "release", &[])
    {
        info!("the screen stays on: {fault:?}");
    }
}
