//! The content of a page of the rules, as data; the texts are in `rules.ftl`.

use crate::screens::rules::RulesPage;
use narabe_rules::opening::Protocol;
use narabe_rules::{Foul, Rule};

/// The content of a page. Texts are Fluent ids.
#[derive(Debug)]
pub struct PageContent {
    /// The name in the list and at the top of the page.
    pub name: &'static str,
    /// One or two introductory sentences.
    pub lead: &'static str,
    pub parts: &'static [PageSection],
}

/// A section of a page, from top to bottom.
#[derive(Debug)]
pub enum PageSection {
    /// A heading with paragraphs.
    Text(&'static str, &'static [&'static str]),
    /// The steps of an opening protocol, generated from the protocol itself.
    Steps(Protocol),
    /// Figures side by side.
    Figures(&'static [PageFigure]),
    /// All 26 openings with their names.
    Openings,
    /// Links to other pages.
    SeeAlso(&'static [RulesPage]),
}

#[derive(Debug)]
pub struct PageFigure {
    pub caption: &'static str,
    pub shows: FigureContent,
}

/// A page with its name, its introduction and its sections.
pub const fn page(
    name: &'static str,
    lead: &'static str,
    parts: &'static [PageSection],
) -> PageContent {
    PageContent { name, lead, parts }
}

/// How the rules are to be read where they can be read in two ways.
pub const fn reading(texts: &'static [&'static str]) -> PageSection {
    PageSection::Text("rules-head-reading", texts)
}

/// A figure of a part of a 15 × 15 board, which begins at `corner`.
pub const fn board(
    caption: &'static str,
    corner: &'static str,
    rows: &'static [&'static str],
    claim: FigureClaim,
) -> PageFigure {
    let drawing = BoardDrawing {
        size: 15,
        corner,
        rows,
    };
    PageFigure {
        caption,
        shows: FigureContent::Board(drawing, claim),
    }
}

/// A figure of a part of both 19 × 19 boards, which begins at f8.
pub const fn twin(
    caption: &'static str,
    [left, right]: [&'static [&'static str]; 2],
    claim: TwinClaim,
) -> PageFigure {
    const fn part(rows: &'static [&'static str]) -> BoardDrawing {
        BoardDrawing {
            size: 19,
            corner: "f8",
            rows,
        }
    }
    PageFigure {
        caption,
        shows: FigureContent::Twin([part(left), part(right)], claim),
    }
}

/// A figure of an opening after some actions.
pub const fn opening(
    caption: &'static str,
    protocol: Protocol,
    actions: &'static str,
) -> PageFigure {
    PageFigure {
        caption,
        shows: FigureContent::Opening(protocol, actions),
    }
}

/// What a figure shows.
#[derive(Debug)]
pub enum FigureContent {
    /// A part of a board.
    Board(BoardDrawing, FigureClaim),
    /// The same part of both boards, after the turn of the marked stones.
    Twin([BoardDrawing; 2], TwinClaim),
    /// An opening after these actions, separated by commas (a point is a stone): its numbered stones, the region for the next one, the offered points.
    Opening(Protocol, &'static str),
}

/// A part of a board, row by row from the top. `X` and `O` are stones of Black and White, `B` and `W` those just
/// played; `1` to `9` are moves in order, the first of Black; `#` is a forbidden point, a lower-case letter the name of
/// an empty point.
#[derive(Debug)]
pub struct BoardDrawing {
    /// The points per side of the whole board.
    pub size: u8,
    /// The lower left point of the part.
    pub corner: &'static str,
    pub rows: &'static [&'static str],
}

/// A statement about the position of a figure. The tests check it with the rules.
#[derive(Debug, Clone, Copy)]
#[cfg_attr(
    not(test),
    expect(dead_code, reason = "some of what is said is only there to be proved")
)]
pub enum FigureClaim {
    /// The numbered moves are legal in this order and do not end the game.
    Moves,
    /// The stone just played wins.
    Wins(&'static [Rule]),
    /// It does not win, and the game continues.
    PlaysOn(&'static [Rule]),
    /// The crosses are all points forbidden to Black, each for this reason; the lettered points are not forbidden.
    Fouls(Foul),
    /// Any two of the lettered points are equivalent fifth moves.
    SameFifth,
}

/// A statement about a turn on twin boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TwinClaim {
    Wins,
    Loses,
    /// The turn prevents the other side's win.
    Stops,
}
