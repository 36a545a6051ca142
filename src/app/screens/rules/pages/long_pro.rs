//! Long Pro.

use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-long-pro",
    lead: "rules-long-pro-lead",
    parts: &[
        Part::Steps(Protocol::LongPro),
        Part::Figures(&[
            Figure {
                caption: "rules-long-pro-region",
                shows: Shows::Opening(Protocol::LongPro, &["place h8", "place i9"]),
            },
            Figure {
                caption: "rules-long-pro-third",
                shows: Shows::Opening(Protocol::LongPro, &["place h8", "place i9", "place l9"]),
            },
        ]),
        Part::Words {
            head: "rules-head-reading",
            texts: &["rules-pro-reading", "rules-centre-reading"],
        },
    ],
};
