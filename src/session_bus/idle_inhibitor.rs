//! Keeps the screen on, through the desktop portal.

use ashpd::desktop::Request;
use ashpd::desktop::inhibit::{InhibitFlags, InhibitOptions, InhibitProxy};
use ashpd::zbus;
use futures::future::{Either, select};
use futures_timer::Delay;
use std::pin::pin;
use std::time::Duration;

/// How long the portal may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Holds the screen from one call of [`hold`](Self::hold) to [`release`](Self::release).
pub struct IdleInhibitor {
    bus: zbus::Connection,
    held: Option<Request<()>>,
}

impl IdleInhibitor {
    pub fn new(bus: zbus::Connection) -> Self {
        Self { bus, held: None }
    }

    /// Keeps the screen on.
    pub async fn hold(&mut self, reason: &str) -> ashpd::Result<()> {
        if self.held.is_some() {
            return Ok(());
        }
        let portal = InhibitProxy::with_connection(self.bus.clone()).await?;
        let options = InhibitOptions::default().set_reason(reason);
        let asked = pin!(portal.inhibit(None, InhibitFlags::Idle.into(), options));
        self.held = match select(asked, Delay::new(PATIENCE)).await {
            Either::Left((held, _)) => Some(held?),
            Either::Right(_) => return Err(ashpd::Error::NoResponse),
        };
        Ok(())
    }

    /// Lets the screen go dark again.
    pub async fn release(&mut self) -> ashpd::Result<()> {
        match self.held.take() {
            Some(held) => held.close().await,
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::private_bus::{PORTAL, PORTAL_PATH, PrivateBus};
    use ashpd::zvariant::{OwnedObjectPath, OwnedValue};
    use futures::executor::block_on;
    use std::collections::HashMap;
    use std::sync::{Arc, Mutex};
    use zbus::message::Header;
    use zbus::object_server::SignalEmitter;

    /// The reasons for which the screen is kept on now.
    #[derive(Clone, Default)]
    struct Reasons(Arc<Mutex<Vec<String>>>);

    impl Reasons {
        fn now(&self) -> Vec<String> {
            self.0.lock().expect("no panic").clone()
        }
    }

    struct Portal(Reasons);

    #[zbus::interface(name = "org.freedesktop.portal.Inhibit")]
    impl Portal {
        #[zbus(property, name = "version")]
        fn version(&self) -> u32 {
            3
        }

        async fn inhibit(
            &self,
            #[zbus(header)] header: Header<'_>,
            #[zbus(connection)] bus: &zbus::Connection,
            _window: &str,
            flags: u32,
            options: HashMap<String, OwnedValue>,
        ) -> zbus::fdo::Result<OwnedObjectPath> {
            assert_eq!(flags, 8, "idle alone");
            let text = |key: &str| <&str>::try_from(&options[key]).map(str::to_owned);
            let [reason, token] = ["reason", "handle_token"].map(|key| text(key).expect("a text"));
            self.0.0.lock().expect("no panic").push(reason);
            let sender = header.sender().expect("a sender").to_string();
            let sender = sender.trim_start_matches(':').replace('.', "_");
            let place = format!("{PORTAL_PATH}/request/{sender}/{token}");
            let served = Held(self.0.clone());
            bus.object_server().at(place.as_str(), served).await?;
            let emitter = SignalEmitter::new(bus, place.clone())?;
            let results = (0_u32, HashMap::<String, OwnedValue>::new());
            let interface = "org.freedesktop.portal.Request";
            emitter.emit(interface, "Response", &results).await?;
            Ok(OwnedObjectPath::try_from(place).map_err(zbus::Error::from)?)
        }
    }

    /// The object of a request that was granted.
    struct Held(Reasons);

    #[zbus::interface(name = "org.freedesktop.portal.Request")]
    impl Held {
        fn close(&self) {
            self.0.0.lock().expect("no panic").pop();
        }
    }

    #[test]
    fn the_screen_is_kept_on_until_it_is_released() {
        let Some(bus) = PrivateBus::open() else {
            return;
        };
        let reasons = Reasons::default();
        block_on(async {
            let mut idle = IdleInhibitor::new(bus.connect().await);
            assert!(idle.hold("nobody hears it").await.is_err());
            let portal = Portal(reasons.clone());
            let _portal = bus.serve(PORTAL, PORTAL_PATH, portal).await;
            for _ in 0..2 {
                idle.hold("a game with a clock").await.expect("held");
            }
            assert_eq!(reasons.now(), ["a game with a clock"]);
            for _ in 0..2 {
                idle.release().await.expect("released");
            }
            assert_eq!(reasons.now(), [""; 0]);
        });
    }
}
