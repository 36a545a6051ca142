//! Random and exhaustive walks through openings.

use narabe_rules::BoardSize;
use narabe_rules::opening::{Action, Opening, Prompt, Protocol};
use proptest::prelude::*;

use crate::walk::walk;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn arbitrary_actions_keep_the_invariants(
        bytes in proptest::collection::vec(any::<u8>(), 3..160),
    ) {
        walk(&bytes);
    }

    #[test]
    fn allowed_actions_complete_the_opening(
        start in any::<[u8; 3]>(),
        choices in proptest::collection::vec(any::<u8>(), 20),
    ) {
        // A first byte of 0 selects one of the allowed actions.
        let actions = choices.iter().flat_map(|&choice| [0, choice]);
        let bytes: Vec<u8> = start.into_iter().chain(actions).collect();
        if let Some(opening) = walk(&bytes) {
            prop_assert!(opening.is_over(), "{opening:?}");
        }
    }
}

/// Takes every path through a protocol, with one point for each stone and offer, and returns their number.
fn count_paths(opening: &Opening) -> usize {
    let follow: Vec<Action> = match opening.prompt() {
        None => return 1,
        Some(Prompt::Choose(_) | Prompt::Declare { .. }) => opening.actions(),
        Some(prompt) => {
            let points = opening.actions();
            let stones = opening.position().moves().len();
            let made = if let Prompt::Offer { made, .. } = prompt {
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
            count_paths(&next)
        })
        .sum()
}

#[test]
fn every_path_through_every_protocol_ends() {
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
            assert_eq!(count_paths(&opening), expected, "{protocol} on {side}");
        }
    }
}
