//! Presses on a notification: a thread waits for them and wakes the game.

use ashpd::zbus::{self, MatchRule, Message, MessageStream};
use ashpd::zvariant::Value;
use bevy::prelude::*;
use futures::executor::block_on;
use futures::{StreamExt, stream};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

// Who tells of a press on a notification, and by which interface: the portal, and the notification server.
const TELLERS: [(&str, &str); 2] = [
    (
        "org.freedesktop.portal.Desktop",
        "org.freedesktop.portal.Notification",
    ),
    (
        "org.freedesktop.Notifications",
        "org.freedesktop.Notifications",
    ),
];
const ACTION_INVOKED: &str = "ActionInvoked";
/// The name of the action of a press on the notification itself, by the rules of the notification server.
pub const PRESS: &str = "default";

/// What wakes the game.
type Wake = Arc<dyn Fn() + Send + Sync>;

/// Whether a notification was pressed.
#[derive(Default)]
pub struct Presses {
    pressed: AtomicBool,
    /// The number that the server gave to the notification; 0 if it has shown none.
    number: AtomicU32,
    wake: OnceLock<Wake>,
}

impl Presses {
    /// Wakes the game with this at each press; only the first one counts.
    pub fn wake_by(&self, wake: Wake) {
        self.wake.get_or_init(|| wake);
    }

    /// Whether there was a press since the last time.
    pub fn take(&self) -> bool {
        self.pressed.swap(false, Ordering::Relaxed)
    }

    /// Presses on the server's notification with this number count from now on.
    pub fn expect(&self, number: u32) {
        self.number.store(number, Ordering::Relaxed);
    }

    fn press(&self) {
        self.pressed.store(true, Ordering::Relaxed);
        if let Some(wake) = self.wake.get() {
            wake();
        }
    }
}

/// Waits for presses on the notifications of this connection, in a thread of its own, as long as the program runs.
pub fn listen(bus: zbus::Connection, presses: Arc<Presses>) {
    let named = thread::Builder::new().name("notification presses".into());
    let run = move || {
        if let Err(fault) = block_on(wait(&bus, &presses)) {
            info!("presses on notifications are not noticed: {fault}");
        }
    };
    if let Err(fault) = named.spawn(run) {
        info!("presses on notifications are not noticed: {fault}");
    }
}

async fn wait(bus: &zbus::Connection, presses: &Presses) -> zbus::Result<()> {
    let mut streams = Vec::new();
    for (sender, interface) in TELLERS {
        let rule = MatchRule::builder()
            .msg_type(zbus::message::Type::Signal)
            .sender(sender)?
            .interface(interface)?
            .member(ACTION_INVOKED)?
            .build();
        streams.push(MessageStream::for_match_rule(rule, bus, None).await?);
    }
    let mut signals = stream::select_all(streams);
    while let Some(signal) = signals.next().await {
        if is_press(&signal?, presses.number.load(Ordering::Relaxed)) {
            presses.press();
        }
    }
    Ok(())
}

/// The server tells every program of all notifications, by their numbers; the portal tells of those of this one, by their names.
fn is_press(signal: &Message, number: u32) -> bool {
    let body = signal.body();
    if let Ok((of, action)) = body.deserialize::<(u32, &str)>() {
        return of == number && action == PRESS;
    }
    let named = body.deserialize::<(&str, &str, Vec<Value>)>();
    named.is_ok_and(|(_, action, _)| action == PRESS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::private_bus::PrivateBus;
    use std::time::{Duration, Instant};

    /// Emits a signal again and again until a press is noticed; false after a while without one.
    fn is_noticed<B>(bus: &PrivateBus, presses: &Presses, teller: usize, body: B) -> bool
    where
        B: serde::Serialize + ashpd::zvariant::DynamicType,
    {
        let (name, interface) = TELLERS[teller];
        let path = "/org/freedesktop/notifications";
        let end = Instant::now() + Duration::from_secs(2);
        block_on(async {
            let connection = bus.connect().await;
            connection.request_name(name).await.expect("a name");
            let mut was_noticed = false;
            while Instant::now() < end && !was_noticed {
                let sent =
                    connection.emit_signal(None::<&str>, path, interface, ACTION_INVOKED, &body);
                sent.await.expect("sent");
                thread::sleep(Duration::from_millis(20));
                was_noticed = presses.take();
            }
            was_noticed
        })
    }

    #[test]
    fn presses_on_the_own_notification_are_noticed() {
        let Some(bus) = PrivateBus::open() else {
            return;
        };
        let presses = Arc::new(Presses::default());
        listen(block_on(bus.connect()), presses.clone());
        // Those that are not come first: of the others some may still be on their way.
        presses.expect(7);
        assert!(
            !is_noticed(&bus, &presses, 1, (8u32, PRESS)),
            "of another program"
        );
        assert!(
            !is_noticed(&bus, &presses, 1, (7u32, "snooze")),
            "another action"
        );
        assert!(is_noticed(&bus, &presses, 1, (7u32, PRESS)));
    }

    #[test]
    fn presses_are_noticed_that_the_portal_tells_of() {
        let Some(bus) = PrivateBus::open() else {
            return;
        };
        let presses = Arc::new(Presses::default());
        listen(block_on(bus.connect()), presses.clone());
        let body = ("narabe-call", PRESS, Vec::<Value>::new());
        assert!(is_noticed(&bus, &presses, 0, body));
    }
}
