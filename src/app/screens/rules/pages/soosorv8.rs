//! Soosõrv-8.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-soosorv8",
    lead: "rules-soosorv8-lead",
    parts: &[
        Part::Steps(Protocol::Soosorv8),
        Part::Figures(&[
            Figure {
                caption: "rules-soosorv8-fourth",
                shows: Shows::Opening(
                    Protocol::Soosorv8,
                    &["place h8", "place h9", "place i9", "stay", "place g8"],
                ),
            },
            Figure {
                caption: "rules-soosorv8-offers",
                shows: Shows::Opening(
                    Protocol::Soosorv8,
                    &[
                        "place h8",
                        "place h9",
                        "place i9",
                        "stay",
                        "place g8",
                        "declare 4",
                        "stay",
                        "offer g9",
                        "offer i8",
                        "offer j8",
                        "offer i7",
                    ],
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &["rules-same-reading", "rules-no-pass"],
        },
        Part::See(&[Page::Openings]),
    ],
};
