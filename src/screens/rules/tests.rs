//! The pages: their statements are checked with the rules, and the screens are used without a window.

use super::figure::{after, stone};
use super::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageFigure, PageSection, TwinClaim,
};
use super::{RulesPage, ShowRules, pages, steps};
use crate::layout::Layout;
use crate::live::Live;
use crate::locale::Locale;
use crate::screens::diagram::Diagram;
use crate::screens::keys::BackRequested;
use crate::screens::testing::{TestApp, two_stones};
use crate::settings::LastSetup;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_rules::opening::{Action, Opening, Prompt, Protocol, Region};
use narabe_rules::twin::{Half, TwinPoint, TwinPosition, TwinThreat};
use narabe_rules::{Board, Foul, Point, Position, Rule, Side};

fn all_pages() -> impl Iterator<Item = RulesPage> {
    RulesPage::rules().chain(RulesPage::openings())
}

fn figures(page: RulesPage) -> Vec<&'static PageFigure> {
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
fn every_page_has_texts_and_one_to_four_figures() {
    let english = Locale::new("en");
    let mut names = Vec::new();
    for page in all_pages() {
        let content = pages::content(page);
        names.push(english.text(content.name));
        let is_the_list = page == RulesPage::Openings;
        let count = figures(page).len();
        assert!(is_the_list || (1..=4).contains(&count), "{page:?}: {count}");
        let mut ids = vec![content.name, content.lead];
        for part in content.parts {
            match part {
                PageSection::Text(head, texts) => ids.extend([*head].iter().chain(*texts)),
                PageSection::Figures(figures) => {
                    ids.extend(figures.iter().map(|figure| figure.caption))
                }
                PageSection::Steps(protocol) => {
                    assert_eq!(page, RulesPage::Opening(*protocol));
                    assert!(steps::lines(&english, *protocol).len() > 2);
                }
                PageSection::SeeAlso(others) => assert!(!others.contains(&page)),
                PageSection::Openings => assert!(is_the_list),
            }
        }
        for id in ids {
            assert!(english.knows(id), "{page:?}: {id}");
        }
    }
    assert_eq!(names.len(), 6 + 12 + 1);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 19, "two pages have one name");
}

#[test]
fn every_protocol_is_described_step_by_step() {
    for protocol in Protocol::ALL {
        let parts = pages::content(RulesPage::Opening(protocol)).parts.iter();
        let has_steps = parts
            .clone()
            .any(|part| matches!(part, PageSection::Steps(_)));
        assert_eq!(has_steps, protocol != Protocol::Free, "{protocol}");
    }
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

fn opened(page: RulesPage) -> TestApp {
    let mut test = TestApp::started();
    show(&mut test, page);
    test
}

fn show(test: &mut TestApp, page: RulesPage) {
    test.send(ShowRules(page));
}

/// A phone in portrait. Nothing measures a window here, so it stays.
fn make_narrow(test: &mut TestApp) {
    let narrow = Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0);
    *test.resource_mut::<Layout>() = narrow;
    test.settle();
}

fn go_back(test: &mut TestApp) {
    test.send(BackRequested);
}

#[test]
fn every_page_opens_and_leads_to_every_other() {
    let english = Locale::new("en");
    let mut test = opened(RulesPage::default());
    for page in all_pages() {
        test.press(&page.key());
        assert_eq!(test.screen(), Screen::RulesPage);
        let lead = english.text(pages::content(page).lead);
        assert!(test.shows(&lead), "{page:?}");
    }
    assert!(test.says("opening-kagetsu"));
    go_back(&mut test);
    assert_eq!(test.screen(), Screen::Title);
}

#[test]
fn see_also_opens_the_other_page() {
    let mut test = opened(RulesPage::Rule(Rule::Caro));
    test.press(&format!(
        "see {}",
        RulesPage::Rule(Rule::CaroOverline).key()
    ));
    let lead = Locale::new("en").text("rules-caro-overline-lead");
    assert!(test.shows(&lead));
}

#[test]
fn on_a_phone_the_list_leads_to_a_page_and_back() {
    let mut test = TestApp::new();
    make_narrow(&mut test);
    test.open(Screen::Rules);
    test.press(&RulesPage::Twin.key());
    assert_eq!(test.screen(), Screen::RulesPage);
    assert!(!test.has(&RulesPage::Twin.key()), "the list is gone");
    assert!(!test.has("rules-all"), "Back leads to the list already");
    go_back(&mut test);
    assert_eq!(test.screen(), Screen::Rules);
}

#[test]
fn on_a_phone_a_page_opened_from_a_game_leads_back_to_it() {
    let mut test = TestApp::new();
    make_narrow(&mut test);
    test.app.insert_resource(Live::from(two_stones()));
    test.open(Screen::Game);
    show(&mut test, RulesPage::Rule(Rule::Freestyle));
    test.press("rules-all");
    assert_eq!(test.screen(), Screen::Rules);
    test.press(&RulesPage::Twin.key());
    go_back(&mut test);
    assert_eq!(test.screen(), Screen::Game);
}

#[test]
fn from_the_menu_of_a_game_its_rule_opens_and_the_game_is_as_it_was() {
    let mut test = TestApp::new();
    test.app.insert_resource(Live::from(two_stones()));
    test.open(Screen::Game);
    let before = test.resource::<Live>().one_board().position().clone();
    test.send(crate::screens::OpenMenu);
    test.press("menu-rules");
    assert_eq!(test.screen(), Screen::RulesPage);
    assert!(test.shows(&Locale::new("en").text("rules-freestyle-lead")));
    go_back(&mut test);
    assert_eq!(test.screen(), Screen::Game);
    let live = test.resource::<Live>().one_board();
    assert!(live.is_in_progress());
    assert_eq!(live.position(), &before);
}

#[test]
fn new_game_opens_the_page_of_the_rule_that_is_chosen() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-rule", 2);
    test.press("new-rule-about");
    assert!(test.shows(&Locale::new("en").text("rules-renju-lead")));
    go_back(&mut test);
    assert_eq!(test.screen(), Screen::NewGame);
    let setup = &test.resource::<LastSetup>().0;
    assert_eq!(setup.rule, Rule::Renju);
}

#[test]
fn settings_lead_to_the_rules() {
    let mut test = TestApp::at(Screen::Settings);
    test.press("settings-rules-open");
    assert_eq!(test.screen(), Screen::Rules);
    go_back(&mut test);
    assert_eq!(test.screen(), Screen::Settings);
}
