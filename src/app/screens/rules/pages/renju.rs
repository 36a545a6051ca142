//! Renju.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Claim, Drawing, Figure, Leaf, Part, Shows};
use crate::rules::Foul;
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rule-renju",
    lead: "rules-renju-lead",
    parts: &[
        Part::Words {
            head: "rules-head-wins",
            texts: &["rules-renju-wins", "rules-renju-five"],
        },
        Part::Words {
            head: "rules-head-bans",
            texts: &["rules-renju-bans", "rules-renju-four", "rules-renju-three"],
        },
        Part::Figures(&[
            Figure {
                caption: "rules-renju-double-three",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d5",
                        rows: &[
                            ".........",
                            "....X....",
                            "....X....",
                            "..XX#....",
                            ".........",
                            ".........",
                        ],
                    },
                    Claim::Fouls(Foul::DoubleThree),
                ),
            },
            Figure {
                caption: "rules-renju-double-four",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "....X....",
                            "....X....",
                            "....X....",
                            ".XXX#....",
                            ".........",
                        ],
                    },
                    Claim::Fouls(Foul::DoubleFour),
                ),
            },
            Figure {
                caption: "rules-renju-overline",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            "..O......",
                            ".....O...",
                            ".XXX#XX..",
                            "..O.O....",
                            ".........",
                        ],
                    },
                    Claim::Fouls(Foul::Overline),
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-real",
            texts: &["rules-renju-real", "rules-renju-deep"],
        },
        Part::Figures(&[Figure {
            caption: "rules-renju-false-three",
            shows: Shows::Board(
                Drawing {
                    size: 15,
                    corner: "d3",
                    rows: &[
                        "........", "......O.", ".....O..", ".OOXOO..", ".X#aX...", ".XOb....",
                        ".XXX....", ".X......", ".O......", "........",
                    ],
                },
                Claim::Fouls(Foul::DoubleThree),
            ),
        }]),
        Part::Words {
            head: "rules-head-reading",
            texts: &[
                "rules-renju-reading",
                "rules-renju-mark",
                "rules-renju-pass",
            ],
        },
        Part::See(&[
            Page::Opening(Protocol::Taraguchi10),
            Page::Opening(Protocol::Soosorv8),
            Page::Openings,
        ]),
    ],
};
