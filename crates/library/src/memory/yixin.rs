//! What is known of a position in the words of a database of Yixin, and back.

use super::finding::{Finding, Worth};
use super::known::{Known, MoveMark};
use super::packed::Entry;
use narabe_notation::{LossKind, LossReport, YixinBound, YixinLabel, YixinRecord};
use narabe_rules::{Placement, Side};

/// The record of what is known.
pub fn record_of(known: &Known) -> YixinRecord {
    let mut record = YixinRecord {
        label: YixinLabel::NONE,
        comment: known.comment.clone(),
        board_texts: known.board_texts.clone(),
        ..YixinRecord::default()
    };
    if let Some(finding) = &known.finding {
        record.depth = i16::try_from(finding.depth).unwrap_or(i16::MAX);
        record.bound = YixinBound::Exact;
        let plies = |moves: u16| 2 * i32::from(moves);
        match finding.worth {
            Worth::Wins(moves) => {
                record.label = YixinLabel::LOSE;
                record.value = value_of(plies(moves) - 1, moves, &mut record.bound);
            }
            Worth::Loses(moves) => {
                record.label = YixinLabel::WIN;
                record.value = value_of(-plies(moves), moves, &mut record.bound);
            }
            Worth::Draw => record.label = YixinLabel::DRAW,
            Worth::Judged(_) => {
                record.value = YixinRecord::value_of_win_rate(finding.worth.chances());
            }
        }
    }
    match known.mark {
        None => {}
        Some(MoveMark::Always) => record.label = YixinLabel::FORCED,
        Some(MoveMark::Never) => record.label = YixinLabel::BLOCKED,
    }
    record
}

/// The value of a win in so many plies; none if the number of moves is not known.
fn value_of(plies: i32, moves: u16, bound: &mut YixinBound) -> i16 {
    if moves == 0 {
        *bound = YixinBound::None;
        return 0;
    }
    YixinRecord::value_of_win(plies)
}

/// The position after the best move of a win, and what is known of it then.
pub fn after_best_move(entry: &Entry) -> Option<(Placement, Known)> {
    let finding = entry.known.finding.as_ref()?;
    let Worth::Wins(moves) = finding.worth else {
        return None;
    };
    // With the last move the game is over.
    let &best = finding.line.first().filter(|_| moves != 1)?;
    let placement = &entry.placement;
    let mover = placement.to_move();
    let mut stones = Side::ALL.map(|side| placement.stones(side).to_vec());
    if stones.iter().flatten().any(|stone| *stone == best) {
        return None;
    }
    stones[mover as usize].push(best);
    let after = Placement::new(placement.rule(), placement.size(), stones, mover.other());
    let finding = Finding {
        worth: Worth::Loses(moves.saturating_sub(1)),
        depth: finding.depth.saturating_sub(1),
        ..Finding::default()
    };
    let known = Known {
        finding: Some(finding),
        ..Known::default()
    };
    Some((after.canonical().0, known))
}

/// What a record says. Marks of other programs and values that are only bounds are counted as lost.
pub fn known_of(record: YixinRecord, source: &str, lost: &mut LossReport) -> Known {
    let moves = |plies: Option<i32>| {
        let moves = plies.map_or(0, |plies| (plies.abs() + 1) / 2);
        u16::try_from(moves).unwrap_or_default()
    };
    let plies = record.plies_to_win();
    let is_exact = record.bound == YixinBound::Exact;
    let (worth, mark) = match record.label.sign() {
        Some('w') => (
            Some(Worth::Loses(moves(plies.filter(|plies| *plies < 0)))),
            None,
        ),
        Some('l') => (
            Some(Worth::Wins(moves(plies.filter(|plies| *plies > 0)))),
            None,
        ),
        Some('d') => (Some(Worth::Draw), None),
        sign => {
            let mark = match sign {
                Some('!') => Some(MoveMark::Always),
                Some('x') => Some(MoveMark::Never),
                _ => None,
            };
            if mark.is_none() && !matches!(record.label, YixinLabel::NULL | YixinLabel::NONE) {
                lost.lose(LossKind::Marks);
            }
            let is_bound = record.bound != YixinBound::None && !is_exact;
            lost.lose_many(LossKind::Glyphs, usize::from(is_bound));
            let is_judged = is_exact && record.depth > 0;
            let worth = is_judged.then(|| match plies {
                Some(plies) if plies > 0 => Worth::Wins(moves(Some(plies))),
                Some(plies) => Worth::Loses(moves(Some(plies))),
                None => Worth::judged(record.win_rate()),
            });
            (worth, mark)
        }
    };
    let finding = worth.map(|worth| Finding {
        worth,
        is_proven: false,
        depth: u32::try_from(record.depth).unwrap_or_default(),
        nodes: 0,
        line: Vec::new(),
        engine: source.to_owned(),
    });
    Known {
        finding,
        comment: record.comment,
        board_texts: record.board_texts,
        mark,
    }
}
