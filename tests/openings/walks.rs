//! Walks through openings by chance.

use narabe::rules::BoardSize;
use narabe::rules::opening::{Action, Ask, Opening, Protocol};
use proptest::prelude::*;

use crate::walk::walk;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn any_bytes_lead_only_where_the_protocol_does(
        bytes in proptest::collection::vec(any::<u8>(), 3..160),
    ) {
        walk(&bytes);
    }

    #[test]
    fn whoever_only_does_what_is_allowed_comes_to_free_play(
        start in any::<[u8; 3]>(),
        choices in proptest::collection::vec(any::<u8>(), 20),
    ) {
        // An even first byte of an action always takes one of those that are allowed.
        let actions = choices.iter().flat_map(|&choice| [0, choice]);
        let bytes: Vec<u8> = start.into_iter().chain(actions).collect();
        if let Some(opening) = walk(&bytes) {
            prop_assert!(opening.is_over(), "{opening:?}");
        }
    }
}

/// Every way through a protocol, with one point for each stone and offer, and how many there are.
fn ways(opening: &Opening) -> usize {
    let follow: Vec<Action> = match opening.ask() {
        None => return 1,
        Some(Ask::Choose(_) | Ask::Declare { .. }) => opening.actions(),
        Some(ask) => {
            let points = opening.actions();
            let stones = opening.position().moves().len();
            let made = if let Ask::Offer { made, .. } = ask {
                made
            } else {
                0
            };
            vec![points[(7 * stones + 13 * made) % points.len()]]
        }
    };
    assert!(!follow.is_empty());
    follow
        .into_iter()
        .map(|action| {
            let mut next = opening.clone();
            next.apply(action).unwrap();
            let mut back = next.clone();
            assert_eq!(back.undo(), Some(action));
            assert_eq!(&back, opening);
            ways(&next)
        })
        .sum()
}

#[test]
fn every_way_through_every_protocol_ends() {
    for side in [5, 6, 8, 15, 20] {
        let size = BoardSize::new(side).unwrap();
        for protocol in Protocol::ALL {
            let Ok(opening) = Opening::new(protocol, Default::default(), size) else {
                continue;
            };
            let expected = match protocol {
                Protocol::Free | Protocol::Pro | Protocol::LongPro => 1,
                Protocol::Swap | Protocol::SwapAfterFirst | Protocol::Rif | Protocol::Sakata => 2,
                Protocol::Swap2 => 4,
                Protocol::Yamaguchi => 12 * 2,
                Protocol::Soosorv8 => 2 * 8 * 2,
                Protocol::Tarannikov => 2 * 2 * 2 * 2 * 2,
                Protocol::Taraguchi10 => 2 * 2 * 2 * (2 + 2 + 1),
            };
            assert_eq!(ways(&opening), expected, "{protocol} on {side}");
        }
    }
}
