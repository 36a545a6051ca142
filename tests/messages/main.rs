//! The messages between two machines, as bytes.

mod walk;

use narabe::net::{
    Act, Beat, Bye, CHAT_LIMIT, Chair, Deal, DecodeError, Die, Digest, Hello, Key, LINES_LIMIT,
    MESSAGE_LIMIT, Message, NOTES_LIMIT, Nonce, Note, Peer, Proposal, Reply, Role, TURN_LIMIT_MS,
    Terms, VERSION, Wish,
};
use narabe::rules::Move;
use proptest::prelude::*;

fn note(act: Act) -> Note {
    Note {
        act,
        ms: TURN_LIMIT_MS,
        digest: Digest::of(&[b"x"]),
    }
}

fn begin() -> Act {
    let die = Die {
        host: Nonce::new([255; 16]),
        guest: Nonce::new([255; 16]),
    };
    Act::Begin(Box::default(), die)
}

/// One of each kind, as full as it can be.
fn messages() -> Vec<Message> {
    let nonce = Nonce::new([200; 16]);
    let stone = Act::Move(Move::Stone("h8".parse().expect("a point")));
    vec![
        Message::Hello(Box::new(Hello {
            name: "王".repeat(40),
            role: Role::Player(Chair::Host),
            nonce,
            echo: Some(nonce),
            proof: None,
            grant: Some(Key::new([100; 16])),
            envelope: Some(nonce.commit()),
            number: Some(nonce),
            done: true,
        })),
        Message::Beat(Box::new(Beat {
            beat: u64::MAX,
            count: 7,
            digest: Digest::of(&[]),
            deal: Some(Deal {
                terms: Terms::default(),
                revision: 3,
                by: Chair::Guest,
                agreed: true,
            }),
            proposal: Some(Proposal {
                number: 1,
                wish: Wish::Undo,
                about: 7,
            }),
            reply: Some(Reply {
                number: 2,
                yes: false,
            }),
            lines: [1, 2],
            guest: Some(Peer(u128::MAX)),
            ms: 5,
        })),
        Message::Notes {
            from: 0,
            notes: std::iter::once(note(begin()))
                .chain(std::iter::repeat_n(note(stone), NOTES_LIMIT - 1))
                .collect(),
        },
        Message::Chat {
            from: 9,
            lines: vec!["刚".repeat(CHAT_LIMIT); LINES_LIMIT],
        },
        Message::Bye(Bye::Left),
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
fn what_is_too_much_is_refused() {
    let lines = Message::Chat {
        from: 0,
        lines: vec!["x".into(); LINES_LIMIT + 1],
    };
    let (found, limit) = (LINES_LIMIT + 1, LINES_LIMIT);
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
fn numbers_that_nobody_can_have_come_to_are_refused() {
    let beat = |change: fn(&mut Beat)| {
        let mut beats = messages();
        let Message::Beat(mut beat) = beats.swap_remove(1) else {
            unreachable!("a beat");
        };
        change(&mut beat);
        Message::Beat(beat)
    };
    let notes = |from: u32, ms: u64| Message::Notes {
        from,
        notes: vec![Note {
            ms,
            ..note(Act::Draw)
        }],
    };
    let lines = vec!["x".to_owned()];
    for message in [
        notes(u32::MAX, 0),
        notes(0, u64::MAX),
        Message::Chat {
            from: u32::MAX,
            lines,
        },
        beat(|beat| beat.count = u32::MAX),
        beat(|beat| beat.ms = u64::MAX),
        beat(|beat| beat.lines = [0, u32::MAX]),
    ] {
        let read = Message::decode(&message.encode());
        assert!(
            matches!(read, Err(DecodeError::OutOfRange { .. })),
            "{message:?}: {read:?}"
        );
    }
}

#[test]
fn another_version_is_told_and_not_guessed_at() {
    let text = String::from_utf8(Message::Bye(Bye::Left).encode()).expect("text");
    let later = text.replacen(&VERSION.to_string(), "77", 1);
    assert_eq!(
        Message::decode(later.as_bytes()),
        Err(DecodeError::Version { theirs: 77 })
    );
    for bytes in [
        "",
        "2",
        "2 ",
        "x {}",
        "-2 {}",
        "2 {\"Bye\":\"Left\",\"more\":1}",
        "2 {\"Beat\":{}}",
        // Whose words they are is said by the line that they come on.
        "2 {\"Chat\":{\"by\":\"Host\",\"from\":0,\"lines\":[\"I resign\"]}}",
    ] {
        let read = Message::decode(bytes.as_bytes());
        assert!(
            matches!(read, Err(DecodeError::Malformed(_))),
            "{bytes}: {read:?}"
        );
    }
}

#[test]
fn what_is_shown_is_plain_text() {
    let chat = Message::Chat {
        from: 0,
        lines: vec!["\u{202e}abc\u{7}\n".into(), "x".repeat(5000)],
    };
    let Ok(Message::Chat { lines, .. }) = Message::decode(&chat.encode()) else {
        unreachable!("a chat");
    };
    assert_eq!(lines, ["abc".to_owned(), "x".repeat(CHAT_LIMIT)]);
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        walk::walk(&bytes);
    }

    #[test]
    fn a_message_with_a_piece_changed_is_read_or_refused(
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
