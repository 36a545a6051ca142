//! From lines to commands. Any line is accepted: one that cannot be read becomes an error that says why, and does not affect
//! the next.

use thiserror::Error;

use super::{BoardLine, Command, Coordinates, CoordinatesError, Info, Whose};

/// How much of an unreadable line an error quotes, in characters.
const QUOTED: usize = 40;
/// The most lines of a position that are kept: more than the largest board has points.
const MAX_LINES: usize = 1_000;

/// A command that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// The coordinates of a command cannot be read.
    #[error("{command}: {cause}")]
    Coordinates {
        /// The command.
        command: String,
        /// Why.
        cause: CoordinatesError,
    },
    /// A line of a position cannot be read.
    #[error("line {number} of the position, \"{line}\", is not x,y,1 or x,y,2")]
    Line {
        /// Its number, from 1.
        number: usize,
        /// The line.
        line: String,
    },
    /// The size of a board cannot be read.
    #[error("\"{0}\" is not a board size: write START 15")]
    Size(String),
    /// The position has too many lines.
    #[error("the position has more than {MAX_LINES} lines")]
    TooLong,
    /// Too many commands were queued to keep this one.
    #[error("too many commands are queued: this one was dropped, send it again")]
    TooMany,
}

enum Block {
    Board,
    SetBoard,
    Swap2,
}

struct Open {
    block: Block,
    lines: Vec<String>,
}

/// Collects lines until they complete a command.
#[derive(Default)]
pub struct Reader {
    open: Option<Open>,
}

impl Reader {
    /// Reads a line, with or without its line break; returns the command that it completes, if any.
    ///
    /// # Errors
    /// [`ReadError`] when the command cannot be read; the reader is then ready for the next.
    pub fn read(&mut self, line: &str) -> Option<Result<Command, ReadError>> {
        let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}' || c == '\0');
        if line.is_empty() {
            return None;
        }
        if let Some(mut open) = self.open.take() {
            if !line.eq_ignore_ascii_case("DONE") {
                if open.lines.len() <= MAX_LINES {
                    open.lines.push(line.to_owned());
                }
                self.open = Some(open);
                return None;
            }
            return Some(close(&open));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let block = match word.to_ascii_uppercase().as_str() {
            "BOARD" => Some(Block::Board),
            "YXBOARD" => Some(Block::SetBoard),
            "SWAP2BOARD" => Some(Block::Swap2),
            _ => None,
        };
        if let Some(block) = block {
            self.open = Some(Open {
                block,
                lines: Vec::new(),
            });
            return None;
        }
        Some(single(word, rest))
    }
}

/// A command of one line.
fn single(word: &str, rest: &str) -> Result<Command, ReadError> {
    let at = || -> Result<Coordinates, ReadError> {
        rest.parse().map_err(|cause| ReadError::Coordinates {
            command: word.to_ascii_uppercase(),
            cause,
        })
    };
    Ok(match word.to_ascii_uppercase().as_str() {
        "START" | "RECTSTART" => start(rest)?,
        "RESTART" => Command::Restart,
        "BEGIN" => Command::Begin,
        "TURN" => Command::Turn(at()?),
        "TAKEBACK" => Command::TakeBack(at()?),
        "PLAY" => Command::Play(at()?),
        "INFO" => {
            let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            Command::Info(Info::parse(key, value))
        }
        "ABOUT" => Command::About,
        "END" => Command::End,
        "STOP" | "YXSTOP" => Command::Stop,
        "YXNBEST" => Command::BestLines(rest.parse().unwrap_or(1)),
        "YXHASHCLEAR" => Command::ClearHash,
        "YXSHOWINFO" => Command::ShowInfo,
        _ => Command::Unknown(word.chars().take(QUOTED).collect()),
    })
}

/// `15`, or `15,15`, or `15 15`.
fn start(rest: &str) -> Result<Command, ReadError> {
    let numbers: Option<Vec<u32>> = rest
        .split([',', ' '])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok())
        .collect();
    match numbers.as_deref() {
        Some(&[side]) => Ok(Command::Start {
            width: side,
            height: side,
        }),
        Some(&[width, height]) => Ok(Command::Start { width, height }),
        _ => Err(ReadError::Size(rest.chars().take(QUOTED).collect())),
    }
}

fn close(open: &Open) -> Result<Command, ReadError> {
    if open.lines.len() > MAX_LINES {
        return Err(ReadError::TooLong);
    }
    let lines = open.lines.iter().enumerate();
    let fault = |number: usize, line: &str| ReadError::Line {
        number: number + 1,
        line: line.chars().take(QUOTED).collect(),
    };
    match open.block {
        Block::Swap2 => lines
            .map(|(number, line)| line.parse().map_err(|_| fault(number, line)))
            .collect::<Result<_, _>>()
            .map(Command::Swap2Board),
        Block::Board | Block::SetBoard => {
            let lines = lines
                .map(|(number, line)| board_line(line).ok_or_else(|| fault(number, line)))
                .collect::<Result<_, _>>()?;
            Ok(match open.block {
                Block::Board => Command::Board(lines),
                _ => Command::SetBoard(lines),
            })
        }
    }
}

fn board_line(line: &str) -> Option<BoardLine> {
    let (at, whose) = line.rsplit_once(',')?;
    Some(BoardLine {
        at: at.parse().ok()?,
        whose: match whose.trim() {
            "1" => Whose::Own,
            "2" => Whose::Opponent,
            "3" => Whose::Marked,
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(text: &str) -> Vec<Result<Command, ReadError>> {
        let mut reader = Reader::default();
        text.lines().filter_map(|line| reader.read(line)).collect()
    }

    #[test]
    fn a_position_runs_to_its_end() {
        let at = |x, y| Coordinates { x, y };
        let stone = |x, y, whose| BoardLine {
            at: at(x, y),
            whose,
        };
        assert_eq!(
            read("start 15\r\n\r\nBOARD\r\n7,7,2\r\n 8, 8, 1\r\nDONE\r\nTURN 3,4\r\n"),
            [
                Ok(Command::Start {
                    width: 15,
                    height: 15
                }),
                Ok(Command::Board(vec![
                    stone(7, 7, Whose::Opponent),
                    stone(8, 8, Whose::Own)
                ])),
                Ok(Command::Turn(at(3, 4))),
            ]
        );
        assert_eq!(
            read("SWAP2BOARD\n7,7\nDONE"),
            [Ok(Command::Swap2Board(vec![at(7, 7)]))]
        );
    }

    #[test]
    fn faults_are_named_and_the_next_command_is_read() {
        let answers = read("TURN h8\nBOARD\n1,2,9\nDONE\nSTART many\nABOUT\nFLY 1");
        assert_eq!(
            answers[0].as_ref().unwrap_err().to_string(),
            "TURN: \"h8\" is not x,y: write two numbers from 0, like 7,7"
        );
        assert_eq!(
            answers[1].as_ref().unwrap_err().to_string(),
            "line 1 of the position, \"1,2,9\", is not x,y,1 or x,y,2"
        );
        assert!(matches!(answers[2], Err(ReadError::Size(_))));
        assert_eq!(answers[3], Ok(Command::About));
        assert_eq!(answers[4], Ok(Command::Unknown("FLY".to_owned())));
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_panic(lines in proptest::collection::vec(".{0,60}", 0..40)) {
            let mut reader = Reader::default();
            for line in lines {
                let _ = reader.read(&line);
            }
        }
    }
}
