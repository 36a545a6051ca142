//! The kinds of what a file holds and what cannot be kept.

use serde::{Deserialize, Serialize};

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
    /// Positions that a database cannot hold.
    Positions,
    /// Texts that are longer than the format holds, and are cut.
    LongTexts,
}

impl LossKind {
    /// All kinds.
    pub const ALL: [Self; 23] = [
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
        Self::Positions,
        Self::LongTexts,
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
            Self::Positions => "positions",
            Self::LongTexts => "long-texts",
        }
    }

    /// The loss as an English sentence without a full stop, with its [extent](super::LossReport::extent).
    pub(super) fn words_with(self, count: usize, extent: usize) -> String {
        let words = self.words(count);
        match self {
            _ if extent == 0 => words,
            Self::Variations => {
                let variations = if extent == 1 {
                    "variation"
                } else {
                    "variations"
                };
                words.replace("in variations", &format!("in {extent} {variations}"))
            }
            _ if extent > count => format!("{words}: {extent} moves"),
            _ => words,
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
            Self::Positions => (
                "position that the format has no form for",
                "positions that the format has no form for",
            ),
            Self::LongTexts => ("long text", "long texts"),
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
            Self::LongTexts => format!("{count} {what} {were} cut"),
            _ if ends && count == 1 => {
                format!("{count} {what} was left out, with all that follows it")
            }
            _ if ends => format!("{count} {what} were left out, with all that follows them"),
            _ => format!("{count} {what} {were} left out"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        let names: BTreeSet<&str> = LossKind::ALL.into_iter().map(LossKind::id).collect();
        assert_eq!(names.len(), LossKind::ALL.len());
        for kind in LossKind::ALL {
            assert_ne!(kind.words(1), kind.words(2));
        }
    }
}
