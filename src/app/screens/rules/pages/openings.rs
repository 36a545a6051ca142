//! The 26 openings.

use crate::app::screens::rules::leaf::{Leaf, Part};

pub const LEAF: Leaf = Leaf {
    name: "rules-openings",
    lead: "rules-openings-lead",
    parts: &[
        Part::Openings,
        Part::Words {
            head: "rules-head-reading",
            texts: &["rules-openings-reading", "rules-openings-names"],
        },
    ],
};
