//! Yamaguchi's rule.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-yamaguchi",
    lead: "rules-yamaguchi-lead",
    parts: &[
        PageSection::Steps(Protocol::Yamaguchi),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-yamaguchi-opening",
                shows: FigureContent::Opening(
                    Protocol::Yamaguchi,
                    &["place h8", "place h9", "place i9"],
                ),
            },
            PageFigure {
                caption: "rules-yamaguchi-offers",
                shows: FigureContent::Opening(
                    Protocol::Yamaguchi,
                    &[
                        "place h8",
                        "place h9",
                        "place i9",
                        "declare 3",
                        "stay",
                        "place g8",
                        "offer g9",
                        "offer j8",
                        "offer i7",
                    ],
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &[
                "rules-yamaguchi-reading",
                "rules-same-reading",
                "rules-no-pass",
            ],
        },
        PageSection::SeeAlso(&[RulesPage::Openings]),
    ],
};
