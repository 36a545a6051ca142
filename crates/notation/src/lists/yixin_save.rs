//! Saves of Yixin-Board (`.sav`): height, width and the number of moves, each on a line, then `row column` lines from the
//! upper left, from 0.

use crate::game_file::{Format, OddKind, Oddity, ReadError, ReadFault, ReadGame, Sink};
use crate::game_info::GameInfo;
use crate::game_tree::GameTree;
use crate::psq::point;
use crate::text_lines::numbered_lines;
use narabe_rules::{BoardSize, Move};

/// Lines before the moves.
const HEAD: usize = 3;

/// The lines that are not blank.
fn full_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    numbered_lines(text).filter(|(_, line)| !line.trim().is_empty())
}

fn numbers(line: &str) -> Option<Vec<i32>> {
    let words = line.split_whitespace();
    words.map(|word| word.parse().ok()).collect()
}

/// Whether a text looks like a save.
pub fn is_save(text: &str) -> bool {
    let mut lines = full_lines(text).map(|(_, line)| numbers(line));
    let mut has = |count: usize| {
        let line = lines.next().flatten();
        line.is_some_and(|numbers| numbers.len() == count)
    };
    has(1) && has(1) && has(1) && has(2)
}

/// Reads a save.
pub fn read(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let mut lines = full_lines(text);
    let mut head = [0; HEAD];
    // The line with the number of moves, the last one.
    let mut count_line = 0;
    for (value, (number, line)) in head.iter_mut().zip(lines.by_ref()) {
        count_line = number;
        match numbers(line).as_deref() {
            Some(&[found]) => *value = found,
            _ => {
                let hint = "three lines with height, width and the number of moves are expected";
                return Err(ReadFault::NotThis(Format::YixinSave, hint).into());
            }
        }
    }
    let [height, width, count] = head;
    let side = u8::try_from(height).ok().filter(|_| height == width);
    let size = side.and_then(|side| BoardSize::new(side).ok());
    let size = size.ok_or_else(|| ReadFault::Size(format!("{width}×{height}")).in_line(1))?;
    let count = usize::try_from(count).unwrap_or_default();
    let mut moves = Vec::new();
    for (number, line) in lines.by_ref().take(count.min(size.area())) {
        let found = match numbers(line).as_deref() {
            Some(&[row, column]) => point(column, row, size),
            _ => return Err(ReadFault::invalid(line, "a row and a column").in_line(number)),
        };
        let point = found.ok_or_else(|| ReadFault::off_board(line, size).in_line(number))?;
        moves.push(Move::Stone(point));
    }
    let tree = GameTree::of_moves(size, &moves).map_err(ReadFault::from)?;
    let mut game = ReadGame::new(GameInfo::default(), tree);
    if moves.len() < count {
        let odd = Oddity::in_line(count_line, OddKind::WrongCount, &count.to_string());
        game.lost.note(odd);
    }
    for (number, line) in lines {
        let odd = Oddity::in_line(number, OddKind::AfterEnd, line);
        game.lost.note(odd);
    }
    sink.game(game)
}

#[cfg(test)]
mod tests {
    use crate::files::read_games;
    use crate::game_file::{Format, ReadOptions};
    use crate::write_move_list;

    #[test]
    fn rows_come_first_and_count_from_the_top() {
        let text = "15\n15\n2\n7 7\n5 9\n";
        let file = read_games("saved", text.as_bytes(), &ReadOptions::default()).unwrap();
        assert_eq!(file.format, Format::YixinSave);
        assert_eq!(write_move_list(&file.games[0].tree.main_moves()), "h8 j10");
    }

    #[test]
    fn bug_more_or_fewer_moves_than_the_third_line_says_were_read_without_a_word() {
        let read = |text: &str| {
            let file = read_games("a.sav", text.as_bytes(), &ReadOptions::default()).unwrap();
            let game = &file.games[0];
            let odd: Vec<String> = game.lost.odd().map(ToString::to_string).collect();
            (write_move_list(&game.tree.main_moves()), odd)
        };
        let (moves, odd) = read("15\n15\n2\n7 7\n5 9\n\n3 3\n4 4\n");
        assert_eq!(moves, "h8 j10");
        let kind = "comes after the end that the file gives, and was left out";
        assert_eq!(
            odd,
            [
                format!("line 7: `3 3` {kind}"),
                format!("line 8: `4 4` {kind}")
            ]
        );
        let (moves, odd) = read("15\r15\r3\r7 7\r5 9\r");
        assert_eq!(moves, "h8 j10");
        assert_eq!(
            odd,
            ["line 3: `3` is not the number of the moves that follow"]
        );
        assert_eq!(read("15\n15\n2\n7 7\n5 9\n").1, [""; 0]);
    }

    #[test]
    fn a_point_off_the_board_is_named_with_its_line() {
        let read = |text: &str| read_games("a.sav", text.as_bytes(), &ReadOptions::default());
        let error = read("15\n15\n1\n3 15\n").unwrap_err().to_string();
        assert_eq!(error, "line 4: `3 15` lies outside a 15×15 board");
        assert!(
            read("15\n16\n0\n")
                .unwrap_err()
                .to_string()
                .contains("16×15")
        );
        assert!(read("milk").is_err());
    }
}
