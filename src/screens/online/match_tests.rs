//! An online match, with a scripted player at the other machine.

use super::testing::OnlineTest;
use crate::live::online::OnlineRequest;
use crate::live::{Intent, Live, OneBoardMatch};
use crate::screens::OpenMenu;
use crate::screens::online::OpenChat;
use crate::shots::FakePeer;
use crate::state::Screen;
use crate::widgets::DialogOpen;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use narabe_matches::players::MatchLength;
use narabe_net::{Invitation, LobbyAddress, RequestKind, RoomCode, Terms};
use narabe_rules::twin::TwinPoint;

#[test]
fn a_draw_is_requested_and_accepted() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.play("h8");
    test.others[0].apply(Intent::OfferDraw);
    test.pass();
    assert!(test.says_of("online-match-asks-draw", "Isao"));
    test.press("online-match-yes");
    test.pass();
    assert_eq!(test.screen(), Screen::Result);
}

#[test]
fn a_request_can_be_withdrawn() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.play("h8");
    test.press("game-ask-undo");
    test.pass();
    assert_eq!(
        test.others[0].online_match().requests().theirs(),
        Some(RequestKind::Undo)
    );
    test.press("online-match-withdraw");
    test.pass();
    assert_eq!(test.others[0].online_match().requests().theirs(), None);
    assert!(!test.has("online-match-withdraw"));
}

#[test]
fn the_next_game_begins_when_both_request_it() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.others[0].apply(Intent::Resign);
    test.pass();
    assert_eq!(test.screen(), Screen::Result);
    test.press("online-match-next");
    test.pass();
    assert!(test.says_of("online-match-asked-next", "Isao"));
    test.others[0].apply(Intent::NextGame);
    test.pass();
    assert_eq!(test.screen(), Screen::Game);
    assert_eq!(test.live().game_number(), 2);
}

#[test]
fn next_game_keeps_the_focus_when_the_other_player_asks_for_it() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.others[0].apply(Intent::Resign);
    test.pass();
    let next = test.control("online-match-next");
    test.focus(next);
    test.others[0].apply(Intent::NextGame);
    test.pass();
    let again = test.control("online-match-next");
    assert_ne!(again, next, "it is drawn again");
    assert_eq!(test.resource::<InputFocus>().get(), Some(again));
}

#[test]
fn the_chat_keeps_the_focus_when_a_line_comes() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.press("chat-title");
    test.others[0].chat("Good luck");
    let send = test.control("chat-send");
    test.focus(send);
    test.pass();
    assert!(
        test.online()
            .online_match()
            .is_some_and(|online_match| !online_match.chat().is_empty())
    );
    let focused = test.resource::<InputFocus>().get();
    assert_eq!(focused, Some(test.control("chat-send")));
}

#[test]
fn a_lost_connection_is_shown_beside_the_board() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.others[0].disconnect();
    // The connection fails, and the lobby reports that the other player has left.
    test.others.clear();
    test.pass();
    assert!(test.says_of("online-match-broken", "Isao"));
    assert!(!test.has("online-match-claim"));
}

#[test]
fn leaving_says_that_the_seat_is_kept_and_offers_to_return() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.send(OpenMenu);
    for entry in ["menu-restart", "menu-new-game"] {
        let control = test.control(entry);
        let entity = test.app.world().entity(control);
        assert!(entity.contains::<InteractionDisabled>(), "{entry}");
    }
    assert!(!test.has("menu-title"));
    test.press("menu-leave-room");
    assert!(test.says_with("leave-text", &[("minutes", 10.into())]));
    test.press("online-leave");
    assert_eq!(test.screen(), Screen::Online);
    assert!(test.says_of("online-seat", "Isao"));
    test.press("online-seat-return");
    test.pass();
    assert_eq!(test.screen(), Screen::Game);
}

#[test]
fn the_menu_neither_pauses_nor_refuses_anything_online() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.send(OpenMenu);
    assert!(!test.live().is_paused());
    test.press("menu-back");
    let intents = test.intents();
    assert!(
        !intents.contains(&Intent::Unpause) && !intents.contains(&Intent::Pause),
        "{intents:?}"
    );
}

#[test]
fn unread_chat_lines_are_counted_until_shown() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.others[0].chat("<b>Good luck</b>");
    test.pass();
    assert!(test.shows_part("(1)"));
    test.press("chat-title");
    assert_eq!(test.online().unread(), 0);
    let mut spans = test.app.world_mut().query::<&TextSpan>();
    let said: Vec<_> = spans
        .iter(test.app.world())
        .map(|span| span.0.clone())
        .collect();
    assert_eq!(said, ["<b>Good luck</b>"], "plain text");
    test.press("chat-close");
    test.wish(OnlineRequest::Mute(true));
    test.press("chat-title");
    assert!(test.says("chat-muted"));
}

#[test]
fn bug_the_chat_was_a_dialog_over_the_board() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.press("chat-title");
    assert!(test.has("chat-line") && test.has("chat-close"));
    assert!(!test.resource::<DialogOpen>().0, "the board stays in play");
    test.play("h8");
    assert!(test.has("chat-line"), "a move leaves it open");
    test.press("chat-title");
    assert!(!test.has("chat-line"), "the button closes it too");
}

#[test]
fn bug_an_ended_game_said_that_it_waits_for_the_player_who_left() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.others[0].disconnect();
    test.pass();
    assert!(test.says_of("online-match-broken", "Isao"));
    let resign = test.control("game-resign");
    let disabled = test.app.world().get::<InteractionDisabled>(resign);
    assert!(disabled.is_none(), "resigning needs nobody else");
    test.intent(Intent::Resign);
    assert!(test.app.world().resource::<Live>().is_over());
    assert!(!test.says_of("online-match-broken", "Isao"));
}

#[test]
fn spectators_have_no_player_controls() {
    let mut test = OnlineTest::new();
    let lobby: LobbyAddress = "localhost".parse().expect("an address");
    let room = (lobby.clone(), RoomCode::from_random(9));
    test.others = vec![
        FakePeer::host(&test.lobby, room.clone(), "Linh", Terms::default()),
        FakePeer::guest(&test.lobby, room.clone(), "Isao"),
    ];
    let invitation = Invitation {
        code: room.1,
        lobby: Some(lobby),
    };
    test.wish(OnlineRequest::Watch(invitation));
    assert!(test.shows_part("Linh") && !test.has("online-agree"));
    test.others[1].agree();
    test.pass();
    assert_eq!(test.screen(), Screen::Game);
    assert!(test.says("online-match-watching"));
    assert!(!test.has("game-ask-undo") && !test.has("game-resign"));
}

#[test]
fn a_saved_game_between_two_machines_opens_between_two_persons() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    test.play("h8");
    let live = test.resource::<Live>();
    let saved = live.saved().expect("a match");
    let mut live = OneBoardMatch::new(1);
    live.apply(&Intent::OpenImported(Box::new(saved)));
    assert!(!live.is_online() && live.is_human_turn());
}

#[test]
fn the_host_sees_spectators_and_can_remove_them() {
    let mut test = OnlineTest::playing(MatchLength::Open);
    let room = test.room();
    test.others
        .push(FakePeer::spectator(&test.lobby, room, "Rui"));
    test.pass();
    let watchers = |test: &OnlineTest| {
        test.online()
            .online_match()
            .map(|online_match| online_match.spectator_count())
    };
    assert_eq!(watchers(&test), Some(1));
    test.send(OpenChat);
    test.press("visitors-title");
    assert!(test.shows_part("Rui"));
    test.press("visitors-send-out");
    test.press("visitors-send-out-do");
    test.pass();
    assert_eq!(watchers(&test), Some(0));
    assert!(
        test.online().is_playing(),
        "the guest keeps the player slot"
    );
}

fn stone(at: &str) -> Intent {
    Intent::play(at.parse::<TwinPoint>().expect("a point"))
}

#[test]
fn a_game_on_twin_boards_is_played_between_two_machines() {
    let mut online_test = OnlineTest::playing_twins();
    assert_eq!(online_test.screen(), Screen::Game);
    assert!(!online_test.has("game-hint") && !online_test.has("game-redo"));
    online_test.intent(stone("L:j10"));
    online_test.others[0].apply(stone("R:j10"));
    online_test.others[0].apply(stone("R:k11"));
    online_test.pass();
    assert_eq!(online_test.twin_stones(), [3, 3]);
    let played = online_test.text_with("twin-played", &[("turn", "".into())]);
    assert!(online_test.shows_part(&played));
    online_test.intent(stone("L:k11"));
    assert_eq!(online_test.twin_stones(), [4, 3], "the turn is not over");
    online_test.press("twin-end-turn");
    online_test.pass();
    assert_eq!(online_test.twin_stones(), [4, 4]);
    online_test.press("game-ask-undo");
    online_test.pass();
    assert!(online_test.has("online-match-withdraw"));
    online_test.others[0].answer(true);
    online_test.pass();
    assert_eq!(online_test.twin_stones(), [3, 3]);
    online_test.others[0].chat("Good luck");
    online_test.pass();
    assert!(online_test.shows_part("(1)"));
    online_test.others[0].apply(Intent::Resign);
    online_test.pass();
    assert_eq!(online_test.screen(), Screen::Result);
    assert!(online_test.has("result-review") && online_test.has("chat-title"));
    online_test.press("online-match-next");
    online_test.pass();
    assert!(online_test.says_of("online-match-asked-next", "Isao"));
    online_test.others[0].apply(Intent::NextGame);
    online_test.pass();
    assert_eq!(online_test.screen(), Screen::Game);
    assert_eq!(online_test.twin_stones(), [0, 0]);
    online_test.others[0].disconnect();
    online_test.others.clear();
    online_test.pass();
    assert!(online_test.says_of("online-match-broken", "Isao"));
}
