//! Which rule games were most likely played under whose file names none: a guess with its reason, to be asked with.
//!
//! Weighed are the formats of Renju's programs, words of the event, the place, the source and the file's name, the names of openings,
//! and how the games deal with forbidden points.
//!
//! ```
//! use narabe_notation::{ReadOptions, RuleEvidence, RuleReason, read_games};
//! use narabe_rules::Rule;
//!
//! let file = read_games("a.sgf", b"(;SZ[15]SO[renju.net];B[hh];W[ig])", &ReadOptions::default())?;
//! let mut evidence = RuleEvidence::default();
//! evidence.add(&file.games[0], Some(file.format), "a.sgf");
//! let guess = evidence.guess();
//! assert_eq!((guess.rule, guess.reason), (Rule::Renju, RuleReason::Words("renju.net".to_owned())));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game_file::{Format, ReadGame};
use crate::game_info::{GameResult, WinReason};
use crate::game_tree::Movers;
use crate::rule_names::rule_named;
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Move, Position, Rule, Side};

/// Of so many games the moves are looked at; more say the same.
const MOST_PLAYED: usize = 400;
/// A game with at least so many moves has most often a forbidden point that is played where it may be.
const LONG: usize = 20;
/// So many long games without a forbidden point are no chance.
const MANY_LONG: usize = 20;
/// Of so many games one may contradict the others: files have errors.
const ONE_OF: usize = 20;
/// The longest text that is told as a reason, in characters.
const LONGEST_WORDS: usize = 60;

/// Why a rule is guessed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleReason {
    /// The format is that of programs for Renju.
    Format,
    /// This text of the file names it.
    Words(String),
    /// Games are lost by a forbidden point.
    LostByFoul,
    /// In so many games Black plays a point that Renju forbids, and goes on.
    PlayedFouls(usize),
    /// In so many long games Black plays no point that Renju forbids.
    NoFouls(usize),
    /// The board is of a size on which Renju is not played.
    Size,
    /// Nothing tells.
    Nothing,
}

/// The rule that games were most likely played under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleGuess {
    /// The rule.
    pub rule: Rule,
    /// Why.
    pub reason: RuleReason,
}

/// What games tell of their rule.
#[derive(Clone, Debug, Default)]
pub struct RuleEvidence {
    /// The rules that texts name, each with how many games and the first of the texts.
    named: BTreeMap<&'static str, (Rule, usize, String)>,
    games: usize,
    of_renju_programs: usize,
    played: usize,
    lost_by_foul: usize,
    played_fouls: usize,
    /// Games in which six in a row did not end the game.
    passed_overlines: usize,
    long_without_fouls: usize,
    other_sizes: usize,
}

impl RuleEvidence {
    /// The number of games.
    pub const fn games(&self) -> usize {
        self.games
    }

    /// Adds a game of a file with this format, if it is known, and this name.
    pub fn add(&mut self, game: &ReadGame, format: Option<Format>, file: &str) {
        self.games += 1;
        self.of_renju_programs += usize::from(format.is_some_and(Format::is_of_renju_programs));
        if let Some((rule, text)) = named_in(game, file) {
            let new = || (rule, 0, crate::sanitize_line(text, LONGEST_WORDS));
            self.named.entry(rule.id()).or_insert_with(new).1 += 1;
        }
        if game.tree.size() != BoardSize::DEFAULT {
            self.other_sizes += 1;
        } else if self.played < MOST_PLAYED {
            self.played += 1;
            self.play(game);
        }
    }

    /// Looks at how a game deals with forbidden points.
    fn play(&mut self, game: &ReadGame) {
        let info = &game.info;
        let said_foul = matches!(
            info.result,
            GameResult::Win {
                reason: WinReason::Foul,
                ..
            }
        );
        let mut renju = Position::new(Rule::Renju, game.tree.size());
        let has_setup = !game.tree.setup().is_empty();
        let mut movers = Movers::new(&game.tree);
        let (mut moves, mut foul, mut overline) = (0, None, None);
        for node in game.tree.main_line().filter(|_| !has_setup) {
            let Some(Move::Stone(point)) = game.tree.turn(node) else {
                continue;
            };
            let is_turn = movers.mover(node) == renju.side_to_move();
            if !is_turn || renju.check_allowing_foul(point).is_err() {
                break;
            }
            moves += 1;
            let side = renju.side_to_move();
            let is_foul = side == Side::Black && renju.foul_at(point).is_some();
            renju.play_unchecked(point);
            if renju.board().overline_at(point, side).is_some() {
                overline.get_or_insert(moves);
            }
            if is_foul {
                foul = Some(moves);
            }
            if renju.outcome().is_some() {
                break;
            }
        }
        let all = game.tree.main_moves().len();
        let is_last = |at: usize| at == all;
        match foul {
            Some(at) if is_last(at) && info.result.winner() != Some(Side::Black) => {
                self.lost_by_foul += 1;
            }
            Some(_) => self.played_fouls += 1,
            None if said_foul => self.lost_by_foul += 1,
            None if all >= LONG && moves + 1 >= all => self.long_without_fouls += 1,
            None => {}
        }
        let goes_on = overline.is_some_and(|at| !is_last(at));
        self.passed_overlines += usize::from(goes_on);
    }

    /// The rule that is most likely, and why.
    pub fn guess(&self) -> RuleGuess {
        let guess = |rule, reason| RuleGuess { rule, reason };
        let breaks_renju = self.played_fouls * ONE_OF > self.played;
        let named = self.named.values().max_by_key(|(_, games, _)| *games);
        if let Some((rule, _, text)) = named
            && !(*rule == Rule::Renju && breaks_renju)
        {
            return guess(*rule, RuleReason::Words(text.clone()));
        }
        if self.of_renju_programs > 0 && !breaks_renju {
            return guess(Rule::Renju, RuleReason::Format);
        }
        if self.lost_by_foul > self.played_fouls {
            return guess(Rule::Renju, RuleReason::LostByFoul);
        }
        if breaks_renju {
            let rule = if self.passed_overlines > 0 {
                Rule::Standard
            } else {
                Rule::Freestyle
            };
            return guess(rule, RuleReason::PlayedFouls(self.played_fouls));
        }
        if self.other_sizes * 2 > self.games {
            return guess(Rule::Freestyle, RuleReason::Size);
        }
        if self.long_without_fouls >= MANY_LONG {
            return guess(Rule::Renju, RuleReason::NoFouls(self.long_without_fouls));
        }
        guess(Rule::Freestyle, RuleReason::Nothing)
    }
}

/// The rule that a text of a game names, and the text.
fn named_in<'a>(game: &'a ReadGame, file: &'a str) -> Option<(Rule, &'a str)> {
    let info = &game.info;
    if let Some(rule) = rule_of_opening(&info.opening) {
        return Some((rule, &info.opening));
    }
    let texts = [
        info.protocol.as_str(),
        &info.rule_text,
        &info.event,
        &info.source,
        &info.place,
        &info.title,
        &info.round,
        file,
    ];
    texts
        .into_iter()
        .find_map(|text| Some((rule_in(text)?, text)))
}

/// The rule that words of an event, a place or a file name.
fn rule_in(text: &str) -> Option<Rule> {
    // Names of servers and clubs have the word inside another: RenjuNet, myrenju.
    const INSIDE: [&str; 4] = ["renju", "рэндзю", "連珠", "连珠"];
    let lower = text.to_lowercase();
    let is_inside = INSIDE.iter().any(|word| lower.contains(word));
    rule_named(text).or_else(|| {
        let is_open = is_inside
            && !["gomoku", "五子", "not", "non"]
                .iter()
                .any(|word| lower.contains(word));
        is_open.then_some(Rule::Renju)
    })
}

/// Renju for the name of one of its openings, such as Kagetsu, 花月 or 4D.
fn rule_of_opening(name: &str) -> Option<Rule> {
    let is_word = |of: &str| {
        name.split(|char: char| !char.is_alphanumeric())
            .any(|word| word.eq_ignore_ascii_case(of))
    };
    let is_named = |opening: &NamedOpening| {
        is_word(opening.name)
            || name.contains(opening.kanji)
            || name.trim().eq_ignore_ascii_case(&opening.code())
    };
    NamedOpening::ALL
        .iter()
        .any(is_named)
        .then_some(Rule::Renju)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, read_games};

    fn guess(name: &str, text: &str) -> RuleGuess {
        let file = read_games(name, text.as_bytes(), &ReadOptions::default()).unwrap();
        let mut evidence = RuleEvidence::default();
        for game in &file.games {
            evidence.add(game, Some(file.format), name);
        }
        evidence.guess()
    }

    #[test]
    fn bug_the_collection_of_a_renju_server_came_in_as_freestyle() {
        for (name, head) in [
            ("games.sgf", "SO[https://www.renju.net]"),
            ("games.sgf", "EV[RenjuNet online cup]"),
            ("games.sgf", "PC[Renju Portal]"),
            ("games.sgf", "EV[World Renju Championship 2019]"),
            ("games.sgf", "EV[第52期連珠名人戦]"),
            ("games.sgf", "EV[Чемпионат по рэндзю]"),
            ("games.sgf", "ON[Kagetsu]"),
            ("games.sgf", "ON[花月]"),
            ("games.sgf", "ON[4D]"),
            ("myrenju 2024.sgf", ""),
        ] {
            let guess = guess(name, &format!("(;SZ[15]{head};B[hh];W[ig];B[jf])"));
            assert_eq!(guess.rule, Rule::Renju, "{name} {head}");
            assert!(matches!(guess.reason, RuleReason::Words(_)), "{guess:?}");
        }
    }

    #[test]
    fn other_words_and_nothing_are_no_renju() {
        for (head, rule) in [
            ("EV[Gomoku World Championship]", Rule::Freestyle),
            ("EV[Carolina cup]", Rule::Freestyle),
            ("EV[not renju]", Rule::Freestyle),
            ("EV[Cờ caro]", Rule::Caro),
            ("", Rule::Freestyle),
        ] {
            let guess = guess("a.sgf", &format!("(;SZ[15]{head};B[hh];W[ig])"));
            assert_eq!(guess.rule, rule, "{head}");
        }
        let large = guess("a.sgf", "(;SZ[19];B[hh];W[ig])");
        assert_eq!(large.reason, RuleReason::Size);
    }

    /// Black's double-three on h8 is move 9.
    const DOUBLE_THREE: &str = ";B[gh];W[ao];B[ih];W[am];B[hi];W[ak];B[hg];W[ai];B[hh]";

    #[test]
    fn forbidden_points_tell_the_rule() {
        let lost = guess("a.sgf", &format!("(;SZ[15]RE[W+]{DOUBLE_THREE})"));
        assert_eq!(
            (lost.rule, lost.reason),
            (Rule::Renju, RuleReason::LostByFoul)
        );
        let played = guess("a.sgf", &format!("(;SZ[15]{DOUBLE_THREE};W[oo])"));
        assert_eq!(
            (played.rule, played.reason),
            (Rule::Freestyle, RuleReason::PlayedFouls(1))
        );
        // Words do not outweigh what is played.
        let against = guess("renju.sgf", &format!("(;SZ[15]{DOUBLE_THREE};W[oo])"));
        assert_eq!(against.rule, Rule::Freestyle);
    }
}
