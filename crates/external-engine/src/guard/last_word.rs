//! What a guard says of the end of its program.

use crate::Exit;

/// The begin of the line: no text has this character.
const MARK: &str = "\0guard ";

/// Why a program has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastWord {
    /// It was never started, by the words of the system.
    CannotStart(String),
    /// It has exited.
    Exited(Exit),
    /// It used too much memory.
    TooMuchMemory,
}

impl LastWord {
    /// The line, on its own after anything.
    pub fn line(&self) -> String {
        let text = match self {
            Self::CannotStart(why) => format!("cannot-start {}", why.replace(['\r', '\n'], " ")),
            Self::Exited(Exit::Code(code)) => format!("code {code}"),
            Self::Exited(Exit::Signal(signal)) => format!("signal {signal}"),
            Self::Exited(Exit::Unknown) => "exited".to_owned(),
            Self::TooMuchMemory => "memory".to_owned(),
        };
        format!("\n{MARK}{text}\n")
    }

    /// Reads a line of the output, if the guard has written it.
    pub fn read(line: &str) -> Option<Self> {
        let text = line.trim_end().strip_prefix(MARK)?;
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let number = || rest.parse().ok();
        Some(match word {
            "cannot-start" => Self::CannotStart(rest.to_owned()),
            "memory" => Self::TooMuchMemory,
            "code" => Self::Exited(number().map_or(Exit::Unknown, Exit::Code)),
            "signal" => Self::Exited(number().map_or(Exit::Unknown, Exit::Signal)),
            _ => Self::Exited(Exit::Unknown),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back_equal_and_no_line_of_a_program_is_one() {
        for word in [
            LastWord::CannotStart("Exec format error (os error 8)".to_owned()),
            LastWord::Exited(Exit::Code(3)),
            LastWord::Exited(Exit::Signal(11)),
            LastWord::Exited(Exit::Unknown),
            LastWord::TooMuchMemory,
        ] {
            let line = word.line();
            let mut lines = line.lines();
            assert_eq!(lines.next(), Some(""));
            assert_eq!(lines.next().and_then(LastWord::read), Some(word));
        }
        assert_eq!(LastWord::read("guard memory"), None);
    }
}
