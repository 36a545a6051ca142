//! Taraguchi-10.

use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-taraguchi10",
    lead: "rules-taraguchi10-lead",
    parts: &[
        Part::Steps(Protocol::Taraguchi10),
        Part::Figures(&[
            Figure {
                caption: "rules-fourth",
                shows: Shows::Opening(
                    Protocol::Taraguchi10,
                    &["place h8", "stay", "place h9", "stay", "place i9", "stay"],
                ),
            },
            Figure {
                caption: "rules-fifth",
                shows: Shows::Opening(
                    Protocol::Taraguchi10,
                    &[
                        "place h8", "stay", "place h9", "stay", "place i9", "stay", "place g8",
                        "stay",
                    ],
                ),
            },
            Figure {
                caption: "rules-taraguchi10-offers",
                shows: Shows::Opening(
                    Protocol::Taraguchi10,
                    &[
                        "place h8",
                        "stay",
                        "place h9",
                        "stay",
                        "place i9",
                        "stay",
                        "place g8",
                        "offer-ten",
                        "offer g10",
                        "offer i10",
                        "offer j10",
                        "offer f9",
                        "offer g9",
                        "offer f8",
                        "offer i8",
                        "offer j8",
                        "offer h7",
                        "offer i7",
                    ],
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &[
                "rules-taraguchi10-reading",
                "rules-same-reading",
                "rules-no-pass",
            ],
        },
    ],
};
