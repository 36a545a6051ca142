//! Dark colours and reduced motion from the XDG desktop portal, because winit reports neither on Linux.
//!
//! A thread reads the settings once and then waits for the portal's change signals. Without a session bus or a portal nothing is
//! reported.

use super::system::SystemWish;
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
/// The settings that are read: namespace and key. Desktops may lack any of them; for the same preference the later one wins.
const ASKED: [(&str, &str); 3] = [
    (APPEARANCE, "color-scheme"),
    (GNOME, "enable-animations"),
    (APPEARANCE, "reduced-motion"),
];

/// What the thread has received.
#[derive(Resource)]
struct Heard(Mutex<Receiver<SystemWish>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Startup,
        listen.run_if(resource_exists::<EventLoopProxyWrapper>),
    )
    .add_systems(First, pass_on.run_if(resource_exists::<Heard>));
}

/// Starts the thread. It ends with the game.
fn listen(window: Res<EventLoopProxyWrapper>, mut commands: Commands) {
    let (send, receive) = mpsc::channel();
    let window = (**window).clone();
    let tell = move |wish| {
        let heard = send.send(wish).is_ok();
        heard && window.send_event(WinitUserEvent::WakeUp).is_ok()
    };
    let started = thread::Builder::new().name("portal".into()).spawn(move || {
        let asked = async { ask(zbus::Connection::session().await?, tell).await };
        if let Err(fault) = futures::executor::block_on(asked) {
            debug!("no portal tells of colours and motion: {fault}");
        }
    });
    match started {
        Ok(_) => commands.insert_resource(Heard(Mutex::new(receive))),
        Err(fault) => warn!("the portal cannot be asked: {fault}"),
    }
}

fn pass_on(heard: Res<Heard>, mut wishes: MessageWriter<SystemWish>) {
    let heard = heard.0.lock().unwrap_or_else(PoisonError::into_inner);
    wishes.write_batch(heard.try_iter());
}

/// Reports the settings and their changes until `tell` returns false.
async fn ask(bus: zbus::Connection, tell: impl Fn(SystemWish) -> bool) -> zbus::Result<()> {
    let portal = zbus::Proxy::new(&bus, NAME, PATH, INTERFACE).await?;
    let mut changes = portal.receive_signal("SettingChanged").await?;
    for (group, key) in ASKED {
        // A portal without this setting answers with an error.
        let answer: zbus::Result<OwnedValue> = portal.call("Read", &(group, key)).await;
        let wish = answer.ok().and_then(|value| wish(group, key, &value));
        if wish.is_some_and(|wish| !tell(wish)) {
            return Ok(());
        }
    }
    while let Some(change) = changes.next().await {
        let body = change.body();
        let Ok((group, key, value)) = body.deserialize::<(&str, &str, Value)>() else {
            continue;
        };
        if wish(group, key, &value).is_some_and(|wish| !tell(wish)) {
            return Ok(());
        }
    }
    Ok(())
}

/// The preference that a portal setting expresses, if it is one of ours.
fn wish(group: &str, key: &str, value: &Value) -> Option<SystemWish> {
    // `Read` wraps its value in another variant; the signal does not.
    if let Value::Value(inner) = value {
        return wish(group, key, inner);
    }
    match ((group, key), value) {
        ((APPEARANCE, "color-scheme"), Value::U32(scheme)) => Some(SystemWish::Dark(*scheme == 1)),
        ((APPEARANCE, "reduced-motion"), Value::U32(motion)) => {
            Some(SystemWish::Still(*motion == 1))
        }
        ((GNOME, "enable-animations"), Value::Bool(moves)) => Some(SystemWish::Still(!moves)),
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
    fn bug_what_the_desktop_asks_for_was_not_followed() {
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
            let tell = move |wish| send.send(wish).is_ok() && wish != SystemWish::Still(true);
            let asked = ask(ours, tell);
            let changes = async {
                let heard = || receive.try_recv().ok();
                while heard() != Some(SystemWish::Still(false)) {
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
        assert_eq!(last, [SystemWish::Dark(true), SystemWish::Still(true)]);
    }

    #[test]
    fn the_portals_settings_are_understood() {
        let dark = Value::Value(Box::new(Value::U32(1)));
        assert_eq!(
            wish(APPEARANCE, "color-scheme", &dark),
            Some(SystemWish::Dark(true))
        );
        for (scheme, is_dark) in [(0, false), (1, true), (2, false)] {
            let told = wish(APPEARANCE, "color-scheme", &Value::U32(scheme));
            assert_eq!(told, Some(SystemWish::Dark(is_dark)));
        }
        assert_eq!(
            wish(GNOME, "enable-animations", &Value::Bool(false)),
            Some(SystemWish::Still(true))
        );
        assert_eq!(
            wish(APPEARANCE, "reduced-motion", &Value::U32(1)),
            Some(SystemWish::Still(true))
        );
        assert_eq!(wish(APPEARANCE, "accent-color", &Value::U32(1)), None);
        assert_eq!(wish(APPEARANCE, "color-scheme", &Value::from("dark")), None);
    }
}
