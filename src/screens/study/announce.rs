//! What a screen reader hears of the study: the move that is gone to, a proof there, and what the review says about the game.
//!
//! Judged values change all the time while the engine looks, so they are not announced; they are the name of the bar beside the board.

use super::evaluation_bar::spoken;
use super::systems::StudyScreenSystems;
use super::value::{PositionValue, StudyValues};
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::sentence::sentence_text;
use crate::study::{OpenStudy, StudyMode};
use crate::widgets::Announcement;
use bevy::prelude::*;
use narabe_rules::{Move, NodeId, Side};

/// What was announced last.
#[derive(Debug, Default)]
struct Announced {
    node: Option<NodeId>,
    proven: Option<PositionValue>,
    was_reviewing: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Announcement>()
        .add_details(announce.in_set(StudyScreenSystems));
}

fn announce(
    values: StudyValues,
    mode: Res<StudyMode>,
    locale: Res<Locale>,
    mut last: Local<Announced>,
    mut spoken_words: MessageWriter<Announcement>,
) {
    let mut words = Vec::new();
    let node = values.open.study().current();
    if last.node.replace(node) != Some(node) {
        last.proven = None;
        words.extend(move_words(&locale, &values.open));
    }
    let proven = values.here().filter(|value| value.is_proven());
    if proven.is_some() && last.proven != proven {
        last.proven = proven;
        words.push(spoken(&locale, proven));
    }
    let is_reviewing = values.review.is_running();
    if std::mem::replace(&mut last.was_reviewing, is_reviewing) && !is_reviewing {
        let review = values.review.of(values.open.game());
        let review = review.filter(|_| values.review.is_finished());
        let sentence = review.and_then(|review| review.sentences.first());
        words.extend(sentence.map(|sentence| sentence_text(&locale, sentence)));
    }
    // Mistakes that are retried have words of their own.
    if !words.is_empty() && !mode.is_retry() {
        let words = words.iter().map(|words| words.trim_end_matches('.'));
        spoken_words.write(Announcement(locale.statements(words)));
    }
}

/// "Black H8"; nothing at the start.
fn move_words(locale: &Locale, open: &OpenStudy) -> Option<String> {
    let study = open.study();
    let played = study.record().move_at(study.current())?;
    let side = study.position().side_to_move().other();
    Some(match (played, side) {
        (Move::Stone(point), Side::Black) => {
            locale.text_of("spoken-move-black", "point", point.label())
        }
        (Move::Stone(point), Side::White) => {
            locale.text_of("spoken-move-white", "point", point.label())
        }
        (Move::Pass, Side::Black) => locale.text("spoken-pass-black"),
        (Move::Pass, Side::White) => locale.text("spoken-pass-white"),
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::reviewed;
    use super::*;
    use crate::study::StudyRequest;
    use narabe_study::playback::PlaybackStep;

    #[test]
    fn moves_proofs_and_the_review_are_announced_once() {
        let mut test = reviewed();
        let mut announced = |step: PlaybackStep| {
            test.resource_mut::<Messages<Announcement>>().clear();
            test.write(StudyRequest::Step(step));
            test.frames(2);
            let mut messages = test.resource_mut::<Messages<Announcement>>();
            let words: Vec<String> = messages.drain().map(|words| words.0).collect();
            test.settle();
            words
        };
        assert_eq!(
            announced(PlaybackStep::To(6)),
            ["White A1. Proven: Black wins in 2"]
        );
        assert_eq!(announced(PlaybackStep::To(6)), [""; 0]);
        assert_eq!(announced(PlaybackStep::To(1)), ["Black H8"]);
    }
}
