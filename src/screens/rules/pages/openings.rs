//! The pages about openings: the protocols, and the 26 named openings.

use crate::screens::rules::RulesPage;
use crate::screens::rules::page_content::{
    FigureClaim::*, PageContent, PageSection::*, board, opening, page, reading,
};
use narabe_rules::opening::Protocol::*;

pub const FREE: PageContent = page(
    "rules-free",
    "rules-free-lead",
    &[
        Text("rules-head-steps", &["rules-free-steps"]),
        Figures(&[board(
            "rules-free-moves",
            "f6",
            &[".....", "...2.", "..1..", ".34..", "....."],
            Moves,
        )]),
        Text("rules-head-why", &["rules-free-why"]),
    ],
);

pub const PRO: PageContent = page(
    "rules-pro",
    "rules-pro-lead",
    &[
        Steps(Pro),
        Figures(&[
            opening("rules-pro-region", Pro, "h8, i9"),
            opening("rules-pro-third", Pro, "h8, i9, k10"),
        ]),
        reading(&["rules-pro-reading", "rules-centre-reading"]),
    ],
);

pub const LONG_PRO: PageContent = page(
    "rules-long-pro",
    "rules-long-pro-lead",
    &[
        Steps(LongPro),
        Figures(&[
            opening("rules-long-pro-region", LongPro, "h8, i9"),
            opening("rules-long-pro-third", LongPro, "h8, i9, l9"),
        ]),
        reading(&["rules-pro-reading", "rules-centre-reading"]),
    ],
);

pub const SWAP: PageContent = page(
    "rules-swap",
    "rules-swap-lead",
    &[
        Steps(Swap),
        Figures(&[opening("rules-swap-three", Swap, "g7, h9, k8")]),
    ],
);

pub const SWAP2: PageContent = page(
    "rules-swap2",
    "rules-swap2-lead",
    &[
        Steps(Swap2),
        Figures(&[
            opening("rules-swap2-three", Swap2, "g7, h9, k8"),
            opening("rules-swap2-five", Swap2, "g7, h9, k8, place-two, i6, f11"),
        ]),
    ],
);

pub const SWAP_AFTER_FIRST: PageContent = page(
    "rules-swap-after-first",
    "rules-swap-after-first-lead",
    &[
        Steps(SwapAfterFirst),
        Figures(&[opening(
            "rules-swap-after-first-stone",
            SwapAfterFirst,
            "c5",
        )]),
        reading(&["rules-swap-after-first-reading"]),
    ],
);

pub const RIF: PageContent = page(
    "rules-rif",
    "rules-rif-lead",
    &[
        Steps(Rif),
        Figures(&[
            opening("rules-renju-second", Rif, "h8"),
            opening("rules-renju-third", Rif, "h8, h9"),
            opening(
                "rules-rif-offers",
                Rif,
                "h8, h9, i9, stay, g8, offer g9, offer i7",
            ),
            board(
                "rules-rif-same",
                "e5",
                &[
                    ".......", ".......", "...2...", "..a1a..", "..a3a..", "...4...", ".......",
                ],
                SameFifth,
            ),
        ]),
        reading(&["rules-rif-reading", "rules-same-reading", "rules-no-pass"]),
        SeeAlso(&[RulesPage::Openings]),
    ],
);

pub const YAMAGUCHI: PageContent = page(
    "rules-yamaguchi",
    "rules-yamaguchi-lead",
    &[
        Steps(Yamaguchi),
        Figures(&[
            opening("rules-yamaguchi-opening", Yamaguchi, "h8, h9, i9"),
            opening(
                "rules-yamaguchi-offers",
                Yamaguchi,
                "h8, h9, i9, declare 3, stay, g8, offer g9, offer j8, offer i7",
            ),
        ]),
        reading(&[
            "rules-yamaguchi-reading",
            "rules-same-reading",
            "rules-no-pass",
        ]),
        SeeAlso(&[RulesPage::Openings]),
    ],
);

pub const SOOSORV8: PageContent = page(
    "rules-soosorv8",
    "rules-soosorv8-lead",
    &[
        Steps(Soosorv8),
        Figures(&[
            opening("rules-soosorv8-fourth", Soosorv8, "h8, h9, i9, stay, g8"),
            opening(
                "rules-soosorv8-offers",
                Soosorv8,
                "h8, h9, i9, stay, g8, declare 4, stay, offer g9, offer i8, offer j8, offer i7",
            ),
        ]),
        reading(&["rules-same-reading", "rules-no-pass"]),
        SeeAlso(&[RulesPage::Openings]),
    ],
);

pub const TARANNIKOV: PageContent = page(
    "rules-tarannikov",
    "rules-tarannikov-lead",
    &[
        Steps(Tarannikov),
        Figures(&[
            opening("rules-fourth", Tarannikov, "h8, stay, h9, stay, i9, stay"),
            opening(
                "rules-fifth",
                Tarannikov,
                "h8, stay, h9, stay, i9, stay, g7, stay",
            ),
        ]),
        reading(&[
            "rules-tarannikov-reading",
            "rules-region-reading",
            "rules-no-pass",
        ]),
    ],
);

pub const TARAGUCHI10: PageContent = page(
    "rules-taraguchi10",
    "rules-taraguchi10-lead",
    &[
        Steps(Taraguchi10),
        Figures(&[
            opening("rules-fourth", Taraguchi10, "h8, stay, h9, stay, i9, stay"),
            opening(
                "rules-fifth",
                Taraguchi10,
                "h8, stay, h9, stay, i9, stay, g8, stay",
            ),
            opening(
                "rules-taraguchi10-offers",
                Taraguchi10,
                "h8, stay, h9, stay, i9, stay, g8, offer-ten, offer g10, offer i10, offer j10, offer f9, offer g9, offer f8, offer i8, offer j8, offer h7, offer i7",
            ),
        ]),
        reading(&[
            "rules-taraguchi10-reading",
            "rules-same-reading",
            "rules-no-pass",
        ]),
    ],
);

pub const SAKATA: PageContent = page(
    "rules-sakata",
    "rules-sakata-lead",
    &[
        Steps(Sakata),
        Figures(&[
            opening("rules-fourth", Sakata, "h8, h9, i9"),
            opening("rules-fifth", Sakata, "h8, h9, i9, g8"),
        ]),
        reading(&[
            "rules-sakata-reading",
            "rules-region-reading",
            "rules-no-pass",
        ]),
        SeeAlso(&[RulesPage::Openings]),
    ],
);

pub const ALL_26: PageContent = page(
    "rules-openings",
    "rules-openings-lead",
    &[
        Openings,
        reading(&["rules-openings-reading", "rules-openings-names"]),
    ],
);
