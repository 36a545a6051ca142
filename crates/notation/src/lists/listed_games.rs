//! The games of a text of lines, before it is known how their points count: what is said of each, and its moves.

use std::collections::BTreeMap;
use std::hash::Hash;

use super::header_words::Key;
use super::headers::{Head, result_of};
use super::rows::{Line, Row, games, wrong_numbers};
use super::sections::sections;
use crate::game_file::{LossReport, OddKind, Oddity, ReadError, ReadFault, ReadGame, Sink};
use crate::game_info::GameResult;
use crate::game_tree::GameTree;
use narabe_rules::{BoardSize, Move, Side};

/// What a line of a list is.
pub enum ListLine<T> {
    /// Nothing that counts.
    Gap,
    /// Moves, and what else is in the line.
    Moves(Vec<Row<T>>, Vec<String>),
    /// Moves with something between them that is none.
    Broken(Vec<Row<T>>, ReadError),
    /// Anything else.
    Other,
}

/// A game as a text has it.
#[derive(Clone, Debug)]
pub struct ListedGame<T> {
    /// What is said of it.
    pub head: Head,
    /// Its moves.
    pub moves: Line<T>,
    /// What is not understood.
    pub lost: LossReport,
    /// Why it cannot be read.
    pub error: Option<ReadError>,
}

/// All games of a text.
#[derive(Clone, Debug)]
pub struct Listed<T> {
    /// The games.
    pub games: Vec<ListedGame<T>>,
    /// Whether lines were taken as games only because a point comes twice otherwise.
    pub is_by_line: bool,
}

/// How the lines of a list belong together.
pub enum Grouping<T> {
    /// A game may take several lines, see [`games`]. The function tells moves that take a point from passes.
    Free(fn(&T) -> bool),
    /// Each line is a game.
    ByLine,
}

/// The games of a text whose lines are read so.
///
/// # Errors
/// If a line names a size that is none.
pub fn listed<'a, T: Eq + Hash + Clone>(
    text: &'a str,
    grouping: &Grouping<T>,
    read_line: impl Fn(usize, &'a str) -> ListLine<T>,
) -> Result<Listed<T>, ReadError> {
    let mut found = Listed {
        games: Vec::new(),
        is_by_line: false,
    };
    let mut pending = LossReport::default();
    for section in sections(text)? {
        let mut lines = Lines::default();
        for &(number, line) in &section.lines {
            lines.take(number, line, &read_line);
        }
        let numbers = wrong_numbers(&lines.rows).into_iter();
        let numbers = numbers
            .map(|(line, number)| (line, OddKind::WrongNumber, number.to_string()))
            .collect::<Vec<_>>();
        let (moves, is_by_line) = match grouping {
            Grouping::Free(is_stone) => games(&lines.rows, *is_stone),
            Grouping::ByLine => (lines.each_as_game(), false),
        };
        found.is_by_line |= is_by_line;
        let mut head = section.head;
        pending.extend(&std::mem::take(&mut head.lost));
        let first = found.games.len();
        for moves in moves {
            let error = moves
                .iter()
                .find_map(|(line, _)| lines.broken.get(line).cloned());
            let lost = std::mem::take(&mut pending);
            found.games.push(ListedGame {
                head: head.clone(),
                moves,
                lost,
                error,
            });
            // A result is that of one game.
            head.info.result = GameResult::Unknown;
        }
        if found.games.len() == first && head.has(Key::Moves) {
            let lost = std::mem::take(&mut pending);
            found.games.push(ListedGame {
                head,
                moves: Vec::new(),
                lost,
                error: None,
            });
        }
        let mut odd = [lines.odd, numbers].concat();
        odd.sort_by_key(|(line, ..)| *line);
        note_odd_lines(&mut found.games[first..], odd, &mut pending);
        if let [game] = &mut found.games[first..] {
            check_count(game);
        }
    }
    if let Some(last) = found.games.last_mut() {
        last.lost.extend(&pending);
    }
    Ok(found)
}

/// Notes what is not understood at the game in which it stands. A result after the moves is that of the game.
fn note_odd_lines<T>(
    games: &mut [ListedGame<T>],
    odd: Vec<(usize, OddKind, String)>,
    pending: &mut LossReport,
) {
    for (line, kind, text) in odd {
        // The games come in the order of their lines.
        let before = games
            .partition_point(|game| game.moves.first().is_some_and(|(first, _)| *first <= line));
        let at = before.checked_sub(1);
        let odd = || Oddity::in_line(line, kind, &text);
        let Some(game) = games.get_mut(at.unwrap_or_default()) else {
            pending.note(odd());
            continue;
        };
        let result = match kind {
            OddKind::NotUnderstood => result_of(&text),
            _ => GameResult::Unknown,
        };
        if at.is_some() && result != GameResult::Unknown && !game.head.has(Key::Result) {
            game.head.info.result = result
        } else {
            game.lost.note(odd())
        }
    }
}

/// Notes a number of moves that is not that of the game.
fn check_count<T>(game: &mut ListedGame<T>) {
    if let Some((line, count)) = game.head.count
        && count != game.moves.len()
    {
        let odd = Oddity::in_line(line, OddKind::WrongCount, &count.to_string());
        game.lost.note(odd);
    }
}

/// The lines of a section.
struct Lines<T> {
    rows: Vec<Row<T>>,
    broken: BTreeMap<usize, ReadError>,
    odd: Vec<(usize, OddKind, String)>,
    is_apart: bool,
}

impl<T> Default for Lines<T> {
    fn default() -> Self {
        Self {
            rows: Vec::new(),
            broken: BTreeMap::new(),
            odd: Vec::new(),
            is_apart: false,
        }
    }
}

impl<T: Clone> Lines<T> {
    fn take<'a>(
        &mut self,
        number: usize,
        line: &'a str,
        read_line: impl Fn(usize, &'a str) -> ListLine<T>,
    ) {
        let mut rows = match read_line(number, line) {
            ListLine::Gap => {
                self.is_apart = true;
                return;
            }
            ListLine::Moves(rows, rest) => {
                let rest = rest.into_iter();
                self.odd
                    .extend(rest.map(|rest| (number, OddKind::NotUnderstood, rest)));
                rows
            }
            ListLine::Broken(rows, error) => {
                self.broken.insert(number, error);
                rows
            }
            ListLine::Other => {
                self.odd
                    .push((number, OddKind::NotUnderstood, line.to_owned()));
                return;
            }
        };
        if let Some(row) = rows.first_mut() {
            row.is_apart = std::mem::take(&mut self.is_apart);
        }
        self.rows.extend(rows);
    }

    fn each_as_game(&self) -> Vec<Line<T>> {
        let line = |row: &Row<T>| {
            row.moves
                .iter()
                .map(|turn| (row.line, turn.clone()))
                .collect()
        };
        self.rows.iter().map(line).collect()
    }
}

/// The tree of a listed game whose points are those.
///
/// # Errors
/// If a point is off the board, with its line.
pub fn tree_of(
    head: &Head,
    size: BoardSize,
    moves: impl Iterator<Item = (usize, Result<Move, ReadFault>)>,
) -> Result<GameTree, ReadError> {
    let mut tree = GameTree::new(size);
    tree.set_to_move(head.to_move.filter(|side| *side == Side::White));
    for (line, turn) in moves {
        let turn = turn.map_err(|fault| fault.in_line(line))?;
        let added = tree.play(tree.last(), turn);
        added.map_err(|error| ReadFault::from(error).in_line(line))?;
    }
    Ok(tree)
}

/// Hands on the games that are read. If there is none, the first error is why, or else `none`.
///
/// # Errors
/// If no game is read, or reading is stopped.
pub fn hand_on(
    games: impl Iterator<Item = Result<ReadGame, ReadError>>,
    none: ReadFault,
    sink: &mut Sink<'_>,
) -> Result<(), ReadError> {
    let mut errors = Vec::new();
    for game in games {
        match game {
            Ok(game) => sink.game(game)?,
            Err(error) => errors.push(error),
        }
    }
    if sink.games() == 0 {
        return Err(errors.into_iter().next().unwrap_or_else(|| none.into()));
    }
    errors.into_iter().try_for_each(|error| sink.skip(error))
}
