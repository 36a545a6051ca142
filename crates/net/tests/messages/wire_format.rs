//! The bytes of the protocol and of saved files do not change when a Rust identifier does.
//!
//! `version_3.txt` holds one message of each kind and `ledger.ron` one entry of each kind, as they were written when version 2
//! of the protocol was released.

use narabe_net::{
    CloseReason, Digest, Handshake, Heartbeat, Key, Ledger, LedgerAction, LedgerEntry, Message,
    Nonce, Peer, PlayerSlot, Reply, Request, RequestKind, Role, SharedRandomness, Terms,
    TermsOffer,
};
use narabe_rules::Move;
use narabe_rules::opening::Action;

fn actions() -> Vec<LedgerAction> {
    let point = "h8".parse().expect("a point");
    let randomness = SharedRandomness {
        host: Nonce::new([1; 16]),
        guest: Nonce::new([2; 16]),
    };
    vec![
        LedgerAction::Begin(Box::default(), randomness),
        LedgerAction::Move(Move::Stone(point)),
        LedgerAction::Move(Move::Pass),
        LedgerAction::InOpening(Action::Place(point)),
        LedgerAction::Resign(PlayerSlot::Host),
        LedgerAction::Flag(PlayerSlot::Guest),
        LedgerAction::Forfeit(PlayerSlot::Host),
        LedgerAction::Draw,
        LedgerAction::Undo(PlayerSlot::Guest),
        LedgerAction::Swap,
        LedgerAction::Next,
    ]
}

/// A handshake with all its fields filled in, or with none of the optional ones.
fn handshake(role: Role, is_full: bool) -> Message {
    let nonce = Nonce::new([3; 16]);
    let proof = Key::new([4; 16]).prove(nonce, PlayerSlot::Guest, Peer(1), Peer(2));
    Message::Handshake(Box::new(Handshake {
        name: "Hana".into(),
        role,
        nonce,
        echo: is_full.then_some(nonce),
        proof: is_full.then_some(proof),
        grant: is_full.then(|| Key::new([5; 16])),
        commitment: is_full.then(|| nonce.commit()),
        randomness: is_full.then_some(nonce),
        done: is_full,
    }))
}

/// The same of a heartbeat.
fn heartbeat(is_full: bool) -> Message {
    Message::Heartbeat(Box::new(Heartbeat {
        sequence: 9,
        count: 7,
        digest: Digest::of(&[b"x"]),
        terms_offer: is_full.then(|| TermsOffer {
            terms: Terms::default(),
            revision: 3,
            by: PlayerSlot::Guest,
            agreed: true,
        }),
        request: is_full.then_some(Request {
            number: 1,
            kind: RequestKind::Undo,
            entry_count: 7,
        }),
        reply: is_full.then_some(Reply {
            number: 2,
            accepted: false,
        }),
        lines: [1, 2],
        guest: is_full.then_some(Peer(17)),
        ms: 5,
    }))
}

fn messages() -> Vec<Message> {
    let entry = |action| LedgerEntry {
        action,
        ms: 1500,
        digest: Digest::default(),
    };
    let mut all = vec![
        handshake(Role::Player(PlayerSlot::Host), true),
        handshake(Role::Player(PlayerSlot::Guest), false),
        handshake(Role::Spectator, false),
        heartbeat(true),
        heartbeat(false),
        Message::Entries {
            from: 4,
            entries: actions().into_iter().map(entry).collect(),
        },
        Message::Chat {
            from: 9,
            lines: vec!["hi".into()],
        },
    ];
    all.extend(
        [
            CloseReason::Left,
            CloseReason::Full,
            CloseReason::NoSpectators,
            CloseReason::Rejected,
            CloseReason::Removed,
        ]
        .map(Message::Close),
    );
    all
}

#[test]
fn messages_keep_their_bytes() {
    let lines: Vec<&str> = include_str!("version_3.txt").lines().collect();
    assert_eq!(lines.len(), messages().len());
    for (message, line) in messages().into_iter().zip(lines) {
        assert_eq!(String::from_utf8(message.encode()).as_deref(), Ok(line));
        assert_eq!(Message::decode(line.as_bytes()), Ok(message));
    }
}

#[test]
fn a_saved_ledger_keeps_its_text_and_its_digests() {
    let saved = include_str!("ledger.ron").trim_end();
    let mut ledger = Ledger::default();
    for action in actions() {
        let digest = ledger.next_digest(&action, 1500, "state");
        ledger.push(LedgerEntry {
            action,
            ms: 1500,
            digest,
        });
    }
    assert_eq!(ron::ser::to_string(&ledger).as_deref(), Ok(saved));
    assert_eq!(ron::from_str(saved), Ok(ledger));
}

#[test]
fn saved_requests_keep_their_text() {
    let request = Request {
        number: 1,
        kind: RequestKind::Undo,
        entry_count: 7,
    };
    let reply = Reply {
        number: 2,
        accepted: false,
    };
    let kinds = [
        RequestKind::Draw,
        RequestKind::Swap,
        RequestKind::Next,
        RequestKind::Resign,
    ];
    assert_eq!(
        ron::ser::to_string(&(request, reply, kinds)).as_deref(),
        Ok("((number:1,wish:Undo,about:7),(number:2,yes:false),(Draw,Swap,Next,Resign))")
    );
}
