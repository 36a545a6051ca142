//! Yamaguchi's rule.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-yamaguchi",
    lead: "rules-yamaguchi-lead",
    parts: &[
        Part::Steps(Protocol::Yamaguchi),
        Part::Figures(&[
            Figure {
                caption: "rules-yamaguchi-opening",
                shows: Shows::Opening(Protocol::Yamaguchi, &["place h8", "place h9", "place i9"]),
            },
            Figure {
                caption: "rules-yamaguchi-offers",
                shows: Shows::Opening(
                    Protocol::Yamaguchi,
                    &[
                        "place h8",
                        "place h9",
                        "place i9",
                        "declare 3",
                        "stay",
                        "place g8",
                        "offer g9",
                        "offer j8",
                        "offer i7",
                    ],
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &[
                "rules-yamaguchi-reading",
                "rules-same-reading",
                "rules-no-pass",
            ],
        },
        Part::See(&[Page::Openings]),
    ],
};
