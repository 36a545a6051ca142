//! Tarannikov's rule.

use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-tarannikov",
    lead: "rules-tarannikov-lead",
    parts: &[
        Part::Steps(Protocol::Tarannikov),
        Part::Figures(&[
            Figure {
                caption: "rules-fourth",
                shows: Shows::Opening(
                    Protocol::Tarannikov,
                    &["place h8", "stay", "place h9", "stay", "place i9", "stay"],
                ),
            },
            Figure {
                caption: "rules-fifth",
                shows: Shows::Opening(
                    Protocol::Tarannikov,
                    &[
                        "place h8", "stay", "place h9", "stay", "place i9", "stay", "place g7",
                        "stay",
                    ],
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &[
                "rules-tarannikov-reading",
                "rules-region-reading",
                "rules-no-pass",
            ],
        },
    ],
};
