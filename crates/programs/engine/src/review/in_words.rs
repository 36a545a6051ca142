//! A review for people, in the sentences of the game's English texts.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use narabe_rules::Side;
use narabe_study::Sentence;
use narabe_study::review::{Label, Review, ReviewedMove};

use narabe_command_line::say;

const TEXTS: &str = include_str!("../../../../../assets/locales/en/study.ftl");

/// The texts, read when the first sentence is printed.
static BUNDLE: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec![unic_langid::LanguageIdentifier::default()]);
    // Text directions are of no use on a terminal.
    bundle.set_use_isolating(false);
    // Mistakes in the text are what is tested below.
    let resource =
        FluentResource::try_new(TEXTS.to_owned()).unwrap_or_else(|(partly_read, _)| partly_read);
    bundle.add_resource_overriding(resource);
    bundle
});

/// Prints the sentences, the accuracy of both sides and a line for each move.
pub fn print(review: &Review) {
    for sentence in &review.sentences {
        say!("{}", self::sentence(sentence));
    }
    if let Some(lesson) = &review.lesson {
        say!("{}", self::sentence(&lesson.advice));
    }
    for (side, accuracy) in Side::ALL.into_iter().zip(&review.accuracy) {
        if let Some(percent) = accuracy.percent {
            say!("{side}: accuracy {percent:.0} %");
        }
    }
    for reviewed in &review.moves {
        say!("{}", line(reviewed));
    }
}

fn line(reviewed: &ReviewedMove) -> String {
    let mut line = format!(
        "{:>3} {:<4} {:<5}",
        reviewed.ply,
        reviewed.turn.to_string(),
        reviewed.side.to_string()
    );
    if reviewed.is_prescribed {
        line.push_str(" opening");
        return line;
    }
    let Some(label) = reviewed.label else {
        line.push_str(" not looked at deeply enough");
        return line;
    };
    line.push_str(&format!(" {:<11} {}", label.id(), reviewed.certainty.id()));
    if let Some([before, after]) = reviewed.win_rates {
        line.push_str(&format!(
            " {:>3.0} -> {:>3.0} %",
            before * 100.0,
            after * 100.0
        ));
    }
    if let Some(better) = reviewed.better {
        line.push_str(&format!(", better {better}"));
    }
    if label == Label::LosingMove && !reviewed.reply_line.is_empty() {
        let moves: Vec<String> = reviewed
            .reply_line
            .iter()
            .map(ToString::to_string)
            .collect();
        line.push_str(&format!(", punished by {}", moves.join(" ")));
    }
    if let Some(reason) = reason(reviewed) {
        line.push_str(". ");
        line.push_str(&reason);
    }
    line
}

/// Why a move is a mistake.
pub fn reason(reviewed: &ReviewedMove) -> Option<String> {
    Sentence::of_reason(reviewed).as_ref().map(sentence)
}

/// A sentence in English.
pub fn sentence(sentence: &Sentence) -> String {
    let Some(pattern) = BUNDLE
        .get_message(sentence.id)
        .and_then(|message| message.value())
    else {
        return sentence.id.to_owned();
    };
    let args: FluentArgs = (sentence.args.iter())
        .map(|(name, value)| (*name, FluentValue::from(value)))
        .collect();
    let mut errors = Vec::new();
    BUNDLE
        .format_pattern(pattern, Some(&args), &mut errors)
        .into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Point;
    use narabe_study::SentenceArg;

    /// Every message of the text has all values that a sentence may have.
    #[test]
    fn every_sentence_has_a_text_without_gaps() {
        let ids = TEXTS
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .map(|(id, _)| id)
            .filter(|id| id.starts_with(|letter: char| letter.is_ascii_lowercase()));
        let mut count = 0;
        for id in ids {
            count += 1;
            let point = SentenceArg::Point(Point::new(10, 8));
            let sentence = Sentence {
                id: Box::leak(id.to_owned().into_boxed_str()),
                args: vec![
                    ("side", SentenceArg::Word("white")),
                    ("winner", SentenceArg::Word("black")),
                    ("ply", SentenceArg::Number(24)),
                    ("moves", SentenceArg::Number(7)),
                    ("percent", SentenceArg::Number(47)),
                    ("move", point.clone()),
                    ("point", point.clone()),
                    ("better", point.clone()),
                    ("reply", point.clone()),
                    (
                        "points",
                        SentenceArg::Points(vec![Point::new(8, 8), Point::new(9, 9)]),
                    ),
                    ("last", point),
                    ("listed", SentenceArg::Number(3)),
                    ("count", SentenceArg::Number(8)),
                    ("nodes", SentenceArg::Number(50_000)),
                    ("made", SentenceArg::Word("two-threes")),
                    ("certainty", SentenceArg::Word("judged")),
                    ("black", SentenceArg::Number(1)),
                    ("blackafter", SentenceArg::Number(2)),
                    ("white", SentenceArg::Number(3)),
                    ("whiteafter", SentenceArg::Number(4)),
                    ("shape", SentenceArg::Word("double-three")),
                    ("foul", SentenceArg::Word("overline")),
                ],
            };
            let text = super::sentence(&sentence);
            assert!(
                !text.contains(['{', '$', '\n']) && text != id,
                "{id}: {text}"
            );
            // The name of a shape is no sentence.
            assert!(text.ends_with('.') || id == "proof-made", "{id}: {text}");
        }
        assert_eq!(count, 89);
    }

    #[test]
    fn the_sentence_on_the_losing_move_reads_as_one() {
        let sentence = Sentence {
            id: "review-lost-threats",
            args: vec![
                ("side", SentenceArg::Word("white")),
                ("winner", SentenceArg::Word("black")),
                ("ply", SentenceArg::Number(24)),
                ("move", SentenceArg::Point(Point::new(10, 8))),
                ("moves", SentenceArg::Number(7)),
            ],
        };
        assert_eq!(
            super::sentence(&sentence),
            "White lost it with 24 (K9): from there Black wins by threats in 7, proven."
        );
    }
}
