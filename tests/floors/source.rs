//! Rust source as a list of words, without comments and the contents of strings.

use std::fs;
use std::path::Path;

/// A source file: its path below the root, with `/` between folders, and its text.
pub struct SourceFile {
    pub path: String,
    pub text: String,
}

/// All Rust files in a folder and the folders in it.
pub fn read_all(root: &Path) -> Vec<SourceFile> {
    let mut files = Vec::new();
    read_folder(root, root, &mut files);
    files.sort_by(|one, other| one.path.cmp(&other.path));
    files
}

fn read_folder(folder: &Path, root: &Path, files: &mut Vec<SourceFile>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_folder(&path, root, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let inner = path.strip_prefix(root).unwrap().to_str().unwrap();
            files.push(SourceFile {
                path: inner.replace('\\', "/"),
                text: fs::read_to_string(&path).unwrap(),
            });
        }
    }
}

/// Names, `::`, and single signs.
pub fn words(code: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut continues = false;
    for sign in code.chars() {
        let is_name = sign.is_alphanumeric() || sign == '_';
        match words.last_mut() {
            Some(word) if continues && is_name => word.push(sign),
            Some(word) if sign == ':' && continues && word == ":" => word.push(sign),
            _ if sign.is_whitespace() => {}
            _ => words.push(sign.to_string()),
        }
        continues = is_name || sign == ':' && words.last().is_some_and(|word| word == ":");
    }
    words
}

/// The source without comments and the contents of strings.
pub fn code_only(source: &str) -> String {
    let mut code = String::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let skipped = skip_text(rest).unwrap_or(0);
        if skipped == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.push(' ');
            rest = &rest[skipped..];
        }
    }
    code
}

/// How many bytes the comment, string or character takes that the code starts with, if it does.
fn skip_text(code: &str) -> Option<usize> {
    let until = |start: usize, end: &str| {
        code[start..]
            .find(end)
            .map_or(code.len(), |at| start + at + end.len())
    };
    if code.starts_with("//") {
        return Some(until(2, "\n"));
    }
    if code.starts_with("/*") {
        return Some(until(2, "*/"));
    }
    if code.starts_with('"') {
        return Some(end_of_string(code));
    }
    if let Some(raw) = code.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        return raw[hashes..]
            .starts_with('"')
            .then(|| until(hashes + 2, &format!("\"{}", "#".repeat(hashes))));
    }
    let character = code.strip_prefix('\'')?;
    let mut signs = character.char_indices();
    match signs.next()?.1 {
        '\\' => Some(until(3, "'")),
        _ => signs
            .next()
            .filter(|&(_, next)| next == '\'')
            .map(|(at, _)| at + 2),
    }
}

fn end_of_string(code: &str) -> usize {
    let mut escaped = false;
    for (at, sign) in code.char_indices().skip(1) {
        if sign == '"' && !escaped {
            return at + 1;
        }
        escaped = sign == '\\' && !escaped;
    }
    code.len()
}
