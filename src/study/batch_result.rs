//! The finished review of a game that was reviewed with others is shown at once when the game is studied.

use super::open_study::OpenStudy;
use crate::live::{BatchReview, GameReview};
use bevy::prelude::*;

pub(super) fn take_over(
    open: Res<OpenStudy>,
    batch: Res<BatchReview>,
    mut review: ResMut<GameReview>,
) {
    let game = open.game();
    let is_more =
        |kept: &&GameReview| !review.is_of(game) || review.progress().0 < kept.progress().0;
    if let Some(kept) = batch.of(game).filter(is_more) {
        review.take_over(kept);
    }
}
