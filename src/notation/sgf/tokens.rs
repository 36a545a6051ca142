//! SGF as a sequence of brackets, nodes and properties, in all its dialects: junk between games, texts with brackets that
//! should have been escaped, names of properties in lower case.

/// Properties whose values hold no free text, so that the first closing bracket ends them.
const STRICT: [&str; 16] = [
    "B", "W", "AB", "AW", "AE", "PL", "SZ", "GM", "FF", "CR", "SQ", "TR", "MA", "SL", "MN", "5A",
];
/// The longest name of a property that is looked for behind a bracket in a text.
const MAX_NAME: usize = 16;

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// `(`: a game or a variation begins.
    Open,
    /// `)`: it ends.
    Close,
    /// `;`: a node begins.
    Node,
    /// A property with the values in its brackets, as the file writes them.
    Property(String, Vec<&'a str>),
    /// The end of the file inside a value.
    Cut,
}

/// The tokens of a file, with the number of open brackets.
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl<'a> Tokens<'a> {
    pub const fn new(text: &'a str) -> Self {
        let (at, depth) = (0, 0);
        Self { text, at, depth }
    }

    /// The place of the next token, in bytes.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The number of variations, the game included, that are open.
    pub const fn depth(&self) -> usize {
        self.depth
    }

    /// The next token; `None` at the end.
    pub fn next(&mut self) -> Option<Token<'a>> {
        if self.depth == 0 {
            self.at = start_of_game(self.text, self.at)?;
        }
        loop {
            let byte = *self.text.as_bytes().get(self.at)?;
            match byte {
                b'(' => {
                    self.at += 1;
                    self.depth += 1;
                    return Some(Token::Open);
                }
                b')' => {
                    self.at += 1;
                    self.depth -= 1;
                    return Some(Token::Close);
                }
                b';' => {
                    self.at += 1;
                    return Some(Token::Node);
                }
                letter if letter.is_ascii_alphanumeric() => {
                    if let Some(token) = self.property() {
                        return Some(token);
                    }
                }
                _ => self.at += 1,
            }
        }
    }

    /// The property that begins here; `None`, behind the word, if no bracket follows it.
    fn property(&mut self) -> Option<Token<'a>> {
        let bytes = self.text.as_bytes();
        let start = self.at;
        let letters = bytes[start..]
            .iter()
            .take_while(|byte| byte.is_ascii_alphanumeric());
        let word = &self.text[start..start + letters.count()];
        self.at = skip_space(bytes, start + word.len());
        if bytes.get(self.at) != Some(&b'[') {
            return None;
        }
        let name = property_name(word);
        let is_strict = STRICT.contains(&name.as_str());
        let mut values = Vec::new();
        while bytes.get(self.at) == Some(&b'[') {
            let Some(end) = end_of_value(bytes, self.at + 1, is_strict) else {
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
    pub const fn new(text: &'a str) -> Self {
        let (at, line) = (0, 1);
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
fn start_of_game(text: &str, from: usize) -> Option<usize> {
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

fn skip_space(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    from + rest
        .iter()
        .take_while(|byte| byte.is_ascii_whitespace())
        .count()
}

/// The capital letters and digits of a word, as older versions write `GaMe`; all of it in capitals if it has no capital.
fn property_name(word: &str) -> String {
    let has_capital = word.bytes().any(|letter| letter.is_ascii_uppercase());
    match has_capital {
        true => word
            .chars()
            .filter(|letter| !letter.is_ascii_lowercase())
            .collect(),
        false => word.to_ascii_uppercase(),
    }
}

/// The place of the bracket that closes a value. In a text it is the first behind which the file goes on as SGF.
fn end_of_value(bytes: &[u8], from: usize, is_strict: bool) -> Option<usize> {
    let mut at = from;
    let mut last = None;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b']' if is_strict || goes_on(bytes, at + 1) => return Some(at),
            b']' => last = Some(at),
            _ => {}
        }
        at += 1;
    }
    last
}

/// Whether what follows a closing bracket is SGF: another value, a node, a variation, a property or the end.
fn goes_on(bytes: &[u8], from: usize) -> bool {
    let at = skip_space(bytes, from);
    match bytes.get(at) {
        None | Some(b'[' | b'(' | b')' | b';') => true,
        Some(letter) if letter.is_ascii_alphanumeric() => {
            let rest = &bytes[at..bytes.len().min(at + MAX_NAME)];
            let name = rest
                .iter()
                .take_while(|byte| byte.is_ascii_alphanumeric())
                .count();
            bytes.get(skip_space(bytes, at + name)) == Some(&b'[')
        }
        Some(_) => false,
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
