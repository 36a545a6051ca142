//! What a file could not keep, in words.

use crate::locale::Locale;
use narabe::notation::{Assumption, LossKind, LossReport};

/// All of a report, a sentence each: what was lost with its count, then what was assumed.
pub fn loss_lines(locale: &Locale, report: &LossReport) -> Vec<String> {
    let lost = report.lost().map(|(kind, count)| {
        let count = ("count", count.into());
        locale.text_with(lost_id(kind), &[count])
    });
    let assumed = report.assumed().map(|assumed| assumption(locale, assumed));
    lost.chain(assumed).collect()
}

fn assumption(locale: &Locale, assumed: &Assumption) -> String {
    match assumed {
        Assumption::Rule(rule) => {
            let rule = ("rule", (*rule).to_owned().into());
            locale.text_with("assumed-rule", &[rule])
        }
        Assumption::Size(size) => locale.text_with("assumed-size", &[("size", size.get().into())]),
        Assumption::CodePage(name) => {
            let name = ("name", (*name).to_owned().into());
            locale.text_with("assumed-code-page", &[name])
        }
        Assumption::RowsFromTop => locale.text("assumed-rows-from-top"),
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
}
