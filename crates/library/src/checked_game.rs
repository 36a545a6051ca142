//! What is checked before a game enters the library: its texts, its numbers, and that its main line follows the rules.

use std::collections::BTreeSet;

use super::game::{
    Game, GameRecord, MAX_GAME_MOVES, MAX_GAME_NODES, MAX_LEVEL, MAX_TAGS, Refusal, Source,
    safe_line, safe_tag,
};
use super::tree_form;
use narabe_notation::{
    GameInfo, GameResult, GameTree, Movers, WinReason, parse_twin_text, write_twin_text,
};
use narabe_rules::opening::Protocol;
use narabe_rules::{BoardSize, Move, Outcome, Point, Position, Rule, Setup, Side};

/// The minutes of a day.
const MINUTES: u16 = 24 * 60;

/// A game that may enter: its texts are safe to display, and its main line follows the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedGame {
    /// The game's details. A game without variations has no tree; its moves are enough.
    pub info: GameInfo,
    pub rule: Rule,
    pub size: BoardSize,
    pub protocol: Option<Protocol>,
    pub levels: [Option<u8>; 2],
    pub own_side: Option<Side>,
    pub minute: Option<u16>,
    pub source: Source,
    pub tags: BTreeSet<String>,
    /// The side that moved first.
    pub first: Side,
    /// The stones of the set-up, row by row from the bottom.
    pub setup: Vec<(Point, Side)>,
    /// The moves of the main line; none on twin boards.
    pub moves: Vec<Move>,
    /// The number of moves, on twin boards of turns.
    pub turns: usize,
    /// Whether it is a game on twin boards.
    pub is_twin: bool,
    /// The tree with its variations, or the text of a game on twin boards, compressed.
    pub body: Option<Vec<u8>>,
}

/// The main line of a tree, which follows the rules.
struct MainLine {
    first: Side,
    setup: Vec<(Point, Side)>,
    moves: Vec<Move>,
    /// Whether the sides take turns without passes that the tree does not have.
    takes_turns: bool,
    outcome: Option<Outcome>,
}

impl Game {
    /// Makes all texts safe to display, brings numbers into their range, and checks the main line.
    ///
    /// # Errors
    /// [`Refusal`] if the game cannot be kept.
    pub(super) fn check(&self) -> Result<CheckedGame, Refusal> {
        let mut checked = CheckedGame {
            info: self.info.clone().cleaned(),
            rule: self.rule,
            size: BoardSize::DEFAULT,
            protocol: self.protocol,
            levels: self
                .levels
                .map(|level| level.filter(|level| (1..=MAX_LEVEL).contains(level))),
            own_side: self.own_side,
            minute: self.minute.filter(|&minute| minute < MINUTES),
            source: safe_source(&self.source),
            tags: self
                .tags
                .iter()
                .filter_map(|tag| safe_tag(tag))
                .take(MAX_TAGS)
                .collect(),
            first: Side::Black,
            setup: Vec::new(),
            moves: Vec::new(),
            turns: 0,
            is_twin: false,
            body: None,
        };
        match &self.record {
            GameRecord::OneBoard(tree) => {
                let line = main_line(tree, self.rule)?;
                checked.info.result = result_of(checked.info.result, line.outcome.as_ref());
                checked.size = tree.size();
                let is_plain = line.takes_turns && tree_form::is_plain(tree);
                checked.body = (!is_plain).then(|| tree_form::write(tree, line.first));
                checked.turns = line.moves.len();
                MainLine {
                    first: checked.first,
                    setup: checked.setup,
                    moves: checked.moves,
                    ..
                } = line;
            }
            GameRecord::Twin(text) => {
                let record = parse_twin_text(text)?;
                let position = record.position();
                checked.turns = position.turns().len();
                if checked.turns == 0 {
                    return Err(Refusal::NoMoves);
                }
                checked.is_twin = true;
                checked.rule = Rule::Freestyle;
                checked.size = position.size();
                if let (GameResult::Unknown, Some(outcome)) =
                    (checked.info.result, position.outcome())
                {
                    let winner = outcome.winner();
                    checked.info.result = winner.map_or(GameResult::Draw, GameResult::win);
                }
                checked.body = Some(tree_form::compress(write_twin_text(&record).as_bytes()));
            }
        }
        Ok(checked)
    }
}

/// Plays the main line by the rules, with passes wherever the file has them. Where a side plays again the other one passes, so that
/// the sides take turns: the tree, which is kept then, has the game as it is.
fn main_line(tree: &GameTree, rule: Rule) -> Result<MainLine, Refusal> {
    if tree.node_count() > MAX_GAME_NODES {
        return Err(Refusal::TooLarge(tree.node_count()));
    }
    let start = tree.start();
    let mut stones = start.stones;
    stones.sort_by_key(|&(point, _)| (point.y, point.x));
    let mut setup = Setup::new(rule, tree.size());
    for &(point, side) in &stones {
        setup.place(point, side)?;
    }
    setup.set_to_move(start.to_move);
    setup.set_free_passes(tree.main_line_needs_free_passes(rule));
    let mut position = Position::from_setup(&setup)?;
    let mut movers = Movers::new(tree);
    let (mut number, mut takes_turns) = (0, true);
    for node in tree.main_line() {
        let mover = movers.mover(node);
        // Moves after stones were changed have no position that the rules know. The tree has them.
        if node > start.node && tree.has_attachments(node) && tree.edits(node).next().is_some() {
            break;
        }
        let Some(turn) = tree.turn(node) else {
            continue;
        };
        number += 1;
        let illegal = |cause| Refusal::Illegal { number, cause };
        if mover != position.side_to_move() {
            takes_turns = false;
            position.pass().map_err(illegal)?;
        }
        position.play_turn(turn).map_err(illegal)?;
    }
    let moves: Vec<Move> = position.turns().collect();
    if moves.is_empty() && stones.is_empty() {
        return Err(Refusal::NoMoves);
    }
    if moves.len() > MAX_GAME_MOVES {
        return Err(Refusal::TooManyMoves(moves.len()));
    }
    Ok(MainLine {
        first: start.to_move,
        setup: stones,
        moves,
        takes_turns,
        outcome: position.outcome().cloned(),
    })
}

/// How the main line of a tree ends on the board under a rule; none if it does not, or breaks the rule.
pub fn outcome_of(tree: &GameTree, rule: Rule) -> Option<Outcome> {
    main_line(tree, rule).ok()?.outcome
}

/// The result that a file says, with what the board shows where the file says nothing.
fn result_of(said: GameResult, outcome: Option<&Outcome>) -> GameResult {
    let Some(shown) = outcome.map(GameResult::from) else {
        return said;
    };
    let is_open = match said {
        GameResult::Unknown => true,
        GameResult::Draw => false,
        GameResult::Win { winner, reason } => {
            reason == WinReason::Unknown && shown.winner() == Some(winner)
        }
    };
    if is_open { shown } else { said }
}

fn safe_source(source: &Source) -> Source {
    match source {
        Source::Import(name) => Source::Import(safe_line(name)),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MAX_TAG_CHARS;
    use narabe_notation::{MAX_INFO_CHARS, parse_move_list};

    fn game(moves: &str, rule: Rule) -> Game {
        let moves = parse_move_list(moves).unwrap();
        let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).unwrap();
        Game::new(GameInfo::default(), tree, rule, Source::Own)
    }

    #[test]
    fn a_five_on_the_board_is_the_result_of_a_game_without_one() {
        let five = game("a1 a15 b1 b15 c1 c15 d1 d15 e1", Rule::Freestyle);
        let checked = five.check().unwrap();
        let (winner, reason) = (Side::Black, WinReason::Five);
        assert_eq!(checked.info.result, GameResult::Win { winner, reason });
        assert_eq!(checked.body, None);
    }

    #[test]
    fn moves_that_break_a_rule_are_refused_with_their_number() {
        let refusal = |moves: &str, rule| game(moves, rule).check().unwrap_err();
        assert_eq!(refusal("", Rule::Renju), Refusal::NoMoves);
        assert!(matches!(
            refusal("h8 h8", Rule::Renju),
            Refusal::Illegal { number: 2, .. }
        ));
        assert!(matches!(
            refusal("h8 -- i9 h8", Rule::Freestyle),
            Refusal::Illegal { number: 4, .. }
        ));
    }

    #[test]
    fn strange_texts_are_made_safe() {
        let mut game = game("h8", Rule::Renju);
        game.info.names = ["x".repeat(10_000), "Ha\u{202e}na\u{7}\n".to_owned()];
        game.tags = vec![
            "\u{200b} ".to_owned(),
            "y".repeat(1_000),
            " cup ".to_owned(),
        ];
        game.levels = [Some(0), Some(200)];
        game.minute = Some(5_000);
        let checked = game.check().unwrap();
        assert_eq!(
            checked.info.names,
            ["x".repeat(MAX_INFO_CHARS), "Hana".to_owned()]
        );
        let tags: Vec<_> = checked.tags.into_iter().collect();
        assert_eq!(tags, ["cup".to_owned(), "y".repeat(MAX_TAG_CHARS)]);
        assert_eq!((checked.levels, checked.minute), ([None; 2], None));
    }
}
