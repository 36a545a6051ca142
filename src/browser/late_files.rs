//! Files that the desktop's program contains and the page's does not, for a first visit waits for the whole program: the fonts of
//! exported pictures and the puzzles. They are fetched once the first screen is shown.

use super::assets;
use super::js;
use super::message_sender::MessageSender;
use crate::audio::MayLoadSounds;
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::redraw::Redraw;
use crate::screens::lifecycle::Rebuild;
use crate::state::Screen;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use js_sys::{Uint8Array, global};
use narabe_art::pictures::{FONT_FILES, provide_fonts};
use narabe_learn::puzzles::Pack;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The puzzles, in the folder of the assets.
const PUZZLES: &str = "puzzles/shipped.puzzles";
/// How long to wait after a failure.
const PAUSE: Duration = Duration::from_secs(30);

/// What has come, or that the rest could not be loaded.
#[derive(Message, Debug)]
enum Fetched {
    Puzzles(Vec<u8>),
    Fonts(Vec<Vec<u8>>),
    Failed,
}

#[derive(Resource, Debug, Default, PartialEq)]
enum LateFiles {
    #[default]
    Wanted,
    Coming,
    /// Failed; wanted again at this time since the start.
    Failed(Duration),
    Here,
}

pub(super) fn plugin(app: &mut App) {
    MessageSender::<Fetched>::register(app);
    app.init_resource::<LateFiles>()
        .add_systems(Update, (fetch, take).chain());
}

/// Fetches them like the sounds: when the browser has shown the first screen. Where that is the puzzles', they are waited for.
fn fetch(
    mut files: ResMut<LateFiles>,
    may_load: Res<MayLoadSounds>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    results: Res<MessageSender<Fetched>>,
) {
    let is_time = match *files {
        LateFiles::Wanted => may_load.0 || *screen.get() == Screen::Puzzles,
        LateFiles::Failed(again) => time.elapsed() >= again,
        LateFiles::Coming | LateFiles::Here => false,
    };
    if !is_time {
        return;
    }
    *files = LateFiles::Coming;
    let results = results.clone();
    spawn_local(async move {
        if let Err(fault) = fetch_all(&results).await {
            warn!("puzzles and the fonts of pictures cannot be loaded: {fault:?}");
            results.send(Fetched::Failed);
        }
    });
}

async fn fetch_all(results: &MessageSender<Fetched>) -> Result<(), JsValue> {
    results.send(Fetched::Puzzles(fetch_asset(PUZZLES).await?));
    let mut fonts = Vec::new();
    for file in FONT_FILES {
        fonts.push(fetch_asset(&format!("fonts/{file}")).await?);
    }
    results.send(Fetched::Fonts(fonts));
    Ok(())
}

async fn fetch_asset(file: &str) -> Result<Vec<u8>, JsValue> {
    let address = format!("{}/{file}", assets::folder());
    let answer = js::call_async(&global(), "fetch", &[address.clone().into()]).await?;
    if js::property(&answer, "ok") != Some(JsValue::TRUE) {
        return Err(format!("{address}: {:?}", js::property(&answer, "status")).into());
    }
    let bytes = js::call_async(&answer, "arrayBuffer", &[]).await?;
    Ok(Uint8Array::new(&bytes).to_vec())
}

fn take(
    mut fetched: MessageReader<Fetched>,
    mut files: ResMut<LateFiles>,
    mut arrived: Arrived,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
) {
    for fetched in fetched.read() {
        match fetched {
            Fetched::Puzzles(pack) => arrived.take_puzzles(pack),
            Fetched::Fonts(fonts) => {
                provide_fonts(fonts.clone());
                *files = LateFiles::Here;
            }
            Fetched::Failed => {
                *files = LateFiles::Failed(time.elapsed() + PAUSE);
                redraw.after(PAUSE);
            }
        }
        redraw.next_frame();
    }
}

/// What the puzzles change.
#[derive(SystemParam)]
struct Arrived<'w> {
    screen: Res<'w, State<Screen>>,
    puzzles: ResMut<'w, Puzzles>,
    requests: MessageWriter<'w, PuzzleRequest>,
    rebuild: MessageWriter<'w, Rebuild>,
}

impl Arrived<'_> {
    fn take_puzzles(&mut self, pack: &[u8]) {
        match Pack::provide(pack) {
            Ok(pack) => {
                self.puzzles.take_shipped(pack);
                // Other screens do not show puzzles, and being built anew would lose a press that has begun.
                match *self.screen.get() {
                    Screen::Puzzles => {
                        self.requests.write(PuzzleRequest::Begin);
                        self.rebuild.write_default();
                    }
                    Screen::PuzzleThemes => _ = self.rebuild.write_default(),
                    _ => {}
                }
            }
            Err(fault) => error!("{PUZZLES}: {fault}"),
        }
    }
}
