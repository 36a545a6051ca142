//! Long Pro.

use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-long-pro",
    lead: "rules-long-pro-lead",
    parts: &[
        PageSection::Steps(Protocol::LongPro),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-long-pro-region",
                shows: FigureContent::Opening(Protocol::LongPro, &["place h8", "place i9"]),
            },
            PageFigure {
                caption: "rules-long-pro-third",
                shows: FigureContent::Opening(
                    Protocol::LongPro,
                    &["place h8", "place i9", "place l9"],
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &["rules-pro-reading", "rules-centre-reading"],
        },
    ],
};
