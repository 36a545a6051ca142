//! Saves of Yixin-Board (`.sav`): height, width and the number of moves, each on a line, then `row column` lines from the
//! upper left, from 0.

use crate::notation::files::{Format, ReadError, ReadFault, Sink};
use crate::notation::game_info::GameInfo;
use crate::notation::psq::point;
use crate::rules::{BoardSize, Move};

/// Lines before the moves.
const HEAD: usize = 3;

fn numbers(line: &str) -> Option<Vec<i32>> {
    let words = line.split_whitespace();
    words.map(|word| word.parse().ok()).collect()
}

/// Whether a text looks like a save.
pub fn is_save(text: &str) -> bool {
    let mut lines = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(numbers);
    let mut has = |count: usize| {
        let line = lines.next().flatten();
        line.is_some_and(|numbers| numbers.len() == count)
    };
    has(1) && has(1) && has(1) && has(2)
}

/// Reads a save.
pub fn read(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let mut lines = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty());
    let mut head = [0; HEAD];
    for (number, line) in head
        .iter_mut()
        .zip(lines.by_ref())
        .map(|(head, (_, line))| (head, line))
    {
        match numbers(line).as_deref() {
            Some(&[value]) => *number = value,
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
    for (number, line) in lines.take(count.min(size.area())) {
        let found = match numbers(line).as_deref() {
            Some(&[row, column]) => point(column, row, size),
            _ => return Err(ReadFault::invalid(line, "a row and a column").in_line(number)),
        };
        let point = found.ok_or_else(|| ReadFault::off_board(line, size).in_line(number))?;
        moves.push(Move::Stone(point));
    }
    sink.moves(GameInfo::default(), size, &moves)
}

#[cfg(test)]
mod tests {
    use crate::notation::files::{Format, ReadOptions, read_games};
    use crate::notation::write_move_list;

    #[test]
    fn rows_come_first_and_count_from_the_top() {
        let text = "15\n15\n2\n7 7\n5 9\n";
        let file = read_games("saved", text.as_bytes(), &ReadOptions::default()).unwrap();
        assert_eq!(file.format, Format::YixinSave);
        assert_eq!(write_move_list(&file.games[0].tree.main_moves()), "h8 j10");
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
        assert!(read("h8 i9").is_err());
    }
}
