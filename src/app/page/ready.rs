//! Tells the page which screen is open, and when the first one is drawn.
//!
//! Fonts and icons come over the net while the game sleeps, so until they are all there it keeps looking.

use super::dom;
use crate::app::board::{BoardTextures, BoardView};
use crate::app::redraw::Redraw;
use crate::app::state::Screen;
use crate::app::theme::{Fonts, Icons};
use bevy::prelude::*;
use std::time::Duration;
use web_sys::Event;

/// The page's own word for it.
const READY: &str = "narabe-ready";
/// The attribute with the open screen.
const SCREEN: &str = "data-screen";
/// From one look for fonts and icons to the next.
const PAUSE: Duration = Duration::from_millis(30);
/// So many frames are drawn with everything in its place before the page is told; on a screen without a board so many,
/// for that one may yet come.
const FRAMES: u32 = 3;
const BARE_FRAMES: u32 = 30;

/// How far the first screen has come.
#[derive(Resource, Debug, Default)]
struct Opening {
    frames: u32,
    told: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opening>()
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
    redraw.after(PAUSE);
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
    mut opening: ResMut<Opening>,
    mut redraw: ResMut<Redraw>,
) {
    if opening.told {
        return;
    }
    let stands = view.frame.is_none() || textures.fresh;
    if !(stands && are_here(&fonts.first_ids(), &icons, &assets)) {
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
        tell();
    }
}

fn tell() {
    let told = dom::window()
        .zip(Event::new(READY).ok())
        .map(|(window, event)| window.dispatch_event(&event));
    if !matches!(told, Some(Ok(_))) {
        warn!("the page was not told that the game is there: {told:?}");
    }
}
