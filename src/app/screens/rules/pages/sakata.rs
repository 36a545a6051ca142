//! Sakata's rule.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-sakata",
    lead: "rules-sakata-lead",
    parts: &[
        PageSection::Steps(Protocol::Sakata),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-fourth",
                shows: FigureContent::Opening(
                    Protocol::Sakata,
                    &["place h8", "place h9", "place i9"],
                ),
            },
            PageFigure {
                caption: "rules-fifth",
                shows: FigureContent::Opening(
                    Protocol::Sakata,
                    &["place h8", "place h9", "place i9", "place g8"],
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &[
                "rules-sakata-reading",
                "rules-region-reading",
                "rules-no-pass",
            ],
        },
        PageSection::SeeAlso(&[RulesPage::Openings]),
    ],
};
