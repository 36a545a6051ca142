//! Answers for people or as JSON.

use serde_json::Value;

use narabe_command_line::say;

/// How answers are printed.
#[derive(Clone, Copy, Debug)]
pub struct Printer {
    json: bool,
}

impl Printer {
    /// As JSON, or for people.
    pub const fn new(json: bool) -> Self {
        Self { json }
    }

    /// Prints the value as JSON, or lets `for_people` print.
    pub fn print(self, value: &Value, for_people: impl FnOnce()) {
        if self.json {
            say!("{value}");
        } else {
            for_people();
        }
    }

    /// Prints what only people read: not with JSON.
    pub fn print_to_people(self, for_people: impl FnOnce()) {
        if !self.json {
            for_people();
        }
    }
}
