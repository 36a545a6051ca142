//! Pro.

use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-pro",
    lead: "rules-pro-lead",
    parts: &[
        Part::Steps(Protocol::Pro),
        Part::Figures(&[
            Figure {
                caption: "rules-pro-region",
                shows: Shows::Opening(Protocol::Pro, &["place h8", "place i9"]),
            },
            Figure {
                caption: "rules-pro-third",
                shows: Shows::Opening(Protocol::Pro, &["place h8", "place i9", "place k10"]),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &["rules-pro-reading", "rules-centre-reading"],
        },
    ],
};
