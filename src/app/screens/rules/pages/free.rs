//! No protocol.

use crate::app::screens::rules::leaf::{Claim, Drawing, Figure, Leaf, Part, Shows};

pub const LEAF: Leaf = Leaf {
    name: "rules-free",
    lead: "rules-free-lead",
    parts: &[
        Part::Words {
            head: "rules-head-steps",
            texts: &["rules-free-steps"],
        },
        Part::Figures(&[Figure {
            caption: "rules-free-moves",
            shows: Shows::Board(
                Drawing {
                    size: 15,
                    corner: "f6",
                    rows: &[".....", "...2.", "..1..", ".34..", "....."],
                },
                Claim::Moves,
            ),
        }]),
        Part::Words {
            head: "rules-head-why",
            texts: &["rules-free-why"],
        },
    ],
};
