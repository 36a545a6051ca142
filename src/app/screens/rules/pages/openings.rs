//! The pages about openings: the protocols, and the 26 named openings.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    FigureClaim::*, PageContent, PageSection::*, board, opening, page,
};
use crate::rules::opening::Protocol;

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
        Steps(Protocol::Pro),
        Figures(&[
            opening("rules-pro-region", Protocol::Pro, "place h8, place i9"),
            opening(
                "rules-pro-third",
                Protocol::Pro,
                "place h8, place i9, place k10",
            ),
        ]),
        Text(
            "rules-head-reading",
            &["rules-pro-reading", "rules-centre-reading"],
        ),
    ],
);

pub const LONG_PRO: PageContent = page(
    "rules-long-pro",
    "rules-long-pro-lead",
    &[
        Steps(Protocol::LongPro),
        Figures(&[
            opening(
                "rules-long-pro-region",
                Protocol::LongPro,
                "place h8, place i9",
            ),
            opening(
                "rules-long-pro-third",
                Protocol::LongPro,
                "place h8, place i9, place l9",
            ),
        ]),
        Text(
            "rules-head-reading",
            &["rules-pro-reading", "rules-centre-reading"],
        ),
    ],
);

pub const SWAP: PageContent = page(
    "rules-swap",
    "rules-swap-lead",
    &[
        Steps(Protocol::Swap),
        Figures(&[opening(
            "rules-swap-three",
            Protocol::Swap,
            "place g7, place h9, place k8",
        )]),
    ],
);

pub const SWAP2: PageContent = page(
    "rules-swap2",
    "rules-swap2-lead",
    &[
        Steps(Protocol::Swap2),
        Figures(&[
            opening(
                "rules-swap2-three",
                Protocol::Swap2,
                "place g7, place h9, place k8",
            ),
            opening(
                "rules-swap2-five",
                Protocol::Swap2,
                "place g7, place h9, place k8, place-two, place i6, place f11",
            ),
        ]),
    ],
);

pub const SWAP_AFTER_FIRST: PageContent = page(
    "rules-swap-after-first",
    "rules-swap-after-first-lead",
    &[
        Steps(Protocol::SwapAfterFirst),
        Figures(&[opening(
            "rules-swap-after-first-stone",
            Protocol::SwapAfterFirst,
            "place c5",
        )]),
        Text("rules-head-reading", &["rules-swap-after-first-reading"]),
    ],
);

pub const RIF: PageContent = page(
    "rules-rif",
    "rules-rif-lead",
    &[
        Steps(Protocol::Rif),
        Figures(&[
            opening("rules-renju-second", Protocol::Rif, "place h8"),
            opening("rules-renju-third", Protocol::Rif, "place h8, place h9"),
            opening(
                "rules-rif-offers",
                Protocol::Rif,
                "place h8, place h9, place i9, stay, place g8, offer g9, offer i7",
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
        Text(
            "rules-head-reading",
            &["rules-rif-reading", "rules-same-reading", "rules-no-pass"],
        ),
        SeeAlso(&[RulesPage::Openings]),
    ],
);

pub const YAMAGUCHI: PageContent = page(
    "rules-yamaguchi",
    "rules-yamaguchi-lead",
    &[
        Steps(Protocol::Yamaguchi),
        Figures(&[
            opening(
                "rules-yamaguchi-opening",
                Protocol::Yamaguchi,
                "place h8, place h9, place i9",
            ),
            opening(
                "rules-yamaguchi-offers",
                Protocol::Yamaguchi,
                "place h8, place h9, place i9, declare 3, stay, place g8, offer g9, offer j8, offer i7",
            ),
        ]),
        Text(
            "rules-head-reading",
            &[
                "rules-yamaguchi-reading",
                "rules-same-reading",
                "rules-no-pass",
            ],
        ),
        SeeAlso(&[RulesPage::Openings]),
    ],
);

pub const SOOSORV8: PageContent = page(
    "rules-soosorv8",
    "rules-soosorv8-lead",
    &[
        Steps(Protocol::Soosorv8),
        Figures(&[
            opening(
                "rules-soosorv8-fourth",
                Protocol::Soosorv8,
                "place h8, place h9, place i9, stay, place g8",
            ),
            opening(
                "rules-soosorv8-offers",
                Protocol::Soosorv8,
                "place h8, place h9, place i9, stay, place g8, declare 4, stay, offer g9, offer i8, offer j8, offer i7",
            ),
        ]),
        Text(
            "rules-head-reading",
            &["rules-same-reading", "rules-no-pass"],
        ),
        SeeAlso(&[RulesPage::Openings]),
    ],
);

pub const TARANNIKOV: PageContent = page(
    "rules-tarannikov",
    "rules-tarannikov-lead",
    &[
        Steps(Protocol::Tarannikov),
        Figures(&[
            opening(
                "rules-fourth",
                Protocol::Tarannikov,
                "place h8, stay, place h9, stay, place i9, stay",
            ),
            opening(
                "rules-fifth",
                Protocol::Tarannikov,
                "place h8, stay, place h9, stay, place i9, stay, place g7, stay",
            ),
        ]),
        Text(
            "rules-head-reading",
            &[
                "rules-tarannikov-reading",
                "rules-region-reading",
                "rules-no-pass",
            ],
        ),
    ],
);

pub const TARAGUCHI10: PageContent = page(
    "rules-taraguchi10",
    "rules-taraguchi10-lead",
    &[
        Steps(Protocol::Taraguchi10),
        Figures(&[
            opening(
                "rules-fourth",
                Protocol::Taraguchi10,
                "place h8, stay, place h9, stay, place i9, stay",
            ),
            opening(
                "rules-fifth",
                Protocol::Taraguchi10,
                "place h8, stay, place h9, stay, place i9, stay, place g8, stay",
            ),
            opening(
                "rules-taraguchi10-offers",
                Protocol::Taraguchi10,
                "place h8, stay, place h9, stay, place i9, stay, place g8, offer-ten, offer g10, offer i10, offer j10, offer f9, offer g9, offer f8, offer i8, offer j8, offer h7, offer i7",
            ),
        ]),
        Text(
            "rules-head-reading",
            &[
                "rules-taraguchi10-reading",
                "rules-same-reading",
                "rules-no-pass",
            ],
        ),
    ],
);

pub const SAKATA: PageContent = page(
    "rules-sakata",
    "rules-sakata-lead",
    &[
        Steps(Protocol::Sakata),
        Figures(&[
            opening(
                "rules-fourth",
                Protocol::Sakata,
                "place h8, place h9, place i9",
            ),
            opening(
                "rules-fifth",
                Protocol::Sakata,
                "place h8, place h9, place i9, place g8",
            ),
        ]),
        Text(
            "rules-head-reading",
            &[
                "rules-sakata-reading",
                "rules-region-reading",
                "rules-no-pass",
            ],
        ),
        SeeAlso(&[RulesPage::Openings]),
    ],
);

pub const ALL_26: PageContent = page(
    "rules-openings",
    "rules-openings-lead",
    &[
        Openings,
        Text(
            "rules-head-reading",
            &["rules-openings-reading", "rules-openings-names"],
        ),
    ],
);
