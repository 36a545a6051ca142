//! What a review says of the mistakes of the open study, as comments for a file that is exported.

use super::sentence::sentence_text;
use crate::live::GameReview;
use crate::locale::Locale;
use crate::study::OpenStudy;
use narabe_rules::NodeId;
use narabe_study::Sentence;
use narabe_study::review::{Label, ReviewedMove};

/// The comments on the moves of the main line that are mistakes; none as long as nothing is reviewed.
pub fn review_comments(
    locale: &Locale,
    open: &OpenStudy,
    review: &GameReview,
) -> Vec<(NodeId, String)> {
    let Some(found) = review.of(open.game()) else {
        return Vec::new();
    };
    let moves = found.moves.iter().zip(open.main_line());
    moves
        .filter_map(|(reviewed, &node)| Some((node, comment(locale, reviewed)?)))
        .collect()
}

/// "Mistake, judged. It leaves White the point K6, which makes an open three. J7 was better."
fn comment(locale: &Locale, reviewed: &ReviewedMove) -> Option<String> {
    let label = reviewed.label.filter(|label| Label::is_mistake(*label))?;
    let name = locale.text(&format!("review-label-{}", label.id()));
    let certainty = locale.text(&format!("review-{}", reviewed.certainty.id()));
    let values = [("label", name.into()), ("certainty", certainty.into())];
    let mut words = vec![locale.text_with("review-move-label", &values)];
    let sentences = [
        Sentence::of_reason(reviewed),
        Sentence::of_better_wins(reviewed),
    ];
    words.extend(
        sentences
            .iter()
            .flatten()
            .map(|said| sentence_text(locale, said)),
    );
    if let Some(better) = reviewed.better.filter(|_| reviewed.better_wins.is_none()) {
        let better = [("better", better.label().into())];
        words.push(locale.text_with("review-better-was", &better));
    }
    words.extend(Sentence::of_threats(reviewed).map(|said| sentence_text(locale, &said)));
    Some(locale.sentences(words))
}
