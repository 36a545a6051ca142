//! Sakata's rule.

use crate::app::screens::rules::Page;
use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-sakata",
    lead: "rules-sakata-lead",
    parts: &[
        Part::Steps(Protocol::Sakata),
        Part::Figures(&[
            Figure {
                caption: "rules-fourth",
                shows: Shows::Opening(Protocol::Sakata, &["place h8", "place h9", "place i9"]),
            },
            Figure {
                caption: "rules-fifth",
                shows: Shows::Opening(
                    Protocol::Sakata,
                    &["place h8", "place h9", "place i9", "place g8"],
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &[
                "rules-sakata-reading",
                "rules-region-reading",
                "rules-no-pass",
            ],
        },
        Part::See(&[Page::Openings]),
    ],
};
