//! Soosõrv-8.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-soosorv8",
    lead: "rules-soosorv8-lead",
    parts: &[
        PageSection::Steps(Protocol::Soosorv8),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-soosorv8-fourth",
                shows: FigureContent::Opening(
                    Protocol::Soosorv8,
                    &["place h8", "place h9", "place i9", "stay", "place g8"],
                ),
            },
            PageFigure {
                caption: "rules-soosorv8-offers",
                shows: FigureContent::Opening(
                    Protocol::Soosorv8,
                    &[
                        "place h8",
                        "place h9",
                        "place i9",
                        "stay",
                        "place g8",
                        "declare 4",
                        "stay",
                        "offer g9",
                        "offer i8",
                        "offer j8",
                        "offer i7",
                    ],
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &["rules-same-reading", "rules-no-pass"],
        },
        PageSection::SeeAlso(&[RulesPage::Openings]),
    ],
};
