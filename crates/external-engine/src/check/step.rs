//! What is tested, and what comes of it.

use std::time::Duration;

use narabe_rules::{BoardSize, Rule};

use crate::EngineFault;

/// One part of the test of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckKind {
    /// It begins a game on a board of this size.
    Start(BoardSize),
    /// It says what it is.
    About,
    /// It opens on the empty board.
    Begin,
    /// It answers a move.
    Turn,
    /// It goes on from any position.
    Board,
    /// It takes a move back.
    Takeback,
    /// It plays by this rule.
    Rule(Rule),
    /// It keeps its time.
    Time,
    /// It keeps a limit of positions to search.
    Nodes,
    /// It stops thinking when it is told.
    Stop,
    /// It plays the swap2 opening by the protocol's own command.
    Swap2,
    /// It gives several lines of analysis, with Yixin's commands.
    Analysis,
}

/// A part of the test as it begins (`result` is [`Running`](CheckResult::Running)) and as it ends.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckStep {
    /// Which part.
    pub kind: CheckKind,
    /// What has come of it.
    pub result: CheckResult,
    /// How long it took so far.
    pub took: Duration,
}

/// What came of one part.
#[derive(Clone, Debug, PartialEq)]
pub enum CheckResult {
    /// Not over yet.
    Running,
    /// It works.
    Passed(Finding),
    /// The program does not do this, by what it has answered or done. Only some parts are needed to play.
    Refused {
        /// What it has answered, printable and cut; empty when it did something else than it was asked.
        answer: String,
        /// What it does instead, where that is known.
        instead: Finding,
    },
    /// What it did does not tell, such as a program that always answers at once, asked to stop thinking.
    Unclear,
    /// It failed.
    Failed(EngineFault),
}

/// What a part of the test has found out.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Finding {
    /// Nothing but that it works, or does not.
    #[default]
    Nothing,
    /// Its name, and its version if it says one.
    Named(String, Option<String>),
    /// The rule that its moves follow; none if they follow no rule that we know.
    PlaysBy(Option<Rule>),
    /// How much longer than its time its longest move took.
    Overrun(Duration),
    /// How many lines of analysis it gave.
    Lines(usize),
}
