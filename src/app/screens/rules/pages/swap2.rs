//! Swap2.

use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-swap2",
    lead: "rules-swap2-lead",
    parts: &[
        PageSection::Steps(Protocol::Swap2),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-swap2-three",
                shows: FigureContent::Opening(
                    Protocol::Swap2,
                    &["place g7", "place h9", "place k8"],
                ),
            },
            PageFigure {
                caption: "rules-swap2-five",
                shows: FigureContent::Opening(
                    Protocol::Swap2,
                    &[
                        "place g7",
                        "place h9",
                        "place k8",
                        "place-two",
                        "place i6",
                        "place f11",
                    ],
                ),
            },
        ]),
    ],
};
