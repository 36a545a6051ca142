//! Twin boards.

use crate::app::screens::rules::leaf::{Drawing, Figure, Leaf, Part, Shows, TwinClaim};

pub const LEAF: Leaf = Leaf {
    name: "rules-twin",
    lead: "rules-twin-lead",
    parts: &[
        Part::Words {
            head: "rules-head-wins",
            texts: &["rules-twin-turns", "rules-twin-wins"],
        },
        Part::Words {
            head: "rules-head-loses",
            texts: &["rules-twin-loses"],
        },
        Part::Figures(&[
            Figure {
                caption: "rules-twin-both",
                shows: Shows::Twin(
                    [
                        Drawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "..OO...", ".XXXXB.", "...O...", "......."],
                        },
                        Drawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", ".......", ".BXXXXO", "..OO...", "......."],
                        },
                    ],
                    TwinClaim::Wins,
                ),
            },
            Figure {
                caption: "rules-twin-one",
                shows: Shows::Twin(
                    [
                        Drawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "..OO...", ".XXXXB.", "...O...", "......."],
                        },
                        Drawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "...B...", ".XXX..O", "..OO...", "......."],
                        },
                    ],
                    TwinClaim::Loses,
                ),
            },
            Figure {
                caption: "rules-twin-stop",
                shows: Shows::Twin(
                    [
                        Drawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "..OO...", "WXXXXW.", "...O...", "......."],
                        },
                        Drawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "..O....", ".XXXX..", "..O.O..", "......."],
                        },
                    ],
                    TwinClaim::Stops,
                ),
            },
        ]),
        Part::Words {
            head: "rules-head-defence",
            texts: &["rules-twin-defence"],
        },
        Part::Words {
            head: "rules-head-reading",
            texts: &[
                "rules-twin-reading-turn",
                "rules-twin-reading-judge",
                "rules-twin-reading-six",
                "rules-twin-reading-lines",
                "rules-twin-reading-draw",
            ],
        },
    ],
};
