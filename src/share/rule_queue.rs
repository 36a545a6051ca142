//! What an import has read and may not take yet: games whose file names no rule wait until it is answered once for all of them, and
//! what is read behind the first of them waits too, so that the order of the files stays.

use super::import_progress::RuleQuestion;
use narabe_game_files::is_backup;
use narabe_learn::practice::Practice;
use narabe_learn::puzzles::is_puzzle;
use narabe_notation::{Assumption, Format, ReadGame, RuleEvidence};
use narabe_rules::Rule;

/// So many games wait at most.
const MOST: usize = 2_048;

/// A part of what an import reads.
pub enum Read {
    /// A file begins, which may be one of an archive.
    Enter(String),
    Game(Box<ReadGame>),
    /// A game that could not be read, and why.
    Skip(String),
}

/// What waits for the answer.
#[derive(Default)]
pub struct RuleQueue {
    rule: Option<Rule>,
    evidence: RuleEvidence,
    waiting: Vec<Read>,
    /// The name of the file that is read.
    file: String,
}

impl RuleQueue {
    /// A queue in which nothing waits if the rule is known.
    pub fn new(rule: Option<Rule>) -> Self {
        Self {
            rule,
            ..Self::default()
        }
    }

    /// The answer, once it is given.
    pub const fn rule(&self) -> Option<Rule> {
        self.rule
    }

    /// Adds what is read next, and hands it back if it need not wait.
    pub fn add(&mut self, mut read: Read) -> Option<Read> {
        match &mut read {
            Read::Enter(name) => self.file.clone_from(name),
            Read::Game(game) if is_open(game) => {
                let format = Format::of_ending(&self.file);
                if format.is_some_and(Format::is_of_renju_programs) {
                    game.tree.set_rule(Some(Rule::Renju));
                    game.lost.assume(Assumption::Rule(Rule::Renju));
                } else if self.rule.is_none() {
                    self.evidence.add(game, format, &self.file);
                    self.waiting.push(read);
                    return None;
                }
            }
            Read::Game(_) | Read::Skip(_) => {}
        }
        if self.waiting.is_empty() {
            return Some(read);
        }
        self.waiting.push(read);
        None
    }

    /// Whether so much waits that it is asked before more is read.
    pub const fn is_full(&self) -> bool {
        self.waiting.len() >= MOST
    }

    /// The question, if something waits for its answer.
    pub fn question(&self, may_grow: bool) -> Option<RuleQuestion> {
        (!self.waiting.is_empty()).then(|| RuleQuestion {
            guess: self.evidence.guess(),
            games: self.evidence.games(),
            may_grow,
        })
    }

    /// Takes the answer, and hands back what has waited.
    pub fn answer(&mut self, rule: Rule) -> Vec<Read> {
        self.rule = Some(rule);
        std::mem::take(&mut self.waiting)
    }
}

/// Whether it matters which rule a game has, and its file does not say it.
fn is_open(game: &ReadGame) -> bool {
    game.tree.rule().is_none()
        && !is_backup(game)
        && !is_puzzle(&game.tree)
        && Practice::restore(&game.tree).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_notation::{ReadOptions, read_games};

    fn game(text: &str) -> Read {
        let file = read_games("a.sgf", text.as_bytes(), &ReadOptions::default());
        Read::Game(Box::new(file.expect("a game").games.remove(0)))
    }

    #[test]
    fn what_is_read_behind_a_game_without_a_rule_waits_in_its_order() {
        let mut queue = RuleQueue::new(None);
        assert!(queue.add(Read::Enter("a.sgf".to_owned())).is_some());
        assert!(queue.add(game("(;RU[Renju]SZ[15];B[hh])")).is_some());
        assert!(queue.question(false).is_none());
        assert!(queue.add(game("(;SZ[15];B[hh])")).is_none());
        assert!(queue.add(game("(;RU[Renju]SZ[15];B[hh])")).is_none());
        assert!(queue.add(Read::Enter("b.sgf".to_owned())).is_none());
        assert!(queue.add(Read::Skip("broken".to_owned())).is_none());
        let question = queue.question(true).expect("it is asked");
        assert_eq!((question.games, question.may_grow), (1, true));
        let waited = queue.answer(Rule::Standard);
        assert!(matches!(
            waited[..],
            [Read::Game(_), Read::Game(_), Read::Enter(_), Read::Skip(_)]
        ));
        assert!(
            queue.add(game("(;SZ[15];B[hh])")).is_some(),
            "it is answered for all"
        );
    }

    #[test]
    fn nothing_is_asked_of_renju_s_own_formats() {
        let mut queue = RuleQueue::new(None);
        queue.add(Read::Enter("club.zip: a.lib".to_owned()));
        let Some(Read::Game(taken)) = queue.add(game("(;SZ[15];B[hh])")) else {
            panic!("it waits")
        };
        assert_eq!(taken.tree.rule(), Some(Rule::Renju));
        let assumed = taken.lost.assumed().next();
        assert_eq!(
            assumed,
            Some(&Assumption::Rule(Rule::Renju)),
            "and it is told"
        );
    }
}
