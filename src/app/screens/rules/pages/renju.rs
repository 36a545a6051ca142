//! Renju.

use crate::app::screens::rules::RulesPage;
use crate::app::screens::rules::page_content::{
    BoardDrawing, FigureClaim, FigureContent, PageContent, PageFigure, PageSection,
};
use crate::rules::Foul;
use crate::rules::opening::Protocol;

pub const CONTENT: PageContent = PageContent {
    name: "rule-renju",
    lead: "rules-renju-lead",
    parts: &[
        PageSection::Text {
            head: "rules-head-wins",
            texts: &["rules-renju-wins", "rules-renju-five"],
        },
        PageSection::Text {
            head: "rules-head-bans",
            texts: &["rules-renju-bans", "rules-renju-four", "rules-renju-three"],
        },
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-renju-double-three",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d5",
                        rows: &[
                            ".........",
                            "....X....",
                            "....X....",
                            "..XX#....",
                            ".........",
                            ".........",
                        ],
                    },
                    FigureClaim::Fouls(Foul::DoubleThree),
                ),
            },
            PageFigure {
                caption: "rules-renju-double-four",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            ".........",
                            "....X....",
                            "....X....",
                            "....X....",
                            ".XXX#....",
                            ".........",
                        ],
                    },
                    FigureClaim::Fouls(Foul::DoubleFour),
                ),
            },
            PageFigure {
                caption: "rules-renju-overline",
                shows: FigureContent::Board(
                    BoardDrawing {
                        size: 15,
                        corner: "d6",
                        rows: &[
                            "..O......",
                            ".....O...",
                            ".XXX#XX..",
                            "..O.O....",
                            ".........",
                        ],
                    },
                    FigureClaim::Fouls(Foul::Overline),
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-real",
            texts: &["rules-renju-real", "rules-renju-deep"],
        },
        PageSection::Figures(&[PageFigure {
            caption: "rules-renju-false-three",
            shows: FigureContent::Board(
                BoardDrawing {
                    size: 15,
                    corner: "d3",
                    rows: &[
                        "........", "......O.", ".....O..", ".OOXOO..", ".X#aX...", ".XOb....",
                        ".XXX....", ".X......", ".O......", "........",
                    ],
                },
                FigureClaim::Fouls(Foul::DoubleThree),
            ),
        }]),
        PageSection::Text {
            head: "rules-head-reading",
            texts: &[
                "rules-renju-reading",
                "rules-renju-mark",
                "rules-renju-pass",
            ],
        },
        PageSection::SeeAlso(&[
            RulesPage::Opening(Protocol::Taraguchi10),
            RulesPage::Opening(Protocol::Soosorv8),
            RulesPage::Openings,
        ]),
    ],
};
