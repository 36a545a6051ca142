//! SGF as a sequence of brackets, nodes and properties, in all its dialects: junk between games, texts with brackets that
//! should have been escaped, names of properties in lower case.

use super::text_end::{end_of_strict, end_of_text};
use super::words::{skip_space, word_length};

/// Properties whose values hold no free text, so that the first closing bracket ends them.
const STRICT: [&str; 16] = [
    "B", "W", "AB", "AW", "AE", "PL", "SZ", "GM", "FF", "CR", "SQ", "TR", "MA", "SL", "MN", "5A",
];
/// The most bytes of a file that are looked at for that.
const MAX_LOOKS: usize = 1 << 28;
/// The most properties of a node that are looked at to know whether a game begins with it.
const MAX_ROOT_PROPERTIES: usize = 16;

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// `(`: begins a game or a variation.
    Open,
    /// `)`: ends a game or a variation.
    Close,
    /// `;`: a node begins.
    Node,
    /// A property with the values in its brackets, as the file writes them.
    Property(String, Vec<&'a str>),
    /// What is no SGF, inside a game.
    Junk(&'a str),
    /// The end of the file inside a value.
    Cut,
}

/// The tokens of a file, with the number of open brackets.
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
    /// The bytes that may still be looked at for the ends of texts.
    looks: usize,
}

impl<'a> Tokens<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            depth: 0,
            looks: MAX_LOOKS,
        }
    }

    /// The place of the next token, in bytes.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The number of variations, the game included, that are open.
    pub const fn depth(&self) -> usize {
        self.depth
    }

    /// The text from a place on.
    pub fn from(&self, at: usize) -> &'a str {
        self.text.get(at..).unwrap_or_default()
    }

    /// The text from a place up to the next token, without white space around it.
    pub fn since(&self, at: usize) -> &'a str {
        self.text.get(at..self.at).unwrap_or_default().trim()
    }

    /// Skips to the next game, or to the end, and returns what lies before it. No game may be open.
    pub fn skip_to_game(&mut self) -> &'a str {
        let start = self.at;
        self.at = start_of_game(self.text, start).unwrap_or(self.text.len());
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Ends a game that is not closed, at a place where another one begins.
    pub const fn end_game(&mut self, at: usize) {
        self.at = at;
        self.depth = 0;
    }

    /// The names of the properties with which the node behind a bracket begins, up to its first move. The place is that of the
    /// bracket.
    pub fn names_at(&self, at: usize) -> Vec<String> {
        let mut tokens = Self {
            at,
            depth: 1,
            ..self.clone()
        };
        let mut names = Vec::new();
        if tokens.next() != Some(Token::Open) || tokens.next() != Some(Token::Node) {
            return names;
        }
        while let Some(Token::Property(name, _)) = tokens.next() {
            if matches!(name.as_str(), "B" | "W") || names.len() >= MAX_ROOT_PROPERTIES {
                break;
            }
            names.push(name);
        }
        names
    }

    /// The next token; `None` at the end.
    pub fn next(&mut self) -> Option<Token<'a>> {
        if self.depth == 0 {
            self.at = start_of_game(self.text, self.at)?;
        }
        let bytes = self.text.as_bytes();
        self.at = skip_space(bytes, self.at);
        match *bytes.get(self.at)? {
            b'(' => {
                self.at += 1;
                self.depth += 1;
                Some(Token::Open)
            }
            b')' => {
                self.at += 1;
                self.depth -= 1;
                Some(Token::Close)
            }
            b';' => {
                self.at += 1;
                Some(Token::Node)
            }
            _ => self.property().or_else(|| self.junk()),
        }
    }

    /// What is no SGF from here on, up to what may be.
    fn junk(&mut self) -> Option<Token<'a>> {
        let start = self.at;
        let bytes = self.text.as_bytes();
        while let Some(byte) = bytes.get(self.at) {
            let is_word = byte.is_ascii_alphanumeric();
            let begins_word =
                is_word && !(self.at > start && bytes[self.at - 1].is_ascii_alphanumeric());
            let is_part = matches!(byte, b'(' | b')' | b';');
            if self.at > start && (is_part || begins_word && self.is_property(self.at)) {
                break;
            }
            self.at += 1;
        }
        self.text.get(start..self.at).map(Token::Junk)
    }

    /// Whether a word begins here that a bracket follows.
    fn is_property(&self, at: usize) -> bool {
        let bytes = self.text.as_bytes();
        bytes.get(skip_space(bytes, at + word_length(bytes, at))) == Some(&b'[')
    }

    /// The property that begins here, if one does.
    fn property(&mut self) -> Option<Token<'a>> {
        let bytes = self.text.as_bytes();
        let start = self.at;
        let length = word_length(bytes, start);
        if length == 0 || !self.is_property(start) {
            return None;
        }
        let word = &self.text[start..start + length];
        self.at = skip_space(bytes, start + length);
        let name = property_name(word);
        let is_strict = STRICT.contains(&name.as_str());
        let mut values = Vec::new();
        while bytes.get(self.at) == Some(&b'[') {
            let end = if is_strict {
                end_of_strict(bytes, self.at + 1)
            } else {
                end_of_text(bytes, self.at + 1, &mut self.looks)
            };
            let Some(end) = end else {
                self.at = bytes.len();
                return Some(Token::Cut);
            };
            values.push(&self.text[self.at + 1..end]);
            self.at = skip_space(bytes, end + 1);
        }
        Some(Token::Property(name, values))
    }
}

/// Tells the lines of places that come one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    /// Before the first line of a text stand this many others.
    pub const fn new(text: &'a str, before: usize) -> Self {
        let (at, line) = (0, before + 1);
        Self { text, at, line }
    }

    /// The number of the line that a byte is in, from 1. It must not lie before the last one asked for.
    pub fn line_of(&mut self, at: usize) -> usize {
        let between = self.text.as_bytes().get(self.at..at).unwrap_or_default();
        self.line += between.iter().filter(|byte| **byte == b'\n').count();
        self.at = self.at.max(at);
        self.line
    }
}

/// The place of the next `(` that a node follows.
pub fn start_of_game(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = from;
    loop {
        at += bytes.get(at..)?.iter().position(|byte| *byte == b'(')?;
        let next = skip_space(bytes, at + 1);
        if bytes.get(next) == Some(&b';') {
            return Some(at);
        }
        at += 1;
    }
}

/// Whether a text has a game.
pub fn has_game(text: &str) -> bool {
    start_of_game(text, 0).is_some()
}

/// The capital letters and digits of a word, as older versions write `GaMe`; all of it in capitals if it has no capital.
fn property_name(word: &str) -> String {
    let has_capital = word.bytes().any(|letter| letter.is_ascii_uppercase());
    if has_capital {
        word.chars()
            .filter(|letter| !letter.is_ascii_lowercase())
            .collect()
    } else {
        word.to_ascii_uppercase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn properties(text: &str) -> Vec<(String, Vec<String>)> {
        let mut tokens = Tokens::new(text);
        let mut found = Vec::new();
        while let Some(token) = tokens.next() {
            if let Token::Property(name, values) = token {
                found.push((name, values.into_iter().map(str::to_owned).collect()));
            }
        }
        found
    }

    #[test]
    fn brackets_in_a_name_need_no_escape() {
        for (text, name) in [
            ("(;PB[[club] Ann]PW[Bo])", "[club] Ann"),
            ("(;PB[Ann [3d]]PW[Bo])", "Ann [3d]"),
            ("(;PB[Ann \\] ]PW[Bo])", "Ann \\] "),
        ] {
            let found = properties(text);
            assert_eq!(found[0], ("PB".to_owned(), vec![name.to_owned()]), "{text}");
            assert_eq!(found[1].1, ["Bo"], "{text}");
        }
    }

    #[test]
    fn bug_moves_in_a_comment_ended_the_game() {
        for comment in [
            "Better is the other side (W[gi]) or (W[gg]).",
            "Better (W[gi])",
            "try W[gi] or W[gg], then B[hg];W[hi] loses",
            "see (1) [a] or [b])",
            "a] b",
            "(W[gi]) W[gg]",
            "B[hh](W[gg]) or W[ii])",
        ] {
            let text = format!("(;B[hh];W[ii]C[{comment}];B[gh];W[ig])\n(;B[aa]C[{comment}])--");
            let found = properties(&text);
            let names: Vec<&str> = found.iter().map(|found| found.0.as_str()).collect();
            assert_eq!(names, ["B", "W", "C", "B", "W", "B", "C"], "{comment}");
            assert_eq!(found[2].1, [comment], "{comment}");
            assert_eq!(found[6].1, [comment], "{comment}");
        }
    }

    #[test]
    fn what_is_no_sgf_inside_a_game_is_told() {
        let mut tokens = Tokens::new("(;B[hh] foo, bar;W[ii]])");
        let mut junk = Vec::new();
        while let Some(token) = tokens.next() {
            if let Token::Junk(text) = token {
                junk.push(text.trim());
            }
        }
        assert_eq!(junk, ["foo, bar", "]"]);
    }

    #[test]
    fn many_brackets_in_texts_are_read_in_time() {
        let text = format!("(;C[{}", "W[a])".repeat(200_000));
        let start = std::time::Instant::now();
        while Tokens::new(&text).next().is_none() {}
        let mut tokens = Tokens::new(&text);
        while tokens.next().is_some() {}
        assert!(start.elapsed() < std::time::Duration::from_secs(20));
    }

    #[test]
    fn junk_around_games_is_no_game() {
        let text = "see (1) [a]\n( ;B[hh])---\n1[K11],A[L10]\n(;W[ii])";
        let names: Vec<String> = properties(text).into_iter().map(|found| found.0).collect();
        assert_eq!(names, ["B", "W"]);
    }

    #[test]
    fn names_of_older_versions_are_read() {
        assert_eq!(
            properties("(;GaMe[4]b[hh]5A[aa] [bb])"),
            [
                ("GM".to_owned(), vec!["4".to_owned()]),
                ("B".to_owned(), vec!["hh".to_owned()]),
                ("5A".to_owned(), vec!["aa".to_owned(), "bb".to_owned()]),
            ]
        );
    }

    #[test]
    fn a_file_that_ends_in_a_value_is_cut() {
        let mut tokens = Tokens::new("(;C[abc");
        assert_eq!(tokens.next(), Some(Token::Open));
        assert_eq!(tokens.next(), Some(Token::Node));
        assert_eq!(tokens.next(), Some(Token::Cut));
        assert_eq!(tokens.next(), None);
    }
}
