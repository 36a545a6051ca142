//! Standard.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Claim, Drawing, Figure, Leaf, Part, Shows};
use crate::rules::Rule;
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rule-standard",
    lead: "rules-standard-lead",
    parts: &[
        Part::Words {
            head: "rules-head-wins",
            texts: &["rules-turns", "rules-standard-wins", "rules-standard-lines"],
        },
        Part::Words {
            head: "rules-head-bans",
            texts: &["rules-nothing"],
        },
        Part::Figures(&[
            Figure {
                caption: "rules-standard-five",
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
                    Claim::Wins(&[Rule::Standard]),
                ),
            },
            Figure {
                caption: "rules-standard-six",
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
                    Claim::PlaysOn(&[Rule::Standard]),
                ),
            },
            Figure {
                caption: "rules-standard-both",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d3",
                        rows: &[
                            ".........",
                            ".XXXBXX..",
                            "..O.XO...",
                            "..O.XO...",
                            "..O.XO...",
                            "....X....",
                            ".........",
                        ],
                    },
                    Claim::Wins(&[Rule::Standard, Rule::Renju]),
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-use",
            texts: &["rules-standard-use"],
        },
        Part::See(&[Page::Opening(Protocol::Swap2), Page::Opening(Protocol::Pro)]),
    ],
};
