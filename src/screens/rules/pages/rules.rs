//! The pages about rules.

use crate::screens::rules::RulesPage;
use crate::screens::rules::page_content::{
    FigureClaim::*, PageContent, PageFigure, PageSection::*, TwinClaim, board, page, reading, twin,
};
use narabe_rules::opening::Protocol;
use narabe_rules::{Foul, Rule};

/// A row of five, one of six, and one of six with both ends closed.
const FIVE: &[&str] = &[
    ".........",
    "......B..",
    "..O..X...",
    "...OX....",
    "...XO....",
    "..X.O....",
    ".........",
];
const SIX: &[&str] = &[
    ".........",
    "..O.O....",
    ".XXXBXX..",
    "..O.OO...",
    ".........",
];
const CLOSED_SIX: &[&str] = &[
    ".........",
    "..OO.....",
    ".OXXXBXXO",
    "...OO....",
    ".........",
];
/// A row of five with both ends closed, which wins under no rule of Caro.
const CLOSED_FIVE: PageFigure = board(
    "rules-caro-blocked",
    "d6",
    &[
        ".........",
        "..OO.....",
        ".OXXXXBO.",
        "...OO....",
        ".........",
    ],
    PlaysOn(&[Rule::Caro, Rule::CaroOverline]),
);

pub const FREESTYLE: PageContent = page(
    "rule-freestyle",
    "rules-freestyle-lead",
    &[
        Text("rules-head-wins", &["rules-turns", "rules-freestyle-wins"]),
        Text("rules-head-bans", &["rules-nothing"]),
        Figures(&[
            board("rules-freestyle-five", "d5", FIVE, Wins(&[Rule::Freestyle])),
            board("rules-freestyle-six", "d6", SIX, Wins(&[Rule::Freestyle])),
        ]),
        Text("rules-head-use", &["rules-freestyle-use"]),
        SeeAlso(&[RulesPage::Opening(Protocol::Swap2)]),
    ],
);

pub const STANDARD: PageContent = page(
    "rule-standard",
    "rules-standard-lead",
    &[
        Text(
            "rules-head-wins",
            &["rules-turns", "rules-standard-wins", "rules-standard-lines"],
        ),
        Text("rules-head-bans", &["rules-nothing"]),
        Figures(&[
            board("rules-standard-five", "d5", FIVE, Wins(&[Rule::Standard])),
            board("rules-standard-six", "d6", SIX, PlaysOn(&[Rule::Standard])),
            board(
                "rules-standard-both",
                "d3",
                &[
                    ".........",
                    ".XXXBXX..",
                    "..O.XO...",
                    "..O.XO...",
                    "..O.XO...",
                    "....X....",
                    ".........",
                ],
                Wins(&[Rule::Standard, Rule::Renju]),
            ),
        ]),
        Text("rules-head-use", &["rules-standard-use"]),
        SeeAlso(&[
            RulesPage::Opening(Protocol::Swap2),
            RulesPage::Opening(Protocol::Pro),
        ]),
    ],
);

pub const RENJU: PageContent = page(
    "rule-renju",
    "rules-renju-lead",
    &[
        Text("rules-head-wins", &["rules-renju-wins", "rules-renju-five"]),
        Text(
            "rules-head-bans",
            &["rules-renju-bans", "rules-renju-four", "rules-renju-three"],
        ),
        Figures(&[
            board(
                "rules-renju-double-three",
                "d5",
                &[
                    ".........",
                    "....X....",
                    "....X....",
                    "..XX#....",
                    ".........",
                    ".........",
                ],
                Fouls(Foul::DoubleThree),
            ),
            board(
                "rules-renju-double-four",
                "d6",
                &[
                    ".........",
                    "....X....",
                    "....X....",
                    "....X....",
                    ".XXX#....",
                    ".........",
                ],
                Fouls(Foul::DoubleFour),
            ),
            board(
                "rules-renju-overline",
                "d6",
                &[
                    "..O......",
                    ".....O...",
                    ".XXX#XX..",
                    "..O.O....",
                    ".........",
                ],
                Fouls(Foul::Overline),
            ),
        ]),
        Text(
            "rules-head-real",
            &[
                "rules-renju-real",
                "rules-renju-deep",
                "rules-renju-literal",
            ],
        ),
        Figures(&[board(
            "rules-renju-false-three",
            "d3",
            &[
                "........", "......O.", ".....O..", ".OOXOO..", ".X#aX...", ".XOb....", ".XXX....",
                ".X......", ".O......", "........",
            ],
            Fouls(Foul::DoubleThree),
        )]),
        reading(&[
            "rules-renju-reading",
            "rules-renju-mark",
            "rules-renju-pass",
        ]),
        SeeAlso(&[
            RulesPage::Opening(Protocol::Taraguchi10),
            RulesPage::Opening(Protocol::Soosorv8),
            RulesPage::Openings,
        ]),
    ],
);

pub const CARO: PageContent = page(
    "rule-caro",
    "rules-caro-lead",
    &[
        Text("rules-head-wins", &["rules-turns", "rules-caro-wins"]),
        Text("rules-head-bans", &["rules-caro-bans"]),
        Figures(&[
            board(
                "rules-caro-open",
                "d6",
                &[
                    ".........",
                    "..OO.....",
                    ".OXXXXB..",
                    "...OO....",
                    ".........",
                ],
                Wins(&[Rule::Caro, Rule::CaroOverline]),
            ),
            CLOSED_FIVE,
            board(
                "rules-caro-edge",
                "a6",
                &[
                    ".........",
                    "..OO.....",
                    "XXXXBO...",
                    ".O.......",
                    ".........",
                ],
                Wins(&[Rule::Caro, Rule::CaroOverline]),
            ),
        ]),
        reading(&["rules-caro-reading", "rules-caro-later"]),
        SeeAlso(&[RulesPage::Rule(Rule::CaroOverline)]),
    ],
);

pub const CARO_OVERLINE: PageContent = page(
    "rule-caro-overline",
    "rules-caro-overline-lead",
    &[
        Text(
            "rules-head-wins",
            &["rules-turns", "rules-caro-overline-wins"],
        ),
        Text("rules-head-bans", &["rules-caro-overline-bans"]),
        Figures(&[
            board(
                "rules-caro-overline-six",
                "d6",
                CLOSED_SIX,
                Wins(&[Rule::CaroOverline]),
            ),
            board(
                "rules-caro-overline-not",
                "d6",
                CLOSED_SIX,
                PlaysOn(&[Rule::Caro]),
            ),
            CLOSED_FIVE,
        ]),
        reading(&["rules-caro-reading", "rules-caro-later"]),
        SeeAlso(&[RulesPage::Rule(Rule::Caro)]),
    ],
);

pub const TWIN: PageContent = page(
    "rules-twin",
    "rules-twin-lead",
    &[
        Text("rules-head-wins", &["rules-twin-turns", "rules-twin-wins"]),
        Text("rules-head-loses", &["rules-twin-loses"]),
        Figures(&[
            twin(
                "rules-twin-both",
                [
                    &[".......", "..OO...", ".XXXXB.", "...O...", "......."],
                    &[".......", ".......", ".BXXXXO", "..OO...", "......."],
                ],
                TwinClaim::Wins,
            ),
            twin(
                "rules-twin-one",
                [
                    &[".......", "..OO...", ".XXXXB.", "...O...", "......."],
                    &[".......", "...B...", ".XXX..O", "..OO...", "......."],
                ],
                TwinClaim::Loses,
            ),
            twin(
                "rules-twin-stop",
                [
                    &[".......", "..OO...", "WXXXXW.", "...O...", "......."],
                    &[".......", "..O....", ".XXXX..", "..O.O..", "......."],
                ],
                TwinClaim::Stops,
            ),
        ]),
        Text("rules-head-defence", &["rules-twin-defence"]),
        reading(&[
            "rules-twin-reading-turn",
            "rules-twin-reading-judge",
            "rules-twin-reading-six",
            "rules-twin-reading-lines",
            "rules-twin-reading-draw",
        ]),
    ],
);
