//! The board of a proof: the stones of the walk, the winner's next move, and the defender's tries.

use crate::board::{BoardModel, FirstBoard, KeptModel, ThreatMark, WinLine, WinStyle};
use crate::study::{OpenStudy, StudyProof};
use crate::widgets::DialogOpen;
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use narabe_rules::{Direction, Point};
use narabe_study::proof::{ProofRole, ProofSession, ProofWalk};

/// The stones of a five, less the one that it is looked from.
const REACH: i8 = 4;
/// The stones of a five.
const FIVE: usize = 5;

/// What the model depends on: the change of the proof, and whether a dialog is open.
type ModelInputs = (Tick, bool);

pub fn show(
    open: Res<OpenStudy>,
    proof: Res<StudyProof>,
    dialog: Res<DialogOpen>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
    mut kept: Local<KeptModel<ModelInputs>>,
) {
    let Some(session) = proof.session() else {
        return;
    };
    kept.show((proof.last_changed(), dialog.0), &mut model, || {
        let mut wanted = model_of(session);
        wanted.size = open.study().position().size();
        wanted.ghost = session.walk().to_move().filter(|_| !dialog.0);
        wanted
    });
}

fn model_of(session: &ProofSession) -> BoardModel {
    let walk = session.walk();
    let mut model = BoardModel {
        moves: walk.setup().stones().to_vec(),
        mark_last: true,
        ..default()
    };
    let Some(&last) = walk.path().last() else {
        return model;
    };
    if walk.is_won() {
        model.win = Some(WinLine {
            lines: fives(walk, last),
            style: WinStyle::Neutral,
        });
    } else if session.role() == ProofRole::Defender {
        // One who plays the attacker has to find the points.
        model.threats = marks(session);
        model.threat_lines = threat_lines(walk, last, &model.threats);
    }
    model
}

/// The points where the winner makes its next four or five, and those where the defender can try.
fn marks(session: &ProofSession) -> Vec<(Point, ThreatMark)> {
    let walk = session.walk();
    let (board, rule, winner) = (walk.board(), walk.rule(), walk.winner());
    let mut marks: Vec<(Point, ThreatMark)> = (walk.threats().iter())
        .map(|&point| {
            if board.wins_at(rule, point, winner) {
                (point, ThreatMark::Five)
            } else {
                (point, ThreatMark::Four)
            }
        })
        .collect();
    let next = session.line().iter().find(|(_, side)| *side == winner);
    if let Some((point, _)) = next
        && !marks.iter().any(|(marked, _)| marked == point)
        && makes_four(walk, *point)
    {
        marks.push((*point, ThreatMark::Four));
    }
    for defence in walk.defences() {
        if !marks.iter().any(|(marked, _)| *marked == defence.point) {
            marks.push((defence.point, ThreatMark::Try));
        }
    }
    marks
}

/// Whether a stone of the winner on an empty point makes a four.
fn makes_four(walk: &ProofWalk, point: Point) -> bool {
    let mut setup = walk.setup();
    let placed = setup.place(point, walk.winner());
    placed.is_ok() && (setup.board().five_points(walk.rule(), walk.winner()).next()).is_some()
}

/// The lines through the last attack on which it threatens something.
fn threat_lines(walk: &ProofWalk, attack: Point, marks: &[(Point, ThreatMark)]) -> Vec<[Point; 2]> {
    let is_goal = |point: Point| {
        let mark = marks.iter().find(|(marked, _)| *marked == point);
        mark.is_some_and(|(_, mark)| *mark != ThreatMark::Try)
    };
    let mut lines = Vec::new();
    for direction in Direction::ALL {
        let mut has_goal = false;
        let ends = [-1, 1].map(|sign| {
            let mut end = attack;
            for distance in 1..=REACH {
                let point = attack.offset(direction.step(), sign * distance);
                let is_inside = walk.board().size().contains(point);
                let stone = is_inside.then(|| walk.board().get(point)).flatten();
                if !is_inside || stone == Some(walk.winner().other()) {
                    break;
                }
                has_goal |= is_goal(point);
                if stone.is_some() || is_goal(point) {
                    end = point;
                }
            }
            end
        });
        if has_goal {
            lines.push(ends);
        }
    }
    lines
}

/// The rows of five through the last stone.
fn fives(walk: &ProofWalk, last: Point) -> Vec<Vec<Point>> {
    let board = walk.board();
    let is_stone =
        |point: &Point| board.size().contains(*point) && board.get(*point) == Some(walk.winner());
    let run = |direction: Direction, sign: i8| {
        let points = (1..).map(move |distance| last.offset(direction.step(), sign * distance));
        points.take_while(is_stone).collect::<Vec<_>>()
    };
    let rows = Direction::ALL.into_iter().map(|direction| {
        let mut before = run(direction, -1);
        before.reverse();
        before.push(last);
        before.extend(run(direction, 1));
        before
    });
    rows.filter(|row| row.len() >= FIVE).collect()
}
