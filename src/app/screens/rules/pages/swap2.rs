//! Swap2.

use crate::app::screens::rules::leaf::{Figure, Leaf, Part, Shows};
use crate::rules::opening::Protocol;

pub const LEAF: Leaf = Leaf {
    name: "rules-swap2",
    lead: "rules-swap2-lead",
    parts: &[
        Part::Steps(Protocol::Swap2),
        Part::Figures(&[
            Figure {
                caption: "rules-swap2-three",
                shows: Shows::Opening(Protocol::Swap2, &["place g7", "place h9", "place k8"]),
            },
            Figure {
                caption: "rules-swap2-five",
                shows: Shows::Opening(
                    Protocol::Swap2,
                    &[
                        "place g7",
                        "place h9",
                        "place k8",
                        "place-two",
                        "place i6",
                        "place f11",
                    ],
                ),
            },
        ]),
    ],
};
