//! Judges the points that a person has marked.

use std::collections::BTreeSet;

use super::judgement::{Illustration, Judgement};
use super::message::Message;
use super::step::Step;
use super::task::PointSet;
use narabe_rules::{Point, Setup};
use narabe_study::SentenceArg;

/// Judges the marked points: the first one outside the set is wrong.
pub fn judge(step: &Step, setup: &Setup, set: PointSet, marked: &[Point]) -> Judgement {
    let wanted = set.points(setup);
    if let Some(&point) = marked.iter().find(|point| !wanted.contains(point)) {
        return wrong(step, set, point);
    }
    let marked: BTreeSet<Point> = marked.iter().copied().collect();
    let left = wanted.len() - marked.len();
    if left > 0 {
        let args = vec![
            ("found", SentenceArg::Number(marked.len())),
            ("left", SentenceArg::Number(left)),
        ];
        return Judgement::NotYet {
            explanation: Message::new("lesson-marks-left", args),
            reply: None,
            left,
        };
    }
    let explanation = match &step.right {
        Some(right) => Message::of_file(right.clone(), Vec::new()),
        None => Message::new("lesson-right", Vec::new()),
    };
    Judgement::Right {
        explanation,
        shown: Illustration::points(wanted),
    }
}

fn wrong(step: &Step, set: PointSet, point: Point) -> Judgement {
    let args = vec![
        ("point", SentenceArg::Point(point)),
        ("set", SentenceArg::Word(set.id())),
    ];
    let explanation = match step.wrong_answer(point) {
        Some(wrong) => Message::of_file(wrong.says.clone(), args),
        None => Message::new("lesson-wrong-mark", args),
    };
    Judgement::Wrong {
        explanation,
        shown: Illustration::points(vec![point]),
    }
}
