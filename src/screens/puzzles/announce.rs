//! What a screen reader hears of a puzzle, and why a stone cannot be placed.

use super::words;
use crate::layout::Layout;
use crate::locale::Locale;
use crate::puzzles::{PuzzleMessage, Puzzles};
use crate::state::Screen;
use crate::widgets::{Announcement, Toast};
use bevy::prelude::*;
use narabe_learn::puzzle_session::PuzzleEvent;

/// "White answers H6. Black to move"
pub fn announce(
    mut events: MessageReader<PuzzleMessage>,
    puzzles: Res<Puzzles>,
    screen: Res<State<Screen>>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    mut spoken: MessageWriter<Announcement>,
) {
    for PuzzleMessage(event) in events.read() {
        if *screen.get() == Screen::Puzzles
            && let Some(text) = text(&locale, &layout, &puzzles, event)
        {
            spoken.write(Announcement(text));
        }
    }
}

fn text(
    locale: &Locale,
    layout: &Layout,
    puzzles: &Puzzles,
    event: &PuzzleEvent,
) -> Option<String> {
    let attempt = puzzles.attempt()?;
    let said = match event {
        PuzzleEvent::Opened => vec![
            words::place(locale, puzzles, attempt),
            words::question(locale, attempt),
        ],
        PuzzleEvent::Answered { side, reply } => vec![
            words::answers(locale, *side, words::turn(locale, layout, attempt, *reply)),
            words::to_move(locale, attempt),
        ],
        PuzzleEvent::FirstStone { stone, .. } => vec![
            words::first_stone(locale, layout, *stone),
            locale.text("lesson-second-stone"),
        ],
        PuzzleEvent::Wrong => {
            let why = puzzles.wrong()?;
            vec![
                locale.text("puzzle-wrong"),
                words::wrong(locale, layout, attempt, why),
            ]
        }
        PuzzleEvent::Solved => vec![words::verdict(locale, attempt)],
        PuzzleEvent::Shown => vec![
            words::verdict(locale, attempt),
            words::moves(locale, layout, attempt),
        ],
        PuzzleEvent::Hinted => vec![words::hint(locale, layout, attempt, puzzles.hint()?).1],
        PuzzleEvent::WinsOtherwise(turn) => {
            vec![words::wins_otherwise(locale, layout, attempt, *turn)]
        }
        // A toast is read out anyway.
        PuzzleEvent::Refused(_) | PuzzleEvent::Broken { .. } | PuzzleEvent::RushOver => {
            return None;
        }
    };
    Some(locale.statements(said.iter().map(|words| words.trim_end_matches('.'))))
}

/// Why a stone cannot be placed.
pub fn toast(
    mut events: MessageReader<PuzzleMessage>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for PuzzleMessage(event) in events.read() {
        if let PuzzleEvent::Refused(error) = event {
            toasts.write(Toast::fault(words::refused(&locale, error)));
        }
    }
}
