//! Taraguchi-10.

use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-taraguchi10",
    lead: "rules-taraguchi10-lead",
    parts: &[
        PageSection::Steps(Protocol::Taraguchi10),
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-fourth",
                shows: FigureContent::Opening(
                    Protocol::Taraguchi10,
                    &["place h8", "stay", "place h9", "stay", "place i9", "stay"],
                ),
            },
            PageFigure {
                caption: "rules-fifth",
                shows: FigureContent::Opening(
                    Protocol::Taraguchi10,
                    &[
                        "place h8", "stay", "place h9", "stay", "place i9", "stay", "place g8",
                        "stay",
                    ],
                ),
            },
            PageFigure {
                caption: "rules-taraguchi10-offers",
                shows: FigureContent::Opening(
                    Protocol::Taraguchi10,
                    &[
                        "place h8",
                        "stay",
                        "place h9",
                        "stay",
                        "place i9",
                        "stay",
                        "place g8",
                        "offer-ten",
                        "offer g10",
                        "offer i10",
                        "offer j10",
                        "offer f9",
                        "offer g9",
                        "offer f8",
                        "offer i8",
                        "offer j8",
                        "offer h7",
                        "offer i7",
                    ],
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &[
                "rules-taraguchi10-reading",
                "rules-same-reading",
                "rules-no-pass",
            ],
        },
    ],
};
