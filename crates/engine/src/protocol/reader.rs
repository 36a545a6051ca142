//! From lines to commands. Any line is accepted: one that cannot be read becomes an error that says why, and does not affect
//! the next.

use super::coordinates::point_or_pass;
use super::position_lines::{PositionCommand, PositionLines};
use super::read_error::{MAX_LINES, ReadError, quoted};
use super::{Command, Coordinates, Info};

/// Collects lines until they complete a command.
///
/// The stones of a position may stand on lines of their own, as the protocol says, or several on one, also on the line of the
/// command itself and with DONE behind them. A command in the middle of a position drops the position, which is answered with an
/// error, and is carried out; INFO and STOP, which are never answered, leave the position as it is.
#[derive(Default)]
pub struct Reader {
    open: Option<PositionLines>,
}

impl Reader {
    /// Reads a line, with or without its line break; returns what it completes: a command as a rule, none within a position, two
    /// where it is a command in the middle of a position. A command that cannot be read is a [`ReadError`], and the reader is
    /// then ready for the next.
    pub fn read(&mut self, line: &str) -> Vec<Result<Command, ReadError>> {
        let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}' || c == '\0');
        if line.is_empty() {
            return Vec::new();
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let name = word.to_ascii_uppercase();
        let begun = PositionCommand::begun_by(&name);
        let command = match begun {
            Some(_) => None,
            None => single(&name, rest),
        };
        let is_unanswered = matches!(command, Some(Ok(Command::Info(_) | Command::Stop)));
        let is_command = begun.is_some() || command.is_some();
        match self.open.take() {
            Some(open) if !is_command => self.add(open, line),
            Some(open) if is_unanswered => {
                self.open = Some(open);
                command.into_iter().collect()
            }
            dropped => {
                let unfinished =
                    dropped.map(|open| Err(ReadError::Unfinished(open.command.word())));
                let mut read: Vec<_> = unfinished.into_iter().collect();
                match begun {
                    Some(position) => read.extend(self.add(PositionLines::new(position), rest)),
                    None => read.push(command.unwrap_or_else(|| Ok(unknown(word)))),
                }
                read
            }
        }
    }

    /// The error of a position that the end of the input leaves unfinished.
    pub fn end(&mut self) -> Option<ReadError> {
        let open = self.open.take()?;
        Some(ReadError::Unfinished(open.command.word()))
    }

    /// Adds the stones of a line to a position, which DONE completes, whatever sign stands beside it. What follows DONE is read like
    /// a line of its own.
    fn add(&mut self, mut open: PositionLines, line: &str) -> Vec<Result<Command, ReadError>> {
        let done = done(line);
        let stones = spaced(done.map_or(line, |(before, _)| before));
        let room = (MAX_LINES + 1).saturating_sub(open.lines.len());
        let words = stones.split(' ').filter(|word| !word.is_empty());
        open.lines.extend(words.take(room).map(str::to_owned));
        let Some((_, after)) = done else {
            self.open = Some(open);
            return Vec::new();
        };
        let mut read = vec![open.read()];
        read.extend(self.read(after.trim_start_matches(|sign: char| sign.is_ascii_punctuation())));
        read
    }

    /// Drops the position that a line was to continue which is too long to be read; the error says so. None if there is none.
    pub fn drop_cut(&mut self) -> Option<ReadError> {
        self.open.take().map(|_| ReadError::TooLong)
    }
}

/// What stands before and behind the word DONE.
fn done(line: &str) -> Option<(&str, &str)> {
    const DONE: &str = "DONE";
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    let starts = line.char_indices().map(|(start, _)| start);
    let mut found = starts.filter_map(|start| {
        let (before, rest) = line.split_at(start);
        let (word, after) = rest.split_at_checked(DONE.len())?;
        let is_alone = !before.ends_with(is_word) && !after.starts_with(is_word);
        (word.eq_ignore_ascii_case(DONE) && is_alone).then_some((before, after))
    });
    found.next()
}

/// The stones of a line with nothing but single spaces between them, and none within them.
fn spaced(line: &str) -> String {
    let parts: Vec<String> = line
        .split(',')
        .map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    parts.join(",")
}

fn unknown(word: &str) -> Command {
    Command::Unknown(quoted(word))
}

/// A command of one line, by its name in capitals; none if the word is no command.
fn single(name: &str, rest: &str) -> Option<Result<Command, ReadError>> {
    let fault = |cause| ReadError::Coordinates {
        command: name.to_owned(),
        cause,
    };
    let at = || rest.parse::<Coordinates>().map_err(fault);
    Some(Ok(match name {
        "START" | "RECTSTART" => return Some(start(rest)),
        "RESTART" => Command::Restart,
        "BEGIN" => Command::Begin,
        "TURN" => return Some(point_or_pass(rest).map(Command::Turn).map_err(fault)),
        "TAKEBACK" => return Some(at().map(Command::TakeBack)),
        "PLAY" => return Some(at().map(Command::Play)),
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
        "YXSHOWFORBID" => Command::ShowForbidden,
        _ => return None,
    }))
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
        _ => Err(ReadError::Size(quoted(rest))),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::protocol::{BoardLine, StoneOwner};

    fn read(text: &str) -> Vec<Result<Command, ReadError>> {
        let mut reader = Reader::default();
        let mut read: Vec<_> = text.lines().flat_map(|line| reader.read(line)).collect();
        read.extend(reader.end().map(Err));
        read
    }

    const fn stone(x: u8, y: u8, whose: StoneOwner) -> BoardLine {
        let at = Some(Coordinates { x, y });
        BoardLine { at, whose }
    }

    #[test]
    fn a_position_runs_to_its_end() {
        let at = |x, y| Coordinates { x, y };
        assert_eq!(
            read("start 15\r\n\r\nBOARD\r\n7,7,2\r\n 8, 8, 1\r\nDONE\r\nTURN 3,4\r\n"),
            [
                Ok(Command::Start {
                    width: 15,
                    height: 15
                }),
                Ok(Command::Board(vec![
                    stone(7, 7, StoneOwner::Opponent),
                    stone(8, 8, StoneOwner::Own)
                ])),
                Ok(Command::Turn(Some(at(3, 4)))),
            ]
        );
        assert_eq!(
            read("SWAP2BOARD\n7,7\nDONE"),
            [Ok(Command::Swap2Board(vec![at(7, 7)]))]
        );
    }

    #[test]
    fn the_stones_of_a_position_may_share_a_line() {
        let stones = vec![
            stone(7, 7, StoneOwner::Opponent),
            stone(8, 6, StoneOwner::Own),
        ];
        for text in [
            "BOARD 7,7,2 8,6,1 DONE",
            "board 7,7,2 8,6,1\ndone",
            "BOARD\t7, 7, 2\t8 ,6 , 1  DONE",
            "BOARD 7,7,2\n8,6,1 DONE",
            "BOARD\n7,7,2 8,6,1 DONE",
            "BOARD\n7,7,2\n8,6,1\nDONE",
        ] {
            assert_eq!(read(text), [Ok(Command::Board(stones.clone()))], "{text}");
        }
        let at = vec![Coordinates { x: 7, y: 7 }, Coordinates { x: 8, y: 8 }];
        let swap2 = read("SWAP2BOARD 7,7 8,8 DONE\nSWAP2BOARD DONE");
        let expected = [at.clone(), Vec::new()].map(|stones| Ok(Command::Swap2Board(stones)));
        assert_eq!(swap2, expected);
        assert_eq!(
            read("BOARD DONE TURN 7,7"),
            [
                Ok(Command::Board(Vec::new())),
                Ok(Command::Turn(Some(at[0])))
            ]
        );
    }

    #[test]
    fn a_command_within_a_position_is_carried_out_and_the_position_is_an_error() {
        for (line, command) in [
            ("END", Command::End),
            ("ABOUT", Command::About),
            ("BEGIN", Command::Begin),
            ("RESTART", Command::Restart),
            ("turn 3,4", Command::Turn(Some(Coordinates { x: 3, y: 4 }))),
            ("YXNBEST 1", Command::BestLines(1)),
            ("YXSHOWFORBID", Command::ShowForbidden),
            ("BOARD DONE", Command::Board(Vec::new())),
            ("YXBOARD 7,7,1 DONE", {
                Command::SetBoard(vec![stone(7, 7, StoneOwner::Own)])
            }),
        ] {
            for block in ["BOARD", "YXBOARD", "SWAP2BOARD"] {
                let text = format!("{block}\n7,7\n{line}");
                let unfinished = Err(ReadError::Unfinished(block));
                assert_eq!(read(&text), [unfinished, Ok(command.clone())], "{text}");
            }
        }
        let answers = read("BOARD\n7,7,2\nSTART x\nABOUT");
        assert_eq!(answers.len(), 3, "{answers:?}");
        assert!(matches!(answers[1], Err(ReadError::Size(_))));
        assert_eq!(
            read("YXBOARD\n7,7,2"),
            [Err(ReadError::Unfinished("YXBOARD"))],
            "the end of the input"
        );
    }

    #[test]
    fn what_is_never_answered_leaves_a_position_as_it_is() {
        assert_eq!(
            read("BOARD\n7,7,2\nINFO time_left 0\nSTOP\nDONE"),
            [
                Ok(Command::Info(Info::parse("time_left", "0"))),
                Ok(Command::Stop),
                Ok(Command::Board(vec![stone(7, 7, StoneOwner::Opponent)])),
            ]
        );
    }

    #[test]
    fn minus_one_twice_is_a_pass() {
        let pass = BoardLine {
            at: None,
            whose: StoneOwner::Opponent,
        };
        assert_eq!(
            read("TURN -1,-1\nYXBOARD\n7,7,1\n-1,-1,2\nDONE"),
            [
                Ok(Command::Turn(None)),
                Ok(Command::SetBoard(vec![stone(7, 7, StoneOwner::Own), pass])),
            ]
        );
        assert!(read("TURN -1,3")[0].is_err());
        assert!(read("TAKEBACK -1,-1")[0].is_err());
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
