//! Rooms, invitations and the terms of a match, with a scripted player at the other machine.

use super::testing::OnlineTest;
use crate::live::online::{ConnectionStage as Step, OnlineRequest};
use crate::live::{Live, SavedGame};
use crate::screens::online::OpenInvitation;
use crate::screens::online::code::TypedCode;
use crate::screens::testing::two_stones;
use crate::settings::Settings;
use crate::shots::FakePeer;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_matches::players::ClockRule;
use narabe_net::{Invitation, PlayerSlot, RoomCode, Terms};

#[test]
fn a_room_shows_its_code_until_a_guest_joins() {
    let mut test = OnlineTest::new();
    test.press("online-create-do");
    test.pass();
    assert_eq!(test.online().stage(), Step::Waiting);
    let (_, code) = test.room();
    let texts = test.texts();
    let letters: String = texts
        .iter()
        .filter(|text| text.chars().count() == 1)
        .cloned()
        .collect();
    assert!(letters.contains(&code.to_string()), "{letters}");
    assert!(test.has("online-copy-code"));
    test.press("online-leave");
    assert_eq!(test.online().stage(), Step::Offline);
    assert!(test.has("online-create-do"));
}

#[test]
fn without_a_lobby_the_screen_says_what_to_do() {
    let mut test = OnlineTest::new();
    test.resource_mut::<Settings>().lobby = String::new();
    test.press("online-create-do");
    assert!(test.says("online-trouble-no-lobby"));
    test.resource_mut::<Settings>().lobby = "ftp://x".into();
    test.press("online-create-do");
    assert!(test.says_with("online-address-scheme", &[("what", "ftp".into())]));
}

#[test]
fn a_code_without_a_room_is_reported() {
    let mut test = OnlineTest::new();
    let code = RoomCode::from_random(5);
    test.wish(OnlineRequest::Join(Invitation { code, lobby: None }));
    assert!(test.says("online-refused-no-room"));
}

#[test]
fn the_match_begins_when_both_agree() {
    let mut test = OnlineTest::agreeing();
    assert_eq!(test.online().stage(), Step::Negotiating);
    assert!(test.shows_part("Isao") && test.has("online-agree-not"));
    test.others[0].agree();
    test.pass();
    assert_eq!(test.screen(), Screen::Game);
    assert!(test.shows_part("Isao") && test.has("game-ask-undo"));
    assert!(!test.has("game-hint") && !test.has("game-redo"));
}

#[test]
fn changes_of_the_other_player_are_marked() {
    let mut test = OnlineTest::agreeing();
    let terms = Terms {
        clock: ClockRule::PerMove { time: 30 },
        ..*test.others[0].online_match().negotiation().terms()
    };
    test.others[0].propose(terms);
    test.pass();
    let none = test.text("new-clock-none").into();
    assert!(test.says_with("online-was", &[("old", none)]) && test.has("online-agree"));
    test.press("online-agree");
    test.pass();
    assert_eq!(test.screen(), Screen::Game);
    assert_eq!(test.live().config().clock, terms.clock);
}

#[test]
fn other_terms_are_proposed_from_their_page() {
    let mut test = OnlineTest::agreeing();
    test.press("online-change");
    assert_eq!(test.screen(), Screen::Terms);
    test.pick("new-board", 3);
    test.press("terms-propose");
    test.pass();
    assert_eq!(test.screen(), Screen::Online);
    assert_eq!(
        test.others[0]
            .online_match()
            .negotiation()
            .terms()
            .size
            .get(),
        19
    );
    assert!(
        !test.others[0]
            .online_match()
            .negotiation()
            .agrees(PlayerSlot::Guest)
    );
}

#[test]
fn online_settings_leave_new_game_unchanged() {
    let mut test = OnlineTest::new();
    let before = test.setup().clone();
    test.press("online-terms-edit");
    test.pick("new-board", 3);
    test.press("terms-use");
    assert_eq!(test.setup(), &before);
    assert!(test.shows_part("19\u{a0}×\u{a0}19"));
}

#[test]
fn bug_no_lobby_address_was_still_missed_after_one_was_typed() {
    let mut test = OnlineTest::new();
    test.resource_mut::<Settings>().lobby.clear();
    test.press("online-create-do");
    test.frames(2);
    assert_eq!(test.error_cards(), [Display::Flex]);
    // While somebody types the page is not rebuilt.
    test.resource_mut::<Settings>().lobby = "localhost".into();
    test.frames(2);
    assert_eq!(test.error_cards(), [Display::None]);
}

#[test]
fn bug_the_code_of_an_invitation_was_forgotten_without_a_lobby() {
    let mut test = OnlineTest::new();
    test.resource_mut::<Settings>().lobby.clear();
    let (text, typed) = ("K7QMX4".to_owned(), true);
    test.send(OpenInvitation { text, typed });
    test.frames(2);
    let code = test.resource::<TypedCode>().letters.clone();
    assert_eq!(code, "K7QMX4");
}

/// Opens an invitation from the page's address or the command line.
fn invited(test: &mut OnlineTest, text: &str, typed: bool) {
    let text = text.to_owned();
    let invited = OpenInvitation { text, typed };
    test.send(invited);
}

#[test]
fn a_link_to_another_lobby_asks_first_and_shows_its_address() {
    let mut test = OnlineTest::new();
    let far = "K7QMX4@ws://192.0.2.9:4000";
    invited(&mut test, far, false);
    assert!(test.online().error().is_none(), "no connection was tried");
    assert!(test.shows_part("ws://192.0.2.9:4000") && test.shows_part("K7QMX4"));
    test.press("invited-join");
    test.pass();
    // There is no such room, so the lobby was asked.
    assert!(test.online().error().is_some());
    assert!(!test.has("invited-join"));
}

#[test]
fn invitations_to_the_own_lobby_or_typed_ones_are_not_asked_about() {
    for (text, typed) in [
        ("K7QMX4", false),
        ("K7QMX4@localhost", false),
        ("K7QMX4@ws://192.0.2.9:4000", true),
    ] {
        let mut test = OnlineTest::new();
        invited(&mut test, text, typed);
        test.pass();
        assert!(!test.has("invited-join"), "{text}");
        assert!(test.online().error().is_some(), "{text}: no such room");
    }
}

#[test]
fn the_host_can_remove_a_guest_before_the_match() {
    let mut test = OnlineTest::agreeing();
    assert_eq!(test.online().stage(), Step::Negotiating);
    test.press("visitors-send-out");
    assert!(test.shows_part("Isao"), "the question names them");
    assert_eq!(test.online().stage(), Step::Negotiating, "not yet");
    test.press("visitors-send-out-do");
    test.pass();
    assert_eq!(test.online().stage(), Step::Waiting);
    // Another guest may come.
    let room = test.room();
    test.others = vec![FakePeer::guest(&test.lobby, room, "Mei")];
    test.pass();
    assert_eq!(test.online().stage(), Step::Negotiating);
    assert!(test.shows_part("Mei"));
}

#[test]
fn joining_a_match_says_where_the_own_game_was_saved() {
    let mut test = OnlineTest::agreeing();
    let own = Live::from(two_stones()).summary();
    let world = test.app.world_mut();
    world.resource_mut::<SavedGame>().0 = Some(own);
    test.others[0].agree();
    test.pass();
    assert_eq!(test.online().stage(), Step::Playing);
    let own = test.text_with("online-own-game", &[("game", "".into())]);
    assert!(test.shows_part(&own));
}

#[test]
fn twin_boards_are_offered_among_the_terms() {
    let mut online_test = OnlineTest::agreeing();
    online_test.press("online-change");
    online_test.pick("new-rule", 4);
    online_test.settle();
    online_test.press("terms-propose");
    online_test.pass();
    assert!(
        online_test.others[0]
            .online_match()
            .negotiation()
            .terms()
            .twin
    );
    for id in ["rule-twin", "new-board-twin"] {
        let words = online_test.text(id);
        assert!(online_test.shows_part(&words), "{words}");
    }
    online_test.others[0].agree();
    online_test.pass();
    assert_eq!(online_test.screen(), Screen::Game);
    assert!(online_test.has("twin-end-turn"));
}
