//! What a manager and a program say to each other in Gomocup's protocol, as a game: `START 15`, `TURN 7,7`, `BOARD` with its
//! stones, and the program's answers. Coordinates count from 0 from the upper left.

use super::coordinate_rows::Pair;
use super::headers::size_of;
use super::listed_games::hand_on;
use crate::game_file::{
    Assumption, Format, LossReport, OddKind, Oddity, ReadError, ReadFault, ReadGame, Sink,
};
use crate::game_info::GameInfo;
use crate::game_tree::GameTree;
use crate::psq::point;
use crate::text_lines::numbered_lines;
use narabe_rules::{BoardSize, Move, Point, Rule, Side};

/// Commands with which a dialogue may begin.
const FIRST: [&str; 9] = [
    "START",
    "RECTSTART",
    "RESTART",
    "BOARD",
    "YXBOARD",
    "TURN",
    "BEGIN",
    "INFO",
    "ABOUT",
];
/// How many lines after the first tell whether a text is a dialogue.
const LOOKED_AT: usize = 4;
/// Lines that say nothing of the game.
const SILENT: [&str; 11] = [
    "OK", "ABOUT", "END", "MESSAGE", "DEBUG", "ERROR", "UNKNOWN", "SUGGEST", "INFO", "STOP",
    "YXSTOP",
];
/// What the protocol's numbers of rules mean where they differ from those of files. Renju is 2 for Yixin and programs after it.
const RULES: [(&str, Rule); 3] = [
    ("2", Rule::Renju),
    ("8", Rule::CaroOverline),
    ("9", Rule::Caro),
];

/// The first word of a line, in capitals, and the rest.
fn command(line: &str) -> (String, &str) {
    let line = line.trim().trim_start_matches(['<', '>', ' ']);
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word.to_uppercase(), rest.trim())
}

/// Whether a text begins as a dialogue does.
pub fn is_dialogue(text: &str) -> bool {
    let mut lines = numbered_lines(text)
        .map(|(_, line)| line)
        .filter(|line| !line.trim().is_empty());
    let Some((word, rest)) = lines.next().map(command) else {
        return false;
    };
    let begins = FIRST.contains(&word.as_str());
    // What may be a word of a letter needs its numbers, or a second line that belongs to it.
    let is_number = rest.starts_with(|char: char| char.is_ascii_digit());
    let is_followed = || {
        let mut next = lines.take(LOOKED_AT).map(command);
        next.any(|(word, _)| FIRST.contains(&word.as_str()) || stone(&word).is_some())
    };
    begins && (is_number || is_followed())
}

/// Who placed a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Program,
    Opponent,
}

/// A stone of the dialogue, with its line.
#[derive(Clone, Copy, Debug)]
struct Stone {
    line: usize,
    at: Pair,
    role: Role,
}

/// The numbers of a stone: `7,7`, or `7,7,1` in a block.
fn stone(word: &str) -> Option<(Pair, Option<i32>)> {
    let numbers: Option<Vec<i32>> = word
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect();
    match numbers?[..] {
        [x, y] => Some(([x, y], None)),
        [x, y, whose] => Some(([x, y], Some(whose))),
        _ => None,
    }
}

/// A game as the dialogue has it.
#[derive(Clone, Debug, Default)]
struct Game {
    size: Option<BoardSize>,
    rule: String,
    /// The stones of a block, in its order.
    block: Vec<Stone>,
    /// The stones after it.
    moves: Vec<Stone>,
    /// Whether the program was told to begin.
    begins: bool,
    is_told: bool,
    lost: LossReport,
    error: Option<ReadError>,
}

impl Game {
    /// Another game on the same board.
    fn next(&self) -> Self {
        Self {
            size: self.size,
            rule: self.rule.clone(),
            is_told: true,
            ..Self::default()
        }
    }

    const fn has_stones(&self) -> bool {
        !self.block.is_empty() || !self.moves.is_empty()
    }

    fn note(&mut self, line: usize, text: &str) {
        self.lost
            .note(Oddity::in_line(line, OddKind::NotUnderstood, text));
    }

    fn play(&mut self, line: usize, text: &str, role: Role) {
        match stone(text) {
            Some((at, None)) => self.moves.push(Stone { line, at, role }),
            _ => self.note(line, text),
        }
    }

    /// Takes a stone of a block.
    fn take_stone(&mut self, line: usize, word: &str) {
        let found = stone(word).and_then(|(at, whose)| match whose? {
            1 => Some(Stone {
                line,
                at,
                role: Role::Program,
            }),
            2 => Some(Stone {
                line,
                at,
                role: Role::Opponent,
            }),
            _ => None,
        });
        match found {
            Some(stone) => self.block.push(stone),
            None => self.note(line, word),
        }
    }

    /// Whether the stones of the block come in the order of play.
    fn is_in_order(&self) -> bool {
        self.block
            .windows(2)
            .all(|pair| pair[0].role != pair[1].role)
    }

    fn program(&self) -> Side {
        let count = |role| self.block.iter().filter(|stone| stone.role == role).count();
        let side_of_first = |stone: &Stone| match stone.role {
            Role::Program => Side::Black,
            Role::Opponent => Side::White,
        };
        match (self.block.first(), self.moves.first()) {
            _ if self.begins => Side::Black,
            (Some(first), _) if self.is_in_order() => side_of_first(first),
            // It moves after the block.
            (Some(_), _) if count(Role::Program) < count(Role::Opponent) => Side::White,
            (Some(_), _) | (None, None) => Side::Black,
            (None, Some(first)) => side_of_first(first),
        }
    }
}

/// Reads the games of a dialogue.
pub fn read(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let mut games = vec![Game::default()];
    let mut is_in_block = false;
    for (number, line) in numbered_lines(text) {
        let (word, rest) = command(line);
        if word.is_empty() {
            continue;
        }
        let is_block = matches!(word.as_str(), "BOARD" | "YXBOARD");
        let is_new = is_block || matches!(word.as_str(), "START" | "RECTSTART" | "RESTART");
        let next = games
            .last()
            .filter(|game| is_new && game.has_stones())
            .map(Game::next);
        games.extend(next);
        let Some(game) = games.last_mut() else {
            continue;
        };
        if is_in_block || is_block {
            let words = if is_block { rest } else { line.trim() };
            is_in_block = true;
            for word in words.split_whitespace() {
                if word.eq_ignore_ascii_case("DONE") {
                    is_in_block = false
                } else {
                    game.take_stone(number, word)
                }
            }
            continue;
        }
        take(game, number, &word, rest);
    }
    let has_stones = games.iter().any(Game::has_stones);
    games.retain(|game| game.error.is_some() || game.has_stones() || game.is_told && !has_stones);
    let given = sink.options().size;
    let none = ReadFault::NotThis(Format::Dialogue, "it places no stone and starts no game");
    hand_on(
        games.into_iter().map(|game| finish(game, given)),
        none,
        sink,
    )
}

/// Takes a line outside a block.
fn take(game: &mut Game, line: usize, word: &str, rest: &str) {
    match word {
        "START" | "RECTSTART" => {
            game.is_told = true;
            match size_of(rest) {
                Ok(size) => game.size = Some(size),
                Err(fault) => {
                    game.error.get_or_insert(fault.in_line(line));
                }
            }
        }
        "RESTART" => {}
        "BEGIN" => game.begins = true,
        "TURN" => game.play(line, rest, Role::Opponent),
        "PLAY" => game.play(line, rest, Role::Program),
        "TAKEBACK" => match (stone(rest), game.moves.last()) {
            (Some((at, None)), Some(last)) if last.at == at => _ = game.moves.pop(),
            _ => game.note(line, &format!("{word} {rest}")),
        },
        "INFO" => {
            let mut words = rest.split_whitespace();
            if words
                .next()
                .is_some_and(|key| key.eq_ignore_ascii_case("rule"))
            {
                let rule = words.next().unwrap_or_default();
                let known = RULES.iter().find(|(number, _)| *number == rule);
                game.rule = known.map_or(rule, |(_, rule)| rule.id()).to_owned();
            }
        }
        other if stone(other).is_some_and(|(_, whose)| whose.is_none()) && rest.is_empty() => {
            game.play(line, other, Role::Program);
        }
        other if SILENT.contains(&other) || other.contains('=') => {}
        other => game.note(line, format!("{other} {rest}").trim()),
    }
}

fn finish(game: Game, given: Option<BoardSize>) -> Result<ReadGame, ReadError> {
    if let Some(error) = game.error {
        return Err(error);
    }
    let all = || game.block.iter().chain(&game.moves);
    let corners = all().map(|stone| {
        let [x, y] = stone
            .at
            .map(|number| u8::try_from(number).unwrap_or_default());
        Point::new(x, y)
    });
    let named = game.size.or(given);
    let size = named.unwrap_or_else(|| super::moves::size_of(corners));
    let program = game.program();
    let side_of = |role| match role {
        Role::Program => program,
        Role::Opponent => program.other(),
    };
    let point_of = |stone: &Stone| {
        let [x, y] = stone.at;
        let fault = || ReadFault::off_board(&format!("{x},{y}"), size).in_line(stone.line);
        point(x, y, size).ok_or_else(fault)
    };
    let mut tree = GameTree::new(size);
    let mut lost = game.lost.clone();
    let is_in_order = game.is_in_order();
    if !is_in_order {
        for stone in &game.block {
            let placed = tree.place(point_of(stone)?, side_of(stone.role));
            placed.map_err(|error| ReadFault::from(error).in_line(stone.line))?;
        }
        tree.set_to_move((tree.first_to_move() != program).then_some(program));
    }
    let mut expected = tree.first_to_move();
    let block = game.block.iter().filter(|_| is_in_order);
    for stone in block.chain(&game.moves) {
        let side = side_of(stone.role);
        let out_of_turn = Some(side).filter(|side| *side != expected);
        let turn = Move::Stone(point_of(stone)?);
        let added = tree.add(tree.last(), Some(turn), out_of_turn);
        added.map_err(|error| ReadFault::from(error).in_line(stone.line))?;
        expected = side.other();
    }
    if named.is_none() {
        lost.assume(Assumption::Size(size));
    }
    let info = GameInfo {
        rule_text: game.rule,
        ..GameInfo::default()
    };
    Ok(ReadGame { info, tree, lost })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::read_games;
    use crate::game_file::{GameFile, ReadOptions};
    use crate::{Movers, write_move_list};

    fn read(text: &str) -> GameFile {
        read_games("log.txt", text.as_bytes(), &ReadOptions::default()).unwrap()
    }

    fn game(game: &ReadGame) -> (String, String) {
        let mut movers = Movers::new(&game.tree);
        let sides = game.tree.main_line().map(|node| movers.mover(node));
        let sides = sides.map(|side| if side == Side::Black { 'B' } else { 'W' });
        (write_move_list(&game.tree.main_moves()), sides.collect())
    }

    #[test]
    fn bug_dialogues_were_games_of_piskvork_with_players_named_start_and_board() {
        for (text, moves, sides) in [
            (
                "START 15\nBOARD\n7,7,2\n8,6,1\n9,5,2\nDONE\n10,4\n",
                "h8 i9 j10 k11",
                "BWBW",
            ),
            ("START 15\nBOARD\n7,7,1\n8,6,2\nDONE\n", "h8 i9", "BW"),
            ("BOARD 7,7,1 8,6,2 DONE\n", "h8 i9", "BW"),
            (
                "START 15\nOK\nBEGIN\n7,7\nTURN 8,6\n9,5\nEND\n",
                "h8 i9 j10",
                "BWB",
            ),
            ("> START 15\n< OK\n> TURN 7,7\n< 8,6\n", "h8 i9", "BW"),
            (
                "START 15\nINFO timeout_turn 50\nINFO rule 2\nTURN 7,7\nTURN 8,8\n",
                "h8 i7",
                "BB",
            ),
            (
                "ABOUT\nname=\"x\"\nSTART 15\nTURN 7,7\n8,6\nTAKEBACK 8,6\n",
                "h8",
                "B",
            ),
        ] {
            let file = read(text);
            assert_eq!(file.format, Format::Dialogue, "{text}");
            let (found, of) = game(&file.games[0]);
            assert_eq!((found.as_str(), of.as_str()), (moves, sides), "{text}");
            assert_eq!(file.games[0].info.names, ["", ""]);
            assert_eq!(file.games[0].tree.size().get(), 15);
        }
    }

    #[test]
    fn stones_that_do_not_alternate_are_set_up() {
        let file = read("START 19\nINFO rule 4\nBOARD\n1,1,2\n2,2,2\n3,3,1\nDONE\n4,4\n");
        let first = &file.games[0];
        assert_eq!(first.tree.setup().len(), 3);
        assert_eq!(game(first), ("e15".to_owned(), "W".to_owned()));
        assert_eq!(first.tree.rule(), Some(Rule::Renju));
    }

    #[test]
    fn a_dialogue_has_many_games_and_odd_lines() {
        let file = read("START 15\nTURN 7,7\n8,6\nWHIM 3\nRESTART\nTURN 7,6\n8,6\n");
        assert_eq!(file.games.len(), 2);
        let odd: Vec<String> = file.games[0].lost.odd().map(ToString::to_string).collect();
        assert_eq!(odd, ["line 4: `WHIM 3` is not understood and was left out"]);
        let error = read_games("", b"START 15\nTURN 17,7\n", &ReadOptions::default()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 2: `17,7` lies outside a 15×15 board"
        );
    }
}
