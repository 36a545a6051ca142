//! Tells the page which screen is open, and when the first one is drawn.
//!
//! Fonts and icons are downloaded while the event loop sleeps, so frames are requested until they are loaded. Nothing
//! is drawn until then: the page's own picture covers the canvas, and a frame may take a quarter of a second.

use super::dom;
use crate::audio::MayLoadSounds;
use crate::board::{BoardTextures, BoardView, FirstBoard};
use crate::locale::Download;
use crate::redraw::{Redraw, Source};
use crate::state::Screen;
use crate::theme::{Fonts, Icons};
use bevy::prelude::*;
use bevy::time::Real;
use std::time::Duration;
use web_sys::Event;

/// The event that the page listens for.
const READY: &str = "narabe-ready";
/// The attribute with the open screen.
const SCREEN: &str = "data-screen";
// The number of complete frames drawn before the page is notified; more on a screen without a board, which may still
// appear.
const FRAMES: u32 = 2;
const FRAMES_WITHOUT_BOARD: u32 = 30;

/// How long sounds are not loaded after the first screen.
const SOUND_DELAY: Duration = Duration::from_secs(1);

/// The progress of the first screen.
#[derive(Resource, Debug, Default)]
struct FirstScreen {
    frames: u32,
    told: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FirstScreen>()
        .insert_resource(MayLoadSounds(false))
        .add_systems(Last, set_screen_name.run_if(state_changed::<Screen>))
        .add_systems(
            PostUpdate,
            (wait_for_files, show_first_screen, allow_sounds).chain(),
        );
}

fn set_screen_name(screen: Res<State<Screen>>) {
    let root = dom::document().and_then(|document| document.document_element());
    if let Some(root) = root {
        dom::set(&root, SCREEN, screen_name(*screen.get()));
    }
}

fn screen_name(screen: Screen) -> &'static str {
    match screen {
        Screen::Title => "title",
        Screen::NewGame => "new-game",
        Screen::Online => "online",
        Screen::Terms => "terms",
        Screen::Game => "game",
        Screen::Result => "result",
        Screen::Review => "review",
        Screen::Study => "study",
        Screen::PositionSetup => "position",
        Screen::Learn => "learn",
        Screen::Lesson => "lesson",
        Screen::BranchChoice => "branch",
        Screen::Skins => "skins",
        Screen::Settings => "settings",
        Screen::Library => "library",
        Screen::LibraryFilter => "library-filter",
        Screen::LibraryPosition => "library-position",
        Screen::Puzzles => "puzzles",
        Screen::PuzzleThemes => "puzzle-themes",
        Screen::Drill => "drill",
        Screen::Load => "load",
        Screen::Credits => "credits",
        Screen::Licences => "licences",
        Screen::Rules => "rules",
        Screen::RulesPage => "rules-page",
    }
}

/// Requests frames until every file of the first language is loaded or has failed.
fn wait_for_files(
    fonts: Res<Fonts>,
    icons: Res<Icons>,
    assets: Res<AssetServer>,
    mut redraw: ResMut<Redraw>,
    mut done: Local<bool>,
) {
    if *done {
        return;
    }
    *done = are_loaded(&fonts.ids(), &icons, &assets);
    redraw.every(Source::Loading);
}

/// Whether these files and the icons are loaded or have failed.
fn are_loaded(fonts: &[AssetId<Font>], icons: &Icons, assets: &AssetServer) -> bool {
    let fonts = fonts.iter().map(|id| id.untyped());
    fonts.chain([icons.id().untyped()]).all(|id| {
        let state = assets.load_state(id);
        state.is_loaded() || state.is_failed()
    })
}

fn show_first_screen(
    (fonts, icons, assets): (Res<Fonts>, Res<Icons>, Res<AssetServer>),
    language: Download,
    view: Single<&BoardView, With<FirstBoard>>,
    textures: Res<BoardTextures>,
    windows: Query<&Window>,
    mut cameras: Query<&mut Camera>,
    mut first_screen: ResMut<FirstScreen>,
    mut redraw: ResMut<Redraw>,
) {
    if first_screen.told {
        return;
    }
    let is_board_ready = view.frame.is_none() || textures.fresh;
    let is_complete =
        is_board_ready && !language.is_coming() && are_loaded(&fonts.first_ids(), &icons, &assets);
    let is_visible = windows.iter().any(|window| window.visible);
    for mut camera in &mut cameras {
        camera.is_active = is_complete && is_visible;
    }
    if !is_complete {
        return;
    }
    first_screen.frames += 1;
    redraw.next_frame();
    let enough = if view.frame.is_some() {
        FRAMES
    } else {
        FRAMES_WITHOUT_BOARD
    };
    if first_screen.frames >= enough {
        first_screen.told = true;
        dispatch_ready();
    }
}

/// Sounds are decoded on the same thread as everything else, so they wait until the browser has shown the first screen.
fn allow_sounds(
    first_screen: Res<FirstScreen>,
    time: Res<Time<Real>>,
    mut sounds: ResMut<MayLoadSounds>,
    mut redraw: ResMut<Redraw>,
    mut waited: Local<Duration>,
) {
    if !first_screen.told || sounds.0 {
        return;
    }
    *waited += time.delta();
    match SOUND_DELAY.checked_sub(*waited) {
        Some(left) => redraw.after(left),
        None => {
            sounds.0 = true;
            redraw.next_frame();
        }
    }
}

fn dispatch_ready() {
    let told = dom::window()
        .zip(Event::new(READY).ok())
        .map(|(window, event)| window.dispatch_event(&event));
    if !matches!(told, Some(Ok(_))) {
        warn!("the page could not be told that the game has started: {told:?}");
    }
}
