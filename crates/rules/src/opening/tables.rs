//! The steps of each protocol.
//!
//! The Renju protocols follow the opening regulations of the Renju International Federation (RIF). They begin with one
//! of the 26 openings: the first stone on the centre, the second within the central 3×3, the third within the central
//! 5×5. Where sources differ, the more permissive reading applies: under Pro the second stone goes anywhere, and Sakata
//! is the form in which the second player adds two stones and the first player chooses the colour. A swap after a stone
//! is the choice of the player who did not place it.

use super::{Actor, Branch, Choice, OfferCount, Player, Region, Step};
use crate::Side;

/// The number of fifth moves offered under the classical RIF rule.
const RIF_OFFERS: u8 = 2;
/// The largest number of fifth moves under Soosõrv-8.
const SOOSORV_MOST: u8 = 8;
/// The number of fifth moves offered under Taraguchi-10.
const TARAGUCHI_OFFERS: u8 = 10;
/// The largest number of fifth moves under Yamaguchi. The rule names no limit; more are not declared in practice.
const YAMAGUCHI_MOST: u8 = 12;

const FIRST: Actor = Actor::Player(Player::First);
const SECOND: Actor = Actor::Player(Player::Second);
const BLACK: Actor = Actor::Side(Side::Black);
const WHITE: Actor = Actor::Side(Side::White);

const ANYWHERE: Region = Region::Board;
const CENTRE: Region = Region::Central(1);
const SQUARE_3: Region = Region::Central(3);
const SQUARE_5: Region = Region::Central(5);
const SQUARE_7: Region = Region::Central(7);
const SQUARE_9: Region = Region::Central(9);

const fn place(by: Actor, region: Region) -> Step {
    Step::Place { by, region }
}

const fn on(choice: Choice, steps: &'static [Step]) -> Branch {
    Branch { choice, steps }
}

const fn may_swap(by: Actor) -> Step {
    Step::Choose {
        by,
        branches: const { &[on(Choice::Swap, &[]), on(Choice::Stay, &[])] },
    }
}

const fn declare(by: Actor, most: u8) -> Step {
    Step::Declare { by, most }
}

/// Black offers fifth moves.
const fn offer(count: OfferCount) -> Step {
    Step::Offer { by: BLACK, count }
}

/// White picks one of the fifth moves.
const PICK: Step = Step::Pick { by: WHITE };

/// Three stones of alternating colours, all placed by the first player.
const THREE_ANYWHERE: &[Step] = &[place(FIRST, ANYWHERE); 3];

/// The first player places one of the 26 openings.
const ONE_OF_26: &[Step] = &[
    place(FIRST, CENTRE),
    place(FIRST, SQUARE_3),
    place(FIRST, SQUARE_5),
];

/// Four stones in growing squares; after each of the first three the other player may swap.
const FOUR_WITH_SWAPS: &[Step] = &[
    place(BLACK, CENTRE),
    may_swap(WHITE),
    place(WHITE, SQUARE_3),
    may_swap(BLACK),
    place(BLACK, SQUARE_5),
    may_swap(WHITE),
    place(WHITE, SQUARE_7),
];

/// The fifth stone, and a last swap.
const FIFTH_WITH_SWAP: &[Step] = &[place(BLACK, SQUARE_9), may_swap(WHITE)];

pub const PRO: &[&[Step]] = &[&[
    place(BLACK, CENTRE),
    place(WHITE, ANYWHERE),
    place(BLACK, Region::Outside(5)),
]];

pub const LONG_PRO: &[&[Step]] = &[&[
    place(BLACK, CENTRE),
    place(WHITE, ANYWHERE),
    place(BLACK, Region::Outside(7)),
]];

pub const SWAP: &[&[Step]] = &[THREE_ANYWHERE, &[may_swap(SECOND)]];

pub const SWAP2: &[&[Step]] = &[
    THREE_ANYWHERE,
    &[Step::Choose {
        by: SECOND,
        branches: &[
            on(Choice::Swap, &[]),
            on(Choice::Stay, &[]),
            on(
                Choice::PlaceTwo,
                &[
                    place(SECOND, ANYWHERE),
                    place(SECOND, ANYWHERE),
                    may_swap(FIRST),
                ],
            ),
        ],
    }],
];

pub const SWAP_AFTER_FIRST: &[&[Step]] = &[&[place(FIRST, ANYWHERE), may_swap(SECOND)]];

pub const RIF: &[&[Step]] = &[
    ONE_OF_26,
    &[
        may_swap(SECOND),
        place(WHITE, ANYWHERE),
        offer(OfferCount::Fixed(RIF_OFFERS)),
        PICK,
    ],
];

pub const YAMAGUCHI: &[&[Step]] = &[
    ONE_OF_26,
    &[
        declare(FIRST, YAMAGUCHI_MOST),
        may_swap(SECOND),
        place(WHITE, ANYWHERE),
        offer(OfferCount::Declared),
        PICK,
    ],
];

pub const SOOSORV8: &[&[Step]] = &[
    ONE_OF_26,
    &[
        may_swap(SECOND),
        place(WHITE, ANYWHERE),
        declare(WHITE, SOOSORV_MOST),
        may_swap(BLACK),
        offer(OfferCount::Declared),
        PICK,
    ],
];

pub const TARANNIKOV: &[&[Step]] = &[FOUR_WITH_SWAPS, &[may_swap(BLACK)], FIFTH_WITH_SWAP];

pub const TARAGUCHI10: &[&[Step]] = &[
    FOUR_WITH_SWAPS,
    &[Step::Choose {
        by: BLACK,
        branches: &[
            on(Choice::Swap, FIFTH_WITH_SWAP),
            on(Choice::Stay, FIFTH_WITH_SWAP),
            on(
                Choice::OfferTen,
                &[offer(OfferCount::Fixed(TARAGUCHI_OFFERS)), PICK],
            ),
        ],
    }],
];

pub const SAKATA: &[&[Step]] = &[
    ONE_OF_26,
    &[
        place(SECOND, SQUARE_7),
        place(SECOND, SQUARE_9),
        may_swap(FIRST),
    ],
];
