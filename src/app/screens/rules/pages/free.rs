//! No protocol.

use crate::app::screens::rules::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageContent, PageFigure, PageSection,
};

pub const CONTENT: PageContent = PageContent {
    name: "rules-free",
    lead: "rules-free-lead",
    parts: &[
        PageSection::Text {
            head: "rules-head-steps",
            texts: &["rules-free-steps"],
        },
        PageSection::Figures(&[PageFigure {
            caption: "rules-free-moves",
            shows: FigureContent::Board(
                BoardDrawing {
                    size: 15,
                    corner: "f6",
                    rows: &[".....", "...2.", "..1..", ".34..", "....."],
                },
                FigureClaim::Moves,
            ),
        }]),
        PageSection::Text {
            head: "rules-head-why",
            texts: &["rules-free-why"],
        },
    ],
};
