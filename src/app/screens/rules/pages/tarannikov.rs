//! Tarannikov's rule.

use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-tarannikov",
    lead: "rules-tarannikov-lead",
    parts: &[
        PageSection::Steps(Protocol::Tarannikov),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-fourth",
                shows: FigureContent::Opening(
                    Protocol::Tarannikov,
                    &["place h8", "stay", "place h9", "stay", "place i9", "stay"],
                ),
            },
            PageFigure {
                caption: "rules-fifth",
                shows: FigureContent::Opening(
                    Protocol::Tarannikov,
                    &[
                        "place h8", "stay", "place h9", "stay", "place i9", "stay", "place g7",
                        "stay",
                    ],
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &[
                "rules-tarannikov-reading",
                "rules-region-reading",
                "rules-no-pass",
            ],
        },
    ],
};
