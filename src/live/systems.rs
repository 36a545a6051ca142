//! The systems of the live game, in one chain.

use crate::live::messages::{LiveMessage, LiveReader, LiveWriter};
use bevy::prelude::*;
use bevy::window::AppLifecycle;

use super::analysis::{self, AnalysisEngine};
use super::apply_intents;
use super::autosave::{self, Autosave, GameSavedAgain, SavedGame};
use super::batch_review::{self, BatchReview};
use super::best_moves::BestMoves;
use super::coach::{self, Coach, CoachAnswer};
use super::game_review::GameReview;
use super::game_time::{self, GameTime};
use super::heat_map::HeatMaps;
use super::kept_reviews;
use super::level_review;
use super::online::{self, Online};
use super::open_game_file::{self, OpenGameFile};
use super::opponent_search::{self, Engines, OpponentSearch};
use super::presses;
use super::replaced::{HeldImport, OpenHeldImport, UnfinishedGameSaved};
use super::resource::{Live, pass_time};
use super::review_marks::{self, ReviewMarks};
use crate::input::{PressSystems, Pressed};
use crate::redraw::Redraw;
use crate::state::in_game;
use crate::storage::{self, FileErrorReport};
use narabe_matches::{Change, Intent};

/// The systems of the live game in `Update`. Systems that show the game run after them, to show a change in the same
/// frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LiveSystems;

/// The live game. Needs only the time (from `MinimalPlugins`): no window, screens or assets.
pub fn plugin(app: &mut App) {
    storage::plugin(app);
    app.init_resource::<Engines>().init_resource::<Redraw>();
    let seed = app.world().resource::<Engines>().seed;
    app.insert_resource(Live::new(seed))
        .init_resource::<SavedGame>()
        .init_resource::<Autosave>()
        .init_resource::<OpponentSearch>()
        .init_resource::<AnalysisEngine>()
        .init_resource::<HeatMaps>()
        .init_resource::<BestMoves>()
        .init_resource::<Coach>()
        .init_resource::<GameReview>()
        .init_resource::<BatchReview>()
        .init_resource::<ReviewMarks>()
        .init_resource::<GameTime>()
        .add_message::<LiveMessage<Intent>>()
        .add_message::<LiveMessage<Change>>()
        .add_message::<UnfinishedGameSaved>()
        .add_message::<GameSavedAgain>()
        .add_message::<OpenGameFile>()
        .add_message::<OpenHeldImport>()
        .init_resource::<HeldImport>()
        .add_message::<CoachAnswer>()
        .add_message::<AppLifecycle>()
        .add_systems(Startup, autosave::load)
        .add_systems(
            Update,
            (
                game_time::measure,
                tick,
                online::poll_connection,
                (opponent_search::collect, analysis::collect, coach::follow),
                open_game_file::read,
                (online::handle_requests, apply_intents::apply).chain(),
                flag,
                opponent_search::start,
                (autosave::save, online::save_and_send),
                opponent_search::wake,
                game_time::wake,
            )
                .chain()
                .in_set(LiveSystems),
        )
        .add_systems(
            Update,
            presses::read
                .after(PressSystems)
                .before(LiveSystems)
                .run_if(in_game.and_then(resource_exists::<Messages<Pressed>>)),
        )
        .add_systems(
            PostUpdate,
            (
                stay_awake,
                analysis::start,
                kept_reviews::keep,
                (
                    batch_review::run,
                    batch_review::keep_marks,
                    review_marks::keep,
                    review_marks::store,
                )
                    .chain(),
            ),
        );
    level_review::plugin(app);
    online::plugin(app);
}

fn tick(game_time: Res<GameTime>, mut live: ResMut<Live>, mut changes: LiveWriter<Change>) {
    if let Some(elapsed) = game_time.elapsed {
        let tick = Intent::Tick(elapsed);
        changes.write_batch(pass_time(&mut live, |game| game.apply(&tick)));
    }
}

/// Flags a side after all intents of the frame are applied: a move in the same frame counts.
fn flag(mut live: ResMut<Live>, mut online: ResMut<Online>, mut changes: LiveWriter<Change>) {
    if live.overdue().is_some() {
        let flagged = online.flag(&mut live);
        changes.write_batch(flagged.unwrap_or_else(|| live.0.apply(&Intent::CheckFlag)));
    }
}

/// Requests another frame for the readers of new messages, because the window sleeps otherwise.
fn stay_awake(
    mut intents: LiveReader<Intent>,
    mut files: MessageReader<OpenGameFile>,
    mut changes: LiveReader<Change>,
    mut reports: MessageReader<FileErrorReport>,
    mut saved: MessageReader<UnfinishedGameSaved>,
    mut redraw: ResMut<Redraw>,
) {
    let new_messages = intents.read().count() + files.read().count() + changes.read().count();
    if new_messages + reports.read().count() + saved.read().count() > 0 {
        redraw.next_frame();
    }
}
