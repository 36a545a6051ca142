//! Calls the player while the window has no focus: to their move, to a question of the other player, to the end of the game.
//!
//! [`Reason::of`] decides what calls the player. A call stands in [`Called`] until the window has the focus again: meanwhile the title
//! of the window says it, the task bar marks the window, and the system shows a notification, each as the settings say.

mod call;
mod reason;
#[cfg(not(target_family = "wasm"))]
mod task_bar;

#[cfg(any(target_os = "linux", target_family = "wasm"))]
pub use call::Call;
pub use call::Called;

use crate::live::online::{Online, OnlineEvent, OnlineMatch};
use crate::live::{Change, Live, LiveGame, LiveReader, LiveSystems};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::TitleNotice;
#[cfg(target_os = "linux")]
use crate::session_bus::{DesktopRequest, SessionBus};
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use call::words;
use narabe_rules::Side;
use reason::{Event, Reason, Situation};

pub(super) fn plugin(app: &mut App) {
    let is_new = resource_changed::<Called>;
    app.init_resource::<Called>().add_systems(
        Update,
        (
            (come_back, call_player).chain().after(LiveSystems),
            tell_in_title.run_if(is_new),
        )
            .chain(),
    );
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Update, task_bar::mark.run_if(is_new).after(call_player));
    #[cfg(target_os = "linux")]
    app.add_systems(Update, notify.run_if(is_new).after(call_player));
}

/// Whether the player sees the window.
fn is_in_front(windows: &Query<&Window, With<PrimaryWindow>>) -> bool {
    // Controls beside the canvas have the focus in a page, too.
    #[cfg(target_family = "wasm")]
    if let Some(page) = web_sys::window().and_then(|window| window.document()) {
        return !page.hidden() && page.has_focus().unwrap_or(true);
    }
    windows.iter().any(|window| window.focused)
}

fn call_player(
    mut changes: LiveReader<Change>,
    mut events: LiveReader<OnlineEvent>,
    live: Res<Live>,
    online: Res<Online>,
    windows: Query<&Window, With<PrimaryWindow>>,
    locale: Res<Locale>,
    mut called: ResMut<Called>,
    mut redraw: ResMut<Redraw>,
) {
    let online_match = online.online_match();
    let situation = situation(is_in_front(&windows), &live, online_match);
    let changes = changes.read().map(Event::OfGame);
    let events = changes.chain(events.read().map(Event::OfRoom));
    let reasons = events.filter_map(|event| Reason::of(event, &situation));
    if let Some(reason) = reasons.max_by_key(|reason| reason.urgency()) {
        called.0 = Some(words(&locale, &live, online_match, reason));
        redraw.next_frame();
    }
}

fn situation(is_in_front: bool, live: &LiveGame, online: Option<&OnlineMatch>) -> Situation {
    let persons = Side::ALL.map(|side| live.seat(side).is_human());
    let slot = online.and_then(OnlineMatch::slot);
    let are_terms_new = online.zip(slot).is_some_and(|(online, me)| {
        // The host's first proposal is what the guest has joined.
        online.negotiation().by() != me && online.negotiation().revision() > 1
    });
    Situation {
        is_in_front,
        is_against_another: persons[0] != persons[1],
        slot,
        are_terms_new,
    }
}

/// The player sees the window again.
fn come_back(windows: Query<&Window, With<PrimaryWindow>>, mut called: ResMut<Called>) {
    if called.0.is_some() && is_in_front(&windows) {
        called.0 = None;
    }
}

fn tell_in_title(
    called: Res<Called>,
    settings: Res<Settings>,
    locale: Res<Locale>,
    mut notice: ResMut<TitleNotice>,
) {
    let told = called.0.as_ref().filter(|_| settings.attention);
    notice.0 = told.map(|call| call.in_title(&locale.text("title-name")));
}

/// Shows the call as a notification of the desktop, and takes it away.
#[cfg(target_os = "linux")]
fn notify(
    called: Res<Called>,
    settings: Res<Settings>,
    mut bus: ResMut<SessionBus>,
    mut is_shown: Local<bool>,
) {
    match &called.0 {
        Some(Call { title, body }) if settings.notifications => {
            *is_shown = true;
            bus.request(DesktopRequest::Notify {
                title: title.clone(),
                body: body.clone(),
            });
        }
        _ if *is_shown => {
            *is_shown = false;
            bus.request(DesktopRequest::Withdraw);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Intent, MatchConfig, Player, WriteLive};
    use crate::screens::testing::TestApp;

    const TURN: Change = Change::TurnStarted {
        side: Side::Black,
        human: true,
    };

    /// The app with a game and a window with or without the focus.
    fn app(config: MatchConfig, focused: bool) -> TestApp {
        let mut test = TestApp::started();
        test.app.add_plugins(plugin);
        #[cfg(target_os = "linux")]
        test.app.insert_resource(SessionBus::closed());
        let window = Window {
            focused,
            ..default()
        };
        test.app.world_mut().spawn((window, PrimaryWindow));
        let begin = Intent::NewMatch(Box::new(config));
        test.app.world_mut().write_live(begin);
        test.frames(2);
        test
    }

    fn focus(test: &mut TestApp, focused: bool) {
        let mut windows = test.app.world_mut().query::<&mut Window>();
        for mut window in windows.iter_mut(test.app.world_mut()) {
            window.focused = focused;
        }
        test.frames(2);
    }

    fn title(test: &mut TestApp) -> String {
        let mut windows = test.app.world_mut().query::<&Window>();
        let mut windows = windows.iter(test.app.world());
        windows.next().expect("a window").title.clone()
    }

    fn tell(test: &mut TestApp, change: Change) -> Option<String> {
        test.app.world_mut().write_live(change);
        test.frames(2);
        let called = test.resource::<Called>();
        called.0.as_ref().map(|call| call.title.clone())
    }

    #[test]
    fn a_call_stands_in_the_title_until_the_player_comes_back() {
        let mut test = app(MatchConfig::default(), true);
        assert_eq!(tell(&mut test, TURN), None, "the player sees it");
        focus(&mut test, false);
        let words = test.text("attention-move");
        assert_eq!(tell(&mut test, TURN), Some(words.clone()));
        assert_eq!(test.resource::<TitleNotice>().0, Some(words.clone()));
        assert!(title(&mut test).starts_with(&words));
        focus(&mut test, true);
        assert!(!title(&mut test).starts_with(&words));
        assert_eq!(test.resource::<Called>().0, None);
        assert_eq!(test.resource::<TitleNotice>().0, None);
    }

    #[test]
    fn the_opponent_is_named() {
        let mut test = app(MatchConfig::default(), false);
        tell(&mut test, TURN);
        let call = test.resource::<Called>().0.clone().expect("a call");
        let (live, locale) = (test.resource::<Live>(), test.resource::<Locale>());
        let mut sides = Side::ALL.into_iter();
        let other = sides.find(|side| !live.seat(*side).is_human());
        let name = crate::screens::side_name(live, locale, other.expect("a computer"));
        assert!(call.body.contains(&name), "{call:?}");
    }

    #[test]
    fn switched_off_the_title_stays() {
        let mut test = app(MatchConfig::default(), false);
        test.resource_mut::<Settings>().attention = false;
        assert!(tell(&mut test, TURN).is_some());
        assert_eq!(test.resource::<TitleNotice>().0, None);
    }

    #[test]
    fn two_people_at_one_machine_are_not_called() {
        let players = ["Hana", "Taro"].map(|name| Player::human(name.into()));
        let config = MatchConfig {
            players,
            ..MatchConfig::default()
        };
        let mut test = app(config, false);
        assert_eq!(tell(&mut test, TURN), None);
    }
}
