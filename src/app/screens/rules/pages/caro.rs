//! Caro.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::Rule;

pub const CONTENT: PageContent = PageContent {
    name: "rule-caro",
    lead: "rules-caro-lead",
    parts: &[
        PageSection::Text {
            head: "rules-head-wins",
            texts: &["rules-turns", "rules-caro-wins"],
        },
        PageSection::Text {
            head: "rules-head-bans",
            texts: &["rules-caro-bans"],
        },
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-caro-open",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            ".OXXXXB..",
                            "...OO....",
                            ".........",
                        ],
                    },
                    FigureClaim::Wins(&[Rule::Caro, Rule::CaroOverline]),
                ),
            },
            PageFigure {
                caption: "rules-caro-blocked",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            ".OXXXXBO.",
                            "...OO....",
                            ".........",
                        ],
                    },
                    FigureClaim::PlaysOn(&[Rule::Caro, Rule::CaroOverline]),
                ),
            },
            PageFigure {
                caption: "rules-caro-edge",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "a6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            "XXXXBO...",
                            ".O.......",
                            ".........",
                        ],
                    },
                    FigureClaim::Wins(&[Rule::Caro, Rule::CaroOverline]),
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &["rules-caro-reading", "rules-caro-later"],
        },
        PageSection::SeeAlso(&[RulesPage::Rule(Rule::CaroOverline)]),
    ],
};
