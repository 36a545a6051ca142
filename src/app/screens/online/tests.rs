//! The way to a table and the table itself, with somebody at the other machine who is none.

use crate::app::screens::testing::{Stage, two_stones};
use crate::app::session::online::{Lines, Online, OnlineWish, Stage as Step};
use crate::app::session::{Intent, Live, OneBoardMatch, SavedGame};
use crate::app::settings::Settings;
use crate::app::shots::Puppet;
use crate::app::state::Screen;
use crate::app::widgets::CloseDialog;
use crate::net::{Invitation, LobbyAddress, Loopback, PlayerSlot, RequestKind, RoomCode, Terms};
use crate::players::{BlackRule, ClockRule, MatchLength};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::InteractionDisabled;
use std::sync::Arc;
use std::time::Duration;

/// What the two machines need to hear of each other, in frames that last the same on both.
const STEPS: usize = 24;
const STEP: Duration = Duration::from_millis(100);

/// The game, and a lobby inside it.
struct Meeting {
    stage: Stage,
    lobby: Loopback,
    others: Vec<Puppet>,
}

impl Meeting {
    /// Opens the screen. The lobby's address is known.
    fn new() -> Self {
        let mut stage = Stage::new();
        let lobby = Loopback::default();
        let hall = lobby.clone();
        stage
            .app
            .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        stage
            .app
            .insert_resource(Lines(Arc::new(move |call, _| Box::new(hall.open(&call)))));
        let mut settings = stage.app.world_mut().resource_mut::<Settings>();
        settings.lobby = "localhost".into();
        settings.player_name = "Hana".into();
        stage.open(Screen::Online);
        Self {
            stage,
            lobby,
            others: Vec::new(),
        }
    }

    /// We have a room, and somebody has come; nothing is agreed yet.
    fn dealing() -> Self {
        let mut meeting = Self::new();
        meeting.stage.press("online-create-do");
        meeting.pass();
        let room = meeting.room();
        let guest = Puppet::guest(&meeting.lobby, room, "Isao");
        meeting.others.push(guest);
        meeting.pass();
        meeting
    }

    /// The match is on, with these terms; we are Black.
    fn playing(length: MatchLength) -> Self {
        let mut meeting = Self::dealing();
        let terms = Terms {
            black: BlackRule::First,
            length,
            ..Terms::default()
        };
        meeting.wish(OnlineWish::Propose(Box::new(terms)));
        meeting.others[0].agree();
        meeting.pass();
        meeting
    }

    fn online(&self) -> &Online {
        self.stage.app.world().resource()
    }

    fn session(&self) -> &OneBoardMatch {
        self.stage.app.world().resource::<Live>().one_board()
    }

    fn room(&self) -> (LobbyAddress, RoomCode) {
        let invitation = self.online().invitation().expect("a room");
        let lobby = invitation.lobby.clone().expect("an address");
        (lobby, invitation.code)
    }

    fn wish(&mut self, wish: OnlineWish) {
        self.stage.app.world_mut().write_message(wish);
        self.pass();
    }

    fn intent(&mut self, intent: Intent) {
        self.stage.app.world_mut().write_message(intent);
        self.pass();
    }

    fn play(&mut self, point: &str) {
        self.intent(Intent::play(
            point.parse::<crate::rules::Point>().expect("a point"),
        ));
    }

    /// Time passes here and there.
    fn pass(&mut self) {
        for _ in 0..STEPS {
            self.stage.app.update();
            for other in &mut self.others {
                other.step(STEP);
            }
        }
        self.stage.settle();
    }

    fn says(&mut self, words: &str) -> bool {
        self.stage.texts().iter().any(|text| text.contains(words))
    }
}

#[test]
fn a_room_shows_its_code_until_somebody_comes() {
    let mut meeting = Meeting::new();
    meeting.stage.press("online-create-do");
    meeting.pass();
    assert_eq!(meeting.online().stage(), Step::Waiting);
    let (_, code) = meeting.room();
    let texts = meeting.stage.texts();
    let letters: String = texts
        .iter()
        .filter(|text| text.chars().count() == 1)
        .cloned()
        .collect();
    assert!(letters.contains(&code.to_string()), "{letters}");
    assert!(meeting.stage.has("online-copy-code"));
    meeting.stage.press("online-leave");
    assert_eq!(meeting.online().stage(), Step::Away);
    assert!(meeting.stage.has("online-create-do"));
}

#[test]
fn without_a_lobby_the_screen_says_what_to_do() {
    let mut meeting = Meeting::new();
    meeting
        .stage
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .lobby = String::new();
    meeting.stage.press("online-create-do");
    assert!(meeting.says("No lobby address is set"));
    meeting
        .stage
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .lobby = "ftp://x".into();
    meeting.stage.press("online-create-do");
    assert!(meeting.says("cannot begin with"));
}

#[test]
fn a_code_without_a_room_is_told() {
    let mut meeting = Meeting::new();
    let code = RoomCode::from_random(5);
    meeting.wish(OnlineWish::Join(Invitation { code, lobby: None }));
    assert!(meeting.says("There is no room with this code"));
}

#[test]
fn the_match_begins_when_both_agree() {
    let mut meeting = Meeting::dealing();
    assert_eq!(meeting.online().stage(), Step::Dealing);
    assert!(meeting.says("Isao") && meeting.stage.has("online-agree-not"));
    meeting.others[0].agree();
    meeting.pass();
    assert_eq!(meeting.stage.screen(), Screen::Game);
    assert!(meeting.says("Isao") && meeting.stage.has("game-ask-undo"));
    assert!(!meeting.stage.has("game-hint") && !meeting.stage.has("game-redo"));
}

#[test]
fn what_the_other_changes_is_pointed_out() {
    let mut meeting = Meeting::dealing();
    let terms = Terms {
        clock: ClockRule::PerMove { time: 30 },
        ..*meeting.others[0].table().terms()
    };
    meeting.others[0].propose(terms);
    meeting.pass();
    assert!(meeting.says("was None") && meeting.stage.has("online-agree"));
    meeting.stage.press("online-agree");
    meeting.pass();
    assert_eq!(meeting.stage.screen(), Screen::Game);
    assert_eq!(meeting.session().config().clock, terms.clock);
}

#[test]
fn other_terms_are_proposed_from_their_page() {
    let mut meeting = Meeting::dealing();
    meeting.stage.press("online-change");
    assert_eq!(meeting.stage.screen(), Screen::Terms);
    meeting.stage.pick("new-board", 3);
    meeting.stage.press("terms-propose");
    meeting.pass();
    assert_eq!(meeting.stage.screen(), Screen::Online);
    assert_eq!(meeting.others[0].table().terms().size.get(), 19);
    assert!(!meeting.others[0].table().agrees(PlayerSlot::Guest));
}

#[test]
fn what_is_played_in_a_room_leaves_new_game_as_it_was() {
    let mut meeting = Meeting::new();
    let before = meeting.stage.setup().clone();
    meeting.stage.press("online-terms-edit");
    meeting.stage.pick("new-board", 3);
    meeting.stage.press("terms-use");
    assert_eq!(meeting.stage.setup(), &before);
    assert!(meeting.says("19 × 19"));
}

#[test]
fn a_draw_is_asked_for_and_granted() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    meeting.play("h8");
    meeting.others[0].wish(Intent::OfferDraw);
    meeting.pass();
    assert!(meeting.says("Isao offers a draw"));
    meeting.stage.press("table-yes");
    meeting.pass();
    assert_eq!(meeting.stage.screen(), Screen::Result);
}

#[test]
fn what_one_has_asked_for_can_be_withdrawn() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    meeting.play("h8");
    meeting.stage.press("game-ask-undo");
    meeting.pass();
    assert_eq!(
        meeting.others[0].table().their_wish(),
        Some(RequestKind::Undo)
    );
    meeting.stage.press("table-withdraw");
    meeting.pass();
    assert_eq!(meeting.others[0].table().their_wish(), None);
    assert!(!meeting.stage.has("table-withdraw"));
}

#[test]
fn the_next_game_begins_when_both_want_it() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    meeting.others[0].wish(Intent::Resign);
    meeting.pass();
    assert_eq!(meeting.stage.screen(), Screen::Result);
    meeting.stage.press("table-next");
    meeting.pass();
    assert!(meeting.says("Waiting for Isao"));
    meeting.others[0].wish(Intent::NextGame);
    meeting.pass();
    assert_eq!(meeting.stage.screen(), Screen::Game);
    assert_eq!(meeting.session().game_number(), 2);
}

#[test]
fn a_broken_line_is_said_beside_the_board() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    meeting.others[0].cut();
    // What is left of the line goes quiet, and the lobby says that they have left it.
    meeting.others.clear();
    meeting.pass();
    assert!(meeting.says("Isao is not connected"));
    assert!(!meeting.stage.has("table-claim"));
}

#[test]
fn leaving_says_that_the_seat_is_kept_and_leads_to_it() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    meeting
        .stage
        .app
        .world_mut()
        .write_message(crate::app::screens::OpenMenu);
    meeting.stage.settle();
    for entry in ["menu-restart", "menu-new-game"] {
        let control = meeting.stage.control(entry);
        let entity = meeting.stage.app.world().entity(control);
        assert!(entity.contains::<InteractionDisabled>(), "{entry}");
    }
    assert!(!meeting.stage.has("menu-title"));
    meeting.stage.press("menu-leave-table");
    assert!(meeting.says("Your place is kept"));
    meeting.stage.press("online-leave");
    assert_eq!(meeting.stage.screen(), Screen::Online);
    assert!(meeting.says("Your match with Isao"));
    meeting.stage.press("online-seat-return");
    meeting.pass();
    assert_eq!(meeting.stage.screen(), Screen::Game);
}

#[test]
fn the_menu_stops_nothing_and_refuses_nothing() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    meeting
        .stage
        .app
        .world_mut()
        .write_message(crate::app::screens::OpenMenu);
    meeting.stage.settle();
    assert!(!meeting.session().is_paused());
    meeting.stage.press("menu-back");
    let intents = meeting.stage.intents();
    assert!(
        !intents.contains(&Intent::GoOn) && !intents.contains(&Intent::Pause),
        "{intents:?}"
    );
}

#[test]
fn the_chat_is_counted_until_it_is_seen() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    meeting.others[0].say("<b>Good luck</b>");
    meeting.pass();
    assert!(meeting.says("(1)"));
    meeting.stage.press("chat-title");
    assert_eq!(meeting.online().unread(), 0);
    let mut spans = meeting.stage.app.world_mut().query::<&TextSpan>();
    let said: Vec<_> = spans
        .iter(meeting.stage.app.world())
        .map(|span| span.0.clone())
        .collect();
    assert_eq!(said, ["<b>Good luck</b>"], "plain text");
    meeting.stage.app.world_mut().write_message(CloseDialog);
    meeting.wish(OnlineWish::Mute(true));
    meeting.stage.press("chat-title");
    assert!(meeting.says("are hidden"));
}

#[test]
fn those_who_look_on_have_no_part_in_it() {
    let mut meeting = Meeting::new();
    let lobby: LobbyAddress = "localhost".parse().expect("an address");
    let room = (lobby.clone(), RoomCode::from_random(9));
    meeting.others = vec![
        Puppet::host(&meeting.lobby, room.clone(), "Linh", Terms::default()),
        Puppet::guest(&meeting.lobby, room.clone(), "Isao"),
    ];
    let invitation = Invitation {
        code: room.1,
        lobby: Some(lobby),
    };
    meeting.wish(OnlineWish::Watch(invitation));
    assert!(meeting.says("Linh") && !meeting.stage.has("online-agree"));
    meeting.others[1].agree();
    meeting.pass();
    assert_eq!(meeting.stage.screen(), Screen::Game);
    assert!(meeting.says("You are watching"));
    assert!(!meeting.stage.has("game-ask-undo") && !meeting.stage.has("game-resign"));
}

#[test]
fn a_saved_game_between_two_machines_opens_between_two_persons() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    meeting.play("h8");
    let live = meeting.stage.app.world().resource::<Live>();
    let saved = live.saved().expect("a match");
    let mut session = OneBoardMatch::new(1);
    session.apply(&Intent::TakeUp(Box::new(saved)));
    assert!(!session.is_online() && session.is_human_turn());
}

/// What stands in the page's address, or on the command line.
fn invited(meeting: &mut Meeting, text: &str, typed: bool) {
    let text = text.to_owned();
    let invited = super::Invited { text, typed };
    meeting.stage.app.world_mut().write_message(invited);
    meeting.stage.settle();
}

#[test]
fn a_link_to_another_lobby_asks_first_and_shows_its_address() {
    let mut meeting = Meeting::new();
    let far = "K7QMX4@ws://192.0.2.9:4000";
    invited(&mut meeting, far, false);
    assert!(meeting.online().trouble().is_none(), "nobody was called");
    assert!(meeting.says("ws://192.0.2.9:4000") && meeting.says("K7QMX4"));
    meeting.stage.press("invited-join");
    meeting.pass();
    // There is no such room, and so the lobby was asked.
    assert!(meeting.online().trouble().is_some());
    assert!(!meeting.stage.has("invited-join"));
}

#[test]
fn what_leads_to_ones_own_lobby_or_was_typed_is_not_asked_about() {
    for (text, typed) in [
        ("K7QMX4", false),
        ("K7QMX4@localhost", false),
        ("K7QMX4@ws://192.0.2.9:4000", true),
    ] {
        let mut meeting = Meeting::new();
        invited(&mut meeting, text, typed);
        meeting.pass();
        assert!(!meeting.stage.has("invited-join"), "{text}");
        assert!(meeting.online().trouble().is_some(), "{text}: no such room");
    }
}

#[test]
fn the_host_sends_a_guest_out_before_the_match() {
    let mut meeting = Meeting::dealing();
    assert_eq!(meeting.online().stage(), Step::Dealing);
    meeting.stage.press("visitors-send-out");
    assert!(meeting.says("Isao"), "the question names them");
    assert_eq!(meeting.online().stage(), Step::Dealing, "not yet");
    meeting.stage.press("visitors-send-out-do");
    meeting.pass();
    assert_eq!(meeting.online().stage(), Step::Waiting);
    // Somebody else may come.
    let room = meeting.room();
    meeting.others = vec![Puppet::guest(&meeting.lobby, room, "Mei")];
    meeting.pass();
    assert_eq!(meeting.online().stage(), Step::Dealing);
    assert!(meeting.says("Mei"));
}

#[test]
fn the_host_sees_who_looks_on_and_sends_them_out() {
    let mut meeting = Meeting::playing(MatchLength::Open);
    let room = meeting.room();
    meeting
        .others
        .push(Puppet::watcher(&meeting.lobby, room, "Rui"));
    meeting.pass();
    let watchers = |meeting: &Meeting| meeting.online().table().map(|table| table.watchers());
    assert_eq!(watchers(&meeting), Some(1));
    let wish = super::visitors::OpenVisitors;
    meeting.stage.app.world_mut().write_message(wish);
    meeting.stage.settle();
    assert!(meeting.says("Rui"));
    meeting.stage.press("visitors-send-out");
    meeting.stage.press("visitors-send-out-do");
    meeting.pass();
    assert_eq!(watchers(&meeting), Some(0));
    assert!(meeting.online().is_playing(), "the guest keeps the seat");
}

#[test]
fn whoever_joins_a_match_is_told_where_their_own_game_waits() {
    let mut meeting = Meeting::dealing();
    let own = Live::from(two_stones()).summary().expect("a match");
    let world = meeting.stage.app.world_mut();
    world.resource_mut::<SavedGame>().0 = Some(own);
    meeting.others[0].agree();
    meeting.pass();
    assert_eq!(meeting.online().stage(), Step::Playing);
    assert!(meeting.says("kept under Continue"));
}
