//! Swap.

use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-swap",
    lead: "rules-swap-lead",
    parts: &[
        PageSection::Steps(Protocol::Swap),
        PageSection::Figures(&[PageFigure {
            caption: "rules-swap-three",
            shows: FigureContent::Opening(Protocol::Swap, &["place g7", "place h9", "place k8"]),
        }]),
    ],
};
