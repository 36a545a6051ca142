//! Dark colours and reduced motion from the XDG desktop portal, because winit reports neither on Linux.
//!
//! A thread reads the settings once and then waits for the portal's change signals. Without a session bus or a portal
//! nothing is reported.

use super::system::SystemPreference;
use ashpd::desktop::settings::{
    APPEARANCE_NAMESPACE as APPEARANCE, COLOR_SCHEME_KEY, ColorScheme, REDUCED_MOTION_KEY,
    ReducedMotion, Settings,
};
use ashpd::zvariant::Value;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use futures::StreamExt;
use std::pin::pin;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Mutex, PoisonError};
use std::thread;

// GNOME's own setting, from before there was one for all desktops.
const GNOME: &str = "org.gnome.desktop.interface";
const ANIMATIONS_KEY: &str = "enable-animations";

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
        let asked = async { report_settings(Settings::new().await?, report).await };
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
    portal: Settings,
    report: impl Fn(SystemPreference) -> bool,
) -> ashpd::Result<()> {
    let mut changes = pin!(portal.receive_setting_changed().await?);
    // A portal without one of them answers with an error. For the same preference the later one wins.
    let scheme = portal.color_scheme().await.ok();
    let animations = portal.read::<bool>(GNOME, ANIMATIONS_KEY).await.ok();
    let motion = portal.reduced_motion().await.ok();
    let asked = [
        scheme.map(|scheme| SystemPreference::Dark(scheme == ColorScheme::PreferDark)),
        animations.map(|moves| SystemPreference::ReducedMotion(!moves)),
        motion
            .map(|motion| SystemPreference::ReducedMotion(motion == ReducedMotion::ReducedMotion)),
    ];
    if asked
        .into_iter()
        .flatten()
        .any(|reported| !report(reported))
    {
        return Ok(());
    }
    while let Some(change) = changes.next().await {
        let reported = preference(change.namespace(), change.key(), change.value());
        if reported.is_some_and(|reported| !report(reported)) {
            return Ok(());
        }
    }
    Ok(())
}

/// The preference that a changed setting expresses, if it is one of ours.
fn preference(group: &str, key: &str, value: &Value) -> Option<SystemPreference> {
    match ((group, key), value) {
        ((APPEARANCE, COLOR_SCHEME_KEY), Value::U32(scheme)) => {
            Some(SystemPreference::Dark(*scheme == 1))
        }
        ((APPEARANCE, REDUCED_MOTION_KEY), Value::U32(motion)) => {
            Some(SystemPreference::ReducedMotion(*motion == 1))
        }
        ((GNOME, ANIMATIONS_KEY), Value::Bool(moves)) => {
            Some(SystemPreference::ReducedMotion(!moves))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::private_bus::{PORTAL, PORTAL_PATH, PrivateBus};
    use ashpd::zvariant::OwnedValue;
    use zbus::object_server::SignalEmitter;

    /// A portal of a light desktop with animations.
    struct Desktop;

    #[zbus::interface(name = "org.freedesktop.portal.Settings")]
    impl Desktop {
        #[zbus(property, name = "version")]
        fn version(&self) -> u32 {
            2
        }

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

    #[test]
    fn bug_the_desktops_preferences_were_ignored() {
        let Some(bus) = PrivateBus::open() else {
            return;
        };
        let (send, receive) = mpsc::channel();
        futures::executor::block_on(async {
            let desktop = bus.serve(PORTAL, PORTAL_PATH, Desktop).await;
            let ours = Settings::with_connection(bus.connect().await).await;
            // The last signal is reduced motion; the listener stops after it.
            let report = move |reported| {
                send.send(reported).is_ok() && reported != SystemPreference::ReducedMotion(true)
            };
            let asked = report_settings(ours.expect("a portal"), report);
            let changes = async {
                let heard = || receive.try_recv().ok();
                while heard() != Some(SystemPreference::ReducedMotion(false)) {
                    futures_timer::Delay::new(std::time::Duration::from_millis(1)).await;
                }
                let emitter = SignalEmitter::new(&desktop, PORTAL_PATH).expect("a path");
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
