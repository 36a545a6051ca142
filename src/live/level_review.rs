//! The review of a game against a level: with the coach it begins with the result, and stops when the result is left.

use super::coach::level_opponent;
use super::game_review::GameReview;
use super::resource::Live;
use crate::settings::Settings;
use crate::state::Screen;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Result), start)
        .add_systems(OnExit(Screen::Result), stop);
}

fn start(live: Res<Live>, settings: Res<Settings>, mut review: ResMut<GameReview>) {
    if settings.coach && !live.is_twin() && level_opponent(live.one_board()).is_some() {
        review.start(live.one_board().position());
    }
}

fn stop(mut review: ResMut<GameReview>) {
    if review.is_running() {
        review.stop();
    }
}
