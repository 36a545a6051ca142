//! A review as JSON.

use narabe_rules::Side;
use narabe_study::review::{Accuracy, Certainty, Label, LostBy, Reason, Review, ReviewedMove};
use serde_json::{Value, json};

use super::in_words;

/// The whole review.
pub fn review(review: &Review) -> Value {
    json!({
        "moves": review.moves.iter().map(reviewed_move).collect::<Vec<_>>(),
        "lost": review.lost.map(|lost| json!({
            "ply": lost.ply,
            "side": side(lost.side),
            "certainty": lost.certainty.id(),
            "by": match lost.by {
                LostBy::Move => "move",
                LostBy::Turn => "turn",
                LostBy::Start => "start",
                LostBy::Cost => "cost",
            },
            "wins_in": lost.wins_in,
            "searched": lost.searched,
        })),
        "lesson": review.lesson.as_ref().map(|lesson| json!({
            "ply": lesson.ply,
            "where": in_words::sentence(&lesson.place),
            "why": in_words::sentence(&lesson.reason),
            "next": in_words::sentence(&lesson.advice),
            "line": lesson.line,
        })),
        "sentences": review.sentences.iter().map(in_words::sentence).collect::<Vec<_>>(),
        "accuracy": {
            "black": accuracy(&review.accuracy[0]),
            "white": accuracy(&review.accuracy[1]),
        },
    })
}

fn reviewed_move(reviewed: &ReviewedMove) -> Value {
    let line = if reviewed.label == Some(Label::LosingMove) {
        &reviewed.reply_line
    } else {
        &reviewed.better_line
    };
    json!({
        "ply": reviewed.ply,
        "point": reviewed.turn.to_string(),
        "side": side(reviewed.side),
        "label": reviewed.label.map(Label::id),
        "certainty": reviewed.label.map(|_| reviewed.certainty.id()),
        "better": reviewed.better,
        "line": line,
        "better_line": reviewed.better_line,
        "win_rate": reviewed.win_rates.map(|rates| rates.map(|rate| rounded(rate, 3))),
        "wins_in": reviewed.wins_in.map(|(winner, moves)| json!({ "side": side(winner), "moves": moves })),
        "reason": in_words::reason(reviewed),
        "reason_id": reviewed.reason.map(Reason::id),
        "threats": reviewed.threats.map(|counts| json!({ "own": counts.own, "other": counts.other })),
        "better_wins": reviewed.better_wins.map(Certainty::id),
        "prescribed": reviewed.is_prescribed,
    })
}

fn accuracy(accuracy: &Accuracy) -> Value {
    json!(accuracy.percent.map(|percent| rounded(percent, 1)))
}

fn rounded(number: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (number * scale).round() / scale
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}
