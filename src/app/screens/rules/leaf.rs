//! What a page of the rules holds: data, for which `rules.ftl` has the words.

use crate::app::screens::rules::Page;
use crate::rules::opening::Protocol;
use crate::rules::{Foul, Rule};

/// A page. Texts are Fluent ids.
#[derive(Debug)]
pub struct Leaf {
    /// Its name, in the list and at its head.
    pub name: &'static str,
    /// One or two sentences that say what it is about.
    pub lead: &'static str,
    pub parts: &'static [Part],
}

/// A part of a page, from top to bottom.
#[derive(Debug)]
pub enum Part {
    /// A heading with paragraphs below it.
    Words {
        head: &'static str,
        texts: &'static [&'static str],
    },
    /// What a protocol asks for, told from the protocol itself.
    Steps(Protocol),
    /// Pictures beside one another.
    Figures(&'static [Figure]),
    /// All of the 26 openings with their names.
    Openings,
    /// The ways to other pages.
    See(&'static [Page]),
}

/// A picture and the sentence below it.
#[derive(Debug)]
pub struct Figure {
    pub caption: &'static str,
    pub shows: Shows,
}

/// What a picture shows.
#[derive(Debug)]
pub enum Shows {
    /// A part of a board.
    Board(Drawing, Claim),
    /// The same of two boards, after the turn of which the marked stones are.
    Twin([Drawing; 2], TwinClaim),
    /// An opening after these actions: its stones with their numbers, where the next may go, what is on offer.
    Opening(Protocol, &'static [&'static str]),
}

/// A part of a board, row by row from the top. `X` and `O` are stones of Black and White, `B` and `W` the ones just played;
/// `1` to `9` are moves from the first, which is Black's; `#` is a forbidden point, a small letter the name of an empty
/// one.
#[derive(Debug)]
pub struct Drawing {
    /// Points a side of the whole board.
    pub size: u8,
    /// The point at its lower left.
    pub corner: &'static str,
    pub rows: &'static [&'static str],
}

/// What a picture says about its position. The tests ask the rules whether it is so.
#[derive(Debug, Clone, Copy)]
#[cfg_attr(
    not(test),
    expect(dead_code, reason = "some of what is said is only there to be proved")
)]
pub enum Claim {
    /// The numbered moves can be played one after the other, and end nothing.
    Moves,
    /// The stone just played wins.
    Wins(&'static [Rule]),
    /// It does not, and the game goes on.
    PlaysOn(&'static [Rule]),
    /// The crosses are all the points that Renju forbids to Black, each for this reason; the letters are not among them.
    Fouls(Foul),
    /// Any two of the lettered points are one and the same fifth move.
    SameFifth,
}

/// The same of twin boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TwinClaim {
    /// The turn wins.
    Wins,
    /// The turn loses.
    Loses,
    /// The turn takes away the other side's win.
    Stops,
}
