//! The classical rule of renju.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Claim, Drawing, Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-rif",
    lead: "rules-rif-lead",
    parts: &[
        Part::Steps(Protocol::Rif),
        Part::Figures(&[
            Figure {
                caption: "rules-renju-second",
                shows: Shows::Opening(Protocol::Rif, &["place h8"]),
            },
            Figure {
                caption: "rules-renju-third",
                shows: Shows::Opening(Protocol::Rif, &["place h8", "place h9"]),
            },
            Figure {
                caption: "rules-rif-offers",
                shows: Shows::Opening(
                    Protocol::Rif,
                    &[
                        "place h8", "place h9", "place i9", "stay", "place g8", "offer g9",
                        "offer i7",
                    ],
                ),
            },
            Figure {
                caption: "rules-rif-same",
                shows: Shows::Board(
                    Drawing {
                        size: 15,
                        corner: "e5",
                        rows: &[
                            ".......", ".......", "...2...", "..a1a..", "..a3a..", "...4...",
                            ".......",
                        ],
                    },
                    Claim::SameFifth,
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &["rules-rif-reading", "rules-same-reading", "rules-no-pass"],
        },
        Part::See(&[Page::Openings]),
    ],
};
