//! Caro with overlines.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::Rule;

pub const CONTENT: PageContent = PageContent {
    name: "rule-caro-overline",
    lead: "rules-caro-overline-lead",
    parts: &[
        PageSection::Text {
            head: "rules-head-wins",
            texts: &["rules-turns", "rules-caro-overline-wins"],
        },
        PageSection::Text {
            head: "rules-head-bans",
            texts: &["rules-caro-overline-bans"],
        },
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-caro-overline-six",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            ".OXXXBXXO",
                            "...OO....",
                            ".........",
                        ],
                    },
                    FigureClaim::Wins(&[Rule::CaroOverline]),
                ),
            },
            PageFigure {
                caption: "rules-caro-overline-not",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "..OO.....",
                            ".OXXXBXXO",
                            "...OO....",
                            ".........",
                        ],
                    },
                    FigureClaim::PlaysOn(&[Rule::Caro]),
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
        ]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &["rules-caro-reading", "rules-caro-later"],
        },
        PageSection::SeeAlso(&[RulesPage::Rule(Rule::Caro)]),
    ],
};
