//! The answers of programs.

use narabe_engine_core::protocol::Coordinates;
use narabe_rules::{BoardSize, Point, Position, Rule, printable};

use crate::EngineFault;

/// How much of a line a fault quotes, in characters.
const QUOTED: usize = 80;
/// The stones that the opener of swap2 places.
const OPENING: usize = 3;

/// What a program does in a swap2 opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swap2Answer {
    /// It places the first three stones.
    Open([Point; 3]),
    /// It takes the other colour.
    Swap,
    /// It keeps its colour and plays the next move.
    Stay(Point),
    /// It places two more stones, and the other chooses a colour.
    PlaceTwo([Point; 2]),
}

/// The beginning of a line, printable.
pub fn quoted(line: &str) -> String {
    printable(line, QUOTED)
}

/// A refusal as a fault.
pub fn refused(line: &str) -> EngineFault {
    EngineFault::Refused {
        answer: quoted(line),
    }
}

/// The move in a line, if it is an answer with one. What follows the numbers after a space belongs to no move, and a second move in
/// the line is none.
pub fn point_in(line: &str, size: BoardSize) -> Option<Result<Point, EngineFault>> {
    let not_on_board = || EngineFault::NotOnBoard { line: quoted(line) };
    let first = line.split_whitespace().next()?;
    let (x, y) = first.split_once(',')?;
    let is_number = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !is_number(x) || !is_number(y) {
        return None;
    }
    let at = first.parse::<Coordinates>().ok();
    Some(at.and_then(|at| at.on(size).ok()).ok_or_else(not_on_board))
}

/// Whether a line is an answer with a point of any board.
pub fn is_point(line: &str) -> bool {
    point_in(line, BoardSize::MAX).is_some()
}

/// A value in the answer to ABOUT: `name="…", version="…"`.
pub fn about_value(text: &str, key: &str) -> Option<String> {
    let (_, rest) = text.split_once(&format!("{key}=\""))?;
    let (value, _) = rest.split_once('"')?;
    let shown = printable(value.trim(), QUOTED);
    (!shown.is_empty()).then_some(shown)
}

/// Whether a program says that it does not do what it was asked.
pub fn is_refusal(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    ["ERROR", "UNKNOWN"]
        .iter()
        .any(|refusal| word.eq_ignore_ascii_case(refusal))
}

/// Whether a line is none of the answers to a request, but something to show.
pub fn is_remark(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    let remarks = ["OK", "MESSAGE", "DEBUG", "INFO"];
    line.is_empty()
        || remarks
            .iter()
            .any(|remark| word.eq_ignore_ascii_case(remark))
}

/// What a line says in a swap2 opening, if it is an answer at all.
pub fn swap2_in(
    line: &str,
    stones: &[Point],
    size: BoardSize,
    rule: Rule,
) -> Option<Result<Swap2Answer, EngineFault>> {
    let not_swap2 = || EngineFault::NotSwap2 {
        line: quoted(line),
        stones: stones.len(),
    };
    if line.eq_ignore_ascii_case("SWAP") {
        let may = stones.len() >= OPENING;
        return Some(may.then_some(Swap2Answer::Swap).ok_or_else(not_swap2));
    }
    point_in(line, size)?.err().map(Err).or_else(|| {
        let points: Option<Vec<Point>> = (line.split_whitespace())
            .map(|word| point_in(word, size)?.ok())
            .collect();
        let answer = match (stones.len(), points.as_deref()) {
            (0, Some(&[a, b, c])) => Swap2Answer::Open([a, b, c]),
            (3 | 5, Some(&[point])) => Swap2Answer::Stay(point),
            (3, Some(&[a, b])) => Swap2Answer::PlaceTwo([a, b]),
            _ => return Some(Err(not_swap2())),
        };
        Some(legal(answer, stones, size, rule))
    })
}

/// Checks that the points are free.
fn legal(
    answer: Swap2Answer,
    stones: &[Point],
    size: BoardSize,
    rule: Rule,
) -> Result<Swap2Answer, EngineFault> {
    let placed = match &answer {
        Swap2Answer::Open(points) => &points[..],
        Swap2Answer::PlaceTwo(points) => &points[..],
        Swap2Answer::Stay(point) => std::slice::from_ref(point),
        Swap2Answer::Swap => &[],
    };
    let mut position = Position::new(rule, size);
    for &point in stones.iter().chain(placed) {
        position
            .play_allowing_foul(point)
            .map_err(|why| EngineFault::Illegal { point, why })?;
    }
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_two_numbers_whatever_follows() {
        let size = BoardSize::DEFAULT;
        let h8: Point = "h8".parse().unwrap();
        for line in ["7,7", "7,7 depth 5", "7,7 8,8", "7,7\tx"] {
            assert_eq!(point_in(line, size), Some(Ok(h8)), "{line}");
        }
        for line in ["", "MESSAGE 7,7", "7", "a,b", "7,7x", "SWAP", "7,"] {
            assert_eq!(point_in(line, size), None, "{line}");
        }
        for line in ["15,3", "-1,-1", "300,2", "99999999999,1"] {
            let line = line.to_owned();
            assert_eq!(
                point_in(&line, size),
                Some(Err(EngineFault::NotOnBoard { line: line.clone() }))
            );
        }
    }

    #[test]
    fn an_answer_in_swap2_has_as_many_stones_as_its_stage() {
        let size = BoardSize::DEFAULT;
        let point = |text: &str| -> Point { text.parse().unwrap() };
        let three = ["h8", "i9", "g7"].map(point);
        let read = |line: &str, stones: &[Point]| swap2_in(line, stones, size, Rule::Standard);
        let open = Swap2Answer::Open(three);
        assert_eq!(read("7,7 8,6 6,8", &[]), Some(Ok(open)));
        assert_eq!(read("SWAP", &three), Some(Ok(Swap2Answer::Swap)));
        assert_eq!(
            read("0,0", &three),
            Some(Ok(Swap2Answer::Stay(point("a15"))))
        );
        assert_eq!(read("MESSAGE thinking", &three), None);
        for (line, stones) in [("SWAP", 0), ("7,7", 0), ("0,0 1,0 2,0", 3)] {
            let fault = read(line, &three[..stones]).unwrap().unwrap_err();
            assert_eq!(fault.kind(), "not-swap2", "{line}");
        }
        let taken = read("0,0 7,7", &three).unwrap().unwrap_err();
        assert_eq!(taken.kind(), "illegal");
    }
}
