//! What a screen reader hears of a drill, why a stone cannot be placed, and the way to the screen.

use super::words;
use crate::drill::{DrillMessage, Drills};
use crate::locale::Locale;
use crate::screens::wording::refusals;
use crate::screens::wording::side_names::side_word;
use crate::state::{Go, Screen};
use crate::widgets::{Announcement, Toast};
use bevy::prelude::*;
use narabe_learn::drill::DrillEvent;

/// "White answers I9. Black to move"
pub fn tell(
    mut events: MessageReader<DrillMessage>,
    drills: Res<Drills>,
    locale: Res<Locale>,
    mut spoken: MessageWriter<Announcement>,
    mut toasts: MessageWriter<Toast>,
) {
    for DrillMessage(event) in events.read() {
        let fault = match event {
            DrillEvent::Refused(error) => Some(refusals::play_error(&locale, error)),
            DrillEvent::NothingAsked(asked) => {
                Some(locale.text_of("drill-nothing-asked", "side", side_word(*asked)))
            }
            _ => None,
        };
        // A toast is read out anyway.
        toasts.write_batch(fault.map(Toast::fault));
        let said = said(&locale, &drills, event);
        if !said.is_empty() {
            let said = said.iter().map(|words| words.trim_end_matches('.'));
            spoken.write(Announcement(locale.statements(said)));
        }
    }
}

fn said(locale: &Locale, drills: &Drills, event: &DrillEvent) -> Vec<String> {
    let Some(drill) = drills.drill() else {
        return Vec::new();
    };
    match event {
        DrillEvent::Begun | DrillEvent::Line => {
            let opened = drill.moves().first();
            let opened = opened.map(|&first| words::opens(locale, drill, first));
            let asked = [words::place(locale, drill), words::question(locale, drill)];
            asked.into_iter().chain(opened).collect()
        }
        DrillEvent::Answered { side: of, reply } => {
            let answers = [
                ("side", side_word(*of).into()),
                ("point", reply.label().into()),
            ];
            let answers = locale.text_with("puzzle-answers", &answers);
            vec![answers, words::question(locale, drill)]
        }
        DrillEvent::EndOfLine => vec![
            locale.text(words::end_id(drill)),
            locale.text(words::verdict_id(drill)),
        ],
        DrillEvent::Missed => {
            let (head, text) = words::miss(locale, drill);
            vec![head, text]
        }
        DrillEvent::Hinted => words::hint(locale, drill).into_iter().collect(),
        DrillEvent::Refused(_) | DrillEvent::NothingAsked(_) => Vec::new(),
    }
}

/// Goes to the screen when a drill has begun.
pub fn open(mut events: MessageReader<DrillMessage>, mut go: MessageWriter<Go>) {
    if events.read().any(|event| event.0 == DrillEvent::Begun) {
        go.write(Go::To(Screen::Drill));
    }
}
