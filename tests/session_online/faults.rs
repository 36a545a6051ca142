//! What a dishonest machine may say, and that it changes nothing.

use crate::network::Network;
use narabe::matches::online::{Fault, OnlineNews};
use narabe::matches::{Intent, Refusal};
use narabe::net::{
    DecodeError, Digest, LedgerAction, LedgerEntry, MESSAGE_LIMIT, Message, Nonce,
    PROTOCOL_VERSION, PlayerSlot, SharedRandomness, Terms,
};
use narabe::players::{BlackRule, ClockRule};
use narabe::rules::Move;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The guest is the dishonest one, and has Black.
const GUEST: usize = 1;

fn terms() -> Terms {
    Terms {
        black: BlackRule::Second,
        clock: ClockRule::PerGame { main: 600 },
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

/// What the host refuses when the guest says that it has done this.
fn fault_of(network: &mut Network, act: LedgerAction, ms: u64) -> Option<Fault> {
    let before = network.machines[0].state();
    let from = network.machines[0].table.ledger().count();
    let message = Message::Entries {
        from,
        entries: vec![note(act, ms)],
    };
    network.say(GUEST, 0, &message);
    let host = &mut network.machines[0];
    host.news.extend(host.table.take_news());
    assert_eq!(host.state(), before, "nothing has changed");
    let fault = host.table.fault().cloned();
    let told = OnlineNews::Refused(fault.clone()?);
    assert!(host.news.contains(&told), "and the player is told");
    fault
}

#[test]
fn an_illegal_move_is_not_played() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.play("h8 i9", &mut rng);
    let number = network.machines[0].table.ledger().count();
    let fault = fault_of(&mut network, stone("h8"), 100);
    let refusal = Refusal::Taken;
    assert_eq!(
        fault,
        Some(Fault::Illegal {
            note: number,
            refusal
        })
    );
    let fault = fault_of(&mut network, stone("s19"), 100);
    let refusal = Refusal::OffBoard;
    assert_eq!(
        fault,
        Some(Fault::Illegal {
            note: number,
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
fn nobody_writes_out_of_turn() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.play("h8", &mut rng);
    let number = network.machines[0].table.ledger().count();
    for act in [
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
        let fault = fault_of(&mut network, act.clone(), 0);
        assert_eq!(fault, Some(Fault::OutOfTurn { note: number }), "{act:?}");
    }
}

#[test]
fn nobody_agrees_for_the_other() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.play("h8 i9", &mut rng);
    let number = network.machines[0].table.ledger().count();
    for act in [
        LedgerAction::Draw,
        LedgerAction::Swap,
        LedgerAction::Undo(PlayerSlot::Guest),
        LedgerAction::Undo(PlayerSlot::Host),
        LedgerAction::Resign(PlayerSlot::Host),
    ] {
        let fault = fault_of(&mut network, act.clone(), 0);
        assert_eq!(fault, Some(Fault::OutOfTurn { note: number }), "{act:?}");
    }
    // Who was asked and said no has not agreed.
    network.machines[GUEST].do_it(Intent::OfferDraw);
    network.pass(1, 100, &mut rng);
    network.machines[0].answer(false);
    let fault = fault_of(&mut network, LedgerAction::Draw, 0);
    assert_eq!(fault, Some(Fault::OutOfTurn { note: number }));
}

#[test]
fn a_doubled_note_is_played_once_and_a_late_one_not_at_all() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.play("h8 i9 j10", &mut rng);
    let notes = network.machines[0].table.ledger().entries().to_vec();
    let before = network.machines[0].state();
    for from in 0..notes.len() {
        let message = Message::Entries {
            from: u32::try_from(from).expect("few"),
            entries: notes[from..].to_vec(),
        };
        network.say(GUEST, 0, &message);
    }
    // From the future: what lies between is missing.
    let message = Message::Entries {
        from: 99,
        entries: vec![note(stone("a1"), 0)],
    };
    network.say(GUEST, 0, &message);
    assert_eq!(network.machines[0].state(), before);
    assert_eq!(network.machines[0].table.fault(), None);
}

#[test]
fn history_is_not_written_anew() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.play("h8 i9", &mut rng);
    let before = network.machines[0].state();
    let message = Message::Entries {
        from: 1,
        entries: vec![note(stone("a1"), 0)],
    };
    network.say(GUEST, 0, &message);
    assert_eq!(network.machines[0].state(), before);
    let fault = network.machines[0].table.fault();
    assert_eq!(fault, Some(&Fault::Disagreement { note: 1 }));
}

#[test]
fn a_digest_that_differs_is_found_at_once() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.play("h8 i9", &mut rng);
    let from = network.machines[0].table.ledger().count();
    let message = Message::Entries {
        from,
        entries: vec![note(stone("j10"), 100)],
    };
    network.say(GUEST, 0, &message);
    let fault = network.machines[0].table.fault();
    assert_eq!(fault, Some(&Fault::Disagreement { note: from }));
}

#[test]
fn nobody_thinks_longer_than_they_say() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    network.pass(150, 100, &mut rng);
    let fault = fault_of(&mut network, stone("h8"), 10);
    assert!(
        matches!(fault, Some(Fault::Clock { note: 1, claimed: 10, seen }) if seen >= 15_000),
        "{fault:?}"
    );
    // A little less in every turn adds up.
    for turn in 0..40 {
        network.play(&format!("{}1", char::from(b'a' + turn % 15)), &mut rng);
        if network.machines[0].session.one_board().outcome().is_some() {
            break;
        }
    }
}

#[test]
fn time_saved_in_every_turn_adds_up() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    let columns = "abcdefghjklmno".chars().filter(|letter| *letter != 'i');
    let mut caught = None;
    for (turn, letter) in columns.enumerate() {
        let row = 1 + 2 * (turn % 2);
        network.pass(60, 100, &mut rng);
        let from = network.machines[0].table.ledger().count();
        let act = stone(&format!("{letter}{row}"));
        network.say(
            GUEST,
            0,
            &Message::Entries {
                from,
                entries: vec![note(act, 0)],
            },
        );
        if let Some(Fault::Clock { .. }) = network.machines[0].table.fault() {
            caught = Some(turn);
            break;
        }
        network.machines[0].play(&format!("{letter}12"));
    }
    assert!(caught.is_some_and(|turn| turn > 1), "{caught:?}");
}

#[test]
fn a_beginning_is_what_was_agreed_on() {
    let rng = &mut StdRng::seed_from_u64(1);
    let host = crate::machine::Machine::host("Hana", terms(), 1);
    let guest = crate::machine::Machine::guest("Isao", 2);
    let mut network = Network::new(vec![host, guest]);
    network.connect();
    network.pass(3, 500, rng);
    let die = SharedRandomness {
        host: Nonce::new([0; 16]),
        guest: Nonce::new([0; 16]),
    };
    // The guest has not agreed yet; and has never seen this number.
    let guest = &mut network.machines[1];
    guest.table.propose(Terms::default(), &guest.session);
    let message = Message::Entries {
        from: 0,
        entries: vec![note(LedgerAction::Begin(Box::default(), die), 0)],
    };
    network.say(0, 1, &message);
    assert!(!network.machines[1].table.has_begun());
    assert_eq!(
        network.machines[1].table.fault(),
        Some(&Fault::OutOfTurn { note: 0 })
    );
}

#[test]
fn whoever_looks_on_has_no_say() {
    let (mut network, mut rng) = Network::begun(terms(), 1);
    let before = network.machines[0].state();
    let from = network.machines[0].table.ledger().count();
    let message = Message::Entries {
        from,
        entries: vec![note(stone("h8"), 0)],
    };
    network.say(2, 0, &message);
    network.say(
        2,
        0,
        &Message::Chat {
            from: 0,
            lines: vec!["I resign".into()],
        },
    );
    network.pass(2, 500, &mut rng);
    assert_eq!(network.machines[0].state(), before);
    assert!(network.machines[0].table.chat().is_empty());
}

#[test]
fn what_is_no_message_is_told_and_ignored() {
    let (mut network, _) = Network::begun(terms(), 0);
    let fault = |network: &mut Network, bytes: &[u8]| {
        network.say_bytes(GUEST, 0, bytes);
        network.machines[0].table.fault().cloned()
    };
    let theirs = PROTOCOL_VERSION + 1;
    let later = fault(&mut network, format!("{theirs} {{}}").as_bytes());
    assert_eq!(
        later,
        Some(Fault::Undecodable(DecodeError::Version { theirs }))
    );
    let bytes = MESSAGE_LIMIT + 1;
    let long = fault(&mut network, &vec![b' '; bytes]);
    assert_eq!(
        long,
        Some(Fault::Undecodable(DecodeError::TooLong { bytes }))
    );
    let garbled = fault(&mut network, &[0xff, 0xfe]);
    assert!(matches!(
        garbled,
        Some(Fault::Undecodable(DecodeError::Malformed(_)))
    ));
}

#[test]
fn whoever_sends_what_cannot_be_read_again_and_again_is_shut_out() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    for _ in 0..7 {
        network.say_bytes(GUEST, 0, b"3 {");
    }
    network.pass(2, 500, &mut rng);
    assert!(!network.machines[0].table.is_broken(), "that may happen");
    network.say_bytes(GUEST, 0, b"3 {");
    assert_eq!(network.machines[0].table.fault(), Some(&Fault::Flood));
    network.pass(1, 500, &mut rng);
    assert!(network.machines[0].table.is_broken(), "the line is shut");
}

#[test]
fn whoever_has_another_version_says_so_every_second_and_is_not_shut_out() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    for _ in 0..30 {
        network.say_bytes(GUEST, 0, b"1 {}");
        network.pass(1, 500, &mut rng);
    }
    assert!(!network.machines[0].table.is_broken());
}

#[test]
fn whoever_floods_is_shut_out() {
    let (mut network, mut rng) = Network::begun(terms(), 0);
    for _ in 0..1000 {
        network.say(
            GUEST,
            0,
            &Message::Chat {
                from: 0,
                lines: Vec::new(),
            },
        );
    }
    assert_eq!(network.machines[0].table.fault(), Some(&Fault::Flood));
    network.pass(5, 500, &mut rng);
    assert!(network.machines[0].table.is_broken(), "the line is shut");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Bytes of any kind, and real messages with a piece of them changed.
    #[test]
    fn nothing_that_is_said_breaks_a_table(
        noise in prop::collection::vec(any::<u8>(), 0..300),
        at in 0..2000usize,
        byte in any::<u8>(),
    ) {
        let (mut network, mut rng) = Network::begun(terms(), 1);
        network.play("h8 i9", &mut rng);
        network.say_bytes(GUEST, 0, &noise);
        network.pass(1, 1000, &mut rng);
        network.machines[GUEST].play("j10");
        let before = network.machines[0].state();
        let words = network.machines[GUEST].take_words();
        for (_, mut bytes) in words {
            let place = at % bytes.len();
            bytes[place] = byte;
            network.say_bytes(GUEST, 0, &bytes);
        }
        let after = network.machines[0].state();
        prop_assert!(after.0.len() <= before.0.len() + 1);
        network.pass(1, 1000, &mut rng);
    }
}
