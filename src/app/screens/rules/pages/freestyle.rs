//! Freestyle.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Claim, Drawing, Figure, Leaf, Part, Shows};
use crate::rules::Rule;
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rule-freestyle",
    lead: "rules-freestyle-lead",
    parts: &[
        Part::Words {
            head: "rules-head-wins",
            texts: &["rules-turns", "rules-freestyle-wins"],
        },
        Part::Words {
            head: "rules-head-bans",
            texts: &["rules-nothing"],
        },
        Part::Figures(&[
            Figure {
                caption: "rules-freestyle-five",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d5",
                        rows: &[
                            ".........",
                            "......B..",
                            "..O..X...",
                            "...OX....",
                            "...XO....",
                            "..X.O....",
                            ".........",
                        ],
                    },
                    Claim::Wins(&[Rule::Freestyle]),
                ),
            },
            Figure {
                caption: "rules-freestyle-six",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..O.O....",
                            ".XXXBXX..",
                            "..O.OO...",
                            ".........",
                        ],
                    },
                    Claim::Wins(&[Rule::Freestyle]),
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-use",
            texts: &["rules-freestyle-use"],
        },
        Part::See(&[Page::Opening(Protocol::Swap2)]),
    ],
};
