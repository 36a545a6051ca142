//! What a dishonest machine may gain by the clock, by breaking the line, and by posing as somebody.

use crate::machine::Machine;
use crate::network::Network;
use narabe::matches::online::{Claim, Fault, OnlineNews, PATIENCE};
use narabe::net::{
    CloseReason, Digest, Handshake, Heartbeat, LedgerAction, LedgerEntry, Message, Nonce,
    PlayerSlot, Role, Terms,
};
use narabe::players::{BlackRule, ClockRule};
use narabe::rules::{Move, Side};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The guest is the dishonest one, and has Black.
const GUEST: usize = 1;
/// Seconds on the clock, for the whole game.
const MAIN: u32 = 60;

fn terms() -> Terms {
    Terms {
        black: BlackRule::Second,
        clock: ClockRule::PerGame { main: MAIN },
        ..Terms::default()
    }
}

fn note(act: LedgerAction, ms: u64) -> LedgerEntry {
    LedgerEntry {
        action: act,
        ms,
        digest: Digest::default(),
    }
}

fn stone(point: &str) -> LedgerAction {
    LedgerAction::Move(Move::Stone(point.parse().expect("a point")))
}

/// Time passes at the honest host; all that is heard of the guest is that they are there.
fn heartbeats(network: &mut Network, seconds: u32, beats: &mut u64) {
    for _ in 0..seconds {
        *beats += 1;
        let host = &network.machines[0];
        let ledger = host.table.ledger();
        let beat = Heartbeat {
            sequence: 1_000_000 + *beats,
            count: ledger.count(),
            digest: ledger.digest(),
            terms_offer: None,
            request: None,
            reply: None,
            lines: [0, 0],
            guest: None,
            ms: 0,
        };
        network.say(GUEST, 0, &Message::Heartbeat(Box::new(beat)));
        network.machines[0].tick(std::time::Duration::from_secs(1));
    }
}

#[test]
fn whoever_says_every_second_that_they_are_there_and_never_moves_loses_on_time() {
    let (mut network, _) = Network::begun(terms(), 0);
    let beats = &mut 0;
    heartbeats(&mut network, MAIN, beats);
    let claim = |network: &Network| {
        let host = &network.machines[0];
        host.table.claim_on(&host.session)
    };
    assert_eq!(claim(&network), None, "a bad line may take some seconds");
    heartbeats(&mut network, 15, beats);
    assert!(!network.machines[0].table.is_broken());
    assert_eq!(claim(&network), Some(Claim::Time));
    let host = &mut network.machines[0];
    host.table.claim(&mut host.session);
    let winner = host
        .session
        .one_board()
        .outcome()
        .and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(Side::White));
    let last = host
        .table
        .ledger()
        .entries()
        .last()
        .map(|note| &note.action);
    assert_eq!(last, Some(&LedgerAction::Flag(PlayerSlot::Guest)));
}

#[test]
fn nobody_takes_the_others_time_away() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.play("h8", &mut rng);
    // It is the host's turn, and the host has thought for a second.
    network.pass(10, 100, &mut rng);
    let before = network.machines[0].state();
    let from = network.machines[0].table.ledger().count();
    let claimed = u64::from(MAIN) * 1000 + 1;
    let message = Message::Entries {
        from,
        entries: vec![note(LedgerAction::Flag(PlayerSlot::Host), claimed)],
    };
    network.say(GUEST, 0, &message);
    let host = &network.machines[0];
    assert_eq!(host.state(), before);
    let fault = host.table.fault();
    assert!(
        matches!(fault, Some(Fault::Early { note, ms }) if *note == from && *ms < 2000),
        "{fault:?}"
    );
}

#[test]
fn a_line_that_is_broken_on_purpose_gives_no_time_to_think() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    let mut thought = 0;
    let mut turns = 0;
    // In each turn the guest goes away for four minutes, and claims to have thought for no time at all.
    let claimed = loop {
        network.cut();
        network.pass(240, 1000, &mut rng);
        let host = &network.machines[0];
        if host.table.claim_on(&host.session) == Some(Claim::Absence) {
            break true;
        }
        thought += 240;
        network.connect();
        network.pass(4, 500, &mut rng);
        let point = format!("{}{}", char::from(b'a' + turns % 8), 1 + 2 * (turns / 8));
        network.machines[GUEST].play(&point);
        network.pass(1, 100, &mut rng);
        let answer = format!("{}14", char::from(b'a' + turns % 8));
        network.machines[0].play(&answer);
        network.pass(1, 100, &mut rng);
        turns += 1;
        if turns == 16 {
            break false;
        }
    };
    assert!(claimed, "no claim after {thought} s in {turns} turns");
    assert!(thought <= PATIENCE.as_secs(), "{thought} s");
    let host = &mut network.machines[0];
    host.table.claim(&mut host.session);
    network.connect();
    network.pass(4, 500, &mut rng);
    for machine in &network.machines {
        assert_eq!(machine.session.wins(0), 1, "and the other machine agrees");
        assert_eq!(machine.table.fault(), None);
    }
}

#[test]
fn breaks_of_the_line_excuse_a_minute_in_a_game_and_no_more() {
    let long = Terms {
        clock: ClockRule::PerGame { main: 3600 },
        ..terms()
    };
    let (mut network, mut rng) = Network::begun(long, 0);
    let mut gained = 0;
    for turn in 0..28_u8 {
        // Six seconds of thought, a short break, and no time claimed.
        network.pass(6, 1000, &mut rng);
        network.cut();
        network.pass(3, 1000, &mut rng);
        network.connect();
        network.pass(4, 500, &mut rng);
        let from = network.machines[0].table.ledger().count();
        // No two stones of a side lie side by side.
        let (column, row) = (2 * (turn % 4), 1 + 2 * (turn / 4));
        let point = format!("{}{row}", char::from(b'a' + column));
        let message = Message::Entries {
            from,
            entries: vec![note(stone(&point), 0)],
        };
        network.say(GUEST, 0, &message);
        let host = &mut network.machines[0];
        if let Some(Fault::Clock { .. }) = host.table.fault() {
            break;
        }
        gained += 6;
        host.play(&format!("{}{row}", char::from(b'b' + column)));
    }
    assert!((12..=150).contains(&gained), "{gained} s");
    assert!(matches!(
        network.machines[0].table.fault(),
        Some(Fault::Clock { .. })
    ));
}

#[test]
fn our_own_sleep_is_not_held_against_the_other() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    // The machine was closed for a minute, and the frame is as long.
    network.machines[0].tick(std::time::Duration::from_secs(60));
    let host = &network.machines[0];
    assert_eq!(host.table.claim_on(&host.session), None);
    network.play("h8", &mut rng);
    assert_eq!(network.machines[0].table.fault(), None);
    assert_eq!(network.machines[0].state().0.len(), 1);
}

#[test]
fn nobody_is_made_to_have_said_something() {
    let (mut network, mut rng) = Network::begun(terms(), 1);
    network.say_bytes(
        GUEST,
        0,
        br#"3 {"Chat":{"by":"Host","from":0,"lines":["I resign"]}}"#,
    );
    let lines = vec!["I resign".to_owned()];
    network.say(GUEST, 0, &Message::Chat { from: 0, lines });
    network.pass(3, 500, &mut rng);
    let chat = network.machines[0].table.chat();
    let said: Vec<PlayerSlot> = chat.iter().map(|line| line.by).collect();
    assert_eq!(said, [PlayerSlot::Guest], "by whose line it came");
}

#[test]
fn whoever_was_killed_still_knows_what_they_have_said() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.machines[0].table.chat_line("one");
    network.pass(2, 500, &mut rng);
    network.cut();
    assert!(network.machines[0].restart(77), "a seat was kept");
    network.pass(20, 100, &mut rng);
    network.connect();
    network.pass(3, 500, &mut rng);
    network.machines[0].table.chat_line("two");
    network.pass(3, 500, &mut rng);
    for machine in &network.machines {
        let lines: Vec<&str> = machine
            .table
            .chat()
            .iter()
            .map(|line| &*line.text)
            .collect();
        assert_eq!(lines, ["one", "two"]);
    }
}

/// What a member without a key says to pose as a player.
fn posing(role: Role, echo: Nonce) -> Message {
    Message::Handshake(Box::new(Handshake {
        name: "Hana".into(),
        role,
        nonce: Nonce::new([9; 16]),
        echo: Some(echo),
        proof: None,
        grant: None,
        commitment: None,
        randomness: None,
        done: false,
    }))
}

/// The number that a machine has given to another in its greeting.
fn nonce_for(machine: &mut Machine, other: narabe::net::Peer) -> Nonce {
    let words = machine.take_words();
    let mut hellos = words.iter().filter(|(to, _)| *to == other);
    let nonce = hellos.find_map(|(_, bytes)| match Message::decode(bytes) {
        Ok(Message::Handshake(hello)) => Some(hello.nonce),
        _ => None,
    });
    nonce.expect("a greeting")
}

#[test]
fn whoever_looks_on_believes_only_players_who_have_proven_to_be() {
    let rng = &mut StdRng::seed_from_u64(3);
    let machines = vec![
        Machine::host("Hana", terms(), 1),
        Machine::guest("Isao", 2),
        Machine::watcher("Mei", 3),
        Machine::guest("Eve", 4),
    ];
    let mut network = Network::new(machines);
    network.connect();
    for chair in PlayerSlot::ALL {
        let name = network.name(3);
        let nonce = nonce_for(&mut network.machines[2], name);
        network.say(3, 2, &posing(Role::Player(chair), nonce));
        let eve = network.name(3);
        network.machines[2].table.came(eve);
        assert!(!network.machines[2].table.is_there(chair), "{chair:?}");
    }
    network.pass(6, 500, rng);
    let watcher = &network.machines[2].table;
    for (at, chair) in PlayerSlot::ALL.into_iter().enumerate() {
        assert_eq!(watcher.peer_of(chair), Some(network.name(at)), "{chair:?}");
    }
    assert_eq!(watcher.names(), &["Hana", "Isao"]);
}

#[test]
fn a_guest_takes_the_seat_from_nobody_else_than_whoever_has_opened_the_room() {
    let rng = &mut StdRng::seed_from_u64(3);
    // The room is the host's, but somebody else plays the host and is quicker.
    let machines = vec![
        Machine::host("Hana", terms(), 1),
        Machine::guest("Isao", 2),
        Machine::host("Eve", terms(), 3),
    ];
    let mut network = Network::new(machines);
    network.connect();
    network.pass(6, 500, rng);
    let guest = &network.machines[1].table;
    assert_eq!(guest.peer_of(PlayerSlot::Host), Some(network.name(0)));
    assert_eq!(guest.names(), &["Hana", "Isao"]);
}

#[test]
fn the_host_sends_people_out_who_do_not_play() {
    let (mut network, mut rng) = Network::begun(terms(), 1);
    let (guest, mei) = (network.name(1), network.name(2));
    let host = &mut network.machines[0];
    assert_eq!(host.table.visitors(), [(mei, "Mei".to_owned())]);
    host.table.send_out(guest);
    host.table.send_out(mei);
    assert!(host.table.visitors().is_empty());
    network.pass(4, 1000, &mut rng);
    let sent_out = OnlineNews::SentAway(CloseReason::Removed);
    assert!(network.machines[2].news.contains(&sent_out));
    assert_eq!(network.machines[0].table.take_parted(), [mei]);
    assert!(!network.machines[0].table.is_broken(), "the guest plays on");
    // Whoever looks on sends nobody out.
    network.machines[GUEST].table.send_out(mei);
    assert!(network.machines[GUEST].table.take_parted().is_empty());
}

#[test]
fn strangers_who_say_nothing_do_not_keep_a_place() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    let stranger = narabe::net::Peer(999);
    network.machines[0].table.came(stranger);
    network.pass(29, 1000, &mut rng);
    assert!(network.machines[0].table.take_parted().is_empty());
    network.pass(3, 1000, &mut rng);
    assert_eq!(network.machines[0].table.take_parted(), [stranger]);
}

#[test]
fn the_terms_can_be_changed_after_somebody_has_sent_the_highest_number() {
    let rng = &mut StdRng::seed_from_u64(1);
    let host = Machine::host("Hana", terms(), 1);
    let mut network = Network::new(vec![host, Machine::guest("Isao", 2)]);
    network.connect();
    network.pass(3, 500, rng);
    let beat = Heartbeat {
        sequence: 1_000_000,
        count: 0,
        digest: Digest::default(),
        terms_offer: Some(narabe::net::TermsOffer {
            terms: Terms::default(),
            revision: u64::MAX,
            by: PlayerSlot::Guest,
            agreed: true,
        }),
        request: None,
        reply: None,
        lines: [0, 0],
        guest: None,
        ms: 0,
    };
    network.say(GUEST, 0, &Message::Heartbeat(Box::new(beat)));
    let host = &mut network.machines[0];
    assert_eq!(host.table.terms(), &terms());
    let other = Terms::default();
    host.table.propose(other, &host.session);
    assert_eq!(host.table.terms(), &other);
}
