//! Pro.

use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-pro",
    lead: "rules-pro-lead",
    parts: &[
        PageSection::Steps(Protocol::Pro),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-pro-region",
                shows: FigureContent::Opening(Protocol::Pro, &["place h8", "place i9"]),
            },
            PageFigure {
                caption: "rules-pro-third",
                shows: FigureContent::Opening(
                    Protocol::Pro,
                    &["place h8", "place i9", "place k10"],
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &["rules-pro-reading", "rules-centre-reading"],
        },
    ],
};
