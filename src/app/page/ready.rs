//! Tells the page which screen is open, and when the first one is drawn.
//!
//! Fonts and icons come over the net while the game sleeps, so until they are all there it keeps looking. Nothing is drawn
//! meanwhile: the page's own picture covers the canvas, and a frame may take a quarter of a second.

use super::dom;
use crate::app::audio::SoundsWanted;
use crate::app::board::{BoardTextures, BoardView};
use crate::app::redraw::{Redraw, Source};
use crate::app::state::Screen;
use crate::app::theme::{Fonts, Icons};
use bevy::prelude::*;
use web_sys::Event;

/// The page's own word for it.
const READY: &str = "narabe-ready";
/// The attribute with the open screen.
const SCREEN: &str = "data-screen";
/// So many frames are drawn with everything in its place before the page is told; on a screen without a board so many,
/// for that one may yet come.
const FRAMES: u32 = 2;
const BARE_FRAMES: u32 = 30;

/// How far the first screen has come.
#[derive(Resource, Debug, Default)]
struct Opening {
    frames: u32,
    told: bool,
}

pub(super) fn plugin(app: &mut App) {
    // Sounds are decoded where everything else happens, so they wait for the first picture.
    app.init_resource::<Opening>()
        .insert_resource(SoundsWanted(false))
        .add_systems(Last, name.run_if(state_changed::<Screen>))
        .add_systems(PostUpdate, (wait_for_files, open));
}

fn name(screen: Res<State<Screen>>) {
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
        Screen::Twin => "twin",
        Screen::Review => "review",
        Screen::Skins => "skins",
        Screen::Settings => "settings",
        Screen::Load => "load",
        Screen::Credits => "credits",
        Screen::Licences => "licences",
        Screen::Rules => "rules",
        Screen::RulesPage => "rules-page",
    }
}

/// Looks again until every file is there, or known to be missing.
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
    *done = are_here(&fonts.ids(), &icons, &assets);
    redraw.every(Source::Loading);
}

/// Whether these files and the icons have come, or never will.
fn are_here(fonts: &[AssetId<Font>], icons: &Icons, assets: &AssetServer) -> bool {
    let fonts = fonts.iter().map(|id| id.untyped());
    fonts.chain([icons.id().untyped()]).all(|id| {
        let state = assets.load_state(id);
        state.is_loaded() || state.is_failed()
    })
}

fn open(
    fonts: Res<Fonts>,
    icons: Res<Icons>,
    assets: Res<AssetServer>,
    view: Res<BoardView>,
    textures: Res<BoardTextures>,
    windows: Query<&Window>,
    mut cameras: Query<&mut Camera>,
    mut opening: ResMut<Opening>,
    mut redraw: ResMut<Redraw>,
    mut sounds: ResMut<SoundsWanted>,
) {
    if opening.told {
        return;
    }
    let stands = view.frame.is_none() || textures.fresh;
    let is_whole = stands && are_here(&fonts.first_ids(), &icons, &assets);
    let is_seen = windows.iter().any(|window| window.visible);
    for mut camera in &mut cameras {
        camera.is_active = is_whole && is_seen;
    }
    if !is_whole {
        return;
    }
    opening.frames += 1;
    redraw.next_frame();
    let enough = if view.frame.is_some() {
        FRAMES
    } else {
        BARE_FRAMES
    };
    if opening.frames >= enough {
        opening.told = true;
        sounds.0 = true;
        tell();
    }
}

fn tell() {
    let told = dom::window()
        .zip(Event::new(READY).ok())
        .map(|(window, event)| window.dispatch_event(&event));
    if !matches!(told, Some(Ok(_))) {
        warn!("the page could not be told that the game has started: {told:?}");
    }
}
