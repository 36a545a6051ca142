//! Judges a stone that has to stop what the other side threatens.

use std::sync::atomic::AtomicBool;

use super::judge_shape::{of_foul, won_rows};
use super::judgement::{Illustration, Judgement, Remark};
use super::message::Message;
use narabe_rules::{Point, Setup};
use narabe_study::SentenceArg;
use narabe_study::proof::{Refutation, refutation};

/// The nodes of the search for a win of the other side by fours, and of that by fours and threes.
const NODES: u64 = 20_000;

/// Judges a stone of the side to move on an empty point: right if no win of the other side is found after it.
pub fn judge(setup: &Setup, point: Point) -> Judgement {
    let (side, board) = (setup.to_move(), setup.board());
    if let Some(foul) = board.foul_of(setup.rule(), point, side) {
        return of_foul(&board, point, foul);
    }
    let right = |rows| Judgement::Right {
        explanation: Message::new("lesson-right", vec![("point", SentenceArg::Point(point))]),
        shown: Illustration::rows(rows),
    };
    let rows = won_rows(setup, point);
    if !rows.is_empty() {
        return right(rows);
    }
    match refutation(setup, point, NODES, &AtomicBool::new(false)) {
        Some(refutation) => refuted(setup, &refutation),
        None => right(Vec::new()),
    }
}

fn refuted(setup: &Setup, refutation: &Refutation) -> Judgement {
    let winner = setup.to_move().other();
    let (id, remark) = match (refutation.moves_to_win, refutation.is_by_fours) {
        (1, _) => ("lesson-wrong-five-follows", Remark::Five(winner)),
        (_, true) => ("lesson-wrong-fours-follow", Remark::WinBegins(winner)),
        (_, false) => ("lesson-wrong-threats-follow", Remark::WinBegins(winner)),
    };
    let mut args = vec![
        ("point", SentenceArg::Point(refutation.point)),
        ("winner", SentenceArg::side(winner)),
        ("moves", SentenceArg::Number(refutation.moves_to_win)),
    ];
    let reply = refutation.line.first().copied();
    args.extend(reply.map(|reply| ("reply", SentenceArg::Point(reply))));
    Judgement::Wrong {
        explanation: Message::new(id, args),
        shown: Illustration::line(winner, refutation.line.iter().copied())
            .with_remark(reply, remark),
    }
}
