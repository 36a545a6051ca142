//! The online screen and match, with a scripted player at the other machine.

use crate::live::online::{ConnectionStage as Step, Connector, Online, OnlineRequest};
use crate::live::{Intent, Live, LiveGame, OneBoardMatch, SavedGame, WriteLive};
use crate::screens::testing::{TestApp, two_stones};
use crate::settings::Settings;
use crate::shots::FakePeer;
use crate::state::Screen;
use crate::widgets::DialogOpen;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::InteractionDisabled;
use narabe_matches::players::{BlackRule, ClockRule, MatchLength};
use narabe_net::{Invitation, LobbyAddress, Loopback, PlayerSlot, RequestKind, RoomCode, Terms};
use narabe_rules::twin::TwinPoint;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;

// The number of frames needed for an exchange between the two machines, and their duration on both.
const STEPS: usize = 24;
const STEP: Duration = Duration::from_millis(100);

/// The app, with a lobby inside.
struct OnlineTest {
    base: TestApp,
    lobby: Loopback,
    others: Vec<FakePeer>,
}

impl Deref for OnlineTest {
    type Target = TestApp;

    fn deref(&self) -> &TestApp {
        &self.base
    }
}

impl DerefMut for OnlineTest {
    fn deref_mut(&mut self) -> &mut TestApp {
        &mut self.base
    }
}

impl OnlineTest {
    /// Opens the screen with the lobby's address set.
    fn new() -> Self {
        let mut test = TestApp::new();
        let lobby = Loopback::default();
        let hall = lobby.clone();
        test.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        test.app.insert_resource(Connector(Arc::new(move |call, _| {
            Box::new(hall.open(&call))
        })));
        let mut settings = test.resource_mut::<Settings>();
        settings.lobby = "localhost".into();
        settings.player_name = "Hana".into();
        test.open(Screen::Online);
        Self {
            base: test,
            lobby,
            others: Vec::new(),
        }
    }

    /// We have a room and a guest; nothing is agreed yet.
    fn agreeing() -> Self {
        let mut test = Self::new();
        test.press("online-create-do");
        test.pass();
        let room = test.room();
        let guest = FakePeer::guest(&test.lobby, room, "Isao");
        test.others.push(guest);
        test.pass();
        test
    }

    /// The match has begun with these terms; we are Black.
    fn playing(length: MatchLength) -> Self {
        let mut test = Self::agreeing();
        let terms = Terms {
            black: BlackRule::First,
            length,
            ..Terms::default()
        };
        test.wish(OnlineRequest::Propose(Box::new(terms)));
        test.others[0].agree();
        test.pass();
        test
    }

    /// A match on twin boards has begun; we are Black.
    fn playing_twins() -> Self {
        let mut online_test = Self::agreeing();
        let terms = Terms {
            black: BlackRule::First,
            length: MatchLength::Open,
            twin: true,
            ..Terms::default()
        };
        online_test.wish(OnlineRequest::Propose(Box::new(terms)));
        online_test.others[0].agree();
        online_test.pass();
        online_test
    }

    /// The number of stones on twin boards, on our machine and on the other one.
    fn twin_stones(&self) -> [usize; 2] {
        let ours: &LiveGame = self.app.world().resource::<Live>();
        [ours, self.others[0].game()].map(|game| game.twin().position().stones())
    }

    fn online(&self) -> &Online {
        self.base.app.world().resource()
    }

    fn live(&self) -> &OneBoardMatch {
        self.base.app.world().resource::<Live>().one_board()
    }

    fn room(&self) -> (LobbyAddress, RoomCode) {
        let invitation = self.online().invitation().expect("a room");
        let lobby = invitation.lobby.clone().expect("an address");
        (lobby, invitation.code)
    }

    fn wish(&mut self, request: OnlineRequest) {
        self.base.app.world_mut().write_message(request);
        self.pass();
    }

    fn intent(&mut self, intent: Intent) {
        self.base.app.world_mut().write_live(intent);
        self.pass();
    }

    fn play(&mut self, point: &str) {
        self.intent(Intent::play(
            point.parse::<narabe_rules::Point>().expect("a point"),
        ));
    }

    /// Lets time pass on both machines.
    fn pass(&mut self) {
        for _ in 0..STEPS {
            self.base.app.update();
            for other in &mut self.others {
                other.step(STEP);
            }
        }
        self.base.settle();
    }

    /// How the cards with the last error are displayed.
    fn error_cards(&mut self) -> Vec<Display> {
        let world = self.base.app.world_mut();
        let mut cards = world.query_filtered::<&Node, With<super::start_page::ErrorCard>>();
        cards.iter(world).map(|node| node.display).collect()
    }

    /// Whether a message about the player of this name is shown.
    fn says_of(&mut self, id: &str, name: &str) -> bool {
        self.says_with(id, &[("name", name.into())])
    }
}

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
    test.send(crate::screens::OpenMenu);
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
    test.send(crate::screens::OpenMenu);
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
    test.send(super::OpenInvitation { text, typed });
    test.frames(2);
    let code = test.resource::<super::code::TypedCode>().letters.clone();
    assert_eq!(code, "K7QMX4");
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

/// Opens an invitation from the page's address or the command line.
fn invited(test: &mut OnlineTest, text: &str, typed: bool) {
    let text = text.to_owned();
    let invited = super::OpenInvitation { text, typed };
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
    test.send(super::OpenChat);
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
