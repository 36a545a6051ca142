//! The pages: what their pictures say is asked of the rules, and the screens are used without a window.

use super::figure::{after, stone};
use super::leaf::{Claim, Drawing, Figure, Part, Shows, TwinClaim};
use super::{Page, ShowRules, pages, steps};
use crate::app::layout::Layout;
use crate::app::locale::Locale;
use crate::app::screens::diagram::Plan;
use crate::app::screens::keys::BackAsked;
use crate::app::screens::testing::{Stage, two_stones};
use crate::app::session::Live;
use crate::app::settings::LastSetup;
use crate::app::state::Screen;
use crate::rules::opening::{Action, Opening, Prompt, Protocol, Region};
use crate::rules::twin::{Half, TwinPoint, TwinPosition, TwinThreat};
use crate::rules::{Board, Foul, Point, Position, Rule, Side};
use bevy::prelude::*;

fn all_pages() -> impl Iterator<Item = Page> {
    Page::rules().chain(Page::openings())
}

fn figures(page: Page) -> Vec<&'static Figure> {
    let parts = pages::leaf(page).parts.iter();
    let figures = parts.filter_map(|part| match part {
        Part::Figures(figures) => Some(*figures),
        _ => None,
    });
    figures.flatten().collect()
}

/// Every drawing of one board, with its claim.
fn claims() -> Vec<(Page, &'static Drawing, Claim)> {
    all_pages()
        .flat_map(|page| {
            figures(page).into_iter().filter_map(move |figure| {
                let Shows::Board(drawing, claim) = &figure.shows else {
                    return None;
                };
                Some((page, drawing, *claim))
            })
        })
        .collect()
}

fn points(drawing: &Drawing, wanted: impl Fn(char) -> bool) -> Vec<Point> {
    let signs = drawing.signs().filter(|(_, sign)| wanted(*sign));
    signs.map(|(point, _)| point).collect()
}

/// The position after the stone just played: the others were played in any order before it, with stones far from the
/// picture where a side has fewer of them.
fn played(drawing: &Drawing, rule: Rule) -> Position {
    let size = drawing.board_size();
    let [(last, mark)] = drawing
        .signs()
        .filter(|(_, sign)| matches!(sign, 'B' | 'W'))
        .collect::<Vec<_>>()[..]
    else {
        panic!("one stone is the one just played");
    };
    let mover = stone(mark).expect("a stone");
    let of = |side| {
        let before = drawing.signs().filter(move |(point, _)| *point != last);
        let own = before.filter(move |(_, sign)| stone(*sign) == Some(side));
        own.map(|(point, _)| point).collect::<Vec<_>>()
    };
    let plan = drawing.plan();
    // Every third point of the rows at the edges makes no row with another.
    let mut far = size.points().filter(|point| {
        let at_edge = point.y == 0 || point.y + 1 == size.get();
        at_edge && point.x % 3 == 0 && !plan.holds(*point)
    });
    let [mut black, mut white] = Side::ALL.map(of);
    let ahead = usize::from(mover == Side::White);
    while black.len() < white.len() + ahead {
        black.push(far.next().expect("room"));
    }
    while white.len() + ahead < black.len() {
        white.push(far.next().expect("room"));
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
fn every_page_has_words_and_one_to_four_pictures() {
    let english = Locale::new("en");
    let mut names = Vec::new();
    for page in all_pages() {
        let leaf = pages::leaf(page);
        names.push(english.text(leaf.name));
        let is_the_list = page == Page::Openings;
        let count = figures(page).len();
        assert!(is_the_list || (1..=4).contains(&count), "{page:?}: {count}");
        let mut ids = vec![leaf.name, leaf.lead];
        for part in leaf.parts {
            match part {
                Part::Words { head, texts } => ids.extend([*head].iter().chain(*texts)),
                Part::Figures(figures) => ids.extend(figures.iter().map(|figure| figure.caption)),
                Part::Steps(protocol) => {
                    assert_eq!(page, Page::Opening(*protocol));
                    assert!(steps::lines(&english, *protocol).len() > 2);
                }
                Part::See(others) => assert!(!others.contains(&page)),
                Part::Openings => assert!(is_the_list),
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
fn every_protocol_is_told_step_by_step() {
    for protocol in Protocol::ALL {
        let parts = pages::leaf(Page::Opening(protocol)).parts.iter();
        let has_steps = parts.clone().any(|part| matches!(part, Part::Steps(_)));
        assert_eq!(has_steps, protocol != Protocol::Free, "{protocol}");
    }
}

#[test]
fn drawings_are_rectangles_of_known_signs_on_their_board() {
    let twins = figures(Page::Twin).into_iter().flat_map(|figure| {
        let Shows::Twin(drawings, _) = &figure.shows else {
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
fn a_stone_that_is_said_to_win_wins_and_its_row_is_drawn() {
    let mut proved = 0;
    for (page, drawing, claim) in claims() {
        let Claim::Wins(rules) = claim else { continue };
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
        let lines = Shows::plans(&Shows::Board(copied(drawing), claim))[0]
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

fn copied(drawing: &Drawing) -> Drawing {
    Drawing {
        size: drawing.size,
        corner: drawing.corner,
        rows: drawing.rows,
    }
}

#[test]
fn a_stone_that_is_said_to_gain_nothing_does_not_end_the_game() {
    let mut proved = 0;
    for (page, drawing, claim) in claims() {
        let Claim::PlaysOn(rules) = claim else {
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
        let Claim::Fouls(foul) = claim else { continue };
        let plan = drawing.plan();
        let board = Board::with_stones(plan.size, plan.stones.iter().copied()).expect("a board");
        let mut crosses: Vec<_> = plan.crosses.iter().map(|&point| (point, foul)).collect();
        crosses.sort_by_key(|(point, _)| (point.y, point.x));
        assert_eq!(board.fouls(), crosses, "{drawing:?}");
        for (point, _) in &plan.labels {
            assert_eq!(board.foul_at(*point), None, "{point}");
        }
        kinds.push(foul);
    }
    for foul in Foul::ALL {
        assert!(kinds.contains(&foul), "{foul} has no picture");
    }
}

/// The false three is one because of the point that its caption names: with A played, a stone on B would be two fours, and
/// without that double-four A would be forbidden.
#[test]
fn the_three_that_is_none_falls_with_the_double_four_on_b() {
    let drawing = figures(Page::Rule(Rule::Renju))
        .into_iter()
        .find_map(|figure| match &figure.shows {
            Shows::Board(drawing, _) if !points(drawing, |sign| sign == 'b').is_empty() => {
                Some(drawing)
            }
            _ => None,
        })
        .expect("the picture of the false three");
    let plan = drawing.plan();
    let [a, b] = ['a', 'b'].map(|sign| points(drawing, |found| found == sign)[0]);
    let with = |extra: &[(Point, Side)]| {
        let stones = plan.stones.iter().copied().chain(extra.iter().copied());
        Board::with_stones(plan.size, stones).expect("a board")
    };
    assert_eq!(with(&[(a, Side::Black)]).foul_at(b), Some(Foul::DoubleFour));
    let lower: Point = "e5".parse().expect("a point");
    let stones = plan
        .stones
        .iter()
        .copied()
        .filter(|(point, _)| *point != lower);
    let without = Board::with_stones(plan.size, stones).expect("a board");
    assert_eq!(without.foul_at(a), Some(Foul::DoubleThree));
}

#[test]
fn numbered_moves_can_be_played_in_their_order() {
    let (_, drawing, _) = claims()
        .into_iter()
        .find(|(_, _, claim)| matches!(claim, Claim::Moves))
        .expect("a picture of moves");
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
fn fifth_moves_that_are_said_to_be_the_same_are_refused_beside_one_another() {
    let (_, drawing, _) = claims()
        .into_iter()
        .find(|(_, _, claim)| matches!(claim, Claim::SameFifth))
        .expect("a picture of equal fifth moves");
    let mut moves: Vec<_> = drawing
        .signs()
        .filter(|(_, sign)| sign.is_ascii_digit())
        .collect();
    moves.sort_by_key(|(_, sign)| *sign);
    let equal = points(drawing, |sign| sign == 'a');
    assert_eq!((moves.len(), equal.len()), (4, 4));
    let mut opening = after(Protocol::Rif, &[]).expect("an opening");
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

/// The actions of every picture of an opening can be done; what is lit is where the machine lets the next stone go, and
/// every stone and offer has its label.
#[test]
fn pictures_of_openings_show_what_the_machine_says() {
    let mut regions = Vec::new();
    for page in all_pages() {
        for figure in figures(page) {
            let Shows::Opening(protocol, actions) = &figure.shows else {
                continue;
            };
            assert_eq!(page, Page::Opening(*protocol));
            let opening = after(*protocol, actions).expect("the actions are allowed");
            let [plan] = &figure.shows.plans()[..] else {
                panic!("one picture");
            };
            check_lit(&opening, plan);
            regions.extend(plan.lit);
            let stones = opening.position().moves();
            assert_eq!(plan.stones.len(), stones.len());
            assert_eq!(plan.labels.len(), stones.len() + opening.offers().len());
            assert!(plan.labels.iter().all(|(point, _)| plan.holds(*point)));
        }
    }
    for region in [3, 5, 7, 9].map(Region::Central) {
        assert!(regions.contains(&region), "{region} is in no picture");
    }
    for region in [5, 7].map(Region::Outside) {
        assert!(regions.contains(&region), "{region} is in no picture");
    }
}

fn check_lit(opening: &Opening, plan: &Plan) {
    let size = plan.size;
    let is_free = |point: &Point| opening.position().board().get(*point).is_none();
    let lit: Vec<_> = match plan.lit {
        Some(region) => region.points(size).filter(is_free).collect(),
        None => size.points().filter(is_free).collect(),
    };
    match opening.prompt() {
        Some(Prompt::Place { .. }) => assert_eq!(lit, opening.points()),
        _ => assert_eq!(plan.lit, None),
    }
    if matches!(plan.lit, Some(Region::Central(_))) {
        assert!(lit.iter().all(|point| plan.holds(*point)));
    }
}

#[test]
fn turns_on_twin_boards_end_as_they_are_said_to() {
    let mut claims = Vec::new();
    for figure in figures(Page::Twin) {
        let Shows::Twin(drawings, claim) = &figure.shows else {
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

fn opened(page: Page) -> Stage {
    let mut stage = Stage::new();
    stage.settle();
    show(&mut stage, page);
    stage
}

fn show(stage: &mut Stage, page: Page) {
    stage.app.world_mut().write_message(ShowRules(page));
    stage.settle();
}

/// A phone upright. Nothing measures a window here, so it stays.
fn make_narrow(stage: &mut Stage) {
    let narrow = Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0);
    *stage.app.world_mut().resource_mut::<Layout>() = narrow;
    stage.settle();
}

fn go_back(stage: &mut Stage) {
    stage.app.world_mut().write_message(BackAsked);
    stage.settle();
}

#[test]
fn every_page_opens_and_leads_to_every_other() {
    let english = Locale::new("en");
    let mut stage = opened(Page::default());
    for page in all_pages() {
        stage.press(&page.key());
        assert_eq!(stage.screen(), Screen::RulesPage);
        let lead = english.text(pages::leaf(page).lead);
        assert!(stage.texts().contains(&lead), "{page:?}");
    }
    assert!(stage.texts().contains(&"Kagetsu".into()));
    go_back(&mut stage);
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn see_also_opens_the_other_page() {
    let mut stage = opened(Page::Rule(Rule::Caro));
    stage.press(&format!("see {}", Page::Rule(Rule::CaroOverline).key()));
    let lead = Locale::new("en").text("rules-caro-overline-lead");
    assert!(stage.texts().contains(&lead));
}

#[test]
fn on_a_phone_the_list_leads_to_a_page_and_back() {
    let mut stage = Stage::new();
    make_narrow(&mut stage);
    stage.open(Screen::Rules);
    stage.press(&Page::Twin.key());
    assert_eq!(stage.screen(), Screen::RulesPage);
    assert!(!stage.has(&Page::Twin.key()), "the list is gone");
    assert!(!stage.has("rules-all"), "Back leads to the list already");
    go_back(&mut stage);
    assert_eq!(stage.screen(), Screen::Rules);
}

#[test]
fn on_a_phone_a_page_opened_from_a_game_leads_back_to_it() {
    let mut stage = Stage::new();
    make_narrow(&mut stage);
    stage.app.insert_resource(Live::from(two_stones()));
    stage.open(Screen::Game);
    show(&mut stage, Page::Rule(Rule::Freestyle));
    stage.press("rules-all");
    assert_eq!(stage.screen(), Screen::Rules);
    stage.press(&Page::Twin.key());
    go_back(&mut stage);
    assert_eq!(stage.screen(), Screen::Game);
}

#[test]
fn from_the_menu_of_a_game_its_rule_opens_and_the_game_is_as_it_was() {
    let mut stage = Stage::new();
    stage.app.insert_resource(Live::from(two_stones()));
    stage.open(Screen::Game);
    let before = stage
        .app
        .world()
        .resource::<Live>()
        .one_board()
        .position()
        .clone();
    stage
        .app
        .world_mut()
        .write_message(crate::app::screens::OpenMenu);
    stage.settle();
    stage.press("menu-rules");
    assert_eq!(stage.screen(), Screen::RulesPage);
    assert!(
        stage
            .texts()
            .contains(&Locale::new("en").text("rules-freestyle-lead"))
    );
    go_back(&mut stage);
    assert_eq!(stage.screen(), Screen::Game);
    let session = stage.app.world().resource::<Live>().one_board();
    assert!(session.is_on());
    assert_eq!(session.position(), &before);
}

#[test]
fn new_game_opens_the_page_of_the_rule_that_is_chosen() {
    let mut stage = Stage::new();
    stage.open(Screen::NewGame);
    stage.pick("new-rule", 2);
    stage.press("new-rule-about");
    assert!(
        stage
            .texts()
            .contains(&Locale::new("en").text("rules-renju-lead"))
    );
    go_back(&mut stage);
    assert_eq!(stage.screen(), Screen::NewGame);
    let setup = &stage.app.world().resource::<LastSetup>().0;
    assert_eq!(setup.rule, Rule::Renju);
}

#[test]
fn settings_lead_to_the_rules() {
    let mut stage = Stage::new();
    stage.open(Screen::Settings);
    stage.press("settings-rules-open");
    assert_eq!(stage.screen(), Screen::Rules);
    go_back(&mut stage);
    assert_eq!(stage.screen(), Screen::Settings);
}
