//! What the game asks of the Linux desktop and needs no answer to: notifications, and a screen that stays on.
//!
//! A thread carries the requests out in their order. Without a session bus nothing is done.

mod idle_inhibitor;
mod notifier;
mod presses;

use ashpd::zbus;
use bevy::prelude::*;
use futures::executor::block_on;
use idle_inhibitor::IdleInhibitor;
use notifier::Notifier;
use presses::Presses;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

/// A request to the desktop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DesktopRequest {
    /// Show a notification in place of the last one.
    Notify { title: String, body: String },
    /// Take the last notification away.
    Withdraw,
    /// Keep the screen on, for this reason.
    KeepScreenOn(String),
    /// Let the screen go dark again.
    ReleaseScreen,
}

/// Where requests go. The thread starts with the first one and ends with the game.
#[derive(Resource, Default)]
pub struct SessionBus {
    thread: Option<Sender<DesktopRequest>>,
    presses: Arc<Presses>,
}

impl SessionBus {
    /// One that asks nothing of the desktop, for screenshots and tests.
    pub fn closed() -> Self {
        Self {
            thread: Some(mpsc::channel().0),
            ..Self::default()
        }
    }

    /// Presses on notifications.
    pub fn presses(&self) -> &Presses {
        &self.presses
    }

    pub fn request(&mut self, request: DesktopRequest) {
        let presses = &self.presses;
        let thread = (self.thread).get_or_insert_with(|| start(presses.clone()));
        // The receiver is gone where there is no bus, which was said, and from the start if it is closed.
        let _ = thread.send(request);
    }
}

fn start(presses: Arc<Presses>) -> Sender<DesktopRequest> {
    let (send, receive) = mpsc::channel();
    let named = thread::Builder::new().name("session bus".into());
    if let Err(fault) = named.spawn(move || block_on(carry_out(&receive, presses))) {
        warn!("no notifications: {fault}");
    }
    send
}

async fn carry_out(requests: &Receiver<DesktopRequest>, presses: Arc<Presses>) {
    let bus = match zbus::Connection::session().await {
        Ok(bus) => bus,
        Err(fault) => return warn!("no notifications without a session bus: {fault}"),
    };
    presses::listen(bus.clone(), presses.clone());
    let mut notifier = Notifier::new(bus.clone(), presses);
    let mut idle = IdleInhibitor::new(bus);
    while let Ok(request) = requests.recv() {
        let done = match &request {
            DesktopRequest::Notify { title, body } => notifier.show(title, body).await,
            DesktopRequest::Withdraw => notifier.withdraw().await,
            DesktopRequest::KeepScreenOn(reason) => idle.hold(reason).await,
            DesktopRequest::ReleaseScreen => idle.release().await,
        };
        if let Err(fault) = done {
            info!("the desktop did not take {request:?}: {fault}");
        }
    }
}
