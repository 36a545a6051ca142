//! The statements of the figures are checked with the rules.

use super::figure::{after, stone};
use super::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageFigure, PageSection, TwinClaim,
};
use super::{RulesPage, pages};
use crate::screens::diagram::Diagram;
use bevy::prelude::*;
use narabe_rules::opening::{Action, Opening, Prompt, Protocol, Region};
use narabe_rules::twin::{Half, TwinPoint, TwinPosition, TwinThreat};
use narabe_rules::{Board, Foul, Point, Position, Rule, Side};

pub(super) fn all_pages() -> impl Iterator<Item = RulesPage> {
    RulesPage::rules().chain(RulesPage::openings())
}

pub(super) fn figures(page: RulesPage) -> Vec<&'static PageFigure> {
    let parts = pages::content(page).parts.iter();
    let figures = parts.filter_map(|part| match part {
        PageSection::Figures(figures) => Some(*figures),
        _ => None,
    });
    figures.flatten().collect()
}

/// Every drawing of one board, with its statement.
fn claims() -> Vec<(RulesPage, &'static BoardDrawing, FigureClaim)> {
    all_pages()
        .flat_map(|page| {
            figures(page).into_iter().filter_map(move |figure| {
                let FigureContent::Board(drawing, claim) = &figure.shows else {
                    return None;
                };
                Some((page, drawing, *claim))
            })
        })
        .collect()
}

fn points(drawing: &BoardDrawing, wanted: impl Fn(char) -> bool) -> Vec<Point> {
    let signs = drawing.signs().filter(|(_, sign)| wanted(*sign));
    signs.map(|(point, _)| point).collect()
}

/// The position after the stone just played: the others were played before it in any order, with distant extra stones
/// for the side that has fewer.
fn played(drawing: &BoardDrawing, rule: Rule) -> Position {
    let size = drawing.board_size();
    let [(last, mark)] = drawing
        .signs()
        .filter(|(_, sign)| matches!(sign, 'B' | 'W'))
        .collect::<Vec<_>>()[..]
    else {
        panic!("exactly one stone is the one just played");
    };
    let mover = stone(mark).expect("a stone");
    let of = |side| {
        let before = drawing.signs().filter(move |(point, _)| *point != last);
        let own = before.filter(move |(_, sign)| stone(*sign) == Some(side));
        own.map(|(point, _)| point).collect::<Vec<_>>()
    };
    let diagram = drawing.diagram();
    // Every third point of the rows at the edges, which makes no row.
    let mut far = size.points().filter(|point| {
        let at_edge = point.y == 0 || point.y + 1 == size.get();
        at_edge && point.x % 3 == 0 && !diagram.contains(*point)
    });
    let [mut black, mut white] = Side::ALL.map(of);
    let ahead = usize::from(mover == Side::White);
    while black.len() < white.len() + ahead {
        black.push(far.next().expect("a free distant point"));
    }
    while white.len() + ahead < black.len() {
        white.push(far.next().expect("a free distant point"));
    }
    let mut position = Position::new(rule, size);
    for index in 0..black.len() + white.len() {
        let point = if index % 2 == 0 {
            black[index / 2]
        } else {
            white[index / 2]
        };
        position.play_allowing_foul(point).expect("a free point");
        assert_eq!(position.outcome(), None, "{point} ends the game too soon");
    }
    assert_eq!(position.side_to_move(), mover);
    position.play_allowing_foul(last).expect("a free point");
    position
}

#[test]
fn drawings_are_rectangles_of_known_signs_inside_their_board() {
    let twins = figures(RulesPage::Twin).into_iter().flat_map(|figure| {
        let FigureContent::Twin(drawings, _) = &figure.shows else {
            panic!("{figure:?}");
        };
        drawings.iter()
    });
    for drawing in claims()
        .into_iter()
        .map(|(_, drawing, _)| drawing)
        .chain(twins)
    {
        let size = drawing.board_size();
        assert_eq!(size.get(), drawing.size);
        drawing.corner.parse::<Point>().expect("a point");
        let width = drawing.rows[0].len();
        assert!(
            drawing.rows.iter().all(|row| row.len() == width),
            "{drawing:?}"
        );
        for (point, sign) in drawing.signs() {
            assert!(size.contains(point), "{drawing:?}: {point}");
            let known = matches!(sign, '.' | '#' | 'a'..='f') || stone(sign).is_some();
            assert!(known, "{drawing:?}: {sign}");
        }
    }
}

#[test]
fn stones_claimed_to_win_win_and_their_rows_are_drawn() {
    let mut proved = 0;
    for (page, drawing, claim) in claims() {
        let FigureClaim::Wins(rules) = claim else {
            continue;
        };
        for &rule in rules {
            let position = played(drawing, rule);
            let winner = position.outcome().and_then(|outcome| outcome.winner());
            assert_eq!(
                winner,
                Some(position.side_to_move().other()),
                "{page:?} {drawing:?}"
            );
            proved += 1;
        }
        let lines = FigureContent::diagrams(&FigureContent::Board(copied(drawing), claim))[0]
            .lines
            .clone();
        let wins = |[from, to]: &[Point; 2]| from.x.abs_diff(to.x).max(from.y.abs_diff(to.y)) >= 4;
        assert!(
            !lines.is_empty() && lines.iter().all(wins),
            "{page:?} {lines:?}"
        );
    }
    assert!(proved >= 9, "{proved}");
}

fn copied(drawing: &BoardDrawing) -> BoardDrawing {
    BoardDrawing {
        size: drawing.size,
        corner: drawing.corner,
        rows: drawing.rows,
    }
}

#[test]
fn stones_claimed_not_to_win_do_not_end_the_game() {
    let mut proved = 0;
    for (page, drawing, claim) in claims() {
        let FigureClaim::PlaysOn(rules) = claim else {
            continue;
        };
        for &rule in rules {
            assert_eq!(
                played(drawing, rule).outcome(),
                None,
                "{page:?} {drawing:?}"
            );
            proved += 1;
        }
    }
    assert!(proved >= 5, "{proved}");
}

#[test]
fn crosses_are_exactly_the_forbidden_points_and_letters_are_none() {
    let mut kinds = Vec::new();
    for (_, drawing, claim) in claims() {
        let FigureClaim::Fouls(foul) = claim else {
            continue;
        };
        let diagram = drawing.diagram();
        let board =
            Board::with_stones(diagram.size, diagram.stones.iter().copied()).expect("a board");
        let mut crosses: Vec<_> = diagram.crosses.iter().map(|&point| (point, foul)).collect();
        crosses.sort_by_key(|(point, _)| (point.y, point.x));
        assert_eq!(board.fouls(), crosses, "{drawing:?}");
        for (point, _) in &diagram.labels {
            assert_eq!(board.foul_at(*point), None, "{point}");
        }
        kinds.push(foul);
    }
    for foul in Foul::ALL {
        assert!(kinds.contains(&foul), "{foul} has no picture");
    }
}

/// The false three is false because of the point in its caption: with A played, a stone on B would make two fours, and
/// without that double-four A would be forbidden.
#[test]
fn the_false_three_depends_on_the_double_four_on_b() {
    let drawing = figures(RulesPage::Rule(Rule::Renju))
        .into_iter()
        .find_map(|figure| match &figure.shows {
            FigureContent::Board(drawing, _) if !points(drawing, |sign| sign == 'b').is_empty() => {
                Some(drawing)
            }
            _ => None,
        })
        .expect("the figure of the false three");
    let diagram = drawing.diagram();
    let [a, b] = ['a', 'b'].map(|sign| points(drawing, |found| found == sign)[0]);
    let with = |extra: &[(Point, Side)]| {
        let stones = diagram.stones.iter().copied().chain(extra.iter().copied());
        Board::with_stones(diagram.size, stones).expect("a board")
    };
    assert_eq!(with(&[(a, Side::Black)]).foul_at(b), Some(Foul::DoubleFour));
    let lower: Point = "e5".parse().expect("a point");
    let stones = diagram
        .stones
        .iter()
        .copied()
        .filter(|(point, _)| *point != lower);
    let without = Board::with_stones(diagram.size, stones).expect("a board");
    assert_eq!(without.foul_at(a), Some(Foul::DoubleThree));
}

#[test]
fn numbered_moves_can_be_played_in_their_order() {
    let (_, drawing, _) = claims()
        .into_iter()
        .find(|(_, _, claim)| matches!(claim, FigureClaim::Moves))
        .expect("a figure of moves");
    let mut moves: Vec<_> = drawing
        .signs()
        .filter(|(_, sign)| sign.is_ascii_digit())
        .collect();
    moves.sort_by_key(|(_, sign)| *sign);
    let mut position = Position::new(Rule::Freestyle, drawing.board_size());
    for (point, sign) in moves {
        assert_eq!(stone(sign), Some(position.side_to_move()));
        position.play(point).expect("a free point");
    }
    assert!(position.moves().len() >= 4 && position.outcome().is_none());
}

#[test]
fn fifth_moves_claimed_equivalent_are_refused_together() {
    let (_, drawing, _) = claims()
        .into_iter()
        .find(|(_, _, claim)| matches!(claim, FigureClaim::SameFifth))
        .expect("a figure of equal fifth moves");
    let mut moves: Vec<_> = drawing
        .signs()
        .filter(|(_, sign)| sign.is_ascii_digit())
        .collect();
    moves.sort_by_key(|(_, sign)| *sign);
    let equal = points(drawing, |sign| sign == 'a');
    assert_eq!((moves.len(), equal.len()), (4, 4));
    let mut opening = after(Protocol::Rif, "").expect("an opening");
    for (index, (point, _)) in moves.into_iter().enumerate() {
        if index == 3 {
            opening
                .apply("stay".parse().expect("an action"))
                .expect("allowed");
        }
        opening.apply(Action::Place(point)).expect("allowed");
    }
    for &offered in &equal {
        let mut opening = opening.clone();
        opening.apply(Action::Offer(offered)).expect("allowed");
        for &other in &equal {
            assert!(
                opening.check(Action::Offer(other)).is_err(),
                "{offered} {other}"
            );
        }
    }
}

/// The actions of every figure of an opening are legal; the region shown is the one that the protocol requires, and
/// every stone and offer has its label.
#[test]
fn figures_of_openings_agree_with_the_state_machine() {
    let mut regions = Vec::new();
    for page in all_pages() {
        for figure in figures(page) {
            let FigureContent::Opening(protocol, actions) = &figure.shows else {
                continue;
            };
            assert_eq!(page, RulesPage::Opening(*protocol));
            let opening = after(*protocol, actions).expect("the actions are allowed");
            let [diagram] = &figure.shows.diagrams()[..] else {
                panic!("exactly one diagram");
            };
            check_region(&opening, diagram);
            regions.extend(diagram.region);
            let stones = opening.position().moves();
            assert_eq!(diagram.stones.len(), stones.len());
            assert_eq!(diagram.labels.len(), stones.len() + opening.offers().len());
            assert!(
                diagram
                    .labels
                    .iter()
                    .all(|(point, _)| diagram.contains(*point))
            );
        }
    }
    for region in [3, 5, 7, 9].map(Region::Central) {
        assert!(regions.contains(&region), "{region} is in no picture");
    }
    for region in [5, 7].map(Region::Outside) {
        assert!(regions.contains(&region), "{region} is in no picture");
    }
}

fn check_region(opening: &Opening, diagram: &Diagram) {
    let size = diagram.size;
    let is_free = |point: &Point| opening.position().board().get(*point).is_none();
    let allowed: Vec<_> = match diagram.region {
        Some(region) => region.points(size).filter(is_free).collect(),
        None => size.points().filter(is_free).collect(),
    };
    match opening.prompt() {
        Some(Prompt::Place { .. }) => assert_eq!(allowed, opening.points()),
        _ => assert_eq!(diagram.region, None),
    }
    if matches!(diagram.region, Some(Region::Central(_))) {
        assert!(allowed.iter().all(|point| diagram.contains(*point)));
    }
}

#[test]
fn turns_on_twin_boards_end_as_claimed() {
    let mut claims = Vec::new();
    for figure in figures(RulesPage::Twin) {
        let FigureContent::Twin(drawings, claim) = &figure.shows else {
            panic!("{figure:?}");
        };
        let size = drawings[0].board_size();
        let on = |half: Half, wanted: fn(char) -> bool| {
            let signs = drawings[half as usize].signs();
            signs
                .filter(move |(_, sign)| wanted(*sign))
                .map(move |(point, sign)| {
                    (TwinPoint::new(half, point), stone(sign).expect("a stone"))
                })
        };
        let before = Half::ALL
            .into_iter()
            .flat_map(|half| on(half, |sign| matches!(sign, 'X' | 'O')));
        let turn: Vec<_> = Half::ALL
            .into_iter()
            .flat_map(|half| on(half, |sign| matches!(sign, 'B' | 'W')))
            .collect();
        let mover = turn[0].1;
        assert_eq!(turn.len(), 2);
        let mut position = TwinPosition::set_up(size, before, mover).expect("free points");
        let other = mover.other();
        if *claim == TwinClaim::Stops {
            assert!(position.threatens(other));
            assert!(matches!(
                position.opponent_threat(),
                TwinThreat::Stoppable(_)
            ));
        }
        for (point, side) in turn {
            assert_eq!(side, mover);
            position.play(point).expect("a free point");
        }
        let winner = position.outcome().and_then(|outcome| outcome.winner());
        match claim {
            TwinClaim::Wins => assert_eq!(winner, Some(mover)),
            TwinClaim::Loses => assert_eq!(winner, Some(other)),
            TwinClaim::Stops => assert!(winner.is_none() && !position.threatens(other)),
        }
        claims.push(*claim);
    }
    assert_eq!(
        claims,
        [TwinClaim::Wins, TwinClaim::Loses, TwinClaim::Stops]
    );
}
