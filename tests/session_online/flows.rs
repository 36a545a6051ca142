//! What two honest people do at a table, and those who look on.

use crate::machine::Machine;
use crate::network::Network;
use narabe::matches::online::{Claim, OnlineNews, PATIENCE};
use narabe::matches::{Change, Intent, Refusal};
use narabe::net::{LedgerAction, PlayerSlot, RequestKind, Terms};
use narabe::players::{BlackRule, ClockRule, MatchLength};
use narabe::rules::Side;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Black wins with the ninth stone.
const WIN: &str = "h8 a1 i8 a2 j8 a3 k8 a4 l8";

fn timed() -> Terms {
    Terms {
        clock: ClockRule::Fischer {
            main: 60,
            increment: 2,
        },
        black: BlackRule::First,
        ..Terms::default()
    }
}

fn refused(changes: &[Change]) -> Option<Refusal> {
    changes.iter().find_map(|change| match change {
        Change::Refused(refusal) => Some(*refusal),
        _ => None,
    })
}

#[test]
fn two_play_to_a_win_and_a_third_sees_it_all() {
    let (mut network, mut rng) = Network::begun(timed(), 2);
    network.play(WIN, &mut rng);
    let states: Vec<_> = network.machines.iter().map(Machine::state).collect();
    assert!(states[0].1.is_some(), "somebody has won");
    assert!(states.iter().all(|state| *state == states[0]), "{states:?}");
    for (at, machine) in network.machines.iter().enumerate() {
        let session = &machine.session;
        assert_eq!(session.wins(0), 1, "{at}");
        assert_eq!(machine.table.names(), &["Hana", "Isao"], "{at}");
    }
    assert_eq!(network.machines[0].table.watchers(), 2);
}

#[test]
fn nobody_plays_for_the_other() {
    let (mut network, mut rng) = Network::begun(timed(), 1);
    assert_eq!(
        refused(&network.machines[1].play("h8")),
        Some(Refusal::NotYourTurn)
    );
    assert_eq!(
        refused(&network.machines[2].play("h8")),
        Some(Refusal::NotOnline)
    );
    network.play("h8", &mut rng);
    assert_eq!(
        refused(&network.machines[0].play("i9")),
        Some(Refusal::NotYourTurn)
    );
    assert_eq!(
        refused(&network.machines[0].do_it(Intent::Hint)),
        Some(Refusal::NotOnline)
    );
    assert_eq!(network.machines[1].state(), network.machines[0].state());
}

#[test]
fn both_clocks_show_the_same() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.pass(30, 100, &mut rng);
    network.play("h8", &mut rng);
    network.pass(50, 100, &mut rng);
    network.play("i9 j10", &mut rng);
    let clocks = |at: usize| {
        let session = &network.machines[at].session;
        Side::ALL.map(|side| session.last_move_time(side).map(|time| time.as_millis()))
    };
    assert_eq!(clocks(0), clocks(1));
    assert_eq!(
        clocks(0)[1],
        Some(5000),
        "from the moment that the move arrived"
    );
}

#[test]
fn a_flag_falls_on_both_screens() {
    let terms = Terms {
        clock: ClockRule::PerMove { time: 5 },
        black: BlackRule::First,
        ..Terms::default()
    };
    let (mut network, mut rng) = Network::begun(terms, 0);
    network.pass(45, 100, &mut rng);
    assert!(network.machines[1].session.one_board().outcome().is_none());
    network.pass(6, 100, &mut rng);
    for machine in &network.machines {
        let winner = machine.session.end().and_then(|end| end.winner);
        assert_eq!(winner, Some(Side::White));
    }
}

#[test]
fn terms_are_changed_until_both_agree() {
    let rng = &mut StdRng::seed_from_u64(1);
    let host = Machine::host("Hana", Terms::default(), 1);
    let mut network = Network::new(vec![host, Machine::guest("Isao", 2)]);
    network.connect();
    network.pass(3, 500, rng);
    let [host, guest] = &mut network.machines[..] else {
        unreachable!("two");
    };
    assert_eq!(guest.table.terms(), &Terms::default());
    guest.table.propose(timed(), &guest.session);
    host.table.agree(false, &mut host.session);
    network.pass(3, 500, rng);
    let host = &network.machines[0];
    assert_eq!(host.table.terms(), &timed());
    assert!(host.news.contains(&OnlineNews::TermsChanged));
    assert!(host.table.agrees(PlayerSlot::Guest) && !host.table.agrees(PlayerSlot::Host));
    assert!(!host.table.has_begun());
    network.machines[0].agree();
    network.pass(3, 500, rng);
    for machine in &network.machines {
        assert!(machine.table.has_begun() && machine.session.is_on());
        assert!(machine.news.contains(&OnlineNews::Begun));
        assert_eq!(machine.session.config().clock, timed().clock);
    }
}

#[test]
fn what_both_want_is_done_and_nothing_else() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.play("h8 i9", &mut rng);
    network.machines[1].do_it(Intent::Undo);
    network.pass(1, 100, &mut rng);
    assert_eq!(
        network.machines[0].table.their_wish(),
        Some(RequestKind::Undo)
    );
    network.machines[0].answer(false);
    network.pass(1, 100, &mut rng);
    assert!(
        network.machines[1]
            .news
            .contains(&OnlineNews::Declined(RequestKind::Undo))
    );
    let again = network.machines[1].do_it(Intent::Undo);
    assert_eq!(refused(&again), Some(Refusal::AskedAlready));
    network.play("j10", &mut rng);
    network.machines[0].do_it(Intent::Undo);
    network.pass(1, 100, &mut rng);
    network.machines[1].answer(true);
    network.pass(1, 100, &mut rng);
    assert_eq!(
        network.machines[0].state().0.len(),
        2,
        "the last stone is taken back"
    );
    network.machines[0].do_it(Intent::SwapSides);
    network.pass(1, 100, &mut rng);
    network.machines[1].answer(true);
    network.pass(1, 100, &mut rng);
    assert_eq!(network.machines[1].session.player_on(Side::Black), 1);
    network.machines[0].do_it(Intent::OfferDraw);
    network.machines[1].do_it(Intent::OfferDraw);
    network.pass(1, 100, &mut rng);
    assert_eq!(
        network.machines[0].session.draws(),
        1,
        "both have asked for the same"
    );
    assert_eq!(network.machines[0].state(), network.machines[1].state());
}

#[test]
fn whoever_gives_up_has_lost_whosever_turn_it_is() {
    for loser in 0..2 {
        let (mut network, mut rng) = Network::begun(timed(), 0);
        network.play("h8", &mut rng);
        network.machines[loser].do_it(Intent::Resign);
        network.pass(2, 100, &mut rng);
        for machine in &network.machines {
            assert_eq!(machine.session.wins(1 - loser), 1, "{loser}");
        }
    }
}

#[test]
fn a_match_goes_on_and_keeps_its_score() {
    let terms = Terms {
        length: MatchLength::BestOf(3),
        black: BlackRule::Alternate,
        ..timed()
    };
    let (mut network, mut rng) = Network::begun(terms, 1);
    for game in 0..2 {
        network.play(WIN, &mut rng);
        assert_eq!(network.machines[1].session.results().len(), game + 1);
        network.machines[1].do_it(Intent::NextGame);
        network.pass(1, 100, &mut rng);
        network.machines[0].answer(true);
        network.pass(1, 100, &mut rng);
    }
    let won = |network: &Network| {
        let sessions = network.machines.iter().map(|machine| &machine.session);
        sessions
            .map(|session| [session.wins(0), session.wins(1)])
            .collect::<Vec<_>>()
    };
    assert_eq!(won(&network), [[1, 1]; 3]);
    network.play(WIN, &mut rng);
    assert!(network.machines[0].session.match_over());
    network.machines[0].do_it(Intent::NextGame);
    network.machines[1].do_it(Intent::NextGame);
    network.pass(2, 100, &mut rng);
    assert_eq!(won(&network), [[0, 0]; 3], "the match begins anew");
}

#[test]
fn a_coin_falls_alike_on_both_sides() {
    let terms = Terms {
        black: BlackRule::Random,
        ..timed()
    };
    let (mut network, mut rng) = Network::begun(terms, 1);
    let mut begun = Vec::new();
    for _ in 0..12 {
        let black = network.machines[0].session.player_on(Side::Black);
        for machine in &network.machines {
            assert_eq!(machine.session.player_on(Side::Black), black);
        }
        begun.push(black);
        network.play(WIN, &mut rng);
        network.machines[1].do_it(Intent::NextGame);
        network.machines[0].do_it(Intent::NextGame);
        network.pass(2, 100, &mut rng);
    }
    assert!(begun.contains(&0) && begun.contains(&1), "{begun:?}");
}

#[test]
fn a_broken_line_loses_nothing_and_costs_no_time() {
    let (mut network, mut rng) = Network::begun(timed(), 1);
    network.play("h8 i9", &mut rng);
    network.cut();
    network.pass(20, 100, &mut rng);
    let left = network.machines[0].session.remaining(Side::Black);
    network.pass(100, 100, &mut rng);
    for machine in &mut network.machines[..2] {
        assert!(machine.table.is_broken() && machine.session.is_waiting());
        assert_eq!(refused(&machine.play("j10")), Some(Refusal::LineBroken));
    }
    assert_eq!(network.machines[0].session.remaining(Side::Black), left);
    network.connect();
    network.pass(3, 500, &mut rng);
    network.play("j10", &mut rng);
    let states: Vec<_> = network.machines.iter().map(Machine::state).collect();
    assert_eq!(states[0].0.len(), 3);
    assert!(states.iter().all(|state| *state == states[0]));
    assert!(
        network.machines[0]
            .news
            .contains(&OnlineNews::Broken(PlayerSlot::Guest))
    );
    assert!(
        network.machines[0]
            .news
            .contains(&OnlineNews::CameBack(PlayerSlot::Guest))
    );
}

#[test]
fn whoever_was_killed_comes_back_to_their_seat() {
    for who in [vec![0], vec![1], vec![0, 1]] {
        let (mut network, mut rng) = Network::begun(timed(), 0);
        network.play("h8 i9 j10", &mut rng);
        network.cut();
        for at in &who {
            assert!(network.machines[*at].restart(77), "a seat was kept");
        }
        network.pass(20, 100, &mut rng);
        network.connect();
        network.pass(3, 500, &mut rng);
        network.play("k10", &mut rng);
        assert_eq!(
            network.machines[0].state(),
            network.machines[1].state(),
            "{who:?}"
        );
        assert_eq!(network.machines[0].state().0.len(), 4);
        for machine in &network.machines {
            assert_eq!(machine.table.fault(), None, "{who:?}");
        }
    }
}

#[test]
fn a_move_made_just_before_the_line_broke_is_not_lost() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.actor().play("h8");
    network.actor().take_words();
    network.cut();
    network.pass(20, 100, &mut rng);
    assert_eq!(network.machines[1].state().0.len(), 0);
    network.connect();
    network.pass(3, 500, &mut rng);
    assert_eq!(network.machines[1].state().0.len(), 1);
}

#[test]
fn whoever_stays_away_for_ten_minutes_loses_if_the_other_wants() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.play("h8", &mut rng);
    // The guest has moved, and nobody has heard of it.
    network.machines[1].play("i9");
    network.machines[1].take_words();
    network.cut();
    network.pass(100, 1000, &mut rng);
    let early = {
        let host = &mut network.machines[0];
        host.table.claim(&mut host.session)
    };
    assert_eq!(refused(&early), Some(Refusal::NotOnline));
    let seconds = usize::try_from(PATIENCE.as_secs()).expect("a number");
    network.pass(seconds, 1000, &mut rng);
    let host = &mut network.machines[0];
    assert_eq!(host.table.claim_on(&host.session), Some(Claim::Absence));
    host.table.claim(&mut host.session);
    network.connect();
    network.pass(4, 500, &mut rng);
    for machine in &network.machines {
        assert_eq!(machine.session.wins(0), 1);
        assert_eq!(machine.table.fault(), None);
    }
    assert_eq!(network.machines[0].state(), network.machines[1].state());
    let last = network.machines[1]
        .table
        .ledger()
        .entries()
        .last()
        .map(|note| note.action.clone());
    assert_eq!(last, Some(LedgerAction::Forfeit(PlayerSlot::Guest)));
}

#[test]
fn a_third_machine_finds_no_seat() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.machines.push(Machine::guest("Eve", 9));
    let mut network = {
        let machines = std::mem::take(&mut network.machines);
        Network::new(machines)
    };
    network.connect();
    network.pass(6, 500, &mut rng);
    let eve = &network.machines[2];
    assert!(!eve.table.has_begun());
    let sent_away = |news: &OnlineNews| matches!(news, OnlineNews::SentAway(_));
    assert!(eve.news.iter().any(sent_away), "{:?}", eve.news);
    assert!(
        !network.machines[0].table.is_broken(),
        "the others have found each other again"
    );
}

#[test]
fn the_seat_of_a_guest_who_went_before_the_beginning_is_free_again() {
    let rng = &mut StdRng::seed_from_u64(1);
    let host = Machine::host("Hana", timed(), 1);
    let mut network = Network::new(vec![host, Machine::guest("Isao", 2)]);
    network.connect();
    network.pass(3, 500, rng);
    network.cut();
    network.pass(20, 100, rng);
    network.machines[1] = Machine::guest("Mei", 3);
    network.connect();
    network.pass(4, 500, rng);
    network.machines[1].agree();
    network.pass(2, 500, rng);
    assert!(network.machines[0].table.has_begun());
    assert_eq!(network.machines[0].table.names(), &["Hana", "Mei"]);
}

#[test]
fn what_is_said_is_heard_once() {
    let (mut network, mut rng) = Network::begun(timed(), 1);
    assert!(network.machines[0].table.chat_line("  good luck\u{202e} "));
    assert!(!network.machines[0].table.chat_line("\n"));
    assert!(!network.machines[2].table.chat_line("I am nobody"));
    network.pass(5, 500, &mut rng);
    for machine in &network.machines {
        let lines: Vec<&str> = machine
            .table
            .chat()
            .iter()
            .map(|line| line.text.as_str())
            .collect();
        assert_eq!(lines, ["good luck"]);
    }
}
