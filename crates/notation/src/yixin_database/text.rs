//! The text of a record: board texts, then the comment.

use narabe_rules::{BoardSize, Point};

/// What a text with board texts begins with.
const BOARD_TEXTS: &str = "@BTXT@";
/// Stands behind the board texts; in a comment it is the end of a line.
const BACKSPACE: char = '\u{8}';
/// The first coordinate that is a letter.
const LETTERS: u8 = 10;

/// A text as it is taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    pub comment: String,
    pub board_texts: Vec<(Point, String)>,
    /// Lines among the board texts that name no point of the board.
    pub odd: Vec<String>,
}

/// Takes a text apart.
pub fn parse(text: &str, size: BoardSize) -> Parts {
    // Early versions wrote NULs behind texts.
    let text = text.replace('\0', "");
    let Some(rest) = text.strip_prefix(BOARD_TEXTS) else {
        let comment = text.replace(BACKSPACE, "\n");
        return Parts {
            comment,
            ..Parts::default()
        };
    };
    let (lines, comment) = rest.split_once(BACKSPACE).unwrap_or((rest, ""));
    let mut parts = Parts {
        comment: comment.replace(BACKSPACE, "\n"),
        ..Parts::default()
    };
    for line in lines.split('\n').filter(|line| !line.is_empty()) {
        let mut rest = line.chars();
        let point = rest.next().zip(rest.next()).and_then(|(x, y)| {
            let point = Point::new(coordinate(x)?, coordinate(y)?);
            size.contains(point).then_some(point)
        });
        match point {
            Some(point) if !rest.as_str().is_empty() => {
                parts.board_texts.push((point, rest.as_str().to_owned()));
            }
            Some(_) => {}
            None => parts.odd.push(line.to_owned()),
        }
    }
    parts
}

/// The text of a comment and board texts.
pub fn write(comment: &str, board_texts: &[(Point, String)]) -> String {
    let lines = board_texts.iter().map(|(point, text)| {
        let text = text.replace(['\n', '\r', '\0', BACKSPACE], "");
        format!("{}{}{text}", digit(point.x), digit(point.y))
    });
    let lines: Vec<String> = lines.collect();
    let comment = comment.replace('\0', "").replace(BACKSPACE, "\n");
    let has_header = !lines.is_empty() || comment.starts_with(BOARD_TEXTS);
    match (has_header, comment.is_empty()) {
        (false, _) => comment,
        (true, true) => format!("{BOARD_TEXTS}{}", lines.join("\n")),
        (true, false) => format!("{BOARD_TEXTS}{}{BACKSPACE}{comment}", lines.join("\n")),
    }
}

fn digit(coordinate: u8) -> char {
    char::from(match coordinate {
        LETTERS.. => b'A' + (coordinate - LETTERS),
        _ => b'0' + coordinate,
    })
}

fn coordinate(digit: char) -> Option<u8> {
    match digit {
        '0'..='9' => Some(digit as u8 - b'0'),
        'A'..='Z' => Some(digit as u8 - b'A' + LETTERS),
        _ => None,
    }
}
