//! The title: the menu over the demo game.

mod background;
mod demo;
mod demo_bar;
mod footer;
mod heading;
mod menu;
mod metrics;
#[cfg(test)]
mod tests;

pub use demo::{Demo, DemoSeed};

use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use super::online::kept_match_title;
use crate::effects::TitleLight;
use crate::learn::LearnProgress;
use crate::live::online::Online;
use crate::live::{Change, Live, LiveReader, LiveSystems, SavedGame};
use crate::locale::Locale;
use crate::redraw::{Redraw, Source};
use crate::settings::Settings;
use crate::state::{Go, Screen};
use crate::theme::ScreenFade;
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::time::Real;
use menu::{MenuContent, SavedGames};
use metrics::TitleMetrics;
use narabe_learn::lessons::Progress;
use std::time::Duration;

/// The space below the menu's column.
const FOOT: f32 = 21.0;
/// The time of full frame rate after input.
const AFTER_INPUT: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::Title);
    app.add_screen(Screen::Title, build)
        .add_plugins((demo::plugin, background::plugin))
        .add_systems(
            Update,
            (
                rebuild.before(BuildScreenSystems).after(demo::DemoSystems),
                limit_frame_rate,
            )
                .run_if(is_open.clone()),
        )
        .add_details(
            (menu::follow_pointer, menu::choose, demo_bar::refresh)
                .chain()
                .run_if(is_open),
        )
        .init_resource::<TitleLight>()
        .add_systems(OnExit(Screen::Title), remember_question)
        .add_systems(Update, (enter_game.after(LiveSystems), update_light));
}

/// Whoever leaves the title has seen the question for newcomers, which is not asked again.
fn remember_question(mut settings: ResMut<Settings>) {
    if !settings.asked_newcomer {
        settings.asked_newcomer = true;
    }
}

fn update_light(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut light: ResMut<TitleLight>,
) {
    let shown = *screen.get() == Screen::Title && settings.title_light;
    light.set_if_neq(TitleLight(shown));
}

fn build(
    mut ui: UiBuilder,
    settings: Res<Settings>,
    demo: Res<Demo>,
    saved_games: SavedGames,
    progress: Res<LearnProgress>,
    online: Res<Online>,
) {
    let is_new = !settings.asked_newcomer && progress.0 == Progress::default();
    let content = MenuContent {
        game: saved_games.game(&ui.locale),
        waiting_match: waiting_match(&ui.locale, &online),
        is_new,
    };
    let metrics = TitleMetrics::new(&ui.layout);
    let metrics = metrics.fitting(ui.layout.size.y, content.entries(), content.notes());
    let root = ui.screen();
    background::build(&mut ui, root, &metrics);
    let column = Node::column()
        .full()
        .pad_left(metrics.left)
        .pad_top(metrics.top)
        .pad_bottom(if metrics.extras { FOOT } else { 0.0 });
    let column = ui.node(root, column);
    heading::build(&mut ui, column, &metrics);
    menu::build(&mut ui, column, &metrics, &content);
    ui.spacer(column);
    footer::build(&mut ui, column, &metrics, &settings);
    demo_bar::build(&mut ui, root, &metrics, &demo);
}

/// The online match to which one can return, in words.
fn waiting_match(locale: &Locale, online: &Online) -> Option<String> {
    let ticket = online.rejoin_ticket()?;
    Some(kept_match_title(locale, ticket))
}

/// What the title shows besides window, theme and language: whether the sound is off, whether the demo plays, the game to
/// continue, and the online match to return to.
type ShownState = (bool, bool, Option<SavedGame>, Option<String>);

fn rebuild(
    settings: Res<Settings>,
    demo: Res<Demo>,
    saved: Option<Res<SavedGame>>,
    (online, locale): (Res<Online>, Res<Locale>),
    mut shown: Local<Option<ShownState>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let saved = saved.map(|saved| saved.clone());
    let waiting = waiting_match(&locale, &online);
    let now = (settings.muted, demo.is_playing(), saved, waiting);
    if shown.replace(now.clone()) != Some(now) {
        rebuild.write_default();
    }
}

/// A saved game was loaded from a menu: opens the board, or the result if the game is over.
fn enter_game(
    mut changes: LiveReader<Change>,
    screen: Res<State<Screen>>,
    live: Option<Res<Live>>,
    mut go: MessageWriter<Go>,
) {
    let started = |change: &&Change| **change == Change::GameStarted;
    let started = changes.read().filter(started).count() > 0;
    if !started || !matches!(screen.get(), Screen::Title | Screen::Load) {
        return;
    }
    let over = live.is_some_and(|live| live.is_over());
    go.write(Go::To(Screen::of_game(over)));
}

/// The animated light and the demo game share one frame rate.
fn limit_frame_rate(
    time: Res<Time<Real>>,
    fade: Res<ScreenFade>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut redraw: ResMut<Redraw>,
    mut until: Local<Duration>,
) {
    let now = time.elapsed();
    if keys.read().count() + buttons.read().count() + touches.read().count() > 0 {
        *until = now + AFTER_INPUT;
    }
    if fade.0 >= 1.0 && now >= *until {
        redraw.at_most(Source::Title);
    }
}
