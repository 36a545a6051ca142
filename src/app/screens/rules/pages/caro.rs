//! Caro.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Claim, Drawing, Figure, Leaf, Part, Shows};
use crate::rules::Rule;

pub const LEAF: Leaf = Leaf {
    name: "rule-caro",
    lead: "rules-caro-lead",
    parts: &[
        Part::Words {
            head: "rules-head-wins",
            texts: &["rules-turns", "rules-caro-wins"],
        },
        Part::Words {
            head: "rules-head-bans",
            texts: &["rules-caro-bans"],
        },
        Part::Figures(&[
            Figure {
                caption: "rules-caro-open",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            ".OXXXXB..",
                            "...OO....",
                            ".........",
                        ],
                    },
                    Claim::Wins(&[Rule::Caro, Rule::CaroOverline]),
                ),
            },
            Figure {
                caption: "rules-caro-blocked",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            ".OXXXXBO.",
                            "...OO....",
                            ".........",
                        ],
                    },
                    Claim::PlaysOn(&[Rule::Caro, Rule::CaroOverline]),
                ),
            },
            Figure {
                caption: "rules-caro-edge",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "a6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            "XXXXBO...",
                            ".O.......",
                            ".........",
                        ],
                    },
                    Claim::Wins(&[Rule::Caro, Rule::CaroOverline]),
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &["rules-caro-reading", "rules-caro-later"],
        },
        Part::See(&[Page::Rule(Rule::CaroOverline)]),
    ],
};
