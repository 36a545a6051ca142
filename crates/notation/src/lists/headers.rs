//! Lines that say something of a game beside its moves: `Size: 19`, `Black: Ann`, `Result: B+`. They are read in every list of
//! moves as plain text, and written where a text without them would be read as another game.

use super::column_letters::ColumnLetters;
use super::header_words::Key;
use crate::game_file::{Format, LossReport, OddKind, Oddity, ReadError, ReadFault};
use crate::game_info::{GameDate, GameInfo, GameResult};
use crate::sanitize::printable;
use crate::sgf::sgf_result;
use narabe_rules::{BoardSize, Move, Side};

/// The longest word before the colon, in characters.
const MAX_WORD: usize = 30;
/// The most characters of a size that an error quotes.
const MAX_SIZE: usize = 12;
/// The word of a line that is a size alone.
const SIZE: &str = "size";
/// What begins a line that other programs leave out.
const COMMENTS: [&str; 4] = ["#", "//", ";", "%"];
/// Values that say that something is not known.
const NOTHING: [&str; 7] = ["", "?", "*", "-", "none", "unknown", "void"];

/// The word and the value of a line that says something of the game.
pub fn header(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let is_comment = COMMENTS.iter().find_map(|start| line.strip_prefix(start));
    let line = is_comment.unwrap_or(line).trim_start();
    if is_size(line) {
        return Some((SIZE, line));
    }
    let at = line.find([':', '：', '='])?;
    let (word, rest) = line.split_at(at);
    let value = rest.trim_start_matches([':', '：', '=']);
    let word = word.trim();
    let is_text = |char: char| char.is_alphabetic() || matches!(char, ' ' | '_' | '-' | '.');
    let is_word = word.chars().all(is_text) && word.chars().any(char::is_alphabetic);
    let is_short = word.chars().count() <= MAX_WORD;
    let is_header =
        is_short && (Key::of(word).is_some() || is_word && word.parse::<Move>().is_err());
    // An address is none.
    (is_header && !value.starts_with("//")).then_some((word, value.trim()))
}

/// Whether a line is a size alone: `15x15`.
fn is_size(line: &str) -> bool {
    let sides = line.split_once(['x', 'X', '×', '*']);
    let is_number = |side: &str| {
        matches!(side.trim().len(), 1 | 2)
            && side.trim().bytes().all(|digit| digit.is_ascii_digit())
    };
    sides.is_some_and(|(width, height)| is_number(width) && is_number(height))
}

/// What lines say of one game, or of all that follow.
#[derive(Clone, Debug, Default)]
pub struct Head {
    /// Names, result and so on.
    pub info: GameInfo,
    /// The size of the board.
    pub size: Option<BoardSize>,
    /// The form of the moves.
    pub format: Option<Format>,
    /// The number of the first row and column of coordinates, 0 or 1.
    pub first: Option<u8>,
    /// Whether rows of coordinates count from the bottom.
    pub is_from_bottom: bool,
    /// How the letters of columns count.
    pub columns: Option<ColumnLetters>,
    /// The side that begins.
    pub to_move: Option<Side>,
    /// The number of moves, with its line.
    pub count: Option<(usize, usize)>,
    /// What is not understood.
    pub lost: LossReport,
    /// What has been said.
    told: Vec<Key>,
}

impl Head {
    /// The head of the next game: what holds for all games of a file.
    pub fn next(&self) -> Self {
        Self {
            info: GameInfo {
                rule_text: self.info.rule_text.clone(),
                ..GameInfo::default()
            },
            size: self.size,
            format: self.format,
            first: self.first,
            is_from_bottom: self.is_from_bottom,
            columns: self.columns,
            ..Self::default()
        }
    }

    /// Whether this has been said of the game.
    pub fn has(&self, key: Key) -> bool {
        self.told.contains(&key)
    }

    /// Whether anything has been said of this game.
    pub const fn is_told(&self) -> bool {
        !self.told.is_empty()
    }

    /// Takes what a line says. The moves are up to the caller.
    ///
    /// # Errors
    /// If the size of the board is none.
    pub fn take(&mut self, line: usize, word: &str, value: &str) -> Result<(), ReadError> {
        let Some(key) = Key::of(word) else {
            self.note(line, &format!("{word}: {value}"));
            return Ok(());
        };
        if key != Key::Moves && self.has(key) {
            let text = format!("{word}: {value}");
            self.lost
                .note(Oddity::in_line(line, OddKind::GivenTwice, &text));
            return Ok(());
        }
        self.told.push(key);
        let is_understood = match key {
            Key::Size => {
                self.size = Some(size_of(value).map_err(|fault| fault.in_line(line))?);
                true
            }
            Key::Format => {
                self.format = value.parse().ok();
                self.format.is_some()
            }
            Key::Coordinates => self.take_coordinates(value),
            Key::ToMove => {
                self.to_move = side_of(value);
                self.to_move.is_some()
            }
            Key::Result => {
                self.info.result = result_of(value);
                self.info.result != GameResult::Unknown || is_nothing(value)
            }
            Key::Date => {
                self.info.date = GameDate::read(value);
                self.info.date.is_some() || is_nothing(&value.replace(['?', '.'], ""))
            }
            Key::MoveCount => {
                self.count = value.parse().ok().map(|count| (line, count));
                self.count.is_some()
            }
            Key::Moves => true,
            _ => self.take_text(key, value),
        };
        if !is_understood {
            self.note(line, &format!("{word}: {value}"));
        }
        Ok(())
    }

    fn take_text(&mut self, key: Key, value: &str) -> bool {
        let info = &mut self.info;
        let text = match key {
            Key::Rule => &mut info.rule_text,
            Key::Black => &mut info.names[0],
            Key::White => &mut info.names[1],
            Key::BlackRating => &mut info.ratings[0],
            Key::WhiteRating => &mut info.ratings[1],
            Key::Event => &mut info.event,
            Key::Round => &mut info.round,
            Key::Place => &mut info.place,
            Key::Title => &mut info.title,
            Key::Protocol => &mut info.protocol,
            Key::Opening => &mut info.opening,
            Key::TimeLimit => &mut info.time_limit,
            Key::Annotator => &mut info.annotator,
            Key::Source => &mut info.source,
            Key::Comment => &mut info.comment,
            _ => return false,
        };
        if !is_nothing(value) {
            value.clone_into(text);
        }
        true
    }

    /// Where coordinates begin, `from 0`, `from 1, from the bottom`, and what letters the columns have, `without I`.
    fn take_coordinates(&mut self, value: &str) -> bool {
        let value = value.to_lowercase();
        let mut numbers = value.split(|char: char| !char.is_ascii_digit());
        self.first = numbers.find_map(|number| number.parse().ok().filter(|first| *first <= 1));
        // Coordinates are columns and rows, in this order, wherever they are read.
        let is_turned = ["row, col", "row,col", "(y, x)", "y,x"]
            .iter()
            .any(|word| value.contains(word));
        self.is_from_bottom = ["bottom", "lower"].iter().any(|word| value.contains(word));
        self.columns = ColumnLetters::said(&value);
        !is_turned && (self.first.is_some() || self.is_from_bottom || self.columns.is_some())
    }

    /// Notes a line that is not understood.
    fn note(&mut self, line: usize, text: &str) {
        self.lost
            .note(Oddity::in_line(line, OddKind::NotUnderstood, text));
    }
}

/// Whether a value says that something is not known.
pub fn is_nothing(value: &str) -> bool {
    NOTHING.contains(&value.trim().to_lowercase().as_str())
}

/// A size: `15`, `15x15`, `15 × 15`.
pub fn size_of(text: &str) -> Result<BoardSize, ReadFault> {
    let parts = text
        .split(|char: char| !char.is_ascii_digit())
        .filter(|part| !part.is_empty());
    let sides: Vec<Option<u8>> = parts.map(|part| part.parse().ok()).collect();
    let side = match sides[..] {
        [Some(side)] => Some(side),
        [Some(width), Some(height)] if width == height => Some(width),
        _ => None,
    };
    let size = side.and_then(|side| BoardSize::new(side).ok());
    size.ok_or_else(|| ReadFault::Size(printable(text.trim(), MAX_SIZE).replace('x', "×")))
}

/// A side by its name or its letter.
pub fn side_of(text: &str) -> Option<Side> {
    match text.trim().to_lowercase().as_str() {
        "b" | "black" | "x" | "●" | "黑" | "黒" | "黑方" | "黑棋" => Some(Side::Black),
        "w" | "white" | "o" | "○" | "白" | "白方" | "白棋" => Some(Side::White),
        _ => None,
    }
}

/// The result by a text, also as game servers write it: the points of the side that moves first come first.
pub fn result_of(text: &str) -> GameResult {
    match text.trim() {
        "1-0" | "1:0" => GameResult::win(Side::Black),
        "0-1" | "0:1" => GameResult::win(Side::White),
        "1/2-1/2" | "½-½" | "0.5-0.5" => GameResult::Draw,
        word => side_of(word).map_or_else(|| sgf_result(word), GameResult::win),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_with_a_word_and_a_colon_say_something_of_the_game() {
        for (line, told) in [
            ("Size: 19", Some(("Size", "19"))),
            ("黑方：张三", Some(("黑方", "张三"))),
            ("# Board size = 15x15", Some(("Board size", "15x15"))),
            ("19 x 19", Some(("size", "19 x 19"))),
            ("Player1=Ann", Some(("Player1", "Ann"))),
            ("https://example.org/#/h8", None),
            ("h8: a strong move", None),
            ("h8 i9 j10", None),
            ("12: h8", None),
        ] {
            assert_eq!(header(line), told, "{line}");
        }
    }
}
