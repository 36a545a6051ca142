//! Judges the moves of a forced win that a person plays through.

use super::judge_shape::{of_foul, won_rows};
use super::judgement::{Illustration, Judgement, Remark};
use super::message::Message;
use narabe_engine_core::tactics::{AttackProof, ThreatKind, prove, prove_attack};
use narabe_rules::{Point, Setup};
use narabe_study::SentenceArg;
use narabe_study::proof::ProvenWin;

/// The nodes of the search for the proof of an attack. The wins of lessons take a small part of it.
const NODES: u64 = 60_000;

/// Judges a stone of the side to move on an empty point: right if it makes five, right so far if it wins by force, which is
/// then answered by the defence that lasts longest.
pub fn judge(setup: &Setup, point: Point, kind: ThreatKind) -> Judgement {
    let (rule, side, board) = (setup.rule(), setup.to_move(), setup.board());
    if let Some(foul) = board.foul_of(rule, point, side) {
        return of_foul(&board, point, foul);
    }
    let rows = won_rows(setup, point);
    if !rows.is_empty() {
        return Judgement::Right {
            explanation: Message::new("lesson-right", vec![("point", SentenceArg::Point(point))]),
            shown: Illustration::rows(rows),
        };
    }
    let mut after = setup.clone();
    // The point is empty.
    let _ = after.place(point, side);
    let five = after.board().five_points(rule, side.other()).next();
    if let Some(five) = five {
        return wrong(setup, point, kind, "lesson-wrong-five-follows", Some(five));
    }
    let defence = match prove_attack(setup, point, kind, NODES) {
        AttackProof::Win(tree) => match ProvenWin::check(setup, tree) {
            Ok(win) => return goes_on(setup, &win),
            Err(_) => None,
        },
        AttackProof::NoWin { defence } | AttackProof::Unknown { defence } => defence,
    };
    let id = match (defence, kind) {
        (Some(_), _) => "lesson-wrong-stopped",
        (None, ThreatKind::Vcf) => "lesson-wrong-not-four",
        (None, ThreatKind::Vct) => "lesson-wrong-no-threat",
    };
    wrong(setup, point, kind, id, defence)
}

/// The win continues with the defence that lasts longest.
fn goes_on(setup: &Setup, win: &ProvenWin) -> Judgement {
    let reply = win.main_line().get(1).copied();
    let left = win.moves_to_win() - 1;
    let mut args = vec![
        ("point", SentenceArg::Point(win.tree().root().attack)),
        ("other", SentenceArg::side(setup.to_move().other())),
        ("left", SentenceArg::Number(left)),
    ];
    args.extend(reply.map(|reply| ("reply", SentenceArg::Point(reply))));
    Judgement::NotYet {
        explanation: Message::new("lesson-go-on", args),
        reply,
        left,
    }
}

fn wrong(
    setup: &Setup,
    point: Point,
    kind: ThreatKind,
    id: &'static str,
    reply: Option<Point>,
) -> Judgement {
    let other = setup.to_move().other();
    let kind = match kind {
        ThreatKind::Vcf => "fours",
        ThreatKind::Vct => "threats",
    };
    let mut args = vec![
        ("point", SentenceArg::Point(point)),
        ("other", SentenceArg::side(other)),
        ("winner", SentenceArg::side(other)),
        ("kind", SentenceArg::Word(kind)),
    ];
    args.extend(reply.map(|reply| ("reply", SentenceArg::Point(reply))));
    let remark = match id {
        "lesson-wrong-five-follows" => Remark::Five(other),
        _ => Remark::Stops(other),
    };
    Judgement::Wrong {
        explanation: Message::new(id, args),
        shown: Illustration::line(other, reply).with_remark(reply, remark),
    }
}

/// The whole win from a position, both sides' stones, with this first move if one is given. Nothing without a win.
pub fn show(setup: &Setup, first: Option<Point>, kind: ThreatKind) -> Illustration {
    let tree = match first.map(|first| prove_attack(setup, first, kind, NODES)) {
        Some(AttackProof::Win(tree)) => Some(tree),
        _ => prove(setup, kind, NODES).win(),
    };
    let win = tree.and_then(|tree| ProvenWin::check(setup, tree).ok());
    let line = win.map_or_else(Vec::new, |win| win.main_line());
    Illustration::line(setup.to_move(), line)
}
