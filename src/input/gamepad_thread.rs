//! Wakes the event loop on gamepad input.
//!
//! Window events wake the event loop by themselves, gamepad events do not. So a thread blocks until there is input and
//! then wakes it; otherwise the game would have to poll.

use crate::redraw::{Redraw, Source};
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::Gilrs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The minimum time between wake-ups, so that a trembling stick does not cause frames at full rate.
const MIN_INTERVAL: Duration = Source::Gamepad.gap();
/// Bevy reads gamepads itself and may see the input a little later. The game keeps drawing for this long, in seconds.
const KEEP_DRAWING: f32 = 0.3;

/// The flags shared by the thread and the game.
#[derive(Debug, Default)]
struct SharedFlags {
    /// Whether the window is in use and input is wanted.
    is_wanted: AtomicBool,
    /// Whether there was input.
    has_input: AtomicBool,
}

/// The flags, on the game's side.
#[derive(Resource, Debug, Default)]
struct GamepadFlags(Arc<SharedFlags>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GamepadFlags>()
        .add_systems(
            Startup,
            listen.run_if(resource_exists::<EventLoopProxyWrapper>),
        )
        .add_systems(Update, keep_drawing);
}

/// Starts the thread. It ends with the game.
fn listen(flags: Res<GamepadFlags>, window: Res<EventLoopProxyWrapper>) {
    let (flags, window) = (flags.0.clone(), (**window).clone());
    let wake = move || window.send_event(WinitUserEvent::WakeUp).is_ok();
    let started = thread::Builder::new()
        .name("gamepads".into())
        .spawn(move || match Gilrs::new() {
            Ok(pads) => watch(pads, &flags, wake),
            Err(fault) => debug!("no gamepad can be used: {fault}"),
        });
    if let Err(fault) = started {
        warn!("gamepads cannot wake the game: {fault}");
    }
}

fn watch(mut pads: Gilrs, flags: &SharedFlags, wake: impl Fn() -> bool) {
    loop {
        if pads.next_event_blocking(None).is_some() && flags.is_wanted.load(Ordering::Relaxed) {
            flags.has_input.store(true, Ordering::Relaxed);
            if !wake() {
                return;
            }
        }
        thread::sleep(MIN_INTERVAL);
        while pads.next_event().is_some() {}
    }
}

/// Requests frames for a while after input.
fn keep_drawing(
    flags: Res<GamepadFlags>,
    windows: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut left: Local<f32>,
) {
    let focused = windows.single().is_ok_and(|window| window.focused);
    flags.0.is_wanted.store(focused, Ordering::Relaxed);
    if flags.0.has_input.swap(false, Ordering::Relaxed) {
        *left = KEEP_DRAWING;
    }
    if *left > 0.0 {
        *left -= time.delta_secs();
        redraw.every(Source::Gamepad);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::TimeUpdateStrategy;

    #[test]
    fn after_input_the_game_draws_for_a_while_and_then_sleeps() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Redraw>()
            .add_plugins(plugin);
        // Whether another frame is requested after one that took this long.
        let draws_again = |app: &mut App, frame: f32| {
            let frame = Duration::from_secs_f32(frame);
            app.insert_resource(Redraw::default())
                .insert_resource(TimeUpdateStrategy::ManualDuration(frame));
            app.update();
            app.world().resource::<Redraw>().is_requested()
        };
        assert!(!draws_again(&mut app, 0.0));
        let flags = app.world().resource::<GamepadFlags>().0.clone();
        flags.has_input.store(true, Ordering::Relaxed);
        assert!(draws_again(&mut app, 0.0));
        assert!(draws_again(&mut app, 0.9 * KEEP_DRAWING));
        assert!(
            draws_again(&mut app, 0.2 * KEEP_DRAWING),
            "until the time is over"
        );
        assert!(!draws_again(&mut app, 0.0));
    }

    #[test]
    fn input_is_ignored_while_the_window_is_not_in_use() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Redraw>()
            .add_plugins(plugin);
        let window = Window {
            focused: true,
            ..default()
        };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        app.update();
        let flags = app.world().resource::<GamepadFlags>().0.clone();
        assert!(flags.is_wanted.load(Ordering::Relaxed));
        app.world_mut()
            .get_mut::<Window>(window)
            .expect("a window")
            .focused = false;
        app.update();
        assert!(!flags.is_wanted.load(Ordering::Relaxed));
    }
}
