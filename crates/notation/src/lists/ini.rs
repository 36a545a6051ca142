//! Games in the form of older programs: a section `[GAME]` with what is said of the game, then a section `[MOVE]` with a
//! numbered line of coordinates for each move.

use super::coordinate_rows::{CoordinateLine, Pair, coordinate_line};
use super::coordinates::{CoordinateGame, read_coordinate_games};
use super::headers::{Head, header};
use super::number_order::{Numbers, check};
use crate::game_file::{Format, LossReport, OddKind, Oddity, ReadError, ReadFault, Sink};
use crate::text_lines::numbered_lines;

/// The sections, in capitals.
const GAME: [&str; 3] = ["GAME", "INFO", "HEADER"];
const MOVES: [&str; 2] = ["MOVE", "MOVES"];

/// The name of a section, in capitals.
fn section(line: &str) -> Option<String> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    name.chars()
        .all(char::is_alphanumeric)
        .then(|| name.to_uppercase())
}

/// Whether a text begins with such a section.
pub fn is_ini(text: &str) -> bool {
    let mut lines = numbered_lines(text)
        .map(|(_, line)| line)
        .filter(|line| !line.trim().is_empty());
    let first = lines.next().and_then(section);
    first.is_some_and(|name| GAME.contains(&name.as_str()) || MOVES.contains(&name.as_str()))
}

/// Reads the games.
pub fn read(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let mut games: Vec<CoordinateGame> = Vec::new();
    // The numbers of the moves of each game.
    let mut numbers: Vec<Vec<Option<usize>>> = Vec::new();
    let mut is_in_moves = false;
    for (number, line) in numbered_lines(text).map(|(number, line)| (number, line.trim())) {
        if line.is_empty() {
            continue;
        }
        let name = section(line);
        let is_game = name.as_deref().is_some_and(|name| GAME.contains(&name));
        if is_game || games.is_empty() {
            games.push(CoordinateGame::new(
                Head::default(),
                Vec::new(),
                LossReport::default(),
            ));
            numbers.push(Vec::new());
        }
        let (Some(game), Some(numbers)) = (games.last_mut(), numbers.last_mut()) else {
            continue;
        };
        if let Some(name) = name {
            is_in_moves = MOVES.contains(&name.as_str());
            if !is_in_moves && !is_game {
                game.lost
                    .note(Oddity::in_line(number, OddKind::NotUnderstood, line));
            }
            continue;
        }
        match (is_in_moves, numbered_pair(number, line), header(line)) {
            (true, Some((given, pair)), _) => {
                game.moves.push((number, pair));
                numbers.push(Some(given));
            }
            (false, _, Some((word, value))) => game.head.take(number, word, value)?,
            _ => game
                .lost
                .note(Oddity::in_line(number, OddKind::NotUnderstood, line)),
        }
    }
    for (game, numbers) in games.iter_mut().zip(&numbers) {
        order_moves(game, numbers);
    }
    let none = ReadFault::NotThis(Format::Ini, "no section [MOVE] has lines like 1=7,7");
    games.retain(|game| !game.moves.is_empty());
    read_coordinate_games(games, false, none, sink)
}

/// Orders the moves of a game by their numbers where these are consecutive, and names each that stood elsewhere; else names
/// those that are wrong.
fn order_moves(game: &mut CoordinateGame, numbers: &[Option<usize>]) {
    let moves = std::mem::take(&mut game.moves);
    let mut wrong = |index: usize| {
        let number = numbers[index].unwrap_or_default().to_string();
        let odd = Oddity::in_line(moves[index].0, OddKind::WrongNumber, &number);
        game.lost.note(odd);
    };
    match check(numbers, &vec![1; moves.len()], false) {
        Numbers::Right => {}
        Numbers::Wrong(places) => places.into_iter().for_each(wrong),
        Numbers::Order(order) => {
            let mut moved: Vec<usize> = (order.iter().enumerate())
                .filter_map(|(to, from)| (to != *from).then_some(*from))
                .collect();
            moved.sort_unstable();
            moved.into_iter().for_each(&mut wrong);
            game.moves = order.iter().map(|from| moves[*from]).collect();
            return;
        }
    }
    game.moves = moves;
}

/// The number and the pair of a line `12=7,7`.
fn numbered_pair(number: usize, line: &str) -> Option<(usize, Pair)> {
    let (key, value) = line.split_once('=')?;
    let given = key.trim().parse::<u32>().ok()?;
    let given = usize::try_from(given).ok()?;
    match coordinate_line(number, value) {
        CoordinateLine::Pairs { row, .. } => match row.moves[..] {
            [pair] => Some((given, pair)),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::files::read_games;
    use crate::game_file::{Assumption, Format, ReadOptions};
    use crate::write_move_list;

    #[test]
    fn bug_files_with_a_section_of_moves_were_refused() {
        let text = include_bytes!("../../tests/data/files/mokun-game.ini");
        let file = read_games("mokun-game.ini", text, &ReadOptions::default()).unwrap();
        assert_eq!(file.format, Format::Ini);
        let game = &file.games[0];
        assert_eq!(game.tree.size().get(), 19);
        assert_eq!(game.info.names, ["player one", "player two"]);
        assert_eq!(write_move_list(&game.tree.main_moves()), "j10 k9 j9");
        assert!(
            game.lost
                .assumed()
                .any(|assumed| *assumed == Assumption::CountedFrom(0))
        );
    }

    #[test]
    fn bug_numbers_of_moves_against_the_order_were_silent() {
        let text = "[GAME]\nSize=15\n[MOVE]\n3=9,5\n1=7,7\n2=8,6\n[GAME]\nSize=15\n[MOVE]\n1=7,7\n1=8,6\n3=9,5\n";
        let file = read_games("", text.as_bytes(), &ReadOptions::default()).unwrap();
        let moves = |index: usize| write_move_list(&file.games[index].tree.main_moves());
        let odd = |index: usize| -> Vec<String> {
            file.games[index]
                .lost
                .odd()
                .map(ToString::to_string)
                .collect()
        };
        assert_eq!(moves(0), moves(1));
        assert_eq!(odd(0).len(), 3, "{:?}", odd(0));
        assert_eq!(
            odd(0)[0],
            "line 4: `3` is not the number of the move that follows"
        );
        assert_eq!(
            odd(1)[0],
            "line 11: `1` is not the number of the move that follows"
        );
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let text = "[GAME]\nSize=15\nWhim=7\n[MOVE]\n1=7,7\n2=oops\n[GAME]\n[MOVE]\n1=0,0\n";
        let file = read_games("", text.as_bytes(), &ReadOptions::default()).unwrap();
        assert_eq!(file.games.len(), 2);
        let odd: Vec<String> = file.games[0].lost.odd().map(ToString::to_string).collect();
        assert_eq!(odd.len(), 2, "{odd:?}");
        assert!(odd[1].starts_with("line 6: `2=oops`"), "{odd:?}");
    }
}
