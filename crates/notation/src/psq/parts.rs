//! The parts of a file: games with their headers, and in each the moves, the names, the end code and the rule.

use super::line_kinds::{is_code, is_comment, is_header, is_move, move_of, rule_of};
use super::names::read_name;
use super::{HEADER, SAVED};
use crate::game_file::{OddKind, Oddity, Place, ReadFault};
use crate::text_lines::numbered_lines;
use narabe_rules::BoardSize;

/// A line that says something, with its number from 1.
pub type Line<'a> = (usize, &'a str);

/// The lines of a text that are not blank, without the white space around them.
pub fn full_lines(text: &str) -> Vec<Line<'_>> {
    numbered_lines(text)
        .map(|(number, line)| (number, line.trim()))
        .filter(|(_, line)| !line.is_empty())
        .collect()
}

/// A move as a file has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawMove<'a> {
    pub line: Line<'a>,
    pub x: i32,
    pub y: i32,
    pub has_time: bool,
}

/// The lines of one game after its header, by what they are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body<'a> {
    pub moves: Vec<RawMove<'a>>,
    pub names: [String; 2],
    pub rule_text: String,
    /// What is not understood, and names that look like moves.
    pub odd: Vec<Oddity>,
}

impl<'a> Body<'a> {
    /// Sorts the lines of a game. `has_names` says that the names stand before the moves, and so not behind them.
    pub fn of(lines: &[Line<'a>], has_names: bool) -> Self {
        let mut body = Self::default();
        let (comments, lines): (Vec<_>, Vec<_>) =
            lines.iter().partition(|(_, line)| is_comment(line));
        for (number, line) in comments {
            body.note(number, OddKind::NotUnderstood, line);
        }
        let (moves_end, tail) = if has_names {
            (after_moves(&lines), after_moves(&lines))
        } else {
            names_of(&lines)
        };
        for &(number, line) in &lines[..moves_end] {
            match move_of(line) {
                Some((x, y, has_time)) => body.moves.push(RawMove {
                    line: (number, line),
                    x,
                    y,
                    has_time,
                }),
                None => body.note(number, OddKind::NotUnderstood, line),
            }
        }
        body.take_names(&lines[moves_end..tail], lines[..moves_end].last());
        body.end(&lines[tail..]);
        body.odd.sort_by_key(|odd| match odd.place {
            Some(Place::Line(line)) => line,
            _ => 0,
        });
        body
    }

    /// Takes the names; of one alone a blank line beside it is the other.
    fn take_names(&mut self, lines: &[Line<'a>], last_move: Option<&Line<'a>>) {
        let is_second = |number: usize| last_move.is_some_and(|(last, _)| number - last > 1);
        for (at, &(number, line)) in lines.iter().enumerate() {
            let is_only = lines.len() == 1;
            let at = if is_only {
                usize::from(is_second(number))
            } else {
                at
            };
            if let Some(name) = self.names.get_mut(at) {
                *name = read_name(line);
            }
            if is_move(line) {
                self.note(number, OddKind::TakenAsName, line);
            }
        }
    }

    /// Takes what comes after the names: an end code, and the line with the rule.
    fn end(&mut self, lines: &[Line<'a>]) {
        let code = lines.iter().position(|(_, line)| is_code(line));
        let (before, after) = lines.split_at(code.unwrap_or(lines.len()));
        for &(number, line) in before {
            self.note(number, OddKind::NotUnderstood, line);
        }
        let mut after = after.iter().skip(1).peekable();
        if let Some(rule) = after.peek().and_then(|(_, line)| rule_of(line)) {
            rule.clone_into(&mut self.rule_text);
            after.next();
        }
        for &(number, line) in after {
            self.note(number, OddKind::AfterEnd, line);
        }
    }

    fn note(&mut self, number: usize, kind: OddKind, line: &str) {
        self.odd.push(Oddity::in_line(number, kind, line));
    }
}

/// The number of lines up to the last move.
fn after_moves(lines: &[Line<'_>]) -> usize {
    let last = lines.iter().rposition(|(_, line)| is_move(line));
    last.map_or(0, |last| last + 1)
}

/// Where the names begin, and where what follows them does. Piskvork writes two of them before the end code, so that one may look
/// like a move or a number, or be blank; a game that was saved by hand need not have them.
fn names_of(lines: &[Line<'_>]) -> (usize, usize) {
    let end = after_moves(lines);
    let line = |at: usize| lines.get(at).map(|(_, line)| *line);
    let is_code_at = |at: usize| line(at).is_some_and(is_code);
    let is_name_at =
        |at: usize| line(at).is_some_and(|line| !is_code(line) && rule_of(line).is_none());
    // What stands between the last move and the two names is neither.
    let code = (end + 3..lines.len()).find(|at| is_code_at(*at) && !is_code_at(at + 1));
    if let Some(code) =
        code.filter(|_| !is_code_at(end) && !is_code_at(end + 1) && !is_code_at(end + 2))
    {
        return (code - 2, code);
    }
    let is_number_name = line(end).is_some_and(|line| is_code(line) && !line.starts_with('-'));
    // Two names; one may be a number.
    if is_name_at(end) && is_name_at(end + 1)
        || (is_name_at(end) || is_number_name) && is_code_at(end + 2)
    {
        return (end, end + 2);
    }
    let is_finished = |at: usize| {
        let code = line(at).and_then(|line| line.parse().ok());
        code.is_some_and(|code: i32| code != SAVED)
    };
    // One name before the end code: the other is blank, or is the line before it though it looks like a move.
    if is_name_at(end) && is_finished(end + 1) {
        let is_blank = end == 0 || lines[end + 1].0 - lines[end - 1].0 > 2;
        return (if is_blank { end } else { end - 1 }, end + 1);
    }
    // The second name looks like a move, and what is before it does not.
    let first = end.checked_sub(2).filter(|_| is_finished(end));
    match first.filter(|first| line(*first).is_some_and(|line| !is_move(line))) {
        Some(first) => (first, end),
        None => (end, end),
    }
}

/// The games of a file: each header with the lines up to the next one. What comes before the first one is first.
pub fn games<'l, 'a>(lines: &'l [Line<'a>]) -> (&'l [Line<'a>], Vec<&'l [Line<'a>]>) {
    let is_start = |line: &Line<'_>| is_header(line.1);
    let first = lines.iter().position(is_start).unwrap_or(lines.len());
    let (before, mut rest) = lines.split_at(first);
    let mut games = Vec::new();
    while !rest.is_empty() {
        let next = rest[1..].iter().position(is_start);
        let (game, others) = rest.split_at(next.map_or(rest.len(), |next| next + 1));
        games.push(game);
        rest = others;
    }
    (before, games)
}

/// The size in a header, and whether the second player has moved first.
pub fn header(line: &str) -> Result<(BoardSize, bool), ReadFault> {
    let head = line.strip_prefix(HEADER).unwrap_or_default();
    let mut parts = head.split(',').map(str::trim);
    let size = size(parts.next().unwrap_or_default())?;
    Ok((size, parts.nth(1) == Some("1")))
}

/// The size after the first word, `15x15`.
fn size(text: &str) -> Result<BoardSize, ReadFault> {
    let sides = text.split_once(['x', 'X']);
    let sides = sides.map(|(width, height)| (width.trim(), height.trim()));
    let side = sides.filter(|(width, height)| width == height);
    let side = side.and_then(|(side, _)| side.parse().ok());
    let size = side.and_then(|side| BoardSize::new(side).ok());
    size.ok_or_else(|| {
        let shown = crate::printable(text.trim(), 12);
        ReadFault::Size(shown.replace('x', "×"))
    })
}

/// Whether a text looks like a `.rec` file: two names, then a move of three numbers.
pub fn is_rec(text: &str) -> bool {
    let mut lines = numbered_lines(text).map(|(_, line)| line.trim());
    let mut next = || lines.next().unwrap_or_default();
    let names = [next(), next()];
    let third = next();
    let has_three = third.split(',').count() == 3;
    // Lines of other files: comments, headers, `Size: 15`.
    let is_other = |line: &str| {
        line.is_empty() || line.contains([':', '=']) || is_comment(line) || is_header(line)
    };
    let is_name = |line: &str| !is_move(line) && !is_code(line) && !is_other(line);
    names.into_iter().all(is_name) && has_three && is_move(third)
}
