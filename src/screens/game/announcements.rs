//! Announcements of game events for screen readers.

use super::verdict;
use crate::layout::Layout;
use crate::live::{Change, Live, LiveGame, LiveReader, LiveSystems};
use crate::locale::Locale;
use crate::screens::wording::player_names::{headline, side_name};
use crate::screens::wording::twin_text::point_name;
use crate::widgets::{Announcement, Toast};
use bevy::prelude::*;
use narabe_rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Announcement>()
        .add_message::<Toast>()
        .add_systems(PostUpdate, announce.after(LiveSystems));
}

/// Refusals, hints and problems are shown as toasts, which are read out anyway.
fn announce(
    mut changes: LiveReader<Change>,
    mut toasts: MessageReader<Toast>,
    game: Res<Live>,
    layout: Res<Layout>,
    locale: Res<Locale>,
    mut spoken: MessageWriter<Announcement>,
) {
    let changes = changes
        .read()
        .filter_map(|change| words(&locale, &game, change, layout.is_portrait()));
    spoken.write_batch(changes.map(Announcement));
    let toasts = toasts.read().map(|toast| toast.text.clone());
    spoken.write_batch(toasts.map(Announcement));
}

fn words(locale: &Locale, game: &LiveGame, change: &Change, upright: bool) -> Option<String> {
    let stones = |id, stones: usize| locale.text_of(id, "stones", stones);
    Some(match change {
        Change::StonePlaced { at, side } => {
            let id = match side {
                Side::Black => "spoken-move-black",
                Side::White => "spoken-move-white",
            };
            let point = point_name(locale, game, *at, upright);
            locale.text_of(id, "point", point)
        }
        Change::Paused => locale.text("pause-title"),
        Change::Unpaused => locale.text("spoken-went-on"),
        Change::Passed { side } => locale.text(match side {
            Side::Black => "spoken-pass-black",
            Side::White => "spoken-pass-white",
        }),
        Change::GameStarted => stones("spoken-start", game.stones().iter().map(Vec::len).sum()),
        Change::Undone { stones: count } => stones("spoken-undone", *count),
        Change::Redone { stones: count } => stones("spoken-redone", *count),
        // The last seconds would be announced too late.
        Change::ClockLow { side, seconds } if *seconds >= 10 && game.seat(*side).is_human() => {
            let (name, seconds) = (side_name(game, locale, *side).into(), (*seconds).into());
            locale.text_with("spoken-clock", &[("name", name), ("seconds", seconds)])
        }
        Change::GameEnded { .. } => {
            let winner = headline(locale, game).into();
            let how = verdict::detailed_reason(locale, game).into();
            locale.text_with("spoken-end", &[("winner", winner), ("how", how)])
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Intent;
    use crate::screens::testing::two_stones;

    fn announced(game: &mut LiveGame, intent: Intent) -> Vec<String> {
        let changes = game.apply(&intent);
        let english = Locale::new("en");
        changes
            .iter()
            .filter_map(|change| words(&english, game, change, false))
            .collect()
    }

    #[test]
    fn moves_are_announced_by_side_and_point() {
        let mut game = LiveGame::from(two_stones());
        let point: narabe_rules::Point = "k10".parse().expect("a point");
        assert_eq!(announced(&mut game, Intent::play(point)), ["Black K10"]);
        assert_eq!(
            announced(&mut game, Intent::Undo),
            ["Undo: one stone removed"]
        );
    }

    #[test]
    fn the_end_is_announced_with_its_reason() {
        let mut game = LiveGame::from(two_stones());
        assert_eq!(
            announced(&mut game, Intent::Resign),
            ["Taro wins. By resignation"]
        );
    }
}
