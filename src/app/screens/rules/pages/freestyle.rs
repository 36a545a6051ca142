//! Freestyle.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::Rule;
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rule-freestyle",
    lead: "rules-freestyle-lead",
    parts: &[
        PageSection::Text {
            head: "rules-head-wins",
            texts: &["rules-turns", "rules-freestyle-wins"],
        },
        PageSection::Text {
            head: "rules-head-bans",
            texts: &["rules-nothing"],
        },
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-freestyle-five",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d5",
                        rows: &[
                            ".........",
                            "......B..",
                            "..O..X...",
                            "...OX....",
                            "...XO....",
                            "..X.O....",
                            ".........",
                        ],
                    },
                    FigureClaim::Wins(&[Rule::Freestyle]),
                ),
            },
            PageFigure {
                caption: "rules-freestyle-six",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..O.O....",
                            ".XXXBXX..",
                            "..O.OO...",
                            ".........",
                        ],
                    },
                    FigureClaim::Wins(&[Rule::Freestyle]),
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-use",
            texts: &["rules-freestyle-use"],
        },
        PageSection::SeeAlso(&[RulesPage::Opening(Protocol::Swap2)]),
    ],
};
