//! The order of the modules: each may use those below it and none above. The sources are read as text, so that the rule holds for
//! every feature and target at once. Other packages are read as modules of the library: the game as `app`, `narabe-rules` as `rules`.

mod circles;
mod imports;
mod source;

use std::path::Path;

use circles::circles;
use imports::{Use, uses};
use source::{SourceFile, code_only, words};

/// The rooms from the ground up.
const FLOORS: [&str; 15] = [
    "rules",
    "notation",
    "board_reader",
    "engine",
    "study",
    "learn",
    "library",
    "pictures",
    "protocol",
    "players",
    "net",
    "matches",
    "game_files",
    "lobby",
    "app",
];
/// A room beside the others: it uses only itself, and only what paints or reads pictures uses it.
const ART: &str = "art";
const USE_ART: [&str; 4] = ["board_reader", "pictures", "game_files", TOP];
const TOP: &str = "app";
/// What stands above all rooms.
const ROOFS: [&str; 3] = ["main.rs", "lib.rs", "bin"];

fn floor(room: &str) -> Option<usize> {
    FLOORS.iter().position(|&floor| floor == room)
}

fn may_use(room: &str, used: &str) -> bool {
    room == used
        || ROOFS.contains(&room)
        || used == ART && USE_ART.contains(&room)
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

#[test]
fn no_room_climbs_a_floor() {
    let found: Vec<String> = sources()
        .iter()
        .flat_map(|file| violations(&file.path, &file.text))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The modules of the app from the ground up; `mod` is `app/mod.rs`.
const APP_FLOORS: [&str; 36] = [
    "random",
    "web_worker",
    "time_slice",
    "first_frames",
    "redraw",
    "playback",
    "storage",
    "calendar",
    "state",
    "settings",
    "locale",
    "layout",
    "easing",
    "theme",
    "background",
    "widgets",
    "board",
    "live",
    "study",
    "learn",
    "puzzles",
    "drill",
    "opponents",
    "library",
    "effects",
    "input",
    "audio",
    "share",
    "screens",
    "page",
    "screen_reader",
    "speech",
    "shots",
    "window",
    "mod",
    "launch",
];

#[test]
fn no_module_of_the_app_uses_one_above_it() {
    let found = app_violations(&sources());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What the files of the app use that lies above them, or has no floor. Code for tests may use anything.
fn app_violations(files: &[SourceFile]) -> Vec<String> {
    let floor = |path: &[String]| {
        // The plugin is in app/mod.rs.
        let name = path.get(1).filter(|name| *name != "plugin");
        let name = name.map_or("mod", String::as_str);
        APP_FLOORS.iter().position(|&floor| floor == name)
    };
    let mut found = Vec::new();
    for Use {
        file,
        module,
        path: used,
        ..
    } in uses(files)
    {
        let (Some(module), Some(_)) = (
            module
                .first()
                .is_some_and(|top| top == TOP)
                .then_some(module),
            used.first().filter(|top| *top == TOP),
        ) else {
            continue;
        };
        match (floor(&module), floor(&used)) {
            (Some(above), Some(below)) if above >= below => {}
            (None, _) => found.push(format!("{file}: its module has no floor")),
            _ => found.push(format!("{file} uses {}", used.join("::"))),
        }
    }
    found
}

#[test]
fn no_files_of_the_app_use_each_other() {
    let mut files = sources();
    files.retain(|file| file.path.starts_with("app/"));
    let found: Vec<String> = circles(&files)
        .iter()
        .map(|circle| circle.join("\n"))
        .collect();
    assert!(found.is_empty(), "circles:\n{}", found.join("\n\n"));
}

#[test]
fn a_planted_climb_in_the_app_is_caught() {
    let found = |path: &str, text: &str| {
        let file = |path: &str, text: &str| SourceFile {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let module = file("app/board/mod.rs", "mod plan; mod easing;");
        app_violations(&[file("app/mod.rs", "mod board;"), module, file(path, text)])
    };
    for climb in [
        "use crate::app::screens::x;",
        "use super::super::live::Live;",
        "fn f() { crate::app::launch::x() }",
        "use crate::app::{settings::Settings, effects::x};",
        "use crate::app::cellar::x;",
    ] {
        assert_eq!(found("app/board/plan.rs", climb).len(), 1, "{climb}");
    }
    for allowed in [
        "use crate::app::settings::Settings; use crate::rules::Side;",
        "fn f() {}\n#[cfg(test)]\nmod tests { use crate::app::screens::x; }",
    ] {
        assert_eq!(found("app/board/plan.rs", allowed), [""; 0], "{allowed}");
    }
    assert_eq!(
        found("app/cellar/plan.rs", "use crate::app::settings::x;").len(),
        1
    );
}

/// Packages, by their names in code and their folders, and the modules of the library as which they are read.
const PACKAGES: [(&str, &str, &str); 2] = [
    ("narabe_rules", "crates/rules/src", "rules"),
    ("narabe_app", "app/src", TOP),
];

/// The files of the library, and those of the other packages as modules of the library.
fn sources() -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = source::read_all(&root.join("src"));
    for (name, folder, module) in PACKAGES {
        let own = source::read_all(&root.join(folder)).into_iter();
        files.extend(own.map(|file| in_library(file, name, module)));
    }
    files
}

/// A file of a package as it would be in a module of the library.
fn in_library(file: SourceFile, name: &str, module: &str) -> SourceFile {
    let path = match file.path.as_str() {
        "main.rs" => "main.rs".to_owned(),
        "lib.rs" => format!("{module}/mod.rs"),
        inner => format!("{module}/{inner}"),
    };
    let inside = format!("crate::{module}::");
    let text = file.text.replace("crate::", &inside);
    let text = text.replace(&format!("{name}::"), &inside);
    SourceFile { path, text }
}

#[test]
fn a_file_of_the_game_is_read_as_one_of_the_library() {
    let file = |path: &str, text: &str| SourceFile {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let text = "use crate::screens::x; use narabe::rules::Side;";
    let in_library = |file| in_library(file, "narabe_app", TOP);
    let read = in_library(file("board/plan.rs", text));
    assert_eq!(read.path, "app/board/plan.rs");
    assert_eq!(
        read.text,
        "use crate::app::screens::x; use narabe::rules::Side;"
    );
    assert_eq!(
        app_violations(&[in_library(file("lib.rs", "mod board;")), read]),
        ["app/board/plan.rs uses app::screens::x"]
    );
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
            "bin/tool/main.rs",
            "use narabe::art; mod engine; use self::engine::x;",
        ),
        ("lib.rs", "pub mod app; pub mod rules;"),
    ];
    for (path, source) in allowed {
        assert_eq!(violations(path, source), Vec::<String>::new(), "{source}");
    }
}
