//! Wakes the sleeping game when a gamepad has news.
//!
//! A window's events wake the game by themselves, a gamepad's do not. So a thread waits for them, asleep in the system
//! until something on a gamepad moves, and knocks. Without it the game would have to draw again and again only to look.

use crate::app::redraw::{Redraw, Source};
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::Gilrs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The least time between two knocks: a stick that trembles shall not keep the game drawing at full speed.
const PAUSE: Duration = Source::Gamepad.gap();
/// Bevy reads the gamepads for itself and may see the same news a little later. For so long after a knock, in seconds, the
/// game keeps looking.
const ECHO: f32 = 0.3;

/// What the thread and the game tell each other.
#[derive(Debug, Default)]
struct Door {
    /// The window is in use: news are wanted.
    open: AtomicBool,
    /// There were news.
    knocked: AtomicBool,
}

/// The game's side of the door.
#[derive(Resource, Debug, Default)]
struct PadNews(Arc<Door>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadNews>()
        .add_systems(
            Startup,
            listen.run_if(resource_exists::<EventLoopProxyWrapper>),
        )
        .add_systems(Update, answer);
}

/// Starts the thread. It ends with the game.
fn listen(news: Res<PadNews>, window: Res<EventLoopProxyWrapper>) {
    let (door, window) = (news.0.clone(), (**window).clone());
    let wake = move || window.send_event(WinitUserEvent::WakeUp).is_ok();
    let started = thread::Builder::new()
        .name("gamepads".into())
        .spawn(move || match Gilrs::new() {
            Ok(pads) => watch(pads, &door, wake),
            Err(fault) => debug!("no gamepad can be used: {fault}"),
        });
    if let Err(fault) = started {
        warn!("gamepads cannot wake the game: {fault}");
    }
}

fn watch(mut pads: Gilrs, door: &Door, wake: impl Fn() -> bool) {
    loop {
        if pads.next_event_blocking(None).is_some() && door.open.load(Ordering::Relaxed) {
            door.knocked.store(true, Ordering::Relaxed);
            if !wake() {
                return;
            }
        }
        thread::sleep(PAUSE);
        while pads.next_event().is_some() {}
    }
}

/// Looks again for a while after a knock.
fn answer(
    news: Res<PadNews>,
    windows: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut left: Local<f32>,
) {
    let focused = windows.single().is_ok_and(|window| window.focused);
    news.0.open.store(focused, Ordering::Relaxed);
    if news.0.knocked.swap(false, Ordering::Relaxed) {
        *left = ECHO;
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
    fn after_a_knock_the_game_looks_for_a_while_and_then_sleeps() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Redraw>()
            .add_plugins(plugin);
        // Whether the game looks again after a frame that took so long.
        let looks_again = |app: &mut App, frame: f32| {
            let frame = Duration::from_secs_f32(frame);
            app.insert_resource(Redraw::default())
                .insert_resource(TimeUpdateStrategy::ManualDuration(frame));
            app.update();
            app.world().resource::<Redraw>().waits()
        };
        assert!(!looks_again(&mut app, 0.0));
        let door = app.world().resource::<PadNews>().0.clone();
        door.knocked.store(true, Ordering::Relaxed);
        assert!(looks_again(&mut app, 0.0));
        assert!(looks_again(&mut app, 0.9 * ECHO));
        assert!(
            looks_again(&mut app, 0.2 * ECHO),
            "as long as the time lasted"
        );
        assert!(!looks_again(&mut app, 0.0));
    }

    #[test]
    fn nobody_knocks_while_the_window_is_not_in_use() {
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
        let door = app.world().resource::<PadNews>().0.clone();
        assert!(door.open.load(Ordering::Relaxed));
        app.world_mut()
            .get_mut::<Window>(window)
            .expect("a window")
            .focused = false;
        app.update();
        assert!(!door.open.load(Ordering::Relaxed));
    }
}
