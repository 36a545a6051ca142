//! Encoding and decoding of the online protocol: limits, versions, and bytes that are no message.

mod walk;
mod wire_format;

use narabe_net::{
    CHAT_LIMIT, CHAT_LINES_PER_MESSAGE, CloseReason, DecodeError, Digest, ENTRIES_PER_MESSAGE,
    Handshake, Heartbeat, Key, LedgerAction, LedgerEntry, MESSAGE_LIMIT, Message, Nonce,
    PROTOCOL_VERSION, Peer, PlayerSlot, Reply, Request, RequestKind, Role, SharedRandomness,
    TURN_LIMIT_MS, Terms, TermsOffer,
};
use narabe_rules::Move;
use proptest::prelude::*;

fn entry(action: LedgerAction) -> LedgerEntry {
    LedgerEntry {
        action,
        ms: TURN_LIMIT_MS,
        digest: Digest::of(&[b"x"]),
    }
}

fn begin() -> LedgerAction {
    let randomness = SharedRandomness {
        host: Nonce::new([255; 16]),
        guest: Nonce::new([255; 16]),
    };
    LedgerAction::Begin(Box::default(), randomness)
}

/// One message of each kind, as long as it can be.
fn messages() -> Vec<Message> {
    let nonce = Nonce::new([200; 16]);
    let stone = LedgerAction::Move(Move::Stone("h8".parse().expect("a point")));
    vec![
        Message::Handshake(Box::new(Handshake {
            name: "王".repeat(40),
            role: Role::Player(PlayerSlot::Host),
            nonce,
            echo: Some(nonce),
            proof: None,
            grant: Some(Key::new([100; 16])),
            commitment: Some(nonce.commit()),
            randomness: Some(nonce),
            done: true,
        })),
        Message::Heartbeat(Box::new(Heartbeat {
            sequence: u64::MAX,
            count: 7,
            digest: Digest::of(&[]),
            terms_offer: Some(TermsOffer {
                terms: Terms::default(),
                revision: 3,
                by: PlayerSlot::Guest,
                agreed: true,
            }),
            request: Some(Request {
                number: 1,
                kind: RequestKind::Undo,
                entry_count: 7,
            }),
            reply: Some(Reply {
                number: 2,
                accepted: false,
            }),
            lines: [1, 2],
            guest: Some(Peer(u128::MAX)),
            ms: 5,
        })),
        Message::Entries {
            from: 0,
            entries: std::iter::once(entry(begin()))
                .chain(std::iter::repeat_n(entry(stone), ENTRIES_PER_MESSAGE - 1))
                .collect(),
        },
        Message::Chat {
            from: 9,
            lines: vec!["刚".repeat(CHAT_LIMIT); CHAT_LINES_PER_MESSAGE],
        },
        Message::Close(CloseReason::Left),
    ]
}

#[test]
fn every_message_reads_back_as_written_and_fits() {
    for message in messages() {
        let bytes = message.encode();
        assert!(bytes.len() <= MESSAGE_LIMIT, "{}: {message:?}", bytes.len());
        assert_eq!(walk::walk(&bytes), Some(message));
    }
}

#[test]
fn messages_over_a_limit_are_refused() {
    let lines = Message::Chat {
        from: 0,
        lines: vec!["x".into(); CHAT_LINES_PER_MESSAGE + 1],
    };
    let (found, limit) = (CHAT_LINES_PER_MESSAGE + 1, CHAT_LINES_PER_MESSAGE);
    assert_eq!(
        Message::decode(&lines.encode()),
        Err(DecodeError::TooMany { found, limit })
    );
    let bytes = MESSAGE_LIMIT + 1;
    assert_eq!(
        Message::decode(&vec![b'1'; bytes]),
        Err(DecodeError::TooLong { bytes })
    );
}

#[test]
fn numbers_out_of_range_are_refused() {
    let heartbeat = |change: fn(&mut Heartbeat)| {
        let mut all = messages();
        let Message::Heartbeat(mut heartbeat) = all.swap_remove(1) else {
            unreachable!("a heartbeat");
        };
        change(&mut heartbeat);
        Message::Heartbeat(heartbeat)
    };
    let entries = |from: u32, ms: u64| Message::Entries {
        from,
        entries: vec![LedgerEntry {
            ms,
            ..entry(LedgerAction::Draw)
        }],
    };
    let lines = vec!["x".to_owned()];
    for message in [
        entries(u32::MAX, 0),
        entries(0, u64::MAX),
        Message::Chat {
            from: u32::MAX,
            lines,
        },
        heartbeat(|heartbeat| heartbeat.count = u32::MAX),
        heartbeat(|heartbeat| heartbeat.ms = u64::MAX),
        heartbeat(|heartbeat| heartbeat.lines = [0, u32::MAX]),
    ] {
        let read = Message::decode(&message.encode());
        assert!(
            matches!(read, Err(DecodeError::OutOfRange { .. })),
            "{message:?}: {read:?}"
        );
    }
}

#[test]
fn another_version_and_malformed_bytes_are_refused() {
    let text = String::from_utf8(Message::Close(CloseReason::Left).encode()).expect("text");
    let later = text.replacen(&PROTOCOL_VERSION.to_string(), "77", 1);
    assert_eq!(
        Message::decode(later.as_bytes()),
        Err(DecodeError::Version { theirs: 77 })
    );
    for bytes in [
        "",
        "3",
        "3 ",
        "x {}",
        "-2 {}",
        "3 {\"Bye\":\"Left\",\"more\":1}",
        "3 {\"Beat\":{}}",
        // The author of a chat line is known by the connection, not by a field.
        "3 {\"Chat\":{\"by\":\"Host\",\"from\":0,\"lines\":[\"I resign\"]}}",
    ] {
        let read = Message::decode(bytes.as_bytes());
        assert!(
            matches!(read, Err(DecodeError::Malformed(_))),
            "{bytes}: {read:?}"
        );
    }
}

#[test]
fn displayed_text_is_sanitised() {
    let chat = Message::Chat {
        from: 0,
        lines: vec!["\u{202e}abc\u{7}\n".into(), "x".repeat(5000)],
    };
    let Ok(Message::Chat { lines, .. }) = Message::decode(&chat.encode()) else {
        unreachable!("a chat message");
    };
    assert_eq!(lines, ["abc".to_owned(), "x".repeat(CHAT_LIMIT)]);
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        walk::walk(&bytes);
    }

    #[test]
    fn a_message_with_a_changed_part_is_read_or_refused(
        kind in 0..5usize,
        at in any::<prop::sample::Index>(),
        piece in prop::collection::vec(any::<u8>(), 0..8),
    ) {
        let mut bytes = messages().swap_remove(kind).encode();
        let at = at.index(bytes.len());
        let end = (at + piece.len()).min(bytes.len());
        bytes.splice(at..end, piece);
        walk::walk(&bytes);
    }
}
