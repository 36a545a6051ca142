//! The pages, without a window.

use super::figure_tests::{all_pages, figures};
use super::page_content::PageSection;
use super::{RulesPage, ShowRules, pages, steps};
use crate::layout::Layout;
use crate::live::Live;
use crate::locale::Locale;
use crate::screens::keys::BackRequested;
use crate::screens::testing::{TestApp, two_stones};
use crate::settings::LastSetup;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_rules::Rule;
use narabe_rules::opening::Protocol;

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
