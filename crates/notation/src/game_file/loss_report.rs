//! What a file holds that could not be kept, what is odd in it, and what was assumed because the file does not say it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::{Deserialize, Serialize};

use super::oddity::Oddity;
use super::read_error::Place;
use narabe_rules::{BoardSize, Rule};

/// The most parts that are reported one by one; the others are counted.
const MAX_ODDITIES: usize = 20;

/// What can be lost. The app puts the kinds into the words of its language; [`words`](Self::words) are English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LossKind {
    /// Moves onto a stone, with all that follows them.
    OccupiedPoints,
    /// Moves off the board, with all that follows them.
    OffBoard,
    /// Moves after a win or a draw.
    AfterEnd,
    /// Moves of the side whose turn it was not, with all that follows them.
    WrongTurn,
    /// Passes that the rule or the format does not know, with all that follows them.
    Passes,
    /// Moves that were there already under the same position, joined with them.
    RepeatedMoves,
    /// Changes of the stones inside a game, with all that follows them.
    SetupChanges,
    /// Stones that lie on the board before the first move.
    SetupStones,
    /// Positions without a move.
    EmptyNodes,
    /// Moves in variations.
    Variations,
    /// Comments.
    Comments,
    /// Board texts, or labels of points.
    BoardTexts,
    /// Board texts that belong to a pass, and so to no point.
    BoardTextsOnPasses,
    /// Marks of points.
    Marks,
    /// Judgements of moves.
    Glyphs,
    /// Properties that only another program knows.
    Properties,
    /// Names, results, dates and other details of the game.
    Details,
    /// Characters that the code page of the file lacks.
    Characters,
    /// Games after the first.
    FurtherGames,
    /// Marks where a library starts.
    StartMarks,
    /// Thinking times of moves.
    Times,
}

impl LossKind {
    /// All kinds.
    pub const ALL: [Self; 21] = [
        Self::OccupiedPoints,
        Self::OffBoard,
        Self::AfterEnd,
        Self::WrongTurn,
        Self::Passes,
        Self::RepeatedMoves,
        Self::SetupChanges,
        Self::SetupStones,
        Self::EmptyNodes,
        Self::Variations,
        Self::Comments,
        Self::BoardTexts,
        Self::BoardTextsOnPasses,
        Self::Marks,
        Self::Glyphs,
        Self::Properties,
        Self::Details,
        Self::Characters,
        Self::FurtherGames,
        Self::StartMarks,
        Self::Times,
    ];

    /// The name of the kind for keys of texts: `occupied-points`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::OccupiedPoints => "occupied-points",
            Self::OffBoard => "off-board",
            Self::AfterEnd => "after-end",
            Self::WrongTurn => "wrong-turn",
            Self::Passes => "passes",
            Self::RepeatedMoves => "repeated-moves",
            Self::SetupChanges => "setup-changes",
            Self::SetupStones => "setup-stones",
            Self::EmptyNodes => "empty-nodes",
            Self::Variations => "variations",
            Self::Comments => "comments",
            Self::BoardTexts => "board-texts",
            Self::BoardTextsOnPasses => "board-texts-on-passes",
            Self::Marks => "marks",
            Self::Glyphs => "glyphs",
            Self::Properties => "properties",
            Self::Details => "details",
            Self::Characters => "characters",
            Self::FurtherGames => "further-games",
            Self::StartMarks => "start-marks",
            Self::Times => "times",
        }
    }

    /// The loss as an English sentence without a full stop.
    pub fn words(self, count: usize) -> String {
        let (one, many) = match self {
            Self::OccupiedPoints => ("move onto a stone", "moves onto a stone"),
            Self::OffBoard => ("move off the board", "moves off the board"),
            Self::AfterEnd => ("move after the end", "moves after the end"),
            Self::WrongTurn => (
                "move of the side that was not to move",
                "moves of the side that was not to move",
            ),
            Self::Passes => ("pass", "passes"),
            Self::RepeatedMoves => ("repeated move", "repeated moves"),
            Self::SetupChanges => (
                "change of stones inside the game",
                "changes of stones inside the game",
            ),
            Self::SetupStones => ("set-up stone", "set-up stones"),
            Self::EmptyNodes => ("position without a move", "positions without a move"),
            Self::Variations => ("move in variations", "moves in variations"),
            Self::Comments => ("comment", "comments"),
            Self::BoardTexts => ("board text", "board texts"),
            Self::BoardTextsOnPasses => ("board text on a pass", "board texts on passes"),
            Self::Marks => ("mark", "marks"),
            Self::Glyphs => ("judgement of a move", "judgements of moves"),
            Self::Properties => (
                "property of another program",
                "properties of other programs",
            ),
            Self::Details => ("detail of the game", "details of the game"),
            Self::Characters => (
                "character that the code page lacks",
                "characters that the code page lacks",
            ),
            Self::FurtherGames => ("further game", "further games"),
            Self::StartMarks => ("start mark", "start marks"),
            Self::Times => ("thinking time", "thinking times"),
        };
        let ends = matches!(
            self,
            Self::OccupiedPoints
                | Self::OffBoard
                | Self::WrongTurn
                | Self::Passes
                | Self::SetupChanges
        );
        let (what, were) = match count {
            1 => (one, "was"),
            _ => (many, "were"),
        };
        match self {
            Self::RepeatedMoves => format!("{count} {what} {were} joined with the first"),
            _ if ends && count == 1 => {
                format!("{count} {what} was left out, with all that follows it")
            }
            _ if ends => format!("{count} {what} were left out, with all that follows them"),
            _ => format!("{count} {what} {were} left out"),
        }
    }
}

/// What a file does not say.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Assumption {
    /// The rule that was taken.
    Rule(Rule),
    /// The size of the board that was taken.
    Size(BoardSize),
    /// The code page that was taken.
    CodePage(String),
    /// That rows count from the top.
    RowsFromTop,
    /// That rows count from the bottom.
    RowsFromBottom,
    /// The number of the first row and column, 0 or 1.
    CountedFrom(u8),
    /// That the letters of the columns skip I.
    ColumnsWithoutI,
    /// That the letters of the columns have an I, although no point lies in that column.
    ColumnsWithI,
    /// That each line is a game, because a point comes twice otherwise.
    GamePerLine,
}

impl Assumption {
    /// The character set of texts, which was guessed.
    pub(crate) fn of_guess(encoding: &'static encoding_rs::Encoding) -> Self {
        Self::CodePage(encoding.name().to_owned())
    }
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(rule) => {
                let rule = rule.id();
                write!(f, "the file names no rule that we know: {rule} was taken")
            }
            Self::Size(size) => {
                let size = size.get();
                write!(f, "the file names no board size: {size}×{size} was taken")
            }
            Self::CodePage(name) => {
                write!(
                    f,
                    "the file names no character set that fits: {name} was taken"
                )
            }
            Self::RowsFromTop => {
                write!(
                    f,
                    "rows were counted from the top, as such files do: flip the game if it is upside down"
                )
            }
            Self::CountedFrom(first) => write!(
                f,
                "the file does not say where its coordinates begin: they were counted from {first}"
            ),
            Self::RowsFromBottom => write!(
                f,
                "rows were counted from the bottom, as players do: flip the game if it is upside down"
            ),
            Self::ColumnsWithoutI => {
                write!(f, "the letters of the columns were taken to skip I")
            }
            Self::ColumnsWithI => write!(
                f,
                "no point lies in column I, so that the letters of the columns may skip I: they were taken not to"
            ),
            Self::GamePerLine => write!(
                f,
                "a point comes twice in the text: each line was taken as a game"
            ),
        }
    }
}

/// What was lost, what is odd and what was assumed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossReport {
    lost: BTreeMap<LossKind, usize>,
    assumed: BTreeSet<Assumption>,
    odd: Vec<Oddity>,
    /// The number of odd parts that are not in the list.
    more_odd: usize,
}

impl LossReport {
    /// Counts one more loss.
    pub fn lose(&mut self, kind: LossKind) {
        self.lose_many(kind, 1);
    }

    /// Counts more losses.
    pub fn lose_many(&mut self, kind: LossKind, count: usize) {
        if count > 0 {
            *self.lost.entry(kind).or_default() += count;
        }
    }

    /// Notes what was assumed.
    pub fn assume(&mut self, assumption: Assumption) {
        self.assumed.insert(assumption);
    }

    /// Notes a part of the file that is reported with its place. Beyond the first twenty they are only counted.
    pub fn note(&mut self, odd: Oddity) {
        self.note_with(|| odd);
    }

    /// The same of a part that takes long to describe, and is described only if it is reported.
    pub fn note_with(&mut self, odd: impl FnOnce() -> Oddity) {
        if self.odd.len() < MAX_ODDITIES {
            self.odd.push(odd())
        } else {
            self.more_odd += 1
        }
    }

    /// Says that all odd parts are in this file of an archive, a folder or many files.
    pub fn place_inside(&mut self, entry: &str) {
        for odd in &mut self.odd {
            odd.place = Some(Place::inside(entry, odd.place.take()));
        }
    }

    /// Counts more odd parts that are not told one by one.
    pub fn note_more(&mut self, count: usize) {
        self.more_odd += count;
    }

    /// Adds another report.
    pub fn extend(&mut self, other: &Self) {
        for (kind, count) in other.lost() {
            self.lose_many(kind, count);
        }
        self.assumed.extend(other.assumed.iter().cloned());
        for odd in &other.odd {
            self.note(odd.clone());
        }
        self.note_more(other.more_odd);
    }

    /// How much of a kind was lost.
    pub fn count(&self, kind: LossKind) -> usize {
        self.lost.get(&kind).copied().unwrap_or_default()
    }

    /// What was lost, by kind.
    pub fn lost(&self) -> impl Iterator<Item = (LossKind, usize)> {
        self.lost.iter().map(|(&kind, &count)| (kind, count))
    }

    /// What was assumed.
    pub fn assumed(&self) -> impl Iterator<Item = &Assumption> {
        self.assumed.iter()
    }

    /// The parts that are reported with their place, in the order of the file.
    pub fn odd(&self) -> impl Iterator<Item = &Oddity> {
        self.odd.iter()
    }

    /// The number of odd parts beyond those of [`odd`](Self::odd).
    pub const fn more_odd(&self) -> usize {
        self.more_odd
    }

    /// Whether nothing was lost and nothing odd was found. Something may have been assumed.
    pub fn is_complete(&self) -> bool {
        self.lost.is_empty() && self.odd.is_empty()
    }

    /// All of it in English, one sentence a line, without full stops.
    pub fn lines(&self) -> Vec<String> {
        let lost = self.lost().map(|(kind, count)| kind.words(count));
        let odd = self.odd.iter().map(Oddity::to_string);
        let more = (self.more_odd > 0).then(|| match self.more_odd {
            1 => "1 more part of the file is odd".to_owned(),
            count => format!("{count} more parts of the file are odd"),
        });
        let assumed = self.assumed.iter().map(Assumption::to_string);
        lost.chain(odd).chain(more).chain(assumed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::oddity::OddKind;
    use super::*;

    #[test]
    fn losses_are_said_in_words() {
        let mut report = LossReport::default();
        report.lose_many(LossKind::BoardTextsOnPasses, 12);
        report.lose(LossKind::Comments);
        report.lose(LossKind::Passes);
        report.assume(Assumption::Rule(Rule::Renju));
        assert_eq!(
            report.lines(),
            [
                "1 pass was left out, with all that follows it",
                "1 comment was left out",
                "12 board texts on passes were left out",
                "the file names no rule that we know: renju was taken",
            ]
        );
    }

    #[test]
    fn the_first_odd_parts_are_named_and_the_others_counted() {
        let mut report = LossReport::default();
        for line in 1..=23 {
            report.note(Oddity::in_line(line, OddKind::NotUnderstood, "\u{1b}[2J"));
        }
        let lines = report.lines();
        assert_eq!(lines.len(), 21);
        assert_eq!(
            lines[0],
            "line 1: `^[[2J` is not understood and was left out"
        );
        assert_eq!(lines[20], "3 more parts of the file are odd");
        let mut both = report.clone();
        both.extend(&report);
        assert_eq!((both.odd().count(), both.more_odd()), (20, 26));
        assert!(!both.is_complete());
    }

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        let names: BTreeSet<&str> = LossKind::ALL.into_iter().map(LossKind::id).collect();
        assert_eq!(names.len(), LossKind::ALL.len());
        for kind in LossKind::ALL {
            assert_ne!(kind.words(1), kind.words(2));
        }
    }
}
