//! Judges a stone that has to make a shape.

use super::judgement::{Illustration, Judgement, Remark};
use super::message::Message;
use super::shape::{Shape, made, makes, open_four_points};
use narabe_rules::{Board, Direction, Foul, FoulAnalysis, Point, Setup, Side};
use narabe_study::SentenceArg;
use narabe_study::proof::AttackKind;

/// Judges a stone of the side to move on an empty point.
pub fn judge(setup: &Setup, point: Point, shape: Shape) -> Judgement {
    let side = setup.to_move();
    if makes(setup, point, side, shape) {
        return Judgement::Right {
            explanation: Message::new("lesson-right", vec![("point", SentenceArg::Point(point))]),
            shown: shown(setup, point, side),
        };
    }
    if let Some(foul) = setup.board().foul_of(setup.rule(), point, side) {
        return of_foul(&setup.board(), point, foul);
    }
    wrong(setup, point, shape)
}

/// What the board shows of a stone: its five, or the points where it threatens one, or those of its open four.
fn shown(setup: &Setup, point: Point, side: Side) -> Illustration {
    let rule = setup.rule();
    let mut board = setup.board();
    if board.wins_at(rule, point, side) {
        return Illustration::rows(won_rows(setup, point));
    }
    board.place(point, side);
    let fives: Vec<Point> = board.five_points(rule, side).collect();
    if !fives.is_empty() {
        return Illustration::points(fives);
    }
    let mut after = setup.clone();
    // The point is empty.
    let _ = after.place(point, side);
    Illustration::points(open_four_points(&after, side))
}

/// The rows with which a stone of the side to move wins.
pub fn won_rows(setup: &Setup, point: Point) -> Vec<Vec<Point>> {
    let (rule, side, board) = (setup.rule(), setup.to_move(), setup.board());
    let runs = Direction::ALL.map(|direction| board.run_through(point, side, direction));
    let won = (runs.into_iter()).filter(|run| rule.is_win(side, run.length, run.closed_ends));
    won.map(|run| run.points().collect()).collect()
}

/// Why a black stone is forbidden, with the rows that it makes.
pub fn of_foul(board: &Board, point: Point, foul: Foul) -> Judgement {
    let analysis = FoulAnalysis::of(board, point);
    let rows = analysis.map_or_else(Vec::new, |analysis| match foul {
        Foul::Overline => analysis.overlines,
        Foul::DoubleFour => (analysis.fours.into_iter())
            .map(|four| four.stones)
            .collect(),
        Foul::DoubleThree => {
            let threes = analysis.threes.into_iter();
            let real = threes.filter(|three| three.is_real() == Some(true));
            let first = real.filter_map(|three| {
                let mut extensions = three.extensions.into_iter();
                extensions.find(|extension| extension.is_playable() == Some(true))
            });
            first.map(|extension| extension.stones).collect()
        }
    });
    let word = match foul {
        Foul::Overline => "overline",
        Foul::DoubleFour => "double-four",
        Foul::DoubleThree => "double-three",
    };
    let args = vec![
        ("point", SentenceArg::Point(point)),
        ("foul", SentenceArg::Word(word)),
    ];
    Judgement::Wrong {
        explanation: Message::new("lesson-wrong-foul", args),
        shown: Illustration::rows(rows),
    }
}

fn wrong(setup: &Setup, point: Point, shape: Shape) -> Judgement {
    let (rule, side) = (setup.rule(), setup.to_move());
    let mut args = vec![
        ("point", SentenceArg::Point(point)),
        ("other", SentenceArg::side(side.other())),
    ];
    if shape == Shape::Five {
        args.push(("length", SentenceArg::Number(longest_row(setup, point))));
        return Judgement::Wrong {
            explanation: Message::new("lesson-wrong-length", args),
            shown: Illustration::default(),
        };
    }
    let made = made(setup, point, side);
    let mut board = setup.board();
    board.place(point, side);
    let stop = board.five_points(rule, side).next();
    args.push(("made", SentenceArg::Word(made.id())));
    args.push(("wanted", SentenceArg::Word(shape.id())));
    match stop {
        Some(stop) if matches!(made, AttackKind::Four | AttackKind::FourThree) => {
            args.push(("reply", SentenceArg::Point(stop)));
            let (id, closed) = match shape {
                Shape::OpenFour => ("lesson-wrong-closed-four", closed_end(&board, point, stop)),
                _ => ("lesson-wrong-made-four", None),
            };
            let shown = Illustration::line(side.other(), [stop])
                .with_remark(closed, Remark::ClosedEnd)
                .with_remark(Some(stop), Remark::Stops(side.other()));
            Judgement::Wrong {
                explanation: Message::new(id, args),
                shown,
            }
        }
        _ => Judgement::Wrong {
            explanation: Message::new("lesson-wrong-made", args),
            shown: Illustration::default(),
        },
    }
}

/// The stone at the end of a four without a gap that lies away from its stop.
fn closed_end(board: &Board, point: Point, stop: Point) -> Option<Point> {
    let side = board.get(point)?;
    Direction::ALL.into_iter().find_map(|direction| {
        let run = board.run_through(point, side, direction);
        let stones: Vec<Point> = run.points().collect();
        let (&[first, ..], &[.., last]) = (&stones[..], &stones[..]) else {
            return None;
        };
        let step = direction.step();
        if stones.len() != 4 {
            None
        } else if first.offset(step, -1) == stop {
            Some(last)
        } else if last.offset(step, 1) == stop {
            Some(first)
        } else {
            None
        }
    })
}

/// The stones of the longest row that a stone of the side to move belongs to.
fn longest_row(setup: &Setup, point: Point) -> usize {
    let (side, board) = (setup.to_move(), setup.board());
    let lengths = Direction::ALL.map(|direction| board.run_through(point, side, direction).length);
    lengths.into_iter().max().unwrap_or(1)
}
