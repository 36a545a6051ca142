//! What a file could not keep, in words.

use crate::locale::Locale;
use narabe_notation::{Assumption, GamePart, LossKind, LossReport, OddKind, Oddity, Place};

/// The whole report, one sentence each: losses with their counts, parts with their places, then assumptions.
pub fn loss_lines(locale: &Locale, report: &LossReport) -> Vec<String> {
    let lost = lost_lines(locale, report);
    let odd = report.odd().map(|odd| odd_words(locale, odd));
    let count = report.more_odd();
    let more = (count > 0).then(|| locale.text_with("odd-others", &[("count", count.into())]));
    let assumed = report.assumed().map(|assumed| assumption(locale, assumed));
    lost.into_iter()
        .chain(odd)
        .chain(more)
        .chain(assumed)
        .collect()
}

/// What was lost, a sentence for each kind.
pub fn lost_lines(locale: &Locale, report: &LossReport) -> Vec<String> {
    let line = |(kind, count): (LossKind, usize)| {
        let extent = report.extent(kind);
        let parts = [("count", count.into()), ("extent", extent.into())];
        if kind == LossKind::Variations && extent > 0 {
            return locale.text_with("lost-in-variations", &parts);
        }
        let words = locale.text_with(lost_id(kind), &parts);
        if extent > count {
            let all = locale.text_with("lost-in-all", &[("count", extent.into())]);
            locale.statements([words, all])
        } else {
            words
        }
    };
    report.lost().map(line).collect()
}

fn odd_words(locale: &Locale, odd: &Oddity) -> String {
    let id = match odd.kind {
        OddKind::NotUnderstood => "odd-not-understood",
        OddKind::PlayedTwice => "odd-played-twice",
        OddKind::OffBoard => "odd-off-board",
        OddKind::OutOfTurn => "odd-out-of-turn",
        OddKind::AfterEnd => "odd-after-end",
        OddKind::TakenAsName => "odd-taken-as-name",
        OddKind::WrongCount => "odd-wrong-count",
        OddKind::UnknownValue => "odd-unknown-value",
        OddKind::GivenTwice => "odd-given-twice",
        OddKind::Misplaced => "odd-misplaced",
        OddKind::SeveralMoves => "odd-several-moves",
        OddKind::NotClosed => "odd-not-closed",
        OddKind::OtherGame => "odd-other-game",
        OddKind::NotRead => "odd-not-read",
        OddKind::StonesChanged => "odd-stones-changed",
        OddKind::WrongNumber => "odd-wrong-number",
        OddKind::BrokenText => "odd-broken-text",
    };
    let words = locale.text_with(id, &[("text", odd.text.clone().into())]);
    match &odd.place {
        None => words,
        Some(place) => {
            let place = place_words(locale, place);
            locale.text_with(
                "odd-at",
                &[("place", place.into()), ("words", words.into())],
            )
        }
    }
}

fn place_words(locale: &Locale, place: &Place) -> String {
    match place {
        Place::Line(line) => locale.text_with("odd-line", &[("line", (*line).into())]),
        Place::Part(GamePart::Move, number) => {
            locale.text_with("odd-move", &[("number", (*number).into())])
        }
        Place::Part(GamePart::Position, number) => {
            locale.text_with("odd-position", &[("number", (*number).into())])
        }
        Place::InGame(game, place) => {
            let place = place_words(locale, place);
            let parts = [("game", (*game).into()), ("place", place.into())];
            locale.text_with("odd-in-game", &parts)
        }
        Place::Entry(name, Some(place)) => {
            let words = place_words(locale, place);
            let parts = [("place", name.clone().into()), ("words", words.into())];
            locale.text_with("odd-at", &parts)
        }
        // The others are names and numbers that hardly differ between languages.
        other => other.to_string(),
    }
}

fn assumption(locale: &Locale, assumed: &Assumption) -> String {
    match assumed {
        Assumption::Rule(rule) => {
            let rule = ("rule", rule.id().into());
            locale.text_with("assumed-rule", &[rule])
        }
        Assumption::Size(size) => locale.text_with("assumed-size", &[("size", size.get().into())]),
        Assumption::CodePage(name) => {
            let name = ("name", name.clone().into());
            locale.text_with("assumed-code-page", &[name])
        }
        Assumption::RowsFromTop => locale.text("assumed-rows-from-top"),
        Assumption::CountedFrom(first) => {
            locale.text_with("assumed-counted-from", &[("first", (*first).into())])
        }
        Assumption::RowsFromBottom => locale.text("assumed-rows-from-bottom"),
        Assumption::ColumnsWithoutI => locale.text("assumed-columns-without-i"),
        Assumption::ColumnsWithI => locale.text("assumed-columns-with-i"),
        Assumption::GamePerLine => locale.text("assumed-game-per-line"),
    }
}

fn lost_id(kind: LossKind) -> &'static str {
    match kind {
        LossKind::OccupiedPoints => "lost-occupied-points",
        LossKind::OffBoard => "lost-off-board",
        LossKind::AfterEnd => "lost-after-end",
        LossKind::WrongTurn => "lost-wrong-turn",
        LossKind::Passes => "lost-passes",
        LossKind::RepeatedMoves => "lost-repeated-moves",
        LossKind::SetupChanges => "lost-setup-changes",
        LossKind::SetupStones => "lost-setup-stones",
        LossKind::EmptyNodes => "lost-empty-nodes",
        LossKind::Variations => "lost-variations",
        LossKind::Comments => "lost-comments",
        LossKind::BoardTexts => "lost-board-texts",
        LossKind::BoardTextsOnPasses => "lost-board-texts-on-passes",
        LossKind::Marks => "lost-marks",
        LossKind::Glyphs => "lost-glyphs",
        LossKind::Properties => "lost-properties",
        LossKind::Details => "lost-details",
        LossKind::Times => "lost-times",
        LossKind::Characters => "lost-characters",
        LossKind::FurtherGames => "lost-further-games",
        LossKind::StartMarks => "lost-start-marks",
        LossKind::Positions => "lost-positions",
        LossKind::LongTexts => "lost-long-texts",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_sentences_with_counts() {
        let locale = Locale::new("en");
        let mut report = LossReport::default();
        report.lose(LossKind::Comments);
        report.lose_many(LossKind::Variations, 12);
        report.assume(Assumption::RowsFromTop);
        let lines = loss_lines(&locale, &report);
        assert_eq!(lines[0], "12 moves in variations were left out.");
        assert_eq!(lines[1], "1 comment was left out.");
        assert!(lines[2].contains("upside down"), "{lines:?}");
        for kind in LossKind::ALL {
            let words = locale.text_with(lost_id(kind), &[("count", 2.into())]);
            assert!(words.contains('2') && words.ends_with('.'), "{words}");
        }
    }

    #[test]
    fn odd_parts_are_sentences_with_their_lines() {
        let locale = Locale::new("en");
        let mut report = LossReport::default();
        for kind in OddKind::ALL {
            report.note(Oddity::in_line(7, kind, "; Ann"));
        }
        report.note_more(3);
        let lines = loss_lines(&locale, &report);
        let (last, named) = lines.split_last().expect("some lines");
        assert_eq!(named.len(), OddKind::ALL.len());
        for line in named {
            assert!(line.contains("; Ann") && line.contains('7'), "{line}");
        }
        assert!(last.contains('3'), "{last}");
    }
}
