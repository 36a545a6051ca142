//! The program as a manager starts it: with pipes for commands and answers.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::PROGRAM;

/// The engine with its pipes.
pub struct Engine {
    pub child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start() -> Self {
        let mut child = Command::new(PROGRAM)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    pub fn send(&mut self, text: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(text.as_bytes()).unwrap();
        input.flush().unwrap();
    }

    /// The next line that is no message.
    pub fn line(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(
                self.output.read_line(&mut line).unwrap() > 0,
                "it has ended"
            );
            if !line.starts_with("MESSAGE") && !line.starts_with("DEBUG") {
                return line.trim_end().to_owned();
            }
        }
    }

    pub fn ask(&mut self, text: &str) -> String {
        self.send(text);
        self.line()
    }

    /// The next answer as a point, from zero.
    pub fn point(&mut self, text: &str) -> (u8, u8) {
        let line = self.ask(text);
        let (x, y) = line
            .split_once(',')
            .unwrap_or_else(|| panic!("no point: {line}"));
        (x.parse().unwrap(), y.parse().unwrap())
    }

    /// Closes the pipe, or not, and waits for the end. Gives what was still said.
    pub fn end(mut self, close: bool) -> String {
        if close {
            self.input = None;
        }
        let rest: Vec<_> = self.output.lines().map(Result::unwrap).collect();
        assert!(self.child.wait().unwrap().success());
        rest.join("\n")
    }
}
