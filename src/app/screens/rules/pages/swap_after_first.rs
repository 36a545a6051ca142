//! Swap after the first move.

use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-swap-after-first",
    lead: "rules-swap-after-first-lead",
    parts: &[
        Part::Steps(Protocol::SwapAfterFirst),
        Part::Figures(&[Figure {
            caption: "rules-swap-after-first-stone",
            shows: Shows::Opening(Protocol::SwapAfterFirst, &["place c5"]),
        }]),
        Part::Words {
            head: "rules-head-reading",
            texts: &["rules-swap-after-first-reading"],
        },
    ],
};
