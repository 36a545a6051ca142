//! The commands that bring a position, and their lines until all are there.

use super::coordinates::point_or_pass;
use super::read_error::{MAX_LINES, ReadError, quoted};
use super::{BoardLine, Command, StoneOwner};

/// A command with a position, which takes several lines.
#[derive(Clone, Copy)]
pub enum PositionCommand {
    Board,
    SetBoard,
    Swap2,
}

impl PositionCommand {
    /// The command that a word, in capitals, begins.
    pub fn begun_by(word: &str) -> Option<Self> {
        [Self::Board, Self::SetBoard, Self::Swap2]
            .into_iter()
            .find(|command| command.word() == word)
    }

    /// Its word, in capitals.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Board => "BOARD",
            Self::SetBoard => "YXBOARD",
            Self::Swap2 => "SWAP2BOARD",
        }
    }
}

/// The lines of a position so far.
pub struct PositionLines {
    pub command: PositionCommand,
    pub lines: Vec<String>,
}

impl PositionLines {
    /// A position that begins with this command.
    pub const fn new(command: PositionCommand) -> Self {
        Self {
            command,
            lines: Vec::new(),
        }
    }

    /// The whole command.
    ///
    /// # Errors
    /// [`ReadError`] if a line cannot be read, or there are too many.
    pub fn read(&self) -> Result<Command, ReadError> {
        if self.lines.len() > MAX_LINES {
            return Err(ReadError::TooLong);
        }
        let lines = self.lines.iter().enumerate();
        let fault = |number: usize, line: &str| ReadError::Line {
            number: number + 1,
            line: quoted(line),
            wanted: match self.command {
                PositionCommand::Swap2 => "x,y",
                PositionCommand::Board | PositionCommand::SetBoard => "x,y,1 or x,y,2",
            },
        };
        match self.command {
            PositionCommand::Swap2 => lines
                .map(|(number, line)| line.parse().map_err(|_| fault(number, line)))
                .collect::<Result<_, _>>()
                .map(Command::Swap2Board),
            PositionCommand::Board | PositionCommand::SetBoard => {
                let lines = lines
                    .map(|(number, line)| board_line(line).ok_or_else(|| fault(number, line)))
                    .collect::<Result<_, _>>()?;
                Ok(match self.command {
                    PositionCommand::Board => Command::Board(lines),
                    _ => Command::SetBoard(lines),
                })
            }
        }
    }
}

fn board_line(line: &str) -> Option<BoardLine> {
    let (at, whose) = line.rsplit_once(',')?;
    Some(BoardLine {
        at: point_or_pass(at).ok()?,
        whose: match whose.trim() {
            "1" => StoneOwner::Own,
            "2" => StoneOwner::Opponent,
            "3" => StoneOwner::Marked,
            _ => return None,
        },
    })
}
