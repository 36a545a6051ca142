//! Games as game servers such as PlayOK write them, after the manner of PGN in chess: tags in square brackets, then numbered
//! moves and the result. A file has many games.

use super::column_letters::{ColumnLetters, POINT_WITHOUT_I};
use super::header_words::Key;
use super::headers::{Head, result_of};
use super::move_numbers::NumberCheck;
use super::moves::size_of_named;
use super::point_rows::PASS;
use crate::game_file::{
    Assumption, Format, LossKind, OddKind, Oddity, ReadError, ReadFault, ReadGame, Sink,
};
use crate::game_info::GameResult;
use crate::game_tree::GameTree;
use crate::position_string::parse_position_string;
use crate::text_lines::numbered_lines;
use narabe_rules::{BoardSize, Move, Side};

/// The result of an unfinished game.
const OPEN: &str = "*";

/// The name and the value of a tag, `[Black "Ann"]`.
fn tag(line: &str) -> Option<(&str, &str)> {
    let inside = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, rest) = inside.split_once(char::is_whitespace)?;
    let value = rest.trim().strip_prefix('"')?.strip_suffix('"')?;
    let is_name = !name.is_empty()
        && name
            .chars()
            .all(|char| char.is_ascii_alphanumeric() || char == '_');
    is_name.then_some((name, value))
}

/// Whether a text begins with a tag.
pub fn is_pgn(text: &str) -> bool {
    let mut lines = numbered_lines(text)
        .map(|(_, line)| line)
        .filter(|line| !line.trim().is_empty());
    lines.next().is_some_and(|line| tag(line).is_some())
}

/// A game as the text has it.
#[derive(Default)]
struct Game {
    head: Head,
    /// The moves with their lines and comments.
    moves: Vec<(usize, Move, String)>,
    error: Option<ReadError>,
    numbers: NumberCheck,
    variations: usize,
    is_over: bool,
}

impl Game {
    fn is_begun(&self) -> bool {
        self.head.is_told() || !self.moves.is_empty() || self.error.is_some()
    }

    fn note(&mut self, line: usize, text: &str) {
        self.head
            .lost
            .note(Oddity::in_line(line, OddKind::NotUnderstood, text));
    }

    /// Takes a word of the moves.
    fn word(&mut self, line: usize, word: &str) {
        let number = word.bytes().take_while(u8::is_ascii_digit).count();
        let rest = word[number..].trim_start_matches('.');
        let points = word.len() - number - rest.len();
        // White's move after its number, `12... i9`, is not counted again.
        if let Ok(given) = word[..number].parse::<usize>()
            && points == 1
        {
            // Here no number is left out.
            if !self.numbers.is_next(given) {
                let odd = Oddity::in_line(line, OddKind::WrongNumber, &given.to_string());
                self.head.lost.note(odd);
            }
        }
        let word = if number > 0 && points > 0 { rest } else { word };
        if word.is_empty() {
            return;
        }
        let moves = if word.eq_ignore_ascii_case(PASS) {
            Ok(vec![Move::Pass])
        } else {
            parse_position_string(word)
        };
        if let Ok(moves) = moves {
            self.numbers.moves(moves.len());
            let moves = moves.into_iter().map(|turn| (line, turn, String::new()));
            return self.moves.extend(moves);
        }
        let result = result_of(word);
        if result == GameResult::Unknown && word != OPEN {
            let fault = || ReadFault::invalid(word, "a move").in_line(line);
            self.error.get_or_insert_with(fault);
            return;
        }
        if self.head.info.result == GameResult::Unknown {
            self.head.info.result = result;
        } else if result != self.head.info.result {
            self.note(line, word);
        }
        self.is_over = true;
    }
}

/// Reads the games.
pub fn read(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let mut games = vec![Game::default()];
    let mut rest = Unfinished::default();
    for (number, line) in numbered_lines(text) {
        let found = tag(line).filter(|_| rest.is_outside());
        let is_after = |game: &Game| match found {
            Some(_) => game.is_over || !game.moves.is_empty() || game.error.is_some(),
            None => game.is_over && !line.trim().is_empty() && rest.is_outside(),
        };
        if games.last().is_some_and(is_after) {
            games.push(Game::default());
        }
        let Some(game) = games.last_mut() else {
            continue;
        };
        match found {
            Some((name, value)) => {
                if Key::of(name) == Some(Key::Moves) {
                    game.note(number, line.trim());
                }
                if let Err(error) = game.head.take(number, name, value) {
                    game.error.get_or_insert(error);
                }
            }
            None => rest.line(game, number, line),
        }
    }
    games.retain(Game::is_begun);
    let points = games.iter().flat_map(|game| &game.moves);
    let usual = size_of_named(points.filter_map(|(_, turn, _)| turn.point()));
    let given = sink.options().size;
    let columns = games.iter().flat_map(|game| {
        let size = game.head.size.or(given).unwrap_or(usual);
        let points = game.moves.iter().filter_map(|(_, turn, _)| turn.point());
        points.map(move |point| (point.x, size))
    });
    let letters = ColumnLetters::of(columns);
    let read = games
        .into_iter()
        .map(|game| finish(game, given, usual, letters));
    let none = ReadFault::NotThis(Format::Pgn, "no game follows its tags");
    super::listed_games::hand_on(read, none, sink)
}

fn finish(
    game: Game,
    given: Option<BoardSize>,
    usual: BoardSize,
    letters: ColumnLetters,
) -> Result<ReadGame, ReadError> {
    if let Some(error) = game.error {
        return Err(error);
    }
    let named = game.head.size.or(given);
    let size = named.unwrap_or(usual);
    let letters = game.head.columns.unwrap_or(letters);
    let mut tree = GameTree::new(size);
    tree.set_to_move(game.head.to_move.filter(|side| *side == Side::White));
    for (line, text, comment) in &game.moves {
        let turn = letters.turn(*text);
        let turn = turn
            .ok_or_else(|| ReadFault::invalid(&text.to_string(), POINT_WITHOUT_I).in_line(*line))?;
        if turn.point().is_some_and(|point| !size.contains(point)) {
            return Err(ReadFault::off_board(&text.to_string(), size).in_line(*line));
        }
        let node = tree
            .play(tree.last(), turn)
            .map_err(|error| ReadFault::from(error).in_line(*line))?;
        tree.set_comment(node, comment);
    }
    let Head {
        info,
        mut lost,
        columns,
        count,
        ..
    } = game.head;
    if named.is_none() {
        lost.assume(Assumption::Size(size));
    }
    if columns.is_none() {
        letters.tell(&mut lost);
    }
    if let Some((line, count)) = count.filter(|(_, count)| *count != tree.main_moves().len()) {
        lost.note(Oddity::in_line(
            line,
            OddKind::WrongCount,
            &count.to_string(),
        ));
    }
    lost.lose_many(LossKind::Variations, game.variations);
    Ok(ReadGame { info, tree, lost })
}

/// What is open at the end of a line: a comment in braces, variations in brackets.
#[derive(Default)]
struct Unfinished {
    comment: Option<String>,
    depth: usize,
}

impl Unfinished {
    const fn is_outside(&self) -> bool {
        self.comment.is_none() && self.depth == 0
    }

    /// Takes a line of moves.
    fn line(&mut self, game: &mut Game, number: usize, line: &str) {
        let mut word = String::new();
        for (at, sign) in line.char_indices().chain([(line.len(), ' ')]) {
            if let Some(comment) = &mut self.comment {
                match sign {
                    '}' => self.end_comment(game),
                    _ if at == line.len() => {}
                    _ => comment.push(sign),
                }
                continue;
            }
            let is_end = sign.is_whitespace() || matches!(sign, '{' | '(' | ')' | ';');
            if is_end {
                self.end_word(game, number, &std::mem::take(&mut word))
            } else {
                word.push(sign)
            }
            match sign {
                '{' => self.comment = Some(String::new()),
                '(' => self.depth += 1,
                ')' => self.depth = self.depth.saturating_sub(1),
                ';' => {
                    // The rest of the line is a comment.
                    self.comment = Some(line[at + 1..].to_owned());
                    return self.end_comment(game);
                }
                _ => {}
            }
        }
        if let Some(comment) = &mut self.comment {
            comment.push('\n');
        }
    }

    fn end_word(&self, game: &mut Game, line: usize, word: &str) {
        if self.depth == 0 {
            return game.word(line, word);
        }
        let is_number = |char: char| char.is_ascii_digit() || char == '.';
        let moves = parse_position_string(word.trim_start_matches(is_number));
        game.variations += moves.map_or(0, |moves| moves.len());
    }

    /// A comment belongs to the move before it, or to the game.
    fn end_comment(&mut self, game: &mut Game) {
        let text = self.comment.take().unwrap_or_default();
        let into = match game.moves.last_mut() {
            _ if self.depth > 0 => return,
            Some((_, _, comment)) => comment,
            None => &mut game.head.info.comment,
        };
        if !into.is_empty() {
            into.push('\n');
        }
        into.push_str(text.trim());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::read_games;
    use crate::game_file::{GameFile, ReadOptions};
    use crate::write_move_list;

    fn read(text: &str) -> GameFile {
        read_games("games.txt", text.as_bytes(), &ReadOptions::default()).unwrap()
    }

    fn moves(file: &GameFile) -> Vec<String> {
        let games = file.games.iter();
        games
            .map(|game| write_move_list(&game.tree.main_moves()))
            .collect()
    }

    #[test]
    fn bug_texts_of_playok_were_refused_as_json() {
        let file = read(include_str!("../../tests/data/files/playok-gomoku.txt"));
        assert_eq!(file.format, Format::Pgn);
        assert_eq!(moves(&file), ["h8 h9 i9 g7 i8 i7 j8 g8 k8 a1 l8"]);
        let info = &file.games[0].info;
        assert_eq!(info.names, ["player one", "player two"]);
        assert_eq!(info.ratings, ["1226", "1130"]);
        assert_eq!(info.result.winner(), Some(Side::Black));
        assert_eq!(
            info.date.map(|date| date.to_string()).as_deref(),
            Some("2026-02-25")
        );
        assert_eq!(
            (info.place.as_str(), info.time_limit.as_str()),
            ("PlayOK", "300")
        );
        let odd: Vec<String> = file.games[0].lost.odd().map(ToString::to_string).collect();
        assert_eq!(
            odd,
            ["line 8: `Time: 23:44:30` is not understood and was left out"]
        );
    }

    #[test]
    fn a_file_of_playok_has_several_games() {
        let file = read(include_str!("../../tests/data/files/playok-two-games.txt"));
        assert_eq!(
            moves(&file),
            ["a1 h8 a2 i8 a3 j8 b5 k8 c6 l8", "h8 h9 i9 g7"]
        );
        let results: Vec<GameResult> = file.games.iter().map(|game| game.info.result).collect();
        assert_eq!(results, [GameResult::win(Side::White), GameResult::Draw]);
        assert_eq!(file.games[1].info.names[0], "player two");
    }

    #[test]
    fn bug_a_number_that_was_not_that_of_the_move_was_silent() {
        let text = "[Event \"x\"]\n\n1. h8 i9 3. j10 k11 4. l12 *\n";
        let odd: Vec<String> = read(text).games[0]
            .lost
            .odd()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            odd,
            ["line 3: `3` is not the number of the move that follows"]
        );
        let right = "[Event \"x\"]\n\n1. h8 1... i9 2. j10 {good} 2... k11 3.l12 *\n";
        assert_eq!(read(right).games[0].lost.odd().count(), 0);
    }

    #[test]
    fn comments_stay_and_variations_are_counted() {
        let text = "[Black \"Ann\"]\n[Size \"19\"]\n\n{a game}\n1. h8 {centre (of\nthe board)} h9 (1... i9 2. j10) 2. i9 ; quiet\n*\n[Black \"Bob\"]\n1. h8 zz 2. i9\n";
        let file = read(text);
        assert_eq!(moves(&file), ["h8 h9 i9"]);
        let game = &file.games[0];
        assert_eq!(game.tree.size().get(), 19);
        assert_eq!(game.info.comment, "a game");
        let comments: Vec<&str> = game
            .tree
            .main_line()
            .map(|node| game.tree.comment(node))
            .collect();
        assert_eq!(comments, ["centre (of\nthe board)", "", "quiet"]);
        assert_eq!(game.lost.count(LossKind::Variations), 2);
        assert_eq!(file.skipped[0].to_string(), "line 9: `zz` is not a move");
    }

    #[test]
    fn bug_tags_that_say_how_moves_are_read_were_ignored() {
        let game = |tag: &str| {
            read(&format!("[{tag}]\n\n1. h8 j9 2. k10 *\n"))
                .games
                .remove(0)
        };
        let moves = |tag: &str| write_move_list(&game(tag).tree.main_moves());
        assert_eq!(moves(r#"Columns "without I""#), "h8 i9 j10");
        assert_eq!(game(r#"First "White""#).tree.first_to_move(), Side::White);
        for tag in [r#"Moves "h8 i9""#, r#"Total_moves "9""#] {
            assert_eq!(game(tag).lost.odd().count(), 1, "{tag}");
        }
    }
}
