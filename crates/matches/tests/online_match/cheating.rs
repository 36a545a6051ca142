//! What a dishonest machine cannot gain by false times, by breaking the connection, or by impersonation.

use crate::dishonest_guest::{GUEST, entry, stone, terms};
use crate::machine::Machine;
use crate::network::Network;
use narabe_matches::online::{ABSENCE_LIMIT, ClaimReason, OnlineEvent, PeerError};
use narabe_matches::players::ClockRule;
use narabe_net::{
    CloseReason, Digest, Handshake, Heartbeat, LedgerAction, Message, Nonce, PlayerSlot, Role,
    Terms,
};
use narabe_rules::Side;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The main time for the whole game, in seconds.
const MAIN: u32 = 60;

/// A heartbeat that reports nothing.
fn empty_heartbeat(sequence: u64) -> Heartbeat {
    Heartbeat {
        sequence,
        count: 0,
        digest: Digest::default(),
        terms_offer: None,
        request: None,
        reply: None,
        lines: [0, 0],
        guest: None,
        ms: 0,
    }
}

/// Lets time pass at the honest host, while only heartbeats arrive from the guest.
fn heartbeats(network: &mut Network, seconds: u32, sequence: &mut u64) {
    for _ in 0..seconds {
        *sequence += 1;
        let host = &network.machines[0];
        let ledger = host.online_match.ledger();
        let heartbeat = Heartbeat {
            count: ledger.count(),
            digest: ledger.digest(),
            ..empty_heartbeat(1_000_000 + *sequence)
        };
        network.inject(GUEST, 0, &Message::Heartbeat(Box::new(heartbeat)));
        network.machines[0].tick(std::time::Duration::from_secs(1));
    }
}

#[test]
fn heartbeats_without_a_move_lose_on_time() {
    let (mut network, _) = Network::begun(terms(MAIN), 0);
    let beats = &mut 0;
    heartbeats(&mut network, MAIN, beats);
    let claim = |network: &Network| {
        let host = &network.machines[0];
        host.online_match.claim_reason(&host.live)
    };
    assert_eq!(claim(&network), None, "a bad line may take some seconds");
    heartbeats(&mut network, 15, beats);
    assert!(!network.machines[0].online_match.is_interrupted());
    assert_eq!(claim(&network), Some(ClaimReason::Time));
    let host = &mut network.machines[0];
    host.online_match.claim_win(&mut host.live);
    let winner = host
        .live
        .one_board()
        .outcome()
        .and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(Side::White));
    let last = host
        .online_match
        .ledger()
        .entries()
        .last()
        .map(|entry| &entry.action);
    assert_eq!(last, Some(&LedgerAction::Flag(PlayerSlot::Guest)));
}

#[test]
fn a_false_flag_claim_is_rejected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.play("h8", &mut rng);
    // It is the host's turn, and the host has thought for a second.
    network.pass(10, 100, &mut rng);
    let before = network.machines[0].state();
    let from = network.machines[0].online_match.ledger().count();
    let claimed = u64::from(MAIN) * 1000 + 1;
    let message = Message::Entries {
        from,
        entries: vec![entry(LedgerAction::Flag(PlayerSlot::Host), claimed)],
    };
    network.inject(GUEST, 0, &message);
    let host = &network.machines[0];
    assert_eq!(host.state(), before);
    let error = host.online_match.last_error();
    assert!(
        matches!(error, Some(PeerError::EarlyFlag { entry, ms }) if *entry == from && *ms < 2000),
        "{error:?}"
    );
}

#[test]
fn deliberate_disconnections_give_no_thinking_time() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    let mut thought = 0;
    let mut turns = 0;
    // In each turn the guest disconnects for four minutes, and reports almost no thinking time.
    let claimed = loop {
        network.disconnect();
        network.pass(240, 1000, &mut rng);
        let host = &network.machines[0];
        if host.online_match.claim_reason(&host.live) == Some(ClaimReason::Absence) {
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
    assert!(thought <= ABSENCE_LIMIT.as_secs(), "{thought} s");
    let host = &mut network.machines[0];
    host.online_match.claim_win(&mut host.live);
    network.connect();
    network.pass(4, 500, &mut rng);
    for machine in &network.machines {
        assert_eq!(machine.live.wins(0), 1, "and the other machine agrees");
        assert_eq!(machine.online_match.last_error(), None);
    }
}

#[test]
fn disconnections_excuse_at_most_a_minute_per_game() {
    let long = Terms {
        clock: ClockRule::PerGame { main: 3600 },
        ..terms(MAIN)
    };
    let (mut network, mut rng) = Network::begun(long, 0);
    let mut gained = 0;
    for turn in 0..28_u8 {
        // Six seconds of thought, a short disconnection, and no thinking time reported.
        network.pass(6, 1000, &mut rng);
        network.disconnect();
        network.pass(3, 1000, &mut rng);
        network.connect();
        network.pass(4, 500, &mut rng);
        let from = network.machines[0].online_match.ledger().count();
        // No two stones of a side are adjacent.
        let (column, row) = (2 * (turn % 4), 1 + 2 * (turn / 4));
        let point = format!("{}{row}", char::from(b'a' + column));
        let message = Message::Entries {
            from,
            entries: vec![entry(stone(&point), 0)],
        };
        network.inject(GUEST, 0, &message);
        let host = &mut network.machines[0];
        if let Some(PeerError::ClockMismatch { .. }) = host.online_match.last_error() {
            break;
        }
        gained += 6;
        host.play(&format!("{}{row}", char::from(b'b' + column)));
    }
    assert!((12..=150).contains(&gained), "{gained} s");
    assert!(matches!(
        network.machines[0].online_match.last_error(),
        Some(PeerError::ClockMismatch { .. })
    ));
}

#[test]
fn our_own_suspension_is_not_charged_to_the_other_player() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    // The machine was suspended for a minute, so the frame is as long.
    network.machines[0].tick(std::time::Duration::from_secs(60));
    let host = &network.machines[0];
    assert_eq!(host.online_match.claim_reason(&host.live), None);
    network.play("h8", &mut rng);
    assert_eq!(network.machines[0].online_match.last_error(), None);
    assert_eq!(network.machines[0].state().0.len(), 1);
}

#[test]
fn chat_is_attributed_to_the_sender() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 1);
    network.inject_bytes(
        GUEST,
        0,
        br#"3 {"Chat":{"by":"Host","from":0,"lines":["I resign"]}}"#,
    );
    let lines = vec!["I resign".to_owned()];
    network.inject(GUEST, 0, &Message::Chat { from: 0, lines });
    network.pass(3, 500, &mut rng);
    let chat = network.machines[0].online_match.chat();
    let authors: Vec<PlayerSlot> = chat.iter().map(|line| line.by).collect();
    assert_eq!(authors, [PlayerSlot::Guest], "the owner of the connection");
}

#[test]
fn own_chat_lines_survive_a_restart() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.machines[0].online_match.send_chat("one");
    network.pass(2, 500, &mut rng);
    network.disconnect();
    assert!(network.machines[0].restart(77), "a token was stored");
    network.pass(20, 100, &mut rng);
    network.connect();
    network.pass(3, 500, &mut rng);
    network.machines[0].online_match.send_chat("two");
    network.pass(3, 500, &mut rng);
    for machine in &network.machines {
        let lines: Vec<&str> = machine
            .online_match
            .chat()
            .iter()
            .map(|line| &*line.text)
            .collect();
        assert_eq!(lines, ["one", "two"]);
    }
}

/// A handshake without a proof, from a peer that impersonates a player.
fn impersonation(role: Role, echo: Nonce) -> Message {
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

/// The nonce in the handshake that a machine sends to another.
fn nonce_for(machine: &mut Machine, other: narabe_net::Peer) -> Nonce {
    let outgoing = machine.take_outgoing();
    let mut handshakes = outgoing.iter().filter(|(to, _)| *to == other);
    let nonce = handshakes.find_map(|(_, bytes)| match Message::decode(bytes) {
        Ok(Message::Handshake(handshake)) => Some(handshake.nonce),
        _ => None,
    });
    nonce.expect("a handshake")
}

#[test]
fn a_spectator_accepts_only_verified_players() {
    let rng = &mut StdRng::seed_from_u64(3);
    let machines = vec![
        Machine::host("Hana", terms(MAIN), 1),
        Machine::guest("Isao", 2),
        Machine::spectator("Mei", 3),
        Machine::guest("Eve", 4),
    ];
    let mut network = Network::new(machines);
    network.connect();
    for slot in PlayerSlot::ALL {
        let name = network.name(3);
        let nonce = nonce_for(&mut network.machines[2], name);
        network.inject(3, 2, &impersonation(Role::Player(slot), nonce));
        let eve = network.name(3);
        network.machines[2].online_match.peer_connected(eve);
        assert!(
            !network.machines[2].online_match.is_connected(slot),
            "{slot:?}"
        );
    }
    network.pass(6, 500, rng);
    let watcher = &network.machines[2].online_match;
    for (at, slot) in PlayerSlot::ALL.into_iter().enumerate() {
        assert_eq!(watcher.peer_of(slot), Some(network.name(at)), "{slot:?}");
    }
    assert_eq!(watcher.names(), &["Hana", "Isao"]);
}

#[test]
fn a_guest_accepts_a_slot_only_from_the_room_owner() {
    let rng = &mut StdRng::seed_from_u64(3);
    // The room is the host's, but another peer claims to be the host and is faster.
    let machines = vec![
        Machine::host("Hana", terms(MAIN), 1),
        Machine::guest("Isao", 2),
        Machine::host("Eve", terms(MAIN), 3),
    ];
    let mut network = Network::new(machines);
    network.connect();
    network.pass(6, 500, rng);
    let guest = &network.machines[1].online_match;
    assert_eq!(guest.peer_of(PlayerSlot::Host), Some(network.name(0)));
    assert_eq!(guest.names(), &["Hana", "Isao"]);
}

#[test]
fn the_host_can_remove_spectators_but_not_the_guest() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 1);
    let (guest, mei) = (network.name(1), network.name(2));
    let host = &mut network.machines[0];
    assert_eq!(
        host.online_match.removable_peers(),
        [(mei, "Mei".to_owned())]
    );
    host.online_match.remove_peer(guest);
    host.online_match.remove_peer(mei);
    assert!(host.online_match.removable_peers().is_empty());
    network.pass(4, 1000, &mut rng);
    let sent_out = OnlineEvent::Rejected(CloseReason::Removed);
    assert!(network.machines[2].events.contains(&sent_out));
    assert_eq!(
        network.machines[0].online_match.take_peers_to_disconnect(),
        [mei]
    );
    assert!(
        !network.machines[0].online_match.is_interrupted(),
        "the guest plays on"
    );
    // Only the host can remove peers.
    network.machines[GUEST].online_match.remove_peer(mei);
    assert!(
        network.machines[GUEST]
            .online_match
            .take_peers_to_disconnect()
            .is_empty()
    );
}

#[test]
fn a_peer_that_does_not_identify_itself_is_disconnected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    let stranger = narabe_net::Peer(999);
    network.machines[0].online_match.peer_connected(stranger);
    network.pass(29, 1000, &mut rng);
    assert!(
        network.machines[0]
            .online_match
            .take_peers_to_disconnect()
            .is_empty()
    );
    network.pass(3, 1000, &mut rng);
    assert_eq!(
        network.machines[0].online_match.take_peers_to_disconnect(),
        [stranger]
    );
}

#[test]
fn the_highest_revision_number_does_not_freeze_the_terms() {
    let rng = &mut StdRng::seed_from_u64(1);
    let host = Machine::host("Hana", terms(MAIN), 1);
    let mut network = Network::new(vec![host, Machine::guest("Isao", 2)]);
    network.connect();
    network.pass(3, 500, rng);
    let heartbeat = Heartbeat {
        terms_offer: Some(narabe_net::TermsOffer {
            terms: Terms::default(),
            revision: u64::MAX,
            by: PlayerSlot::Guest,
            agreed: true,
        }),
        ..empty_heartbeat(1_000_000)
    };
    network.inject(GUEST, 0, &Message::Heartbeat(Box::new(heartbeat)));
    let host = &mut network.machines[0];
    assert_eq!(host.online_match.negotiation().terms(), &terms(MAIN));
    let other = Terms::default();
    host.online_match.propose(other, &host.live);
    assert_eq!(host.online_match.negotiation().terms(), &other);
}
