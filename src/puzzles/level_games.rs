//! Keeps each game against a level that ends on the board or by the clock: with puzzles it makes up what a person has practised.

use super::resource::Puzzles;
use crate::calendar;
use crate::live::{Change, Coach, Live, LiveReader, level_opponent};
use bevy::prelude::*;
use narabe_learn::level_games::LevelGame;

pub(super) fn record(
    mut changes: LiveReader<Change>,
    live: Res<Live>,
    coach: Res<Coach>,
    mut puzzles: ResMut<Puzzles>,
) {
    for change in changes.read() {
        let Change::GameEnded { winner } = change else {
            continue;
        };
        if live.is_twin() {
            continue;
        }
        let found = live.one_board();
        let Some((person, level)) = level_opponent(found).filter(|_| found.is_past_opening())
        else {
            continue;
        };
        let game = coach.game();
        puzzles.0.record_level_game(LevelGame {
            level: level.number(),
            day: calendar::today(),
            score: LevelGame::score_of(*winner, person),
            warnings: game.warnings,
            is_rated: !game.is_helped,
        });
    }
}
