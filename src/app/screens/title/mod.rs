//! The title: the menu over a live board on which two classics play a demo game.

mod demo;
mod footer;
mod ground;
mod heading;
mod menu;
mod pace;
mod plan;
mod strip;
#[cfg(test)]
mod tests;

pub use demo::{Demo, DemoSeed};

use super::stage::{AddScreen, BuildScreen, Rebuild};
use crate::app::effects::TitleLight;
use crate::app::session::{Change, Live, SavedGame, SessionSystems};
use crate::app::settings::Settings;
use crate::app::state::{Go, Screen};
use crate::app::widgets::Kit;
use bevy::prelude::*;
use menu::Kept;
use plan::Plan;

/// Below the last line of the menu's column.
const FOOT: f32 = 21.0;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Title, build)
        .add_plugins((demo::plugin, ground::plugin, pace::plugin))
        .add_systems(
            Update,
            (
                rebuild.before(BuildScreen).after(demo::PlayDemo),
                (menu::follow_pointer, menu::choose, strip::refresh)
                    .chain()
                    .after(BuildScreen),
            )
                .run_if(in_state(Screen::Title)),
        )
        .init_resource::<TitleLight>()
        .add_systems(Update, (enter_game.after(SessionSystems), light));
}

fn light(screen: Res<State<Screen>>, settings: Res<Settings>, mut light: ResMut<TitleLight>) {
    light.set_if_neq(TitleLight(
        *screen.get() == Screen::Title && settings.title_light,
    ));
}

fn build(mut kit: Kit, settings: Res<Settings>, demo: Res<Demo>, kept: Kept) {
    let plan = Plan::new(&kit.layout);
    let root = kit.screen();
    ground::lay(&mut kit, root, &plan);
    let column = Node {
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        padding: UiRect::new(
            px(plan.left),
            px(0),
            px(plan.top),
            px(if plan.extras { FOOT } else { 0.0 }),
        ),
        ..default()
    };
    let column = kit.node(root, column);
    heading::lay(&mut kit, column, &plan);
    menu::lay(&mut kit, column, &plan, &kept);
    kit.spring(column);
    footer::lay(&mut kit, column, &plan, &settings);
    strip::lay(&mut kit, root, &plan, &demo);
}

/// What the title shows besides room, theme and language. When it changes, the title is built anew.
#[derive(Debug, Clone, PartialEq)]
struct Shown {
    muted: bool,
    playing: bool,
    saved: Option<SavedGame>,
}

fn rebuild(
    settings: Res<Settings>,
    demo: Res<Demo>,
    saved: Option<Res<SavedGame>>,
    mut shown: Local<Option<Shown>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let now = Shown {
        muted: settings.muted,
        playing: demo.is_playing(),
        saved: saved.map(|saved| saved.clone()),
    };
    if shown.as_ref() != Some(&now) {
        *shown = Some(now);
        rebuild.write_default();
    }
}

/// A saved game has been taken up from a menu: on to the board. A game that is over goes on to its result.
fn enter_game(
    mut changes: MessageReader<Change>,
    screen: Res<State<Screen>>,
    live: Option<Res<Live>>,
    mut go: MessageWriter<Go>,
) {
    let started = |change: &&Change| **change == Change::GameStarted;
    let started = changes.read().filter(started).count() > 0;
    if !started || !matches!(screen.get(), Screen::Title | Screen::Load) {
        return;
    }
    let (is_twin, is_over) = live.map_or((false, false), |live| (live.is_twin(), live.is_over()));
    go.write(Go::To(match (is_twin, is_over) {
        (true, _) => Screen::Twin,
        (false, true) => Screen::Result,
        (false, false) => Screen::Game,
    }));
}
