//! Invalid data from a dishonest machine changes nothing.

use crate::dishonest_guest::{GUEST, entry, stone, terms};
use crate::network::Network;
use narabe_matches::online::{OnlineEvent, PeerError};
use narabe_matches::{Intent, Refusal};
use narabe_net::{
    DecodeError, LedgerAction, MESSAGE_LIMIT, Message, Nonce, PROTOCOL_VERSION, PlayerSlot,
    SharedRandomness, Terms,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The main time for the whole game, in seconds.
const MAIN: u32 = 600;

/// The error that the host reports when the guest sends this action.
fn error_of(network: &mut Network, action: LedgerAction, ms: u64) -> Option<PeerError> {
    let before = network.machines[0].state();
    let from = network.machines[0].online_match.ledger().count();
    let message = Message::Entries {
        from,
        entries: vec![entry(action, ms)],
    };
    network.inject(GUEST, 0, &message);
    let host = &mut network.machines[0];
    host.events.extend(host.online_match.take_events());
    assert_eq!(host.state(), before, "nothing has changed");
    let error = host.online_match.last_error().cloned();
    let event = OnlineEvent::DataRejected(error.clone()?);
    assert!(host.events.contains(&event), "and the player is told");
    error
}

#[test]
fn an_illegal_move_is_rejected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.play("h8 i9", &mut rng);
    let number = network.machines[0].online_match.ledger().count();
    let error = error_of(&mut network, stone("h8"), 100);
    let refusal = Refusal::Occupied;
    assert_eq!(
        error,
        Some(PeerError::Illegal {
            entry: number,
            refusal
        })
    );
    let error = error_of(&mut network, stone("s19"), 100);
    let refusal = Refusal::OffBoard;
    assert_eq!(
        error,
        Some(PeerError::Illegal {
            entry: number,
            refusal
        })
    );
    network.play("j10", &mut rng);
    assert_eq!(
        network.machines[0].state().0.len(),
        3,
        "an honest move is still played"
    );
}

#[test]
fn an_entry_out_of_turn_is_rejected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.play("h8", &mut rng);
    let number = network.machines[0].online_match.ledger().count();
    for action in [
        stone("a1"),
        LedgerAction::Draw,
        LedgerAction::Swap,
        LedgerAction::Next,
        LedgerAction::Undo(PlayerSlot::Guest),
        LedgerAction::Undo(PlayerSlot::Host),
        LedgerAction::Resign(PlayerSlot::Host),
        LedgerAction::Forfeit(PlayerSlot::Host),
        LedgerAction::Forfeit(PlayerSlot::Guest),
    ] {
        let error = error_of(&mut network, action.clone(), 0);
        assert_eq!(
            error,
            Some(PeerError::OutOfTurn { entry: number }),
            "{action:?}"
        );
    }
}

#[test]
fn an_entry_without_consent_is_rejected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.play("h8 i9", &mut rng);
    let number = network.machines[0].online_match.ledger().count();
    for action in [
        LedgerAction::Draw,
        LedgerAction::Swap,
        LedgerAction::Undo(PlayerSlot::Guest),
        LedgerAction::Undo(PlayerSlot::Host),
        LedgerAction::Resign(PlayerSlot::Host),
    ] {
        let error = error_of(&mut network, action.clone(), 0);
        assert_eq!(
            error,
            Some(PeerError::OutOfTurn { entry: number }),
            "{action:?}"
        );
    }
    // A declined request is not agreed on.
    network.machines[GUEST].apply(Intent::OfferDraw);
    network.pass(1, 100, &mut rng);
    network.machines[0].answer(false);
    let error = error_of(&mut network, LedgerAction::Draw, 0);
    assert_eq!(error, Some(PeerError::OutOfTurn { entry: number }));
}

#[test]
fn repeated_entries_and_entries_after_a_gap_change_nothing() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.play("h8 i9 j10", &mut rng);
    let entries = network.machines[0].online_match.ledger().entries().to_vec();
    let before = network.machines[0].state();
    for from in 0..entries.len() {
        let message = Message::Entries {
            from: u32::try_from(from).expect("few"),
            entries: entries[from..].to_vec(),
        };
        network.inject(GUEST, 0, &message);
    }
    // Entries in between are missing.
    let message = Message::Entries {
        from: 99,
        entries: vec![entry(stone("a1"), 0)],
    };
    network.inject(GUEST, 0, &message);
    assert_eq!(network.machines[0].state(), before);
    assert_eq!(network.machines[0].online_match.last_error(), None);
}

#[test]
fn an_earlier_entry_cannot_be_replaced() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.play("h8 i9", &mut rng);
    let before = network.machines[0].state();
    let message = Message::Entries {
        from: 1,
        entries: vec![entry(stone("a1"), 0)],
    };
    network.inject(GUEST, 0, &message);
    assert_eq!(network.machines[0].state(), before);
    let error = network.machines[0].online_match.last_error();
    assert_eq!(error, Some(&PeerError::LedgerMismatch { entry: 1 }));
}

#[test]
fn a_different_digest_is_noticed_at_once() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.play("h8 i9", &mut rng);
    let from = network.machines[0].online_match.ledger().count();
    let message = Message::Entries {
        from,
        entries: vec![entry(stone("j10"), 100)],
    };
    network.inject(GUEST, 0, &message);
    let error = network.machines[0].online_match.last_error();
    assert_eq!(error, Some(&PeerError::LedgerMismatch { entry: from }));
}

#[test]
fn too_short_a_thinking_time_is_rejected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    network.pass(150, 100, &mut rng);
    let error = error_of(&mut network, stone("h8"), 10);
    assert!(
        matches!(error, Some(PeerError::ClockMismatch { entry: 1, claimed: 10, measured }) if measured >= 15_000),
        "{error:?}"
    );
    // Small differences in every turn add up.
    for turn in 0..40 {
        network.play(&format!("{}1", char::from(b'a' + turn % 15)), &mut rng);
        if network.machines[0].live.one_board().outcome().is_some() {
            break;
        }
    }
}

#[test]
fn small_differences_in_thinking_time_add_up() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    let columns = "abcdefghjklmno".chars().filter(|letter| *letter != 'i');
    let mut caught = None;
    for (turn, letter) in columns.enumerate() {
        let row = 1 + 2 * (turn % 2);
        network.pass(60, 100, &mut rng);
        let from = network.machines[0].online_match.ledger().count();
        let action = stone(&format!("{letter}{row}"));
        network.inject(
            GUEST,
            0,
            &Message::Entries {
                from,
                entries: vec![entry(action, 0)],
            },
        );
        if let Some(PeerError::ClockMismatch { .. }) = network.machines[0].online_match.last_error()
        {
            caught = Some(turn);
            break;
        }
        network.machines[0].play(&format!("{letter}12"));
    }
    assert!(caught.is_some_and(|turn| turn > 1), "{caught:?}");
}

#[test]
fn a_match_starts_only_with_the_agreed_terms() {
    let rng = &mut StdRng::seed_from_u64(1);
    let host = crate::machine::Machine::host("Hana", terms(MAIN), 1);
    let guest = crate::machine::Machine::guest("Isao", 2);
    let mut network = Network::new(vec![host, guest]);
    network.connect();
    network.pass(3, 500, rng);
    let randomness = SharedRandomness {
        host: Nonce::new([0; 16]),
        guest: Nonce::new([0; 16]),
    };
    // The guest has not agreed yet, and has never received this number.
    let guest = &mut network.machines[1];
    guest.online_match.propose(Terms::default(), &guest.live);
    let message = Message::Entries {
        from: 0,
        entries: vec![entry(LedgerAction::Begin(Box::default(), randomness), 0)],
    };
    network.inject(0, 1, &message);
    assert!(!network.machines[1].online_match.has_begun());
    assert_eq!(
        network.machines[1].online_match.last_error(),
        Some(&PeerError::OutOfTurn { entry: 0 })
    );
}

#[test]
fn entries_and_chat_of_a_spectator_are_ignored() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 1);
    let before = network.machines[0].state();
    let from = network.machines[0].online_match.ledger().count();
    let message = Message::Entries {
        from,
        entries: vec![entry(stone("h8"), 0)],
    };
    network.inject(2, 0, &message);
    network.inject(
        2,
        0,
        &Message::Chat {
            from: 0,
            lines: vec!["I resign".into()],
        },
    );
    network.pass(2, 500, &mut rng);
    assert_eq!(network.machines[0].state(), before);
    assert!(network.machines[0].online_match.chat().is_empty());
}

#[test]
fn an_invalid_message_is_reported_and_ignored() {
    let (mut network, _) = Network::begun(terms(MAIN), 0);
    let error = |network: &mut Network, bytes: &[u8]| {
        network.inject_bytes(GUEST, 0, bytes);
        network.machines[0].online_match.last_error().cloned()
    };
    let theirs = PROTOCOL_VERSION + 1;
    let later = error(&mut network, format!("{theirs} {{}}").as_bytes());
    assert_eq!(
        later,
        Some(PeerError::Undecodable(DecodeError::Version { theirs }))
    );
    let bytes = MESSAGE_LIMIT + 1;
    let long = error(&mut network, &vec![b' '; bytes]);
    assert_eq!(
        long,
        Some(PeerError::Undecodable(DecodeError::TooLong { bytes }))
    );
    let garbled = error(&mut network, &[0xff, 0xfe]);
    assert!(matches!(
        garbled,
        Some(PeerError::Undecodable(DecodeError::Malformed(_)))
    ));
}

#[test]
fn a_peer_that_repeatedly_sends_unreadable_messages_is_rejected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    for _ in 0..7 {
        network.inject_bytes(GUEST, 0, b"3 {");
    }
    network.pass(2, 500, &mut rng);
    assert!(
        !network.machines[0].online_match.is_interrupted(),
        "a few are tolerated"
    );
    network.inject_bytes(GUEST, 0, b"3 {");
    assert_eq!(
        network.machines[0].online_match.last_error(),
        Some(&PeerError::Flood)
    );
    network.pass(1, 500, &mut rng);
    assert!(
        network.machines[0].online_match.is_interrupted(),
        "the connection is closed"
    );
}

#[test]
fn a_peer_with_another_version_is_not_rejected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    for _ in 0..30 {
        network.inject_bytes(GUEST, 0, b"1 {}");
        network.pass(1, 500, &mut rng);
    }
    assert!(!network.machines[0].online_match.is_interrupted());
}

#[test]
fn a_peer_that_floods_is_rejected() {
    let (mut network, mut rng) = Network::begun(terms(MAIN), 0);
    for _ in 0..1000 {
        network.inject(
            GUEST,
            0,
            &Message::Chat {
                from: 0,
                lines: Vec::new(),
            },
        );
    }
    assert_eq!(
        network.machines[0].online_match.last_error(),
        Some(&PeerError::Flood)
    );
    network.pass(5, 500, &mut rng);
    assert!(
        network.machines[0].online_match.is_interrupted(),
        "the connection is closed"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Random bytes, and real messages with one byte changed.
    #[test]
    fn arbitrary_bytes_do_not_break_a_match(
        noise in prop::collection::vec(any::<u8>(), 0..300),
        at in 0..2000usize,
        byte in any::<u8>(),
    ) {
        let (mut network, mut rng) = Network::begun(terms(MAIN), 1);
        network.play("h8 i9", &mut rng);
        network.inject_bytes(GUEST, 0, &noise);
        network.pass(1, 1000, &mut rng);
        network.machines[GUEST].play("j10");
        let before = network.machines[0].state();
        let messages = network.machines[GUEST].take_outgoing();
        for (_, mut bytes) in messages {
            let place = at % bytes.len();
            bytes[place] = byte;
            network.inject_bytes(GUEST, 0, &bytes);
        }
        let after = network.machines[0].state();
        prop_assert!(after.0.len() <= before.0.len() + 1);
        network.pass(1, 1000, &mut rng);
    }
}
