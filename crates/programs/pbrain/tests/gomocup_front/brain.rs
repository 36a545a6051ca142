//! The program as a manager starts it: with pipes for commands and answers.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use crate::brain_program;

/// A running brain with its pipes.
pub struct Brain {
    pub child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Brain {
    pub fn start() -> Self {
        let mut child = brain_program()
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
        self.send_bytes(text.as_bytes());
    }

    /// Says anything. A brain that has ended reads no more.
    pub fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        let sent = input.write_all(bytes).and_then(|()| input.flush());
        let is_ended = |error: &std::io::Error| error.kind() == ErrorKind::BrokenPipe;
        assert!(sent.as_ref().err().is_none_or(is_ended), "{sent:?}");
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
