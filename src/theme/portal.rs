//! Dark colours and reduced motion from the XDG desktop portal, because winit reports neither on Linux.
//!
//! A thread reads the settings once and then waits for the portal's change signals. Without a session bus or a portal
//! nothing is reported.

use super::system::SystemPreference;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use futures::StreamExt;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Mutex, PoisonError};
use std::thread;
use zbus::zvariant::{OwnedValue, Value};

const NAME: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const INTERFACE: &str = "org.freedesktop.portal.Settings";

const APPEARANCE: &str = "org.freedesktop.appearance";
const GNOME: &str = "org.gnome.desktop.interface";
/// The settings that are read: namespace and key. Desktops may lack any of them; for the same preference the later one
/// wins.
const ASKED: [(&str, &str); 3] = [
    (APPEARANCE, "color-scheme"),
    (GNOME, "enable-animations"),
    (APPEARANCE, "reduced-motion"),
];

/// What the thread has received.
#[derive(Resource)]
struct PortalReceiver(Mutex<Receiver<SystemPreference>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Startup,
        listen.run_if(resource_exists::<EventLoopProxyWrapper>),
    )
    .add_systems(
        First,
        forward_preferences.run_if(resource_exists::<PortalReceiver>),
    );
}

/// Starts the thread. It ends with the game.
fn listen(window: Res<EventLoopProxyWrapper>, mut commands: Commands) {
    let (send, receive) = mpsc::channel();
    let window = (**window).clone();
    let report = move |reported| {
        let heard = send.send(reported).is_ok();
        heard && window.send_event(WinitUserEvent::WakeUp).is_ok()
    };
    let started = thread::Builder::new().name("portal".into()).spawn(move || {
        let asked = async { report_settings(zbus::Connection::session().await?, report).await };
        if let Err(fault) = futures::executor::block_on(asked) {
            debug!("no desktop portal with colours and motion: {fault}");
        }
    });
    match started {
        Ok(_) => commands.insert_resource(PortalReceiver(Mutex::new(receive))),
        Err(fault) => warn!("the desktop portal cannot be read: {fault}"),
    }
}

fn forward_preferences(
    heard: Res<PortalReceiver>,
    mut preferences: MessageWriter<SystemPreference>,
) {
    let heard = heard.0.lock().unwrap_or_else(PoisonError::into_inner);
    preferences.write_batch(heard.try_iter());
}

/// Reports the settings and their changes until `report` returns false.
async fn report_settings(
    bus: zbus::Connection,
    report: impl Fn(SystemPreference) -> bool,
) -> zbus::Result<()> {
    let portal = zbus::Proxy::new(&bus, NAME, PATH, INTERFACE).await?;
    let mut changes = portal.receive_signal("SettingChanged").await?;
    for (group, key) in ASKED {
        // A portal without this setting answers with an error.
        let answer: zbus::Result<OwnedValue> = portal.call("Read", &(group, key)).await;
        let reported = answer.ok().and_then(|value| preference(group, key, &value));
        if reported.is_some_and(|reported| !report(reported)) {
            return Ok(());
        }
    }
    while let Some(change) = changes.next().await {
        let body = change.body();
        let Ok((group, key, value)) = body.deserialize::<(&str, &str, Value)>() else {
            continue;
        };
        if preference(group, key, &value).is_some_and(|reported| !report(reported)) {
            return Ok(());
        }
    }
    Ok(())
}

/// The preference that a portal setting expresses, if it is one of ours.
fn preference(group: &str, key: &str, value: &Value) -> Option<SystemPreference> {
    // `Read` wraps its value in another variant; the signal does not.
    if let Value::Value(inner) = value {
        return preference(group, key, inner);
    }
    match ((group, key), value) {
        ((APPEARANCE, "color-scheme"), Value::U32(scheme)) => {
            Some(SystemPreference::Dark(*scheme == 1))
        }
        ((APPEARANCE, "reduced-motion"), Value::U32(motion)) => {
            Some(SystemPreference::ReducedMotion(*motion == 1))
        }
        ((GNOME, "enable-animations"), Value::Bool(moves)) => {
            Some(SystemPreference::ReducedMotion(!moves))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufRead, BufReader};
    use std::process::{Child, Command, Stdio};
    use zbus::object_server::SignalEmitter;

    /// A private bus.
    struct Bus(Child);

    impl Bus {
        /// The bus and its address; none on a machine without dbus-daemon.
        fn open() -> Option<(Self, String)> {
            let mut bus = Command::new("dbus-daemon")
                .args(["--session", "--nofork", "--print-address"])
                .stdout(Stdio::piped())
                .spawn()
                .ok()?;
            let said = bus.stdout.take();
            let bus = Self(bus);
            let mut address = String::new();
            BufReader::new(said?).read_line(&mut address).ok()?;
            Some((bus, address.trim().to_owned()))
        }
    }

    impl Drop for Bus {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    /// A portal of a light desktop with animations.
    struct Desktop;

    #[zbus::interface(name = "org.freedesktop.portal.Settings")]
    impl Desktop {
        fn read(&self, group: &str, key: &str) -> zbus::fdo::Result<OwnedValue> {
            let value = match (group, key) {
                (APPEARANCE, "color-scheme") => Value::U32(2),
                (GNOME, "enable-animations") => Value::Bool(true),
                _ => return Err(zbus::fdo::Error::Failed(format!("{group} {key}"))),
            };
            let wrapped = Value::Value(Box::new(value));
            Ok(OwnedValue::try_from(wrapped).map_err(zbus::Error::from)?)
        }

        #[zbus(signal)]
        async fn setting_changed(
            emitter: &SignalEmitter<'_>,
            group: &str,
            key: &str,
            value: Value<'_>,
        ) -> zbus::Result<()>;
    }

    async fn open_desktop(address: &str) -> zbus::Result<zbus::Connection> {
        zbus::connection::Builder::address(address)?
            .name(NAME)?
            .serve_at(PATH, Desktop)?
            .build()
            .await
    }

    #[test]
    fn bug_the_desktops_preferences_were_ignored() {
        let Some((_bus, address)) = Bus::open() else {
            eprintln!("this machine has no dbus-daemon");
            return;
        };
        let (send, receive) = mpsc::channel();
        futures::executor::block_on(async {
            let desktop = open_desktop(&address).await.expect("a portal");
            let ours = zbus::connection::Builder::address(address.as_str())
                .expect("an address")
                .build()
                .await
                .expect("a bus");
            // The last signal is reduced motion; the listener stops after it.
            let report = move |reported| {
                send.send(reported).is_ok() && reported != SystemPreference::ReducedMotion(true)
            };
            let asked = report_settings(ours, report);
            let changes = async {
                let heard = || receive.try_recv().ok();
                while heard() != Some(SystemPreference::ReducedMotion(false)) {
                    futures_timer::Delay::new(std::time::Duration::from_millis(1)).await;
                }
                let emitter = SignalEmitter::new(&desktop, PATH).expect("a path");
                for (group, key, value) in [
                    (APPEARANCE, "color-scheme", Value::U32(1)),
                    (APPEARANCE, "reduced-motion", Value::U32(1)),
                ] {
                    Desktop::setting_changed(&emitter, group, key, value)
                        .await
                        .expect("told");
                }
            };
            let (asked, ()) = futures::future::join(asked, changes).await;
            asked.expect("the portal answers");
        });
        let last: Vec<_> = receive.try_iter().collect();
        assert_eq!(
            last,
            [
                SystemPreference::Dark(true),
                SystemPreference::ReducedMotion(true)
            ]
        );
    }

    #[test]
    fn the_portals_settings_are_understood() {
        let dark = Value::Value(Box::new(Value::U32(1)));
        assert_eq!(
            preference(APPEARANCE, "color-scheme", &dark),
            Some(SystemPreference::Dark(true))
        );
        for (scheme, is_dark) in [(0, false), (1, true), (2, false)] {
            let told = preference(APPEARANCE, "color-scheme", &Value::U32(scheme));
            assert_eq!(told, Some(SystemPreference::Dark(is_dark)));
        }
        assert_eq!(
            preference(GNOME, "enable-animations", &Value::Bool(false)),
            Some(SystemPreference::ReducedMotion(true))
        );
        assert_eq!(
            preference(APPEARANCE, "reduced-motion", &Value::U32(1)),
            Some(SystemPreference::ReducedMotion(true))
        );
        assert_eq!(preference(APPEARANCE, "accent-color", &Value::U32(1)), None);
        assert_eq!(
            preference(APPEARANCE, "color-scheme", &Value::from("dark")),
            None
        );
    }
}
