//! What honest players and spectators do in an online match.

use crate::machine::Machine;
use crate::network::Network;
use narabe_matches::online::OnlineEvent;
use narabe_matches::players::{BlackRule, ClockRule, MatchLength};
use narabe_matches::{Change, Intent, Refusal};
use narabe_net::{PlayerSlot, RequestKind, Terms};
use narabe_rules::Side;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Black wins with the ninth stone.
const WIN: &str = "h8 a1 i8 a2 j8 a3 k8 a4 l8";

pub fn timed() -> Terms {
    Terms {
        clock: ClockRule::Fischer {
            main: 60,
            increment: 2,
        },
        black: BlackRule::First,
        ..Terms::default()
    }
}

pub fn refused(changes: &[Change]) -> Option<Refusal> {
    changes.iter().find_map(|change| match change {
        Change::Refused(refusal) => Some(*refusal),
        _ => None,
    })
}

#[test]
fn two_players_and_two_spectators_see_the_same_game() {
    let (mut network, mut rng) = Network::begun(timed(), 2);
    network.play(WIN, &mut rng);
    let states: Vec<_> = network.machines.iter().map(Machine::state).collect();
    assert!(states[0].1.is_some(), "the game is won");
    assert!(states.iter().all(|state| *state == states[0]), "{states:?}");
    for (at, machine) in network.machines.iter().enumerate() {
        let live = &machine.live;
        assert_eq!(live.wins(0), 1, "{at}");
        assert_eq!(machine.online_match.names(), &["Hana", "Isao"], "{at}");
    }
    assert_eq!(network.machines[0].online_match.spectator_count(), 2);
}

#[test]
fn only_the_player_to_act_can_play() {
    let (mut network, mut rng) = Network::begun(timed(), 1);
    assert_eq!(
        refused(&network.machines[1].play("h8")),
        Some(Refusal::NotYourTurn)
    );
    assert_eq!(
        refused(&network.machines[2].play("h8")),
        Some(Refusal::NotAvailableOnline)
    );
    network.play("h8", &mut rng);
    assert_eq!(
        refused(&network.machines[0].play("i9")),
        Some(Refusal::NotYourTurn)
    );
    assert_eq!(
        refused(&network.machines[0].apply(Intent::RequestHint)),
        Some(Refusal::NotAvailableOnline)
    );
    assert_eq!(network.machines[1].state(), network.machines[0].state());
}

#[test]
fn both_machines_show_the_same_clocks() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.pass(30, 100, &mut rng);
    network.play("h8", &mut rng);
    network.pass(50, 100, &mut rng);
    network.play("i9 j10", &mut rng);
    let clocks = |at: usize| {
        let live = &network.machines[at].live;
        Side::ALL.map(|side| live.clock().last_turn(side).map(|time| time.as_millis()))
    };
    assert_eq!(clocks(0), clocks(1));
    assert_eq!(
        clocks(0)[1],
        Some(5000),
        "from the moment that the move arrived"
    );
}

#[test]
fn a_flag_falls_on_both_machines() {
    let terms = Terms {
        clock: ClockRule::PerMove { time: 5 },
        black: BlackRule::First,
        ..Terms::default()
    };
    let (mut network, mut rng) = Network::begun(terms, 0);
    network.pass(45, 100, &mut rng);
    assert!(network.machines[1].live.one_board().outcome().is_none());
    network.pass(6, 100, &mut rng);
    for machine in &network.machines {
        let winner = machine.live.end().and_then(|end| end.winner);
        assert_eq!(winner, Some(Side::White));
    }
}

#[test]
fn terms_can_be_changed_until_both_agree() {
    let rng = &mut StdRng::seed_from_u64(1);
    let host = Machine::host("Hana", Terms::default(), 1);
    let mut network = Network::new(vec![host, Machine::guest("Isao", 2)]);
    network.connect();
    network.pass(3, 500, rng);
    let [host, guest] = &mut network.machines[..] else {
        unreachable!("two");
    };
    assert_eq!(guest.online_match.negotiation().terms(), &Terms::default());
    guest.online_match.propose(timed(), &guest.live);
    host.online_match.agree(false, &mut host.live);
    network.pass(3, 500, rng);
    let host = &network.machines[0];
    assert_eq!(host.online_match.negotiation().terms(), &timed());
    assert!(host.events.contains(&OnlineEvent::TermsChanged));
    assert!(
        host.online_match.negotiation().agrees(PlayerSlot::Guest)
            && !host.online_match.negotiation().agrees(PlayerSlot::Host)
    );
    assert!(!host.online_match.has_begun());
    network.machines[0].agree();
    network.pass(3, 500, rng);
    for machine in &network.machines {
        assert!(machine.online_match.has_begun() && machine.live.is_in_progress());
        assert!(machine.events.contains(&OnlineEvent::MatchStarted));
        assert_eq!(machine.live.config().clock, timed().clock);
    }
}

#[test]
fn requests_take_effect_only_when_both_players_agree() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.play("h8 i9", &mut rng);
    network.machines[1].apply(Intent::Undo);
    network.pass(1, 100, &mut rng);
    assert_eq!(
        network.machines[0].online_match.requests().theirs(),
        Some(RequestKind::Undo)
    );
    network.machines[0].answer(false);
    network.pass(1, 100, &mut rng);
    assert!(
        network.machines[1]
            .events
            .contains(&OnlineEvent::RequestDeclined(RequestKind::Undo))
    );
    let again = network.machines[1].apply(Intent::Undo);
    assert_eq!(refused(&again), Some(Refusal::AlreadyRequested));
    network.play("j10", &mut rng);
    network.machines[0].apply(Intent::Undo);
    network.pass(1, 100, &mut rng);
    network.machines[1].answer(true);
    network.pass(1, 100, &mut rng);
    assert_eq!(
        network.machines[0].state().0.len(),
        2,
        "the last stone is undone"
    );
    network.machines[0].apply(Intent::SwapSides);
    network.pass(1, 100, &mut rng);
    network.machines[1].answer(true);
    network.pass(1, 100, &mut rng);
    assert_eq!(network.machines[1].live.player_on(Side::Black), 1);
    network.machines[0].apply(Intent::OfferDraw);
    network.machines[1].apply(Intent::OfferDraw);
    network.pass(1, 100, &mut rng);
    assert_eq!(
        network.machines[0].live.draws(),
        1,
        "both have requested a draw"
    );
    assert_eq!(network.machines[0].state(), network.machines[1].state());
}

#[test]
fn a_resignation_loses_on_either_turn() {
    for loser in 0..2 {
        let (mut network, mut rng) = Network::begun(timed(), 0);
        network.play("h8", &mut rng);
        network.machines[loser].apply(Intent::Resign);
        network.pass(2, 100, &mut rng);
        for machine in &network.machines {
            assert_eq!(machine.live.wins(1 - loser), 1, "{loser}");
        }
    }
}

#[test]
fn bug_a_spectator_who_joined_in_the_middle_saw_a_named_player_as_guest() {
    let (mut network, mut rng) = Network::begun(timed(), 1);
    network.play("h8", &mut rng);
    // The spectator hears of the game from the host, and of the guest later.
    let (host, guest) = (network.name(0), network.name(1));
    network.machines[2] = Machine::spectator("Mei", 9);
    let watcher = network.name(2);
    let machine = &mut network.machines[2].online_match;
    machine.room_entered(watcher);
    machine.set_room_owner(host);
    machine.peer_connected(host);
    network.machines[0].online_match.peer_connected(watcher);
    network.pass(6, 500, &mut rng);
    let names = |network: &Network| {
        let players = &network.machines[2].live.config().players;
        [players[0].name.clone(), players[1].name.clone()]
    };
    assert!(network.machines[2].live.is_open());
    assert_eq!(names(&network), ["Hana", ""]);
    network.machines[2].online_match.peer_connected(guest);
    network.machines[1].online_match.peer_connected(watcher);
    network.pass(6, 500, &mut rng);
    assert_eq!(names(&network), ["Hana", "Isao"]);
}

#[test]
fn a_match_continues_and_keeps_its_score() {
    let terms = Terms {
        length: MatchLength::BestOf(3),
        black: BlackRule::Alternate,
        ..timed()
    };
    let (mut network, mut rng) = Network::begun(terms, 1);
    for game in 0..2 {
        network.play(WIN, &mut rng);
        assert_eq!(network.machines[1].live.results().len(), game + 1);
        network.machines[1].apply(Intent::NextGame);
        network.pass(1, 100, &mut rng);
        network.machines[0].answer(true);
        network.pass(1, 100, &mut rng);
    }
    let won = |network: &Network| {
        let games = network.machines.iter().map(|machine| &machine.live);
        games
            .map(|live| [live.wins(0), live.wins(1)])
            .collect::<Vec<_>>()
    };
    assert_eq!(won(&network), [[1, 1]; 3]);
    network.play(WIN, &mut rng);
    assert!(network.machines[0].live.is_match_over());
    network.machines[0].apply(Intent::NextGame);
    network.machines[1].apply(Intent::NextGame);
    network.pass(2, 100, &mut rng);
    assert_eq!(won(&network), [[0, 0]; 3], "a new match begins");
}

#[test]
fn coin_tosses_are_the_same_on_all_machines() {
    let terms = Terms {
        black: BlackRule::Random,
        ..timed()
    };
    let (mut network, mut rng) = Network::begun(terms, 1);
    let mut begun = Vec::new();
    for _ in 0..12 {
        let black = network.machines[0].live.player_on(Side::Black);
        for machine in &network.machines {
            assert_eq!(machine.live.player_on(Side::Black), black);
        }
        begun.push(black);
        network.play(WIN, &mut rng);
        network.machines[1].apply(Intent::NextGame);
        network.machines[0].apply(Intent::NextGame);
        network.pass(2, 100, &mut rng);
    }
    assert!(begun.contains(&0) && begun.contains(&1), "{begun:?}");
}

#[test]
fn a_third_player_is_rejected() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.machines.push(Machine::guest("Eve", 9));
    let mut network = {
        let machines = std::mem::take(&mut network.machines);
        Network::new(machines)
    };
    network.connect();
    network.pass(6, 500, &mut rng);
    let eve = &network.machines[2];
    assert!(!eve.online_match.has_begun());
    let sent_away = |event: &OnlineEvent| matches!(event, OnlineEvent::Rejected(_));
    assert!(eve.events.iter().any(sent_away), "{:?}", eve.events);
    assert!(
        !network.machines[0].online_match.is_interrupted(),
        "the other two are connected again"
    );
}

#[test]
fn the_slot_of_a_guest_who_left_before_the_start_is_free_again() {
    let rng = &mut StdRng::seed_from_u64(1);
    let host = Machine::host("Hana", timed(), 1);
    let mut network = Network::new(vec![host, Machine::guest("Isao", 2)]);
    network.connect();
    network.pass(3, 500, rng);
    network.disconnect();
    network.pass(20, 100, rng);
    network.machines[1] = Machine::guest("Mei", 3);
    network.connect();
    network.pass(4, 500, rng);
    network.machines[1].agree();
    network.pass(2, 500, rng);
    assert!(network.machines[0].online_match.has_begun());
    assert_eq!(network.machines[0].online_match.names(), &["Hana", "Mei"]);
}

#[test]
fn chat_lines_arrive_once() {
    let (mut network, mut rng) = Network::begun(timed(), 1);
    assert!(
        network.machines[0]
            .online_match
            .send_chat("  good luck\u{202e} ")
    );
    assert!(!network.machines[0].online_match.send_chat("\n"));
    assert!(!network.machines[2].online_match.send_chat("I am nobody"));
    network.pass(5, 500, &mut rng);
    for machine in &network.machines {
        let lines: Vec<&str> = machine
            .online_match
            .chat()
            .iter()
            .map(|line| line.text.as_str())
            .collect();
        assert_eq!(lines, ["good luck"]);
    }
}
