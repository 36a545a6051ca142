//! The floors of the house: a room may use the rooms below it and none above. The sources are read as text, so that the
//! rule holds for every feature and target at once.

use std::fs;
use std::path::Path;

/// The rooms from the ground up.
const FLOORS: [&str; 9] = [
    "rules", "notation", "engine", "protocol", "players", "net", "matches", "lobby", "app",
];
/// A room beside the others: it uses only itself, and only the top floor and the binaries use it.
const ART: &str = "art";
const TOP: &str = "app";
/// What stands above all rooms.
const ROOFS: [&str; 3] = ["main.rs", "lib.rs", "bin"];

fn floor(room: &str) -> Option<usize> {
    FLOORS.iter().position(|&floor| floor == room)
}

fn may_use(room: &str, used: &str) -> bool {
    room == used
        || ROOFS.contains(&room)
        || used == ART && room == TOP
        || matches!((floor(room), floor(used)), (Some(above), Some(below)) if above > below)
}

/// What a source file (its path below `src`) does that its floor forbids.
fn violations(path: &str, source: &str) -> Vec<String> {
    let room = path.split('/').next().unwrap_or_default().to_owned();
    let room = if ROOFS.contains(&room.as_str()) {
        room
    } else {
        room.trim_end_matches(".rs").to_owned()
    };
    if room != ART && floor(&room).is_none() && !ROOFS.contains(&room.as_str()) {
        return vec![format!("{path}: the room {room} has no floor")];
    }
    let words = words(&code_only(source));
    let used = rooms_used(&words, module_depth(path));
    let climbs = used
        .iter()
        .filter(|used| !may_use(&room, used))
        .map(|used| format!("{path}: {room} uses {used}"));
    let may_name_bevy = room == TOP || path == "main.rs";
    let names_bevy = !may_name_bevy
        && words
            .iter()
            .any(|word| word == "bevy" || word.starts_with("bevy_"));
    climbs
        .chain(names_bevy.then(|| format!("{path}: only the app may name bevy")))
        .collect()
}

/// How many `super` lead from the top of a file to the root of the crate.
fn module_depth(path: &str) -> usize {
    let parts = path.split('/').count();
    if path.ends_with("/mod.rs") {
        parts - 1
    } else {
        parts
    }
}

/// Every room that a path from the root of the crate names: after `crate::`, `narabe::`, or enough `super::`, alone or in braces.
fn rooms_used(words: &[String], depth: usize) -> Vec<String> {
    let mut used = Vec::new();
    for at in 0..words.len() {
        let rest = &words[at..];
        let starts_path = at == 0 || words[at - 1] != "::";
        let supers = rest
            .chunks(2)
            .take_while(|step| step[0] == "super" && step.get(1).is_some_and(|next| next == "::"));
        let root = match rest {
            [name, path, ..] if path == "::" && (name == "crate" || name == "narabe") => &rest[2..],
            _ if starts_path => match supers.count() {
                climbed if climbed >= depth.max(1) => &rest[2 * climbed..],
                _ => continue,
            },
            _ => continue,
        };
        used.extend(
            heads(root)
                .filter(|name| floor(name).is_some() || *name == ART)
                .map(str::to_owned),
        );
    }
    used
}

/// The first name of each branch of a path: `a` of `a::b`, `a` and `c` of `{a::b, c}`.
fn heads(path: &[String]) -> impl Iterator<Item = &str> {
    let mut braces = 0_usize;
    let inside = path.iter().enumerate().take_while(move |&(at, word)| {
        match word.as_str() {
            "{" => braces += 1,
            "}" => braces = braces.saturating_sub(1),
            _ => {}
        }
        at == 0 || braces > 0
    });
    let mut depth = 0_usize;
    inside.filter_map(move |(at, word)| {
        let is_head = at == 0 || depth == 1 && matches!(path[at - 1].as_str(), "{" | ",");
        match word.as_str() {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            name if is_head => return Some(name),
            _ => {}
        }
        None
    })
}

/// Names, `::`, and single signs.
fn words(code: &str) -> Vec<String> {
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
fn code_only(source: &str) -> String {
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

fn violations_below(folder: &Path, source_root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(violations_below(&path, source_root));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path
                .strip_prefix(source_root)
                .unwrap()
                .to_str()
                .unwrap()
                .replace('\\', "/");
            found.extend(violations(&name, &fs::read_to_string(&path).unwrap()));
        }
    }
    found
}

#[test]
fn no_room_climbs_a_floor() {
    let source_root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let found = violations_below(&source_root, &source_root);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_planted_climb_is_caught() {
    let planted = [
        ("rules/board.rs", "use crate::notation::Text;"),
        (
            "rules/record/mod.rs",
            "fn f() { crate::engine::classic::f() }",
        ),
        ("rules/mod.rs", "use super::engine;"),
        (
            "rules/record/form.rs",
            "use super::super::super::notation::x;",
        ),
        (
            "rules/board.rs",
            "mod tests { use super::super::super::engine::x; }",
        ),
        (
            "notation/mod.rs",
            "use crate::{rules::{Point, Side}, engine::Level};",
        ),
        ("notation.rs", "use crate ::\n{ /* } */ rules, app };"),
        (
            "engine/mod.rs",
            "let quote = '\"'; use crate::app::x; let other = '\"';",
        ),
        ("engine/mod.rs", "let text = \"\\\"\"; use narabe::net::x;"),
        ("engine/mod.rs", "use ::narabe::players::x;"),
        ("art/wood.rs", "use crate::rules::Point;"),
        ("engine/mod.rs", "use crate::art::wood;"),
        ("players/mod.rs", "use crate::app::state;"),
        ("rules/mod.rs", "use bevy::prelude::Component;"),
        ("lib.rs", "use bevy_kira_audio::Audio;"),
        ("bin/tool.rs", "fn f(app: &mut bevy::app::App) {}"),
        ("cellar/mod.rs", ""),
    ];
    for (path, source) in planted {
        assert_eq!(
            violations(path, source).len(),
            1,
            "{path}: {source}\n{:?}",
            violations(path, source)
        );
    }
}

#[test]
fn what_is_allowed_is_let_pass() {
    let allowed = [
        (
            "rules/board.rs",
            "use super::{Point, Side}; use crate::rules::Rule;",
        ),
        (
            "rules/record/mod.rs",
            "//! Not like crate::engine.\n/* nor bevy */ const X: &str = \"crate::app\";",
        ),
        (
            "engine/classic/mod.rs",
            "use crate::rules::{Point, app}; use crate::notation::{self, x::{y, net}};",
        ),
        (
            "engine/mod.rs",
            "let life: &'static str = r#\"\"crate::app::bevy\"#;",
        ),
        (
            "app/board/model.rs",
            "use bevy::prelude::App; use crate::art::wood; use crate::rules::Point;",
        ),
        ("main.rs", "use bevy::prelude::App; use narabe::app;"),
        (
            "bin/xtask/main.rs",
            "use narabe::art; mod engine; use self::engine::x;",
        ),
        ("lib.rs", "pub mod app; pub mod rules;"),
    ];
    for (path, source) in allowed {
        assert_eq!(violations(path, source), Vec::<String>::new(), "{source}");
    }
}
