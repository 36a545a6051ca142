//! Swap after the first move.

use crate::app::screens::rules::page_content::{
    FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rules-swap-after-first",
    lead: "rules-swap-after-first-lead",
    parts: &[
        PageSection::Steps(Protocol::SwapAfterFirst),
        PageSection::Figures(&[PageFigure {
            caption: "rules-swap-after-first-stone",
            shows: FigureContent::Opening(Protocol::SwapAfterFirst, &["place c5"]),
        }]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &["rules-swap-after-first-reading"],
        },
    ],
};
