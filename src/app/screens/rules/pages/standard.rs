//! Standard.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::Rule;
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rule-standard",
    lead: "rules-standard-lead",
    parts: &[
        PageSection::Text {
            head: "rules-head-wins",
            texts: &["rules-turns", "rules-standard-wins", "rules-standard-lines"],
        },
        PageSection::Text {
            head: "rules-head-bans",
            texts: &["rules-nothing"],
        },
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-standard-five",
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
                    FigureClaim::Wins(&[Rule::Standard]),
                ),
            },
            PageFigure {
                caption: "rules-standard-six",
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
                    FigureClaim::PlaysOn(&[Rule::Standard]),
                ),
            },
            PageFigure {
                caption: "rules-standard-both",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d3",
                        rows: &[
                            ".........",
                            ".XXXBXX..",
                            "..O.XO...",
                            "..O.XO...",
                            "..O.XO...",
                            "....X....",
                            ".........",
                        ],
                    },
                    FigureClaim::Wins(&[Rule::Standard, Rule::Renju]),
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-use",
            texts: &["rules-standard-use"],
        },
        PageSection::SeeAlso(&[
            RulesPage::Opening(Protocol::Swap2),
            RulesPage::Opening(Protocol::Pro),
        ]),
    ],
};
