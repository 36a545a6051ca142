//! Notifications: through the desktop portal, and where it has none, from the desktop's notification server.

use super::presses::{PRESS, Presses};
use ashpd::desktop::Icon;
use ashpd::desktop::notification::{Notification, NotificationProxy};
use ashpd::zbus;
use ashpd::zvariant::Value;
use bevy::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;

/// The id of the notification: a new one replaces the last.
const ID: &str = "narabe-call";
/// The name of the icon and of the desktop entry.
const ICON: &str = "narabe";
const NAME: &str = "Narabe";
// The notification server.
const SERVER: &str = "org.freedesktop.Notifications";
const SERVER_PATH: &str = "/org/freedesktop/Notifications";
/// The ability of a server that reads bodies as markup.
const MARKUP: &str = "body-markup";
/// The server decides how long a notification stays.
const USUAL_TIME: i32 = -1;

/// Shows one notification at a time.
pub struct Notifier {
    bus: zbus::Connection,
    /// The number that the server gave to the last notification; none if it went through the portal.
    shown_by_server: Option<u32>,
    presses: Arc<Presses>,
}

impl Notifier {
    pub fn new(bus: zbus::Connection, presses: Arc<Presses>) -> Self {
        Self {
            bus,
            shown_by_server: None,
            presses,
        }
    }

    /// Shows a notification in place of the last one.
    pub async fn show(&mut self, title: &str, body: &str) -> ashpd::Result<()> {
        let Err(fault) = self.show_by_portal(title, body).await else {
            self.shown_by_server = None;
            self.presses.expect(0);
            return Ok(());
        };
        debug!("no portal for notifications: {fault}");
        let number = self.show_by_server(title, body).await?;
        self.shown_by_server = Some(number);
        self.presses.expect(number);
        Ok(())
    }

    /// Takes the last notification away.
    pub async fn withdraw(&mut self) -> ashpd::Result<()> {
        self.presses.expect(0);
        match self.shown_by_server.take() {
            Some(number) => Ok(self
                .server()
                .await?
                .call("CloseNotification", &number)
                .await?),
            None => self.portal().await?.remove_notification(ID).await,
        }
    }

    async fn show_by_portal(&self, title: &str, body: &str) -> ashpd::Result<()> {
        let notification = Notification::new(title)
            .body(body)
            .icon(Icon::with_names([ICON]))
            .default_action(PRESS);
        self.portal()
            .await?
            .add_notification(ID, notification)
            .await
    }

    async fn show_by_server(&self, title: &str, body: &str) -> zbus::Result<u32> {
        let server = self.server().await?;
        let abilities: Vec<String> = server.call("GetCapabilities", &()).await?;
        let body = if abilities.iter().any(|ability| ability == MARKUP) {
            escaped(body)
        } else {
            body.to_owned()
        };
        let replaced = self.shown_by_server.unwrap_or_default();
        // The press on the notification itself, whose label is shown nowhere.
        let actions = [PRESS, title];
        let hints = HashMap::from([("desktop-entry", Value::from(ICON))]);
        let notification = (
            NAME,
            replaced,
            ICON,
            title,
            body.as_str(),
            &actions[..],
            hints,
            USUAL_TIME,
        );
        server.call("Notify", &notification).await
    }

    async fn portal(&self) -> ashpd::Result<NotificationProxy> {
        NotificationProxy::with_connection(self.bus.clone()).await
    }

    async fn server(&self) -> zbus::Result<zbus::Proxy<'static>> {
        zbus::Proxy::new(&self.bus, SERVER, SERVER_PATH, SERVER).await
    }
}

/// A text that shows the same where it is read as markup.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::private_bus::{PORTAL, PORTAL_PATH, PrivateBus};
    use ashpd::zvariant::OwnedValue;
    use futures::executor::block_on;
    use std::sync::Mutex;

    /// What a desktop was asked for, in its own words.
    #[derive(Clone, Default)]
    struct Asked(Arc<Mutex<Vec<String>>>);

    impl Asked {
        fn push(&self, line: String) {
            self.0.lock().expect("no panic").push(line);
        }

        fn take(&self) -> Vec<String> {
            std::mem::take(&mut *self.0.lock().expect("no panic"))
        }
    }

    struct Portal(Asked);

    #[zbus::interface(name = "org.freedesktop.portal.Notification")]
    impl Portal {
        #[zbus(property, name = "version")]
        fn version(&self) -> u32 {
            2
        }

        fn add_notification(&self, id: &str, notification: HashMap<String, OwnedValue>) {
            let text = |key: &str| <&str>::try_from(&notification[key]).map(str::to_owned);
            let [title, body] = ["title", "body"].map(|key| text(key).expect("a text"));
            self.0.push(format!("{id}: {title}, {body}"));
        }

        fn remove_notification(&self, id: &str) {
            self.0.push(format!("{id} is over"));
        }
    }

    /// A server that reads bodies as markup, and gives the number 7.
    struct Server(Asked);

    #[zbus::interface(name = "org.freedesktop.Notifications")]
    impl Server {
        fn get_capabilities(&self) -> Vec<String> {
            ["body", MARKUP].map(String::from).into()
        }

        fn notify(
            &self,
            name: &str,
            replaced: u32,
            _icon: &str,
            title: &str,
            body: &str,
            actions: Vec<String>,
            _hints: HashMap<String, OwnedValue>,
            time: i32,
        ) -> u32 {
            assert_eq!(actions, [PRESS, title]);
            let line = format!("{name} in place of {replaced}: {title}, {body}, {time}");
            self.0.push(line);
            7
        }

        fn close_notification(&self, number: u32) {
            self.0.push(format!("{number} is over"));
        }
    }

    #[test]
    fn the_portal_shows_a_notification_and_takes_it_away() {
        let Some(bus) = PrivateBus::open() else {
            return;
        };
        let asked = Asked::default();
        block_on(async {
            let _portal = bus.serve(PORTAL, PORTAL_PATH, Portal(asked.clone())).await;
            let mut notifier = Notifier::new(bus.connect().await, Arc::default());
            let shown = notifier.show("Your move", "Against A & B").await;
            shown.expect("shown");
            notifier.withdraw().await.expect("taken away");
        });
        let lines = [
            "narabe-call: Your move, Against A & B",
            "narabe-call is over",
        ];
        assert_eq!(asked.take(), lines);
    }

    #[test]
    fn without_a_portal_the_server_shows_it() {
        let Some(bus) = PrivateBus::open() else {
            return;
        };
        let asked = Asked::default();
        block_on(async {
            let mut notifier = Notifier::new(bus.connect().await, Arc::default());
            let nobody = notifier.show("Your move", "").await;
            assert!(nobody.is_err(), "there is no server either");
            let _server = bus.serve(SERVER, SERVER_PATH, Server(asked.clone())).await;
            for body in ["<b>Hana</b>", "A & B"] {
                notifier.show("Your move", body).await.expect("shown");
            }
            notifier.withdraw().await.expect("taken away");
        });
        let lines = [
            "Narabe in place of 0: Your move, &lt;b&gt;Hana&lt;/b&gt;, -1",
            "Narabe in place of 7: Your move, A &amp; B, -1",
            "7 is over",
        ];
        assert_eq!(asked.take(), lines);
    }
}
