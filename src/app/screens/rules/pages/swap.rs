//! Swap.

use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-swap",
    lead: "rules-swap-lead",
    parts: &[
        Part::Steps(Protocol::Swap),
        Part::Figures(&[Figure {
            caption: "rules-swap-three",
            shows: Shows::Opening(Protocol::Swap, &["place g7", "place h9", "place k8"]),
        }]),
    ],
};
