//! Keeps the screen on in a game whose clock runs.

use crate::live::{Live, LiveGame, LiveSystems};
#[cfg(target_os = "linux")]
use crate::locale::Locale;
#[cfg(target_os = "linux")]
use crate::session_bus::{DesktopRequest, SessionBus};
use crate::state::Screen;
use bevy::prelude::*;

/// Whether the screen is to be kept on.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WakeLock(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WakeLock>()
        .add_systems(Update, set.after(LiveSystems));
    #[cfg(target_os = "linux")]
    app.add_systems(Last, request.run_if(resource_changed::<WakeLock>));
}

/// Whether a clock with limited time runs in a game that is shown, or goes on without being shown.
fn is_needed(live: &LiveGame, is_shown: bool) -> bool {
    let has_limit = live.clock().remaining(live.to_act()).is_some();
    live.is_clock_running() && has_limit && (is_shown || live.is_online())
}

fn set(live: Res<Live>, screen: Res<State<Screen>>, mut lock: ResMut<WakeLock>) {
    let is_shown = screen.get().shows_game();
    lock.set_if_neq(WakeLock(is_needed(&live, is_shown)));
}

/// Asks the desktop.
#[cfg(target_os = "linux")]
fn request(
    lock: Res<WakeLock>,
    locale: Res<Locale>,
    mut bus: ResMut<SessionBus>,
    mut is_held: Local<bool>,
) {
    if lock.0 == *is_held {
        return;
    }
    *is_held = lock.0;
    bus.request(if lock.0 {
        DesktopRequest::KeepScreenOn(locale.text("attention-clock"))
    } else {
        DesktopRequest::ReleaseScreen
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{ClockRule, Intent, MatchConfig, Player};
    use narabe_rules::Point;

    /// A game between two people after a move.
    fn game(clock: ClockRule) -> LiveGame {
        let players = ["Hana", "Taro"].map(|name| Player::human(name.into()));
        let config = MatchConfig {
            players,
            clock,
            ..MatchConfig::default()
        };
        let mut live = LiveGame::new(1);
        live.apply(&Intent::NewMatch(Box::new(config)));
        live.apply(&Intent::play("h8".parse::<Point>().expect("a point")));
        live
    }

    #[test]
    fn the_screen_stays_on_while_a_limited_clock_runs_in_sight() {
        let mut timed = game(ClockRule::Fischer {
            main: 300,
            increment: 3,
        });
        assert!(is_needed(&timed, true));
        assert!(!is_needed(&timed, false), "another screen is open");
        timed.apply(&Intent::Pause);
        assert!(!is_needed(&timed, true), "it is paused");
        timed.apply(&Intent::Unpause);
        assert!(is_needed(&timed, true));
        timed.apply(&Intent::Resign);
        assert!(!is_needed(&timed, true), "it is over");
        assert!(!is_needed(&game(ClockRule::None), true));
        assert!(!is_needed(&LiveGame::new(1), true));
    }
}
