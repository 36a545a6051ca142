//! The sentences of the card.

use crate::locale::Locale;
use crate::share::{ImportPhase, ImportProgress};
use std::time::Duration;

/// From this time on the text gives minutes instead of seconds.
const MINUTES_FROM: Duration = Duration::from_secs(90);
const MINUTE: f32 = 60.0;
/// The step of the seconds in the text.
const STEP: f32 = 5.0;

/// "Importing RenjuNet 2026"
pub fn title(locale: &Locale, progress: &ImportProgress) -> String {
    let name = ("name", progress.name.clone().into());
    match &progress.phase {
        ImportPhase::Running => locale.text_with("import-running", &[name]),
        ImportPhase::Done => locale.text_with("import-done", &[name]),
        ImportPhase::Cancelled => locale.text_with("import-cancelled", &[name]),
        ImportPhase::Failed(reason) => {
            let reason = ("reason", reason.clone().into());
            locale.text_with("import-failed", &[name, reason])
        }
    }
}

pub fn percent(progress: &ImportProgress) -> String {
    format!("{} %", (progress.share * 100.0) as u32)
}

/// "71941 games, about 40 s left", or what was added at the end.
pub fn count(locale: &Locale, progress: &ImportProgress) -> String {
    if progress.phase != ImportPhase::Running {
        let added = ("added", progress.added.into());
        let known = ("known", progress.duplicates.into());
        return locale.text_with("import-added", &[added, known]);
    }
    let games = locale.text_with("import-games", &[("count", progress.seen.into())]);
    let Some(left) = progress.time_left else {
        return games;
    };
    let seconds = (left.as_secs_f32() / STEP).ceil().max(1.0) * STEP;
    let left = if left < MINUTES_FROM {
        locale.text_with("import-seconds-left", &[("count", (seconds as u32).into())])
    } else {
        let minutes = (left.as_secs_f32() / MINUTE).round() as u32;
        locale.text_with("import-minutes-left", &[("count", minutes.into())])
    };
    locale.facts([games, left])
}

/// "RenjuNet imported. 3 games added. 1 game left out. 1 has no moves."
pub fn end(locale: &Locale, progress: &ImportProgress) -> String {
    let mut words = locale.statements([title(locale, progress), count(locale, progress)]);
    if progress.left_out_count() > 0 {
        words = locale.statements([words, left_out(locale, progress)]);
    }
    words
}

/// "212 games left out. 188 have no moves, 24 break a rule."
pub fn left_out(locale: &Locale, progress: &ImportProgress) -> String {
    let count = ("count", progress.left_out_count().into());
    let head = locale.text_with("import-left-out", &[count]);
    let ids = [
        "import-without-moves",
        "import-against-rules",
        "import-unreadable",
    ];
    let parts: Vec<String> = ids
        .into_iter()
        .zip(progress.left_out)
        .filter(|(_, count)| *count > 0)
        .map(|(id, count)| locale.text_with(id, &[("count", count.into())]))
        .collect();
    let reasons = locale.facts(parts).into();
    locale.text_with(
        "import-left-out-why",
        &[("head", head.into()), ("reasons", reasons)],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_out_is_a_sentence_with_reasons() {
        let locale = Locale::new("en");
        let progress = ImportProgress {
            left_out: [188, 24, 0],
            ..ImportProgress::default()
        };
        assert_eq!(
            left_out(&locale, &progress),
            "212 games left out. 188 have no moves, 24 break a rule."
        );
        let progress = ImportProgress {
            left_out: [1, 0, 1],
            ..ImportProgress::default()
        };
        assert_eq!(
            left_out(&locale, &progress),
            "2 games left out. 1 has no moves, 1 cannot be read."
        );
    }

    #[test]
    fn the_time_left_is_told_roughly() {
        let locale = Locale::new("en");
        let count = |seconds| {
            count(
                &locale,
                &ImportProgress {
                    seen: 12,
                    time_left: Some(Duration::from_secs(seconds)),
                    ..ImportProgress::default()
                },
            )
        };
        assert_eq!(count(37), "12 games, about 40 s left");
        assert_eq!(count(170), "12 games, about 3 min left");
    }
}
