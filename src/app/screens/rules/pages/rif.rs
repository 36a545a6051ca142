//! The classic opening rule of Renju.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-rif",
    lead: "rules-rif-lead",
    parts: &[
        PageSection::Steps(Protocol::Rif),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-renju-second",
                shows: FigureContent::Opening(Protocol::Rif, &["place h8"]),
            },
            PageFigure {
                caption: "rules-renju-third",
                shows: FigureContent::Opening(Protocol::Rif, &["place h8", "place h9"]),
            },
            PageFigure {
                caption: "rules-rif-offers",
                shows: FigureContent::Opening(
                    Protocol::Rif,
                    &[
                        "place h8", "place h9", "place i9", "stay", "place g8", "offer g9",
                        "offer i7",
                    ],
                ),
            },
            PageFigure {
                caption: "rules-rif-same",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "e5",
                        rows: &[
                            ".......", ".......", "...2...", "..a1a..", "..a3a..", "...4...",
                            ".......",
                        ],
                    },
                    FigureClaim::SameFifth,
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &["rules-rif-reading", "rules-same-reading", "rules-no-pass"],
        },
        PageSection::SeeAlso(&[RulesPage::Openings]),
    ],
};
