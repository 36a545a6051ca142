//! Caro with overlines.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Claim, Drawing, Figure, Leaf, Part, Shows};
use crate::rules::Rule;

pub const LEAF: Leaf = Leaf {
    name: "rule-caro-overline",
    lead: "rules-caro-overline-lead",
    parts: &[
        Part::Words {
            head: "rules-head-wins",
            texts: &["rules-turns", "rules-caro-overline-wins"],
        },
        Part::Words {
            head: "rules-head-bans",
            texts: &["rules-caro-overline-bans"],
        },
        Part::Figures(&[
            Figure {
                caption: "rules-caro-overline-six",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            ".OXXXBXXO",
                            "...OO....",
                            ".........",
                        ],
                    },
                    Claim::Wins(&[Rule::CaroOverline]),
                ),
            },
            Figure {
                caption: "rules-caro-overline-not",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            ".OXXXBXXO",
                            "...OO....",
                            ".........",
                        ],
                    },
                    Claim::PlaysOn(&[Rule::Caro]),
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
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &["rules-caro-reading", "rules-caro-later"],
        },
        Part::See(&[Page::Rule(Rule::Caro)]),
    ],
};
