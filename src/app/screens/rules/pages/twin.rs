//! Twin boards.

use crate::app::screens::rules::page_content::{
    BoardDrawing, FigureContent, PageContent, PageFigure, PageSection, TwinClaim,
};

pub const CONTENT: PageContent = PageContent {
    name: "rules-twin",
    lead: "rules-twin-lead",
    parts: &[
        PageSection::Text {
            head: "rules-head-wins",
            texts: &["rules-twin-turns", "rules-twin-wins"],
        },
        PageSection::Text {
            head: "rules-head-loses",
            texts: &["rules-twin-loses"],
        },
        PageSection::Figures(&[
            PageFigure {
                caption: "rules-twin-both",
                shows: FigureContent::Twin(
                    [
                        BoardDrawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "..OO...", ".XXXXB.", "...O...", "......."],
                        },
                        BoardDrawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", ".......", ".BXXXXO", "..OO...", "......."],
                        },
                    ],
                    TwinClaim::Wins,
                ),
            },
            PageFigure {
                caption: "rules-twin-one",
                shows: FigureContent::Twin(
                    [
                        BoardDrawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "..OO...", ".XXXXB.", "...O...", "......."],
                        },
                        BoardDrawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "...B...", ".XXX..O", "..OO...", "......."],
                        },
                    ],
                    TwinClaim::Loses,
                ),
            },
            PageFigure {
                caption: "rules-twin-stop",
                shows: FigureContent::Twin(
                    [
                        BoardDrawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "..OO...", "WXXXXW.", "...O...", "......."],
                        },
                        BoardDrawing {
                            size: 19,
                            corner: "f8",
                            rows: &[".......", "..O....", ".XXXX..", "..O.O..", "......."],
                        },
                    ],
                    TwinClaim::Stops,
                ),
            },
        ]),
        PageSection::Text {
            head: "rules-head-defence",
            texts: &["rules-twin-defence"],
        },
        PageSection::Text {
            head: "rules-head-reading",
            texts: &[
                "rules-twin-reading-turn",
                "rules-twin-reading-judge",
                "rules-twin-reading-six",
                "rules-twin-reading-lines",
                "rules-twin-reading-draw",
            ],
        },
    ],
};
